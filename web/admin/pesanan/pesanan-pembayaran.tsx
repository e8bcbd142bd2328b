import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PercobaanBayar, type PesananAdmin, periksaPembayaran } from '#contract/pesanan-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Fakta } from '#web/bersama/lembar.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { formatRupiah, formatWaktu } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BagianDetail } from './bagian-detail.tsx'
import { namaCara, namaTransaksi } from './kata-pesanan.ts'
import { KeteranganBayar } from './keterangan-bayar.tsx'

/** How the money stands, every attempt to pay, and the way to ask the provider now. */
export function PesananPembayaran({ pesanan }: { pesanan: PesananAdmin }) {
  const { status_pembayaran, batas_bayar, pembayaran } = pesanan
  return (
    <BagianDetail judul="Pembayaran">
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fakta nama="Keterangan pembayaran">
          <KeteranganBayar status={status_pembayaran} />
        </Fakta>
        <Fakta nama="Batas waktu bayar">{formatWaktu(batas_bayar)}</Fakta>
      </dl>
      <ol className="mt-4 grid gap-3">
        {pembayaran.map((percobaan) => (
          <Percobaan key={percobaan.order_id} {...percobaan} />
        ))}
      </ol>
      {pembayaran.length === 0 && <p className="text-tinta-2">Halaman pembayaran belum pernah dibuka.</p>}
      <Periksa orderId={pesanan.orderId} />
    </BagianDetail>
  )
}

function Percobaan(percobaan: PercobaanBayar) {
  const { order_id, jumlah, payment_type, transaction_status, transaction_id, dibuat, diubah } = percobaan
  return (
    <li className="rounded-sm border border-garis p-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4 font-medium text-base">
        <span>
          {namaCara(payment_type)}
          {transaction_status && `: ${namaTransaksi(transaction_status)}`}
        </span>
        <span className="harga">{formatRupiah(jumlah)}</span>
      </p>
      <p className="text-tinta-2 [overflow-wrap:anywhere]">Nomor di Midtrans: {order_id}</p>
      {transaction_id && <p className="text-tinta-2 [overflow-wrap:anywhere]">Transaksi: {transaction_id}</p>}
      <p className="text-tinta-2">
        Dibuka {formatWaktu(dibuat)}
        {diubah !== dibuat && `, berubah ${formatWaktu(diubah)}`}
      </p>
    </li>
  )
}

function Periksa({ orderId }: { orderId: number }) {
  const queries = useQueryClient()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callAdmin(periksaPembayaran, { params: { orderId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['kantor'] }),
  })
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <Button variant="garis" busy={isPending} onClick={() => mutate()}>
        Periksa pembayaran
      </Button>
      {data && !isPending && (
        <Notice kind="info" announce>
          {data.message}
        </Notice>
      )}
      {error && !isPending && (
        <Notice kind="galat">{errorText(error, { answered: 'Gagal memeriksa pembayaran' })}</Notice>
      )}
    </div>
  )
}
