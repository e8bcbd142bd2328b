import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { isKembaliUtuh, teksKembali } from '#contract/buku/uang.ts'
import { getPesananAdmin, type PesananAdmin } from '#contract/pesanan/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { useSettings } from '#web/lib/settings.ts'
import { Nota } from '#web/shared/nota.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/cetak.page'
import { KeteranganBayar } from './keterangan-bayar.tsx'
import { SuratJalan } from './surat-jalan.tsx'

export const meta = () => kantorMeta('Cetak Pesanan')

/** What goes with a parcel: the packing slip, or the receipt. Only the sheet itself is printed. */
export default function CetakPage({ params }: Route.ComponentProps) {
  const orderId = Number(params.orderId)
  const isNota = useSearchParams()[0].get('jenis') === 'nota'
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['kantor', 'pesanan', orderId],
    queryFn: () => callAdmin(getPesananAdmin, { params: { orderId } }),
  })
  const isUtuh = data !== undefined && isKembaliUtuh(data)
  return (
    <>
      <div className="print:hidden">
        <Kepala
          judul={isNota ? 'Cetak Nota' : 'Cetak Surat Jalan'}
          kembali={{ to: `/detail-pesanan-${data?.jenis ?? 'satuan'}/${orderId}`, nama: 'Detail Pesanan' }}
        >
          <Link to={`?jenis=${isNota ? 'surat-jalan' : 'nota'}`} replace className="tautan px-3">
            {isNota ? 'Surat Jalan' : 'Nota'}
          </Link>
          <Button disabled={!data || (isUtuh && !isNota)} onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            Cetak
          </Button>
        </Kepala>
      </div>
      {isPending && (
        <div role="status">
          <span className="sr-only">Memuat pesanan…</span>
          <SkeletonKartu className="h-152 max-w-3xl" />
        </div>
      )}
      {error && !data && (
        <GagalMuat error={error} onRetry={refetch} daftar="/daftar-pesanan">
          {errorText(error, { answered: 'Gagal memuat pesanan' })}
        </GagalMuat>
      )}
      {data && isNota && <NotaPesanan pesanan={data} />}
      {data &&
        !isNota &&
        (isUtuh ? <TanpaSuratJalan /> : <SuratJalan pesanan={data} dikembalikan={teksKembali(data)} />)}
    </>
  )
}

/** Nothing is to be packed for money that went back. */
function TanpaSuratJalan() {
  return (
    <Notice kind="hati">
      Dana pesanan ini sudah dikembalikan seluruhnya, jadi surat jalannya tidak dapat dicetak. Jangan kirim barangnya.
    </Notice>
  )
}

function NotaPesanan({ pesanan }: { pesanan: PesananAdmin }) {
  const settings = useSettings()
  return (
    <Nota
      {...pesanan}
      nomor={pesanan.midtrans_order_id}
      tanggal={pesanan.created_at}
      pembeli={pesanan}
      kemasan={pesanan.bagian.flatMap(({ produkId, nama, kemasan }) =>
        kemasan.map((lot) => ({ produkId, nama, ...lot })),
      )}
      kembali={pesanan.pembayaran
        .flatMap(({ pengembalian }) => pengembalian)
        .filter(({ status }) => status === 'berhasil' || status === 'manual')
        .map(({ rincian: barang, ongkir }) => ({ barang, ongkir }))}
      pengganti_dari={pesanan.asal?.nomor ?? null}
      pembayaran={<KeteranganBayar status={pesanan.status_pembayaran} />}
      lunas={pesanan.status_pembayaran === 'success'}
      simulated={settings?.simulated ?? false}
    />
  )
}
