import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Paket, Produk } from '#contract/katalog/endpoints.ts'
import { type EffectiveHarga, hargaFor } from '#contract/uang/harga.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { type KeranjangLine, keyOf, refreshLines } from '#web/lib/cart.ts'
import { paketLine, produkLine } from '#web/toko/katalog/buy/baris-keranjang.ts'
import { useHargaGrup } from '#web/toko/katalog/buy/use-harga-grup.ts'
import { produkQuery, singlePaketQuery } from '#web/toko/katalog/katalog-queries.ts'
import { kirimanOfPaket, kirimanOfProduk, type ShippingSifat } from '#web/toko/katalog/sifat.ts'

interface FreshKeranjang {
  isError: boolean
  refetch(): void
  /** Shipping properties by line key; lines that are not loaded yet are missing. */
  kiriman: ReadonlyMap<string, ShippingSifat>
  /** Returns the unit price at a line's quantity; the stored price if the line is not loaded yet. */
  hargaOf(line: KeranjangLine): EffectiveHarga
}

/** Refreshes prices and stock of the cart. A product that is no longer sold stays as a line that cannot be bought. */
export function useFreshKeranjang(rows: readonly KeranjangLine[]): FreshKeranjang {
  const produkLines = rows.filter((line) => 'produkId' in line)
  const paketLines = rows.filter((line) => 'paketId' in line)
  const hargaGrup = useHargaGrup(produkLines.map(({ produkId }) => produkId))
  const produk = useQueries({
    queries: produkLines.map(({ produkId }) => ({ ...produkQuery(produkId), staleTime: 0, select: freshProduk })),
  })
  const paket = useQueries({
    queries: paketLines.map(({ paketId }) => ({ ...singlePaketQuery(paketId), staleTime: 0, select: freshPaket })),
  })

  const lines = [...produkLines, ...paketLines]
  const results = [...produk, ...paket]
  const fresh = lines.flatMap((line, index) => {
    const { data, error } = results[index] ?? {}
    if (isGone(error)) return { ...line, stok: 0 }
    return data?.line ?? []
  })
  // No-op if nothing has changed.
  useEffect(() => refreshLines(fresh))

  const base = new Map(produkLines.map(({ produkId }, index) => [produkId, produk[index]?.data?.basis]))
  const failed = results.filter(({ error }) => error && !isGone(error))
  return {
    isError: failed.length > 0,
    kiriman: new Map(results.flatMap(({ data }) => (data ? [[keyOf(data.line), data.kiriman] as const] : []))),
    hargaOf(line) {
      const origin = 'produkId' in line ? base.get(line.produkId) : undefined
      if (!origin || !('produkId' in line)) return { harga: line.harga, semula: null, sebab: null }
      return hargaFor(origin, line.quantity, hargaGrup(line.produkId))
    },
    refetch: () => {
      for (const result of failed) void result.refetch()
    },
  }
}

const freshProduk = (produk: Produk) => ({
  line: produkLine(produk),
  kiriman: kirimanOfProduk(produk),
  basis: produk,
})
const freshPaket = (paket: Paket) => ({ line: paketLine(paket), kiriman: kirimanOfPaket(paket) })

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404
