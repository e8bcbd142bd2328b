import { IKAN } from '#content/ikan.ts'
import { PENYAKIT } from '#content/penyakit.ts'
import { BARIS_KINDS, CARA } from '#contract/buku-obat/columns.ts'
import { formatMasaHenti, judulPanen } from '#contract/buku-obat/event-words.ts'
import { type BukuObat, bukuOf } from '#contract/buku-obat/merge.ts'
import { checkSafeHarvest } from '#contract/buku-obat/safe-harvest.ts'
import { endOfMasaHenti, lastDosis } from '#contract/buku-obat/schedule.ts'
import { stampWib, tanggalWib } from '#contract/wib.ts'
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
      const semua = []
      for (const jenis of BARIS_KINDS) semua.push(...(await repository.listAll(jenis)))
      return barisCsv(bukuOf(semua, await knownProduk(db, penggunaId)), tanggalWib(clock()), keramba)
    },
  )
}

function barisCsv({ keramba, pengobatan, kematian, air }: BukuObat, hariIni: string, only?: string): CsvCell[][] {
  const tempat = new Map(keramba.filter(({ id }) => !only || id === only).map((satu) => [satu.id, satu]))
  const panen = (id: string) =>
    judulPanen(
      checkSafeHarvest(
        pengobatan.filter(({ keramba_id }) => keramba_id === id),
        hariIni,
      ),
    )
  const baris = [
    ...pengobatan.map((obat) => ({
      keramba_id: obat.keramba_id,
      hari: obat.mulai,
      isi: {
        Catatan: 'Pengobatan',
        Sampai: obat.selesai ?? 'masih berjalan',
        Obat: obat.nama,
        'Nomor lot': obat.lot,
        Cara: CARA[obat.cara],
        Takaran: obat.takaran,
        Satuan: obat.satuan,
        Dosis: obat.dosis,
        Untuk: nameFor(obat.untuk),
        'Ulangan hari ke': obat.ulang.replaceAll(',', ', '),
        'Dosis terakhir': lastDosis(obat),
        'Masa henti (hari)': obat.masa_henti ?? formatMasaHenti(obat),
        'Masa henti selesai': endOfMasaHenti(obat),
        Hasil: obat.hasil,
      },
    })),
    ...kematian.map(({ keramba_id, hari, jumlah, catatan }) => ({
      keramba_id,
      hari,
      isi: { Catatan: 'Kematian', 'Mati (ekor)': jumlah, Keterangan: catatan },
    })),
    ...air.map((ukur) => ({
      keramba_id: ukur.keramba_id,
      hari: stampWib(ukur.waktu),
      isi: {
        Catatan: 'Air',
        'DO (mg/L)': ukur.do,
        'Suhu (°C)': ukur.suhu,
        'Salinitas (permil)': ukur.salinitas,
        pH: ukur.ph,
        'Amonia (mg/L)': ukur.amonia,
        Keterangan: ukur.catatan,
      },
    })),
  ]
  return baris
    .filter(({ keramba_id }) => tempat.has(keramba_id))
    .sort((a, b) => (a.hari < b.hari ? -1 : 1))
    .map(({ keramba_id, hari, isi }) => {
      const { nama = '', ikan = 'lain' } = tempat.get(keramba_id) ?? {}
      const cells: Record<string, CsvCell | null | undefined> = {
        Tanggal: hari,
        Keramba: nama,
        Ikan: IKAN[ikan],
        ...isi,
      }
      cells['Panen keramba ini'] = panen(keramba_id)
      return HEADER.map((kolom) => cells[kolom] ?? '')
    })
}

/** Returns the disease's name if the shop knows it, otherwise the text. */
const nameFor = (untuk: string): string => (untuk in PENYAKIT ? PENYAKIT[untuk as keyof typeof PENYAKIT].nama : untuk)
