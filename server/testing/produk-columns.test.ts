import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Kind } from '#contract/columns.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { getProduk, type Produk } from '#contract/katalog/endpoints.ts'
import {
  createProduk,
  exportProduk,
  getProdukAdmin,
  importProduk,
  updateProduk,
} from '#contract/katalog/produk-admin.ts'
import { PRODUK, type ProdukColumn } from '#contract/katalog/produk-columns-admin.ts'
import { writeCsv } from '#server/csv/write-csv.ts'
import { type CsvColumn, readCsv } from '#server/features/katalog/produk/produk-csv.ts'
import { ADMIN_FEATURES } from '#web/admin/features.ts'
import { columnsOf, fieldName, formatValue } from '#web/admin/jejak/jejak-words.ts'
import { bodyOf, FIELDS, inputOf, type ProdukInput } from '#web/admin/katalog/produk/produk-input.ts'
import { ProdukFacts } from '#web/toko/katalog/produk/produk-facts.tsx'
import { ProdukRemark } from '#web/toko/katalog/produk/produk-keterangan.tsx'
import { buildAdmin, buildKategori } from './build-rows.ts'
import { type TestApp, testApp } from './test-app.ts'

const columns = columnsOf(ADMIN_FEATURES)

type Kategori = Awaited<ReturnType<typeof buildKategori>>

let shop: TestApp
let auth: { token: string }
let kategori: [Kategori, Kategori]
let foto: File

beforeAll(async () => {
  shop = await testApp()
  auth = await buildAdmin(shop.deps.db, shop.deps.clock())
  kategori = [await buildKategori(shop.deps.db), await buildKategori(shop.deps.db)]
  const png = sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } }).png()
  foto = new File([await png.toBuffer()], 'foto.png', { type: 'image/png' })
})
afterAll(() => shop.close())

/** Two form values for each kind of column, and the audit trail's text of the second. */
const CONTOH: { [K in Kind]?: [unknown, unknown, string] } = {
  text: ['Contoh "satu"; dengan koma, dan titik', '=Contoh dua', '=Contoh dua'],
  paragraph: ['Baris satu\nbaris dua', '=Satu baris', '=Satu baris'],
  number: ['7', '3', '3'],
  rupiah: ['125000', '99000', 'Rp 99.000'],
  check: [true, false, 'tidak'],
}
const ATURAN = {
  cara: 'rendam',
  untuk: ['cacing-kulit', 'bintik-putih'],
  min: '75',
  maks: '150',
  satuan: 'ppm',
  lama: '30',
  ulang_hari: '7',
  batas: { suhu_maks: '31', do_min: '5', maks_keras: '150' },
  sumber: 'Label kemasan',
}
/** Values of columns with a format of their own. */
const OTHER: { [Name in keyof ProdukInput]?: () => [unknown, unknown, string] } = {
  kategoriId: () => [String(kategori[0].kategori_id), String(kategori[1].kategori_id), kategori[1].nama],
  golongan: () => ['obat_bebas', 'obat_keras', 'Obat keras'],
  sediaan: () => ['probiotik', 'obat_alami', 'Obat alami'],
  bahaya: () => ['korosif', 'pengoksidasi', 'Pengoksidasi'],
  suhu_simpan: () => ['ruang', 'dingin', 'Dingin, 2–8 °C'],
  kelas: () => [['B'], ['P', 'N'], 'Parasit, Nutrisi'],
  penyakit: () => [['vibriosis'], ['vnn', 'cacing-kulit'], 'cacing kulit, VNN'],
  zat_aktif: () => [
    [{ nama: 'Povidon iodin', kadar: '10', satuan: '% b/v' }],
    [
      { nama: 'Hidrogen peroksida', kadar: '0,5', satuan: '% b/b' },
      { nama: 'Air', kadar: '50', satuan: 'mg/g' },
    ],
    'Hidrogen peroksida 0,5 % b/b; Air 50 mg/g',
  ],
  aturan_pakai: () => [
    [ATURAN],
    [
      {
        ...ATURAN,
        cara: 'pakan',
        min: '7,5',
        satuan: 'mg/kg pakan',
        untuk: [],
        batas: { ...ATURAN.batas, do_min: '' },
      },
    ],
    'pakan | 7,5-150 mg/kg pakan | 30 hari | ulang 7 hari | suhu maks 31 | maks keras 150 | sumber Label kemasan',
  ],
  harga_promo: () => ['4500', '4000', 'Rp 4.000'],
  promo_mulai: () => ['2026-11-01', '2026-12-01', '1 Desember 2026'],
  promo_sampai: () => ['2026-11-01', '2026-12-31', '31 Desember 2026'],
  harga_grosir: () => [
    [{ mulai: '10', harga: '4500' }],
    [
      { mulai: '5', harga: '4800' },
      { mulai: '20', harga: '4100' },
    ],
    '5 = 4800; 20 = 4100',
  ],
  gambar_lain: () => [
    [{ gambar: `${'a'.repeat(32)}.webp`, teks: 'Sisi belakang' }],
    [
      { gambar: `${'b'.repeat(32)}.webp`, teks: 'Takaran' },
      { gambar: `${'a'.repeat(32)}.webp`, teks: 'Sisi belakang' },
    ],
    'Takaran; Sisi belakang',
  ],
  gambar: () => [foto, foto, 'gambar lain'],
  gambar_label: () => [foto, foto, 'gambar lain'],
}

