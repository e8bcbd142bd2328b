import { beforeEach, describe, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import {
  createPengiriman,
  deletePengiriman,
  getPengirimanAdmin,
  listPengirimanAdmin,
  PengirimanAdmin,
  updatePengiriman,
} from '#contract/pengiriman/admin.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, press, see } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PengirimanAddPage from './pengiriman-add.page.tsx'
import PengirimanEditPage from './pengiriman-edit.page.tsx'
import PengirimanListPage from './pengiriman-list.page.tsx'

const SHIP = contoh(PengirimanAdmin, {
  shippingId: 4,
  kode: 'kapal',
  nama: 'Kapal',
  estimasi: '7 hari',
  biaya: 12_500,
  jalur: 'darat' as const,
  aktif: true,
  versi: 7,
})
const SAVE = { ...SHIP, message: 'Metode pengiriman tersimpan' }

beforeEach(() => {
  answer(listPengirimanAdmin, { items: [], total: 0 })
  answer(getPengirimanAdmin, SHIP)
  answer(listJejak, { items: [], total: 0 })
})

describe('form of a shipping method', () => {
  test('refuses half a rupiah, and a code that another method has', async () => {
    const same = 'Kode ini sudah dipakai metode lain. Pakai kode lain.'
    answer(createPengiriman, refuse('PENGIRIMAN_SUDAH_ADA', { errors: [{ path: 'kode', msg: same }] }))
    const { address } = await showAdmin(<PengirimanAddPage />, { at: '/tambah-pengiriman' })
    for (const [label, value] of [
      ['Nama', 'Kapal'],
      ['Kode', 'reguler'],
      ['Estimasi', '7 hari'],
      ['Biaya (rupiah)', '12.5'],
    ] as const)
      await fill(label, value)
    await press('Simpan')
    await see('Biaya harus angka bulat dalam rupiah, misalnya 125000 atau 125.000')
    expect(sent(createPengiriman)).toEqual([])
    await fill('Biaya (rupiah)', '12500')
    await press('Simpan')
    await expect.element(field('Kode')).toHaveAccessibleDescription(new RegExp(same))
    await expect.element(field('Kode')).toHaveFocus()
    answer(createPengiriman, SAVE)
    await fill('Kode', 'kapal')
    await press('Simpan')
    await expect.poll(address).toBe('/metode-pengiriman')
    expect(sent(createPengiriman).at(-1)?.body).toMatchObject({ kode: 'kapal', nama: 'Kapal', biaya: 12_500 })
  })

  test('says how it travels, and whether goods stay cold', async () => {
    answer(updatePengiriman, SAVE)
    const { address } = await showAdmin(screen(PengirimanEditPage, { shippingId: '4' }), { at: '/edit-pengiriman/4' })
    await expect.element(field('Jalur')).toHaveValue('darat')
    await expect.element(field(/^Menjaga dingin/)).not.toBeChecked()
    await fill('Jalur', 'udara')
    await press(field(/^Menjaga dingin/))
    await press('Simpan')
    await expect.poll(address).toBe('/metode-pengiriman')
    const { semula, ...body } = sent(updatePengiriman)[0]?.body ?? {}
    expect(body).toEqual({ jalur: 'udara', dingin: true })
    expect(JSON.parse(semula)).toEqual({ jalur: 'darat', dingin: false })
  })

  test('keeps the box as it was set when the server refuses', async () => {
    answer(updatePengiriman, refuse('PENGIRIMAN_TERAKHIR'))
    await showAdmin(screen(PengirimanEditPage, { shippingId: '4' }), { at: '/edit-pengiriman/4' })
    await press(field(/^Aktif/))
    await press('Simpan')
    await expect.poll(() => sent(updatePengiriman).length).toBe(1)
    await expect.element(field(/^Aktif/)).not.toBeChecked()
    expect(sent(updatePengiriman)[0]?.body).toMatchObject({ aktif: false })
  })
})

describe('list of shipping methods', () => {
  test('says how they travel, what they cost, and which are archived', async () => {
    const air = { ...SHIP, shippingId: 5, nama: 'Pesawat', jalur: 'udara' as const, dingin: true, aktif: false }
    answer(listPengirimanAdmin, { items: [SHIP, air], total: 2 })
    await showAdmin(<PengirimanListPage />, { at: '/metode-pengiriman' })
    await see('Udara, menjaga dingin')
    await see('Rp 12.500')
    await see('Diarsipkan')
  })

  test('says before one is deleted that a used one is only archived', async () => {
    answer(listPengirimanAdmin, { items: [SHIP], total: 1 })
    answer(deletePengiriman, { message: 'Metode pengiriman berhasil dihapus' })
    await showAdmin(<PengirimanListPage />, { at: '/metode-pengiriman' })
    await press('Hapus Kapal')
    await see(/Metode yang sudah dipakai pesanan hanya diarsipkan\.$/)
    await press('Ya, Hapus')
    await see('Metode pengiriman berhasil dihapus')
    expect(sent(deletePengiriman)[0]).toMatchObject({ params: { shippingId: '4' }, query: { versi: '7' } })
  })
})
