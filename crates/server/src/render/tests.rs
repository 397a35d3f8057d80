//! No secrets: what is drawn is the same for any two games that differ only in what the viewer cannot know.
