import type { ProdukDibeli } from '#contract/buku-obat/endpoints.ts'
import type { Baris } from '#contract/buku-obat/gabung.ts'
import { KOSONG, type Simpanan } from '#contract/buku-obat/simpanan.ts'

/*
 * The treatment book in this browser's IndexedDB, one database per account. Each read and write of the book uses one
 * transaction, so two tabs never work on different states of it.
 */

/** Stored data besides the rows. */
interface Lain {
  /** Milliseconds that the server's clock is ahead of this device's clock. */
  selisih: number
  /** Time of the last synchronization with the server. */
  selaras: string | null
  produk: readonly ProdukDibeli[]
}
export interface IsiLokal extends Lain {
  simpanan: Simpanan
}

export const ISI_KOSONG: IsiLokal = { simpanan: KOSONG, selisih: 0, selaras: null, produk: [] }

export interface BukuLokal {
  /** Applies a change to the stored book. @returns the new content */
  perbarui(ubah: (isi: IsiLokal) => IsiLokal): Promise<IsiLokal>
  tutup(): void
}

const LACI = ['dasar', 'antre'] as const
const LAIN = 'lain'
const namaOf = (userId: unknown) => `buku-obat-${userId}`

/** Opens the book of an account. If the browser refuses IndexedDB, the book is held in memory until the page is left. */
export async function bukaBuku(userId: unknown): Promise<BukuLokal> {
  const db = await buka(userId).catch(() => undefined)
  if (db) return { perbarui: (ubah) => perbarui(db, ubah), tutup: () => db.close() }
  let isi = ISI_KOSONG
  return { perbarui: async (ubah) => (isi = ubah(isi)), tutup: () => {} }
}

function buka(userId: unknown): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(namaOf(userId), 1)
    request.onupgradeneeded = () => {
      for (const nama of LACI) request.result.createObjectStore(nama, { keyPath: 'id' })
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

function perbarui(db: IDBDatabase, ubah: (isi: IsiLokal) => IsiLokal): Promise<IsiLokal> {
  return new Promise((resolve, reject) => {
    const tx = db.transaction([...LACI, LAIN], 'readwrite')
    const [dasar, antre, lain] = [
      tx.objectStore('dasar').getAll(),
      tx.objectStore('antre').getAll(),
      tx.objectStore(LAIN).get(LAIN),
    ]
    let baru = ISI_KOSONG
    // `lain` is the last of three requests, and IndexedDB completes them in order: the other two results are ready here.
    lain.onsuccess = () => {
      const { kursor = 0, pulih = false, ditolak = {}, ...sisa } = lain.result ?? {}
      const simpanan = { dasar: byId(dasar.result), antre: byId(antre.result), kursor, pulih, ditolak }
      const lama: IsiLokal = { ...ISI_KOSONG, ...sisa, simpanan }
      baru = ubah(lama)
      if (baru !== lama) tulis(tx, lama, baru)
    }
    tx.oncomplete = () => resolve(baru)
    tx.onerror = () => reject(tx.error)
    tx.onabort = () => reject(tx.error)
  })
}

function tulis(tx: IDBTransaction, lama: IsiLokal, baru: IsiLokal): void {
  for (const nama of LACI) {
    const [dari, ke] = [lama.simpanan[nama], baru.simpanan[nama]]
    const laci = tx.objectStore(nama)
    for (const id of Object.keys(dari)) if (!(id in ke)) laci.delete(id)
    for (const [id, baris] of Object.entries(ke)) if (dari[id] !== baris) laci.put(baris)
  }
  const { simpanan, ...sisa } = baru
  const { kursor, pulih, ditolak } = simpanan
  tx.objectStore(LAIN).put({ ...sisa, kursor, pulih, ditolak }, LAIN)
}

const byId = (semua: readonly Baris[]) => Object.fromEntries(semua.map((baris) => [baris.id, baris]))

/** 1.5 s: a browser that does not respond must not block signing out. */
const SABAR_MS = 1500
const sabar = <T>(janji: Promise<T>, lain: T): Promise<T> =>
  Promise.race([janji.catch(() => lain), new Promise<T>((resolve) => setTimeout(() => resolve(lain), SABAR_MS))])

/** Returns the number of entries that were not sent to the server yet. */
export function belumTerkirim(userId: unknown): Promise<number> {
  const hitung = async () => {
    const db = await buka(userId)
    const { simpanan } = await perbarui(db, (isi) => isi)
    db.close()
    return Object.keys(simpanan.antre).length
  }
  return sabar(hitung(), 0)
}

/** Deletes the book from this device. */
export function buangBuku(userId: unknown): Promise<void> {
  const buang = new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(namaOf(userId))
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
  })
  return sabar(buang, undefined)
}
