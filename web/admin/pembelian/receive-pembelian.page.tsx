import { useQuery } from '@tanstack/react-query'
import { type Pembelian, receivePembelian } from '#contract/pembelian/admin.ts'
import { getGoodsInPreparation } from '#contract/stok/goods-in-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { GoodsInForm } from '#web/admin/stok/goods-in-form.tsx'
import { bodyOf, newBaris } from '#web/admin/stok/goods-in-input.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/receive-pembelian.page'
import { pembelianQuery } from './pembelian-query.ts'

export const meta = () => adminMeta('Catat Barang Masuk')

/** Form for the received goods of a purchase order, prefilled with the awaited lines and their prices. */
export default function ReceivePembelianPage({ params }: Route.ComponentProps) {
  const pembelianId = Number(params.pembelianId)
  const kembali = `/pembelian/${pembelianId}`
  const pembelian = useQuery({ ...pembelianQuery(pembelianId), refetchOnWindowFocus: false })
  const persiapan = useQuery({
    queryKey: ['admin', getGoodsInPreparation.name],
    queryFn: () => callAdmin(getGoodsInPreparation, {}),
    // A refetch must not change the form while it is being filled in.
    refetchOnWindowFocus: false,
  })
  const error = pembelian.error ?? persiapan.error
  const isAda = pembelian.data && persiapan.data
  const isOpen = pembelian.data?.status === 'dipesan' || pembelian.data?.status === 'sebagian'
  return (
    <>
      <Header judul="Catat Barang Masuk" kembali={{ to: kembali, nama: `Pembelian ${pembelianId}` }} />
      {error && !isAda && (
        <LoadFailed
          error={error}
          onRetry={() => Promise.all([pembelian.refetch(), persiapan.refetch()])}
          daftar="/pembelian"
        >
          {errorText(error, { answered: 'Gagal mengambil data pembelian' })}
        </LoadFailed>
      )}
      {!error && !isAda && <FormSkeleton isian={6}>Memuat pembelian…</FormSkeleton>}
      {isAda && !isOpen && <Notice kind="info">Tidak ada yang ditunggu dari pembelian ini.</Notice>}
      {isAda && isOpen && (
        <GoodsInForm
          persiapan={persiapan.data}
          ditunggu={awaitedOf(pembelian.data)}
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
function awaitedOf({ pemasok, baris }: Pembelian) {
  const kurang = baris.filter(({ jumlah, datang }) => datang < jumlah)
  return {
    pemasok,
    baris: kurang.map(({ produkId, nama, obat, jumlah, datang, harga }) => ({
      ...newBaris(),
      produk: { produkId, nama, obat },
      jumlah: String(jumlah - datang),
      hargaModal: harga === null ? '' : String(harga),
    })),
  }
}