const columnOf = (name: keyof typeof PRODUK): ProdukColumn => PRODUK[name]

test.each(FIELDS)('keeps the %s of a product everywhere', async (name) => {
  const { typed, kind = 'time', unit } = columnOf(name)
  const [one, two, word] = OTHER[name]?.() ?? CONTOH[kind] ?? expect.fail(`an example of ${name}`)
  /** Name of the column in responses, where a category is a name. */
  const readText = name === 'kategoriId' ? 'kategoriNama' : name
  const { label, public: isPublic, initial, csv } = columnOf(readText)
  const column = (csv || readText) as CsvColumn

  const start = {
    ...inputOf(),
    nama: `Produk dengan ${name}`,
    harga: '5000',
    kategoriId: String(kategori[0].kategori_id),
  }
  const made = await shop.call(createProduk, { body: bodyOf({ ...start, [name]: one }) as never }, auth)
  expect([made.status, made.body.errors], 'the form is taken').toEqual([201, undefined])
  const { produkId } = made.body
  const inDatabase = async () => {
    const row = await shop.deps.db.selectFrom('produk').selectAll().where('produk_id', '=', produkId).executeTakeFirst()
    return { ...row, kategoriId: row?.kategori_id }[name]
  }
  const read = (value: unknown) => (value instanceof File ? expect.any(String) : typed?.parse(value))
  const params = { produkId }
  const inFile = async () => {
    const { body } = await shop.call(exportProduk, { query: { status: 'semua' } }, auth)
    return readCsv(body).find(({ isi }) => isi.produkId === String(produkId))?.isi ?? expect.fail('no line of it')
  }
  const trail = async () => {
    const query = { jenis: 'produk', rujukan: String(produkId) } as const
    return (await shop.call(listJejak, { query }, auth)).body[0]
  }
  expect(await inDatabase(), 'the database has what was typed in').toEqual(read(one))
  const before = await inFile()

  const opened = (await shop.call(getProdukAdmin, { params }, auth)).body
  const previous = inputOf(opened)
  if (name !== 'stok' && kind !== 'picture') expect(read(previous[name]), 'the form shows it').toEqual(read(one))
  const body = { ...bodyOf({ [name]: two }), semula: JSON.stringify({ [name]: opened[name] }) }
  expect((await shop.call(updateProduk, { params, body }, auth)).body).toMatchObject({ [name]: read(two) })
  expect(await inDatabase(), 'an edit changes it').toEqual(read(two))
  const { sesudah } = await trail()
  expect(Object.keys(sesudah), 'the trail has it alone').toEqual([readText])
  expect(
    [fieldName(columns, readText), formatValue(columns, readText, sesudah[readText])],
    'and says it in words',
  ).toEqual([label, unit ? `${word} ${unit}` : word])

  const { body: produk } = await shop.call(getProduk, { params })
  expect(produk[name], 'everybody reads it, or nobody').toEqual(isPublic ? read(two) : undefined)
  // The pack stands beside the price: `buy-produk.test.tsx`.
  if (isPublic && initial === '' && name !== 'kemasan') expect(pageOf(produk), 'the page shows it').toContain(word)

  if (csv === false) return
  const berkas = await write({ ...(await inFile()), [column]: before[column] })
  const { sidik, jumlah } = (await shop.call(importProduk, { body: { berkas } }, auth)).body
  expect(jumlah, 'a file with another value is a change').toEqual({ baru: 0, berubah: 1, sama: 0, salah: 0 })
  const done = await shop.call(importProduk, { body: { berkas, mode: 'terapkan', sidik } }, auth)
  expect([done.status, await inDatabase()], 'an import changes it').toEqual([200, read(one)])
  expect(Object.keys((await trail()).sesudah), 'the trail has the import').toEqual([column])
})

/** Returns the parts of the product's page that show what the office typed. */
const pageOf = (produk: Produk) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(ProdukFacts, { produk }), createElement(ProdukRemark, { produk })),
  )

async function write(content: object): Promise<File> {
  async function* batches() {
    yield [Object.values(content)]
  }
  const parts: string[] = []
  for await (const part of writeCsv(Object.keys(content), batches())) parts.push(part)
  return new File(parts, 'produk.csv')
}
