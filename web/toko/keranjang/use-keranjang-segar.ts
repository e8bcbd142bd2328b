import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#web/lib/api-error.ts'
import { type BarisKeranjang, refreshBaris } from '#web/lib/cart.ts'
import { barisOfPaket, barisOfProduk } from '#web/toko/katalog/baris-keranjang.ts'
import { produkQuery, satuPaketQuery } from '#web/toko/katalog/katalog-queries.ts'

/** Brings prices and stock of the cart up to date. What is not sold any more stays as a line that cannot be bought. */
export function useKeranjangSegar(baris: readonly BarisKeranjang[]): { isError: boolean; refetch(): void } {
  const produkLines = baris.filter((line) => 'produkId' in line)
  const paketLines = baris.filter((line) => 'paketId' in line)
  const produk = useQueries({
    queries: produkLines.map(({ produkId }) => ({ ...produkQuery(produkId), staleTime: 0, select: barisOfProduk })),
  })
  const paket = useQueries({
    queries: paketLines.map(({ paketId }) => ({ ...satuPaketQuery(paketId), staleTime: 0, select: barisOfPaket })),
  })

  const lines = [...produkLines, ...paketLines]
  const results = [...produk, ...paket]
  const segar = lines.flatMap((line, index) => {
    const { data, error } = results[index] ?? {}
    if (isGone(error)) return { ...line, stok: 0 }
    return data ?? []
  })
  // Changes nothing when everything is as it was.
  useEffect(() => refreshBaris(segar))

  const failed = results.filter(({ error }) => error && !isGone(error))
  return {
    isError: failed.length > 0,
    refetch: () => {
      for (const result of failed) void result.refetch()
    },
  }
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404
