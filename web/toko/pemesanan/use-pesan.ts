import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Pengguna } from '#contract/akun.ts'
import type { Produk } from '#contract/katalog.ts'
import { createPemesanan, type Pengiriman } from '#contract/pemesanan.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { formatRupiah } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session.tsx'
import { uuid } from '#web/lib/uuid.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { isAlamatLengkap } from './alamat.ts'
import { pengirimanQuery } from './pemesanan-queries.ts'
import { totalHarga } from './total-harga.ts'
import { useBayar } from './use-bayar.ts'

const METODE_PEMBAYARAN = 'midtrans'

interface Pesanan {
  produk: Produk
  jumlah: number
  catatan: string
  pengiriman: Pengiriman | undefined
  profil: Pengguna | undefined
  onShippingMissing(): void
  onAlamatMissing(): void
}

/** 'Bayar Sekarang': checks, asks, creates the order, and opens the payment. Nothing typed is lost on the way. */
export function usePesan(pesanan: Pesanan) {
  const { user } = useSession()
  const { alert, confirm } = useAlerts()
  const queries = useQueryClient()
  const bayar = useBayar()
  const kunci = useKunci()
  const [isSending, setSending] = useState(false)

  async function pesan() {
    const { produk, jumlah, catatan, pengiriman, profil, onShippingMissing, onAlamatMissing } = pesanan
    const userId = Number(user?.userId)
    if (!userId) return alert({ title: 'User ID tidak ditemukan. Silakan login ulang.' })
    if (!pengiriman) {
      await alert({ title: 'Pilih metode pembayaran terlebih dahulu' })
      return onShippingMissing()
    }
    if (profil && !isAlamatLengkap(profil)) return onAlamatMissing()

    const total_harga = totalHarga({ harga: produk.harga, jumlah, biaya: pengiriman.biaya })
    const yakin = await confirm({
      title: 'Apakah anda yakin ingin melanjutkan pembayaran?',
      text: `${jumlah} × ${produk.nama}, total ${formatRupiah(total_harga)}.`,
      confirm: 'Ya, Bayar',
      cancel: 'Batal',
    })
    if (!yakin) return

    const body = {
      userId,
      produkId: produk.produkId,
      jumlah,
      total_harga,
      metode_pembayaran: METODE_PEMBAYARAN,
      shippingId: pengiriman.shippingId,
      metodePengiriman: pengiriman.kode,
      catatan,
    }
    setSending(true)
    try {
      const sesi = await call(createPemesanan, { body }, { idempotencyKey: kunci.of(JSON.stringify(body)) })
      const { status } = await bayar(sesi)
      // That order is over; paying again means a new one.
      if (status !== 'pending' && status !== 'unavailable') kunci.renew()
    } catch (error) {
      await refused(error)
    } finally {
      setSending(false)
    }

    async function refused(error: unknown) {
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'KUNCI_DIPAKAI') kunci.renew()
      // Other people buy too: show today's price, stock and fee, and keep what the customer has entered.
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['produk', produk.produkId] }),
        queries.invalidateQueries({ queryKey: pengirimanQuery().queryKey }),
      ])
      await alert({ title: 'Gagal Membuat Pesanan', text: errorText(error, { answered: 'Terjadi kesalahan' }) })
      if (code === 'ALAMAT_KOSONG') onAlamatMissing()
    }
  }

  return { pesan, isSending }
}

/** One Idempotency-Key per order: kept while its content stays the same, so that a repeated press is no second order. */
function useKunci() {
  const current = useRef({ isi: '', kunci: '' })
  return {
    of(isi: string): string {
      if (current.current.isi !== isi) current.current = { isi, kunci: uuid() }
      return current.current.kunci
    },
    renew() {
      current.current = { isi: '', kunci: '' }
    },
  }
}
