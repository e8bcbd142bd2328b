import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { PaketContents } from '#contract/katalog/endpoints.ts'
import { getPaketAdmin, listPaketAdmin, PaketAdmin, updatePaket } from '#contract/katalog/paket-admin.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, press, see, seeIn } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PaketEditPage from './paket-edit.page.tsx'

const BAGIAN = contoh(PaketContents, { produkId: 3, nama: 'Vitamin A', jumlah: 2, nie: 'I-1', belum_terdaftar: false })
const PAKET = contoh(PaketAdmin, {
  paketId: 4,
  title: 'Paket Bakteri',
  harga: 800_000,
  items: ['Vitamin A'],
  penyakit: [],
  isi: [
    {
      ...BAGIAN,
      produk: { produkId: 3, nama: 'Vitamin A', stok: 5, aktif: true, resep: false },
      mirip: null,
      zat: null,
    },
  ],
})

async function edit(harga = PAKET.harga) {
  answer(getPaketAdmin, PAKET)
  answer(listJejak, { items: [], total: 0 })
  answer(listPaketAdmin, { items: [], total: 0 })
  answer(updatePaket, { ...PAKET, harga, isi: [BAGIAN], message: 'Paket tersimpan' })
  return showAdmin(screen(PaketEditPage, { paketId: '4' }), { at: '/edit-paket/4' })
}

test('reports a saved package, and no change of its parts by another user', async () => {
  const { address } = await edit(750_000)
  await fill('Harga', '750000')
  await press('Simpan')
  await see('Paket berhasil diupdate')
  await press('OK')
  await expect.poll(address).toBe('/manajemen-paket')
  expect(sent(updatePaket)).toHaveLength(1)
})

test('takes the parts as one text; a name that stays keeps its tie and its number §2.216', async () => {
  await edit()
  await expect.element(field('Nama Paket')).toHaveValue('Paket Bakteri')
  await expect.element(field('Deskripsi')).toHaveValue('Vitamin A')
  await expect.element(field('Harga')).toHaveValue('800000')
  await expect.element(field('Pilih Gambar')).not.toBeRequired()
  await fill('Deskripsi', 'Buku saku, , Vitamin A')
  await press('Simpan')
  await see('Paket berhasil diupdate')
  expect(JSON.parse(sent(updatePaket)[0]?.body.isi)).toEqual([
    { nama: 'Buku saku', produkId: null, jumlah: 1 },
    { nama: 'Vitamin A', produkId: 3, jumlah: 2 },
  ])
})

test('treats its parts as one field in a conflict, and keeps the typed names', async () => {
  await edit()
  const others = [{ nama: 'Iodin', produkId: 9, jumlah: 2 }]
  answer(updatePaket, refuse('ISIAN_BENTROK', { bentrok: [{ path: 'isi', label: 'Isi paket', sekarang: others }] }))
  await fill('Deskripsi', 'Vitamin A, Buku saku')
  await press('Simpan')
  const catatan = page.getByRole('group', { name: 'Isi paket: diubah orang lain' })
  await seeIn(catatan, '2× Iodin')
  await press(catatan.getByRole('button', { name: 'Pakai yang ini' }))
  await expect.element(field('Nama').first()).toHaveValue('Iodin')
  await expect.element(field('Nama').nth(1)).not.toBeInTheDocument()
  await press(catatan.getByRole('button', { name: 'Pakai isian saya' }))
  await expect.element(field('Nama').nth(1)).toHaveValue('Buku saku')
  answer(updatePaket, { ...PAKET, isi: [BAGIAN], message: 'ok' })
  await press('Simpan')
  await see('Paket berhasil diupdate')
  expect(JSON.parse(sent(updatePaket).at(-1)?.body.isi)).toEqual([
    { nama: 'Vitamin A', produkId: 3, jumlah: 2 },
    { nama: 'Buku saku', produkId: null, jumlah: 1 },
  ])
  expect(JSON.parse(sent(updatePaket).at(-1)?.body.semula)).toEqual({ isi: others })
})
