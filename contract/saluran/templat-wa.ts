/** A value of a message. Meta fills it in, so each has a maximum length. */
export const VARIABLES_WA = {
  nama: { max: 30, example: 'Bu Neng' },
  nomor: { max: 40, example: 'KS-20260310-4F7A' },
  total: { max: 20, example: 'Rp 250.000' },
  batas: { max: 40, example: '10 Maret 2026 pukul 15.00 WIB' },
  kurir: { max: 40, example: 'JNE' },
  resi: { max: 40, example: 'JP1234567890' },
} as const
export type VariableWa = keyof typeof VARIABLES_WA

/** Longest filled body at Meta, label of a button, and footer, in characters. */
export const BODY_WA_MAX = 1024
export const BUTTON_WA_MAX = 25
export const FOOTER_WA_MAX = 60

/** Action of a reply button. `lanjut` only opens the 24 hours in which a text can be sent. */
export type ActionWa = 'terima' | 'masalah' | 'berhenti' | 'lanjut'

/** `open` shows the page of the notice, `copy` copies the code. */
export type ButtonWa = { label: string; action: ActionWa | 'open' | 'copy' }

/** A text that Meta has to approve before it can be sent. A changed text gets a new version, which is a new template at Meta. */
export interface TemplatWa {
  version: number
  /** Meta writes the text of `AUTHENTICATION`; the body here is an example for the office. */
  category: 'UTILITY' | 'MARKETING' | 'AUTHENTICATION'
  /** Event that it announces, for the office. */
  event: string
  /** With values as `{nama}`; never at the start or the end, which Meta rejects. */
  body: string
  footer?: string
  buttons: readonly ButtonWa[]
  /** Minutes after which Meta gives up; else 12 hours. */
  minutes?: number
}

const VIEW: ButtonWa = { label: 'Lihat pesanan', action: 'open' }
const STOP_HINT = 'Balas BERHENTI untuk menghentikan kabar ini.'

