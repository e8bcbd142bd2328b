import { expect, test } from 'vitest'
import { each } from '#contract/columns.ts'
import type { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { PRODUK as COLUMNS } from '#contract/katalog/produk-columns-admin.ts'
import { writeCsv } from '#server/csv/write-csv.ts'
import { CSV_COLUMNS, produkCells, readCsv } from './produk-csv.ts'

const PRODUK: ProdukAdmin = {
  ...each(COLUMNS, 'initial'),
  produkId: 7,
  nama: 'Povidon Iodin',
  deskripsi: 'Antiseptik',
  harga: 145_000,
  stok: 60,
  gambar: null,
  gambar_label: null,
  gambar_lain: [],
  kelompok: null,
  pilihan_ukuran: null,
  belum_terdaftar: false,
  zat_belum_boleh: false,
  harga_semula: null,
  harga_sampai: null,
  terjual: 0,
  kategoriId: 1,
  kategoriNama: 'Antiseptik',
  kemasan: 'botol 1 L',
  zat: 'iodin',
  golongan: 'obat_bebas',
  dosis: '',
  resep: false,
  masa_henti: null,
  kelas: ['B', 'J'],
  aktif: true,
  stok_minimum: 5,
  versiStok: 42,
  versi: 1,
}
const utf8 = (text: string) => new TextEncoder().encode(text)
async function write(produk: ProdukAdmin): Promise<string> {
  async function* batches() {
    yield [produkCells(produk)]
  }
  let text = ''
  for await (const part of writeCsv(CSV_COLUMNS, batches())) text += part
  return text
}
const read = (text: string) => readCsv(utf8(text)).map(({ isi }) => isi)

test('writes a product as a line of an Indonesian spreadsheet, in a fixed order of columns', async () => {
  const [head = '', line = '', rest] = (await write(PRODUK)).split('\r\n')
  const cells = line.split(';')
  const names = head.slice(1).split(';')
  expect([head[0], cells.length, rest]).toEqual(['\uFEFF', names.length, ''])
  const PREVIOUS =
    'produkId=7;nama=Povidon Iodin;kategori=Antiseptik;harga=145000;stok=60;versiStok=42;stok_minimum=5;status=aktif;' +
    'kemasan=botol 1 L;zat=iodin;golongan=obat_bebas;dosis=;resep=tidak;masa_henti=;kelas="B,J";deskripsi=Antiseptik'
  const both = names.map((name, index) => `${name}=${cells[index]}`)
  expect(both.filter((item) => PREVIOUS.includes(item.replace(/=.*/, '='))).join(';')).toBe(PREVIOUS)
})

test.each([
  '=1+1',
  '+62 812',
  '-5 C',
  '@SUM(A1)',
  '\tberjarak',
  '\rkembali',
  "'=sudah aman",
  "''=dua kali",
  "'kutip biasa",
  'titik; koma, dan "kutip"',
  'baris satu\nbaris dua',
  '=HYPERLINK("http://jahat";"klik")',
  'aksara ikan kerapu 石斑 é',
  ' spasi di tepi ',
  '',
])('reads a cell back unchanged, and writes no formula: %j', async (description) => {
  const text = await write({ ...PRODUK, deskripsi: description, nama: description })
  expect(read(text)[0]).toMatchObject({ deskripsi: description, nama: description })
  expect(text).not.toMatch(/[;\n]"?(?:[=+\-@\t]|\r(?!\n))/)
})

test.each([
  ['semicolons', 'nama;harga\r\nA;1\r\n'],
  ['commas', 'nama,harga\nA,1\n'],
  ['tabs', 'nama\tharga\nA\t1'],
  ['old line breaks', 'nama;harga\rA;1\r'],
  ['a BOM', '\uFEFFnama;harga\nA;1'],
  ['other capitals and spaces in the header', ' Nama ;HARGA\nA;1'],
  ['quotes around everything', '"nama";"harga"\n"A";"1"'],
  ['empty columns at the end', 'nama;harga;;\nA;1;;'],
  ['empty lines', 'nama;harga\n\nA;1\n;\n\n'],
])('reads a file with %s', (_, text) => {
  expect(read(text)).toEqual([{ nama: 'A', harga: '1' }])
})

test('reads as many lines as a file may have', () => {
  expect(read(`nama\n${'A\n'.repeat(10_000)}`)).toHaveLength(10_000)
})

test('lines are numbered as a spreadsheet numbers them, and cells that are missing are empty', () => {
  expect(readCsv(utf8('nama;dosis\n"dua\nbaris"\n\nB;x'))).toEqual([
    { baris: 2, isi: { nama: 'dua\nbaris', dosis: '' } },
    { baris: 4, isi: { nama: 'B', dosis: 'x' } },
  ])
})

test.each([
  ['another alphabet', Buffer.from('nama;dosis\nA;30\xb0C', 'latin1'), 'hurufnya bukan UTF-8'],
  ['an unclosed quote', utf8('nama;harga\n"A;1\nB;2'), 'ada tanda kutip yang tidak pada tempatnya'],
  ['a quote in the middle', utf8('nama;harga\nA"B;1'), 'ada tanda kutip yang tidak pada tempatnya'],
  ['an unknown column', utf8('nama;warna\nA;merah'), 'kolom “warna” tidak dikenal'],
  ['a column twice', utf8('nama;Nama\nA;B'), 'kolom “nama” ada dua kali'],
  ['no header', utf8('\n'), 'baris pertama harus berisi nama kolom'],
  ['too many cells', utf8('nama;harga\nA;1;2'), 'baris 2 berisi lebih banyak kolom'],
  ['too many lines', utf8(`nama\n${'A\n'.repeat(10_001)}`), 'isinya lebih dari 10000 baris'],
  ['a spreadsheet file', utf8('PK\u0003\u0004'), 'tidak dikenal'],
  ['an invalid character', utf8('nama;dosis\nA;\0'), 'isinya bukan teks'],
])('rejects a file with %s', (_, bytes, text) => {
  expect(() => readCsv(bytes)).toThrow(text)
})
