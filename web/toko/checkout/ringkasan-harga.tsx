import { LockKeyhole } from 'lucide-react'
import { beratText } from '#contract/checkout/berat.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { computeTotal } from '#contract/uang/total.ts'
import { useToko } from '#web/lib/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PesananLine } from './baris-pesanan.ts'
import { formatOngkir } from './format-ongkir.ts'
import type { Ongkir } from './use-ongkir.ts'
import { diskonOf, type Voucher } from './use-voucher.ts'

interface RingkasanHargaProps {
  lines: readonly PesananLine[]
  /** Undefined until a shipping method is chosen. */
  ongkir: Ongkir | undefined
  voucher: Voucher
  /** Reason why the server would reject the order now. */
  notYetAllowed?: string | null
  /** Reason why nothing can be ordered; null if something can. */
  halangan: string | null
  /** True if payment is possible only after the shop's decision. */
  isPayLater?: boolean
  isSending: boolean
  /** True while the order waits to be sent again. */
  isResending: boolean
  onPay(): void
}

/** Total and pay button: beside the form, or at the bottom of a phone. */
export function RingkasanHarga(props: RingkasanHargaProps) {
  const { lines, ongkir, voucher, notYetAllowed, halangan, isPayLater = false, isSending, isResending, onPay } = props
  const totals = computeTotal(lines, ongkir?.biaya ?? 0, diskonOf(voucher.valid), useToko()?.ppn)
  const pendingText = voucher.isComputing
    ? 'Menghitung voucher…'
    : ongkir?.cara === 'hitung'
      ? 'Menghitung ongkir…'
      : null
  return (
    <section aria-labelledby="ringkasan-harga" className="kartu p-4 md:p-5 lg:sticky lg:top-20">
      <h2 id="ringkasan-harga" className="text-lg tracking-normal">
        Ringkasan Harga
      </h2>
      <RincianTotal lines={lines} ongkir={ongkir} voucher={voucher.valid} payment={totals} />
      {typeof ongkir?.biaya !== 'number' && (
        <p className="mt-2 text-sm text-tinta-2">
          {ongkir?.cara === 'konfirmasi'
            ? 'Belum termasuk ongkir. Kami pastikan ongkirnya dulu, lalu Anda kami kabari untuk membayar.'
            : 'Belum termasuk ongkir.'}
        </p>
      )}

      {notYetAllowed && (
        <div className="mt-4">
          <Notice kind="hati">{notYetAllowed}</Notice>
        </div>
      )}

      <div className="bar-bawah md:mt-5">
        {isResending ? (
          <p role="status" className="text-sm md:mb-3">
            Tunggu sebentar, pesanan Anda sedang dikirim lagi. Pesanan tidak akan tercatat dua kali.
          </p>
        ) : (
          <p aria-hidden className="harga font-bold text-lg md:hidden">
            {formatRupiah(totals.total)}
          </p>
        )}
        <Button
          onClick={onPay}
          variant="utama"
          busy={isSending}
          disabled={halangan !== null || pendingText !== null}
          className="w-full"
        >
          {halangan ?? (isSending ? 'Memproses…' : (pendingText ?? (isPayLater ? 'Buat Pesanan' : 'Bayar Sekarang')))}
        </Button>
      </div>
      <p className="mt-3 flex items-center gap-2 text-sm text-tinta-2">
        <LockKeyhole aria-hidden className="size-4 shrink-0" />
        Pembayaran lewat Midtrans. Kami tidak menyimpan data kartu Anda.
      </p>
    </section>
  )
}

interface RincianTotalProps extends Pick<RingkasanHargaProps, 'lines' | 'ongkir'> {
  voucher: Voucher['valid']
  payment: { total: number; ppn_ditambah: number }
}

/** Lines of the price, and the total. */
function RincianTotal({ lines, ongkir, voucher, payment }: RincianTotalProps) {
  return (
    <dl className="mt-3 grid gap-2.5">
      <RincianLine lines={lines} />
      <Rincian name="Berat">{beratText(lines)}</Rincian>
      {ongkir && <Rincian name="Ongkir">{formatOngkir(ongkir)}</Rincian>}
      {voucher && voucher.jumlah > 0 && (
        <Rincian name={`Voucher ${voucher.kode}`}>{formatRupiah(-voucher.jumlah)}</Rincian>
      )}
      {payment.ppn_ditambah > 0 && <Rincian name="PPN">{formatRupiah(payment.ppn_ditambah)}</Rincian>}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-garis border-t pt-3">
        <dt className="font-semibold">Total</dt>
        <dd className="harga font-bold text-2xl" aria-live="polite">
          {formatRupiah(payment.total)}
        </dd>
      </div>
    </dl>
  )
}

function RincianLine({ lines }: { lines: readonly PesananLine[] }) {
  const [one] = lines
  if (one && lines.length === 1) {
    return (
      <>
        <Rincian name={`Harga ${one.jenis}`}>{formatRupiah(one.harga)}</Rincian>
        <Rincian name="Jumlah">{one.jumlah}</Rincian>
      </>
    )
  }
  return lines.map(({ kunci, nama, harga, jumlah }) => (
    <Rincian key={kunci} name={`${jumlah} × ${nama}`}>
      {formatRupiah(harga * jumlah)}
    </Rincian>
  ))
}

export function Rincian({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-tinta-2">{name}</dt>
      <dd className="harga font-medium">{children}</dd>
    </div>
  )
}
