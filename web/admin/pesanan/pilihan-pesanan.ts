import { useSyncExternalStore } from 'react'
import type { HasilProses } from '#contract/pesanan/banyak-office.ts'
import { BANYAK_MAX } from '#contract/pesanan/id-banyak-office.ts'
import type { PesananRingkas } from '#contract/pesanan/office.ts'

/*
 * The orders that are ticked, in the order of ticking: over all pages of the list, and still when one comes back from a printed
 * sheet. A reload forgets them.
 */

let dipilih: readonly PesananRingkas[] = []
const listeners = new Set<() => void>()

function change(next: readonly PesananRingkas[]): void {
  dipilih = next.slice(0, BANYAK_MAX)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePilihan = (): readonly PesananRingkas[] =>
  useSyncExternalStore(
    subscribe,
    () => dipilih,
    () => dipilih,
  )

/** Ticks these, or takes their ticks away. */
export function pilih(rows: readonly PesananRingkas[], isDipilih: boolean): void {
  const ids = new Set(rows.map(({ orderId }) => orderId))
  if (!isDipilih) change(dipilih.filter(({ orderId }) => !ids.has(orderId)))
  else {
    const ada = new Set(dipilih.map(({ orderId }) => orderId))
    change([...dipilih, ...rows.filter(({ orderId }) => !ada.has(orderId))])
  }
}

export const lepasSemua = (): void => change([])

/** What was ticked is what the server says that it is now. */
export function ikutiHasil(hasil: readonly HasilProses[]): void {
  const kini = new Map(hasil.map(({ orderId, kiriman }) => [orderId, kiriman]))
  change(dipilih.map((pesanan) => ({ ...pesanan, ...kini.get(pesanan.orderId) })))
}

/** The same of what a list just read. */
export function ikutiDaftar(rows: readonly PesananRingkas[]): void {
  const kini = new Map(rows.map((row) => [row.orderId, row]))
  if (dipilih.some(({ orderId }) => kini.has(orderId)))
    change(dipilih.map((pesanan) => kini.get(pesanan.orderId) ?? pesanan))
}
