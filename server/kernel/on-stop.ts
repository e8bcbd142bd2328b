/** npm and service managers can deliver one signal twice: npm forwards a signal that all processes have already received. */
const ECHO_MS = 1_000

/**
 * Calls `stop` on SIGINT (Ctrl-C) or SIGTERM. A repeated signal after more than 1 s exits the process at once: the user does
 * not want to wait.
 */
export function onStop(stop: () => void): void {
  let since: number | undefined
  const onSignal = () => {
    if (since === undefined) {
      since = performance.now()
      stop()
    } else if (performance.now() - since > ECHO_MS) process.exit(1)
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
}
