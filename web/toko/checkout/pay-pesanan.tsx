import type { Restore } from '#web/toko/pembayaran/use-pay.ts'
import { listItems, type PesananLine } from './baris-pesanan.ts'
import type { Pembeli } from './first/use-pembeli.ts'
import type { CheckoutInput } from './input/use-checkout-input.ts'
import { useOrder } from './order/use-order.ts'
import { RingkasanHarga } from './ringkasan-harga.tsx'
import type { Checkout } from './use-checkout.ts'
import { useHalangan } from './use-halangan.ts'
import type { Voucher } from './use-voucher.ts'

interface PayPesananProps {
  checkout: Checkout
  input: CheckoutInput
  /** Form of a buyer without an account. */
  pembeli: Pembeli | undefined
  /** Called when the order exists, paid or not. */
  onOrdered(): Restore | undefined
  onShippingMissing(): void
  onAlamatMissing(): void
}

/** Total of a checkout and the button that creates the order. */
export function PayPesanan({ checkout, input, ...handlers }: PayPesananProps) {
  const { can, all, computed, chosen, cannotBeShipped, ongkir, tujuan, resep, potongan } = checkout
  const notYetAllowed = useHalangan(listItems(can))
  const { pesan, isSending, isResending } = useOrder({
    lines: can,
    notYetAllowed,
    catatan: input.catatan,
    pengiriman: chosen,
    isPengirimanPending: checkout.pengiriman.isPending,
    ongkir,
    tujuan,
    resep: resep.chosen,
    voucher: potongan.valid,
    withoutVoucher: withoutVoucher(input.voucher, potongan),
    ...handlers,
  })
  return (
    <RingkasanHarga
      lines={computed}
      ongkir={ongkir}
      voucher={potongan}
      notYetAllowed={notYetAllowed}
      halangan={can.length === 0 ? halanganOf(all) : cannotBeShipped ? 'Belum bisa dikirim' : null}
      isPayLater={resep.chosen?.sisa === null || ongkir?.cara === 'konfirmasi'}
      isSending={isSending}
      isResending={isResending}
      onPay={pesan}
    />
  )
}

/** Returns why the typed voucher does not apply; empty if it applies or none is typed. */
function withoutVoucher({ teks, kode }: CheckoutInput['voucher'], { valid, failure }: Voucher): string {
  if (valid || teks.trim() === '') return ''
  return kode !== '' && failure ? failure : 'Kode voucher belum dipakai. Tekan tombol Pakai kode.'
}

function halanganOf(lines: readonly PesananLine[]): string {
  if (lines.some(({ resep }) => resep)) return 'Perlu resep dokter hewan'
  return lines.some(({ unregistered }) => unregistered) ? 'Belum dijual: masih kami periksa' : 'Stok habis'
}
