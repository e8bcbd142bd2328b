import { describe, expect, test } from 'vitest'
import { KARTU } from '#content/kartu-list.ts'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'
import { findTulisan, type KodeSumber } from '#content/sumber.ts'
import { KartuPenyakit } from './endpoints.ts'
import { isKodePenyakit, kartuPenyakit, summarizeKartu } from './kartu-penyakit.ts'

const load = async (kode: (typeof KODE_PENYAKIT)[number]) => {
  const kartu = await KARTU[kode]()
  return { kartu, card: kartuPenyakit(kode, kartu) }
}

describe.each(KODE_PENYAKIT)('the card %s', (kode) => {
  test('names the sources of each line, in the place of its text', async () => {
    const { kartu, card } = await load(kode)
    const { rujukan } = card
    const texts = {
      ...card,
      ...card.sekarang,
      darurat: card.darurat.map(({ kalimat }) => kalimat),
      mirip: card.mirip.map(({ beda }) => beda),
      rendam: card.rendam.map(({ catatan }) => catatan),
      ulang: card.ulang.map(({ apa }) => apa),
      penyebab: [card.penyebab],
      resep: card.resep === null ? [] : [card.resep],
      lapor: card.lapor === null ? [] : [card.lapor],
    }
    for (const part of Object.keys(rujukan) as (keyof typeof rujukan)[]) {
      expect([part, texts[part].length]).toEqual([part, rujukan[part].length])
      for (const codes of rujukan[part]) expect(codes.length, part).toBeGreaterThan(0)
    }
    expect(card.kenali).toEqual(kartu.kenali.map(([text]) => text))
    expect(rujukan.kenali).toEqual(kartu.kenali.map(([, ...codes]) => codes))
    expect(rujukan.dengan_bak).toEqual(kartu.sekarang.dengan_bak.map(({ sumber }) => sumber))
  })

  test('fits the published form', async () => {
    const { card } = await load(kode)
    expect(KartuPenyakit.parse(card)).toEqual(card)
  })

  test('lists each source once, writings before practice and rules', async () => {
    const { card } = await load(kode)
    const codes = card.sumber.map((one) => one.kode)
    expect(codes).toEqual([...new Set(codes)])
    expect(new Set(codes)).toEqual(new Set(Object.values(card.rujukan).flat(2)))
    const isWritten = codes.map((code) => findTulisan(code as KodeSumber) !== undefined)
    expect(isWritten).toEqual(isWritten.toSorted((a, b) => Number(b) - Number(a)))
  })

  test('carries the numbers of baths and repeats, and the names of similar diseases', async () => {
    const { kartu, card } = await load(kode)
    const numbers = (baths: readonly (typeof kartu.rendam)[number][]) =>
      baths.map(({ cara, ppm = null, menit, catatan }) => ({ cara, ppm, menit, catatan }))
    expect(card.rendam).toEqual(numbers(kartu.rendam))
    expect(card.ulang).toEqual(kartu.ulang.map(({ apa, hari }) => ({ apa, hari })))
    expect(card.mirip.map(({ nama }) => nama)).toEqual(kartu.mirip.map((other) => PENYAKIT[other.kode].nama))
    expect(card.darurat).toEqual((kartu.darurat ?? []).map(({ jenis, kalimat }) => ({ jenis, kalimat })))
  })
})

test('a card names its reviewer, if it has one', async () => {
  const { kartu } = await load('vnn')
  const { ditinjau: _, ...rest } = kartu
  const of = (review?: { nama: string; sip: string; tanggal: string }) =>
    kartuPenyakit('vnn', review ? { ...rest, ditinjau: review } : rest)
  expect(of().ditinjau).toBeNull()
  expect(of({ nama: 'drh. Sari', sip: '1/2026', tanggal: '2026-01-02' }).oleh).toBe('drh. Sari, SIP 1/2026')
})

test('a list entry has names, class and whom to call', async () => {
  const { kartu } = await load('vnn')
  expect(summarizeKartu('vnn', kartu)).toEqual({
    kode: 'vnn',
    nama: kartu.nama,
    sebutan: PENYAKIT.vnn.nama,
    kelas: PENYAKIT.vnn.kelas,
    ringkas: kartu.ringkas,
    hubungi: kartu.hubungi,
  })
})

test.each([
  ['vnn', true],
  ['VNN', false],
  ['constructor', false],
  ['', false],
])('%j is a code of a disease: %j', (text, expected) => {
  expect(isKodePenyakit(text)).toBe(expected)
})
