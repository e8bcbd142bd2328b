const MINUTE_MS = 60_000

/** Maximum reports per minute, by address and in total: a browser reports every violation, and reports can be forged. */
const BATAS = { alamat: 20, semua: 60 }

/** @returns a function that is true if another report of an address is accepted now; counted per process */
export function laporanLimit(): (alamat: string, now: Date) => boolean {
  let menit = Number.NaN
  let semua = 0
  let addressed = new Map<string, number>()
  return (alamat, now) => {
    const sekarang = Math.floor(now.getTime() / MINUTE_MS)
    if (sekarang !== menit) [menit, semua, addressed] = [sekarang, 0, new Map()]
    const jumlah = addressed.get(alamat) ?? 0
    if (semua >= BATAS.semua || jumlah >= BATAS.alamat) return false
    semua++
    addressed.set(alamat, jumlah + 1)
    return true
  }
}
