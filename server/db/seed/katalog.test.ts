import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { findNeedingResep, findProhibited } from '#contract/obat/find-zat.ts'
import { withheldZat } from '#contract/obat/withheld.ts'
import { artikel } from './artikel.ts'
import { kategori, paket, pengiriman, produk } from './katalog.ts'
import { gambarPath } from './seed.ts'

const produkByKode = new Map(produk.map((item) => [item.kode, item]))
const parts = (contents: readonly string[]) =>
  contents.map((kode) => {
    const item = produkByKode.get(kode)
    if (item === undefined) throw new Error(`No product ${kode}`)
    return item
  })

it('names no prohibited substance, and prescription substances only in prescription products', () => {
  expect(findProhibited(JSON.stringify([produk, paket]))).toEqual([])
  expect(
    produk.filter(
      ({ golongan, nama, zat, zatAktif }) =>
        golongan !== 'obat_keras' && findNeedingResep(`${nama} ${zat} ${zatAktif}`).length > 0,
    ),
  ).toEqual([])
})

it('classes vaccines, premixes, herbs, stimulants and useful bacteria as fish medicine', () => {
  const kinds = produk.map(({ kode, sediaan, golongan }) => [
    kode,
    sediaan ?? (golongan === 'bukan_obat' ? '' : 'farmasetik'),
  ])
  expect(Object.fromEntries(kinds)).toMatchObject({
    ...{ P11: 'obat_alami', P15: 'biologik', P16: 'premiks', P19: 'obat_alami', P22: 'probiotik', P23: 'probiotik' },
    ...{ P01: 'farmasetik', P13: 'premiks', P30: 'obat_alami', P07: '', P20: '', P24: '' },
  })
})

it('sells every product: no substance waits for a class', () => {
  const withheld = produk.flatMap(({ nama, zat, zatAktif, golongan }) =>
    withheldZat({ nama, zat, golongan, zat_aktif: PRODUK.zat_aktif.typed.parse(zatAktif ?? '') }, new Map()),
  )
  expect(withheld).toEqual([])
})

it('shows no registration number on packs: the shop has none', () => {
  const pictures = produk.map(({ kode }) => readFileSync(gambarPath(kode), 'utf8').replace(/<[^>]*>/g, ' '))
  expect(pictures.filter((text) => /\b(?:KKP|NIE|reg|nomor)\b|[A-Z]{1,3} ?\d{5,}/i.test(text))).toEqual([])
})

describe("a product's substances and rules", () => {
  const rows = produk.map((item) => ({
    kode: item.kode,
    golongan: item.golongan,
    zat: PRODUK.zat_aktif.typed.parse(item.zatAktif ?? ''),
    aturan: PRODUK.aturan_pakai.typed.parse(item.aturanPakai?.join('; ') ?? ''),
  }))

  it('reads back as it is written', () => {
    for (const [index, { zat, aturan }] of rows.entries()) {
      expect(PRODUK.zat_aktif.teks(zat)).toBe(produk[index]?.zatAktif ?? '')
      expect(PRODUK.aturan_pakai.teks(aturan)).toBe(produk[index]?.aturanPakai?.join('; ') ?? '')
    }
    expect(rows.flatMap(({ zat }) => zat).length).toBeGreaterThan(10)
    expect(rows.flatMap(({ aturan }) => aturan).length).toBeGreaterThan(9)
  })

  it('contains no dose of a prescription product', () => {
    expect(rows.filter(({ golongan, aturan }) => golongan === 'obat_keras' && aturan.length > 0)).toEqual([])
  })

  it.each([
    ['hidrogen peroksida', 150],
    ['asam sitrat', 300],
  ])('never exceeds the bath limit of %s', (name, max) => {
    const rendam = rows
      .filter(({ zat }) => zat.some((one) => one.nama.startsWith(name)))
      .flatMap(({ aturan }) => aturan.filter(({ cara }) => cara === 'rendam'))
    expect(rendam.length).toBeGreaterThan(0)
    for (const aturan of rendam) {
      expect(aturan.satuan).toBe('ppm')
      expect(aturan.batas).toMatchObject({ maks_keras: max, do_min: 5 })
    }
  })
})

describe('categories', () => {
  it.each([
    ['K1', 4],
    ['K2', 4],
    ['K3', 4],
    ['K4', 3],
    ['K5', 6],
    ['K6', 3],
    ['K7', 6],
  ])('%s holds %i products', (kode, count) => {
    expect(produk.filter((item) => item.kategori === kode)).toHaveLength(count)
  })

  it('are seven with unique codes and names, and every product is in one of them', () => {
    expect(kategori).toHaveLength(7)
    expectUnique(kategori.map((item) => item.kode))
    expectUnique(kategori.map((item) => item.nama.toLowerCase()))
    const known = new Set(kategori.map((item) => item.kode))
    expect(produk.filter((item) => !known.has(item.kategori))).toEqual([])
  })
})

