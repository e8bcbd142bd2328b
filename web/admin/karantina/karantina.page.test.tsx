import { describe, expect, test } from 'vitest'
import { destroyKarantina, Karantina, listKarantina, releaseKarantina } from '#contract/karantina/admin.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KarantinaPage from './karantina.page.tsx'

const lineOf = (change: Partial<Karantina> = {}) =>
  contoh(Karantina, { lotId: 5, nama: 'Vitamin A', nomor: 'L-1', sisih: 12, halangan: null, ...change })

async function open(...items: Karantina[]) {
  answer(listKarantina, { items, total: items.length })
  return showAdmin(<KarantinaPage />, { at: '/karantina' })
}

describe('quarantine', () => {
  test.each(['ditarik', 'kedaluwarsa', 'dekat'] as const)(
    'lets goods that are %s only be destroyed',
    async (halangan) => {
      await open(lineOf({ halangan }))
      await expect.element(button('Musnahkan: Vitamin A, lot L-1')).toBeVisible()
      await expect.element(button('Tandai layak jual: Vitamin A, lot L-1')).not.toBeInTheDocument()
    },
  )

  test('leads from recalled goods to their recall', async () => {
    await open(lineOf({ halangan: 'ditarik' }))
    await expect.element(link('Ditarik')).toHaveAttribute('href', '/tarik-lot/5')
  })

  test('puts goods back on sale with a number and a reason', async () => {
    await open(lineOf())
    await press('Tandai layak jual: Vitamin A, lot L-1')
    await expect.element(field('Jumlah')).toHaveValue('12')
    await see('Maksimal 12')
    await press('Layak Jual')
    await see('Tuliskan alasannya')
    await fill('Jumlah', '0')
    await fill('Alasan', 'Segel utuh')
    await press('Layak Jual')
    await see('Jumlah harus angka bulat, minimal 1')
    expect(sent(releaseKarantina)).toEqual([])
    answer(releaseKarantina, { message: 'Kembali ke stok', sisih: 2 })
    answer(listKarantina, { items: [lineOf({ sisih: 2 })], total: 1 })
    await fill('Jumlah', '10')
    await press('Layak Jual')
    await see('Kembali ke stok')
    await seeNot('Layak jual?')
    expect(sent(releaseKarantina)[0]).toMatchObject({
      params: { lotId: '5' },
      body: { jumlah: 10, alasan: 'Segel utuh' },
    })
  })

  test('destroys, and never sells, by the other button', async () => {
    await open(lineOf())
    await press('Musnahkan: Vitamin A, lot L-1')
    await see(/tidak bisa dibatalkan/)
    answer(destroyKarantina, { message: 'Dicatat', sisih: 0 })
    await fill('Alasan', 'Bocor')
    await press('Musnahkan')
    await see('Dicatat')
    expect(sent(destroyKarantina)).toHaveLength(1)
    expect(sent(releaseKarantina)).toEqual([])
  })

  test('keeps the dialog and its input when the server rejects it', async () => {
    await open(lineOf())
    await press('Tandai layak jual: Vitamin A, lot L-1')
    answer(releaseKarantina, refuse('LOT_TIDAK_LAYAK'))
    await fill('Alasan', 'Segel utuh')
    await press('Layak Jual')
    await expect.element(field('Alasan')).toHaveValue('Segel utuh')
    await expect.element(button('Layak Jual')).toBeEnabled()
  })

  test('shows the origin of goods, and the number of further ones', async () => {
    const origins = [1, 2, 3, 4, 5].map((quantity) => ({
      waktu: `2026-03-1${quantity}T03:00:00.000Z`,
      jumlah: quantity,
      alasan: 'kembali' as const,
      keterangan: '',
      pesanan: { orderId: quantity, jenis: 'satuan' as const, nomor: `KS-${quantity}` },
    }))
    await open(lineOf({ asal: origins }))
    await see(/1 × Kembali dari pembeli, 11 Maret 2026/)
    await expect.element(link('KS-1')).toHaveAttribute('href', '/detail-pesanan-satuan/1')
    await expect.element(link('KS-4')).not.toBeInTheDocument()
    await see('dan 2 lagi')
  })

  test.each([
    ['masuk', '', 'Barang masuk'],
    ['kemas', '', 'Kemasan dibuka'],
    ['sisih', 'Segel rusak', 'Segel rusak'],
  ] as const)('says how goods that no buyer returned came there: %s', async (reason, note, words) => {
    const origin = { waktu: '2026-03-10T03:00:00.000Z', jumlah: 3, alasan: reason, keterangan: note, pesanan: null }
    await open(lineOf({ kedaluwarsa: '2027-04-01', asal: [origin] }))
    await see(new RegExp(`3 × ${words}, 10 Maret 2026`))
    await see(/kedaluwarsa 1 April 2027/)
    await seeNot(/lagi$/)
  })

  test('hides ways to screens of other roles', async () => {
    const pesanan = { orderId: 1, jenis: 'satuan' as const, nomor: 'KS-1' }
    const origins = [
      { waktu: '2026-03-10T03:00:00.000Z', jumlah: 1, alasan: 'kembali' as const, keterangan: '', pesanan },
    ]
    answer(listKarantina, { items: [lineOf({ asal: origins })], total: 1 })
    await showAdmin(<KarantinaPage />, { at: '/karantina', peran: ['gudang'] })
    await see('KS-1')
    await expect.element(link('KS-1')).not.toBeInTheDocument()
  })
})
