import { type CaraBayar, METODE_BAYAR } from '#contract/pembayaran/cara-bayar.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { PembayaranRow, PesananRow } from '#server/db/schema.ts'
import { type Peristiwa, toPeristiwa } from '#server/midtrans/status.ts'

/**
 * How an order is, or was, paid. While it waits only an attempt that waits too counts: a refused card leaves the choice
 * open again. Afterwards it is the one that brought the money, else the last that was tried.
 * @param attempts all of the order's, oldest first
 */
export function caraBayarOf(
  order: Pick<PesananRow, 'status_pembayaran' | 'batas_bayar'>,
  attempts: readonly PembayaranRow[],
): CaraBayar | null {
  const attempt = shownAttempt(order.status_pembayaran, attempts)
  if (!attempt?.metode) return null
  const { metode, nomor, kode_perusahaan, penyelenggara, penerbit, bayar_sebelum } = attempt
  const batas = bayar_sebelum && bayar_sebelum < order.batas_bayar ? bayar_sebelum : order.batas_bayar
  return {
    metode,
    nama: namaMetode(attempt.metode, penyelenggara),
    nomor,
    kode_perusahaan,
    penyelenggara,
    penerbit,
    bayar_sebelum: batas.toISOString(),
  }
}

function shownAttempt(status: StatusPembayaran, attempts: readonly PembayaranRow[]): PembayaranRow | undefined {
  const chosen = attempts.filter(({ metode }) => metode)
  const last = (...wanted: Peristiwa[]) =>
    chosen.findLast(
      ({ transaction_status: state }) => state && wanted.includes(toPeristiwa({ transaction_status: state })),
    )
  // A capture under review has no money yet, and nothing else to choose either.
  if (status === 'pending') return last('menunggu', 'lunas')
  return last('lunas', 'kembali') ?? chosen.at(-1)
}

/** A method without a key of its own goes by the name of who offers it. */
export function namaMetode(metode: CaraBayar['metode'], penyelenggara: string | null): string {
  if (metode === 'virtual_lain' && penyelenggara) return `${penyelenggara} Virtual Account`
  if (metode === 'lain' && penyelenggara) return penyelenggara
  return METODE_BAYAR[metode].nama
}
