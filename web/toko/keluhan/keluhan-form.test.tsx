import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Foto, uploadFoto } from '#contract/foto/endpoints.ts'
import { createKeluhan, Keluhan, KeluhanPesanan } from '#contract/keluhan/endpoints.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, pick, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { KeluhanForm } from './keluhan-form.tsx'
import { keluhanQuery } from './keluhan-queries.ts'

const PESANAN = contoh(KeluhanPesanan, {
  nomor: 'KS-1',
  jenis: ['rusak', 'terlambat'],
  barang: [
    { urutan: 0, nama: 'Vitamin A', jumlah: 3 },
    { urutan: 1, nama: 'Garam', jumlah: 1 },
  ],
})
const open = (pesanan: Partial<KeluhanPesanan> = {}) => {
  signIn()
  return show(<KeluhanForm pesanan={{ ...PESANAN, ...pesanan }} />)
}
const sum = (name: string) => page.getByRole('textbox', { name: `Jumlah ${name}` })
const foto = () => pick(field('Pilih Foto'), new File(['x'], 'a.png', { type: 'image/png' }))

describe('complaint', () => {
  test('names every missing field', async () => {
    await open()
    await press('Ajukan Keluhan')
    await see('Pilih apa yang terjadi')
    await see('Tambahkan minimal satu foto')
    await see('Ceritakan apa yang terjadi')
    const wishes = page.getByRole('group', { name: 'Apa yang Anda harapkan?' })
    await expect.element(wishes).toHaveAccessibleDescription('Pilih yang Anda harapkan')
    expect(sent(createKeluhan)).toEqual([])
  })

  test('requires the goods, up to the ordered quantity', async () => {
    await open()
    await press(field('Barang rusak atau bocor'))
    await press(field('Uang kembali'))
    await expect.element(field('Ceritakan yang terjadi')).toHaveAttribute('maxlength', '2000')
    await fill('Ceritakan yang terjadi', 'Bocor')
    answer(uploadFoto, contoh(Foto))
    await foto()
    await press('Ajukan Keluhan')
    await see('Pilih minimal satu barang')
    await fill(sum('Vitamin A'), '4')
    await expect.element(sum('Vitamin A')).toHaveValue('3')
    answer(createKeluhan, contoh(Keluhan))
    await press('Ajukan Keluhan')
    await expect
      .poll(() => sent(createKeluhan)[0]?.body)
      .toMatchObject({
        jenis: 'rusak',
        harapan: 'uang kembali',
        isi: 'Bocor',
        baris: [{ urutan: 0, jumlah: 3 }],
        foto: ['00000000-0000-4000-8000-000000000000'],
      })
  })

  test('knows which goods of an order of one thing', async () => {
    await open({ barang: [{ urutan: 0, nama: 'Vitamin A', jumlah: 3 }] })
    await expect.element(sum('Vitamin A')).toHaveValue('1')
  })

  test('requires neither goods nor a photo for a late order', async () => {
    const { queries } = await open()
    const { queryKey } = keluhanQuery('KS-1')
    queries.setQueryData(queryKey, contoh(KeluhanPesanan))
    await press(field('Pesanan terlambat'))
    await seeNot('Barang yang mana?')
    await see('Foto (opsional)')
    await press(field('Penjelasan saja'))
    await fill('Ceritakan yang terjadi', 'Belum sampai')
    answer(createKeluhan, contoh(Keluhan))
    await press('Ajukan Keluhan')
    await expect.poll(() => sent(createKeluhan)[0]?.body).toMatchObject({ jenis: 'terlambat', baris: [], foto: [] })
    await expect.poll(() => queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  test('loads the order again if another complaint was faster', async () => {
    const { queries } = await open()
    const { queryKey } = keluhanQuery('KS-1')
    queries.setQueryData(queryKey, contoh(KeluhanPesanan))
    await press(field('Pesanan terlambat'))
    await press(field('Penjelasan saja'))
    await fill('Ceritakan yang terjadi', 'Belum sampai')
    answer(createKeluhan, refuse('KELUHAN_SUDAH_ADA'))
    await press('Ajukan Keluhan')
    await expect.poll(() => queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  test.each([
    ['no answer', silence, /Keluhan belum terkirim. Periksa koneksi internet Anda/],
    ['a deleted photo', () => refuse('FOTO_TIDAK_ADA'), 'Foto gagal tersimpan. Hapus, lalu pilih lagi.'],
  ] as const)('keeps what was typed after %s', async (_, failure, text) => {
    await open()
    await press(field('Pesanan terlambat'))
    await press(field('Penjelasan saja'))
    await fill('Ceritakan yang terjadi', 'Belum sampai')
    answer(createKeluhan, failure)
    await press('Ajukan Keluhan')
    await see(text)
    await expect.element(field('Ceritakan yang terjadi')).toHaveValue('Belum sampai')
    await expect.element(field('Pesanan terlambat')).toBeChecked()
  })
})
