import { useState } from 'react'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { listItems, type PesananLine } from './baris-pesanan.ts'
import type { Checkout } from './use-checkout.ts'
import type { Ongkir } from './use-ongkir.ts'

interface Place {
  kode_wilayah: string | null
  kode_pos: string
}

/**
 * Returns the amounts that the checkout showed first, where the current ones differ: price of a line, fee, discount. Fees and
 * discounts are compared only for the same goods and destination.
 * @param lines lines as sold today
 */
export function useChanges(lines: readonly PesananLine[], { can, potongan }: Checkout, place: Place | undefined) {
  const seen = useFirstSeen()
  const pesanan = JSON.stringify([listItems(can), place?.kode_wilayah, place?.kode_pos])
  const { kode = '', jumlah = null } = potongan.valid ?? {}
  return {
    oldHarga: (kunci: string) => seen(kunci, lines.find((line) => line.kunci === kunci)?.harga ?? null),
    oldOngkir: ({ shippingId }: Pengiriman, { biaya }: Ongkir) => seen(`ongkir ${shippingId} ${pesanan}`, biaya),
    oldAmount: seen(`voucher ${kode} ${pesanan}`, jumlah),
  }
}

/** Returns a function that remembers the first amount of each name. It returns that amount if the current one differs. */
function useFirstSeen(): (name: string, amount: number | null) => number | undefined {
  const [seen] = useState(() => new Map<string, number>())
  return (name, amount) => {
    if (amount === null) return undefined
    const first = seen.get(name)
    if (first === undefined) seen.set(name, amount)
    return first === amount ? undefined : first
  }
}
