import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

test.each([
  ['Halo Budi,\n\nPesanan Anda dikirim.\n\nNomor: 1\n', 'Pesanan Anda dikirim.'],
  ['Halo Budi,\n\nKami menjawab keluhan Anda:\n\nKirim foto labelnya\n\nLihat', 'Kirim foto labelnya'],
  ['Halo Budi,\n\nPengingat:\n- Keramba 1\n- Keramba 2\n\nBuka', '- Keramba 1\n- Keramba 2'],
  ['Pesanan Anda dikirim.\n\nLihat', 'Pesanan Anda dikirim.'],
  ['![](/api/produks/images/a.webp) 1 x Kaporit\n\nLihat', '1 x Kaporit'],
  [`${'a'.repeat(200)}b`, `${'a'.repeat(200)}…`],
  ['', ''],
])('summarizes %j as %j', (text, summary) => {
  expect(summaryOf(text)).toBe(summary)
})
