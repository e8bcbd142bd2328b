import { IKAN } from '#content/ikan.ts'
import { PENYAKIT } from '#content/penyakit.ts'
import { bukuOf } from '#contract/buku-obat/buku-of.ts'
import { ENTRY_KINDS, METHODS } from '#contract/buku-obat/columns.ts'
import { formatMasaHenti, panenTitle, putusanSentence, shorterNote } from '#contract/buku-obat/event-words.ts'
import type { BukuObat } from '#contract/buku-obat/merge.ts'
import { checkSafeHarvest } from '#contract/buku-obat/safe-harvest.ts'
import { endOfMasaHenti, lastDosis } from '#contract/buku-obat/schedule.ts'
import { dateWib, stampWib } from '#contract/wib.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import type { CsvCell } from '#server/csv/write-csv.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { knownProduk } from './bought-produk.repository.ts'
import { bukuObatRepository } from './buku-obat.repository.ts'

const HEADER = [
  'Tanggal',
  'Sampai',
  'Keramba',
  'Ikan',
  'Catatan',
  'Obat',
  'Nomor lot',
  'Cara',
  'Takaran',
  'Satuan',
  'Dosis',
  'Untuk',
  'Ulangan hari ke',
  'Dosis terakhir',
  'Masa henti (hari)',
  'Masa henti selesai',
  'Masa henti yang ditulis',
  'Suhu saat pengobatan (°C)',
  'Jawaban petugas',
  'Hasil',
  'Mati (ekor)',
  'DO (mg/L)',
  'Suhu (°C)',
  'Salinitas (permil)',
  'pH',
  'Amonia (mg/L)',
  'Keterangan',
  'Panen keramba ini',
]

/**
 * Returns the book as a spreadsheet for an audit or a buyer: one line per entry, by day. Its size is limited, so it is read at
 * once.
 * @param keramba only this cage; undefined for all
 */
export function exportBuku({ db, clock }: Pick<Deps, 'db' | 'clock'>, penggunaId: number, keramba?: string): Berkas {
  const repository = bukuObatRepository(db, penggunaId)
  return csvBerkas(
    'buku-obat',
    clock(),
    HEADER,
    (cells: CsvCell[]) => cells,
    async (last) => {
      if (last) return []
      const all = []
      for (const kind of ENTRY_KINDS) all.push(...(await repository.listAll(kind)))
      return csvRows(bukuOf(all, await knownProduk(db, penggunaId)), dateWib(clock()), keramba)
    },
  )
}

function csvRows({ keramba, pengobatan, kematian, air }: BukuObat, today: string, only?: string): CsvCell[][] {
  const places = new Map(keramba.filter(({ id }) => !only || id === only).map((item) => [item.id, item]))
  const panen = (id: string) =>
    panenTitle(
      checkSafeHarvest(
        pengobatan.filter(({ keramba_id }) => keramba_id === id),
        today,
      ),
    )
  const entries = [
    ...pengobatan.map((obat) => ({
      keramba_id: obat.keramba_id,
      hari: obat.mulai,
      isi: {
        Catatan: 'Pengobatan',
        Sampai: obat.selesai ?? 'masih berjalan',
        Obat: obat.nama,
        'Nomor lot': obat.lot,
        Cara: METHODS[obat.cara],
        Takaran: obat.takaran,
        Satuan: obat.satuan,
        Dosis: obat.dosis,
        Untuk: nameFor(obat.untuk),
        'Ulangan hari ke': obat.ulang.replaceAll(',', ', '),
        'Dosis terakhir': lastDosis(obat),
        'Masa henti (hari)': obat.masa_henti ?? formatMasaHenti(obat),
        'Masa henti selesai': endOfMasaHenti(obat),
        'Masa henti yang ditulis': shorterNote(obat),
        'Suhu saat pengobatan (°C)': obat.suhu ?? (obat.needsSuhu ? 'belum dicatat' : ''),
        'Jawaban petugas': putusanSentence(obat, today),
        Hasil: obat.hasil,
      },
    })),
    ...kematian.map(({ keramba_id, hari, jumlah, catatan }) => ({
      keramba_id,
      hari,
      isi: { Catatan: 'Kematian', 'Mati (ekor)': jumlah, Keterangan: catatan },
    })),
    ...air.map((measure) => ({
      keramba_id: measure.keramba_id,
      hari: stampWib(measure.waktu),
      isi: {
        Catatan: 'Air',
        'DO (mg/L)': measure.do,
        'Suhu (°C)': measure.suhu,
        'Salinitas (permil)': measure.salinitas,
        pH: measure.ph,
        'Amonia (mg/L)': measure.amonia,
        Keterangan: measure.catatan,
      },
    })),
  ]
  return entries
    .filter(({ keramba_id }) => places.has(keramba_id))
    .sort((a, b) => (a.hari < b.hari ? -1 : 1))
    .map(({ keramba_id, hari, isi }) => {
      const { nama = '', ikan = 'lain' } = places.get(keramba_id) ?? {}
      const cells: Record<string, CsvCell | null | undefined> = {
        Tanggal: hari,
        Keramba: nama,
        Ikan: IKAN[ikan],
        ...isi,
      }
      cells['Panen keramba ini'] = panen(keramba_id)
      return HEADER.map((column) => cells[column] ?? '')
    })
}

/** Returns the disease's name if the shop knows it, otherwise the text. */
const nameFor = (purpose: string): string =>
  purpose in PENYAKIT ? PENYAKIT[purpose as keyof typeof PENYAKIT].nama : purpose
