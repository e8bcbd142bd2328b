import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { getSurat, listSurat, resendAllSurat, resendSurat, SuratAdmin, SuratSummary } from '#contract/surat/admin.ts'
import { answer, later, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import SuratListPage from './surat-list.page.tsx'

const FAILED = contoh(SuratSummary, {
  suratId: 4,
  kepada: 'a@b.id',
  subjek: 'Pesanan diterima',
  status: 'gagal' as const,
  percobaan: 1,
  kesalahan: "Can't send mail - all recipients were rejected: 550 no",
})
const open = () => showAdmin(<SuratListPage />, { at: '/daftar-surat' })

beforeEach(() => {
  answer(listSurat, { items: [FAILED], total: 1 })
  answer(listJejak, { items: [], total: 0 })
})

describe('mails', () => {
  test('are read in a dialog that has an address', async () => {
    answer(getSurat, contoh(SuratAdmin, { ...FAILED, teks: 'Nomor pesanan: KS-1' }))
    const { address } = await open()
    await press(link('Buka email 4: Pesanan diterima'))
    const dialog = page.getByRole('dialog', { name: 'Pesanan diterima' })
    await expect.element(dialog.getByText('Nomor pesanan: KS-1')).toBeVisible()
    await expect.element(dialog.getByText(FAILED.kesalahan)).toBeVisible()
    await expect.poll(address).toContain('surat=4')
    await press('Tutup')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(address).not.toContain('surat=')
  })

  test('that failed show the reason, and are sent again', async () => {
    answer(resendSurat, contoh(SuratAdmin, FAILED))
    await open()
    await see(/^Alamat tujuan ditolak server email\./)
    await press('Kirim lagi email 4 kepada a@b.id')
    await see('Email dikirim lagi')
    expect(sent(resendSurat)[0]?.params).toEqual({ suratId: '4' })
  })

  test.each(['gagal', 'tertunda'] as const)(
    'that are %s are sent again from their dialog, and not while that is on its way',
    async (status) => {
      const delayed = {
        ...FAILED,
        status,
        percobaan: 2,
        dicoba: '2026-11-20T04:00:00.000Z',
        berikutnya: '2026-11-20T04:00:00.000Z',
      }
      answer(getSurat, contoh(SuratAdmin, { ...delayed, teks: 'Nomor pesanan: KS-1' }))
      const resent = later<SuratAdmin>()
      answer(resendSurat, resent.answer)
      await open()
      await press(link('Buka email 4: Pesanan diterima'))
      await see(/^2 kali, terakhir 20 November 2026, 11\.00 WIB$/)
      const again = page.getByRole('dialog', { name: 'Pesanan diterima' }).getByRole('button', { name: /Kirim Lagi/ })
      await again.click()
      await expect.element(again).toBeDisabled()
      resent.come(contoh(SuratAdmin, delayed))
      await see('Email dikirim lagi')
    },
  )

  test('are all sent again only after a confirmation', async () => {
    answer(resendAllSurat, { message: '1 email dikirim lagi', jumlah: 1 })
    await open()
    await press('Tindakan lain')
    await press('Kirim Lagi Semua')
    await press('Batal')
    await seeNot('Kirim lagi semua email?')
    expect(sent(resendAllSurat)).toEqual([])
    await press('Kirim Lagi Semua')
    await press('Ya, Kirim')
    await see('1 email dikirim lagi')
    expect(sent(resendAllSurat)).toHaveLength(1)
  })

  test('that were sent are not sent again', async () => {
    answer(listSurat, { items: [{ ...FAILED, status: 'terkirim', kesalahan: '' }], total: 1 })
    await open()
    await see('Pesanan diterima')
    await expect.element(page.getByRole('button', { name: /^Kirim lagi email/ })).not.toBeInTheDocument()
  })
})
