/** Returns the current time. In tests, the clock stands still until a test moves it. */
export type Clock = () => Date

/** If the system clock moves back by more than this, its earlier time was wrong; the new time is used at once. */
const BACKWARD_MAX_MS = 3 * 60 * 60 * 1000

/** Speed after the system clock moves back: four minutes, the longest wait for a check, take 34 seconds more. */
const SPEED = 7 / 8

/**
 * Returns a wall clock that never moves back. After the system clock moves back, it runs at 7/8 of its speed until the system
 * clock catches up. A timer of one minute then takes 69 seconds, not an hour. Later events get later timestamps.
 * @param machine the system clock in milliseconds
 * @param after the last timestamp written before the process started
 */
export function steadyClock(machine: () => number = Date.now, after = new Date(0)): Clock {
  let lastMachine = machine()
  let lastReturned = after.getTime()
  return () => {
    const now = machine()
    lastReturned += Math.max(0, now - lastMachine) * SPEED
    lastMachine = now
    if (lastReturned < now || lastReturned > now + BACKWARD_MAX_MS) lastReturned = now
    return new Date(lastReturned)
  }
}
