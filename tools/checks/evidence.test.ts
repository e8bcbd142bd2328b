import { describe, expect, test } from 'vitest'
import type { Kartu, Line } from '#content/kartu/kartu.ts'
import { KARTU } from '#content/kartu-list.ts'
import { KODE_PENYAKIT, type KodePenyakit } from '#content/penyakit.ts'
import { findTulisan, type KodeSumber, SUMBER } from '#content/sumber.ts'
import { kartuPenyakit, linesOf } from '#contract/penyakit/kartu-penyakit.ts'

/* Evidence: the sources of each line of the cards. */

const ALL = await Promise.all(
  KODE_PENYAKIT.map(async (kode): Promise<readonly [KodePenyakit, Kartu]> => [kode, await KARTU[kode]()]),
)
const linesOfCard = (kartu: Kartu): (readonly [part: string, line: Line])[] =>
  Object.entries(linesOf(kartu)).flatMap(([part, lines]) => lines.map((line: Line) => [part, line] as const))
const ALL_LINES = ALL.flatMap(([kode, kartu]) => linesOfCard(kartu).map(([part, line]) => ({ kode, part, line })))
const CODES = Object.keys(SUMBER) as KodeSumber[]

/** Numbers of a line with their units. */
const NUMBERS =
  /\d[\d.,–]*(?: sampai \d[\d.,]*)?\s?(?:%|ppm|permil|mg\/L|mg|kg\/m³|mL per kg|mm|cm|m³|g|°C|menit|hari|bulan|minggu|jam|ekor|detik|tahun)?/g

describe('sources', () => {
  test('stand at every line, and are known', () => {
    expect(ALL_LINES.length).toBeGreaterThan(850)
    const wrong = ALL_LINES.filter(({ line: [text, ...codes] }) => {
      const known = codes.filter((code) => CODES.includes(code))
      return text.length < 3 || known.length === 0 || new Set(known).size !== codes.length
    })
    expect(wrong).toEqual([])
  })

  test('are all used', () => {
    const used = new Set(ALL_LINES.flatMap(({ line: [, ...codes] }) => codes))
    expect(CODES.filter((code) => !used.has(code))).toEqual([])
  })

  test.each(CODES.filter((code) => findTulisan(code)))('%s has author, year, title and place', (code) => {
    const { penulis = '', tahun = '', judul = '', tempat = '', alamat } = findTulisan(code) ?? {}
    expect([penulis.length > 2, judul.length > 10, tempat.length > 5]).toEqual([true, true, true])
    expect(tahun).toMatch(/(?:19|20)\d\d/)
    if (alamat) expect(alamat).toMatch(/^https:\/\/[\w./-]+$/)
  })

  test('are numbered on the public card, without one that no line names', () => {
    for (const [kode, kartu] of ALL) {
      const { sumber, rujukan } = kartuPenyakit(kode, kartu)
      const named = new Set(Object.values(rujukan).flat(2))
      expect([kode, sumber.map((one) => one.kode).sort()]).toEqual([kode, [...named].sort()])
      const isWritten = sumber.map(({ penulis }) => penulis !== null)
      expect(isWritten).toEqual([...isWritten].sort((a, b) => Number(b) - Number(a)))
    }
  })
})

const numbersOf = (text: string) => (text.match(NUMBERS) ?? []).map((found) => found.trim().replace(/[.,–]$/, ''))

/** Numbers that a card states beside its lines: doses and minutes of baths, days of repeats. */
function numbersBeside({ rendam, ulang }: Kartu, part: string, at: number): string[] {
  if (part === 'ulang') return (ulang[at]?.hari ?? []).map((day) => `hari ke-${day}`)
  const bath = part === 'rendam' ? rendam[at] : undefined
  return bath ? [...(bath.ppm ? [`${bath.ppm.join('–')} ppm`] : []), `${bath.menit.join('–')} menit`] : []
}

/** The list is written by `npx vitest run -u tools/checks/evidence.test.ts`. */
test('docs/evidence.tsv lists every line with its numbers and sources', async () => {
  const rows = ALL.flatMap(([kode, kartu]) =>
    Object.entries(linesOf(kartu)).flatMap(([part, lines]) =>
      lines.map(([text, ...codes]: Line, at) => {
        const numbers = [...numbersBeside(kartu, part, at), ...numbersOf(text)]
        return [kode, part, text, numbers.join('; '), codes.join(' ')].join('\t')
      }),
    ),
  )
  const list = ['kartu\tbagian\tbaris\tangka\tsumber', ...rows].join('\n')
  await expect(`${list}\n`).toMatchFileSnapshot('../../docs/evidence.tsv')
})

describe('a review by a veterinarian', () => {
  const [kode, kartu] = ALL[0] as (typeof ALL)[number]

  test('is claimed only with name, SIP number and day', () => {
    for (const [, { ditinjau }] of ALL) {
      if (!ditinjau) continue
      expect(ditinjau.nama).toMatch(/drh\./)
      expect(ditinjau.sip).toMatch(/\d/)
      expect(ditinjau.tanggal).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(new Date(ditinjau.tanggal).getTime()).toBeLessThanOrEqual(Date.now())
    }
  })

  test('is named on the card', () => {
    const none = kartuPenyakit(kode, kartu)
    expect(none).toMatchObject({ ditinjau: null, oleh: expect.stringContaining('belum ditinjau dokter hewan') })
    const review = { nama: 'drh. Contoh', sip: '12/SIP/2026', tanggal: '2026-11-20' }
    const reviewed = kartuPenyakit(kode, { ...kartu, ditinjau: review })
    expect(reviewed).toMatchObject({ ditinjau: review, oleh: 'drh. Contoh, SIP 12/SIP/2026' })
  })
})
