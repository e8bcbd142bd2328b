const MINUTE = 60_000
const HOUR = 60 * MINUTE
const EARLY = [5 * MINUTE, 30 * MINUTE]

/** When an order before its deadline is looked at next: 5 and 30 minutes after it was made, then hourly, and at its deadline. */
export function nextCheck(dibuat: Date, batasBayar: Date, now: Date): Date {
  const age = now.getTime() - dibuat.getTime()
  const at = EARLY.find((offset) => offset > age) ?? (Math.floor(age / HOUR) + 1) * HOUR
  return new Date(Math.min(dibuat.getTime() + at, batasBayar.getTime()))
}