/** Texts of WhatsApp messages. No products, because strangers read a lock screen. */
export const TEMPLAT_WA = {
  pembayaran_diterima: {
    version: 1,
    category: 'UTILITY',
    event: 'Pembayaran diterima',
    body: 'Terima kasih, {nama}. Pembayaran {total} untuk pesanan {nomor} sudah kami terima. Pesanan Anda sedang kami siapkan.',
    buttons: [VIEW],
  },
  pesanan_dikirim: {
    version: 1,
    category: 'UTILITY',
    event: 'Pesanan dikirim',
    body: 'Halo {nama}, pesanan {nomor} sudah dikirim lewat {kurir} dengan nomor resi {resi}. Setelah sampai, periksa isinya, lalu tekan tombol di bawah ini.',
    buttons: [
      { label: 'Sudah diterima', action: 'terima' },
      { label: 'Ada masalah', action: 'masalah' },
      { label: 'Lacak paket', action: 'open' },
    ],
  },
  batas_bayar_dekat: {
    version: 1,
    category: 'UTILITY',
    event: 'Batas waktu bayar hampir lewat',
    body: 'Halo {nama}, pembayaran {total} untuk pesanan {nomor} belum kami terima. Batas waktunya {batas}. Lewat dari itu pesanan otomatis batal.',
    buttons: [{ label: 'Bayar pesanan', action: 'open' }],
    minutes: 30,
  },
  pesanan_siap_dibayar: {
    version: 1,
    category: 'UTILITY',
    event: 'Ongkir pasti, atau resep pesanan disetujui',
    body: 'Halo {nama}, pesanan {nomor} sudah bisa dibayar. Totalnya {total}, dan batas waktunya {batas}. Periksa dulu isinya di halaman pesanan.',
    buttons: [{ label: 'Bayar pesanan', action: 'open' }],
  },
  pesanan_dibatalkan: {
    version: 1,
    category: 'UTILITY',
    event: 'Pesanan otomatis batal, atau resepnya ditolak',
    body: 'Halo {nama}, pesanan {nomor} batal. Tidak ada yang perlu dibayar. Alasannya tertulis di halaman pesanan.',
    buttons: [VIEW],
  },
  pembayaran_ditarik: {
    version: 1,
    category: 'UTILITY',
    event: 'Pembayaran ditarik bank',
    body: 'Halo {nama}, bank menarik kembali pembayaran untuk pesanan {nomor}. Tunggu kabar dari kami, dan jangan bayar lagi dulu.',
    buttons: [VIEW],
  },
  dana_dikembalikan: {
    version: 1,
    category: 'UTILITY',
    event: 'Dana dikembalikan',
    body: 'Halo {nama}, dana untuk pesanan {nomor} sudah kami kembalikan. Jumlah dan caranya tertulis di halaman pesanan.',
    buttons: [{ label: 'Lihat rincian', action: 'open' }],
  },
  barang_pengganti: {
    version: 1,
    category: 'UTILITY',
    event: 'Barang pengganti disiapkan',
    body: 'Halo {nama}, barang pengganti kami kirim tanpa biaya sebagai pesanan {nomor}. Kami beri tahu lagi setelah dikirim.',
    buttons: [VIEW],
  },
  pesanan_selesai: {
    version: 1,
    category: 'UTILITY',
    event: 'Pesanan otomatis selesai',
    body: 'Halo {nama}, pesanan {nomor} otomatis selesai karena sudah lama dikirim. Tekan tombol di bawah ini jika barangnya belum sampai atau kurang.',
    buttons: [{ label: 'Ada masalah', action: 'masalah' }, VIEW],
  },
  resep_disetujui: {
    version: 1,
    category: 'UTILITY',
    event: 'Resep disetujui',
    body: 'Halo {nama}, resep Anda sudah diperiksa dan disetujui. Buka halaman resep untuk melihat isinya.',
    buttons: [{ label: 'Lihat resep', action: 'open' }],
  },
  resep_ditolak: {
    version: 1,
    category: 'UTILITY',
    event: 'Resep belum disetujui',
    body: 'Halo {nama}, resep Anda belum bisa kami setujui. Alasannya tertulis di halaman resep, dan Anda bisa mengunggah resep baru.',
    buttons: [{ label: 'Lihat alasannya', action: 'open' }],
  },
  keluhan_dijawab: {
    version: 1,
    category: 'UTILITY',
    event: 'Keluhan dijawab',
    body: 'Halo {nama}, keluhan Anda tentang pesanan {nomor} sudah kami jawab. Baca jawabannya, dan kabari kami jika masih ada masalah.',
    buttons: [{ label: 'Baca jawaban', action: 'open' }],
  },
  penarikan_lot: {
    version: 1,
    category: 'UTILITY',
    event: 'Produk ditarik dari peredaran',
    body: 'Penting untuk {nama}: ada produk dari pesanan Anda yang ditarik dari peredaran. Jangan dipakai dan jangan dijual. Produk dan nomor lotnya tertulis di email dan di halaman Kabar toko ini.',
    buttons: [{ label: 'Lihat pesanan', action: 'open' }],
  },
  pengingat_obat: {
    version: 1,
    category: 'UTILITY',
    event: 'Jadwal buku obat',
    body: 'Halo {nama}, ada jadwal di buku obat Anda untuk hari ini. Periksa ikan dulu, dan baca dosis di label sebelum mengulang obat.',
    footer: STOP_HINT,
    buttons: [
      { label: 'Hentikan pengingat', action: 'berhenti' },
      { label: 'Buka buku obat', action: 'open' },
    ],
  },
  stok_tersedia: {
    version: 1,
    category: 'MARKETING',
    event: 'Produk yang ditunggu tersedia lagi',
    body: 'Halo {nama}, produk yang Anda tunggu sudah tersedia lagi. Tekan tombol di bawah ini untuk melihatnya.',
    footer: STOP_HINT,
    buttons: [
      { label: 'Hentikan pengingat', action: 'berhenti' },
      { label: 'Lihat produk', action: 'open' },
    ],
  },
  kode_verifikasi: {
    version: 1,
    category: 'AUTHENTICATION',
    event: 'Kode untuk masuk, atau untuk menghubungkan nomor',
    body: '123456 adalah kode verifikasi Anda. Demi keamanan, jangan bagikan kode ini.',
    footer: 'Kode ini kedaluwarsa dalam 5 menit.',
    buttons: [{ label: 'Salin kode', action: 'copy' }],
    minutes: 5,
  },
  percakapan_lanjut: {
    version: 1,
    category: 'UTILITY',
    event: 'Jawaban toko setelah lewat 24 jam',
    body: 'Halo {nama}, kami punya jawaban untuk pesan Anda ke toko. Tekan tombol di bawah ini supaya kami bisa melanjutkannya di sini.',
    buttons: [{ label: 'Ya, lanjutkan', action: 'lanjut' }],
  },
} as const satisfies Record<string, TemplatWa>
export type KodeTemplatWa = keyof typeof TEMPLAT_WA
export const KODE_TEMPLAT_WA = Object.keys(TEMPLAT_WA) as [KodeTemplatWa, ...KodeTemplatWa[]]

export const templatWaOf = (kode: KodeTemplatWa): TemplatWa => TEMPLAT_WA[kode]

/** Returns the template's name at Meta. */
export const templatWaName = (kode: KodeTemplatWa): string => `${kode}_v${TEMPLAT_WA[kode].version}`

/** Returns the values of a body in their order. */
export const variablesWaOf = ({ body }: Pick<TemplatWa, 'body'>): VariableWa[] =>
  [...body.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as VariableWa)

/** Returns the body as Meta has it, with numbers for the values. */
export function numberedBody({ body }: Pick<TemplatWa, 'body'>): string {
  let count = 0
  return body.replace(/\{\w+\}/g, () => `{{${++count}}}`)
}

/** Returns the body with the examples of its values. */
export const exampleBody = ({ body }: Pick<TemplatWa, 'body'>): string =>
  body.replace(/\{(\w+)\}/g, (_, name: VariableWa) => VARIABLES_WA[name].example)
