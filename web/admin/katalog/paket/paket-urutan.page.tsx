import { useQuery } from '@tanstack/react-query'
import { useFieldArray, useForm } from 'react-hook-form'
import { getBeranda } from '#contract/beranda/endpoints.ts'
import { listPaket } from '#contract/katalog/endpoints.ts'
import { PAKET_ORDER, reorderPaket } from '#contract/katalog/paket-admin.ts'
import { paketBeranda } from '#contract/katalog/paket-beranda.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { SortableList } from '#web/admin/ui/daftar/sortable-list.tsx'
import { EmptyList } from '#web/admin/ui/daftar/table.tsx'
import { Header } from '#web/admin/ui/head.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'

const BACK = '/manajemen-paket'

export const meta = () => adminMeta('Urutan Paket')

export default function PaketOrderPage() {
  // Load both together: badges that appear later would move the rows.
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['admin', 'paket', 'urutan'],
    queryFn: () => Promise.all([callAdmin(listPaket, { query: {} }), callAdmin(getBeranda, {})]),
    // A refetch must not change the order while it is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <>
      <Header title="Urutan Paket" back={{ to: BACK, name: 'Paket' }} />
      {isPending && <FormSkeleton input={6}>Memuat paket…</FormSkeleton>}
      {isError && <LoadFailure onRetry={refetch}>Gagal mengambil data paket</LoadFailure>}
      {data?.[0].length === 0 && (
        <EmptyList whole={undefined} next={{ to: '/tambah-paket', text: 'Tambah yang pertama' }}>
          Tidak ada paket
        </EmptyList>
      )}
      {data && data[0].length > 0 && <PositionForm initial={data[0]} selected={data[1].paket} />}
    </>
  )
}

interface Place {
  paketId: number
  title: string
  /** Null: the package is new here and was not loaded. */
  gambar: string | null
  harga: number | null
}

interface OrderProps {
  initial: Place[]
  /** IDs of the packages that the owner chose for the landing page. */
  selected: number[] | undefined
}

function PositionForm({ initial, selected }: OrderProps) {
  const form = useForm({ defaultValues: { paketIds: initial } })
  const { fields, move } = useFieldArray({ control: form.control, name: 'paketIds' })
  const places = new Map(initial.map((place) => [place.paketId, place]))
  const placeOf = (paketId: number): Place =>
    places.get(paketId) ?? { paketId, title: 'Paket baru', gambar: null, harga: null }
  const saving = useSave({
    form,
    fields: [],
    save({ paketIds: paket }, change) {
      const paketIds = paket.map(({ paketId }) => paketId)
      // Send all IDs, even if none was moved.
      return callAdmin(reorderPaket, { body: { paketIds, ...change({ paketIds }) } })
    },
    edit: {
      initial: { paketIds: initial.map(({ paketId }) => paketId) },
      columns: PAKET_ORDER,
      formOf: ({ paketIds }) => ({ paketIds: (paketIds as number[]).map(placeOf) }),
      keep: (mine, current) => merge(mine as Place[], (current as number[]).map(placeOf)),
      mention: {
        paketIds: (ids) => (ids as number[]).map((id, index) => `${index + 1}. ${placeOf(id).title}`).join('\n'),
      },
    },
    to: BACK,
    failure: 'Gagal menyimpan urutan paket',
  })
  const onBeranda = paketBeranda(fields, selected)
  return (
    <FormFrame saving={saving} returnTo={BACK} isWide>
      <div className="grid gap-5">
        <p className="text-tinta-2">
          Geser paket untuk mengubah urutannya.{' '}
          {selected ? 'Paket untuk beranda dipilih di menu Beranda.' : 'Tiga paket pertama tampil di beranda.'}
        </p>
        <CanConflict name="paketIds">
          <SortableList
            name="Urutan paket"
            items={fields}
            kunci={({ id }) => id}
            mention={({ title }) => title}
            onMove={move}
            lineOf={({ paketId, title, gambar, harga }, index, handle) => (
              <div className="flex min-h-14 items-center gap-2 px-2 py-1.5">
                {handle}
                <span className="harga w-6 text-tinta-2">{index + 1}</span>
                <span className="size-10 shrink-0 overflow-hidden rounded-sm bg-pasir">
                  <GambarKatalog kind="paket" gambar={gambar} alt="" sizes="40px" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block wrap-anywhere font-medium">{title}</span>
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    {harga !== null && <span className="harga text-sm text-tinta-2">{formatRupiah(harga)}</span>}
                    {onBeranda.some((one) => one.paketId === paketId) && (
                      <Badge tone="laut" className="@2xl:hidden">
                        Beranda
                      </Badge>
                    )}
                  </span>
                </span>
              </div>
            )}
          />
        </CanConflict>
      </div>
      <section aria-labelledby="di-beranda" className="hidden gap-3 rounded bg-pasir p-4 @2xl:grid">
        <h2 id="di-beranda" className="text-lg">
          Di beranda
        </h2>
        {onBeranda.map((paket) => (
          <div key={paket.id} className="kartu flex items-center gap-4 p-3">
            <span className="w-28 shrink-0 overflow-hidden rounded-sm bg-pasir">
              <GambarKatalog kind="paket" gambar={paket.gambar} alt="" sizes="112px" />
            </span>
            <span className="min-w-0 wrap-anywhere font-medium">
              {paket.title}
              {paket.harga !== null && <span className="harga block text-tinta-2">{formatRupiah(paket.harga)}</span>}
            </span>
          </div>
        ))}
      </section>
    </FormFrame>
  )
}

/** Returns the user's order without packages that are no longer sold, and with new ones at the end. */
function merge(mine: Place[], current: Place[]): Place[] {
  const present = new Set(current.map(({ paketId }) => paketId))
  const previous = new Set(mine.map(({ paketId }) => paketId))
  return [
    ...mine.filter(({ paketId }) => present.has(paketId)),
    ...current.filter(({ paketId }) => !previous.has(paketId)),
  ]
}
