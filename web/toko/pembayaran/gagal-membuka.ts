import { ApiError, errorText } from '#web/lib/api-error.ts'
import type { Question } from '#web/ui/alerts.tsx'

/** No answer came, so no payment page was opened. */
export const TANPA_SINYAL = 'Tidak ada sinyal. Belum ada uang yang ditarik. Isian Anda tetap di sini; coba lagi nanti.'

/** Why the payment of an order that waits could not be opened; the order goes on waiting. */
export function gagalMembuka(error: unknown): Question {
  // The provider is away: the same answer as without a token.
  if (error instanceof ApiError && error.code === 'PEMBAYARAN_TIDAK_TERSEDIA')
    return { title: 'Pembayaran Tidak Tersedia: Sistem pembayaran sedang mengalami gangguan.' }
  return {
    title: 'Gagal',
    text: errorText(error, {
      answered: 'Terjadi kesalahan',
      silent: 'Tidak ada sinyal. Pesanan Anda tetap tersimpan.',
    }),
  }
}
