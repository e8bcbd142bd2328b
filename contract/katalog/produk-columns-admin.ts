import { z } from 'zod'
import { termSentence } from '#content/terms.ts'
import { type Column, choice, count, paragraph, rows, rupiah, text, textOf } from '#contract/columns.ts'
import { dateSchema, GambarInput, hargaInput, Id, numberInput, RUPIAH_EXAMPLE, Rupiah } from '#contract/common.ts'
import { Versi } from '#contract/edit.ts'
import { ActiveSubstance, ActiveSubstanceInput, readActiveSubstance } from './active-substance.ts'
import { inputList } from './baris-input.ts'
import { OtherGambar, otherGambarInput } from './gambar-lain.ts'
import { BAHAYA, GOLONGAN, SEDIAAN, STORAGE_SUHU } from './golongan.ts'
import { HargaGrosir, hargaGrosirInput, writeHargaGrosir } from './harga-grosir.ts'
import { penyakitColumn } from './penyakit.ts'
import { readUsageRule, UsageRule, UsageRuleInput, writeUsageRule } from './usage-rules.ts'
import { writeActiveSubstance } from './usage-words.ts'

export interface ProdukColumn extends Column {
  /** True if the column is public. */
  public?: true
  /** Column name in a spreadsheet, if it differs; false if the spreadsheet omits the column. */
  csv?: string | false
}

const EMPTY_KATEGORI = 'Pilih kategori dulu'
const MASA_HENTI_ERROR = 'Masa henti harus angka bulat (hari), atau kosongkan'
const PROMO_ERROR = 'Harga promo harus angka bulat dalam rupiah, atau kosongkan'
const KELAS_ERROR = 'Kelas penyakit hanya B, J, V, P, N, atau L, dipisah koma'
/** Disease classes that a product is for. */
const KelasPenyakit = z.enum(['B', 'J', 'V', 'P', 'N', 'L'])

/** A day from a form or a spreadsheet; empty text means none. */
const hariInput = (name: string) => {
  const message = `${name} harus tanggal, misalnya 2026-11-30, atau kosongkan`
  return z
    .string(message)
    .nullable()
    .transform((value) => value?.trim() || null)
    .pipe(dateSchema(message).nullable())
}

