import { z } from 'zod'
import { Pengguna } from '#contract/akun/endpoints.ts'
import { endpoint } from '#contract/endpoint.ts'
import { CreatedPesanan, CreatePesananBody } from '#contract/pesanan/endpoints.ts'
import { NewPembeli } from './new-pembeli.ts'

export const createFirstPesanan = endpoint({
  name: 'createFirstPesanan',
  summary: 'Membuat pesanan tanpa login: akun pembelinya dibuat bersama pesanan, lalu langsung masuk.',
  description: `Header \`Idempotency-Key\` wajib berupa UUID acak. Kunci dan nomor HP yang sama dalam satu jam: pesanan yang sama dan sesi baru
dari akun yang dibuat kunci itu. Akun lain tidak pernah dibuka: email yang sudah terdaftar ditolak, dan nomor HP tidak dicari.
Pesanan yang ditolak tidak membuat akun. \`userId\`, \`alamatId\`, dan \`resepId\` pesanannya diabaikan.`,
  method: 'POST',
  path: '/api/pemesanan/pertama',
  access: 'publik',
  body: NewPembeli.extend({ pesanan: CreatePesananBody }),
  response: CreatedPesanan.extend({ token: z.string(), user: Pengguna }),
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'EMAIL_TERDAFTAR',
    'WILAYAH_TIDAK_ADA',
    'PRODUK_TIDAK_ADA',
    'PAKET_TIDAK_ADA',
    'PERLU_RESEP',
    'NIE_BELUM_ADA',
    'PAKET_DIPERIKSA',
    'PENGIRIMAN_TIDAK_ADA',
    'PENGIRIMAN_TIDAK_COCOK',
    'PENGIRIMAN_TIDAK_BOLEH',
    'STOK_TIDAK_CUKUP',
    'BORONGAN_BELUM_DIBAYAR',
    'PESANAN_BELUM_DIBAYAR',
    'TOKO_LIBUR',
    'PESANAN_TERLALU_SERING',
    'HARGA_BERUBAH',
    'PESANAN_TANPA_HARGA',
    'VOUCHER_TIDAK_BERLAKU',
    'TERLALU_SERING',
    'KUNCI_DIPAKAI',
  ],
})
