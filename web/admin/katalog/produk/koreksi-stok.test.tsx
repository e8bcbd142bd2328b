import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { correctStok, ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { KoreksiStok } from './koreksi-stok.tsx'

const PRODUK = contoh(ProdukAdmin, { produkId: 3, nama: 'Vitamin A', stok: 1200, versiStok: 7 })

async function open() {
  await showAdmin(<KoreksiStok produk={PRODUK} />)
  await press('Koreksi Stok')
  await see('1.200')
}

describe('correction of stock', () => {
  test.each([
    ['hitung', { stok: 12 }],
    ['tambah', { perubahan: 12 }],
    ['kurang', { perubahan: -12 }],
  ] as const)('sends of "%s" what it means, and what was seen', async (method, body) => {
    answer(correctStok, { ...PRODUK, message: 'Stok dikoreksi' })
    await open()
    await fill('Cara', method)
    await fill('Jumlah', '12')
    await fill('Alasan', 'Hasil hitung')
    await press('Simpan Koreksi')
    await see('Stok dikoreksi')
    await seeNot('Simpan Koreksi')
    expect(sent(correctStok)[0]?.body).toEqual({ ...body, versiStok: 7, keterangan: 'Hasil hitung' })
  })

  test('takes neither a missing reason nor half a unit', async () => {
    await open()
    await fill('Jumlah', '1,5')
    await press('Simpan Koreksi')
    await see('Jumlah harus angka bulat, minimal 0')
    await see('Alasan tidak boleh kosong!')
    await expect.element(field('Jumlah')).toHaveFocus()
    expect(sent(correctStok)).toEqual([])
  })

  test('keeps its input after an error, and when closed and reopened', async () => {
    answer(correctStok, refuse('STOK_SUDAH_DIKOREKSI'))
    await open()
    await fill('Jumlah', '12')
    await fill('Alasan', 'Hasil hitung')
    await press('Simpan Koreksi')
    await expect.element(button('Simpan Koreksi')).toBeEnabled()
    await expect.element(field('Alasan')).toHaveValue('Hasil hitung')
    await userEvent.keyboard('{Escape}')
    await expect.element(field('Alasan')).not.toBeInTheDocument()
    await expect.element(button('Koreksi Stok')).toHaveFocus()
    await press('Koreksi Stok')
    await expect.element(field('Jumlah')).toHaveValue('12')
  })
})
