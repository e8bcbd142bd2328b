import { ClipboardList, Hourglass } from 'lucide-react'
import type { TugasCounts } from '#contract/dasbor/admin.ts'
import { PesananKind } from '#contract/pesanan/kind-admin.ts'
import { PAYMENT_NOTES } from '#contract/pesanan-admin/admin.ts'
import { RETURN_METHODS } from '#web/admin/pembayaran/return-methods.ts'
import { type AdminFeature, type Tujuan, toList } from '#web/admin/ui/admin-feature.ts'
import { KIND, MANUAL_PAYMENT_WORDS, SUMBER } from './pesanan-words.ts'

/** Returns a link to each of the two order lists with its count. `TugasList` hides links with a count of 0. */
const toPesanan =
  (filter: Record<string, string>) =>
  (counts: TugasCounts): Tujuan[] =>
    PesananKind.options.map((kind) => ({
      name: KIND[kind],
      to: `/daftar-pesanan?${new URLSearchParams({ jenis: kind, ...filter })}`,
      count: typeof counts === 'number' ? counts : (counts[kind] ?? 0),
    }))

export const admin: AdminFeature = {
  menu: [
    {
      to: '/daftar-pesanan',
      room: 'pesanan',
      nama: 'Daftar Pesanan',
      Icon: ClipboardList,
      urutan: 4,
      same: ['/pesanan-semua'],
      also: ['/detail-pesanan', '/cetak-pesanan', '/tambah-pesanan'],
    },
    { to: '/stok-ditahan', room: 'pesanan', nama: 'Stok Ditahan', Icon: Hourglass, urutan: 52 },
  ],
  jejak: { pesanan: 'Pesanan', kiriman: 'Kiriman', retur: 'Retur' },
  columns: {
    alamat: { label: 'Alamat pengiriman' },
    alasan: { label: 'Alasan' },
    catatan_kantor: { label: 'Catatan admin' },
    penanda: { label: 'Penanda' },
    biaya_kirim: { label: 'Ongkir', kind: 'rupiah' },
    cara: { label: 'Cara', words: RETURN_METHODS },
    dana: { label: 'Dana', kind: 'rupiah' },
    kemasan: { label: 'Kemasan' },
    kurir: { label: 'Kurir' },
    percobaan: { label: 'Nomor di Midtrans' },
    bayar: { label: 'Pembayaran', words: MANUAL_PAYMENT_WORDS },
    sumber: { label: 'Dari', words: SUMBER },
    total_harga: { label: 'Total', kind: 'rupiah' },
    perhatian: { label: 'Perlu perhatian' },
    resi: { label: 'Nomor resi' },
    status_pembayaran: { label: 'Pembayaran', words: PAYMENT_NOTES },
    status_pesanan: { label: 'Status pesanan' },
    ulang: { label: 'Dikirim ulang' },
  },
  tugas: {
    lunasTanpaStok: {
      nama: 'Lunas tanpa stok',
      arti: 'Pembayaran masuk setelah stoknya habis. Cari gantinya atau kembalikan dananya.',
      tone: 'merah',
      urutan: 10,
      links: toPesanan({ lihat: 'tanpa-stok' }),
    },
    pembayaranMeragukan: {
      nama: 'Pembayaran perlu dicek',
      arti: 'Tidak cocok dengan Midtrans, ditarik bank, dibayar dua kali, tidak jelas hasilnya, atau gagal dikembalikan.',
      tone: 'merah',
      urutan: 20,
      links: toPesanan({ lihat: 'meragukan' }),
    },
    perluDiproses: {
      nama: 'Lunas, belum diproses',
      arti: 'Pembeli menunggu barangnya disiapkan.',
      tone: 'kuning',
      urutan: 30,
      links: toPesanan({ pembayaran: 'success', status: 'Menunggu Respon' }),
    },
    resepMendesak: {
      nama: 'Pesanan segera batal karena resep belum diputuskan',
      arti: 'Dalam 24 jam pesanannya otomatis batal. Putuskan resepnya sekarang.',
      tone: 'merah',
      urutan: 11,
      links: toList('Periksa resep', '/daftar-resep?status=menunggu'),
    },
    ongkirMenunggu: {
      nama: 'Pesanan menunggu ongkir',
      arti: 'Belum ada tarif ke tujuannya. Isi ongkirnya supaya pembeli bisa membayar; setelah 48 jam pesanan otomatis batal.',
      tone: 'merah',
      urutan: 12,
      links: toPesanan({ lihat: 'ongkir' }),
    },
    habisHariIni: {
      nama: 'Batas bayar habis hari ini',
      arti: 'Jika batas bayar lewat, pesanan otomatis batal. Ingatkan pembelinya.',
      tone: 'abu',
      urutan: 60,
      links: toPesanan({ lihat: 'habis' }),
    },
  },
}
