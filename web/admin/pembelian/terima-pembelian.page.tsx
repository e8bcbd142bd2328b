import { useQuery } from '@tanstack/react-query'
import { type Pembelian, receivePembelian } from '#contract/pembelian/admin.ts'
import { getPersiapanMasuk } from '#contract/stok/barang-masuk-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { MasukForm } from '#web/admin/stok/masuk-form.tsx'
import { barisBaru, bodyOf } from '#web/admin/stok/masuk-isian.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/terima-pembelian.page'
import { pembelianQuery } from './pembelian-query.ts'

export const meta = () => adminMeta('Catat Barang Datang')

/** Form for the received goods of a purchase order, prefilled with the awaited lines and their prices. */
export default function TerimaPembelianPage({ params }: Route.ComponentProps) {
  const pembelianId = Number(params.pembelianId)
  const kembali = `/pembelian/${pembelianId}`
  const pembelian = useQuery({ ...pembelianQuery(pembelianId), refetchOnWindowFocus: false })
  const persiapan = useQuery({
    queryKey: ['admin', getPersiapanMasuk.name],
    queryFn: () => callAdmin(getPersiapanMasuk, {}),
    // A refetch must not change the form while it is being filled in.
    refetchOnWindowFocus: false,
  })
  const error = pembelian.error ?? persiapan.error
  const isAda = pembelian.data && persiapan.data
  const isTerbuka = pembelian.data?.status === 'dipesan' || pembelian.data?.status === 'sebagian'
  return (
    <>
      <Kepala judul="Catat Barang Datang" kembali={{ to: kembali, nama: `Pembelian ${pembelianId}` }} />
      {error && !isAda && (
        <GagalMuat
          error={error}
          onRetry={() => Promise.all([pembelian.refetch(), persiapan.refetch()])}
          daftar="/pembelian"
        >
          {errorText(error, { answered: 'Gagal mengambil data pembelian' })}
        </GagalMuat>
      )}
      {!error && !isAda && <FormSkeleton isian={6}>Memuat pembelian…</FormSkeleton>}
      {isAda && !isTerbuka && <Notice kind="info">Tidak ada yang ditunggu dari pembelian ini.</Notice>}
      {isAda && isTerbuka && (
        <MasukForm
          persiapan={persiapan.data}
          ditunggu={ditungguOf(pembelian.data)}
          kembali={kembali}
          save={(isian) => {
            const { diterima, baris } = bodyOf(isian)
            return callAdmin(receivePembelian, { params: { pembelianId }, body: { diterima, baris } })
          }}
        />
      )}
    </>
  )
}

/** Returns a line for each product that is not fully received. */
function ditungguOf({ pemasok, baris }: Pembelian) {
  const kurang = baris.filter(({ jumlah, datang }) => datang < jumlah)
  return {
    pemasok,
    baris: kurang.map(({ produkId, nama, obat, jumlah, datang, harga }) => ({
      ...barisBaru(),
      produk: { produkId, nama, obat },
      jumlah: String(jumlah - datang),
      hargaModal: harga === null ? '' : String(harga),
    })),
  }
}
