import { useQuery } from '@tanstack/react-query'
import { useFieldArray, useForm } from 'react-hook-form'
import { listPaket } from '#contract/katalog/endpoints.ts'
import { PAKET_BERANDA } from '#contract/katalog/paket-beranda.ts'
import { reorderPaket } from '#contract/katalog/paket-office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { DaftarGeser } from '#web/admin/ui/daftar-geser.tsx'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { FormSkeleton } from '#web/admin/ui/form-skeleton.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'

const KEMBALI = '/manajemen-paket'

export const meta = () => kantorMeta('Urutan Paket')

export default function PaketUrutanPage() {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['kantor', 'paket', 'urutan'],
    queryFn: () => callAdmin(listPaket, {}),
    // An order that somebody is changing must not change under the hand.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <>
      <Kepala judul="Urutan Paket" kembali={{ to: KEMBALI, nama: 'Manajemen Paket' }} />
      {isPending && <FormSkeleton isian={6}>Memuat paket…</FormSkeleton>}
      {isError && <LoadFailure onRetry={refetch}>Gagal mengambil data paket</LoadFailure>}
      {data && <UrutanForm awal={data} />}
    </>
  )
}

function UrutanForm({ awal }: { awal: { paketId: number; title: string }[] }) {
  const form = useForm({ defaultValues: { paket: awal.map(({ paketId, title }) => ({ paketId, title })) } })
  const { fields, move } = useFieldArray({ control: form.control, name: 'paket' })
  const saving = useSave({
    form,
    fields: [],
    save: ({ paket }) => callAdmin(reorderPaket, { body: { paketIds: paket.map(({ paketId }) => paketId) } }),
    to: KEMBALI,
    galat: 'Gagal menyimpan urutan paket',
  })
  return (
    <FormBingkai onSubmit={saving.submit} isPending={saving.isPending} failure={saving.failure} kembali={KEMBALI}>
      <p className="text-tinta-2">Geser paket ke tempatnya. Tiga paket pertama tampil di beranda.</p>
      <DaftarGeser
        nama="Urutan paket"
        items={fields}
        kunci={({ id }) => id}
        sebut={({ title }) => title}
        onPindah={move}
        baris={({ title }, index, pegangan) => (
          <div className="flex min-h-14 items-center gap-2 px-2 py-1.5">
            {pegangan}
            <span className="harga w-6 text-tinta-2">{index + 1}</span>
            <span className="min-w-0 flex-1 font-medium">{title}</span>
            {index < PAKET_BERANDA && <Badge tone="laut">Beranda</Badge>}
          </div>
        )}
      />
    </FormBingkai>
  )
}
