import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { getPersiapanMasuk } from '#contract/stok/barang-masuk-admin.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { MasukForm } from './masuk-form.tsx'

export const meta = () => adminMeta('Barang Masuk')

export default function BarangMasukPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', getPersiapanMasuk.name],
    queryFn: () => callAdmin(getPersiapanMasuk, {}),
    // A refetch must not change the form while it is being filled in.
    refetchOnWindowFocus: false,
  })
  return (
    <>
      <Kepala judul="Barang Masuk" kembali={{ to: '/lot', nama: 'Lot Stok' }}>
        <ButtonLink to="/impor-barang-masuk" variant="garis">
          <Upload aria-hidden className="size-5" />
          Dari CSV
        </ButtonLink>
      </Kepala>
      {error && !data && (
        <LoadFailure onRetry={refetch}>{errorText(error, { answered: 'Gagal menyiapkan barang masuk' })}</LoadFailure>
      )}
      {!data && !error && <FormSkeleton isian={6}>Menyiapkan barang masuk…</FormSkeleton>}
      {data && (
        <div className="grid max-w-2xl gap-4">
          {data.ditunggu.length > 0 && (
            <Notice kind="hati">
              <p className="font-semibold">Ditunggu pesanan yang sudah masuk:</p>
              <ul className="mt-1">
                {data.ditunggu.map(({ produkId, nama, jumlah }) => (
                  <li key={produkId}>
                    {formatAngka(jumlah)} × {nama}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <MasukForm persiapan={data} />
        </div>
      )}
    </>
  )
}
