import type { KartuPenyakit } from '#contract/penyakit/endpoints.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { SAFETY } from './safety.tsx'

const METHOD = { peroksida: 'Hidrogen peroksida', 'asam-sitrat': 'Asam sitrat', 'air-tawar': 'Air tawar' } as const

export const between = ([start, upper]: readonly [number, number], satuan: string) =>
  `${[...new Set([start, upper])].map(formatNumber).join('–')} ${satuan}`

const durationOf = ([lower, upper]: readonly [number, number]) =>
  lower === 0 ? `maksimal ${upper} menit` : between([lower, upper], 'menit')

/** 'Hidrogen peroksida 75–150 ppm, 30 menit' */
export const rendamTitle = ({ cara, ppm, menit }: KartuPenyakit['rendam'][number]): string =>
  `${METHOD[cara]}${ppm ? ` ${between(ppm, 'ppm')}` : ''}, ${durationOf(menit)}`

/** Returns the texts of a card in reading order: what to do comes first if an expert must be called. */
export function textsOf(kartu: KartuPenyakit): string[] {
  const {
    ringkas,
    darurat,
    sekarang,
    kenali,
    jangan,
    rendam,
    berhenti,
    mirip,
    ukur,
    contoh,
    resep,
    penyebab,
    hubungi,
    lapor,
  } = kartu
  const now = [...darurat.map(({ kalimat }) => kalimat), ...sekarang.dengan_bak, ...sekarang.tanpa_bak]
  const first = hubungi ? [...now, ...kenali] : [...kenali, ...now]
  const more = [...mirip.map(({ beda }) => beda), ...ukur, ...contoh, resep ?? '', penyebab]
  return [
    ringkas,
    ...first,
    lapor ?? '',
    ...jangan,
    ...(hubungi ? [] : rendam.map(rendamTitle)),
    ...berhenti,
    ...more,
    ...SAFETY,
  ]
}
