import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { getTitipan, type Titipan } from '#contract/pembayaran/titipan-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Fakta } from '#web/shared/lembar.tsx'
import { TeksRupiah } from '#web/shared/teks-rupiah.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { caraBayar, STATUS } from './kata-titipan.ts'
import { KembalikanTitipan } from './titipan-kembalikan.tsx'
import { LepaskanTitipan } from './titipan-lepaskan.tsx'
import { PasangkanTitipan } from './titipan-pasangkan.tsx'

const LANGKAH = {
  pasangkan: { judul: 'Pasangkan ke Pesanan', Isian: PasangkanTitipan },
  kembalikan: { judul: 'Kembalikan Uang', Isian: KembalikanTitipan },
  lepaskan: { judul: 'Tandai Bukan Milik Toko Ini', Isian: LepaskanTitipan },
}

/** Dialog for a payment without an order: its details and the possible decisions. */
export function TitipanDialog({ titipanId, onClose }: { titipanId: number; onClose(): void }) {
  const [langkah, setLangkah] = useState<keyof typeof LANGKAH>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', getTitipan.name, titipanId],
    queryFn: () => callAdmin(getTitipan, { params: { titipanId } }),
  })
  if (data && langkah) {
    const { judul, Isian } = LANGKAH[langkah]
    return <Isian titipan={data} judul={judul} onClose={() => setLangkah(undefined)} />
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={data ? `Uang titipan ${formatRupiah(data.jumlah)}` : 'Uang titipan'}
      footer={
        <>
          {data?.status === 'menunggu' && (
            <>
              <Button variant="polos" rapat onClick={() => setLangkah('lepaskan')}>
                Tandai Bukan Milik Toko
              </Button>
              {data.pilihan_kembali.length > 0 && (
                <Button variant="garis" rapat onClick={() => setLangkah('kembalikan')}>
                  Kembalikan
                </Button>
              )}
              <Button rapat onClick={() => setLangkah('pasangkan')}>
                Pasangkan
              </Button>
            </>
          )}
          {data?.status === 'belum pasti' && (
            <Button variant="garis" rapat onClick={() => setLangkah('kembalikan')}>
              Kirim Lagi
            </Button>
          )}
          <Button variant={data?.status === 'menunggu' ? 'garis' : 'isi'} rapat data-fokus onClick={onClose}>
            Tutup
          </Button>
        </>
      }
    >
      {isPending && <Loading>Memuat uang titipan…</Loading>}
      {error && !data && (
        <LoadFailure onRetry={refetch}>{errorText(error, { answered: 'Gagal memuat uang titipan' })}</LoadFailure>
      )}
      {data && <Isi titipan={data} />}
    </Dialog>
  )
}

function Isi({ titipan }: { titipan: Titipan }) {
  const { titipanId, order_id, transaction_id, jumlah, dikembalikan, dibayar, diterima, status, pesanan } = titipan
  const { nama, no_hp, email, alasan, bukti, keterangan } = titipan
  return (
    <>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2 [&_dd]:[overflow-wrap:anywhere]">
        <Fakta nama="Status">
          <Badge tone={STATUS[status].tone}>{STATUS[status].nama}</Badge>
        </Fakta>
        <Fakta nama="Dibayar">{dibayar ? formatWaktu(dibayar) : 'Tidak diketahui'}</Fakta>
        <Fakta nama="Cara bayar">{caraBayar(titipan)}</Fakta>
        <Fakta nama="Diterima toko">{formatWaktu(diterima)}</Fakta>
        <Fakta nama="Pembayar">
          {[nama, no_hp, email].filter(Boolean).join(', ') || 'Tidak diberitahukan Midtrans'}
        </Fakta>
        <Fakta nama="Nomor di Midtrans">{order_id}</Fakta>
        <Fakta nama="Transaksi">{transaction_id}</Fakta>
        {dikembalikan > 0 && (
          <Fakta nama="Dikembalikan menurut Midtrans">
            <TeksRupiah>{`${formatRupiah(dikembalikan)} dari ${formatRupiah(jumlah)}`}</TeksRupiah>
          </Fakta>
        )}
        {alasan && <Fakta nama="Alasan">{alasan}</Fakta>}
        {bukti && <Fakta nama="Rekening tujuan dan nomor bukti">{bukti}</Fakta>}
        {pesanan && (
          <Fakta nama="Pesanan">
            <Link to={`/detail-pesanan-${pesanan.jenis}/${pesanan.orderId}`} className="tautan">
              {pesanan.midtrans_order_id}
            </Link>
          </Fakta>
        )}
      </dl>
      {keterangan && (
        <div className="mt-4">
          <Notice kind="hati">Pengembalian sebelumnya tidak berhasil: {keterangan}</Notice>
        </div>
      )}
      <JejakRekaman jenis="titipan" rujukan={titipanId} />
    </>
  )
}
