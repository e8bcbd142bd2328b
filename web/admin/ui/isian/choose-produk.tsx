import type { Ref } from 'react'
import { SearchSelect } from '#web/ui/search-select.tsx'

interface ChooseProdukProps<Produk> {
  label: string
  value: Produk | null
  onChange(produk: Produk | null): void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
  /** Noun for the items in the texts. Default: 'produk'. */
  noun?: string
  /** Returns the line below a product's name. */
  remarkOf(produk: Produk): string
  /** Key of the search in the query cache. */
  kunci: string
  search(q: string, signal: AbortSignal): Promise<Produk[]>
}

/** Search field for one product. */
export function ChooseProduk<Produk extends { produkId: number; nama: string }>(props: ChooseProdukProps<Produk>) {
  const { noun = 'produk', remarkOf, kunci, ...choose } = props
  return (
    <SearchSelect
      {...choose}
      noun={noun}
      kunciOf={({ produkId }) => produkId}
      nameOf={({ nama }) => nama}
      remarkOf={remarkOf}
      kunci={['admin', kunci]}
    />
  )
}
