import { useQueryClient } from '@tanstack/react-query'
import { createElement, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ValidVoucher } from '#contract/checkout/voucher.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { computeTotal } from '#contract/uang/total.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.tsx'
import { useToko } from '#web/lib/settings.ts'
import { uuid } from '#web/lib/uuid.ts'
import { RupiahText } from '#web/shared/rupiah-text.tsx'
import { alamatQuery } from '#web/toko/alamat/alamat-query.ts'
import { NO_SIGNAL } from '#web/toko/pembayaran/opening-failed.ts'
import { useContinuePayment } from '#web/toko/pembayaran/use-continue-payment.ts'
import { type Restore, usePay } from '#web/toko/pembayaran/use-pay.ts'
import { pengirimanQuery } from '#web/toko/pesanan/pesanan-queries.ts'
import type { ResepFor } from '#web/toko/resep/resep-for.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { type BarisPesanan, itemsOf } from './baris-pesanan.ts'
import { rememberPengiriman } from './last-pengiriman.ts'
import { findSamePesanan, isStillPending, rememberPesanan } from './same-pesanan.ts'
import { ONGKIR_KEY, type Ongkir } from './use-ongkir.ts'
import { isTujuanComplete, type Tujuan } from './use-tujuan.ts'
import { diskonOf, VOUCHER_KEY } from './use-voucher.ts'

const METODE_PEMBAYARAN = 'midtrans'

interface Pesanan {
  /** Lines that can be bought. */
  baris: readonly BarisPesanan[]
  /** Reason why the server would reject the order now, if known. */
  notYetAllowed?: string | null
  catatan: string
  pengiriman: Pengiriman | undefined
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
  /** Called when the order exists, paid or not. */
  onOrdered?(): Restore
  onShippingMissing(): void
  onAlamatMissing(): void
}

