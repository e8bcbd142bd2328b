import type { BoughtProduk } from '#contract/buku-obat/endpoints.ts'
import type { Entry } from '#contract/buku-obat/merge.ts'
import { EMPTY, type Stored } from '#contract/buku-obat/stored.ts'

/*
 * The treatment book in this browser's IndexedDB, one database per account. Each read and write of the book uses one
 * transaction, so two tabs never work on different states of it.
 */

/** Stored data besides the rows. */
interface Other {
  /** Milliseconds that the server's clock is ahead of this device's clock. */
  difference: number
  /** Time of the last synchronization with the server. */
  selaras: string | null
  produk: readonly BoughtProduk[]
}
export interface LocalContent extends Other {
  stored: Stored
}

export const EMPTY_CONTENT: LocalContent = { stored: EMPTY, difference: 0, selaras: null, produk: [] }

export interface LocalBuku {
  /** Applies a change to the stored book. @returns the new content */
  refresh(change: (content: LocalContent) => LocalContent): Promise<LocalContent>
  close(): void
}

const STORES = ['dasar', 'antre'] as const
const OTHER = 'lain'
const nameOf = (userId: unknown) => `buku-obat-${userId}`

/** Opens the book of an account. If the browser refuses IndexedDB, the book is held in memory until the page is left. */
export async function openBuku(userId: unknown): Promise<LocalBuku> {
  const db = await open(userId).catch(() => undefined)
  if (db) return { refresh: (change) => refresh(db, change), close: () => db.close() }
  let content = EMPTY_CONTENT
  return { refresh: async (change) => (content = change(content)), close: () => {} }
}

function open(userId: unknown): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(nameOf(userId), 1)
    request.onupgradeneeded = () => {
      for (const name of STORES) request.result.createObjectStore(name, { keyPath: 'id' })
      request.result.createObjectStore(OTHER)
    }
    request.onsuccess = () => {
      // Signing out in another tab deletes the database; an open connection would block that.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
}

function refresh(db: IDBDatabase, change: (content: LocalContent) => LocalContent): Promise<LocalContent> {
  return new Promise((resolve, reject) => {
    const tx = db.transaction([...STORES, OTHER], 'readwrite')
    const [base, antre, other] = [
      tx.objectStore('dasar').getAll(),
      tx.objectStore('antre').getAll(),
      tx.objectStore(OTHER).get(OTHER),
    ]
    let fresh = EMPTY_CONTENT
    // `other` is the last of three requests, and IndexedDB completes them in order: the other two results are ready here.
    other.onsuccess = () => {
      const { kursor = 0, restored = false, ditolak = {}, ...remaining } = other.result ?? {}
      const stored = { dasar: byId(base.result), antre: byId(antre.result), kursor, restored, ditolak }
      const old: LocalContent = { ...EMPTY_CONTENT, ...remaining, stored }
      fresh = change(old)
      if (fresh !== old) write(tx, old, fresh)
    }
    tx.oncomplete = () => resolve(fresh)
    tx.onerror = () => reject(tx.error)
    tx.onabort = () => reject(tx.error)
  })
}

function write(tx: IDBTransaction, old: LocalContent, fresh: LocalContent): void {
  for (const name of STORES) {
    const [source, target] = [old.stored[name], fresh.stored[name]]
    const drawer = tx.objectStore(name)
    for (const id of Object.keys(source)) if (!(id in target)) drawer.delete(id)
    for (const [id, entry] of Object.entries(target)) if (source[id] !== entry) drawer.put(entry)
  }
  const { stored, ...remaining } = fresh
  const { kursor, restored, ditolak } = stored
  tx.objectStore(OTHER).put({ ...remaining, kursor, restored, ditolak }, OTHER)
}

const byId = (all: readonly Entry[]) => Object.fromEntries(all.map((entry) => [entry.id, entry]))

/** 1.5 s: a browser that does not respond must not block signing out. */
const PATIENCE_MS = 1500
const withTimeout = <T>(promise: Promise<T>, other: T): Promise<T> =>
  Promise.race([promise.catch(() => other), new Promise<T>((resolve) => setTimeout(() => resolve(other), PATIENCE_MS))])

/** Returns the number of entries that were not sent to the server yet. */
export function countUnsent(userId: unknown): Promise<number> {
  const compute = async () => {
    const db = await open(userId)
    const { stored } = await refresh(db, (content) => content)
    db.close()
    return Object.keys(stored.antre).length
  }
  return withTimeout(compute(), 0)
}

/** Deletes the book from this device. */
export function discardBuku(userId: unknown): Promise<void> {
  const discard = new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(nameOf(userId))
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
  })
  return withTimeout(discard, undefined)
}
