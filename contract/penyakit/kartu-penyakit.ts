import { GAMBAR_PENYAKIT } from '#content/gambar.ts'
import { BEFORE_DOKTER } from '#content/kartu/general.ts'
import type { Kartu, Line, Review, Sources } from '#content/kartu/kartu.ts'
import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { findTulisan, type KodeSumber, SUMBER } from '#content/sumber.ts'
import type { KartuPenyakit, PenyakitSummary } from './endpoints.ts'

export const isKodePenyakit = (text: string): text is KodePenyakit => Object.hasOwn(PENYAKIT, text)

/** Returns the list entry of a card. */
export function summarizeKartu(kode: KodePenyakit, { nama, ringkas, hubungi }: Kartu): PenyakitSummary {
  const { nama: term, kelas } = PENYAKIT[kode]
  return { kode, nama, sebutan: term, kelas, ringkas, hubungi }
}

/** Lines of a card by part, in reading order: each text with its sources. */
export function linesOf(kartu: Kartu) {
  const {
    penyebab,
    kenali,
    mirip,
    darurat = [],
    sekarang,
    jangan,
    rendam,
    ulang,
    berhenti,
    ukur,
    contoh,
    resep,
  } = kartu
  const line = (text: string, sumber: Sources): Line => [text, ...sumber]
  const actions = (list: Kartu['sekarang']['dengan_bak']) => list.map(({ kalimat, sumber }) => line(kalimat, sumber))
  return {
    lapor: kartu.lapor ? [kartu.lapor] : [],
    darurat: actions(darurat),
    kenali,
    dengan_bak: actions(sekarang.dengan_bak),
    tanpa_bak: actions(sekarang.tanpa_bak),
    jangan,
    berhenti,
    rendam: rendam.map(({ catatan, sumber }) => line(catatan, sumber)),
    ulang: ulang.map(({ apa, sumber }) => line(apa, sumber)),
    mirip: mirip.map(({ beda, sumber }) => line(beda, sumber)),
    ukur,
    contoh,
    resep: resep ? [resep] : [],
    penyebab: [penyebab],
  } satisfies Record<keyof KartuPenyakit['rujukan'], readonly Line[]>
}

const textsOf = (lines: readonly Line[]) => lines.map(([text]) => text)

/** Returns the public card, with its sources resolved. */
export function kartuPenyakit(kode: KodePenyakit, kartu: Kartu): KartuPenyakit {
  const lines = linesOf(kartu)
  const { penyebab, mirip, darurat = [], rendam, ulang, resep, lapor, diperiksa, ditinjau } = kartu
  return {
    ...summarizeKartu(kode, kartu),
    gambar: GAMBAR_PENYAKIT[kode],
    penyebab: penyebab[0],
    kenali: textsOf(lines.kenali),
    mirip: mirip.map(({ kode: other, beda }) => ({ kode: other, nama: PENYAKIT[other].nama, beda })),
    darurat: darurat.map(({ jenis, kalimat }) => ({ jenis: [...jenis], kalimat })),
    sekarang: { dengan_bak: textsOf(lines.dengan_bak), tanpa_bak: textsOf(lines.tanpa_bak) },
    jangan: textsOf(lines.jangan),
    rendam: rendam.map(({ cara, ppm, menit, catatan }) => ({
      cara,
      ppm: ppm ? [...ppm] : null,
      menit: [...menit],
      catatan,
    })),
    ulang: ulang.map(({ apa, hari }) => ({ apa, hari: [...hari] })),
    berhenti: textsOf(lines.berhenti),
    ukur: textsOf(lines.ukur),
    contoh: textsOf(lines.contoh),
    resep: resep?.[0] ?? null,
    lapor: lapor?.[0] ?? null,
    sumber: sourcesOf(lines),
    rujukan: mapLines(lines),
    diperiksa,
    oleh: ditinjau ? reviewer(ditinjau) : BEFORE_DOKTER,
    ditinjau: ditinjau ?? null,
  }
}

const reviewer = ({ nama, sip }: Review) => `${nama}, SIP ${sip}`

type Lines = ReturnType<typeof linesOf>

/** Returns the codes of each line, in the places of the texts. */
const mapLines = (lines: Lines) =>
  Object.fromEntries(
    Object.entries(lines).map(([part, list]) => [part, list.map(([, ...codes]: Line) => codes)]),
  ) as unknown as KartuPenyakit['rujukan']

/** Returns the sources of all lines, each once: writings in reading order, then practice and rules. */
function sourcesOf(lines: Lines): KartuPenyakit['sumber'] {
  const codes = [...new Set(Object.values(lines).flatMap((list) => list.flatMap(([, ...found]: Line) => found)))]
  const isWritten = (kode: KodeSumber) => findTulisan(kode) !== undefined
  return [...codes.filter(isWritten), ...codes.filter((kode) => !isWritten(kode))].map((kode) => ({
    penulis: null,
    tahun: null,
    tempat: null,
    alamat: null,
    ...SUMBER[kode],
    kode,
  }))
}
