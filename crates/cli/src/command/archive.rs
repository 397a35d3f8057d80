//! `export`, `import` and `backup`: where games are kept, and moving them elsewhere.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use runestones_server::rehearse;
use runestones_store::{AnyStore, Moved, Store as _, export, import};

/// Where the games are.
#[derive(clap::Args)]
pub(super) struct StoreArgs {
    /// The folder of a server's games
    #[arg(long, env = "RUNESTONES_DATA", default_value = "data")]
    data: PathBuf,
    /// A database, as in `postgres://user:password@host/database`, instead of the folder
    #[arg(long, env = "RUNESTONES_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl StoreArgs {
    fn file(&self) -> PathBuf {
        self.data.join("runestones.db")
    }

    /// Games that are to be read must be there: a wrong folder must not look like an empty one.
    async fn open_existing(&self) -> anyhow::Result<AnyStore> {
        self.check_there()?;
        self.open().await
    }

    async fn open(&self) -> anyhow::Result<AnyStore> {
        Ok(AnyStore::open(&self.address()?).await?)
    }

    /// As its owner: a server that runs on the folder would not hear of what is written to it.
    async fn own(&self, who: &str) -> anyhow::Result<AnyStore> {
        Ok(AnyStore::own(&self.address()?, who, false).await?)
    }

    /// The same of games that must be there.
    pub(super) async fn own_existing(&self, who: &str) -> anyhow::Result<AnyStore> {
        self.check_there()?;
        self.own(who).await
    }

    fn check_there(&self) -> anyhow::Result<()> {
        if self.database.is_none() && !self.file().exists() {
            bail!("there are no games in {}: choose the folder with --data", self.data.display());
        }
        Ok(())
    }

    fn address(&self) -> anyhow::Result<String> {
        if let Some(database) = &self.database {
            return Ok(database.clone());
        }
        std::fs::create_dir_all(&self.data)
            .with_context(|| format!("cannot use the folder {}", self.data.display()))?;
        Ok(self.file().to_string_lossy().into_owned())
    }
}

/// What to write.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones export --data data games.jsonl
  runestones export --database postgres://brown@localhost/games - | gzip > games.jsonl.gz
The server may keep running. Every game is written as it is when its turn comes.")]
pub(crate) struct ExportArgs {
    #[command(flatten)]
    place: StoreArgs,
    /// The file to write, which must be new; - writes to the standard output
    file: PathBuf,
}

/// What to read.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones import --database postgres://brown@localhost/games games.jsonl
  gunzip -c games.jsonl.gz | runestones import --data data -
An import that was interrupted can be repeated. No server may use the folder meanwhile.")]
pub(crate) struct ImportArgs {
    #[command(flatten)]
    place: StoreArgs,
    /// The file to read; - reads from the standard input
    file: PathBuf,
}

/// What to copy.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  runestones backup --data data monday.db
  runestones backup --data data --verify monday.db
  runestones backup --verify monday.db
The server may keep running. To go back, put the copy into an empty folder as runestones.db.")]
pub(crate) struct BackupArgs {
    /// The folder of a server's games
    #[arg(long, env = "RUNESTONES_DATA", default_value = "data")]
    data: PathBuf,
    /// Restore the copy into a temporary folder, check it and replay its games by the rules; if the file already exists,
    /// only check it
    #[arg(long)]
    verify: bool,
    /// With --verify: replay only every Nth game
    #[arg(long, value_name = "N", default_value_t = 1, requires = "verify")]
    every: u64,
    /// The file to write, which must be new
    file: PathBuf,
}

pub(crate) fn run_export(args: &ExportArgs) -> anyhow::Result<ExitCode> {
    let moved = in_runtime(async {
        let store = args.place.open_existing().await?;
        let moved = if is_standard(&args.file) {
            export(&store, io::stdout().lock()).await?
        } else {
            let file = File::create_new(&args.file).with_context(|| format!("cannot write {}", args.file.display()))?;
            let mut file = BufWriter::new(file);
            let moved = export(&store, &mut file).await?;
            file.flush()?;
            file.get_ref().sync_all()?;
            moved
        };
        store.close().await;
        Ok(moved)
    })?;
    Ok(tell("exported", &moved))
}

pub(crate) fn run_import(args: &ImportArgs) -> anyhow::Result<ExitCode> {
    let moved = in_runtime(async {
        // The file first: without one, no database is made.
        let source: Box<dyn BufRead> = if is_standard(&args.file) {
            Box::new(io::stdin().lock())
        } else {
            let file = File::open(&args.file).with_context(|| format!("cannot read {}", args.file.display()))?;
            Box::new(BufReader::new(file))
        };
        let store = args.place.own("runestones import").await?;
        let moved = import(&store, source).await?;
        store.close().await;
        Ok(moved)
    })?;
    Ok(tell("imported", &moved))
}

pub(crate) fn run_backup(args: &BackupArgs) -> anyhow::Result<ExitCode> {
    let is_made = !(args.verify && args.file.exists());
    if is_made {
        let place = StoreArgs { data: args.data.clone(), database: None };
        in_runtime(async {
            let store = place.open_existing().await?;
            store.backup(&args.file).await?;
            store.close().await;
            Ok(())
        })?;
        eprintln!("{} holds a copy of every game.", args.file.display());
    }
    if args.verify { verify(args) } else { Ok(ExitCode::SUCCESS) }
}

/// A test restore. The copy itself is not touched.
fn verify(args: &BackupArgs) -> anyhow::Result<ExitCode> {
    let folder = tempfile::tempdir().context("cannot make a folder to restore into")?;
    let restored = folder.path().join("runestones.db");
    std::fs::copy(&args.file, &restored).with_context(|| format!("cannot restore {}", args.file.display()))?;
    let seen = in_runtime(async {
        let store = AnyStore::open(&restored.to_string_lossy()).await?;
        let seen = rehearse(&store, args.every).await?;
        store.close().await;
        Ok(seen)
    })?;
    eprintln!("{}: {} games, {} of them replayed by the rules", args.file.display(), seen.games, seen.replayed);
    for problem in &seen.problems {
        eprintln!("PROBLEM  {problem}");
    }
    if !seen.problems.is_empty() {
        return Ok(ExitCode::FAILURE);
    }
    eprintln!("The copy can be restored.");
    Ok(ExitCode::SUCCESS)
}

fn is_standard(file: &Path) -> bool {
    file == Path::new("-")
}

pub(super) fn in_runtime<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Runtime::new().context("cannot start threads")?.block_on(work)
}

/// Says what was done, beside the games themselves, which may be on the standard output.
fn tell(done: &str, moved: &Moved) -> ExitCode {
    eprintln!("{done}: {} games, {} people, {} other records", moved.games, moved.people, moved.rows);
    for (game, reason) in &moved.left {
        eprintln!("left behind: game {game} is damaged: {reason}");
    }
    if moved.left.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
