import type { Ref } from 'react'
import { PilihCari } from '#web/ui/pilih-cari.tsx'

interface PilihProdukProps<Produk> {
  label: string
  value: Produk | null
  onChange(produk: Produk | null): void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
  /** What is chosen, where it is no product. */
  benda?: string
  /** What is said of a product below its name. */
  keterangan(produk: Produk): string
  /** Names the search in the cache. */
  kunci: string
  cari(q: string, signal: AbortSignal): Promise<Produk[]>
}

/** A choice among many products of the office. */
export function PilihProduk<Produk extends { produkId: number; nama: string }>(props: PilihProdukProps<Produk>) {
  const { benda = 'produk', keterangan, kunci, ...pilih } = props
  return (
    <PilihCari
      {...pilih}
      benda={benda}
      kunciOf={({ produkId }) => produkId}
      namaOf={({ nama }) => nama}
      keteranganOf={keterangan}
      kunci={['kantor', kunci]}
    />
  )
}
