/** npm hands on the signal that a terminal, or whoever watches over services, has already sent to all of its processes. */
const ECHO_MS = 1_000

/**
 * Calls `stop` when the process is told to end (Ctrl-C, SIGTERM). Told again a second later or more, it ends at once:
 * somebody does not want to wait.
 */
export function onStop(stop: () => void): void {
  let since: number | undefined
  const told = () => {
    if (since === undefined) {
      since = performance.now()
      stop()
    } else if (performance.now() - since > ECHO_MS) process.exit(1)
  }
  process.on('SIGINT', told).on('SIGTERM', told)
}
