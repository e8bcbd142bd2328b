const DAY_MS = 86_400_000
const WIB_MS = 7 * 3_600_000

/** Midnight in Jakarta that begins the day `days` before the one of `now`; minus one is the midnight that ends it. */
export function midnightWib(now: Date, days: number): Date {
  const today = Math.floor((now.getTime() + WIB_MS) / DAY_MS) * DAY_MS - WIB_MS
  return new Date(today - days * DAY_MS)
}
