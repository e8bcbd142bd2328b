import type { z } from 'zod'
import { formatWilayah } from '#contract/alamat/format-alamat.ts'
import type { ImportError } from '#contract/csv-import.ts'
import {
  HARI_REVERSED_ERROR,
  TARIF,
  TARIF_ROWS_MAX,
  type TarifFilter,
  type TarifOngkir,
} from '#contract/pengiriman/tarif-admin.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import { type Row, readRows } from '#server/csv/read-csv.ts'
import type { Deps } from '#server/deps.ts'
import { findWilayah } from '#server/features/alamat/wilayah.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { type TarifRow, tarifRepository } from './tarif.repository.ts'

/* Rates as a spreadsheet: one line per method and region, which together are the line's key. */

const NUMBER_COLUMNS = ['kg_pertama', 'kg_berikut', 'minimum_kg', 'hari_min', 'hari_maks'] as const
/** `wilayah` is only for the reader; `kode_wilayah` counts. */
const COLUMNS = ['metode', 'kode_wilayah', 'wilayah', ...NUMBER_COLUMNS, 'status'] as const
export type TarifColumn = (typeof COLUMNS)[number]

export const exportTarif = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, filter: TarifFilter): Berkas =>
  csvBerkas(
    'tarif-ongkir',
    clock(),
    COLUMNS,
    ({ aktif, ...tarif }: TarifOngkir) => [
      ...[tarif.metode, tarif.kode_wilayah, tarif.wilayah],
      ...NUMBER_COLUMNS.map((column) => tarif[column]),
      aktif ? 'aktif' : 'arsip',
    ],
    (last, limit) => tarifRepository(db).after(filter, last?.ongkirId ?? 0, limit),
  )

/** Reads a file of rates. @throws CSV_TIDAK_TERBACA */
export const readTarifCsv = (bytes: Uint8Array): Row<TarifColumn>[] => readRows(bytes, COLUMNS, TARIF_ROWS_MAX)

/** The shop's data that a file refers to. */
export interface Toko {
  /** Methods by code. */
  metode: ReadonlyMap<string, { shipping_id: number; nama: string }>
  /** Rates by `kunciTarif`. */
  tarif: ReadonlyMap<string, TarifOngkir>
}

export const kunciTarif = (shippingId: number, kodeWilayah: string) => `${shippingId} ${kodeWilayah}`

export interface LangkahTarif {
  baris: number
  /** Id of the existing rate; undefined for a new one. */
  ongkirId: number | undefined
  nama: string
  tarif: TarifRow
  sebelum: Record<string, unknown> | null
  sesudah: Record<string, unknown>
}

export interface TarifPlan {
  langkah: LangkahTarif[]
  /** Number of unchanged lines. */
  sama: number
  galat: ImportError[]
}

