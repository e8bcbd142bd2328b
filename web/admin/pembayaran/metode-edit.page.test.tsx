import { beforeEach, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { createMetode, getMetode, listMetode, MetodePembayaran } from '#contract/pembayaran/metode-admin.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, link, press, see } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import MetodeAddPage from './metode-add.page.tsx'
import MetodeEditPage from './metode-edit.page.tsx'

const QRIS = contoh(MetodePembayaran, { metodeId: 4, method: 'QRIS', description: 'Pindai', aktif: true })

beforeEach(() => {
  answer(getMetode, QRIS)
  answer(listJejak, { items: [], total: 0 })
})

test('edits the first method where the address has no number §2.221', async () => {
  answer(listMetode, { items: [QRIS], total: 1 })
  await showAdmin(screen(MetodeEditPage), { at: '/edit-metode' })
  await expect.element(field('Metode')).toHaveValue('QRIS')
  await expect.element(field('Deskripsi')).toHaveValue('Pindai')
  expect(sent(getMetode)[0]?.params).toEqual({ metodeId: '4' })
})

test('says why the first method did not load, and loads it when asked to', async () => {
  answer(listMetode, bare(400, { message: 'Sedang dirawat' }))
  await showAdmin(screen(MetodeEditPage), { at: '/edit-metode' })
  await see('Sedang dirawat')
  answer(listMetode, { items: [QRIS], total: 1 })
  await press('Coba Lagi')
  await expect.element(field('Metode')).toHaveValue('QRIS')
})

test('offers to add the first where there is none', async () => {
  answer(listMetode, { items: [], total: 0 })
  await showAdmin(screen(MetodeEditPage), { at: '/edit-metode' })
  await see('Belum ada metode pembayaran. Tambahkan dulu.')
  await expect.element(link('Tambah Metode')).toHaveAttribute('href', '/tambah-metode')
})

test('reports a missing name under its field', async () => {
  await showAdmin(<MetodeAddPage />, { at: '/tambah-metode' })
  await press('Simpan')
  await expect.element(field('Metode')).toHaveAccessibleDescription('Metode tidak boleh kosong')
  expect(sent(createMetode)).toEqual([])
})
