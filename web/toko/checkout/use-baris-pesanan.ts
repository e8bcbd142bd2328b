import { useQueries } from '@tanstack/react-query'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { type KeranjangLine, useKeranjang } from '#web/lib/cart.ts'
import { produkQuery, singlePaketQuery } from '#web/toko/katalog/katalog-queries.ts'
import { type PesananLine, paketLine, produkLine } from './baris-pesanan.ts'
import type { PesananOrigin } from './pesanan-origin.ts'

interface LineResult {
  lines: PesananLine[]
  /** Names of wanted items that are no longer sold; empty where none is known. */
  missing: string[]
  isPending: boolean
  /** Error of a failed lookup; null if there is none. */
  error: Error | null
  refetch(): void
}

/** Returns the lines of an order at today's prices. They are fetched anew, because the order depends on them. */
export function usePesananLines({ items, paket }: PesananOrigin): LineResult {
  const { lines: keranjang } = useKeranjang()
  const produkItems = items.filter((item) => 'produkId' in item)
  const paketItems = items.filter((item) => 'paketId' in item)
  const produk = useQueries({
    queries: produkItems.map(({ produkId }) => ({ ...produkQuery(produkId), staleTime: 0 })),
  })
  const packaged = useQueries({
    queries: paketItems.map(({ paketId }) => ({
      ...singlePaketQuery(paketId),
      staleTime: 0,
      placeholderData: paket?.deskripsi ? paket : undefined,
    })),
  })

  const results = [...produk, ...packaged]
  const failed = results.filter(({ data, error }) => !data && error && !isGone(error))
  const lines = new Map<ItemPesanan, PesananLine>()
  produk.forEach(({ data, error }, index) => {
    const item = produkItems[index]
    if (data && item && !isGone(error)) lines.set(item, produkLine(data, item.jumlah))
  })
  packaged.forEach(({ data, error }, index) => {
    const item = paketItems[index]
    if (data && item && !isGone(error)) lines.set(item, paketLine(data, item.jumlah))
  })
  return {
    lines: items.flatMap((item) => lines.get(item) ?? []),
    missing: [
      ...produk.flatMap(({ data, error }, index) =>
        isGone(error) ? [data?.nama ?? nameIn(keranjang, produkItems[index])] : [],
      ),
      ...packaged.flatMap(({ data, error }, index) =>
        isGone(error) ? [data?.title ?? nameIn(keranjang, paketItems[index])] : [],
      ),
    ],
    isPending: results.some(({ data, error }) => !data && !error),
    error: failed[0]?.error ?? null,
    refetch: () => {
      for (const result of failed) void result.refetch()
    },
  }
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Returns the name of an item in the cart; empty if it is not there. */
function nameIn(keranjang: readonly KeranjangLine[], item: ItemPesanan | undefined): string {
  const same = (line: KeranjangLine) =>
    item !== undefined &&
    ('produkId' in item
      ? 'produkId' in line && line.produkId === item.produkId
      : 'paketId' in line && line.paketId === item.paketId)
  return keranjang.find(same)?.nama ?? ''
}
