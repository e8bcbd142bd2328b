/**
 * Returns a function that is true if another request of an address is accepted now; counted per process.
 * @param perAddress maximum per window of one address
 * @param all maximum per window of all addresses
 */
export function windowLimit(windowMs: number, perAddress: number, all: number): (ip: string, now: Date) => boolean {
  let window = Number.NaN
  let total = 0
  let counts = new Map<string, number>()
  return (ip, now) => {
    const current = Math.floor(now.getTime() / windowMs)
    if (current !== window) [window, total, counts] = [current, 0, new Map()]
    const count = counts.get(ip) ?? 0
    if (total >= all || count >= perAddress) return false
    total++
    counts.set(ip, count + 1)
    return true
  }
}
