/** Returns the current time. In tests, the clock stands still until a test moves it. */
export type Clock = () => Date

/** Sources of time in milliseconds. */
interface Machine {
  /** The system clock, which may be set to any time. */
  wall?: () => number
  /** Passed time, which no setting of the system clock changes. */
  passed?: () => number
}

/** If the system clock moves back by more than this, its earlier time was wrong; the new time is used at once. */
const BACKWARD_MAX_MS = 3 * 60 * 60 * 1000

/** Speed after the system clock moves back: four minutes, the longest wait for a check, take 34 seconds more. */
const SPEED = 7 / 8

/** 30 s: a smaller step of the system clock is a correction that delays nothing noticeably. */
const JUMP_MS = 30_000

/**
 * Returns a wall clock that never moves back. After the system clock moves back, it runs at 7/8 of its speed until the system
 * clock catches up. A timer of one minute then takes 69 seconds, not an hour. Later events get later timestamps.
 * @param after the last timestamp written before the process started
 */
export function steadyClock(
  after = new Date(0),
  { wall = Date.now, passed = () => performance.now() }: Machine = {},
): Clock {
  let lastPassed = passed()
  let lastReturned = Math.max(wall(), after.getTime())
  return () => {
    const [now, at] = [wall(), passed()]
    lastReturned += (at - lastPassed) * SPEED
    lastPassed = at
    if (lastReturned < now || lastReturned > now + BACKWARD_MAX_MS) lastReturned = now
    return new Date(lastReturned)
  }
}

/** @returns a function that tells whether the system clock was set, or the machine slept, since its last call */
export function watchJumps({ wall = Date.now, passed = () => performance.now() }: Machine = {}): () => boolean {
  const difference = () => wall() - passed()
  let before = difference()
  return () => {
    const jump = difference() - before
    before += jump
    return Math.abs(jump) > JUMP_MS
  }
}
