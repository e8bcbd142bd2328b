import { expect, test } from 'vitest'
import { parseTulisan } from '#contract/tulisan.ts'
import { Dokumen } from './dokumen.ts'
import { dokumenOf, gambarIn, textOf } from './naskah.ts'

const textNode = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const item = (...content: object[]) => ({ type: 'listItem', content })
const doc = (...content: object[]) => Dokumen.parse({ type: 'doc', content })
const BOLD = { type: 'bold' }

test.each([
  'Satu.\nDua.\n\nTiga.',
  'Satu.\n\n## Tanda\n\n- luka\n- lesu\n\nAkhir.',
  'Tanda:\n- luka',
  '<b>x</b>\n\n-18 C\n\n##tanpa spasi\n\n1. nomor',
  '## Hanya judul',
  '',
])('converts plain text to an equivalent document: %j', (konten) => {
  const dokumen = dokumenOf(konten)
  expect(Dokumen.parse(dokumen)).toEqual(dokumen)
  const same = textOf(dokumen)
  expect(parseTulisan(same)).toEqual(parseTulisan(konten))
  // The conversion is idempotent.
  expect(textOf(dokumenOf(same))).toBe(same)
})

test.each([
  [
    'joins a partly bold word',
    doc(paragraph(textNode('klor'), textNode('amfenikol', BOLD), textNode(' dilarang'))),
    'kloramfenikol dilarang',
    'klor**amfenikol** dilarang',
  ],
  [
    'converts a break to a line',
    doc(paragraph(textNode('Satu'), { type: 'hardBreak' }, textNode('dua', { type: 'italic' }))),
    'Satu\ndua',
    'Satu\n_dua_',
  ],
  [
    'keeps the words of a link',
    doc(paragraph(textNode('Lihat '), textNode('di sini', { type: 'link', attrs: { href: '/kontak' } }))),
    'Lihat di sini',
    'Lihat [di sini](/kontak)',
  ],
  [
    'keeps headings of both sizes',
    doc(
      { type: 'heading', attrs: { level: 2 }, content: [textNode('Besar')] },
      { type: 'heading', attrs: { level: 3 }, content: [textNode('Kecil')] },
    ),
    '## Besar\n\n## Kecil',
    '## Besar\n\n### Kecil',
  ],
  [
    'keeps nested lists, and numbers from their start',
    doc({
      type: 'orderedList',
      attrs: { start: 3 },
      content: [
        item(paragraph(textNode('tiga')), { type: 'bulletList', content: [item(paragraph(textNode('dalam')))] }),
        item(paragraph(textNode('empat'))),
      ],
    }),
    '3. tiga\n- dalam\n4. empat',
    '3. tiga\n- dalam\n4. empat',
  ],
  [
    'writes a table row by row',
    doc({
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph(textNode('Umur'))] }] },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [paragraph(textNode('1')), paragraph(textNode('bulan'))] },
            { type: 'tableCell', content: [paragraph()] },
          ],
        },
      ],
    }),
    'Umur\n1 bulan | ',
    'Umur\n1 bulan | ',
  ],
  [
    'replaces a picture by its description',
    doc({
      type: 'gambar',
      attrs: { nama: 'a.webp', alt: 'Kulit luka', keterangan: 'Hari ketiga', lebar: 640, tinggi: 360 },
    }),
    '[Gambar: Kulit luka] Hari ketiga',
    '[Gambar a.webp: Kulit luka] Hari ketiga',
  ],
  ['ignores empty nodes', doc(paragraph(), paragraph(textNode(' '))), '', ''],
])('%s', (_, dokumen, plain, marked) => {
  expect([textOf(dokumen), textOf(dokumen, true)]).toEqual([plain, marked])
})

test('lists each picture of a document once', () => {
  const gambar = (name: string) => ({
    type: 'gambar',
    attrs: { nama: name, alt: 'x', keterangan: '', lebar: 1, tinggi: 1 },
  })
  expect(gambarIn(doc(gambar('a.webp'), paragraph(textNode('b')), gambar('b.webp'), gambar('a.webp')))).toEqual([
    'a.webp',
    'b.webp',
  ])
})

const nested = (level: number): object =>
  level === 0
    ? paragraph(textNode('x'))
    : { type: 'bulletList', content: [item(paragraph(textNode('x')), ...(level > 1 ? [nested(level - 1)] : []))] }
const link = (href: string) => paragraph(textNode('x', { type: 'link', attrs: { href } }))

test.each([
  ['a script', { type: 'script', content: [] }],
  ['markup', { type: 'html', html: '<b>' }],
  ['a style', paragraph(textNode('x', { type: 'textStyle', attrs: { color: 'red' } }))],
  ['a link with a script', link('javascript:alert(1)')],
  ['a link to a similar host', link('//contoh.id')],
  ['a picture on another site', { type: 'image', attrs: { src: 'https://contoh.id/a.png' } }],
  [
    'a picture that is no file of the shop',
    { type: 'gambar', attrs: { nama: '../x.webp', alt: 'x', keterangan: '', lebar: 1, tinggi: 1 } },
  ],
  [
    'a picture without an alternative text',
    { type: 'gambar', attrs: { nama: 'a.webp', alt: ' ', keterangan: '', lebar: 1, tinggi: 1 } },
  ],
  ['lists deeper than four', nested(5)],
  ['a heading at the level of the title', { type: 'heading', attrs: { level: 1 }, content: [textNode('x')] }],
])('rejects %s', (_, bagian) => {
  expect(Dokumen.safeParse({ type: 'doc', content: [bagian] }).success).toBe(false)
})

test('drops attributes that the shop does not know', () => {
  const attrs = { href: 'https://contoh.id', target: '_blank', rel: 'opener', class: 'x', onclick: 'x()' }
  expect(doc(paragraph({ ...textNode('x', { type: 'link', attrs }), style: 'color:red' }), nested(4))).toEqual({
    type: 'doc',
    content: [link('https://contoh.id'), nested(4)],
  })
})

test('removes characters that the database cannot hold', () => {
  expect(textOf(doc(paragraph(textNode('a\0b\ud800c'))))).toBe('ab\ufffdc')
})
