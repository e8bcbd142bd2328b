import { useSyncExternalStore } from 'react'
import { MANY_MAX } from '#contract/pesanan/many-ids-admin.ts'
import type { PesananSummary } from '#contract/pesanan-admin/admin.ts'
import type { ProcessResult } from '#contract/pesanan-admin/many-admin.ts'
import { onAdminToken, readAdminToken } from '#web/admin/sesi/sesi-admin.ts'

/*
 * Selected orders, in the order of selection. The selection spans all pages of the list and survives a visit to a printed
 * sheet. A reload or a logout clears it, because it belongs to the user.
 */

/** Data of a selected order that the bulk actions need. It contains no money, because packers select orders too. */
export type SelectedPesanan = Pick<
  PesananSummary,
  'orderId' | 'midtrans_order_id' | 'nama' | 'status_pesanan' | 'kurir' | 'resi'
>

type Pilihan = readonly SelectedPesanan[]

const NONE: Pilihan = []
let selected = NONE
/** Token of the session in which the orders were selected. */
let sesi: string | null = null
const listeners = new Set<() => void>()

const read = (): Pilihan => (selected !== NONE && sesi === readAdminToken() ? selected : NONE)

function change(next: Pilihan): void {
  sesi = readAdminToken()
  selected = next.length > 0 ? next.slice(0, MANY_MAX) : NONE
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

export const useSelection = (): Pilihan => useSyncExternalStore(subscribe, read, () => NONE)

/** Selects or deselects orders, up to `MANY_MAX` in total. */
export function choose(rows: Pilihan, isSelected: boolean): void {
  const ids = new Set(rows.map(({ orderId }) => orderId))
  const others = read().filter(({ orderId }) => !ids.has(orderId))
  const present = new Set(read().map(({ orderId }) => orderId))
  change(isSelected ? [...read(), ...rows.filter(({ orderId }) => !present.has(orderId))] : others)
}

export const deselectAll = (): void => change(NONE)

/** Updates the selected orders with the server's result of a bulk action. */
export function followResult(results: readonly ProcessResult[]): void {
  const current = new Map(results.map(({ orderId, kiriman }) => [orderId, kiriman]))
  change(read().map((pesanan) => ({ ...pesanan, ...current.get(pesanan.orderId) })))
}

/** Updates the selected orders with the rows that a list just loaded. */
export function followList(rows: Pilihan): void {
  const current = new Map(rows.map((row) => [row.orderId, row]))
  if (read().some(({ orderId }) => current.has(orderId)))
    change(read().map((pesanan) => current.get(pesanan.orderId) ?? pesanan))
}
