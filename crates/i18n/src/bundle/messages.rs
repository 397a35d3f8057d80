//! The messages of the Fluent files as the tests look at them: which there are, and what they mention.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;

use super::sources;
use crate::locale::Locale;

/// What a message or term mentions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Mentions {
    pub(super) variables: BTreeSet<String>,
    /// The variables that a text chooses by, and between what.
    pub(super) choices: BTreeMap<String, BTreeSet<String>>,
    /// Messages, and terms with their dash.
    pub(super) references: BTreeSet<String>,
}

/// The messages and terms of some of a language's files, by key; terms have their dash. The files must be flawless.
pub(super) fn messages(locale: Locale, files: std::ops::Range<usize>) -> BTreeMap<String, Mentions> {
    let mut all = BTreeMap::new();
    for source in &sources(locale)[files] {
        let resource = parse(*source).unwrap_or_else(|(_, errors)| panic!("{locale}: {errors:?}"));
        for entry in resource.body {
            let (key, pattern) = match entry {
                Entry::Message(message) => (message.id.name.to_owned(), message.value.expect("a message has a text")),
                Entry::Term(term) => (format!("-{}", term.id.name), term.value),
                Entry::Junk { content } => panic!("{locale}: cannot read {content}"),
                _ => continue,
            };
            let mut mentions = Mentions::default();
            mentions.in_pattern(&pattern);
            assert!(all.insert(key.clone(), mentions).is_none(), "{locale}: {key} is there twice");
        }
    }
    all
}

impl Mentions {
    fn in_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.in_expression(expression);
            }
        }
    }

    fn in_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.in_inline(inline),
            Expression::Select { selector, variants } => {
                self.in_inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let choices = self.choices.entry(id.name.to_owned()).or_default();
                    choices.extend(variants.iter().map(|variant| match &variant.key {
                        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
                            (*name).to_owned()
                        }
                    }));
                }
                for variant in variants {
                    self.in_pattern(&variant.value);
                }
            }
        }
    }

    fn in_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.in_arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.in_arguments(arguments),
            InlineExpression::Placeable { expression } => self.in_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn in_arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.in_inline(argument));
        arguments.named.iter().for_each(|argument| self.in_inline(&argument.value));
    }
}
