import { expect, test } from 'vitest'
import { normalizeTautan } from './alamat-tautan.ts'

test.each([
  ['https://kkp.go.id/a?b=1#c', 'https://kkp.go.id/a?b=1#c'],
  [' http://contoh.id ', 'http://contoh.id'],
  ['/layanan/penyakit/vnn', '/layanan/penyakit/vnn'],
  ['/', '/'],
  ['wa.me/62812', 'https://wa.me/62812'],
  ['www.contoh.id', 'https://www.contoh.id'],
  ['contoh.id/halaman', 'https://contoh.id/halaman'],
  ['mailto:halo@contoh.id', 'mailto:halo@contoh.id'],
  ['halo@contoh.id', 'mailto:halo@contoh.id'],
  // Schemes that run code, and links whose target differs from their text.
  ['javascript:alert(1)', undefined],
  ['JavaScript:alert(1)', undefined],
  [' java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['blob:https://contoh.id/x', undefined],
  ['file:///etc/passwd', undefined],
  ['//contoh.id', undefined],
  ['/\\contoh.id', undefined],
  ['https://', undefined],
  ['https:\\\\contoh.id', undefined],
  ['halaman', undefined],
  ['', undefined],
])('%j leads to %j', (typed, alamat) => {
  expect(normalizeTautan(typed)).toBe(alamat)
})
