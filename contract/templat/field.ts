/** A placeholder in a text, with an example for the preview. */
export interface Field {
  arti: string
  contoh: string
  /** True for several lines or a URL; not allowed in a subject. */
  panjang?: true
}

/** All placeholders, written `{nama}` in a text. A name means the same in every text. */
export const FIELDS = {
  nama: { arti: 'nama penerima', contoh: 'Pak Budi' },
  toko: { arti: 'nama toko', contoh: 'KerapuSehat' },
  nomor: { arti: 'nomor pesanan, resep, atau pembelian', contoh: 'KS-20261120-AB12' },
  total: { arti: 'jumlah yang harus dibayar', contoh: 'Rp 302.000' },
  rekening: { arti: 'rekening bank toko', contoh: 'BCA 1234567890 a.n. Tambak Jaya' },
  batas: { arti: 'batas waktu', contoh: '20 November 2026, 10.00 WIB' },
  kiriman: { arti: 'kalimat dengan nomor resi dan kurir, jika ada', contoh: 'Nomor resinya JP0012345678 (JNE).' },
  resi: { arti: 'nomor resi', contoh: 'JP0012345678' },
  kurir: { arti: 'nama kurir', contoh: 'JNE' },
  kembali: { arti: 'kalimat dana yang dikembalikan, jika ada', contoh: 'Dikembalikan Rp 5.000 dari Rp 302.000.' },
  catatan: { arti: 'catatan, jika ada', contoh: 'Mohon dikirim pagi.', panjang: true },
  judul: { arti: 'judul artikel', contoh: 'Menyambut musim hujan di keramba' },
  produk: { arti: 'nama produk', contoh: 'Iodin 1 L' },
  barang: { arti: 'daftar barang', contoh: '- Iodin 1 L\n- Probiotik', panjang: true },
  tanggal: { arti: 'tanggal', contoh: '20 November 2026' },
  isi: { arti: 'jawaban toko', contoh: 'Penggantinya kami kirim besok.', panjang: true },
  rincian: {
    arti: 'rincian: isi, ongkir, total, cara dan batas bayar, resi',
    contoh:
      'Nomor pesanan: KS-20261120-AB12\n2 x Iodin 1 L @ Rp 125.000\nOngkir (Reguler): Rp 52.000\nTotal: Rp 302.000',
    panjang: true,
  },
  tautan: { arti: 'tautan ke halamannya', contoh: 'https://kerapusehat.example/…', panjang: true },
  berhenti: {
    arti: 'tautan untuk berhenti menerima',
    contoh: 'https://kerapusehat.example/PengaturanNotifikasi',
    panjang: true,
  },
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof FIELDS

/** Default of a text with placeholders; the owner may replace it. */
export interface Templat {
  /** Short description of its purpose. */
  nama: string
  /** Subject; mails only. */
  subjek?: string
  isi: string
  bidang: readonly FieldName[]
  /** Required placeholders: at least one of each group. */
  wajib: readonly (readonly FieldName[])[]
  /** Examples that differ from the general ones. */
  contoh?: Partial<Record<FieldName, string>>
}
