/** Returns the current time. In tests, the clock stands still until a test moves it. */
export type Clock = () => Date

/** If the system clock moves back by more than this, its earlier time was wrong; the new time is used at once. */
const MOST_MS = 3 * 60 * 60 * 1000

/**
 * Returns a wall clock that never moves back. After the system clock moves back, it runs at half speed until the system clock
 * catches up. A timer of one minute then takes two minutes, not an hour. Later events get later timestamps.
 * @param machine the system clock in milliseconds
 * @param after the last timestamp written before the process started
 */
export function steadyClock(machine: () => number = Date.now, after = new Date(0)): Clock {
  let seen = machine()
  let told = after.getTime()
  return () => {
    const now = machine()
    told += Math.max(0, now - seen) / 2
    seen = now
    if (told < now || told > now + MOST_MS) told = now
    return new Date(told)
  }
}
