/** What time it is; a test's stands still until it is moved. */
export type Clock = () => Date

/** A machine that is set back by more than this was wrong before, and is believed at once. */
const MOST_MS = 3 * 60 * 60 * 1000

/**
 * The machine's time, but never set back: where the machine is, this clock goes on at half speed until it is caught up with.
 * What is due in a minute is due in two then, and not in an hour; what happens later carries a later time.
 * @param machine milliseconds
 * @param after what was written last, before the process began
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
