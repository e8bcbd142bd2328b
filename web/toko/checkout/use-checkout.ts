import { useQuery } from '@tanstack/react-query'
import { refusals } from '#contract/pengiriman/cargo.ts'
import { useHargaGrup } from '#web/toko/katalog/buy/use-harga-grup.ts'
import { pengirimanQuery } from '#web/toko/katalog/buy/pengiriman-query.ts'
import { type BarisPesanan, isOrderable, limitJumlah, listItems, upTo } from './baris-pesanan.ts'
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
  baris: BarisPesanan[]
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
  { baris, initialPengiriman, initialResep }: CheckoutOrigin,
  isian: CheckoutInput,
  place: typeof WITHOUT_TUJUAN | undefined,
) {
  const { wanted, shippingId, voucher } = isian
  const isLast = useLastPengiriman(initialPengiriman)
  const pengiriman = useQuery(pengirimanQuery())
  const { tujuan, ...alamat } = useTujuan(isian.alamatId)
  const resep = useResepPesanan(baris, initialResep)

  const semua = usePossibleBaris(baris, wanted, resep)
  const can = semua.filter((line) => isOrderable(line, resep.chosen !== undefined))
  // If nothing can be bought, the wanted items are still shown with their price.
  const computed = can.length > 0 ? can : semua
  // A method that may not carry all the goods cannot be chosen or stay chosen.
  const cocok = pengiriman.data?.filter((metode) => refusals(metode, computed).length === 0)
  const chosen = cocok?.find((metode) => (shippingId === null ? isLast(metode) : metode.shippingId === shippingId))

  const ongkirOf = useOngkir(listItems(can), alamat.isLoading ? undefined : (tujuan ?? place ?? WITHOUT_TUJUAN))
  const ongkir = chosen && ongkirOf(chosen)
  const potongan = useVoucher(voucher.kode, listItems(can), ongkir?.biaya ?? null, resep.chosen?.resepId)

  return {
    tujuan,
    alamat,
    resep,
    /** All lines. */
    semua,
    /** Lines that can be bought. */
    can,
    /** Lines that the price is computed for. */
    computed,
    pengiriman,
    /** Shipping method; undefined until one is chosen. */
    chosen,
    cannotBeShipped: cocok?.length === 0,
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
function usePossibleBaris(baris: readonly BarisPesanan[], wanted: CheckoutInput['wanted'], resep: ResepPesanan) {
  const hargaGrup = useHargaGrup(baris.flatMap(({ jenis, id }) => (jenis === 'produk' ? [id] : [])))
  return baris.map((line) => {
    const most = line === resep.baris ? Math.min(line.stok, resep.chosen?.sisa ?? line.stok) : line.stok
    const jumlah = limitJumlah(wanted[line.kunci] ?? line.jumlah, most)
    return upTo({ ...line, most }, jumlah, line.jenis === 'produk' ? hargaGrup(line.id) : null)
  })
}
