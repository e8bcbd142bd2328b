const MINUTE_MS = 60_000

/** Maximum reports per minute, by address and in total: a browser reports every violation, and reports can be forged. */
const LIMITS = { alamat: 20, all: 60 }

/** @returns a function that is true if another report of an address is accepted now; counted per process */
export function laporanLimit(): (ip: string, now: Date) => boolean {
  let minutes = Number.NaN
  let total = 0
  let perAddress = new Map<string, number>()
  return (alamat, now) => {
    const current = Math.floor(now.getTime() / MINUTE_MS)
    if (current !== minutes) [minutes, total, perAddress] = [current, 0, new Map()]
    const count = perAddress.get(alamat) ?? 0
    if (total >= LIMITS.all || count >= LIMITS.alamat) return false
    total++
    perAddress.set(alamat, count + 1)
    return true
  }
}
