import { useSyncExternalStore } from 'react'
import type { PesananRingkas } from '#contract/pesanan-admin/admin.ts'
import type { HasilProses } from '#contract/pesanan-admin/banyak-admin.ts'
import { BANYAK_MAX } from '#contract/pesanan-admin/id-banyak-admin.ts'
import { onAdminToken, readAdminToken } from '#web/admin/sesi/sesi-admin.ts'

/*
 * Selected orders, in the order of selection. The selection spans all pages of the list and survives a visit to a printed
 * sheet. A reload or a logout clears it, because it belongs to the user.
 */

type Pilihan = readonly PesananRingkas[]

const NONE: Pilihan = []
let dipilih = NONE
/** Token of the session in which the orders were selected. */
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
    // A new login over the open list keeps the selection.
    if (readAdminToken() === null) change(NONE)
    else sesi = readAdminToken()
  })
  return () => {
    listeners.delete(listener)
    stop()
  }
}

export const usePilihan = (): Pilihan => useSyncExternalStore(subscribe, read, () => NONE)

/** Selects or deselects orders, up to `BANYAK_MAX` in total. */
export function pilih(rows: Pilihan, isDipilih: boolean): void {
  const ids = new Set(rows.map(({ orderId }) => orderId))
  const lain = read().filter(({ orderId }) => !ids.has(orderId))
  const ada = new Set(read().map(({ orderId }) => orderId))
  change(isDipilih ? [...read(), ...rows.filter(({ orderId }) => !ada.has(orderId))] : lain)
}

export const lepasSemua = (): void => change(NONE)

/** Updates the selected orders with the server's result of a bulk action. */
export function ikutiHasil(hasil: readonly HasilProses[]): void {
  const kini = new Map(hasil.map(({ orderId, kiriman }) => [orderId, kiriman]))
  change(read().map((pesanan) => ({ ...pesanan, ...kini.get(pesanan.orderId) })))
}

/** Updates the selected orders with the rows that a list just loaded. */
export function ikutiDaftar(rows: Pilihan): void {
  const kini = new Map(rows.map((row) => [row.orderId, row]))
  if (read().some(({ orderId }) => kini.has(orderId)))
    change(read().map((pesanan) => kini.get(pesanan.orderId) ?? pesanan))
}
