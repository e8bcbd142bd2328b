import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isDirectMethod } from '#contract/checkout/manual-admin.ts'
import { checkPembayaran, type PaymentAttempt, type PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { DetailSection } from '#web/admin/pesanan/detail-section.tsx'
import { PaymentNotes } from '#web/admin/pesanan/payment-notes.tsx'
import { PengembalianLine } from '#web/admin/pesanan/pengembalian-baris.tsx'
import { methodName, transactionName } from '#web/admin/pesanan/pesanan-words.ts'
import { RefundMoney } from '#web/admin/pesanan/refund-money.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Fact } from '#web/shared/sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AttestPembayaran } from './attest-pembayaran.tsx'
import { BukuPesanan } from './buku-pesanan.tsx'
import { CancelPesanan } from './cancel-pesanan.tsx'

/** Payment state, all payment attempts, and a button that polls the provider. */
export function PesananPembayaran({ pesanan }: { pesanan: PesananAdmin }) {
  const { status_pembayaran, batas_bayar, pembayaran } = pesanan
  return (
    <DetailSection title="Pembayaran">
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name="Keterangan pembayaran">
          <PaymentNotes status={status_pembayaran} uang={pesanan} />
        </Fact>
        {status_pembayaran === 'pending' && <Fact name="Batas waktu bayar">{formatTime(batas_bayar)}</Fact>}
      </dl>
      <BukuPesanan pesanan={pesanan} />
      <ol className="mt-4 grid gap-3">
        {pembayaran.map((attempt) => (
          <Attempt key={attempt.order_id} pesanan={pesanan} attempt={attempt} />
        ))}
      </ol>
      {pembayaran.length === 0 && <p className="text-tinta-2">Pembeli belum pernah membuka halaman pembayaran.</p>}
      {!pembayaran.some(({ payment_type }) => isDirectMethod(payment_type)) && (
        <CheckPayment orderId={pesanan.orderId}>
          {status_pembayaran === 'pending' && <CancelPesanan orderId={pesanan.orderId} />}
          {isUnclear(pesanan) && <AttestPembayaran orderId={pesanan.orderId} />}
        </CheckPayment>
      )}
    </DetailSection>
  )
}

/** True if the buyer has opened a payment page, and the provider has told the shop nothing final about it. */
const isUnclear = ({ status_pembayaran, menunggu_resep, menunggu_ongkir, perhatian }: PesananAdmin) =>
  perhatian.includes('pembayaran tidak terjawab') ||
  (status_pembayaran === 'pending' && !menunggu_resep && !menunggu_ongkir)

function Attempt({ pesanan, attempt }: { pesanan: PesananAdmin; attempt: PaymentAttempt }) {
  const { order_id, jumlah, payment_type, transaction_status, transaction_id, dikembalikan, dibuat, diubah } = attempt
  return (
    <li className="grid justify-items-start gap-1 rounded-sm border border-garis p-3 text-sm">
      <p className="flex w-full flex-wrap justify-between gap-x-4 font-medium text-base">
        <span>
          {methodName(payment_type)}
          {transaction_status && `: ${transactionName(transaction_status)}`}
        </span>
        {/* The ledger above has the amount of what was paid. */}
        {pesanan.buku.length === 0 && <span className="harga">{formatRupiah(jumlah)}</span>}
      </p>
      {isDirectMethod(payment_type) ? (
        <p className="text-tinta-2">Diterima langsung oleh toko, di luar Midtrans.</p>
      ) : (
        <p className="text-tinta-2 [overflow-wrap:anywhere]">Nomor di Midtrans: {order_id}</p>
      )}
      {transaction_id && !isDirectMethod(payment_type) && (
        <p className="text-tinta-2 [overflow-wrap:anywhere]">Transaksi: {transaction_id}</p>
      )}
      <p className="text-tinta-2">
        Dibuat {formatTime(dibuat)}
        {diubah !== dibuat && `, terakhir berubah ${formatTime(diubah)}`}
      </p>
      {dikembalikan > 0 && (
        <p>
          Dikembalikan menurut Midtrans: <span className="harga">{formatRupiah(dikembalikan)}</span>
        </p>
      )}
      {attempt.pengembalian.length > 0 && (
        <ul aria-label="Pengembalian dana" className="mt-2 grid gap-3">
          {attempt.pengembalian.map((pengembalian) => (
            <PengembalianLine key={pengembalian.pengembalianId} orderId={pesanan.orderId} pengembalian={pengembalian} />
          ))}
        </ul>
      )}
      <RefundMoney pesanan={pesanan} attempt={attempt} />
    </li>
  )
}

function CheckPayment({ orderId, children }: { orderId: number; children: ReactNode }) {
  const queries = useQueryClient()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callAdmin(checkPembayaran, { params: { orderId } }),
    onSuccess: () => renewAdmin(queries),
  })
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="garis" busy={isPending} onClick={() => mutate()}>
          Periksa pembayaran
        </Button>
        {children}
      </div>
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
