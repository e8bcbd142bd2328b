/** A payment of which the shop was not told is found within five minutes, the timer's own pace among them. */
const EVERY_MS = 4 * 60_000

/** When an order before its deadline is looked at next: every four minutes after it was made, and at its deadline. */
export function nextCheck(dibuat: Date, batasBayar: Date, now: Date): Date {
  const age = now.getTime() - dibuat.getTime()
  const at = (Math.floor(age / EVERY_MS) + 1) * EVERY_MS
  return new Date(Math.min(dibuat.getTime() + at, batasBayar.getTime()))
}
