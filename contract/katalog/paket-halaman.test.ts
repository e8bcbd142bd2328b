import { expect, test } from 'vitest'
import { readDailyUsage } from './daily-usage.ts'
import { hargaOfParts, paketSaving } from './harga-paket.ts'
import { mixWarning } from './mix-ingredients.ts'

const bagian = (harga: number | null, quantity = 1) => ({ jumlah: quantity, produk: harga === null ? null : { harga } })

test.each([
  ['a sum', [bagian(5000), bagian(2000, 3)], 11_000, 1000],
  ['no sum if a part is only a name', [bagian(5000), bagian(null)], null, 0],
  ['no sum without parts', [], null, 0],
  ['no saving if single parts are cheaper', [bagian(4000)], 4000, 0],
])('shows the prices of a package of Rp 10.000 as %s', (_, contents, quantity, saving) => {
  expect([hargaOfParts(contents), paketSaving(10_000, contents)]).toEqual([quantity, saving])
})

test.each([
  [
    'Hari 1: Rendam.\nHari 7-10: Ulangi.',
    [
      { hari: 'Hari 1', langkah: ['Rendam.'] },
      { hari: 'Hari 7-10', langkah: ['Ulangi.'] },
    ],
  ],
  [
    'sebelum mulai: Ukur oksigen.\n\nOksigen di bawah 5: tunda.',
    [{ hari: 'Sebelum mulai', langkah: ['Ukur oksigen.', 'Oksigen di bawah 5: tunda.'] }],
  ],
  [
    'Simpan di tempat sejuk.\r\nhari 2 dan 3:',
    [
      { hari: '', langkah: ['Simpan di tempat sejuk.'] },
      { hari: 'Hari 2 dan 3', langkah: [] },
    ],
  ],
  ['Hari ke-12: Ulangi.', [{ hari: 'Hari ke-12', langkah: ['Ulangi.'] }]],
  ['Hari  ke- 3 : Ulangi.', [{ hari: 'Hari  ke- 3', langkah: ['Ulangi.'] }]],
  ['Hari ke 3: Ulangi.', [{ hari: 'Hari ke 3', langkah: ['Ulangi.'] }]],
  ['Hari 1 , 12 sampai 14: Ulangi.', [{ hari: 'Hari 1 , 12 sampai 14', langkah: ['Ulangi.'] }]],
  ['tiap 10 hari: Ulangi.', [{ hari: 'Tiap 10 hari', langkah: ['Ulangi.'] }]],
  ['Setiap hari:Beri pakan.', [{ hari: 'Setiap hari', langkah: ['Beri pakan.'] }]],
  ['Mulai hari 1: Ulangi.', [{ hari: '', langkah: ['Mulai hari 1: Ulangi.'] }]],
  ['tiap dua hari: Ulangi.', [{ hari: '', langkah: ['tiap dua hari: Ulangi.'] }]],
  ['', []],
  [' \n ', []],
])('reads %j by day', (text, all) => {
  expect(readDailyUsage(text)).toEqual(all)
})

const input = (name: string, zat = '', bahaya = 'tidak_ada') => ({ nama: name, zat, zat_aktif: [], bahaya })

test.each([
  ['kaporit', [input('Kaporit Granul 60%')]],
  ['chlorine under another name', [input('Pemutih Bak', 'kalsium hipoklorit')]],
  ['peroxide', [input('Hidrogen Peroksida 50%')]],
  ['percarbonate', [input('Natrium Perkarbonat Serbuk')]],
  ['peroxymonosulfate', [input('Desinfektan', 'kalium peroksimonosulfat')]],
  ['citric acid', [input('Asam Sitrat Food Grade')]],
  ['an active substance', [{ ...input('Pemutih Bak'), zat_aktif: [{ nama: 'Kalsium hipoklorit' }] }]],
  ['an unspecified oxidizer', [input('Serbuk Putih', '', 'pengoksidasi')]],
])('always warns for %s', (_, all) => {
  expect(mixWarning([input('Serok'), ...all])).toMatch(/^Jangan pernah mencampur kaporit dengan asam/)
})

test('names two products that must not be mixed', () => {
  const all = [input('Gel Luka'), input('Kaporit'), input('Asam Sitrat')]
  expect(mixWarning(all)).toMatch(/^Paket ini berisi Kaporit dan Asam Sitrat\. Jangan pernah mencampur/)
})

test('shows no warning for other products', () => {
  expect(mixWarning([input('Vitamin C Stabil 35%', 'asam askorbat'), input('Minyak Ikan Kaya Omega-3')])).toBeNull()
})
