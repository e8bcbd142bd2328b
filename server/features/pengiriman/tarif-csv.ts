import type { z } from 'zod'
import { formatWilayah } from '#contract/alamat/format-alamat.ts'
import type { ImportError } from '#contract/csv-import.ts'
import {
  REVERSED_HARI,
  TARIF,
  TARIF_BARIS_MAX,
  type TarifFilter,
  type TarifOngkir,
} from '#contract/pengiriman/tarif-admin.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import { type Baris, readBaris } from '#server/csv/read-csv.ts'
import type { Deps } from '#server/deps.ts'
import { findWilayah } from '#server/features/alamat/wilayah.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { type TarifBaris, tarifRepository } from './tarif.repository.ts'

/* Rates as a spreadsheet: one line per method and region, which together are the line's key. */

const NUMBER = ['kg_pertama', 'kg_berikut', 'minimum_kg', 'hari_min', 'hari_maks'] as const
/** `wilayah` is only for the reader; `kode_wilayah` counts. */
const COLUMNS = ['metode', 'kode_wilayah', 'wilayah', ...NUMBER, 'status'] as const
export type TarifColumn = (typeof COLUMNS)[number]

export const exportTarif = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, filter: TarifFilter): Berkas =>
  csvBerkas(
    'tarif-ongkir',
    clock(),
    COLUMNS,
    ({ aktif, ...tarif }: TarifOngkir) => [
      ...[tarif.metode, tarif.kode_wilayah, tarif.wilayah],
      ...NUMBER.map((kolom) => tarif[kolom]),
      aktif ? 'aktif' : 'arsip',
    ],
    (last, limit) => tarifRepository(db).after(filter, last?.ongkirId ?? 0, limit),
  )

/** Reads a file of rates. @throws CSV_TIDAK_TERBACA */
export const readTarifCsv = (bytes: Uint8Array): Baris<TarifColumn>[] => readBaris(bytes, COLUMNS, TARIF_BARIS_MAX)

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
  tarif: TarifBaris
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
export async function planTarif(baris: readonly Baris<TarifColumn>[], { metode, tarif }: Toko): Promise<TarifPlan> {
  const plan: TarifPlan = { langkah: [], sama: 0, galat: [] }
  const dipakai = new Map<string, number>()
  for (const { baris: nomor, isi } of baris) {
    const galat = (kolom: TarifColumn, pesan: string) => void plan.galat.push({ baris: nomor, kolom, pesan })
    const before = plan.galat.length

    const kode = isi.metode?.trim() ?? ''
    const ada = metode.get(kode.toLowerCase())
    if (!ada) galat('metode', kode ? `Metode dengan kode “${kode}” tidak ada` : 'Kode metode tidak boleh kosong')
    const kodeWilayah = toDots(isi.kode_wilayah ?? '')
    const wilayah = await findWilayah(kodeWilayah)
    if (!wilayah)
      galat('kode_wilayah', kodeWilayah ? `Wilayah “${kodeWilayah}” tidak ada` : 'Kode wilayah tidak boleh kosong')
    const lama = ada && tarif.get(kunciTarif(ada.shipping_id, kodeWilayah))
    const number = readNumber(isi, lama, galat)
    const status = isi.status?.trim().toLowerCase() ?? ''
    if (!['', 'aktif', 'arsip'].includes(status)) galat('status', 'Status hanya aktif atau arsip')
    if (plan.galat.length > before || !ada || !wilayah || !number) continue

    const kunci = kunciTarif(ada.shipping_id, kodeWilayah)
    const duplicates = dipakai.get(kunci)
    dipakai.set(kunci, nomor)
    if (duplicates !== undefined) {
      galat('kode_wilayah', `Metode dan wilayah ini sudah ada di baris ${duplicates}`)
      continue
    }
    const aktif = status === '' ? (lama?.aktif ?? true) : status === 'aktif'
    const baru: TarifBaris = {
      shipping_id: ada.shipping_id,
      kode_wilayah: kodeWilayah,
      wilayah: formatWilayah(wilayah),
      ...number,
      aktif,
    }
    const langkah = langkahOf(nomor, ada.nama, lama, baru)
    if (langkah) plan.langkah.push(langkah)
    else plan.sama++
  }
  return plan
}

type Figures = Pick<TarifBaris, (typeof NUMBER)[number]>

/** Parses the numbers of a line. Columns missing in the file stay unchanged. A new rate may only omit the minimum. */
function readNumber(
  isi: Baris<TarifColumn>['isi'],
  lama: TarifOngkir | undefined,
  galat: (kolom: TarifColumn, pesan: string) => void,
): Figures | undefined {
  const number: Partial<Figures> = {}
  for (const kolom of NUMBER) {
    const { typed, label }: { typed: z.ZodType<number, string | number>; label: string } = TARIF[kolom]
    const cell = isi[kolom]?.trim() ?? ''
    const bawaan = lama?.[kolom] ?? (kolom === 'minimum_kg' ? TARIF.minimum_kg.initial : undefined)
    if (cell === '' && bawaan !== undefined) number[kolom] = bawaan
    else if (cell === '') galat(kolom, `${label} tidak boleh kosong`)
    else {
      const { data, error } = typed.safeParse(cell)
      if (data === undefined) galat(kolom, error?.issues[0]?.message ?? 'Isian salah')
      else number[kolom] = data
    }
  }
  if (NUMBER.some((kolom) => number[kolom] === undefined)) return undefined
  const utuh = number as Figures
  if (utuh.hari_maks < utuh.hari_min) galat('hari_maks', REVERSED_HARI)
  return utuh
}

/** A spreadsheet may read '18.01' as a number and write '18,01'. */
const toDots = (kode: string) => kode.trim().replaceAll(',', '.')

function langkahOf(
  baris: number,
  metode: string,
  lama: TarifOngkir | undefined,
  tarif: TarifBaris,
): LangkahTarif | undefined {
  const nama = `${metode} ke ${tarif.wilayah}`
  const isi = shownOf(tarif)
  if (!lama) return { baris, ongkirId: undefined, nama, tarif, sebelum: null, sesudah: isi }
  const before: Record<string, unknown> = shownOf(lama)
  const beda = Object.entries(isi).filter(([kolom, nilai]) => before[kolom] !== nilai)
  if (beda.length === 0) return undefined
  const sebelum = Object.fromEntries(beda.map(([kolom]) => [kolom, before[kolom]]))
  return { baris, ongkirId: lama.ongkirId, nama, tarif, sebelum, sesudah: Object.fromEntries(beda) }
}

const shownOf = ({ kg_pertama, kg_berikut, minimum_kg, hari_min, hari_maks, aktif }: Figures & { aktif: boolean }) => ({
  kg_pertama,
  kg_berikut,
  minimum_kg,
  hari_min,
  hari_maks,
  status: aktif ? 'aktif' : 'arsip',
})
