import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Jejak, listJejak } from '#contract/jejak/admin.ts'
import { AkunPengguna, listPengguna } from '#contract/pengguna/admin.ts'
import { answer, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import JejakPage from './jejak.page.tsx'

const BUYER = contoh(AkunPengguna, { id: 4, userId: 4, nama: 'Siti', email: 'siti@contoh.id', role: 'admin' })
const jejak = (change: Partial<Jejak>) =>
  contoh(Jejak, {
    jejakId: 1,
    oleh: 'Siti',
    penggunaId: 4,
    jenis: 'kategori',
    rujukan: '7',
    judul: 'Vitamin',
    ...change,
  })
const open = (search = '') => {
  answer(listPengguna, { items: [BUYER], total: 1 })
  return showAdmin(<JejakPage />, { at: `/jejak-perubahan${search}` })
}

test('filters the trail by person and days', async () => {
  answer(listJejak, ({ query }) => (query.dari ? { items: [], total: 0 } : { items: [jejak({})], total: 1 }))
  const { address } = await open('?siapa=4')
  await see('1 data')
  await see(/^Vitamin /)
  await expect.element(field('Oleh')).toHaveValue('4')
  await expect.element(link('Semua yang dilakukan Siti')).toHaveAttribute('href', '/jejak-perubahan?siapa=4')
  expect(sent(listJejak)[0]?.query).toMatchObject({ siapa: '4' })
  await expect
    .element(link('Login, ekspor data pribadi, dan kejadian lain dari Siti'))
    .toHaveAttribute('href', '/catatan-keamanan?q=siti%40contoh.id')
  await fill('Dari tanggal', '2099-01-01')
  await see('Belum ada perubahan yang cocok')
  await expect.poll(address).toBe('/jejak-perubahan?siapa=4&dari=2099-01-01')
})

test('a person who left can still be chosen', async () => {
  answer(listJejak, { items: [jejak({ penggunaId: 9 })], total: 1 })
  await open('?siapa=9')
  await see(/^Vitamin /)
  await expect.element(field('Oleh')).toHaveValue('9')
})

test('shows an import as one line that unfolds, and loads its lines again after a failure', async () => {
  const lines = [jejak({ jejakId: 2, judul: 'Iodin' }), jejak({ jejakId: 3, judul: 'Malachite' })]
  answer(listJejak, ({ query }) =>
    query.induk ? silence() : { items: [jejak({ judul: 'produk.csv', tindakan: 'impor', baris: 2 })], total: 1 },
  )
  await open()
  await see(/^produk\.csv /)
  await seeNot('Iodin')
  await press('Lihat 2 baris')
  await see('Gagal memuat baris impor')
  answer(listJejak, { items: lines, total: 2 })
  await press('Coba Lagi')
  await see('Iodin')
  await see('Malachite')
  expect(sent(listJejak).at(-1)?.query).toMatchObject({ induk: '1' })
  await press('Tutup baris')
  await seeNot('Malachite')
})

test('shows four fields of a new record, and the others after a press', async () => {
  const fields = { a: 'satu', b: 'dua', c: 'tiga', d: 'empat', e: 'lima', f: 'enam' }
  answer(listJejak, { items: [jejak({ tindakan: 'buat', sebelum: null, sesudah: fields })], total: 1 })
  await open()
  await see('empat')
  await expect.element(page.getByText('lima')).not.toBeVisible()
  await page.getByText('2 isian lain').click()
  await see('lima')
  await see('enam')
})

test('names the code of a region', async () => {
  answer(listJejak, { items: [jejak({ sebelum: null, sesudah: { kode_wilayah: '18.71' } })], total: 1 })
  await open()
  await see('Kode wilayah:')
})
