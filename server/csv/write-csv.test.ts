import { expect, test } from 'vitest'
import { originalCell, safeCell } from './sel-csv.ts'
import { writeCsv } from './write-csv.ts'

test.each([
  ['Pak Budi', 'Pak Budi'],
  ['', ''],
  ['=HYPERLINK("http://jahat.example")', '\'=HYPERLINK("http://jahat.example")'],
  ['+6281234567890', "'+6281234567890"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ['a=1', 'a=1'],
  ["'kutip", "'kutip"],
  ["'=1", "''=1"],
])('%j stands in a cell as %j, and is read back from it', (text, sel) => {
  expect(safeCell(text)).toBe(sel)
  expect(originalCell(sel)).toBe(text)
})

test('a file has a mark for spreadsheets, quoted cells, and numbers that stay numbers', async () => {
  async function* batches() {
    yield [
      ['a,b', -5],
      ['kata "dia"', 0],
    ]
    yield [['dua\nbaris', 12]]
  }
  let text = ''
  for await (const part of writeCsv(['nama', 'jumlah'], batches())) text += part
  expect(text).toBe('\uFEFFnama;jumlah\r\n"a,b";-5\r\n"kata ""dia""";0\r\n"dua\nbaris";12\r\n')
})
