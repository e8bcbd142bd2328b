import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { formatNumber } from '#contract/whole-number.ts'
import type { Wadah } from './compute.ts'
import type { DoseRange } from './doubt.ts'
import { type Kekuatan, kekuatanFor, type ProdukWithStrength } from './kekuatan.ts'
import { mergeLimits, neverMix, substanceLimits } from './limits.ts'
import { postponeRendam, rejectRendam, type TakaranRendam, takaranRendam, type WaterState } from './rendam.ts'
import { hazardSentences, kartuSentences, stopSentences } from './slip-notes.ts'

/** Substance or product for a bath, and its rule of use; a pure substance has none. */
export interface RendamInput {
  nama: string
  kekuatan: Kekuatan
  /** True if there are fish in the water; false for washing an empty tank. */
  give: boolean
  aturan?: UsageRule
}

export type RendamAnswer =
  | { jenis: 'tolak' | 'tunda'; alasan: string[] }
  | ({
      jenis: 'takaran'
      kekuatan: Kekuatan
      catatan: string[]
      /** Limits that stop the bath, see `stopSentences`. */
      batas: string[]
      /** Protection and first aid. */
      keselamatan: string[]
    } & TakaranRendam)

/** True if the calculator supports the rule: a bath with fish, or washing a tank. */
export const isRendamRule = ({ cara, satuan }: UsageRule): boolean =>
  (cara === 'rendam' || cara === 'sanitasi') && (satuan === 'ppm' || satuan === 'g/L')

/** Returns a product as `RendamInput`, or an Indonesian text with the reason why it cannot be calculated. */
export function produkInput(
  produk: ProdukWithStrength & { nama: string },
  aturan: UsageRule | undefined,
): RendamInput | string {
  if (!aturan || !isRendamRule(aturan)) return `${produk.nama} tidak punya aturan rendam yang bisa dihitung.`
  const kekuatan = kekuatanFor(produk, aturan.satuan)
  if (typeof kekuatan === 'string') return `${kekuatan}. Ikuti label kemasan.`
  // Include both names, so that a limit applies however the substance is written.
  const name = [produk.zat_aktif[0]?.nama, produk.nama].filter(Boolean).join(', ')
  return { nama: name, kekuatan, give: aturan.cara === 'rendam', aturan }
}

/** Converts a dose to ppm; 1 g/L is 1,000 ppm. */
export const rulePpm = (dosis: number, satuan: UsageRule['satuan']): number => (satuan === 'g/L' ? dosis * 1000 : dosis)

/** Returns the recommended dose of a rule, in ppm. */
export const rangePpm = ({ min, maks, satuan }: UsageRule): DoseRange => ({
  min: rulePpm(min, satuan),
  maks: rulePpm(maks, satuan),
})

const WRAP_NOTE =
  'Bungkus dulu jaring keramba dengan terpal rapat. Ukur air di dalam terpal. Jangan tuang obat ke laut terbuka.'

/** Returns the warnings that depend on the vessel and the disease. Default of `disease`: the first one of the rule. */
export const bathNotes = (
  { nama, give, aturan }: RendamInput,
  wadah: Wadah | undefined,
  disease: string | undefined,
): string[] => [
  ...(wadah === 'keramba' && give ? [WRAP_NOTE] : []),
  ...kartuSentences(disease ?? aturan?.untuk[0], nama),
]

/** Returns the amount for one bath, or the reasons against it: exceeded limits first, then reasons to postpone. */
export function computeRendam(input: RendamInput, volume: number, state: WaterState): RendamAnswer {
  const { nama, kekuatan, give, aturan } = input
  const limits = mergeLimits(nama, aturan && { ...aturan.batas, maks_keras: hardMax(aturan) }, give)
  const minutes = state.menit ?? (give ? (aturan?.lama ?? undefined) : undefined)
  const reject = rejectRendam({ ...state, menit: minutes }, limits)
  if (reject.length > 0) return { jenis: 'tolak', alasan: reject }
  const postponed = postponeRendam(state, limits)
  if (postponed.length > 0) return { jenis: 'tunda', alasan: postponed }
  const takaran = takaranRendam({ ppm: state.ppm, volume, kekuatan, maks: limits.ppm_maks })
  return {
    jenis: 'takaran',
    kekuatan,
    ...takaran,
    catatan: catatanRendam(input, state, takaran),
    batas: stopSentences(state, limits, minutes),
    keselamatan: hazardSentences(nama),
  }
}

const hardMax = ({ satuan, batas: { maks_keras } }: UsageRule) =>
  maks_keras === null ? null : rulePpm(maks_keras, satuan)

function catatanRendam(
  { nama, give, aturan }: RendamInput,
  { ppm, suhu }: WaterState,
  result: TakaranRendam,
): string[] {
  const warm = substanceLimits(nama)?.suhu_hangat ?? null
  const min = aturan && rulePpm(aturan.min, aturan.satuan)
  const max = aturan && rulePpm(aturan.maks, aturan.satuan)
  const deviation = Math.abs(result.ppm - ppm) / ppm
  return [
    ...neverMix(nama),
    ...(give ? [] : ['Hanya untuk wadah kosong dan alat. Tidak boleh ada ikan di dalamnya.']),
    ...(give && warm !== null && suhu !== undefined && suhu >= warm && min !== undefined && ppm > min
      ? [`Air ${formatNumber(warm)} °C ke atas: mulai dari ${formatNumber(min)} ppm.`]
      : []),
    ...(max !== undefined && ppm > max ? [`Di atas anjuran produk ini, ${formatNumber(max)} ppm.`] : []),
    ...(min !== undefined && ppm < min
      ? [`Di bawah anjuran produk ini, ${formatNumber(min)} ppm: mungkin tidak mempan.`]
      : []),
    ...(result.takaran > 0 && result.takaran < 10 && deviation > 0.005
      ? [
          'Takaran sekecil ini sulit tepat. Larutkan sepuluh kali lipat dalam 1 liter air, lalu pakai sepersepuluh larutan itu.',
        ]
      : []),
  ]
}
