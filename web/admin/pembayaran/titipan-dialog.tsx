import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { getTitipan, type Titipan } from '#contract/pembayaran/titipan-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { RupiahText } from '#web/shared/rupiah-text.tsx'
import { Fact } from '#web/shared/sheet.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { AssignTitipan } from './assign-titipan.tsx'
import { ReleaseTitipan } from './release-titipan.tsx'
import { ReturnTitipan } from './return-titipan.tsx'
import { paymentMethod, STATUS } from './titipan-words.ts'

const LANGKAH = {
  pasangkan: { title: 'Pasangkan ke Pesanan', FormPart: AssignTitipan },
  kembalikan: { title: 'Kembalikan Uang', FormPart: ReturnTitipan },
  lepaskan: { title: 'Tandai Bukan Milik Toko Ini', FormPart: ReleaseTitipan },
}

/** Dialog for a payment without an order: its details and the possible decisions. */
export function TitipanDialog({ titipanId, onClose }: { titipanId: number; onClose(): void }) {
  const [langkah, setLangkah] = useState<keyof typeof LANGKAH>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', getTitipan.name, titipanId],
    queryFn: () => callAdmin(getTitipan, { params: { titipanId } }),
  })
  if (data && langkah) {
    const { title, FormPart } = LANGKAH[langkah]
    return <FormPart titipan={data} title={title} onClose={() => setLangkah(undefined)} />
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
              <Button variant="polos" compact onClick={() => setLangkah('lepaskan')}>
                Tandai Bukan Milik Toko
              </Button>
              {data.pilihan_kembali.length > 0 && (
                <Button variant="garis" compact onClick={() => setLangkah('kembalikan')}>
                  Kembalikan
                </Button>
              )}
              <Button compact onClick={() => setLangkah('pasangkan')}>
                Pasangkan
              </Button>
            </>
          )}
          {data?.status === 'belum pasti' && (
            <Button variant="garis" compact onClick={() => setLangkah('kembalikan')}>
              Kirim Lagi
            </Button>
          )}
          <Button variant={data?.status === 'menunggu' ? 'garis' : 'isi'} compact data-fokus onClick={onClose}>
            Tutup
          </Button>
        </>
      }
    >
      {isPending && <Loading>Memuat uang titipan…</Loading>}
      {error && !data && (
        <LoadFailure onRetry={refetch}>{errorText(error, { answered: 'Gagal memuat uang titipan' })}</LoadFailure>
      )}
      {data && <Content titipan={data} />}
    </Dialog>
  )
}

function Content({ titipan }: { titipan: Titipan }) {
  const { titipanId, order_id, transaction_id, jumlah, dikembalikan, dibayar, diterima, status, pesanan } = titipan
  const { nama, no_hp, email, alasan, bukti, keterangan } = titipan
  return (
    <>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2 [&_dd]:[overflow-wrap:anywhere]">
        <Fact name="Status">
          <Badge tone={STATUS[status].tone}>{STATUS[status].nama}</Badge>
        </Fact>
        <Fact name="Dibayar">{dibayar ? formatTime(dibayar) : 'Tidak diketahui'}</Fact>
        <Fact name="Cara bayar">{paymentMethod(titipan)}</Fact>
        <Fact name="Diterima toko">{formatTime(diterima)}</Fact>
        <Fact name="Pembayar">{[nama, no_hp, email].filter(Boolean).join(', ') || 'Tidak diberitahukan Midtrans'}</Fact>
        <Fact name="Nomor di Midtrans">{order_id}</Fact>
        <Fact name="Transaksi">{transaction_id}</Fact>
        {dikembalikan > 0 && (
          <Fact name="Dikembalikan menurut Midtrans">
            <RupiahText>{`${formatRupiah(dikembalikan)} dari ${formatRupiah(jumlah)}`}</RupiahText>
          </Fact>
        )}
        {alasan && <Fact name="Alasan">{alasan}</Fact>}
        {bukti && <Fact name="Rekening tujuan dan nomor bukti">{bukti}</Fact>}
        {pesanan && (
          <Fact name="Pesanan">
            <Link to={`/detail-pesanan-${pesanan.jenis}/${pesanan.orderId}`} className="tautan">
              {pesanan.midtrans_order_id}
            </Link>
          </Fact>
        )}
      </dl>
      {keterangan && (
        <div className="mt-4">
          <Notice kind="hati">Pengembalian sebelumnya tidak berhasil: {keterangan}</Notice>
        </div>
      )}
      <JejakOfRecord kind="titipan" recordId={titipanId} />
    </>
  )
}
