import { createElement } from 'react'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { RupiahText } from '#web/shared/rupiah-text.tsx'
import type { PesananLine } from '#web/toko/checkout/baris-pesanan.ts'
import { useContinuePayment } from '#web/toko/pembayaran/use-continue-payment.ts'
import { type Question, useAlerts } from '#web/ui/alerts.tsx'
import type { ReadyPesanan } from './ready-pesanan.ts'
import { findSamePesanan, isStillPending } from './same-pesanan.ts'

/** Returns the questions to the buyer before an order is created. Each resolves to true if the order may be sent. */
export function useOrderQuestions() {
  const { confirm } = useAlerts()
  const { continuePayment } = useContinuePayment()

  async function isConfirmed(pesanan: ReadyPesanan): Promise<boolean> {
    const { withoutVoucher } = pesanan
    const isWithout =
      withoutVoucher === '' ||
      (await confirm({
        title: 'Lanjutkan tanpa voucher?',
        text: withoutVoucher,
        confirm: 'Lanjut tanpa voucher',
        cancel: 'Kembali',
        bahaya: true,
      }))
    return isWithout && confirm(questionOf(pesanan))
  }

  /** Resolves to false if the buyer ordered the same items recently and does not want them again. */
  async function isNew({ userId, lines, pengiriman, ...pesanan }: ReadyPesanan): Promise<boolean> {
    const old = userId === undefined ? null : await findSamePesanan(userId, lines)
    if (old?.status_pembayaran === 'success') {
      return confirm({
        title: 'Anda baru saja membayar pesanan yang sama. Pesan lagi?',
        text: `Pembayaran pesanan ${old.midtrans_order_id} sudah kami terima.`,
        confirm: 'Ya, Pesan Lagi',
        cancel: 'Batal',
        bahaya: true,
      })
    }
    if (!old || !isStillPending(old, { ...pesanan, nama_shipping: pengiriman.nama })) return true
    const proceed = await confirm({
      title: 'Pesanan yang sama masih menunggu pembayaran',
      text: `Lanjutkan pembayaran pesanan ${old.midtrans_order_id}, supaya Anda tidak memesan dua kali.`,
      confirm: 'Lanjutkan Pembayaran',
      cancel: 'Batal',
    })
    if (proceed) await continuePayment(old)
    return false
  }

  return { isConfirmed, isNew }
}

/** Returns the last question, which depends on when the order can be paid. */
function questionOf({ lines, resep, biaya, total_harga }: ReadyPesanan): Question {
  const text = `${summarize(lines)}, total ${formatRupiah(total_harga)}${biaya === null ? ' belum termasuk ongkir' : ''}.`
  if (resep?.sisa === null)
    return {
      title: 'Buat pesanan ini sekarang?',
      text: `${text} Stoknya kami simpan selama resep diperiksa. Anda membayar setelah resep disetujui.`,
      confirm: 'Ya, Pesan',
      cancel: 'Batal',
    }
  if (biaya === null)
    return {
      title: 'Buat pesanan ini sekarang?',
      text: `${text} Stoknya kami simpan sampai ongkirnya pasti. Kami kabari lewat email, lalu Anda punya 24 jam untuk membayar.`,
      confirm: 'Ya, Pesan',
      cancel: 'Batal',
    }
  return {
    title: 'Apakah anda yakin ingin melanjutkan pembayaran?',
    text: createElement(RupiahText, null, text),
    confirm: 'Ya, Bayar',
    cancel: 'Batal',
  }
}

function summarize(lines: readonly PesananLine[]): string {
  const [one] = lines
  return one && lines.length === 1 ? `${one.jumlah} × ${one.nama}` : `${lines.length} jenis barang`
}
