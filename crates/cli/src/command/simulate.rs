use std::process::ExitCode;

#[derive(clap::Args, Default)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> anyhow::Result<ExitCode> {
    anyhow::bail!("not there yet")
}
