import { useSyncExternalStore } from 'react'
import type { HasilProses } from '#contract/kantor-pesanan/banyak-office.ts'
import { BANYAK_MAX } from '#contract/kantor-pesanan/id-banyak-office.ts'
import type { PesananRingkas } from '#contract/kantor-pesanan/office.ts'
import { onAdminToken, readAdminToken } from '#web/admin/sesi/sesi-admin.ts'

/*
 * The orders that are ticked, in the order of ticking: over all pages of the list, and still when one comes back from a printed
 * sheet. A reload forgets them, and so does a logout: they are of who ticked them.
 */

type Pilihan = readonly PesananRingkas[]

const NONE: Pilihan = []
let dipilih = NONE
/** The session in which they were ticked. */
let sesi: string | null = null
const listeners = new Set<() => void>()

const read = (): Pilihan => (dipilih !== NONE && sesi === readAdminToken() ? dipilih : NONE)

function change(next: Pilihan): void {
  sesi = readAdminToken()
  dipilih = next.length > 0 ? next.slice(0, BANYAK_MAX) : NONE
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onAdminToken(() => {
    // Who logs in again over the open list goes on with what was ticked there.
    if (readAdminToken() === null) change(NONE)
    else sesi = readAdminToken()
  })
  return () => {
    listeners.delete(listener)
    stop()
  }
}

export const usePilihan = (): Pilihan => useSyncExternalStore(subscribe, read, () => NONE)

/** Ticks these, or takes their ticks away. */
export function pilih(rows: Pilihan, isDipilih: boolean): void {
  const ids = new Set(rows.map(({ orderId }) => orderId))
  const lain = read().filter(({ orderId }) => !ids.has(orderId))
  const ada = new Set(read().map(({ orderId }) => orderId))
  change(isDipilih ? [...read(), ...rows.filter(({ orderId }) => !ada.has(orderId))] : lain)
}

export const lepasSemua = (): void => change(NONE)

/** What was ticked is what the server says that it is now. */
export function ikutiHasil(hasil: readonly HasilProses[]): void {
  const kini = new Map(hasil.map(({ orderId, kiriman }) => [orderId, kiriman]))
  change(read().map((pesanan) => ({ ...pesanan, ...kini.get(pesanan.orderId) })))
}

/** The same of what a list just read. */
export function ikutiDaftar(rows: Pilihan): void {
  const kini = new Map(rows.map((row) => [row.orderId, row]))
  if (read().some(({ orderId }) => kini.has(orderId)))
    change(read().map((pesanan) => kini.get(pesanan.orderId) ?? pesanan))
}
