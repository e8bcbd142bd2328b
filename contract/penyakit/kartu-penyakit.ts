import { GAMBAR_PENYAKIT } from '#content/gambar.ts'
import type { Kartu } from '#content/kartu/kartu.ts'
import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { SUMBER } from '#content/sumber.ts'
import type { Tindakan } from '#content/tindakan.ts'
import type { KartuPenyakit, PenyakitSummary } from './endpoints.ts'

export const isKodePenyakit = (text: string): text is KodePenyakit => Object.hasOwn(PENYAKIT, text)

/** Returns the list entry of a card. */
export function summarizeKartu(kode: KodePenyakit, { nama, ringkas, hubungi }: Kartu): PenyakitSummary {
  const { nama: term, kelas } = PENYAKIT[kode]
  return { kode, nama, sebutan: term, kelas, ringkas, hubungi }
}

const sentencesOf = (actions: readonly Tindakan[]) => actions.map(({ kalimat }) => kalimat)

/** Returns the public card, with its sources resolved. */
export function kartuPenyakit(kode: KodePenyakit, kartu: Kartu): KartuPenyakit {
  const { penyebab, kenali, mirip, sekarang, jangan, rendam, ulang, berhenti, ukur, contoh, resep, sumber } = kartu
  return {
    ...summarizeKartu(kode, kartu),
    gambar: GAMBAR_PENYAKIT[kode],
    penyebab,
    kenali: [...kenali],
    mirip: mirip.map(({ kode: other, beda }) => ({ kode: other, nama: PENYAKIT[other].nama, beda })),
    darurat: (kartu.darurat ?? []).map(({ jenis, kalimat }) => ({ jenis: [...jenis], kalimat })),
    sekarang: { dengan_bak: sentencesOf(sekarang.dengan_bak), tanpa_bak: sentencesOf(sekarang.tanpa_bak) },
    jangan: [...jangan],
    rendam: rendam.map(({ cara, ppm, menit, catatan }) => ({
      cara,
      ppm: ppm ? [...ppm] : null,
      menit: [...menit],
      catatan,
    })),
    ulang: ulang.map(({ apa, hari }) => ({ apa, hari: [...hari] })),
    berhenti: [...berhenti],
    ukur: [...ukur],
    contoh: [...contoh],
    resep: resep ?? null,
    sumber: sumber.map((one) => ({ kode: one, alamat: null, ...SUMBER[one] })),
    diperiksa: kartu.diperiksa,
    oleh: kartu.oleh,
  }
}
