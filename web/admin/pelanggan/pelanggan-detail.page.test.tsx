import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GrupAdmin, listGrup } from '#contract/grup/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import {
  addCatatanPelanggan,
  getPelanggan,
  listPelanggan,
  PelangganAdmin,
  PelangganSummary,
  updatePelanggan,
} from '#contract/pelanggan/admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PelangganDetailPage from './pelanggan-detail.page.tsx'

const PELANGGAN = contoh(PelangganAdmin, {
  penggunaId: 9,
  nama: 'Bu Tambak',
  email: 'tambak@contoh.id',
  no_hp: '081234567890',
  grupId: null,
  pesananTerakhir: [contoh(PelangganAdmin.shape.pesananTerakhir.element, { orderId: 5, nomor: 'KS-5' })],
})
const GRUP = contoh(GrupAdmin, { grupId: 2, nama: 'Kelompok tani', aktif: true })

beforeEach(() => {
  answer(getPelanggan, PELANGGAN)
  answer(listGrup, { items: [GRUP], total: 1 })
  answer(listJejak, { items: [], total: 0 })
  answer(listTemplat, [])
})
const open = () => showAdmin(screen(PelangganDetailPage, { penggunaId: '9' }), { at: '/pelanggan/9' })

describe('customer', () => {
  test('is shown with the newest orders', async () => {
    await open()
    await expect.element(page.getByRole('heading', { name: 'Bu Tambak', level: 1 })).toBeVisible()
    await expect.element(link('KS-5')).toHaveAttribute('href', '/detail-pesanan-satuan/5')
  })

  test('offers a retry if the groups do not load', async () => {
    answer(listGrup, silence)
    await open()
    await see('Gagal memuat pembeli')
    answer(listGrup, { items: [GRUP], total: 1 })
    await press('Coba Lagi')
    await expect.element(field('Grup Bu Tambak')).toBeVisible()
  })

  test('without an email address shows no placeholder for it', async () => {
    answer(getPelanggan, { ...PELANGGAN, email: 'hp-1@tanpa-email.invalid', email_dikonfirmasi: false })
    await open()
    await see('Tanpa email')
    await seeNot('Belum dikonfirmasi')
    expect(link(/invalid/).elements()).toEqual([])
  })

  test('without an email address is merged by the phone number', async () => {
    const EMAIL = 'hp-1@tanpa-email.invalid'
    answer(getPelanggan, { ...PELANGGAN, email: EMAIL })
    const twin = contoh(PelangganSummary, { penggunaId: 8, nama: 'Tambak', email: EMAIL, no_hp: '081234567891' })
    answer(listPelanggan, { items: [twin], total: 1 })
    await open()
    await press('Gabungkan akun kembar')
    await fill(page.getByRole('combobox', { name: 'Akun lain milik pembeli yang sama' }), 'tambak')
    await userEvent.click(page.getByRole('option', { name: /^Tambak/ }))
    await see(/pembeli login dengan 0812/)
    await seeNot(/invalid/)
  })

  test('loads again after a failure', async () => {
    answer(getPelanggan, silence)
    await open()
    await see('Gagal memuat pembeli')
    answer(getPelanggan, PELANGGAN)
    await press('Coba Lagi')
    await expect.element(link('KS-5')).toBeVisible()
  })

  test('gets a note of the office, never an empty one', async () => {
    await open()
    await press('Simpan Catatan')
    await expect.element(field('Catatan baru')).toHaveAccessibleDescription(/Tuliskan catatannya/)
    expect(sent(addCatatanPelanggan)).toEqual([])
    answer(addCatatanPelanggan, { message: 'Catatan disimpan', catatanId: 1 })
    const catatan = contoh(PelangganAdmin.shape.catatan.element, { catatanId: 1, teks: 'Suka ditelepon pagi' })
    answer(getPelanggan, { ...PELANGGAN, catatan: [catatan] })
    await fill('Catatan baru', ' Suka ditelepon pagi ')
    await press('Simpan Catatan')
    await see('Catatan disimpan')
    await see('Suka ditelepon pagi')
    await expect.element(field('Catatan baru')).toHaveValue('')
    expect(sent(addCatatanPelanggan)).toMatchObject([
      { params: { penggunaId: '9' }, body: { teks: 'Suka ditelepon pagi' } },
    ])
  })

  test('gets a group at once', async () => {
    await open()
    answer(updatePelanggan, { message: 'Pembeli berhasil diperbarui', grupId: 2 })
    answer(getPelanggan, { ...PELANGGAN, grupId: 2 })
    await fill('Grup Bu Tambak', '2')
    await see('Pembeli berhasil diperbarui')
    await expect.element(field('Grup Bu Tambak')).toHaveValue('2')
    expect(sent(updatePelanggan)).toMatchObject([{ body: { grupId: 2, semula: '{"grupId":null}' } }])
  })

  test('keeps the old group where the new one is refused', async () => {
    await open()
    answer(updatePelanggan, refuse('GRUP_TIDAK_ADA', { message: 'Grup sudah dihapus.' }))
    await fill('Grup Bu Tambak', '2')
    await see('Grup sudah dihapus.')
    await expect.element(field('Grup Bu Tambak')).toHaveValue('')
  })
})