/** Columns of a product. A new column needs an entry here and a database migration. Empty text clears an optional column. */
export const PRODUK = {
  produkId: { public: true, wire: Id },
  nama: {
    public: true,
    label: 'Nama',
    formLabel: 'Nama Produk',
    kind: 'text',
    wire: z.string(),
    typed: textOf(150, 'Nama produk').pipe(z.string().min(1, 'Nama produk tidak boleh kosong!')),
  },
  deskripsi: { public: true, ...paragraph('Deskripsi', 5000) },
  kategoriId: {
    public: true,
    csv: false,
    label: 'Kategori',
    wire: Id,
    typed: z
      .union([z.string(), z.number()], EMPTY_KATEGORI)
      .transform((value) => String(value).trim())
      .pipe(
        z
          .string()
          .regex(/^[1-9]\d{0,8}$/, EMPTY_KATEGORI)
          .transform(Number),
      ),
  },
  kategoriNama: { public: true, csv: 'kategori', label: 'Kategori', wire: z.string() },
  harga: {
    public: true,
    ...rupiah('Harga', 'Harga tidak boleh kosong!'),
    typed: hargaInput('Harga tidak boleh kosong!'),
    hint: `Rupiah, ${RUPIAH_EXAMPLE}`,
  },
  /** Units available for sale: stock on the shelf less units held by open orders. Changes only through stock movements. */
  stok: { public: true, ...count('Stok', 0), hint: 'Jika dikosongkan, stoknya 0' },
  /** Number of the last stock movement, 0 without any; a stock count refers to it. */
  versiStok: { wire: z.int().nonnegative() },
  /** Number of the last manual change, for conflict detection when a product is archived. */
  versi: { csv: false, wire: Versi },
  /** Stock at or below this counts as low. */
  stok_minimum: { ...count('Batas stok menipis', 5), hint: 'Jika stok sampai angka ini, produk ditandai menipis' },
  rak_gudang: { ...text('Rak', 40), hint: 'Tempatnya di gudang, misalnya A3. Daftar ambil diurutkan menurut rak.' },
  barcode: {
    ...text('Barcode', 40),
    hint: 'Angka di bawah garis barcode pada kemasan, untuk memindai saat mengemas',
  },
  /** False once archived: no longer in the shop, still in old orders. */
  aktif: { csv: 'status', label: 'Aktif', wire: z.boolean(), initial: true },
  kemasan: { public: true, ...text('Kemasan', 200), hint: 'Misalnya botol 1 L' },
  zat: { public: true, ...text('Kandungan', 500), hint: 'Tampil jika zat aktif belum diisi' },
  zat_aktif: {
    public: true,
    ...rows(
      'Zat aktif',
      ActiveSubstance,
      inputList('Zat aktif', ActiveSubstanceInput, {
        max: 20,
        contoh: 'hidrogen peroksida 50 % b/b',
        read: readActiveSubstance,
      }),
      writeActiveSubstance,
    ),
  },
  golongan: {
    public: true,
    ...choice('Golongan', GOLONGAN, 'bukan_obat'),
    hint: `${termSentence('obat keras')} ${termSentence('obat bebas terbatas')}`,
  },
  sediaan: {
    public: true,
    ...choice('Sediaan', SEDIAAN, 'bukan_obat'),
    hint: 'Vaksin, probiotik, premiks, dan obat alami juga obat ikan: perlu nomor pendaftaran',
  },
  /** Description of a product that is no medicine: a disinfectant, a feed supplement, a tool. */
  golongan_keterangan: { public: true, ...text('Keterangan golongan', 200), hint: 'Misalnya probiotik, atau alat' },
  /** Registration number from the ministry. */
  nie: {
    public: true,
    ...text('Nomor pendaftaran', 60),
    hint: `Seperti tertulis pada kemasan. ${termSentence('nomor pendaftaran')}`,
  },
  produsen: { public: true, ...text('Produsen', 150) },
  bentuk: { public: true, ...text('Bentuk', 60), hint: 'Misalnya serbuk, cairan, atau granul' },
  dosis: { public: true, ...paragraph('Dosis', 2000), hint: 'Tampil jika aturan pakai belum diisi' },
  /** For prescription products only the office may read it. */
  aturan_pakai: {
    public: true,
    ...rows(
      'Aturan pakai',
      UsageRule,
      inputList('Aturan pakai', UsageRuleInput, {
        max: 20,
        contoh: 'rendam | untuk cacing-kulit | 75-150 ppm | 30 menit | ulang 7 hari | sumber Label kemasan',
        read: readUsageRule,
      }),
      writeUsageRule,
    ),
  },
  /** Prescription only: listed and searchable, but not sold without a prescription. Derived from `golongan`. */
  resep: { public: true, wire: z.boolean() },
  /** Withdrawal period before harvest, in days; null = according to the label or the prescription. */
  masa_henti: {
    public: true,
    label: 'Masa henti',
    hint: `${termSentence('masa henti')} Jika dikosongkan, tampil “sesuai label atau resep”.`,
    kind: 'number',
    unit: 'hari',
    wire: z.int().nonnegative().nullable(),
    typed: z
      .union([z.string(), z.number(), z.null()], MASA_HENTI_ERROR)
      .transform((value) => (value === '' ? null : value))
      .pipe(numberInput(MASA_HENTI_ERROR, 3650).nullable()),
    initial: null,
  },
  peringatan: { public: true, ...paragraph('Peringatan', 1000) },
  bahaya: {
    public: true,
    ...choice('Bahaya', BAHAYA, 'tidak_ada'),
    hint: 'Menentukan cara kirim yang boleh dipakai',
  },
  suhu_simpan: { public: true, ...choice('Penyimpanan', STORAGE_SUHU, 'ruang') },
  /** Weight with packaging, in grams; 0 if unknown. */
  berat_gram: {
    public: true,
    ...count('Berat', 0),
    unit: 'g',
    hint: 'Dalam gram, termasuk kemasan. Kosongkan jika belum ditimbang',
  },
  kelas: {
    public: true,
    label: 'Untuk masalah',
    wire: z.array(KelasPenyakit),
    typed: z
      .union([z.string(), z.array(z.string())])
      .transform((value) => (typeof value === 'string' ? value.split(',') : value))
      .transform((codes) => codes.map((code) => code.trim().toUpperCase()).filter(Boolean))
      .transform((codes) => [...new Set(codes)])
      .pipe(z.array(z.enum(KelasPenyakit.options, KELAS_ERROR)).max(KelasPenyakit.options.length, KELAS_ERROR)),
    initial: [] as z.infer<typeof KelasPenyakit>[],
  },
  /** A disease that no drug cures gets only cleaning and supportive products; the page says so. */
  penyakit: { public: true, ...penyakitColumn },
  /** File name under `/api/produks/images/`, or an external URL for old products; null without a picture. */
  gambar: {
    public: true,
    csv: false,
    label: 'Gambar',
    kind: 'picture',
    wire: z.string().nullable(),
    /** A new file, or the name of the current picture if a form sends it back unchanged. */
    typed: z.union([GambarInput, z.string().trim().max(500)]).optional(),
  },
  /** Further pictures, in the order of the product's page. Each is uploaded first, see `uploadGambarProduk`. */
  gambar_lain: {
    public: true,
    csv: false,
    ...rows('Gambar lain', OtherGambar, otherGambarInput, ({ teks }) => teks),
  },
  /** Picture of the label, so that buyers can read it before the delivery. */
  gambar_label: {
    public: true,
    csv: false,
    label: 'Label kemasan',
    kind: 'picture',
    wire: z.string().nullable(),
    typed: z.union([GambarInput, z.string().trim().max(500)]).optional(),
  },
  /**
   * Promotional price, lower than `harga`, from `promo_mulai` to `promo_sampai`. The regular price is displayed struck through.
   */
  harga_promo: {
    label: 'Harga promo',
    hint: 'Lebih rendah dari harga biasa, yang tampil dicoret. Kosongkan jika tidak ada promo.',
    kind: 'rupiah',
    wire: Rupiah.nullable(),
    typed: z
      .union([z.string(), z.number(), z.null()], PROMO_ERROR)
      .transform((value) => (value === '' ? null : value))
      .pipe(hargaInput(PROMO_ERROR, 'Harga promo').nullable()),
    initial: null,
  },
  promo_mulai: {
    label: 'Promo mulai',
    hint: 'Pukul 00.00 WIB. Jika dikosongkan, mulai saat disimpan.',
    kind: 'date',
    wire: z.iso.date().nullable(),
    typed: hariInput('Promo mulai'),
    initial: null,
  },
  promo_sampai: {
    label: 'Promo sampai',
    hint: 'Hari terakhir, sampai pukul 24.00 WIB. Jika dikosongkan, sampai Anda menghapusnya.',
    kind: 'date',
    wire: z.iso.date().nullable(),
    typed: hariInput('Promo sampai'),
    initial: null,
  },
  /** Quantity price steps, by ascending quantity. */
  harga_grosir: {
    public: true,
    ...rows('Harga grosir', HargaGrosir, hargaGrosirInput, writeHargaGrosir),
  },
  /** Regular price during a promotion; else null. */
  harga_semula: { public: true, csv: false, wire: Rupiah.nullable() },
  /** Last day of the current promotion; null without one or if it has no end. */
  harga_sampai: { public: true, csv: false, wire: z.iso.date().nullable() },
  /** Units in paid orders less refunded ones; counted at most one hour ago. */
  terjual: { public: true, csv: false, wire: z.int().nonnegative() },
  /** Group of products that are sizes of one product; null if it has one size. Changed by calls of their own. */
  kelompok: { csv: false, wire: Id.nullable() },
  /** The group as buyers see it: sizes on sale, and the lowest price of those in stock; null with fewer than two. */
  pilihan_ukuran: {
    public: true,
    csv: false,
    wire: z.object({ kelompok: Id, jumlah: z.int().min(2), mulai: Rupiah }).nullable(),
  },
  /** Not sold yet: a medicine without a registration number, while the shop sells none of these, or `zat_belum_boleh`. */
  belum_terdaftar: { public: true, csv: false, wire: z.boolean() },
  /** One of its substances has no class that allows the sale. */
  zat_belum_boleh: { public: true, csv: false, wire: z.boolean() },
} as const satisfies Record<string, ProdukColumn>
