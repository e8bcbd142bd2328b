import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createKetentuan, deleteKetentuan, KetentuanRow, listKetentuanAdmin } from '#contract/ketentuan/admin.ts'
import { getKetentuan, Ketentuan } from '#contract/ketentuan/endpoints.ts'
import { dateWib } from '#contract/wib.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeIn } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KetentuanAddPage from './ketentuan-add.page.tsx'
import KetentuanListPage from './ketentuan-list.page.tsx'

const row = (ketentuanId: number, change: Partial<KetentuanRow>) =>
  contoh(KetentuanRow, { ketentuanId, jenis: 'syarat', berlaku: '2099-03-10', catatan: '', ...change })

test('only an announced version of the terms can be withdrawn', async () => {
  await page.viewport(1440, 900)
  answer(listKetentuanAdmin, {
    items: [
      row(1, { keadaan: 'akan', catatan: 'Masa keluhan 3 hari' }),
      row(2, { keadaan: 'berlaku', berlaku: '2026-03-10' }),
      row(3, { keadaan: 'lama', berlaku: '2026-01-10', jenis: 'privasi' }),
    ],
    total: 3,
  })
  await showAdmin(<KetentuanListPage />, { at: '/naskah-hukum' })
  const rows = page.getByRole('row')
  await seeIn(rows.nth(1), 'Syarat dan Ketentuan10 Maret 2099Akan berlakuMasa keluhan 3 hari')
  await seeIn(rows.nth(2), 'Syarat dan Ketentuan10 Maret 2026Berlaku–')
  await seeIn(rows.nth(3), 'Kebijakan Privasi10 Januari 2026Lama–')
  await expect.element(link('Kebijakan Privasi')).toHaveAttribute('href', '/kebijakan-privasi?per=2026-01-10')
  expect(button(/^Batalkan/).elements()).toHaveLength(1)
  await press('Batalkan Syarat dan Ketentuan, 10 Maret 2099')
  await see('Batalkan naskah ini?')
  answer(deleteKetentuan, { message: 'Naskah dibatalkan' })
  await press('Ya, Batalkan')
  await see('Naskah dibatalkan')
  expect(sent(deleteKetentuan)[0]?.params).toEqual({ ketentuanId: '1' })
  await page.viewport(390, 844)
})

test('a new version starts with the current text of its kind, and is published after a question', async () => {
  answer(getKetentuan, ({ params }) => contoh(Ketentuan, { isi: params.naskah === 'syarat' ? 'Syarat kini' : null }))
  const { address } = await showAdmin(<KetentuanAddPage />, { at: '/tambah-naskah-hukum' })
  await expect.element(field('Isi naskah')).toHaveValue('Syarat kini')
  await expect.element(field('Mulai berlaku')).toHaveValue(dateWib(new Date()).replace(/(\d+)-(\d+)-(\d+)/, '$3/$2/$1'))
  await fill('Naskah', 'privasi')
  await expect.element(field('Isi naskah')).not.toHaveValue('Syarat kini')
  await fill('Naskah', 'syarat')
  await expect.element(field('Isi naskah')).toHaveValue('Syarat kini')
  await fill('Isi naskah', 'Syarat baru')
  await fill('Naskah', 'privasi')
  await expect.element(field('Isi naskah')).toHaveValue('Syarat baru')
  await fill('Isi naskah', ' ')
  await press('Terbitkan')
  await see('Naskah belum diisi')
  await fill('Isi naskah', 'Privasi baru')
  await fill('Yang berubah', 'Semua')
  answer(createKetentuan, refuse('KETENTUAN_SUDAH_ADA'))
  await press('Terbitkan')
  await see('Terbitkan naskah ini?')
  await press('Periksa Lagi')
  expect(sent(createKetentuan)).toEqual([])
  await press('Terbitkan')
  await press('Ya, Terbitkan')
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.element(field('Isi naskah')).toHaveValue('Privasi baru')
  answer(createKetentuan, { ...row(4, { keadaan: 'akan' }), message: 'Naskah diterbitkan' })
  await press('Terbitkan')
  await press('Ya, Terbitkan')
  await expect.poll(address).toBe('/naskah-hukum')
  expect(sent(createKetentuan)[1]?.body).toEqual({
    jenis: 'privasi',
    berlaku: dateWib(new Date()),
    isi: 'Privasi baru',
    catatan: 'Semua',
  })
})
