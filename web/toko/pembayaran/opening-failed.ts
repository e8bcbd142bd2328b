import { ApiError, errorText } from '#web/lib/api-error.ts'
import type { Question } from '#web/ui/alerts.tsx'

/** Shown when no response arrived and so no payment page was opened. */
export const NO_SIGNAL =
  'Tidak ada sinyal. Belum ada uang yang ditarik. Isian Anda tidak hilang. Coba lagi setelah ada sinyal.'

/** Returns the message for a payment page that could not be opened; the order stays pending. */
export function openingFailed(error: unknown): Question {
  // The provider is unavailable: same message as for a missing token.
  if (error instanceof ApiError && error.code === 'PEMBAYARAN_TIDAK_TERSEDIA')
    return { title: 'Pembayaran Tidak Tersedia: Sistem pembayaran sedang mengalami gangguan.' }
  return {
    title: 'Gagal',
    text: errorText(error, {
      answered: 'Terjadi kesalahan',
      silent: 'Tidak ada sinyal. Pesanan Anda tetap tersimpan. Coba lagi setelah ada sinyal.',
    }),
  }
}
