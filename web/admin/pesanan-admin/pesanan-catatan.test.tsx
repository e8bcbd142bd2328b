import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { addCatatan, deleteCatatan, listPenanda, updatePenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { PesananCatatan } from './pesanan-catatan.tsx'

const SAVED_AT = '2026-03-10T03:00:00.000Z'
const open = (change: Partial<PesananAdmin> = {}) =>
  showAdmin(<PesananCatatan pesanan={contoh(PesananAdmin, { orderId: 4, ...change })} />)

beforeEach(() => {
  answer(listPenanda, [])
  answer(settlePermintaan, { keadaan: 'batal', status: null, jawaban: null })
})

describe('labels of an order', () => {
  test('are saved trimmed and in lower case, with the previous ones', async () => {
    answer(updatePenanda, { message: 'ok', penanda: ['grosir', 'rombongan'] })
    await open({ penanda: ['grosir'] })
    await press('Tambah')
    await expect.element(field('Tambah penanda')).toHaveAccessibleDescription('Tuliskan penandanya')
    await fill('Tambah penanda', '  ROMBONGAN ')
    await press('Tambah')
    await expect
      .poll(() => sent(updatePenanda)[0]?.body)
      .toEqual({
        penanda: ['grosir', 'rombongan'],
        semula: { penanda: ['grosir'] },
      })
    await expect.element(field('Tambah penanda')).toHaveValue('')
  })

  test('are removed', async () => {
    answer(updatePenanda, { message: 'ok', penanda: [] })
    await open({ penanda: ['grosir'] })
    await expect.element(page.getByRole('list', { name: 'Penanda' })).toMatchTextContent('grosir')
    await press('Hapus penanda grosir')
    await expect.poll(() => sent(updatePenanda)[0]?.body.penanda).toEqual([])
  })
})

describe('notes on an order', () => {
  test('stay in their field until they are saved', async () => {
    answer(addCatatan, bare(500, {}) as never)
    await open()
    await fill('Catatan baru', 'Telepon dulu sebelum kirim')
    await press('Simpan catatan')
    await see(/^Gagal menyimpan catatan/)
    await expect.element(field('Catatan baru')).toHaveValue('Telepon dulu sebelum kirim')
    answer(addCatatan, { message: 'Catatan tersimpan', catatanId: 9 })
    await press('Simpan catatan')
    await see('Catatan tersimpan')
    await expect.element(field('Catatan baru')).toHaveValue('')
    expect(sent(addCatatan).at(-1)?.body).toEqual({ isi: 'Telepon dulu sebelum kirim' })
  })

  test('are deleted after a confirmation', async () => {
    answer(deleteCatatan, { message: 'Catatan dihapus' })
    await open({ catatan_kantor: [{ catatanId: 9, isi: 'Telepon dulu', nama: 'Budi', waktu: SAVED_AT }] })
    await see('Telepon dulu')
    await press(button(/^Hapus catatan/))
    expect(sent(deleteCatatan)).toEqual([])
    await press('Ya, Hapus')
    await see('Catatan dihapus')
    expect(sent(deleteCatatan)[0]?.params).toEqual({ orderId: '4', catatanId: '9' })
  })
})
