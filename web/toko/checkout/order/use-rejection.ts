import { useQueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { RupiahText } from '#web/shared/rupiah-text.tsx'
import { alamatQuery } from '#web/toko/alamat/alamat-query.ts'
import { ONGKIR_KEY } from '#web/toko/checkout/use-ongkir.ts'
import { VOUCHER_KEY } from '#web/toko/checkout/use-voucher.ts'
import { pengirimanQuery } from '#web/toko/katalog/buy/pengiriman-query.ts'
import { NO_SIGNAL } from '#web/toko/pembayaran/opening-failed.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import type { ReadyPesanan } from './ready-pesanan.ts'

/** Query keys of the data that an order depends on, which the shop and other customers change too. */
const STALE = [
  ['milik-saya', 'riwayat'],
  ['produk'],
  ['paket'],
  ['milik-saya', 'resep'],
  alamatQuery().queryKey,
  pengirimanQuery().queryKey,
  [ONGKIR_KEY],
  [VOUCHER_KEY],
]

/** Returns a function that shows the reason why an order was not created, and reloads the data that it depends on. */
export function useRejection() {
  const { alert } = useAlerts()
  const queries = useQueryClient()

  return async (error: unknown, { total_harga, pembeli, onAlamatMissing }: ReadyPesanan) => {
    // The guard already shows the reason.
    if (error instanceof ApiError && error.status === 401) return
    if (pembeli?.showErrors(error)) return
    // Reload behind the message, which must not wait for a slow server.
    for (const queryKey of STALE) {
      void queries.invalidateQueries({ queryKey })
    }
    const { code = '', rincian = {} } = error instanceof ApiError ? error : {}
    const { total_harga: current } = rincian
    if (code === 'HARGA_BERUBAH' && typeof current === 'number') {
      await alert({
        title: 'Harga atau ongkir baru saja berubah',
        text: createElement(
          RupiahText,
          null,
          `Totalnya sekarang ${formatRupiah(current)}, tadi ${formatRupiah(total_harga)}. Isian Anda tidak hilang. Periksa totalnya, lalu tekan tombol pesan lagi.`,
        ),
        confirm: 'Lihat total baru',
      })
      return
    }
    await alert({
      title: 'Gagal Membuat Pesanan',
      text: errorText(error, { answered: 'Terjadi kesalahan', silent: NO_SIGNAL }),
    })
    if (code === 'ALAMAT_KOSONG') onAlamatMissing()
  }
}
