import { expect, test } from 'vitest'
import { needsPerson } from './needs-person.ts'

const regular = {
  perhatian: [],
  resep_id: null,
  isDisputed: false,
  isRefunded: false,
  bagian: [{ nama: 'Vitamin C', suhu_simpan: 'ruang' as const }],
}
const vaccine = { nama: 'Vaksin Vibrio', suhu_simpan: 'dingin' as const }

test.each([
  ['accepts an ordinary order', {}, undefined],
  ['requires a person for an order without goods left', { bagian: [] }, undefined],
  ['requires a person for a flag', { perhatian: ['dibayar dua kali'] }, 'Perlu perhatian: dibayar dua kali.'],
  ['requires a person for several flags', { perhatian: ['a', 'b'] }, 'Perlu perhatian: a, b.'],
  ['requires a person for a complaint', { isDisputed: true }, 'Ada keluhan yang belum selesai.'],
  [
    'requires a person for a refund',
    { isRefunded: true },
    'Sebagian uangnya sudah kembali: periksa apa yang masih dikirim.',
  ],
  ['requires a person for a prescription', { resep_id: 3 }, 'Obat dengan resep: cocokkan resepnya saat mengemas.'],
  [
    'requires a person for cold goods',
    { bagian: [...regular.bagian, vaccine] },
    'Harus tetap dingin: Vaksin Vibrio. Siapkan dulu kotak dan es.',
  ],
  ['names a flag before other reasons', { perhatian: ['a'], isDisputed: true, resep_id: 3 }, 'Perlu perhatian: a.'],
])('%s', (_, change, reason) => {
  expect(needsPerson({ ...regular, ...change })).toBe(reason)
})
