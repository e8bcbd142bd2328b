import { z } from 'zod'

/** Purpose of a notice, for which an account agrees to a channel. `penawaran` has no notices yet, so no screen asks for it. */
export const Keperluan = z.enum(['pesanan', 'pengingat', 'penawaran'])
export type Keperluan = z.infer<typeof Keperluan>

/** Version of the wording of consents; raise it with every change of `KEPERLUAN_WORDS` or of the sentences of `AskPush`. */
export const NASKAH_IZIN = 1

/** Purposes that a customer can choose, with their wording. */
export const KEPERLUAN_WORDS = {
  pesanan: {
    nama: 'Pesanan',
    arti: 'Pembayaran diterima, batas waktu bayar, pengiriman, resep, keluhan, dan produk yang ditarik.',
  },
  pengingat: { nama: 'Pengingat', arti: 'Jadwal buku obat, dan produk yang Anda tunggu sudah tersedia lagi.' },
} as const
