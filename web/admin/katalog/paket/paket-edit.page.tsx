import { useQuery } from '@tanstack/react-query'
import { getPaketAdmin, updatePaket } from '#contract/katalog/paket-admin.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/paket-edit.page'
import { PaketForm } from './paket-form.tsx'
import { belumTerikat, halanganOf } from './paket-halangan.ts'
import { PaketSifat } from './paket-sifat.tsx'

export const meta = () => adminMeta('Edit Paket')

const TEXTS = { answered: 'Terjadi kesalahan', silent: 'Tidak dapat terhubung ke server' }

export default function PaketEditPage({ params }: Route.ComponentProps) {
  const paketId = Number(params.paketId)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['admin', 'paket', paketId],
    queryFn: () => callAdmin(getPaketAdmin, { params: { paketId } }),
  })
  return (
    <>
      <Kepala judul="Edit Paket" kembali={{ to: '/manajemen-paket', nama: 'Paket' }} />
      {isPending && <FormSkeleton isian={9}>Memuat paket…</FormSkeleton>}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar="/manajemen-paket">
          Tidak dapat mengambil data paket
        </GagalMuat>
      )}
      {data && (
        <>
          <div className="mb-4 grid max-w-2xl gap-3">
            <PaketSifat paket={data} />
            {!data.aktif && <Notice kind="info">Paket ini diarsipkan dan tidak tampil di toko.</Notice>}
            {halanganOf(data).map((halangan) => (
              <Notice key={halangan} kind="hati">
                Paket tidak bisa dibeli: {halangan}.
              </Notice>
            ))}
            {belumTerikat(data).map((lepas) => (
              <Notice key={lepas} kind="hati">
                Paket tidak bisa dibeli. Periksa isinya: {lepas}.
              </Notice>
            ))}
          </div>
          <PaketForm
            awal={data}
            save={(body, ubah) => callAdmin(updatePaket, { params: { paketId }, body: ubah(body) })}
            galat={(error) => ({ title: 'Gagal', text: `Gagal mengupdate paket: ${errorText(error, TEXTS)}` })}
            berhasil={{ title: 'Berhasil', text: 'Paket berhasil diupdate' }}
          />
          <JejakRekaman jenis="paket" rujukan={paketId} />
        </>
      )}
    </>
  )
}
