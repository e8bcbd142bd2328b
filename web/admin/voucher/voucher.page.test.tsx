import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listGrup } from '#contract/grup/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { listKategori } from '#contract/katalog/endpoints.ts'
import {
  createVoucher,
  deleteVoucher,
  getVoucher,
  listVoucher,
  updateVoucher,
  VoucherAdmin,
} from '#contract/voucher/admin.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { findViolations } from '#web/testing/axe.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { field, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import VoucherAddPage from './voucher-add.page.tsx'
import VoucherEditPage from './voucher-edit.page.tsx'
import VoucherListPage from './voucher-list.page.tsx'

const voucher = (change: Partial<VoucherAdmin>) =>
  contoh(VoucherAdmin, { voucherId: 3, kode: 'PANEN', nama: 'Promo panen', jenis: 'nominal', nilai: 5000, ...change })

beforeEach(() => {
  answer(listGrup, { items: [], total: 0 })
  answer(listKategori, [])
  answer(listJejak, { items: [], total: 0 })
})

describe('form of a voucher', () => {
  const add = () => showAdmin(<VoucherAddPage />, { at: '/tambah-voucher' })

  test('names missing fields, and limits that contradict each other', async () => {
    answer(createVoucher, { ...voucher({}), message: 'Voucher berhasil ditambahkan' })
    const { address } = await add()
    await press('Simpan')
    await see('Nama tidak boleh kosong')
    await fill('Kode', 'panen')
    await fill('Nama', 'Promo panen')
    await fill('Nilai', '5000')
    await press(field(/^Hanya pesanan pertama/))
    await fill('Berlaku mulai', '2026-03-10')
    await fill('Berlaku sampai', '2026-03-09')
    await press('Simpan')
    await expect
      .element(field('Berlaku sampai'))
      .toHaveAccessibleDescription(/Tanggal berakhir harus setelah tanggal mulai/)
    expect(sent(createVoucher)).toEqual([])
    expect(await findViolations()).toEqual([])
    await fill('Berlaku sampai', '2026-04-10')
    await press('Simpan')
    await see('Voucher berhasil ditambahkan')
    await expect.poll(address).toBe('/voucher')
    expect(sent(createVoucher)[0]?.body).toMatchObject({
      kode: 'PANEN',
      nama: 'Promo panen',
      jenis: 'nominal',
      nilai: 5000,
      mulai: '2026-03-10',
      sampai: '2026-04-10',
      batas_pelanggan: 1,
      pertama: true,
    })
  })

  test('offers a retry if the groups do not load', async () => {
    answer(listGrup, silence)
    const { queries } = await add()
    await see('Gagal memuat pilihan voucher')
    answer(listGrup, { items: [], total: 0 })
    await press('Coba Lagi')
    await fill('Kode', 'PANEN')
    answer(listGrup, silence)
    await queries.refetchQueries()
    await press('Simpan')
    await see('Nama tidak boleh kosong')
    await expect.element(field('Kode')).toHaveValue('PANEN')
    await seeNot('Gagal memuat pilihan voucher')
  })

  test('sends the changed fields of an existing one', async () => {
    answer(getVoucher, contohResponse(getVoucher, voucher({ aktif: true })))
    answer(updateVoucher, { ...voucher({}), message: 'Voucher berhasil diperbarui' })
    await showAdmin(screen(VoucherEditPage, { voucherId: '3' }), { at: '/edit-voucher/3' })
    await fill('Nama', 'Promo raya')
    await press('Simpan')
    await see('Voucher berhasil diperbarui')
    expect(sent(updateVoucher)[0]?.body).toEqual({
      nama: 'Promo raya',
      semula: JSON.stringify({ nama: 'Promo panen' }),
    })
  })

  test('keeps the maximum of a percentage in view after a change to rupiah', async () => {
    await add()
    await seeNot('Maksimal potongan (rupiah)')
    await field('Jenis').selectOptions('persen')
    await fill('Maksimal potongan (rupiah)', '9000')
    await field('Jenis').selectOptions('nominal')
    await expect.element(field('Maksimal potongan (rupiah)')).toHaveValue('9000')
  })

  test('requires a confirmation to sell below cost, and sends it', async () => {
    answer(createVoucher, ({ body }) =>
      body.modalDisadari
        ? { ...voucher({}), message: 'Voucher berhasil ditambahkan' }
        : refuse('DI_BAWAH_MODAL', { rincian: { nama: 'Iodin' } }),
    )
    await add()
    await fill('Kode', 'PANEN')
    await fill('Nama', 'Promo panen')
    await fill('Nilai', '5000')
    await press('Simpan')
    await see('Dijual di bawah harga modal?')
    await press('Periksa Lagi')
    await seeNot('Dijual di bawah harga modal?')
    await press('Simpan')
    await press('Ya, Simpan')
    await see('Voucher berhasil ditambahkan')
  })
})

test('the list shows days and uses of a voucher', async () => {
  const items = [
    voucher({ mulai: '2026-03-10', sampai: '2026-04-10', batas_total: 20, terpakai: 0 }),
    voucher({ voucherId: 4, kode: 'BEBAS', mulai: null, sampai: null, batas_total: null, terpakai: 7 }),
  ]
  answer(listVoucher, { items, total: 2 })
  await showAdmin(<VoucherListPage />, { at: '/voucher' })
  await see('10 Maret 2026 – 10 April 2026')
  await see('0 dari 20')
  await see('Selalu')
  await see('7')
  await expect.element(link('Edit PANEN')).toHaveAttribute('href', '/edit-voucher/3')
  answer(deleteVoucher, { message: 'Voucher dihapus' })
  await press('Hapus BEBAS')
  await press(page.getByRole('alertdialog').getByRole('button').last())
  await see('Voucher dihapus')
  expect(sent(deleteVoucher)[0]).toMatchObject({
    params: { voucherId: '4' },
    query: { versi: String(items[1]?.versi) },
  })
})
