import { useQuery } from '@tanstack/react-query'
import { listPengirimanAdmin } from '#contract/pengiriman/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormSkeleton } from '#web/admin/ui/form-skeleton.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { daftarPesanan } from './daftar-pesanan.ts'
import { PesananBaruForm } from './pesanan-baru-form.tsx'

export const meta = () => kantorMeta('Tambah Pesanan')

/** An order that came by WhatsApp, by phone or over the counter. */
export default function PesananBaruPage() {
  const kembali = daftarPesanan()
  const query = { limit: 100 }
  const { data, error, refetch } = useQuery({
    queryKey: ['kantor', listPengirimanAdmin.name, query],
    queryFn: () => callAdmin(listPengirimanAdmin, { query }),
    // What changed meanwhile must not change the form that somebody fills in.
    refetchOnWindowFocus: false,
  })
  return (
    <>
      <Kepala judul="Tambah Pesanan" kembali={{ to: kembali, nama: 'Daftar Pesanan' }} />
      {error && !data && (
        <LoadFailure onRetry={() => refetch()}>
          {errorText(error, { answered: 'Gagal memuat metode pengiriman' })}
        </LoadFailure>
      )}
      {!data && !error && <FormSkeleton isian={8}>Menyiapkan pesanan…</FormSkeleton>}
      {data && <PesananBaruForm metode={data.items.filter(({ aktif }) => aktif)} kembali={kembali} />}
    </>
  )
}
