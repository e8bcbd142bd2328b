import { type Baris, changedAtOf, isSame, merge } from './merge.ts'

/*
 * Local state of a book on a device: the rows from the server and the unsent ones. Pure functions, so that tests can simulate
 * every failure between device and server.
 */

export interface Stored {
  /** Rows as the server has them. */
  dasar: Readonly<Record<string, Baris>>
  /** Local rows without an acknowledgment. */
  antre: Readonly<Record<string, Baris>>
  /** Rejected rows with the reason. They are kept, and sent again after a change. */
  ditolak: Readonly<Record<string, string>>
  /** Last cursor received from the server. */
  kursor: number
  /** True while all rows are sent again, because server and device disagreed. */
  restored: boolean
}

/** Fingerprint of a book: number of rows, and the sum of their last write times. */
export interface Fingerprint {
  jumlah: number
  jam: number
}
/** Modulus of each time in the sum, so that the sum stays exact. */
export const FINGERPRINT_MOD = 1_000_000_007

export const fingerprintOf = (semua: Iterable<Baris>): Fingerprint => {
  const sidik = { jumlah: 0, jam: 0 }
  for (const baris of semua) {
    sidik.jumlah++
    sidik.jam += changedAtOf(baris) % FINGERPRINT_MOD
  }
  return sidik
}

/** Response of the server, see `syncBukuObat`. */
export interface Jawaban {
  baris: readonly Baris[]
  kursor: number
  lagi: boolean
  /** True if the server lost data after a restore and requests all rows of the device. */
  ulang: boolean
  /** Fingerprint of the whole book on the server. */
  sidik: Fingerprint
  ditolak: readonly { id: string; sebab: string }[]
}

export const EMPTY: Stored = { dasar: {}, antre: {}, ditolak: {}, kursor: 0, restored: false }

/** Maximum rows and bytes per request: the server reads 64 KB, and a weak signal loses no more than one batch. */
export const SEND_MAX = 100
const SEND_BYTES = 40_000

/** Returns one row, with the unsent changes merged in. */
export function barisOf({ dasar, antre }: Stored, id: string): Baris | undefined {
  const [lama, baru] = [dasar[id], antre[id]]
  return lama && baru ? merge(lama, baru) : (baru ?? lama)
}

/** Returns all rows, with the unsent changes merged in. */
export const allBaris = (isi: Stored): Baris[] =>
  [...new Set([...Object.keys(isi.dasar), ...Object.keys(isi.antre)])].flatMap((id) => barisOf(isi, id) ?? [])

/** Stores a row and queues it. */
export function record(isi: Stored, baris: Baris): Stored {
  const lama = isi.antre[baris.id]
  const { [baris.id]: _, ...ditolak } = isi.ditolak
  return { ...isi, antre: { ...isi.antre, [baris.id]: lama ? merge(lama, baris) : baris }, ditolak }
}

/** Returns the next batch to send. */
export function kiriman({ antre, ditolak }: Stored): Baris[] {
  const dikirim: Baris[] = []
  let bytes = 0
  for (const baris of Object.values(antre)) {
    if (baris.id in ditolak) continue
    bytes += new TextEncoder().encode(JSON.stringify(baris)).length
    if (dikirim.length === SEND_MAX || (dikirim.length > 0 && bytes > SEND_BYTES)) break
    dikirim.push(baris)
  }
  return dikirim
}

/**
 * Applies the response to `dikirim`. Rows changed in the meantime stay queued. If the server lost rows of this device after a
 * restore from a backup, all rows are queued again.
 */
export function receive(isi: Stored, dikirim: readonly Baris[], jawaban: Jawaban): Stored {
  const antre = { ...isi.antre }
  const ditolak = { ...isi.ditolak }
  for (const { id, sebab } of jawaban.ditolak) ditolak[id] = sebab
  const datang = new Set(jawaban.baris.map(({ id }) => id))
  for (const baris of dikirim) {
    // Keep the row queued until the server returns it: no other copy exists yet.
    if (jawaban.lagi && !datang.has(baris.id)) continue
    const sekarang = antre[baris.id]
    if (sekarang && isSame(sekarang, baris) && !(baris.id in ditolak)) delete antre[baris.id]
  }
  // Ignore the rows of a response that arrives after a later one.
  if (!jawaban.ulang && jawaban.kursor < isi.kursor) return { ...isi, antre, ditolak }

  const base = { ...isi.dasar }
  const kurang: Record<string, Baris> = jawaban.ulang ? { ...isi.dasar } : {}
  for (const baris of jawaban.baris) {
    const lama = base[baris.id]
    if (lama && !isSame(merge(lama, baris), baris)) kurang[baris.id] = lama
    base[baris.id] = baris
  }
  const sidik = fingerprintOf(Object.values(base))
  const isMatch = sidik.jumlah === jawaban.sidik.jumlah && sidik.jam === jawaban.sidik.jam
  const isRestored = jawaban.ulang || (!jawaban.lagi && !isMatch && !isi.restored)
  if (isRestored && !jawaban.ulang) Object.assign(kurang, { ...base, ...kurang })
  for (const baris of Object.values(kurang)) {
    const baru = antre[baris.id]
    antre[baris.id] = baru ? merge(baru, baris) : baris
  }
  const restored = isRestored || (isi.restored && !isMatch)
  return { dasar: base, antre, ditolak, kursor: isRestored && !jawaban.ulang ? 0 : jawaban.kursor, restored }
}
