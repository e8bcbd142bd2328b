import { GEJALA } from '#content/gejala.ts'
import { KELAS } from '#content/kelas.ts'
import { KEMATIAN, NEW_FRY } from '#content/skor-rules.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { type WaterState, waterLimits } from './nilai-air.ts'
import type { Bahaya, Level, Results } from './skor.ts'

export const LEVEL_WORDS: Record<Level, string> = {
  kuat: 'Kemungkinan kuat',
  mungkin: 'Kemungkinan',
  'kurang data': 'Tanda belum cukup',
}

/**
 * Returns the result in one or two sentences, for headlines, shared links and the API. Measured water that needs action comes
 * first; causes are always phrased as a possibility.
 */
export function summarizeResult({ airDulu, kelas }: Pick<Results, 'airDulu' | 'kelas'>): string {
  const bySigns = airDulu.length > 0 ? kelas.slice(1) : kelas
  const cause = summarizeCause(bySigns)
  if (airDulu.length === 0) return cause ?? 'Tandanya belum cukup untuk menebak penyebab.'
  const water = `Urus airnya dulu: ${airDulu.map(waterValue).join('; ')}.`
  return cause ? `${water} Setelah air membaik: ${cause.charAt(0).toLowerCase()}${cause.slice(1)}` : water
}

/** @returns undefined if the signs are too few */
function summarizeCause(kelas: Results['kelas']): string | undefined {
  const level = kelas[0]?.tingkat ?? 'kurang data'
  if (level === 'kurang data') return undefined
  const equal = kelas.filter(({ tingkat }) => tingkat === level)
  return `${LEVEL_WORDS[level]}: ${equal.map((item) => KELAS[item.kelas].toLowerCase()).join(' atau ')}.`
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

const write = (number: number) => formatNumber(number)

/** Formats a water value with the side on which it misses its target. */
function waterValue({ nama, nilai, sisi }: WaterState): string {
  const { nama: term, satuan } = waterLimits(nama)
  return `${[term, write(nilai), satuan].filter(Boolean).join(' ')} terlalu ${sisi === 'kurang' ? 'rendah' : 'tinggi'}`
}

/** Formats a water value with its target, and with what a computed value assumes. */
export function waterSentence({ nama, nilai, keadaan, sisi, assumed = {} }: WaterState): string {
  const {
    nama: term,
    satuan,
    target,
  } = waterLimits(nama) as { nama: string; satuan: string; target: { dari?: number; sampai?: number } }
  const { dari, sampai } = target
  const limit =
    dari === undefined
      ? `maksimal ${write(sampai ?? 0)}`
      : sampai === undefined
        ? `minimal ${write(dari)}`
        : `${write(dari)}–${write(sampai)}`
  const direction = sisi === 'kurang' ? ', terlalu rendah' : sisi === 'lebih' ? ', terlalu tinggi' : ''
  const missing = [
    ...(assumed.suhu === undefined ? [] : [`suhu ${write(assumed.suhu)} °C`]),
    ...(assumed.salinitas === undefined ? [] : [`salinitas ${write(assumed.salinitas)} permil`]),
  ].join(' dan ')
  const basis = missing && ` Dihitung dengan ${missing} karena belum diisi.`
  return `${term} ${[write(nilai), satuan].filter(Boolean).join(' ')}: ${STATE_WORDS[keadaan]}${direction} (sasaran ${limit}).${basis}`
}
