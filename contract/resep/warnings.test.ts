import { expect, test } from 'vitest'
import { resepWarnings } from './warnings.ts'

const NOW = new Date('2026-06-30T05:00:00Z')
type Facts = Parameters<typeof resepWarnings>[0]
const PLAIN: Facts = {
  tanggal: '2026-06-01',
  catatan: '',
  produk: ['Prazikuantel 50% Premiks'],
  accounts: 0,
  dokter: [],
}

test.each<[what: string, change: Partial<Facts>, words: string[]]>([
  ['a plain one', {}, []],
  ['30 days old', { tanggal: '2026-05-31' }, []],
  ['31 days old', { tanggal: '2026-05-30' }, ['31 hari lalu']],
  ['a year old', { tanggal: '2025-06-30' }, ['365 hari lalu']],
  ['of today', { tanggal: '2026-06-30' }, []],
  ['of tomorrow', { tanggal: '2026-07-01' }, ['belum tiba']],
  ['a SIP number of another account', { accounts: 1 }, ['1 akun lain']],
  ['a SIP number of another veterinarian', { dokter: ['drh. Sari'] }, ['drh. Sari']],
  ['an antibiotic', { produk: ['Oksitetrasiklin 20% Premiks'] }, ['Oksitetrasiklin adalah antibiotik']],
  ['two antibiotics', { produk: ['OTC', 'Eritromisin'] }, ['Oksitetrasiklin, Eritromisin adalah antibiotik']],
  ['an antibiotic in the contents', { produk: ['Premiks Merah\nenrofloxacin'] }, ['Enrofloksasin']],
  ['an antibiotic after a test', { produk: ['Eritromisin'], catatan: 'Uji kepekaan 3 Juni, peka' }, []],
  ['an antibiotic after a culture', { produk: ['Eritromisin'], catatan: 'hasil kultur terlampir' }, []],
  ['no medicine yet', { produk: [] }, []],
  ['a dye', { produk: ['Metilen biru'] }, []],
  [
    'all at once',
    { tanggal: '2026-01-01', accounts: 2, produk: ['Tetrasiklin'] },
    ['hari lalu', '2 akun', 'antibiotik'],
  ],
])('%s', (_, change, words) => {
  expect(resepWarnings({ ...PLAIN, ...change }, NOW)).toEqual(words.map((word) => expect.stringContaining(word)))
})
