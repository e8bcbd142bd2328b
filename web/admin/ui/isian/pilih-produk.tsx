import type { Ref } from 'react'
import { PilihCari } from '#web/ui/pilih-cari.tsx'

interface PilihProdukProps<Produk> {
  label: string
  value: Produk | null
  onChange(produk: Produk | null): void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
  /** Noun for the items in the texts. Default: 'produk'. */
  benda?: string
  /** Returns the line below a product's name. */
  keterangan(produk: Produk): string
  /** Key of the search in the query cache. */
  kunci: string
  cari(q: string, signal: AbortSignal): Promise<Produk[]>
}

/** Search field for one product. */
export function PilihProduk<Produk extends { produkId: number; nama: string }>(props: PilihProdukProps<Produk>) {
  const { benda = 'produk', keterangan, kunci, ...pilih } = props
  return (
    <PilihCari
      {...pilih}
      benda={benda}
      kunciOf={({ produkId }) => produkId}
      namaOf={({ nama }) => nama}
      keteranganOf={keterangan}
      kunci={['admin', kunci]}
    />
  )
}
