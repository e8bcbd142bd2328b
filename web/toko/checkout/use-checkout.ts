import { useQuery } from '@tanstack/react-query'
import { refusals } from '#contract/pengiriman/cargo.ts'
import { pengirimanQuery } from '#web/toko/katalog/buy/pengiriman-query.ts'
import { useHargaGrup } from '#web/toko/katalog/buy/use-harga-grup.ts'
import { isOrderable, limitQuantity, listItems, type PesananLine, withQuantity } from './baris-pesanan.ts'
import type { CheckoutInput } from './input/use-checkout-input.ts'
import { useLastPengiriman } from './order/last-pengiriman.ts'
import { useOngkir } from './use-ongkir.ts'
import { type ResepPesanan, useResepPesanan } from './use-resep-pesanan.ts'
import { type Tujuan, useTujuan } from './use-tujuan.ts'
import { useVoucher } from './use-voucher.ts'

/** Destination if none is known. */
const WITHOUT_TUJUAN: Pick<Tujuan, 'kode_wilayah' | 'kode_pos'> = { kode_wilayah: null, kode_pos: '' }

export interface CheckoutOrigin {
  /** Not empty. */
  lines: PesananLine[]
  /** Code of the shipping method chosen on the previous screen. Default: the last order's. */
  initialPengiriman?: string
  /** Prescription chosen on the previous screen. */
  initialResep?: number
}

export type Checkout = ReturnType<typeof useCheckout>

/**
 * Returns the lines that can be ordered, their shipping methods, and the price.
 * @param place destination that a buyer without an account has typed
 */
export function useCheckout(
  { lines, initialPengiriman, initialResep }: CheckoutOrigin,
  input: CheckoutInput,
  place: typeof WITHOUT_TUJUAN | undefined,
) {
  const { wanted, shippingId, voucher } = input
  const isLast = useLastPengiriman(initialPengiriman)
  const pengiriman = useQuery(pengirimanQuery())
  const { tujuan, ...alamat } = useTujuan(input.alamatId)
  const resep = useResepPesanan(lines, initialResep)

  const all = usePossibleLines(lines, wanted, resep)
  const orderable = all.filter((line) => isOrderable(line, resep.chosen !== undefined))
  // If nothing can be bought, the wanted items are still shown with their price.
  const computed = orderable.length > 0 ? orderable : all
  // A method that may not carry all the goods cannot be chosen or stay chosen.
  const matches = pengiriman.data?.filter((metode) => refusals(metode, computed).length === 0)
  const chosen = matches?.find((metode) => (shippingId === null ? isLast(metode) : metode.shippingId === shippingId))

  const ongkirOf = useOngkir(listItems(orderable), alamat.isLoading ? undefined : (tujuan ?? place ?? WITHOUT_TUJUAN))
  const ongkir = chosen && ongkirOf(chosen)
  const potongan = useVoucher(voucher.kode, listItems(orderable), ongkir?.biaya ?? null, resep.chosen?.resepId)

  return {
    tujuan,
    alamat,
    resep,
    /** All lines. */
    all,
    /** Lines that can be bought. */
    can: orderable,
    /** Lines that the price is computed for. */
    computed,
    pengiriman,
    /** Shipping method; undefined until one is chosen. */
    chosen,
    cannotBeShipped: matches?.length === 0,
    /** True if the method that the buyer chose is not offered any more. */
    isPengirimanGone:
      shippingId !== null && pengiriman.data?.every((metode) => metode.shippingId !== shippingId) === true,
    ongkirOf,
    /** Fee of the shipping method. */
    ongkir,
    potongan,
  }
}

/**
 * Returns the lines at their possible quantity, with its price and maximum. The input keeps the wanted quantity: the stock may
 * have shrunk since it was chosen.
 */
function usePossibleLines(lines: readonly PesananLine[], wanted: CheckoutInput['wanted'], resep: ResepPesanan) {
  const hargaGrup = useHargaGrup(lines.flatMap(({ jenis, id }) => (jenis === 'produk' ? [id] : [])))
  return lines.map((line) => {
    const most = line === resep.line ? Math.min(line.stok, resep.chosen?.sisa ?? line.stok) : line.stok
    const quantity = limitQuantity(wanted[line.kunci] ?? line.jumlah, most)
    return withQuantity({ ...line, most }, quantity, line.jenis === 'produk' ? hargaGrup(line.id) : null)
  })
}
