import { HAZARDS, type Hazard, RENDAM_LIMITS } from '#content/dosis-limits.ts'
import type { Rendam } from '#content/kartu/kartu.ts'
import { RENDAM_KARTU } from '#content/kartu/rendam.ts'
import { PENYAKIT } from '#content/penyakit.ts'
import { WATER_LIMITS } from '#content/water-limits.ts'
import { formatNumber } from '#contract/whole-number.ts'
import type { Wadah } from './compute.ts'
import type { Limit } from './limits.ts'
import { substanceLimits } from './limits.ts'
import type { WaterState } from './rendam.ts'

/** Sign of distress that ends a bath. */
const LYING_FISH =
  'Ikan: hentikan segera jika miring, terbalik, berbaring, atau megap-megap. Pindahkan ke air bersih beraerasi.'

/**
 * Returns what stops a bath: oxygen, temperature, pH, minutes, lying fish; first what was not measured. A slip shows these
 * sentences always. Without a known limit of temperature it is that of the fish (`content/water-limits.ts`).
 * @param minutes planned duration; undefined if only the label states it
 */
export function stopSentences(
  { suhu, oksigen }: Pick<WaterState, 'suhu' | 'oksigen'>,
  { oksigen_min, suhu_tunda, menit_maks }: Pick<Limit, 'oksigen_min' | 'suhu_tunda' | 'menit_maks'>,
  minutes: number | undefined,
): string[] {
  if (oksigen_min === null) return []
  const blank = [suhu === undefined && 'suhu', oksigen === undefined && 'oksigen'].filter((name) => name !== false)
  const oxygen = formatNumber(oksigen_min)
  const { below, above } = WATER_LIMITS.ph.bertindak
  const longest = minutes ?? menit_maks
  const temperature =
    suhu_tunda === null
      ? `tunda di atas ${formatNumber(WATER_LIMITS.suhu.bertindak.above)} °C`
      : `tunda pada ${formatNumber(suhu_tunda)} °C ke atas`
  return [
    ...(blank.length > 0 ? [`Ukur ${blank.join(' dan ')} dulu: belum diisi di hitungan ini.`] : []),
    `Oksigen: jangan mulai di bawah ${oxygen} mg/L. Hentikan jika turun di bawah ${oxygen} mg/L.`,
    `Suhu: ${temperature}. Kerjakan saat sejuk.`,
    `pH air laut: jangan mulai di bawah ${formatNumber(below)} atau di atas ${formatNumber(above)}.`,
    longest === null ? 'Waktu: menurut label, jangan lebih.' : `Waktu: maksimal ${formatNumber(longest)} menit.`,
    LYING_FISH,
  ]
}

/** Returns what stops a bath in fresh water. */
export const freshwaterStops = (minutes: number): string[] =>
  stopSentences({}, { oksigen_min: RENDAM_LIMITS.oksigen_min, suhu_tunda: null, menit_maks: null }, minutes)

/** Returns protection and first aid for a substance; undefined if none is known to be needed. @param name substance or product */
export function hazardOf(name: string): Hazard | undefined {
  const small = name.toLowerCase()
  return HAZARDS.find(({ knownAs }) => knownAs.some((word) => small.includes(word)))
}

/** Returns protection and first aid as sentences; empty if none is known to be needed. */
export function hazardSentences(name: string): string[] {
  const hazard = hazardOf(name)
  if (!hazard) return []
  const { pelindung, mata, kulit, napas, tertelan } = hazard
  return [pelindung, `Kena mata: ${mata}.`, `Kena kulit: ${kulit}.`, `Terhirup: ${napas}.`, `Tertelan: ${tertelan}.`]
}

/**
 * Returns what the card of a disease says about this bath, so that a slip opened from the card does not lose it; empty without
 * such a card.
 * @param name substance or product; 'air tawar' for fresh water
 */
export function kartuSentences(disease: string | undefined, name: string): string[] {
  if (!disease || !Object.hasOwn(RENDAM_KARTU, disease)) return []
  const kode = disease as keyof typeof RENDAM_KARTU
  const method = /air tawar/i.test(name)
    ? 'air-tawar'
    : { 'hidrogen peroksida': 'peroksida', 'asam sitrat': 'asam-sitrat' }[substanceLimits(name)?.nama ?? '']
  const baths: readonly Rendam[] = RENDAM_KARTU[kode]
  return baths.filter(({ cara }) => cara === method).map(({ catatan }) => `Kartu ${PENYAKIT[kode].nama}: ${catatan}`)
}

/** Vessel of a bath, as a farmer names it. */
export type Vessel = 'terpal' | 'bak' | 'ember'

/** Volume in m³ up to which a bath is one of a bucket. */
const BUCKET_MAX = 0.2

export const vesselOf = (wadah: Wadah, volume: number): Vessel =>
  wadah === 'keramba' ? 'terpal' : volume <= BUCKET_MAX ? 'ember' : 'bak'

const PREPARE = 'Puasakan ikan 12–24 jam. Kerjakan saat sejuk, dengan aerasi kuat.'
const TRY = 'Coba dulu pada 5–10 ekor. Lanjutkan hanya jika semuanya tidak miring.'

/** Steps of washing a vessel without fish. */
const EMPTY_WADAH_STEPS: readonly string[] = [
  'Keluarkan semua ikan. Hanya untuk wadah dan alat.',
  'Pakai sarung tangan, kacamata, dan masker. Kerjakan di tempat terbuka yang berangin.',
  'Larutkan di ember air bersih, lalu siramkan merata.',
  'Bilas bersih. Jika memakai klor, netralkan sisanya dan uji sebelum ikan masuk lagi.',
]

/** Steps of a bath with fish, in the words of its vessel. */
export const BATH_STEPS: Record<Vessel, readonly string[]> = {
  terpal: [
    'Bungkus keramba dengan terpal rapat, angkat jaring supaya airnya dangkal, lalu ukur airnya lagi.',
    PREPARE,
    'Coba dulu pada 5–10 ekor di ember. Lanjutkan hanya jika semuanya tidak miring.',
    'Encerkan obat di ember, lalu tuang sedikit demi sedikit di semua sisi terpal. Jangan tuang di satu tempat.',
    'Awasi ikan terus. Setelah selesai, buka terpal supaya air laut mengalir.',
  ],
  bak: [
    'Rendam hanya di bak atau terpal. Jangan pernah tuang obat ke laut terbuka.',
    PREPARE,
    'Encerkan obat di ember, lalu tuang merata ke bak sebelum ikan masuk.',
    TRY,
    'Awasi ikan sampai selesai, lalu pindahkan ke air bersih.',
  ],
  ember: [
    'Pakai ember bersih dengan aerasi. Rendam beberapa ekor saja setiap giliran.',
    PREPARE,
    'Larutkan obat sampai rata di ember sebelum ikan masuk.',
    TRY,
    'Jangan ditinggal. Setelah selesai, pindahkan ikan ke air bersih dan buat larutan baru untuk giliran berikutnya.',
  ],
}

/** Returns the steps of a bath, or of washing a vessel without fish. */
export const bathSteps = (give: boolean, wadah: Wadah, volume: number): readonly string[] =>
  give ? BATH_STEPS[vesselOf(wadah, volume)] : EMPTY_WADAH_STEPS
