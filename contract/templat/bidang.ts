/** What a text can carry that differs each time, with an example for the preview. */
export interface Bidang {
  arti: string
  contoh: string
  /** Several lines, or an address: nothing for a subject. */
  panjang?: true
}

/** Every field, as `{nama}` stands in a text. A name means the same in every text. */
export const BIDANG = {
  nama: { arti: 'nama penerima', contoh: 'Pak Budi' },
  toko: { arti: 'nama toko', contoh: 'KerapuSehat' },
  nomor: { arti: 'nomor pesanan, resep, atau pembelian', contoh: 'KS-20261120-AB12' },
  total: { arti: 'jumlah yang harus dibayar', contoh: 'Rp 302.000' },
  rekening: { arti: 'rekening bank toko', contoh: 'BCA 1234567890 a.n. Tambak Jaya' },
  batas: { arti: 'batas waktu', contoh: '20 November 2026, 10.00 WIB' },
  kiriman: { arti: 'kalimat dengan nomor resi dan kurir, bila ada', contoh: 'Nomor resinya JP0012345678 (JNE).' },
  resi: { arti: 'nomor resi', contoh: 'JP0012345678' },
  kurir: { arti: 'nama kurir', contoh: 'JNE' },
  kembali: { arti: 'kalimat dana yang dikembalikan, bila ada', contoh: 'Dikembalikan Rp 5.000 dari Rp 302.000.' },
  catatan: { arti: 'catatan, bila ada', contoh: 'Mohon dikirim pagi.', panjang: true },
  judul: { arti: 'judul artikel', contoh: 'Menyambut musim hujan di keramba' },
  produk: { arti: 'nama produk', contoh: 'Iodin 1 L' },
  barang: { arti: 'daftar barang', contoh: '- Iodin 1 L\n- Probiotik', panjang: true },
  tanggal: { arti: 'tanggal', contoh: '20 November 2026' },
  isi: { arti: 'jawaban toko', contoh: 'Penggantinya kami kirim besok.', panjang: true },
  rincian: {
    arti: 'rincian: isi, ongkir, total, cara dan batas bayar, resi',
    contoh:
      'Nomor pesanan: KS-20261120-AB12\n2 x Iodin 1 L @ Rp 125.000\nOngkos kirim (Reguler): Rp 52.000\nTotal: Rp 302.000',
    panjang: true,
  },
  tautan: { arti: 'tautan ke halamannya', contoh: 'https://kerapusehat.example/…', panjang: true },
  berhenti: {
    arti: 'tautan untuk berhenti menerima',
    contoh: 'https://kerapusehat.example/PengaturanNotifikasi',
    panjang: true,
  },
} as const satisfies Record<string, Bidang>

export type NamaBidang = keyof typeof BIDANG

/** A text of the shop with its fields, as it is where the owner wrote no other. */
export interface Templat {
  /** What it is for, in a few words. */
  nama: string
  /** A mail has a subject. */
  subjek?: string
  isi: string
  bidang: readonly NamaBidang[]
  /** What must not get lost: of each of these one is there. */
  wajib: readonly (readonly NamaBidang[])[]
  /** What a field holds in the example, where that is not what it holds everywhere. */
  contoh?: Partial<Record<NamaBidang, string>>
}
