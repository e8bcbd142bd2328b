import { useQuery } from '@tanstack/react-query'
import { type Pembelian, receivePembelian } from '#contract/pembelian/admin.ts'
import { getGoodsInPreparation } from '#contract/stok/goods-in-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { GoodsInForm } from '#web/admin/stok/goods-in-form.tsx'
import { bodyOf, newLine } from '#web/admin/stok/goods-in-input.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/receive-pembelian.page'
import { pembelianQuery } from './pembelian-query.ts'

export const meta = () => adminMeta('Catat Barang Masuk')

/** Form for the received goods of a purchase order, prefilled with the awaited lines and their prices. */
export default function ReceivePembelianPage({ params }: Route.ComponentProps) {
  const pembelianId = Number(params.pembelianId)
  const returnTo = `/pembelian/${pembelianId}`
  const pembelian = useQuery({ ...pembelianQuery(pembelianId), refetchOnWindowFocus: false })
  const preparation = useQuery({
    queryKey: ['admin', getGoodsInPreparation.name],
    queryFn: () => callAdmin(getGoodsInPreparation, {}),
    // A refetch must not change the form while it is being filled in.
    refetchOnWindowFocus: false,
  })
  const error = pembelian.error ?? preparation.error
  const exists = pembelian.data && preparation.data
  const isOpen = pembelian.data?.status === 'dipesan' || pembelian.data?.status === 'sebagian'
  return (
    <>
      <Header title="Catat Barang Masuk" back={{ to: returnTo, name: `Pembelian ${pembelianId}` }} />
      {error && !exists && (
        <LoadFailed
          error={error}
          onRetry={() => Promise.all([pembelian.refetch(), preparation.refetch()])}
          failure="Gagal mengambil data pembelian"
          list="/pembelian"
        />
      )}
      {!error && !exists && <FormSkeleton input={6}>Memuat pembelian…</FormSkeleton>}
      {exists && !isOpen && <Notice kind="info">Tidak ada yang ditunggu dari pembelian ini.</Notice>}
      {exists && isOpen && (
        <GoodsInForm
          preparation={preparation.data}
          awaited={awaitedOf(pembelian.data)}
          returnTo={returnTo}
          save={(input) => {
            const { diterima, baris } = bodyOf(input)
            return callAdmin(receivePembelian, { params: { pembelianId }, body: { diterima, baris } })
          }}
        />
      )}
    </>
  )
}

/** Returns a line for each product that is not fully received. */
function awaitedOf({ pemasok, baris }: Pembelian) {
  const missing = baris.filter(({ jumlah, datang }) => datang < jumlah)
  return {
    pemasok,
    baris: missing.map(({ produkId, nama, obat, jumlah, datang, harga }) => ({
      ...newLine(),
      produk: { produkId, nama, obat },
      jumlah: String(jumlah - datang),
      hargaModal: harga === null ? '' : String(harga),
    })),
  }
}
