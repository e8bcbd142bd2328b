import { expect, test } from 'vitest'
import { originalCell, safeCell } from './cell-csv.ts'
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
])('writes %j into a cell as %j, and reads it back', (text, cells) => {
  expect(safeCell(text)).toBe(cells)
  expect(originalCell(cells)).toBe(text)
})

test('writes a byte order mark, quoted cells, and numbers as numbers', async () => {
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