describe('products', () => {
  it('are thirty with unique codes and names', () => {
    expect(produk).toHaveLength(30)
    expectUnique(produk.map((item) => item.kode))
    expectUnique(produk.map((item) => item.nama.toLowerCase()))
  })

  it('require a prescription if and only if they are "obat keras"', () => {
    const perluResep = produk.filter(({ golongan }) => golongan === 'obat_keras')
    expect(perluResep.map((item) => item.kode)).toEqual(['P08', 'P13', 'P14', 'P15'])
  })

  describe.each(produk.map((item) => [item.kode, item] as const))('%s', (_kode, item) => {
    it('has a name without a comma, whole positive rupiah and stock', () => {
      expect(item.nama).not.toContain(',')
      expect(item.harga).toSatisfy(isPositiveInteger)
      expect(item.stok).toSatisfy(isPositiveInteger)
      expect(item.henti ?? 0).toBeGreaterThanOrEqual(0)
      expect(item.kelas.length).toBeGreaterThan(0)
      expectUnique(item.kelas)
    })

    it('starts its description with a sentence short enough for a hint', () => {
      const hint = item.deskripsi.split(/(?<=[.!?])\s/)[0] ?? ''
      expect(hint).toMatch(/^\p{Lu}.*\.$/u)
      expect(hint.length).toBeLessThanOrEqual(110)
      expect(item.dosis).toMatch(/\.$/)
    })
  })

  it.each(['P02', 'P03', 'P05', 'P06', 'P07', 'P10'])(
    '%s warns against mixing with chlorine, acid or peroxide',
    (kode) => {
      expect(produkByKode.get(kode)?.deskripsi).toMatch(/dicampur (kaporit|asam)/)
    },
  )
})

describe('packages', () => {
  it.each([
    ['PK1', 800_000, 840_000, 6],
    ['PK2', 500_000, 533_000, 4],
    ['PK3', 700_000, 732_000, 8],
    ['PK4', 495_000, 533_000, 5],
    ['PK5', 745_000, 795_000, 6],
    ['PK6', 595_000, 645_000, 4],
  ])('%s costs %i instead of %i for %i parts', (kode, harga, satuanQuantity, count) => {
    const item = paket.find((candidate) => candidate.kode === kode)
    expect(item?.harga).toBe(harga)
    const contents = parts(item?.isi ?? [])
    expect(contents).toHaveLength(count)
    expect(contents.reduce((sum, part) => sum + part.harga, 0)).toBe(satuanQuantity)
  })

  it('are six with unique titles, of different parts, none on prescription §1.02', () => {
    expect(paket).toHaveLength(6)
    for (const purpose of [/bakteri/i, /parasit/i, /jamur/i])
      expect(paket.some(({ title }) => purpose.test(title))).toBe(true)
    expectUnique(paket.map((item) => item.title.toLowerCase()))
    for (const item of paket) {
      expectUnique(item.isi)
      expect(parts(item.isi).filter((part) => part.golongan === 'obat_keras')).toEqual([])
    }
  })

  it('warn in packages with chlorine and peroxide, peroxymonosulfate or acid', () => {
    const mixing = paket.filter(
      ({ isi }) => isi.includes('P03') && ['P02', 'P05', 'P06', 'P07', 'P10'].some((kode) => isi.includes(kode)),
    )
    expect(mixing.map((item) => item.kode)).toEqual(['PK3', 'PK5'])
    expect(mixing.filter((item) => !item.deskripsi.includes('tidak boleh bercampur'))).toEqual([])
  })
})

describe('shipping', () => {
  it('has the three methods of the cart', () => {
    expect(pengiriman.map(({ kode, biaya }) => [kode, biaya])).toEqual([
      ['express', 20_000],
      ['reguler', 12_000],
      ['ekonomi', 8_000],
    ])
  })
})

describe('articles', () => {
  it.each(artikel.map((item) => [item.kode, item] as const))(
    '%s has its length and only the three plain forms',
    (_kode, item) => {
      const words = item.konten.trim().split(/\s+/).length
      expect(words).toBeGreaterThanOrEqual(400)
      expect(words).toBeLessThanOrEqual(700)
      expect(item.konten).not.toMatch(/[*_<>[\]`]|^#(?!# )/m)
      expect(item.konten).toContain('bukan ')
      expect(item.konten).toContain('dokter hewan')
    },
  )

  it('are six with unique titles', () => {
    expect(artikel).toHaveLength(6)
    expectUnique(artikel.map((item) => item.judul))
  })
})

// "Permen KP 19/2024" forbids these in aquaculture; the last four are not sold here either. Only A5 names them, as forbidden.
const FORBIDDEN =
  /malachite|malakit|kristal violet|gentian|kloramfenikol|nitrofuran|furazolidon|nitroimidazol|metronidazol|florfenikol|doksisiklin|amoksisilin|oksolinat|kanamisin|triklorfon|trichlorfon|diklorvos|trifluralin|temefos|abate|ms-222|testosteron|formalin|permanganat|metilen|tembaga sulfat/i

it('names no prohibited substance outside its own article', () => {
  const texts = [
    ...produk.map((item) => [item.nama, item.zat, item.deskripsi, item.dosis].join(' ')),
    ...paket.map((item) => [item.title, item.deskripsi].join(' ')),
    ...artikel.filter((item) => item.kode !== 'A5').map((item) => item.konten),
  ]
  expect(texts.filter((text) => FORBIDDEN.test(text))).toEqual([])
})

describe('pictures', () => {
  it.each([...produk, ...paket, ...artikel].map((item) => item.kode))(
    '%s is a small, self-contained drawing',
    (kode) => {
      const path = gambarPath(kode)
      expect(existsSync(path)).toBe(true)
      const svg = readFileSync(path, 'utf8')
      expect(svg.length).toBeLessThanOrEqual(30_000)
      expect(svg).not.toMatch(/<(style|text|image|script|foreignObject|use)\b|url\(|href=/)
    },
  )
})

function expectUnique(values: readonly string[]): void {
  expect(new Set(values).size).toBe(values.length)
}

function isPositiveInteger(value: number): boolean {
  return Number.isInteger(value) && value > 0
}

it('speaks of prohibited substances in articles only to warn of them', () => {
  const paragraph = artikel.flatMap(({ konten }) => konten.split('\n'))
  const mentions = paragraph.filter((text) => findProhibited(text).length > 0)
  expect(mentions.length).toBeGreaterThan(0)
  expect(mentions.filter((text) => !/jangan|larang|tidak boleh/i.test(text))).toEqual([])
})
