import { useQueryClient } from '@tanstack/react-query'
import type { ValidVoucher } from '#contract/checkout/voucher.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { computeTotal } from '#contract/uang/total.ts'
import { useSession } from '#web/lib/session.tsx'
import { useToko } from '#web/lib/settings.ts'
import { itemsOf, type PesananLine } from '#web/toko/checkout/baris-pesanan.ts'
import type { NewPembeliBody, Pembeli } from '#web/toko/checkout/first/use-pembeli.ts'
import type { Ongkir } from '#web/toko/checkout/use-ongkir.ts'
import { isTujuanComplete, type Tujuan } from '#web/toko/checkout/use-tujuan.ts'
import { diskonOf } from '#web/toko/checkout/use-voucher.ts'
import type { Restore } from '#web/toko/pembayaran/use-pay.ts'
import type { ResepFor } from '#web/toko/resep/resep-for.ts'
import { useAlerts } from '#web/ui/alerts.tsx'

const METODE_PEMBAYARAN = 'midtrans'

/** Content of the checkout form. */
export interface Pesanan {
  /** Lines that can be bought. */
  lines: readonly PesananLine[]
  /** Reason why the server would reject the order now, if known. */
  notYetAllowed?: string | null
  catatan: string
  pengiriman: Pengiriman | undefined
  /** True until the shipping methods are loaded: the last order's may be among them. */
  isPengirimanPending: boolean
  /** Fee of the shipping method. */
  ongkir: Ongkir | undefined
  /** Undefined if it failed to load: the server then uses its own data. */
  tujuan: Tujuan | undefined
  /** Prescription for the order; its `sisa` is null until it was decided on. */
  resep?: ResepFor
  /** Applied voucher, as shown to the buyer. */
  voucher: ValidVoucher | undefined
  /** Reason why a typed voucher does not apply; empty if there is none. */
  withoutVoucher: string
  /** Form of a buyer without an account. */
  pembeli: Pembeli | undefined
  /** Called when the order exists, paid or not. */
  onOrdered(): Restore | undefined
  onShippingMissing(): void
  onAlamatMissing(): void
}

/** Complete order with its price. */
export interface ReadyPesanan extends Pesanan {
  /** Account of the buyer; undefined if the order creates it. */
  userId: number | undefined
  /** Data for the new account; undefined for a signed-in customer. */
  newPembeli: NewPembeliBody | undefined
  pengiriman: Pengiriman
  /** Shipping fee; null until it is known. */
  biaya: number | null
  total_harga: number
}

/** Returns a check of the form's content. It tells the buyer about missing input, and then resolves to null. */
export function useReadyPesanan() {
  const userId = Number(useSession().user?.userId)
  const tarif = useToko()?.ppn
  const { alert } = useAlerts()
  const queries = useQueryClient()

  return async (pesanan: Pesanan): Promise<ReadyPesanan | null> => {
    const { lines, notYetAllowed, pengiriman, ongkir, tujuan, voucher } = pesanan
    const newPembeli = await pesanan.pembeli?.check()
    if (newPembeli === null) return null
    if (!userId && !newPembeli) {
      await alert({ title: 'User ID tidak ditemukan. Silakan login ulang.' })
      return null
    }
    if (pesanan.isPengirimanPending) {
      await alert({ title: 'Cara kirim masih dimuat', text: 'Tunggu sebentar, lalu tekan Bayar Sekarang lagi.' })
      return null
    }
    if (!pengiriman) {
      await alert({ title: 'Pilih metode pembayaran terlebih dahulu' })
      pesanan.onShippingMissing()
      return null
    }
    if (tujuan && !isTujuanComplete(tujuan)) {
      pesanan.onAlamatMissing()
      return null
    }
    if (notYetAllowed) {
      // An unpaid order may have been paid or cancelled elsewhere meanwhile.
      void queries.invalidateQueries({ queryKey: ['milik-saya', 'riwayat'] })
      await alert({ title: 'Gagal Membuat Pesanan', text: notYetAllowed })
      return null
    }
    const biaya = ongkir?.biaya ?? null
    const total_harga = computeTotal(lines, biaya ?? 0, diskonOf(voucher), tarif).total
    return { ...pesanan, userId: userId || undefined, newPembeli, pengiriman, biaya, total_harga }
  }
}

/** Returns the order as createPesanan takes it. */
export function bodyOf({ userId, lines, total_harga, pengiriman, biaya, catatan, ...rest }: ReadyPesanan) {
  const { tujuan, resep, voucher } = rest
  return {
    ...(userId !== undefined && { userId }),
    ...itemsOf(lines),
    total_harga,
    metode_pembayaran: METODE_PEMBAYARAN,
    shippingId: pengiriman.shippingId,
    metodePengiriman: pengiriman.kode,
    ongkir: biaya,
    catatan,
    ...(tujuan?.alamatId !== undefined && { alamatId: tujuan.alamatId }),
    ...(resep && { resepId: resep.resepId }),
    ...(voucher && { voucher: voucher.kode }),
  }
}
