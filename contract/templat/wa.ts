import type { FieldName, Templat } from './field.ts'

/** Creates a message to the buyer of an order. For a paid order it includes the refunds. */
function toPembeli(
  name: string,
  pesan: string,
  others: readonly FieldName[] = [],
  requiredFields: Templat['wajib'] = [],
): Templat {
  return {
    nama: name,
    isi: `Halo {nama}, kami dari {toko}. ${pesan} {kembali} Terima kasih.`,
    bidang: ['nama', 'toko', 'nomor', 'kembali', ...others],
    wajib: [['nomor'], ...requiredFields],
  }
}
const MONEY = [['kembali']] as const
const KIRIMAN: readonly FieldName[] = ['kiriman', 'resi', 'kurir']

/** Creates the start of a chat, to be completed by the administrator. */
const opening = (
  name: string,
  text: string,
  field: readonly FieldName[],
  requiredFields: Templat['wajib'] = [],
): Templat => ({
  nama: name,
  isi: text,
  bidang: ['nama', 'toko', ...field],
  wajib: requiredFields,
})

/** WhatsApp texts of the office. An administrator sends each one and can edit it before. */
export const WA = {
  'wa-menunggu-bayar': toPembeli(
    'Menunggu pembayaran',
    'Pesanan {nomor} sebesar {total} menunggu pembayaran sampai {batas}. Ada yang bisa kami bantu?',
    ['total', 'batas'],
    [['total'], ['batas']],
  ),
  'wa-tautan-bayar': {
    nama: 'Tautan untuk membayar',
    isi: 'Halo {nama}, kami dari {toko}. Pesanan {nomor} sebesar {total} bisa dibayar lewat tautan ini sampai {batas}: {tautan} Terima kasih.',
    bidang: ['nama', 'toko', 'nomor', 'total', 'batas', 'tautan'],
    wajib: [['nomor'], ['total'], ['batas'], ['tautan']],
  },
  'wa-rekening': {
    nama: 'Rekening untuk transfer',
    isi: 'Halo {nama}, kami dari {toko}. Total pesanan Anda {total}. Silakan transfer ke {rekening}, lalu kirim buktinya ke sini. Terima kasih.',
    bidang: ['nama', 'toko', 'total', 'rekening'],
    wajib: [['total'], ['rekening']],
  },
  'wa-menunggu-resep': toPembeli(
    'Resep sedang diperiksa',
    'Resep untuk pesanan {nomor} sedang kami periksa. Anda belum perlu membayar; kami kabari setelah resepnya disetujui.',
  ),
  'wa-menunggu-ongkir': toPembeli(
    'Ongkir sedang dipastikan',
    'Ongkir pesanan {nomor} sedang kami pastikan. Anda belum perlu membayar; kami kabari setelah ongkirnya pasti.',
  ),
  'wa-dibayar': toPembeli(
    'Pembayaran diterima',
    'Pembayaran pesanan {nomor} sudah kami terima. Barangnya segera kami siapkan.',
    [],
    MONEY,
  ),
  'wa-diproses': toPembeli('Sedang disiapkan', 'Pesanan {nomor} sedang kami siapkan.', [], MONEY),
  'wa-dikirim': toPembeli('Sudah dikirim', 'Pesanan {nomor} sudah kami kirim. {kiriman}', KIRIMAN, [
    ['kiriman', 'resi'],
    ...MONEY,
  ]),
  'wa-selesai': toPembeli('Pesanan selesai', 'Pesanan {nomor} sudah selesai. {kiriman}', KIRIMAN, MONEY),
  'wa-tanpa-stok': toPembeli(
    'Sudah dibayar, stok kosong',
    'Pembayaran pesanan {nomor} sudah kami terima, tetapi stoknya sedang kosong. Apakah Anda mau menunggu, atau uangnya kami kembalikan?',
    [],
    MONEY,
  ),
  'wa-tanpa-resep': toPembeli(
    'Sudah dibayar, jatah resep habis',
    'Pembayaran pesanan {nomor} sudah kami terima, tetapi jatah resepnya sudah habis. Apakah Anda punya resep baru, atau uangnya kami kembalikan?',
    [],
    MONEY,
  ),
  'wa-berakhir': toPembeli(
    'Otomatis batal, belum dibayar',
    'Pesanan {nomor} otomatis batal karena belum dibayar. Jika masih perlu, silakan pesan lagi di situs kami.',
  ),
  'wa-ditarik': toPembeli(
    'Pembayaran ditarik bank',
    'Bank menarik kembali pembayaran pesanan {nomor}. Mohon hubungi kami.',
  ),
  'wa-dana-kembali': toPembeli('Dana dikembalikan', 'Dana pesanan {nomor} sudah kami kembalikan.', [], MONEY),
  'wa-keluhan': opening(
    'Membalas keluhan',
    'Halo {nama}, kami dari {toko}. Tentang keluhan Anda atas pesanan {nomor}:',
    ['nomor'],
    [['nomor']],
  ),
  'wa-pesan': opening(
    'Membalas pesan dari formulir kontak',
    'Halo {nama}, kami dari {toko}. Tentang pesan Anda tanggal {tanggal}:',
    ['tanggal'],
  ),
  'wa-ditunggu': opening(
    'Percakapan: pesan sudah dibaca',
    'Halo {nama}, pesan Anda sudah kami baca. Kami cek dulu, lalu kami jawab di sini.',
    [],
  ),
  'wa-hubungkan': {
    nama: 'Percakapan: nomor belum dikenal',
    isi: 'Halo, kami dari {toko}. Supaya pesanan Anda bisa kami bahas di sini, hubungkan dulu nomor ini dengan akun Anda, lalu kirim lagi pertanyaan Anda: {tautan}',
    bidang: ['toko', 'tautan'],
    wajib: [['tautan']],
  },
  'wa-pelanggan': opening('Menyapa pembeli', 'Halo {nama}, kami dari {toko}.', []),
  'wa-pemasok': {
    nama: 'Memesan ke pemasok',
    isi: `Halo {nama}, kami dari {toko} memesan (nomor {nomor}):

{barang}

{catatan}

Mohon kabari ketersediaan, harga, dan kapan dikirim. Terima kasih.`,
    bidang: ['nama', 'toko', 'nomor', 'barang', 'catatan'],
    wajib: [['nomor'], ['barang'], ['catatan']],
    contoh: { nama: 'Bu Rina', nomor: '7', barang: '1. Iodin 1 L: 12, Rp 85.000 per satuan\n2. Probiotik: 3' },
  },
} as const satisfies Record<string, Templat>
