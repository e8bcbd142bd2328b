import type { ImporBody } from '#contract/impor.ts'
import { BARIS_MASUK_MAX, BarisMasuk, type HasilMasuk, Pemasok } from '#contract/stok/barang-masuk-admin.ts'
import { tanggalIsian } from '#contract/stok/daftar-lot-admin.ts'
import { tanggalWib } from '#contract/wib.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import { refuseImpor, sidikImpor } from '#server/csv/impor.ts'
import { type Baris, readBaris } from '#server/csv/read-csv.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { barangMasukRepository } from './barang-masuk.repository.ts'
import { isDekat, takeIn } from './barang-masuk.ts'
import { cekMasuk, type MasukDicatat } from './cek-masuk.ts'

type Kelola = Pick<Deps, 'db' | 'clock' | 'settings'>

const KOLOM = ['produkId', 'nama', 'nomor', 'kedaluwarsa', 'jumlah', 'harga_modal', 'pemasok', 'diterima'] as const
type Kolom = (typeof KOLOM)[number]
/** Maximum lines of a sheet: one per product, most of them empty. */
const LEMBAR_MAX = 10_000

/** Exports all active products with empty cells, to fill in with a spreadsheet. */
export const exportLembar = ({ db, clock }: Kelola): Berkas =>
  csvBerkas<{ produkId: number; nama: string }>(
    'barang-masuk',
    clock(),
    KOLOM,
    ({ produkId, nama }) => [produkId, nama, ...KOLOM.slice(2).map(() => '')],
    (last, limit) => barangMasukRepository(db).after(last?.produkId ?? 0, limit),
  )

/**
 * Previews what a file would import and its errors, or imports it, all or nothing.
 * @param sidik fingerprint of the preview; the import is rejected if its result would differ by now
 * @throws CSV_TIDAK_TERBACA, CSV_ADA_YANG_SALAH, KATALOG_BERUBAH
 */
export async function importBarangMasuk(
  { db, clock, settings }: Kelola,
  { penggunaId }: Sesi,
  { berkas, mode, sidik }: ImporBody,
): Promise<HasilMasuk> {
  const baris = readBaris(await berkas.bytes(), KOLOM, LEMBAR_MAX)
  return transaction(db, async (tx) => {
    const waktu = clock()
    const { isi, galat } = readIsi(baris, tanggalWib(waktu))
    const rows = isi.map(({ row }) => row)
    const katalog = await barangMasukRepository(tx).lockKatalog(rows.map(({ produkId }) => produkId))
    for (const { at, kolom, pesan } of cekMasuk(rows, katalog, tanggalWib(waktu)))
      galat.push({ baris: isi[at]?.baris ?? 1, kolom, pesan })
    const rincian = isi.map(({ baris, row }) => ({
      ...{ baris, nomor: row.nomor, kedaluwarsa: row.kedaluwarsa, jumlah: row.jumlah },
      nama: katalog.produk.get(row.produkId)?.nama ?? '',
      disisihkan: isDekat(row, waktu, settings),
    }))
    const hasil: HasilMasuk = {
      message: '',
      sidik: sidikImpor([rows, rincian]),
      jumlah: {
        lot: rows.length,
        satuan: rows.reduce((sum, { jumlah }) => sum + jumlah, 0),
        disisihkan: rincian.filter(({ disisihkan }) => disisihkan).length,
      },
      rincian,
      galat: galat.toSorted((a, b) => a.baris - b.baris),
    }
    if (mode === 'periksa') return { ...hasil, message: kataPeriksa(hasil) }

    refuseImpor(hasil, sidik, 'KATALOG_BERUBAH')
    await takeIn(tx, rows, penggunaId, waktu, settings, { isImpor: true })
    return { ...hasil, message: `Barang masuk dicatat: ${rows.length} lot.` }
  })
}

function kataPeriksa({ galat, jumlah: { lot } }: HasilMasuk): string {
  if (galat.length > 0) return `Ada ${galat.length} kesalahan. Perbaiki berkasnya, lalu periksa lagi.`
  return lot > 0 ? 'Berkas bisa dicatat.' : 'Belum ada baris yang diisi jumlahnya.'
}

/** Parses the lines. A line with neither lot number nor quantity counts as not filled in. */
function readIsi(baris: readonly Baris<Kolom>[], hariIni: string) {
  const isi: { baris: number; row: MasukDicatat }[] = []
  const galat: HasilMasuk['galat'] = []
  const diisi = baris.filter(({ isi: { nomor = '', jumlah = '' } }) => nomor.trim() || jumlah.trim())
  if (diisi.length > BARIS_MASUK_MAX)
    galat.push({ baris: 1, kolom: 'jumlah', pesan: `Maksimal ${BARIS_MASUK_MAX} lot sekali catat` })
  for (const { baris, isi: sel } of diisi) {
    const one = BarisMasuk.safeParse({
      produkId: /^\s*\d{1,9}\s*$/.test(sel.produkId ?? '') ? Number(sel.produkId) : 0,
      nomor: sel.nomor ?? '',
      kedaluwarsa: asTanggal(sel.kedaluwarsa),
      jumlah: sel.jumlah ?? '',
      hargaModal: sel.harga_modal?.trim() ?? '',
    })
    const pemasok = Pemasok.safeParse(sel.pemasok ?? '')
    const diterima = tanggalIsian('Tanggal diterima').safeParse(asTanggal(sel.diterima))
    const issues = [
      ...(one.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const),
      ...(pemasok.error?.issues ?? []).map(({ message }) => ['pemasok', message] as const),
      ...(diterima.error?.issues ?? []).map(({ message }) => ['diterima', message] as const),
    ]
    for (const [kolom, pesan] of issues)
      galat.push({ baris, kolom: kolom === 'hargaModal' ? 'harga_modal' : kolom, pesan })
    if (one.data && pemasok.success && diterima.success)
      isi.push({ baris, row: { ...one.data, pemasok: pemasok.data, diterima: diterima.data ?? hariIni } })
  }
  return { isi, galat }
}

/** Returns an ISO date unchanged, and converts an Indonesian spreadsheet's date (31/05/2027) to it. */
function asTanggal(sel = ''): string {
  const [, hari = '', bulan = '', tahun] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(sel) ?? []
  return tahun ? `${tahun}-${bulan.padStart(2, '0')}-${hari.padStart(2, '0')}` : sel
}
