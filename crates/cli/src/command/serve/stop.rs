//! When to stop.

/// Ctrl-C, or the signal with which a system stops its services. They are listened for from this call on, not only when
/// somebody waits.
#[cfg(unix)]
pub(super) fn signal() -> impl Future<Output = ()> + Send {
    use tokio::signal::unix::{SignalKind, signal};
    let [interrupt, terminate] = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        // Without a handler a signal ends the program as it always did.
        let wait = async |signal: std::io::Result<tokio::signal::unix::Signal>| match signal {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        };
        tokio::select! {
            () = wait(interrupt) => {}
            () = wait(terminate) => {}
        }
    }
}

#[cfg(not(unix))]
pub(super) async fn signal() {
    // Without a handler the signal ends the program as it always did.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
