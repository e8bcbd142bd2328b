import { type Baris, diubahOf, gabung, isSama } from './gabung.ts'

/*
 * What a device keeps of a book: the rows as the shop last told them, and those that it has not yet told the shop. Pure, so that it can be
 * tried out with every accident between device and shop.
 */

export interface Simpanan {
  /** As the shop has them. */
  dasar: Readonly<Record<string, Baris>>
  /** Written here, and not yet known to have arrived. */
  antre: Readonly<Record<string, Baris>>
  /** What the shop did not take, and why: it is kept, and sent again once it was changed. */
  ditolak: Readonly<Record<string, string>>
  /** How far this device has heard the shop. */
  kursor: number
  /** Everything is being sent once more, because shop and device did not agree. */
  pulih: boolean
}

/** What a book is known by: how many rows, and when all of them were last written, added up. */
export interface Sidik {
  jumlah: number
  jam: number
}
/** Of each time no more than this goes into the sum, so that it stays exact. */
export const SIDIK_MOD = 1_000_000_007

export const sidikOf = (semua: Iterable<Baris>): Sidik => {
  const sidik = { jumlah: 0, jam: 0 }
  for (const baris of semua) {
    sidik.jumlah++
    sidik.jam += diubahOf(baris) % SIDIK_MOD
  }
  return sidik
}

/** What the shop answers, see `selarasBukuObat`. */
export interface Jawaban {
  baris: readonly Baris[]
  kursor: number
  lagi: boolean
  /** The shop knows less than it did, after a restore: it wants everything that the device has. */
  ulang: boolean
  /** Of the whole book, as the shop has it. */
  sidik: Sidik
  ditolak: readonly { id: string; sebab: string }[]
}

export const KOSONG: Simpanan = { dasar: {}, antre: {}, ditolak: {}, kursor: 0, pulih: false }

/** So much travels at once: the shop reads 64 KB, and a weak signal loses no more than this. */
export const KIRIM_MAX = 100
const KIRIM_BYTES = 40_000

/** One row as the device shows it. */
export function barisOf({ dasar, antre }: Simpanan, id: string): Baris | undefined {
  const [lama, baru] = [dasar[id], antre[id]]
  return lama && baru ? gabung(lama, baru) : (baru ?? lama)
}

/** All of them. */
export const semuaBaris = (isi: Simpanan): Baris[] =>
  [...new Set([...Object.keys(isi.dasar), ...Object.keys(isi.antre)])].flatMap((id) => barisOf(isi, id) ?? [])

/** Writes a row down, to be sent. */
export function catat(isi: Simpanan, baris: Baris): Simpanan {
  const lama = isi.antre[baris.id]
  const { [baris.id]: _, ...ditolak } = isi.ditolak
  return { ...isi, antre: { ...isi.antre, [baris.id]: lama ? gabung(lama, baris) : baris }, ditolak }
}

/** What is to be sent next. */
export function kiriman({ antre, ditolak }: Simpanan): Baris[] {
  const dikirim: Baris[] = []
  let bytes = 0
  for (const baris of Object.values(antre)) {
    if (baris.id in ditolak) continue
    bytes += new TextEncoder().encode(JSON.stringify(baris)).length
    if (dikirim.length === KIRIM_MAX || (dikirim.length > 0 && bytes > KIRIM_BYTES)) break
    dikirim.push(baris)
  }
  return dikirim
}

/**
 * Takes in what the shop answered to `dikirim`. What was written meanwhile stays to be sent. Where the shop does not have what this
 * device had from it, because it went back to a backup, everything is sent once more.
 */
export function terima(isi: Simpanan, dikirim: readonly Baris[], jawaban: Jawaban): Simpanan {
  const antre = { ...isi.antre }
  const ditolak = { ...isi.ditolak }
  for (const { id, sebab } of jawaban.ditolak) ditolak[id] = sebab
  const datang = new Set(jawaban.baris.map(({ id }) => id))
  for (const baris of dikirim) {
    // Until it has come back it is nowhere but here.
    if (jawaban.lagi && !datang.has(baris.id)) continue
    const sekarang = antre[baris.id]
    if (sekarang && isSama(sekarang, baris) && !(baris.id in ditolak)) delete antre[baris.id]
  }
  // An answer that comes after a later one has nothing to tell any more.
  if (!jawaban.ulang && jawaban.kursor < isi.kursor) return { ...isi, antre, ditolak }

  const dasar = { ...isi.dasar }
  const kurang: Record<string, Baris> = jawaban.ulang ? { ...isi.dasar } : {}
  for (const baris of jawaban.baris) {
    const lama = dasar[baris.id]
    if (lama && !isSama(gabung(lama, baris), baris)) kurang[baris.id] = lama
    dasar[baris.id] = baris
  }
  const sidik = sidikOf(Object.values(dasar))
  const isCocok = sidik.jumlah === jawaban.sidik.jumlah && sidik.jam === jawaban.sidik.jam
  const isPulih = jawaban.ulang || (!jawaban.lagi && !isCocok && !isi.pulih)
  if (isPulih && !jawaban.ulang) Object.assign(kurang, { ...dasar, ...kurang })
  for (const baris of Object.values(kurang)) {
    const baru = antre[baris.id]
    antre[baris.id] = baru ? gabung(baru, baris) : baris
  }
  const pulih = isPulih || (isi.pulih && !isCocok)
  return { dasar, antre, ditolak, kursor: isPulih && !jawaban.ulang ? 0 : jawaban.kursor, pulih }
}
