import { useQuery } from '@tanstack/react-query'
import { getPaketAdmin, updatePaket } from '#contract/katalog/paket-admin.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/paket-edit.page'
import { PaketForm } from './paket-form.tsx'
import { halanganOf, notBound } from './paket-halangan.ts'
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
      <Header title="Edit Paket" back={{ to: '/manajemen-paket', name: 'Paket' }} />
      {isPending && <FormSkeleton input={9}>Memuat paket…</FormSkeleton>}
      {error && !data && (
        <LoadFailed
          error={error}
          onRetry={refetch}
          list="/manajemen-paket"
          failure={() => 'Tidak dapat mengambil data paket'}
        />
      )}
      {data && (
        <>
          <div className="mb-4 grid gap-3">
            <PaketSifat paket={data} />
            {!data.aktif && <Notice kind="info">Paket ini diarsipkan dan tidak tampil di toko.</Notice>}
            {halanganOf(data).map((halangan) => (
              <Notice key={halangan} kind="hati">
                Paket tidak bisa dibeli: {halangan}.
              </Notice>
            ))}
            {notBound(data).map((problem) => (
              <Notice key={problem} kind="hati">
                Paket tidak bisa dibeli. Periksa isinya: {problem}.
              </Notice>
            ))}
          </div>
          <PaketForm
            initial={data}
            save={(body, change) => callAdmin(updatePaket, { params: { paketId }, body: change(body) })}
            report={(error) => ({ title: 'Gagal', text: `Gagal mengupdate paket: ${errorText(error, TEXTS)}` })}
            success={{ title: 'Berhasil', text: 'Paket berhasil diupdate' }}
          />
          <JejakOfRecord kind="paket" recordId={paketId} />
        </>
      )}
    </>
  )
}
