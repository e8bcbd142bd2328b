import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Interval in ms at which the process looks whether it is idle. */
const LOOK_MS = 10_000
/** Share of a processor below which the process counts as idle. */
const IDLE_SHARE = 0.05
/** Growth in bytes since the last collection that is worth the next one. */
const WORTH = 16 * 1024 * 1024

/**
 * Collects garbage while the process is idle, after the start and after load. V8 collects by allocation, so an idle process
 * would keep the memory of its busiest minute.
 */
export function collectWhenIdle(): { close(): void } {
  let kept = 0
  let before = process.cpuUsage()
  const timer = setInterval(look, LOOK_MS).unref()
  return { close: () => clearInterval(timer) }

  function look(): void {
    const { user, system } = process.cpuUsage(before)
    before = process.cpuUsage()
    if (user + system > LOOK_MS * 1000 * IDLE_SHARE || process.memoryUsage.rss() - kept < WORTH) return
    exposedGc()({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    kept = process.memoryUsage.rss()
  }
}

/** Returns V8's garbage collection, which is hidden without its flag. */
function exposedGc(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc')
  const gc: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return gc
}
