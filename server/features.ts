import { akun } from '#server/features/akun/akun.feature.ts'
import { buku } from '#server/features/buku/buku.feature.ts'
import { dasbor } from '#server/features/dasbor/dasbor.feature.ts'
import { jejak } from '#server/features/jejak/jejak.feature.ts'
import { katalog } from '#server/features/katalog/katalog.feature.ts'
import { kontak } from '#server/features/kontak/kontak.feature.ts'
import { konten } from '#server/features/konten/konten.feature.ts'
import { pembayaran } from '#server/features/pembayaran/pembayaran.feature.ts'
import { pengguna } from '#server/features/pengguna/pengguna.feature.ts'
import { pengiriman } from '#server/features/pengiriman/pengiriman.feature.ts'
import { perjalanan } from '#server/features/perjalanan/perjalanan.feature.ts'
import { permintaan } from '#server/features/permintaan/permintaan.feature.ts'
import { pesanan } from '#server/features/pesanan/pesanan.feature.ts'
import { stok } from '#server/features/stok/stok.feature.ts'
import { surat } from '#server/features/surat/surat.feature.ts'
import type { Feature } from './feature.ts'

/**
 * All features of the shop, in the order in which their routes are added: the one list of them. App, jobs, cache, doctor,
 * dashboard and the fence of imports read it.
 */
export const FEATURES: readonly Feature[] = [
  surat,
  permintaan,
  jejak,
  akun,
  stok,
  katalog,
  konten,
  kontak,
  pengiriman,
  buku,
  perjalanan,
  pembayaran,
  pesanan,
  pengguna,
  dasbor,
]