/** Returns a file's changes, or the errors in its lines. Writes nothing. Rates not in the file stay. */
export async function planTarif(rows: readonly Row<TarifColumn>[], { metode, tarif }: Toko): Promise<TarifPlan> {
  const plan: TarifPlan = { langkah: [], sama: 0, galat: [] }
  const used = new Map<string, number>()
  for (const { baris: lineNumber, isi } of rows) {
    const report = (column: TarifColumn, pesan: string) =>
      void plan.galat.push({ baris: lineNumber, kolom: column, pesan })
    const before = plan.galat.length

    const kode = isi.metode?.trim() ?? ''
    const existing = metode.get(kode.toLowerCase())
    if (!existing) report('metode', kode ? `Metode dengan kode “${kode}” tidak ada` : 'Kode metode tidak boleh kosong')
    const kodeWilayah = toDots(isi.kode_wilayah ?? '')
    const wilayah = await findWilayah(kodeWilayah)
    if (!wilayah)
      report('kode_wilayah', kodeWilayah ? `Wilayah “${kodeWilayah}” tidak ada` : 'Kode wilayah tidak boleh kosong')
    const old = existing && tarif.get(kunciTarif(existing.shipping_id, kodeWilayah))
    const figures = readNumber(isi, old, report)
    const status = isi.status?.trim().toLowerCase() ?? ''
    if (!['', 'aktif', 'arsip'].includes(status)) report('status', 'Status hanya aktif atau arsip')
    if (plan.galat.length > before || !existing || !wilayah || !figures) continue

    const kunci = kunciTarif(existing.shipping_id, kodeWilayah)
    const firstLine = used.get(kunci)
    used.set(kunci, lineNumber)
    if (firstLine !== undefined) {
      report('kode_wilayah', `Metode dan wilayah ini sudah ada di baris ${firstLine}`)
      continue
    }
    const isActive = status === '' ? (old?.aktif ?? true) : status === 'aktif'
    const fresh: TarifRow = {
      shipping_id: existing.shipping_id,
      kode_wilayah: kodeWilayah,
      wilayah: formatWilayah(wilayah),
      ...figures,
      aktif: isActive,
    }
    const langkah = langkahOf(lineNumber, existing.nama, old, fresh)
    if (langkah) plan.langkah.push(langkah)
    else plan.sama++
  }
  return plan
}

type Figures = Pick<TarifRow, (typeof NUMBER_COLUMNS)[number]>

/** Parses the numbers of a line. Columns missing in the file stay unchanged. A new rate may only omit the minimum. */
function readNumber(
  cells: Row<TarifColumn>['isi'],
  old: TarifOngkir | undefined,
  report: (column: TarifColumn, pesan: string) => void,
): Figures | undefined {
  const number: Partial<Figures> = {}
  for (const column of NUMBER_COLUMNS) {
    const { typed, label }: { typed: z.ZodType<number, string | number>; label: string } = TARIF[column]
    const cell = cells[column]?.trim() ?? ''
    const fallback = old?.[column] ?? (column === 'minimum_kg' ? TARIF.minimum_kg.initial : undefined)
    if (cell === '' && fallback !== undefined) number[column] = fallback
    else if (cell === '') report(column, `${label} tidak boleh kosong`)
    else {
      const { data, error } = typed.safeParse(cell)
      if (data === undefined) report(column, error?.issues[0]?.message ?? 'Isian salah')
      else number[column] = data
    }
  }
  if (NUMBER_COLUMNS.some((column) => number[column] === undefined)) return undefined
  const whole = number as Figures
  if (whole.hari_maks < whole.hari_min) report('hari_maks', HARI_REVERSED_ERROR)
  return whole
}

/** A spreadsheet may read '18.01' as a number and write '18,01'. */
const toDots = (kode: string) => kode.trim().replaceAll(',', '.')

function langkahOf(
  lineNumber: number,
  metode: string,
  old: TarifOngkir | undefined,
  tarif: TarifRow,
): LangkahTarif | undefined {
  const name = `${metode} ke ${tarif.wilayah}`
  const cells = shownOf(tarif)
  if (!old) return { baris: lineNumber, ongkirId: undefined, nama: name, tarif, sebelum: null, sesudah: cells }
  const before: Record<string, unknown> = shownOf(old)
  const differences = Object.entries(cells).filter(([column, value]) => before[column] !== value)
  if (differences.length === 0) return undefined
  const previous = Object.fromEntries(differences.map(([column]) => [column, before[column]]))
  return {
    baris: lineNumber,
    ongkirId: old.ongkirId,
    nama: name,
    tarif,
    sebelum: previous,
    sesudah: Object.fromEntries(differences),
  }
}

const shownOf = ({ kg_pertama, kg_berikut, minimum_kg, hari_min, hari_maks, aktif }: Figures & { aktif: boolean }) => ({
  kg_pertama,
  kg_berikut,
  minimum_kg,
  hari_min,
  hari_maks,
  status: aktif ? 'aktif' : 'arsip',
})