/** Handles 'Bayar Sekarang': validates, confirms, creates the order, and opens the payment. Input is kept on failure. */
export function useOrder(pesanan: Pesanan) {
  const { user } = useSession()
  const { alert, confirm } = useAlerts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const bayar = usePay()
  const { continuePayment } = useContinuePayment()
  const kunci = useKunci()
  const tarif = useToko()?.ppn
  const [isSending, setSending] = useState(false)

  async function pesan() {
    const { baris, notYetAllowed, catatan, pengiriman, ongkir, tujuan, resep, voucher, withoutVoucher, onOrdered } =
      pesanan
    const { onShippingMissing, onAlamatMissing } = pesanan
    const userId = Number(user?.userId)
    if (!userId) return alert({ title: 'User ID tidak ditemukan. Silakan login ulang.' })
    if (!pengiriman) {
      await alert({ title: 'Pilih metode pembayaran terlebih dahulu' })
      return onShippingMissing()
    }
    if (tujuan && !isTujuanComplete(tujuan)) return onAlamatMissing()

    if (notYetAllowed) {
      // An unpaid order may have been paid or cancelled elsewhere meanwhile.
      void queries.invalidateQueries({ queryKey: ['milik-saya', 'riwayat'] })
      return alert({ title: 'Gagal Membuat Pesanan', text: notYetAllowed })
    }

    const isWithout =
      withoutVoucher === '' ||
      (await confirm({
        title: 'Lanjutkan tanpa voucher?',
        text: withoutVoucher,
        confirm: 'Lanjut tanpa voucher',
        cancel: 'Kembali',
        bahaya: true,
      }))
    if (!isWithout) return

    const biaya = ongkir?.biaya ?? null
    const total_harga = computeTotal(baris, biaya ?? 0, diskonOf(voucher), tarif).total
    const text = `${summarise(baris)}, total ${formatRupiah(total_harga)}${biaya === null ? ' belum termasuk ongkir' : ''}.`
    const sure = await confirm(
      resep?.sisa === null
        ? {
            title: 'Buat pesanan ini sekarang?',
            text: `${text} Stoknya kami simpan selama resep diperiksa. Anda membayar setelah resep disetujui.`,
            confirm: 'Ya, Pesan',
            cancel: 'Batal',
          }
        : biaya === null
          ? {
              title: 'Buat pesanan ini sekarang?',
              text: `${text} Stoknya kami simpan sampai ongkirnya pasti. Kami kabari lewat email, lalu Anda punya 24 jam untuk membayar.`,
              confirm: 'Ya, Pesan',
              cancel: 'Batal',
            }
          : {
              title: 'Apakah anda yakin ingin melanjutkan pembayaran?',
              text: createElement(RupiahText, null, text),
              confirm: 'Ya, Bayar',
              cancel: 'Batal',
            },
    )
    if (!sure) return

    const body = {
      userId,
      ...itemsOf(baris),
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
    const isi = JSON.stringify(body)
    setSending(true)
    try {
      // A retry with the same idempotency key cannot create a second order, so skip the duplicate check.
      if (!kunci.knows(isi) && !(await isNew(userId, pengiriman))) return
      const sesi = await call(createPesanan, { body }, { idempotencyKey: kunci.of(isi) })
      rememberPengiriman(pengiriman.kode)
      rememberPesanan(userId, baris, sesi.midtransOrderId)
      const giveBack = onOrdered?.()
      if (sesi.menunggu_resep || sesi.menunggu_ongkir) {
        void queries.invalidateQueries({ queryKey: ['milik-saya'] })
        await navigate(`/konfirmasi-pembayaran?order=${sesi.midtransOrderId}`)
        return
      }
      if (sesi.pesananSebelumnya)
        await alert({
          title: 'Ini pesanan Anda yang tadi',
          text: 'Barang yang sama baru saja Anda pesan, jadi tidak kami buat dua kali. Silakan lanjutkan pembayarannya. Jika memang ingin memesan lagi, ulangi setelah dua menit.',
        })
      const { status } = await bayar(sesi, giveBack)
      // The order is finished; another payment needs a new order.
      if (status !== 'pending' && status !== 'unavailable') kunci.renew()
    } catch (error) {
      await refused(error)
    } finally {
      setSending(false)
    }

    /** Resolves to false if the buyer ordered the same items recently and does not want them again. */
    async function isNew(userId: number, { nama: nama_shipping }: Pengiriman): Promise<boolean> {
      const lama = await findSamePesanan(userId, baris)
      if (lama?.status_pembayaran === 'success') {
        return confirm({
          title: 'Anda baru saja membayar pesanan yang sama. Pesan lagi?',
          text: `Pembayaran pesanan ${lama.midtrans_order_id} sudah kami terima.`,
          confirm: 'Ya, Pesan Lagi',
          cancel: 'Batal',
          bahaya: true,
        })
      }
      if (!lama || !isStillPending(lama, { total_harga, catatan, nama_shipping, tujuan })) return true
      const proceed = await confirm({
        title: 'Pesanan yang sama masih menunggu pembayaran',
        text: `Lanjutkan pembayaran pesanan ${lama.midtrans_order_id}, supaya Anda tidak memesan dua kali.`,
        confirm: 'Lanjutkan Pembayaran',
        cancel: 'Batal',
      })
      if (proceed) await continuePayment(lama)
      return false
    }

    async function refused(error: unknown) {
      // The guard already shows the reason.
      if (error instanceof ApiError && error.status === 401) return
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'KUNCI_DIPAKAI') kunci.renew()
      // Other customers buy too: reload price, stock and fee, and keep the input. Do it behind the message, which must not wait
      // for a slow server.
      const lama = [
        ['milik-saya', 'riwayat'],
        ['produk'],
        ['paket'],
        ['milik-saya', 'resep'],
        alamatQuery().queryKey,
        pengirimanQuery().queryKey,
        [ONGKIR_KEY],
        [VOUCHER_KEY],
      ]
      for (const queryKey of lama) {
        void queries.invalidateQueries({ queryKey })
      }
      const { total_harga: current } = error instanceof ApiError ? error.rincian : {}
      if (code === 'HARGA_BERUBAH' && typeof current === 'number') {
        await alert({
          title: 'Harga atau ongkir baru saja berubah',
          text: `Totalnya sekarang ${formatRupiah(current)}, tadi ${formatRupiah(total_harga)}. Isian Anda tidak hilang. Periksa totalnya, lalu tekan tombol pesan lagi.`,
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

  return { pesan, isSending }
}

function summarise(baris: readonly BarisPesanan[]): string {
  const [satu] = baris
  return satu && baris.length === 1 ? `${satu.jumlah} × ${satu.nama}` : `${baris.length} jenis barang`
}

/** One Idempotency-Key per order content, so that a repeated press does not create a second order. */
function useKunci() {
  const current = useRef({ isi: '', kunci: '' })
  return {
    knows: (isi: string) => current.current.isi === isi,
    of(isi: string): string {
      if (current.current.isi !== isi) current.current = { isi, kunci: uuid() }
      return current.current.kunci
    },
    renew() {
      current.current = { isi: '', kunci: '' }
    },
  }
}
