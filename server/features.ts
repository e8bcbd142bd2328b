import { akun } from '#server/features/akun/akun.feature.ts'
import { alamat } from '#server/features/alamat/alamat.feature.ts'
import { beranda } from '#server/features/beranda/beranda.feature.ts'
import { buku } from '#server/features/buku/buku.feature.ts'
import { bukuObat } from '#server/features/buku-obat/buku-obat.feature.ts'
import { cari } from '#server/features/cari/cari.feature.ts'
import { checkout } from '#server/features/checkout/checkout.feature.ts'
import { dasbor } from '#server/features/dasbor/dasbor.feature.ts'
import { direktori } from '#server/features/direktori/direktori.feature.ts'
import { dosis } from '#server/features/dosis/dosis.feature.ts'
import { favorit } from '#server/features/favorit/favorit.feature.ts'
import { foto } from '#server/features/foto/foto.feature.ts'
import { gejala } from '#server/features/gejala/gejala.feature.ts'
import { grup } from '#server/features/grup/grup.feature.ts'
import { jejak } from '#server/features/jejak/jejak.feature.ts'
import { kabar } from '#server/features/kabar/kabar.feature.ts'
import { kaitan } from '#server/features/kaitan/kaitan.feature.ts'
import { karantina } from '#server/features/karantina/karantina.feature.ts'
import { katalog } from '#server/features/katalog/katalog.feature.ts'
import { keamanan } from '#server/features/keamanan/keamanan.feature.ts'
import { keluhan } from '#server/features/keluhan/keluhan.feature.ts'
import { kemas } from '#server/features/kemas/kemas.feature.ts'
import { kesehatan } from '#server/features/kesehatan/kesehatan.feature.ts'
import { ketentuan } from '#server/features/ketentuan/ketentuan.feature.ts'
import { keuangan } from '#server/features/keuangan/keuangan.feature.ts'
import { kontak } from '#server/features/kontak/kontak.feature.ts'
import { konten } from '#server/features/konten/konten.feature.ts'
import { obat } from '#server/features/obat/obat.feature.ts'
import { pelanggan } from '#server/features/pelanggan/pelanggan.feature.ts'
import { pelanggaran } from '#server/features/pelanggaran/pelanggaran.feature.ts'
import { pelepasan } from '#server/features/pelepasan/pelepasan.feature.ts'
import { pembayaran } from '#server/features/pembayaran/pembayaran.feature.ts'
import { pembelian } from '#server/features/pembelian/pembelian.feature.ts'
import { pemenuhan } from '#server/features/pemenuhan/pemenuhan.feature.ts'
import { pencarian } from '#server/features/pencarian/pencarian.feature.ts'
import { pengaturan } from '#server/features/pengaturan/pengaturan.feature.ts'
import { pengguna } from '#server/features/pengguna/pengguna.feature.ts'
import { pengiriman } from '#server/features/pengiriman/pengiriman.feature.ts'
import { penyakit } from '#server/features/penyakit/penyakit.feature.ts'
import { percakapan } from '#server/features/percakapan/percakapan.feature.ts'
import { perjalanan } from '#server/features/perjalanan/perjalanan.feature.ts'
import { permintaan } from '#server/features/permintaan/permintaan.feature.ts'
import { pesanan } from '#server/features/pesanan/pesanan.feature.ts'
import { myPesanan } from '#server/features/pesanan-saya/pesanan-saya.feature.ts'
import { resep } from '#server/features/resep/resep.feature.ts'
import { retur } from '#server/features/retur/retur.feature.ts'
import { saluran } from '#server/features/saluran/saluran.feature.ts'
import { sambungan } from '#server/features/sambungan/sambungan.feature.ts'
import { stok } from '#server/features/stok/stok.feature.ts'
import { surat } from '#server/features/surat/surat.feature.ts'
import { templat } from '#server/features/templat/templat.feature.ts'
import { ulasan } from '#server/features/ulasan/ulasan.feature.ts'
import { undangan } from '#server/features/undangan/undangan.feature.ts'
import { voucher } from '#server/features/voucher/voucher.feature.ts'
import { whatsapp } from '#server/features/whatsapp/whatsapp.feature.ts'
import type { Feature } from './feature.ts'
import { pesananAdmin } from './features/pesanan-admin/pesanan-admin.feature.ts'

/**
 * All features of the shop, in the order in which their routes are added. App, jobs, cache, doctor, dashboard and the import
 * rules read this list.
 */
export const FEATURES: readonly Feature[] = [
  surat,
  permintaan,
  jejak,
  keamanan,
  pelepasan,
  akun,
  kabar,
  alamat,
  stok,
  obat,
  cari,
  katalog,
  kaitan,
  dosis,
  konten,
  penyakit,
  pencarian,
  direktori,
  foto,
  kontak,
  gejala,
  resep,
  pengiriman,
  grup,
  voucher,
  buku,
  templat,
  perjalanan,
  pembayaran,
  pesanan,
  checkout,
  pemenuhan,
  myPesanan,
  pesananAdmin,
  kemas,
  retur,
  keluhan,
  karantina,
  pembelian,
  bukuObat,
  ulasan,
  beranda,
  favorit,
  pelanggan,
  undangan,
  pengguna,
  pengaturan,
  saluran,
  percakapan,
  sambungan,
  whatsapp,
  pelanggaran,
  ketentuan,
  kesehatan,
  keuangan,
  dasbor,
]
