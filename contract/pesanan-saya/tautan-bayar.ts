import { z } from 'zod'
import { Rupiah, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'

/* A link lets the buyer pay an order from the office without an account. It shows the amount, but no personal data. */

const Params = z.object({
  token: z.string().regex(/^[\w-]{43}$/, 'Tautan ini tidak lengkap. Minta tautan baru kepada toko.'),
})

export const getTagihan = endpoint({
  name: 'getTagihan',
  summary: 'Pesanan yang dibayar lewat tautan: isi, total, dan batas waktunya.',
  method: 'GET',
  path: '/api/bayar/{token}',
  access: 'publik',
  params: Params,
  response: z.object({
    nomor: z.string(),
    items: z.array(z.object({ nama: z.string(), jumlah: z.int().positive(), harga: Rupiah })),
    nama_shipping: z.string(),
    biaya_kirim: Rupiah,
    diskon: Rupiah,
    ppn_ditambah: Rupiah,
    total_harga: Rupiah,
    batas_bayar: Timestamp,
    status_pembayaran: StatusPembayaran,
    /** True while the order can be paid. */
    dapat_dibayar: z.boolean(),
  }),
  errors: ['VALIDATION_FAILED', 'TAUTAN_BAYAR_MATI'],
})

export const openTagihan = endpoint({
  name: 'openTagihan',
  summary: 'Membuka halaman pembayaran dari sebuah tautan.',
  method: 'POST',
  path: '/api/bayar/{token}',
  access: 'publik',
  params: Params,
  response: z.object({ midtransToken: z.string() }),
  errors: ['VALIDATION_FAILED', 'TAUTAN_BAYAR_MATI', 'PESANAN_TIDAK_DAPAT_DIBAYAR', 'PEMBAYARAN_TIDAK_TERSEDIA'],
})
