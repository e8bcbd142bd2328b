import { GEJALA } from '#content/gejala.ts'
import { KELAS } from '#content/kelas.ts'
import { KEMATIAN, NEW_FRY } from '#content/skor-rules.ts'
import { WATER_LIMITS } from '#content/water-limits.ts'
import { formatNumber } from '#contract/whole-number.ts'
import type { WaterState } from './nilai-air.ts'
import type { Bahaya, Level, Results } from './skor.ts'

export const LEVEL_WORDS: Record<Level, string> = {
  kuat: 'Kemungkinan kuat',
  mungkin: 'Kemungkinan',
  'kurang data': 'Tanda belum cukup',
}

/** Returns the result in one sentence, for headlines, shared links and the API. Always phrased as a possibility. */
export function summarizeResult({ tingkat, kelas }: Pick<Results, 'tingkat' | 'kelas'>): string {
  const equal = kelas.filter((item) => item.tingkat === tingkat)
  if (tingkat === 'kurang data') return 'Tandanya belum cukup untuk menebak penyebab.'
  return `${LEVEL_WORDS[tingkat]}: ${equal.map((item) => KELAS[item.kelas].toLowerCase()).join(' atau ')}.`
}

/** Returns the reason to call for help, as a sentence. */
export function bahayaSentence(bahaya: Bahaya): string {
  if (bahaya.sebab === 'gejala') return `${GEJALA[bahaya.gejala].nama}.`
  if (bahaya.sebab === 'benih baru')
    return `Benih baru datang ${bahaya.hari} hari lalu (batas ${NEW_FRY.hari} hari), dan ada tanda yang mungkin karena virus.`
  const { hariIni, kemarin } = bahaya
  const deathText = [
    ...(hariIni === null ? [] : [`${percent(hariIni)} hari ini`]),
    ...(kemarin === null ? [] : [`${percent(kemarin)} kemarin`]),
  ].join(' dan ')
  return `Ikan mati ${deathText}. Batas kami ${KEMATIAN.duaHari}% dua hari berturut-turut atau ${KEMATIAN.sehari}% dalam sehari.`
}

const percent = (value: number) => `${formatNumber(Math.round(value * 10) / 10)}%`

const STATE_WORDS: Record<WaterState['keadaan'], string> = {
  baik: 'baik',
  perhatikan: 'perlu diawasi',
  bertindak: 'perlu tindakan',
  darurat: 'darurat',
}

/** Formats a water value with its target. */
export function waterSentence({ nama, nilai, keadaan, sisi }: WaterState): string {
  const {
    nama: term,
    satuan,
    target,
  } = WATER_LIMITS[nama] as { nama: string; satuan: string; target: { dari?: number; sampai?: number } }
  const { dari, sampai } = target
  const write = (number: number) => formatNumber(number)
  const limit =
    dari === undefined
      ? `maksimal ${write(sampai ?? 0)}`
      : sampai === undefined
        ? `minimal ${write(dari)}`
        : `${write(dari)}–${write(sampai)}`
  const direction = sisi === 'kurang' ? ', terlalu rendah' : sisi === 'lebih' ? ', terlalu tinggi' : ''
  return `${term} ${[write(nilai), satuan].filter(Boolean).join(' ')}: ${STATE_WORDS[keadaan]}${direction} (sasaran ${limit}).`
}
