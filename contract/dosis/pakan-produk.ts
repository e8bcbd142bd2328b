import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { type Kekuatan, kekuatanFor, type ProdukWithStrength } from './kekuatan.ts'
import { TOO_SMALL } from './number.ts'
import { doseMg, EATS_LESS, referenceOf, rejectPakan, type TakaranPakan, takaranPakan } from './pakan.ts'

/** Fish and their feed, as in `PakanMix`, with the wanted dose in the unit of the rule. */
export interface PakanWanted {
  ekor: number
  berat: number
  fr: number
  /** Default: the smallest dose of the rule. */
  dosis?: number
  /** Default: the days of the rule, else a week. */
  hari?: number
}

export type PakanAnswer =
  | { jenis: 'tolak'; alasan: string[] }
  | ({ jenis: 'pakan'; satuan: Kekuatan['satuan']; dosis: number; hari: number; catatan: string[] } & TakaranPakan)

/** Default duration in days, if the rule has none. */
const DEFAULT_HARI = 7

/** Any fish: a reason that does not depend on them is known before they are typed. */
const ANY_FISH = { ekor: 1000, berat: 100, fr: 3 }

/** Returns the reasons against a dose of a product by its rule, whatever the fish; empty if there are none. */
export function pakanReasons(
  produk: ProdukWithStrength & { nama: string },
  aturan: UsageRule,
  dosis: number | undefined,
): string[] {
  const answer = computePakan(produk, aturan, { ...ANY_FISH, dosis })
  return answer.jenis === 'tolak' && answer.alasan[0] !== TOO_SMALL ? answer.alasan : []
}

/** Returns the amount of a product in the feed by one of its rules, with warnings, or the reasons against it. */
export function computePakan(
  produk: ProdukWithStrength & { nama: string },
  aturan: UsageRule,
  { dosis = aturan.min, hari = aturan.lama ?? DEFAULT_HARI, ...fish }: PakanWanted,
): PakanAnswer {
  const per = referenceOf(aturan)
  if (!per) return { jenis: 'tolak', alasan: [`${produk.nama} tidak punya aturan lewat pakan yang bisa dihitung.`] }
  const kekuatan = kekuatanFor(produk, aturan.satuan)
  if (typeof kekuatan === 'string') return { jenis: 'tolak', alasan: [`${kekuatan}. Ikuti label kemasan.`] }
  const { maks, min, satuan } = aturan
  const { maks_keras } = aturan.batas
  const format = (value: number) => `${formatNumber(value)} ${satuan}`
  if (maks_keras !== null && dosis > maks_keras)
    return { jenis: 'tolak', alasan: [`${format(dosis)} melebihi batas ${format(maks_keras)} produk ini.`] }
  const mg = doseMg(dosis, satuan)
  const limit = maks_keras === null ? null : doseMg(maks_keras, satuan)
  const result = takaranPakan({ ...fish, dosis: mg, per, aktif: kekuatan.aktif, hari, maks: limit })
  if (result.sehari === 0) return { jenis: 'tolak', alasan: [TOO_SMALL] }
  const name = [produk.zat_aktif[0]?.nama, produk.nama].filter(Boolean).join(', ')
  const reject = rejectPakan(name, { dosis: mg, per, satuan: kekuatan.satuan }, result)
  if (reject.length > 0) return { jenis: 'tolak', alasan: reject }
  const catatan = [
    ...(result.eatsLess ? [EATS_LESS] : []),
    ...(dosis > maks ? [`Di atas anjuran produk ini, ${format(maks)}.`] : []),
    ...(dosis < min ? [`Di bawah anjuran produk ini, ${format(min)}.`] : []),
  ]
  return { jenis: 'pakan', ...result, satuan: kekuatan.satuan, dosis, hari, catatan }
}
