import { listProduk } from '#contract/katalog/endpoints.ts'
import type { BoundProduk } from '#contract/katalog/paket-admin.ts'
import { ChooseProduk } from '#web/admin/ui/isian/choose-produk.tsx'
import { call } from '#web/lib/api.ts'

const SHOWN = 6
/** Number of products to load. The search also matches descriptions; matches by name are then moved to the front. */
const LOAD_MAX = 24

interface PickProdukProps {
  label: string
  value: BoundProduk | null
  onChange(produk: BoundProduk | null): void
  error?: string
}

/** Search field for one product that is for sale. */
export function PickProduk(props: PickProdukProps) {
  return <ChooseProduk {...props} remarkOf={describe} kunci="pilih-produk" search={cari} />
}

async function cari(q: string, signal: AbortSignal): Promise<BoundProduk[]> {
  const { items } = await call(listProduk, { query: { q, page: 1, limit: LOAD_MAX } }, { signal })
  const isNamed = ({ nama }: { nama: string }) => nama.toLowerCase().includes(q.toLowerCase())
  return items
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .slice(0, SHOWN)
    .map(({ produkId, nama, stok, resep }) => ({ produkId, nama, stok, resep, aktif: true }))
}

const describe = ({ stok, resep, aktif }: BoundProduk) =>
  !aktif
    ? 'Produk ini diarsipkan, jadi paket tidak bisa dibeli.'
    : resep
      ? 'Produk ini perlu resep, jadi paket tidak bisa dibeli.'
      : `Stok ${stok}`
