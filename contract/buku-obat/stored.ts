import { changedAtOf, type Entry, isSame, merge } from './merge.ts'

/*
 * Local state of a book on a device: the rows from the server and the unsent ones. Pure functions, so that tests can simulate
 * every failure between device and server.
 */

export interface Stored {
  /** Rows as the server has them. */
  dasar: Readonly<Record<string, Entry>>
  /** Local rows without an acknowledgment. */
  antre: Readonly<Record<string, Entry>>
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

export const fingerprintOf = (all: Iterable<Entry>): Fingerprint => {
  const fingerprint = { jumlah: 0, jam: 0 }
  for (const entry of all) {
    fingerprint.jumlah++
    fingerprint.jam += changedAtOf(entry) % FINGERPRINT_MOD
  }
  return fingerprint
}

/** Response of the server, see `syncBukuObat`. */
export interface SyncResponse {
  baris: readonly Entry[]
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
export function entryOf({ dasar, antre }: Stored, id: string): Entry | undefined {
  const [old, fresh] = [dasar[id], antre[id]]
  return old && fresh ? merge(old, fresh) : (fresh ?? old)
}

/** Returns all rows, with the unsent changes merged in. */
export const allEntries = (content: Stored): Entry[] =>
  [...new Set([...Object.keys(content.dasar), ...Object.keys(content.antre)])].flatMap(
    (id) => entryOf(content, id) ?? [],
  )

/** Stores a row and queues it. */
export function record(content: Stored, entry: Entry): Stored {
  const old = content.antre[entry.id]
  const { [entry.id]: _, ...rejected } = content.ditolak
  return { ...content, antre: { ...content.antre, [entry.id]: old ? merge(old, entry) : entry }, ditolak: rejected }
}

/** Returns the next batch to send. */
export function nextBatch({ antre, ditolak }: Stored): Entry[] {
  const sent: Entry[] = []
  let bytes = 0
  for (const entry of Object.values(antre)) {
    if (entry.id in ditolak) continue
    bytes += new TextEncoder().encode(JSON.stringify(entry)).length
    if (sent.length === SEND_MAX || (sent.length > 0 && bytes > SEND_BYTES)) break
    sent.push(entry)
  }
  return sent
}

/**
 * Applies the response to `sent`. Rows changed in the meantime stay queued. If the server lost rows of this device after a
 * restore from a backup, all rows are queued again.
 */
export function receive(content: Stored, sent: readonly Entry[], jawaban: SyncResponse): Stored {
  const antre = { ...content.antre }
  const rejected = { ...content.ditolak }
  for (const { id, sebab } of jawaban.ditolak) rejected[id] = sebab
  const arrived = new Set(jawaban.baris.map(({ id }) => id))
  for (const entry of sent) {
    // Keep the row queued until the server returns it: no other copy exists yet.
    if (jawaban.lagi && !arrived.has(entry.id)) continue
    const current = antre[entry.id]
    if (current && isSame(current, entry) && !(entry.id in rejected)) delete antre[entry.id]
  }
  // Ignore the rows of a response that arrives after a later one.
  if (!jawaban.ulang && jawaban.kursor < content.kursor) return { ...content, antre, ditolak: rejected }

  const base = { ...content.dasar }
  const lacking: Record<string, Entry> = jawaban.ulang ? { ...content.dasar } : {}
  for (const entry of jawaban.baris) {
    const old = base[entry.id]
    if (old && !isSame(merge(old, entry), entry)) lacking[entry.id] = old
    base[entry.id] = entry
  }
  const fingerprint = fingerprintOf(Object.values(base))
  const isMatch = fingerprint.jumlah === jawaban.sidik.jumlah && fingerprint.jam === jawaban.sidik.jam
  const isRestored = jawaban.ulang || (!jawaban.lagi && !isMatch && !content.restored)
  if (isRestored && !jawaban.ulang) Object.assign(lacking, { ...base, ...lacking })
  for (const entry of Object.values(lacking)) {
    const fresh = antre[entry.id]
    antre[entry.id] = fresh ? merge(fresh, entry) : entry
  }
  const restored = isRestored || (content.restored && !isMatch)
  return { dasar: base, antre, ditolak: rejected, kursor: isRestored && !jawaban.ulang ? 0 : jawaban.kursor, restored }
}
