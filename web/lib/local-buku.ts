import type { BoughtProduk } from '#contract/buku-obat/endpoints.ts'
import type { Baris } from '#contract/buku-obat/merge.ts'
import { EMPTY, type Stored } from '#contract/buku-obat/stored.ts'

/*
 * The treatment book in this browser's IndexedDB, one database per account. Each read and write of the book uses one
 * transaction, so two tabs never work on different states of it.
 */

/** Stored data besides the rows. */
interface Lain {
  /** Milliseconds that the server's clock is ahead of this device's clock. */
  difference: number
  /** Time of the last synchronization with the server. */
  selaras: string | null
  produk: readonly BoughtProduk[]
}
export interface LocalIsi extends Lain {
  stored: Stored
}

export const EMPTY_ISI: LocalIsi = { stored: EMPTY, difference: 0, selaras: null, produk: [] }

export interface LocalBuku {
  /** Applies a change to the stored book. @returns the new content */
  refresh(change: (isi: LocalIsi) => LocalIsi): Promise<LocalIsi>
  close(): void
}

const DRAWER = ['dasar', 'antre'] as const
const LAIN = 'lain'
const namaOf = (userId: unknown) => `buku-obat-${userId}`

/** Opens the book of an account. If the browser refuses IndexedDB, the book is held in memory until the page is left. */
export async function openBuku(userId: unknown): Promise<LocalBuku> {
  const db = await open(userId).catch(() => undefined)
  if (db) return { refresh: (change) => refresh(db, change), close: () => db.close() }
  let isi = EMPTY_ISI
  return { refresh: async (change) => (isi = change(isi)), close: () => {} }
}

function open(userId: unknown): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(namaOf(userId), 1)
    request.onupgradeneeded = () => {
      for (const nama of DRAWER) request.result.createObjectStore(nama, { keyPath: 'id' })
      request.result.createObjectStore(LAIN)
    }
    request.onsuccess = () => {
      // Signing out in another tab deletes the database; an open connection would block that.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
}

function refresh(db: IDBDatabase, change: (isi: LocalIsi) => LocalIsi): Promise<LocalIsi> {
  return new Promise((resolve, reject) => {
    const tx = db.transaction([...DRAWER, LAIN], 'readwrite')
    const [base, antre, lain] = [
      tx.objectStore('dasar').getAll(),
      tx.objectStore('antre').getAll(),
      tx.objectStore(LAIN).get(LAIN),
    ]
    let baru = EMPTY_ISI
    // `lain` is the last of three requests, and IndexedDB completes them in order: the other two results are ready here.
    lain.onsuccess = () => {
      const { kursor = 0, pulih = false, ditolak = {}, ...sisa } = lain.result ?? {}
      const stored = { dasar: byId(base.result), antre: byId(antre.result), kursor, restored: pulih, ditolak }
      const lama: LocalIsi = { ...EMPTY_ISI, ...sisa, stored }
      baru = change(lama)
      if (baru !== lama) write(tx, lama, baru)
    }
    tx.oncomplete = () => resolve(baru)
    tx.onerror = () => reject(tx.error)
    tx.onabort = () => reject(tx.error)
  })
}

function write(tx: IDBTransaction, lama: LocalIsi, baru: LocalIsi): void {
  for (const nama of DRAWER) {
    const [dari, ke] = [lama.stored[nama], baru.stored[nama]]
    const drawer = tx.objectStore(nama)
    for (const id of Object.keys(dari)) if (!(id in ke)) drawer.delete(id)
    for (const [id, baris] of Object.entries(ke)) if (dari[id] !== baris) drawer.put(baris)
  }
  const { stored, ...sisa } = baru
  const { kursor, restored, ditolak } = stored
  tx.objectStore(LAIN).put({ ...sisa, kursor, restored, ditolak }, LAIN)
}

const byId = (semua: readonly Baris[]) => Object.fromEntries(semua.map((baris) => [baris.id, baris]))

/** 1.5 s: a browser that does not respond must not block signing out. */
const PATIENCE_MS = 1500
const withTimeout = <T>(promise: Promise<T>, lain: T): Promise<T> =>
  Promise.race([promise.catch(() => lain), new Promise<T>((resolve) => setTimeout(() => resolve(lain), PATIENCE_MS))])

/** Returns the number of entries that were not sent to the server yet. */
export function unsent(userId: unknown): Promise<number> {
  const compute = async () => {
    const db = await open(userId)
    const { stored } = await refresh(db, (isi) => isi)
    db.close()
    return Object.keys(stored.antre).length
  }
  return withTimeout(compute(), 0)
}

/** Deletes the book from this device. */
export function discardBuku(userId: unknown): Promise<void> {
  const discard = new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(namaOf(userId))
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
  })
  return withTimeout(discard, undefined)
}
