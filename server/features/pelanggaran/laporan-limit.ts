const MENIT_MS = 60_000

/** Reports that are read in a minute, of one address and of all: a browser tells of each refusal, and anybody may make them up. */
const BATAS = { alamat: 20, semua: 60 }

/** @returns whether one more report of this address is read now; counted by this process alone */
export function laporanLimit(): (alamat: string, now: Date) => boolean {
  let menit = Number.NaN
  let semua = 0
  let alamatan = new Map<string, number>()
  return (alamat, now) => {
    const sekarang = Math.floor(now.getTime() / MENIT_MS)
    if (sekarang !== menit) [menit, semua, alamatan] = [sekarang, 0, new Map()]
    const jumlah = alamatan.get(alamat) ?? 0
    if (semua >= BATAS.semua || jumlah >= BATAS.alamat) return false
    semua++
    alamatan.set(alamat, jumlah + 1)
    return true
  }
}
