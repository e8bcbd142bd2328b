import { useQuery } from '@tanstack/react-query'
import type { KodePenyakit } from '#content/penyakit.ts'
import { getKaitanAdmin } from '#contract/kaitan/admin.ts'
import { BUKAN_OBAT } from '#contract/kaitan/aturan-kaitan.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/kaitan-edit.page'
import { KaitanForm } from './kaitan-form.tsx'

export const meta = () => adminMeta('Kaitan Penyakit')

const DAFTAR = '/kaitan-penyakit'

export default function KaitanEditPage({ params }: Route.ComponentProps) {
  const kode = params.kode as KodePenyakit
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['admin', getKaitanAdmin.name, kode],
    queryFn: () => callAdmin(getKaitanAdmin, { params: { kode } }),
  })
  return (
    <>
      <Kepala
        judul={data ? `Kaitan: ${data.nama}` : 'Kaitan Penyakit'}
        kembali={{ to: DAFTAR, nama: 'Kaitan Penyakit' }}
      />
      {isPending && <FormSkeleton isian={6}>Memuat kaitan…</FormSkeleton>}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar={DAFTAR}>
          Gagal memuat kaitan penyakit
        </GagalMuat>
      )}
      {data && (
        <>
          {data.tanpa_obat && (
            <div className="mb-4 max-w-2xl">
              <Notice kind="hati">
                Penyakit ini tidak ada obatnya. Produk terkait tampil sebagai “{BUKAN_OBAT}”; obat keras tidak
                ditampilkan.
              </Notice>
            </div>
          )}
          <KaitanForm awal={data} />
          <JejakRekaman jenis="kaitan-penyakit" rujukan={kode} />
        </>
      )}
    </>
  )
}
