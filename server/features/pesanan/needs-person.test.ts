import { expect, test } from 'vitest'
import { needsPerson } from './needs-person.ts'

const regular = {
  perhatian: [],
  resep_id: null,
  isDikeluhkan: false,
  isKembali: false,
  bagian: [{ nama: 'Vitamin C', suhu_simpan: 'ruang' as const }],
}
const vaksin = { nama: 'Vaksin Vibrio', suhu_simpan: 'dingin' as const }

test.each([
  ['an order like any other', {}, undefined],
  ['one without goods left', { bagian: [] }, undefined],
  ['a mark', { perhatian: ['dibayar dua kali'] }, 'Perlu perhatian: dibayar dua kali.'],
  ['several marks', { perhatian: ['a', 'b'] }, 'Perlu perhatian: a, b.'],
  ['a complaint', { isDikeluhkan: true }, 'Ada keluhan yang belum selesai.'],
  ['money that went back', { isKembali: true }, 'Sebagian uangnya sudah kembali: periksa apa yang masih dikirim.'],
  ['a prescription', { resep_id: 3 }, 'Obat dengan resep: cocokkan resepnya saat mengemas.'],
  [
    'what must stay cold',
    { bagian: [...regular.bagian, vaksin] },
    'Harus tetap dingin: Vaksin Vibrio. Siapkan dulu kotak dan es.',
  ],
  ['a mark before all else', { perhatian: ['a'], isDikeluhkan: true, resep_id: 3 }, 'Perlu perhatian: a.'],
])('%s', (_, change, alasan) => {
  expect(needsPerson({ ...regular, ...change })).toBe(alasan)
})
