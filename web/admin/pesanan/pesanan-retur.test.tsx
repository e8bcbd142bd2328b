import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createRetur, Retur, receiveRetur } from '#contract/retur/admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { pesananAdmin } from '#web/testing/contoh-pesanan.ts'
import { button, field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { PesananRetur } from './pesanan-retur.tsx'

const SENT = { resi: 'JP-1', status_pesanan: 'Sedang Di Proses' } as const
const retur = (change: Partial<Retur> = {}) =>
  contoh(Retur, {
    returId: 4,
    produkId: 3,
    nama: 'Iodin',
    jumlah: 2,
    rak: 0,
    karantina: 0,
    hilang: 1,
    alasan: 'Bocor',
    selesai: null,
    ...change,
  })
const dialog = (name: string) => page.getByRole('dialog', { name })

describe('returns of an order', () => {
  test('are recorded for the units at the buyer that are not expected yet', async () => {
    answer(createRetur, { message: 'Retur dicatat' })
    await showAdmin(<PesananRetur pesanan={pesananAdmin({ ...SENT, retur: [retur()] })} />)
    await see('Ditunggu 1')
    await press('Catat Retur Ditunggu')
    await expect.element(field('Iodin')).toHaveAccessibleDescription('Maksimal 1')
    const save = dialog('Catat Retur Ditunggu').getByRole('button', { name: 'Catat Retur' })
    await press(save)
    await see('Isi jumlah barang yang ditunggu')
    await fill('Iodin', '1')
    await fill('Alasan', 'Salah kirim')
    await press(save)
    await see('Retur dicatat')
    await expect.element(dialog('Catat Retur Ditunggu')).not.toBeInTheDocument()
    expect(sent(createRetur)[0]?.body).toEqual({ barang: [{ produkId: 3, jumlah: 1 }], alasan: 'Salah kirim' })
  })

  test.each([
    ['before the goods leave the shop', { resi: '' }, []],
    ['if all of the goods are expected already', {}, [retur({ hilang: 0 })]],
  ])('are not recorded %s', async (_, change, list) => {
    await showAdmin(<PesananRetur pesanan={pesananAdmin({ ...SENT, ...change, retur: list })} />)
    await expect.element(button('Catat Retur Ditunggu')).not.toBeInTheDocument()
  })

  test('go to quarantine unless the office says otherwise', async () => {
    answer(receiveRetur, { message: 'Barang diterima' })
    await showAdmin(<PesananRetur pesanan={pesananAdmin({ ...SENT, retur: [retur({ jumlah: 3, rak: 1 })] })} />)
    await see('1 ke rak, 1 tidak datang')
    await press('Terima Iodin')
    await see(/^Masih ditunggu 1\./)
    await press(dialog('Terima Iodin').getByRole('button', { name: 'Terima Barang' }))
    await see('Barang diterima')
    await expect.element(dialog('Terima Iodin')).not.toBeInTheDocument()
    expect(sent(receiveRetur)[0]?.body).toEqual({ rak: 0, karantina: 1, hilang: 0 })
  })

  test('are received once', async () => {
    const received = retur({ karantina: 1, selesai: '2026-11-20T03:00:00.000Z' })
    await showAdmin(<PesananRetur pesanan={pesananAdmin({ ...SENT, retur: [received] })} />)
    await see('Selesai')
    await seeNot(/^Ditunggu/)
    await expect.element(button('Terima Iodin')).not.toBeInTheDocument()
  })
})
