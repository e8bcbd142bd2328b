import { useQuery } from '@tanstack/react-query'
import { listKategoriRak, listRak } from '#contract/stok/opname-admin.ts'
import { TOTAL_MAX } from '#contract/total.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { EmptyList } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { errorText } from '#web/lib/api-error.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDraft } from './opname-draft.ts'
import { OpnameProduk } from './opname-produk.tsx'
import { SaveOpname } from './save-opname.tsx'

export const meta = () => adminMeta('Opname')

const SKELETON = ['satu', 'dua', 'tiga', 'empat']

/** Stocktaking of a shelf lot by lot, on a phone. */
export default function OpnamePage() {
  const { result, ...list } = useList(listRak)
  const { data: kategori = [] } = useQuery({
    queryKey: ['admin', listKategoriRak.name],
    queryFn: () => callAdmin(listKategoriRak, {}),
  })
  const draft = useDraft()
  const { data, error } = result
  const { page, limit } = list.query

  return (
    <>
      <ListHead
        title="Opname"
        list={list}
        search="Cari produk"
        filters={[
          {
            name: 'kategori',
            label: 'Kategori',
            allLabel: 'Semua kategori',
            options: kategori.map(({ kategoriId, nama }) => ({ value: String(kategoriId), label: nama })),
          },
        ]}
        introduction="Hitung yang ada di rak, termasuk pesanan yang belum dikemas."
      />
      {error && !data && (
        <LoadFailure onRetry={() => result.refetch()}>{errorText(error, { answered: 'Gagal memuat rak' })}</LoadFailure>
      )}
      {!data && !error && (
        <div role="status" className="grid gap-px">
          <span className="sr-only">Memuat rak…</span>
          {SKELETON.map((name) => (
            <Skeleton key={name} className="h-19" />
          ))}
        </div>
      )}
      {data?.items.length === 0 && (
        <EmptyList whole={list.whole} next={{ to: '/barang-masuk', text: 'Catat barang masuk' }}>
          Tidak ada barang di rak
        </EmptyList>
      )}
      {data && data.items.length > 0 && (
        <div className="kartu">
          <Heads />
          <ul className="divide-y divide-garis">
            {data.items.map((produk) => (
              <OpnameProduk key={produk.produkId} produk={produk} draft={draft} />
            ))}
          </ul>
        </div>
      )}
      {data && (
        <Pagination
          page={page}
          totalPages={Math.ceil(Math.min(data.total, TOTAL_MAX) / limit)}
          to={(target) => list.to({ page: target })}
        />
      )}
      <SaveOpname draft={draft} />
    </>
  )
}

/** Heads of the columns. Each field has a name of its own for a screen reader. */
const Heads = () => (
  <div
    aria-hidden
    className="grid grid-cols-1 gap-x-5 border-garis border-b px-4 py-2 font-semibold text-sm text-tinta-2 lg:grid-cols-2"
  >
    <span className="max-lg:hidden">Produk</span>
    <span className="flex gap-2">
      <span className="flex-1">Lot</span>
      <span className="w-20 text-right">Hitungan</span>
      <span className="w-12 text-center">Cocok</span>
    </span>
  </div>
)
