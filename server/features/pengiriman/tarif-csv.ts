import type { z } from 'zod'
import { tulisWilayah } from '#contract/alamat/tulis-alamat.ts'
import type { GalatImpor } from '#contract/impor.ts'
import {
  HARI_TERBALIK,
  type SaringanTarif,
  TARIF,
  TARIF_BARIS_MAX,
  type TarifOngkir,
} from '#contract/pengiriman/tarif-admin.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import { type Baris, readBaris } from '#server/csv/read-csv.ts'
import type { Deps } from '#server/deps.ts'
import { findWilayah } from '#server/features/alamat/wilayah.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { type TarifBaris, tarifRepository } from './tarif.repository.ts'

/* Rates as a spreadsheet: one line per method and region, which together are the line's key. */

const ANGKA = ['kg_pertama', 'kg_berikut', 'minimum_kg', 'hari_min', 'hari_maks'] as const
/** `wilayah` is only for the reader; `kode_wilayah` counts. */
const KOLOM = ['metode', 'kode_wilayah', 'wilayah', ...ANGKA, 'status'] as const
export type KolomTarif = (typeof KOLOM)[number]

export const exportTarif = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, saringan: SaringanTarif): Berkas =>
  csvBerkas(
    'tarif-ongkir',
    clock(),
    KOLOM,
    ({ aktif, ...tarif }: TarifOngkir) => [
      ...[tarif.metode, tarif.kode_wilayah, tarif.wilayah],
      ...ANGKA.map((kolom) => tarif[kolom]),
      aktif ? 'aktif' : 'arsip',
    ],
    (last, limit) => tarifRepository(db).after(saringan, last?.ongkirId ?? 0, limit),
  )

/** Reads a file of rates. @throws CSV_TIDAK_TERBACA */
export const readTarifCsv = (bytes: Uint8Array): Baris<KolomTarif>[] => readBaris(bytes, KOLOM, TARIF_BARIS_MAX)

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

export interface RencanaTarif {
  langkah: LangkahTarif[]
  /** Number of unchanged lines. */
  sama: number
  galat: GalatImpor[]
}

/** Returns a file's changes, or the errors in its lines. Writes nothing. Rates not in the file stay. */
export async function planTarif(baris: readonly Baris<KolomTarif>[], { metode, tarif }: Toko): Promise<RencanaTarif> {
  const rencana: RencanaTarif = { langkah: [], sama: 0, galat: [] }
  const dipakai = new Map<string, number>()
  for (const { baris: nomor, isi } of baris) {
    const galat = (kolom: KolomTarif, pesan: string) => void rencana.galat.push({ baris: nomor, kolom, pesan })
    const before = rencana.galat.length

    const kode = isi.metode?.trim() ?? ''
    const ada = metode.get(kode.toLowerCase())
    if (!ada) galat('metode', kode ? `Metode dengan kode “${kode}” tidak ada` : 'Kode metode tidak boleh kosong')
    const kodeWilayah = titikkan(isi.kode_wilayah ?? '')
    const wilayah = await findWilayah(kodeWilayah)
    if (!wilayah)
      galat('kode_wilayah', kodeWilayah ? `Wilayah “${kodeWilayah}” tidak ada` : 'Kode wilayah tidak boleh kosong')
    const lama = ada && tarif.get(kunciTarif(ada.shipping_id, kodeWilayah))
    const angka = readAngka(isi, lama, galat)
    const status = isi.status?.trim().toLowerCase() ?? ''
    if (!['', 'aktif', 'arsip'].includes(status)) galat('status', 'Status hanya aktif atau arsip')
    if (rencana.galat.length > before || !ada || !wilayah || !angka) continue

    const kunci = kunciTarif(ada.shipping_id, kodeWilayah)
    const kembar = dipakai.get(kunci)
    dipakai.set(kunci, nomor)
    if (kembar !== undefined) {
      galat('kode_wilayah', `Metode dan wilayah ini sudah ada di baris ${kembar}`)
      continue
    }
    const aktif = status === '' ? (lama?.aktif ?? true) : status === 'aktif'
    const baru: TarifBaris = {
      ...{ shipping_id: ada.shipping_id, kode_wilayah: kodeWilayah, wilayah: tulisWilayah(wilayah) },
      ...{ ...angka, aktif },
    }
    const langkah = langkahOf(nomor, ada.nama, lama, baru)
    if (langkah) rencana.langkah.push(langkah)
    else rencana.sama++
  }
  return rencana
}

type Angka = Pick<TarifBaris, (typeof ANGKA)[number]>

/** Parses the numbers of a line. Columns missing in the file stay unchanged. A new rate may only omit the minimum. */
function readAngka(
  isi: Baris<KolomTarif>['isi'],
  lama: TarifOngkir | undefined,
  galat: (kolom: KolomTarif, pesan: string) => void,
): Angka | undefined {
  const angka: Partial<Angka> = {}
  for (const kolom of ANGKA) {
    const { typed, label }: { typed: z.ZodType<number, string | number>; label: string } = TARIF[kolom]
    const cell = isi[kolom]?.trim() ?? ''
    const bawaan = lama?.[kolom] ?? (kolom === 'minimum_kg' ? TARIF.minimum_kg.initial : undefined)
    if (cell === '' && bawaan !== undefined) angka[kolom] = bawaan
    else if (cell === '') galat(kolom, `${label} tidak boleh kosong`)
    else {
      const { data, error } = typed.safeParse(cell)
      if (data === undefined) galat(kolom, error?.issues[0]?.message ?? 'Isian salah')
      else angka[kolom] = data
    }
  }
  if (ANGKA.some((kolom) => angka[kolom] === undefined)) return undefined
  const utuh = angka as Angka
  if (utuh.hari_maks < utuh.hari_min) galat('hari_maks', HARI_TERBALIK)
  return utuh
}

/** A spreadsheet may read '18.01' as a number and write '18,01'. */
const titikkan = (kode: string) => kode.trim().replaceAll(',', '.')

function langkahOf(
  baris: number,
  metode: string,
  lama: TarifOngkir | undefined,
  tarif: TarifBaris,
): LangkahTarif | undefined {
  const nama = `${metode} ke ${tarif.wilayah}`
  const isi = shownOf(tarif)
  if (!lama) return { baris, ongkirId: undefined, nama, tarif, sebelum: null, sesudah: isi }
  const dulu: Record<string, unknown> = shownOf(lama)
  const beda = Object.entries(isi).filter(([kolom, nilai]) => dulu[kolom] !== nilai)
  if (beda.length === 0) return undefined
  const sebelum = Object.fromEntries(beda.map(([kolom]) => [kolom, dulu[kolom]]))
  return { baris, ongkirId: lama.ongkirId, nama, tarif, sebelum, sesudah: Object.fromEntries(beda) }
}

const shownOf = ({ kg_pertama, kg_berikut, minimum_kg, hari_min, hari_maks, aktif }: Angka & { aktif: boolean }) => ({
  ...{ kg_pertama, kg_berikut, minimum_kg, hari_min, hari_maks },
  status: aktif ? 'aktif' : 'arsip',
})
