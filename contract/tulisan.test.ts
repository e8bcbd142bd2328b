import { expect, test } from 'vitest'
import { parseTulisan, summaryOf } from './tulisan.ts'

test('separates paragraphs, subheadings and lists', () => {
  expect(parseTulisan('\nSatu.\nDua.\n\nTiga.\n\n## Judul\n\nTanda:\n- a\n- b\n\n- c\n\nAkhir.\r\n')).toEqual([
    { jenis: 'paragraf', teks: 'Satu.\nDua.' },
    { jenis: 'paragraf', teks: 'Tiga.' },
    { jenis: 'judul', teks: 'Judul' },
    { jenis: 'paragraf', teks: 'Tanda:' },
    { jenis: 'daftar', isi: ['a', 'b'] },
    { jenis: 'daftar', isi: ['c'] },
    { jenis: 'paragraf', teks: 'Akhir.' },
  ])
})

test('shows markup and formatting characters as text', () => {
  expect(parseTulisan('<b>x</b>\n\n-18 C\n\n##tanpa spasi')).toEqual([
    { jenis: 'paragraf', teks: '<b>x</b>' },
    { jenis: 'paragraf', teks: '-18 C' },
    { jenis: 'paragraf', teks: '##tanpa spasi' },
  ])
  expect(parseTulisan('')).toEqual([])
})

test('takes the first paragraph as summary, cut between words', () => {
  expect(summaryOf('## Judul\n\nPendek saja.')).toBe('Pendek saja.')
  expect(summaryOf('Ikan yang sehat berenang lurus, tenang.', 32)).toBe('Ikan yang sehat berenang lurus…')
  expect(summaryOf('')).toBe('')
})
