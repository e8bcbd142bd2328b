import { BENIH_BARU, KEMATIAN } from '#content/aturan-skor.ts'
import { BATAS_AIR } from '#content/batas-air.ts'
import { GEJALA } from '#content/gejala.ts'
import { KELAS } from '#content/kelas.ts'
import { formatBilangan } from '#contract/bilangan.ts'
import type { KeadaanAir } from './nilai-air.ts'
import type { Bahaya, Hasil, Tingkat } from './skor.ts'

export const KATA_TINGKAT: Record<Tingkat, string> = {
  kuat: 'Kemungkinan kuat',
  mungkin: 'Kemungkinan',
  'kurang data': 'Tanda belum cukup',
}

/** Returns the result in one sentence, for headlines, shared links and the API. Always phrased as a possibility. */
export function ringkasHasil({ tingkat, kelas }: Pick<Hasil, 'tingkat' | 'kelas'>): string {
  const setara = kelas.filter((satu) => satu.tingkat === tingkat)
  if (tingkat === 'kurang data') return 'Tandanya belum cukup untuk menebak penyebab.'
  return `${KATA_TINGKAT[tingkat]}: ${setara.map((satu) => KELAS[satu.kelas].toLowerCase()).join(' atau ')}.`
}

/** Returns the reason to call for help, as a sentence. */
export function kalimatBahaya(bahaya: Bahaya): string {
  if (bahaya.sebab === 'gejala') return `${GEJALA[bahaya.gejala].nama}.`
  if (bahaya.sebab === 'benih baru')
    return `Benih baru datang ${bahaya.hari} hari lalu (batas ${BENIH_BARU.hari} hari), dan ada tanda yang mungkin karena virus.`
  const { hariIni, kemarin } = bahaya
  const mati = [
    ...(hariIni === null ? [] : [`${persen(hariIni)} hari ini`]),
    ...(kemarin === null ? [] : [`${persen(kemarin)} kemarin`]),
  ].join(' dan ')
  return `Ikan mati ${mati}. Batas kami ${KEMATIAN.duaHari}% dua hari berturut-turut atau ${KEMATIAN.sehari}% dalam sehari.`
}

const persen = (value: number) => `${formatBilangan(Math.round(value * 10) / 10)}%`

const KATA_KEADAAN: Record<KeadaanAir['keadaan'], string> = {
  baik: 'baik',
  perhatikan: 'perlu diawasi',
  bertindak: 'perlu tindakan',
  darurat: 'darurat',
}

/** Formats a water value with its target. */
export function kalimatAir({ nama, nilai, keadaan, sisi }: KeadaanAir): string {
  const {
    nama: sebutan,
    satuan,
    sasaran,
  } = BATAS_AIR[nama] as { nama: string; satuan: string; sasaran: { dari?: number; sampai?: number } }
  const { dari, sampai } = sasaran
  const tulis = (angka: number) => formatBilangan(angka)
  const batas =
    dari === undefined
      ? `maksimal ${tulis(sampai ?? 0)}`
      : sampai === undefined
        ? `minimal ${tulis(dari)}`
        : `${tulis(dari)}–${tulis(sampai)}`
  const arah = sisi === 'kurang' ? ', terlalu rendah' : sisi === 'lebih' ? ', terlalu tinggi' : ''
  return `${sebutan} ${[tulis(nilai), satuan].filter(Boolean).join(' ')}: ${KATA_KEADAAN[keadaan]}${arah} (sasaran ${batas}).`
}
