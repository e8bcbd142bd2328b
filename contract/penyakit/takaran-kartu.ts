import { SUBSTANCE_LIMITS } from '#content/dosis-limits.ts'
import type { Kartu, Rendam } from '#content/kartu/kartu.ts'
import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { type Kekuatan, kekuatanFor } from '#contract/dosis/kekuatan.ts'
import { DEVIATION, roundTakaran, roundTakaranDown } from '#contract/dosis/number.ts'
import { doseMg, referenceOf } from '#contract/dosis/pakan.ts'
import { takaranRendam } from '#contract/dosis/rendam.ts'
import type { Produk } from '#contract/katalog/endpoints.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import type { TakaranKartu } from './endpoints.ts'

/** Product fields needed for an amount on a card. */
export type ProdukTakaran = Pick<
  Produk,
  'produkId' | 'nama' | 'kemasan' | 'stok' | 'resep' | 'bentuk' | 'zat_aktif' | 'aturan_pakai' | 'belum_terdaftar'
>

/**
 * Returns the amounts of the shop's products that a card may state: g or mL per m³ of water, or per 10 kg of feed. A bath needs
 * a substance of the card and stays within the card's limits, whatever the product's rule says. Omits prescription products and
 * unregistered ones. Virus cards and cards that require a call for help get none.
 */
export function takaranKartu(kode: KodePenyakit, kartu: Kartu, produk: readonly ProdukTakaran[]): TakaranKartu[] {
  if (kartu.hubungi || PENYAKIT[kode].kelas === 'V') return []
  return produk
    .filter(({ resep, belum_terdaftar }) => !resep && !belum_terdaftar)
    .flatMap((one) => {
      const aturan = one.aturan_pakai.filter(({ untuk }) => untuk.includes(kode))
      return aturan.flatMap((item) => {
        const kekuatan = kekuatanFor(one, item.satuan)
        return typeof kekuatan === 'string'
          ? []
          : (rendam(kartu, one, kekuatan, item) ?? pakan(one, kekuatan, item) ?? [])
      })
    })
}

function rendam(kartu: Kartu, produk: ProdukTakaran, kekuatan: Kekuatan, aturan: UsageRule): TakaranKartu | undefined {
  if (aturan.cara !== 'rendam' || aturan.satuan !== 'ppm') return undefined
  const method = kartu.rendam.find((one) => isZat(one, produk))
  if (!method || method.cara === 'air-tawar' || !method.ppm) return undefined
  const [below, upper] = method.ppm
  const start = Math.max(aturan.min, below)
  const limit = Math.min(upper, aturan.batas.maks_keras ?? upper)
  const most = Math.min(aturan.maks, limit)
  if (start > most) return undefined
  const measure = (ppm: number) => takaranRendam({ ppm, volume: 1, kekuatan, maks: limit }).takaran
  return {
    ...head(produk, aturan),
    cara: method.cara,
    per: 'm3',
    satuan: kekuatan.satuan,
    mulai: measure(start),
    paling: measure(most),
    dosis: [start, most],
  }
}

/** True if the product's first substance is the card's substance. */
function isZat({ cara }: Rendam, { zat_aktif: [zat] }: ProdukTakaran): boolean {
  if (cara === 'air-tawar' || !zat) return false
  const name = zat.nama.toLowerCase()
  return SUBSTANCE_LIMITS[cara].knownAs.some((word) => name.includes(word))
}

/** Reference amount of feed in kg: doses for 1 kg are too small for a scale. */
const PAKAN_KG = 10

function pakan(produk: ProdukTakaran, kekuatan: Kekuatan, aturan: UsageRule): TakaranKartu | undefined {
  if (referenceOf(aturan) !== 'pakan') return undefined
  const exact = (dosis: number) => (doseMg(dosis, aturan.satuan) * PAKAN_KG) / 1000 / kekuatan.aktif
  const limit = Math.min(aturan.maks, aturan.batas.maks_keras ?? aturan.maks)
  const measure = (dosis: number) => {
    const near = roundTakaran(exact(dosis))
    // The advised maximum may be exceeded by the tolerance of rounding, a hard limit may not.
    const most = Math.min(exact(aturan.maks) * (1 + DEVIATION), exact(aturan.batas.maks_keras ?? Infinity))
    return near > most ? roundTakaranDown(exact(dosis)) : near
  }
  if (aturan.min > limit || measure(aturan.min) === 0) return undefined
  return {
    ...head(produk, aturan),
    cara: 'pakan',
    per: '10kg',
    satuan: kekuatan.satuan,
    mulai: measure(aturan.min),
    paling: measure(limit),
    dosis: [aturan.min, limit],
  }
}

const head = ({ produkId, nama, kemasan, stok }: ProdukTakaran, { sumber, satuan }: UsageRule) => ({
  produkId,
  nama,
  kemasan,
  stok,
  satuan_dosis: satuan,
  sumber,
})
