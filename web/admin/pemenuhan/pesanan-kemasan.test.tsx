import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseLot, getLotChoices, LotChoice, repackPesanan } from '#contract/pemenuhan/kemasan-admin.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatDate } from '#contract/wib.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { pesananAdmin } from '#web/testing/contoh-pesanan.ts'
import { button, field, fill, link, press, see, seeIn } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { PesananKemasan } from './pesanan-kemasan.tsx'

const EXPIRY = '2027-04-01'
const [BAGIAN] = pesananAdmin().bagian as [PesananAdmin['bagian'][number]]
const LOT = { lotId: 1, nomor: 'L-1', kedaluwarsa: EXPIRY, jumlah: 2, alasan: '', halangan: null }
const open = (bagian: Partial<PesananAdmin['bagian'][number]>, change: Partial<PesananAdmin> = {}) =>
  showAdmin(<PesananKemasan pesanan={pesananAdmin({ bagian: [{ ...BAGIAN, ...bagian }], ...change })} />)
const section = () => page.getByRole('region', { name: 'Kemasan' })

describe('lots of an order', () => {
  test('are packed ones with their reason, proposed ones, and the shortage', async () => {
    const proposed = [{ lotId: 2, nomor: '', kedaluwarsa: null, jumlah: 1 }]
    await open({ dipegang: 5, kemasan: [{ ...LOT, alasan: 'Dus terbuka' }], usul: proposed })
    await seeIn(section(), '5 × Iodin')
    await seeIn(section(), `Dikemas2 × L-1, kedaluwarsa ${formatDate(EXPIRY)}Alasan: Dus terbuka`)
    await seeIn(section(), 'Akan dikemas1 × Tanpa nomorKurang 2: tidak ada lot yang boleh dikemas.')
    await expect.element(link('Catat barang masuk')).toHaveAttribute('href', '/barang-masuk')
    await expect.element(button('Buka kemasan')).toBeVisible()
    await expect.element(button('Kemas ulang')).not.toBeInTheDocument()
  })

  test('are not shown for goods that the order does not hold', async () => {
    await open({ dipegang: 0 })
    await expect.element(section()).not.toBeInTheDocument()
  })

  test.each<[string, Partial<PesananAdmin>, string[]]>([
    ['after shipping', { resi: 'JP1' }, []],
    ['after the end', { status_pesanan: 'Pesanan Selesai' }, []],
    ['before payment', { status_pembayaran: 'pending' }, ['Kemas ulang', 'Buka kemasan']],
  ])('can be changed only while a paid order is in the shop: %s', async (_, change, actions) => {
    await open({ kemasan: [{ ...LOT, halangan: 'kedaluwarsa' }], usul: [] }, change)
    await seeIn(section(), 'Kedaluwarsa')
    expect(
      section()
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(actions)
  })

  test('are replaced if one was withdrawn', async () => {
    await open({ kemasan: [{ ...LOT, halangan: 'ditarik' }], usul: [] })
    await see('Ditarik')
    await see(/^Isi kemasan ini ditarik atau kedaluwarsa/)
    answer(repackPesanan, refuse('LOT_TIDAK_CUKUP'))
    await press('Kemas ulang')
    await expect.poll(() => section().getByRole('alert').elements().length).toBe(2)
    answer(repackPesanan, { message: 'Paket dikemas ulang' })
    await press('Kemas ulang')
    await see('Paket dikemas ulang')
    await expect.element(button('Kemas ulang')).not.toBeInTheDocument()
    expect(sent(repackPesanan).at(-1)?.params).toEqual({ orderId: '5' })
  })
})

describe('choice of other lots', () => {
  const PILIHAN = LotChoice.shape.pilihan.element
  const choice = (change: Partial<LotChoice> = {}) =>
    contoh(LotChoice, {
      produkId: 3,
      nama: 'Iodin',
      jumlah: 2,
      pilihan: [
        contoh(PILIHAN, { lotId: 1, nomor: 'L-1', kedaluwarsa: EXPIRY, jumlah: 4, usul: 2 }),
        contoh(PILIHAN, { lotId: 2, nomor: 'L-2', jumlah: 5, halangan: 'ditarik' }),
        contoh(PILIHAN, { lotId: 3, nomor: 'L-3', kedaluwarsa: EXPIRY, jumlah: 5, halangan: 'kedaluwarsa' }),
        contoh(PILIHAN, { lotId: 4, nomor: '', jumlah: 0 }),
        contoh(PILIHAN, { lotId: 5, nomor: 'L-5', jumlah: 9 }),
      ],
      ...change,
    })
  const sum = () => page.getByText(/^Ambil/)

  test('starts with the proposal, and says why a lot is not to be had', async () => {
    answer(getLotChoices, choice())
    await open({})
    await press('Ganti lot Iodin')
    await seeIn(sum(), 'Ambil 2 Iodin. Dipilih 2 dari 2.')
    const expiry = `kedaluwarsa ${formatDate(EXPIRY)}`
    for (const [label, value, hint, isFixed] of [
      ['L-1', '2', `Maksimal 4, ${expiry}`, false],
      ['L-2', '0', 'Ditarik: tidak boleh dikemas', true],
      ['L-3', '0', `Maksimal 5, ${expiry}, tidak boleh dikemas`, true],
      ['Tanpa nomor', '0', 'Maksimal 0, semuanya di karantina', true],
      ['L-5', '0', 'Maksimal 9', false],
    ] as const) {
      await expect.element(field(label)).toHaveValue(value)
      await expect.element(field(label)).toHaveAccessibleDescription(hint)
      expect((field(label).element() as HTMLInputElement).readOnly).toBe(isFixed)
    }
    await expect.element(field('Cari nomor lot')).not.toBeInTheDocument()
    await fill('L-1', '1')
    await seeIn(sum(), 'Dipilih 1 dari 2.')
  })

  test('starts with what is packed, and finds a lot among many', async () => {
    const many = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1'].map((nomor, at) =>
      contoh(PILIHAN, { lotId: at + 1, nomor, jumlah: 9, usul: at === 0 ? 2 : 0 }),
    )
    answer(getLotChoices, choice({ pilihan: many, lot: [{ lotId: 3, jumlah: 2 }] }))
    await open({})
    await press('Ganti lot Iodin')
    await expect.element(field('B1')).toHaveValue('2')
    await expect.element(field('A1')).toHaveValue('0')
    await fill('Cari nomor lot', ' b')
    await expect.element(field('A1')).not.toBeVisible()
    await expect.element(field('B2')).toBeVisible()
  })

  test("shows another user's choice, and replaces it when saved again", async () => {
    answer(getLotChoices, choice())
    await open({})
    await press('Ganti lot Iodin')
    const theirs = [{ lotId: 5, jumlah: 2 }]
    answer(chooseLot, refuse('ISIAN_BENTROK', { bentrok: [{ nama: 'lot', sekarang: theirs }] }))
    await fill('Alasan', 'Dus terbuka')
    await press('Kemas dari lot ini')
    await see('Orang lain baru saja memilih lot 2 × L-5. Simpan lagi untuk memakai pilihan Anda, atau tutup.')
    answer(chooseLot, { message: 'Lot diganti', lot: [] })
    await press('Kemas dari lot ini')
    await see('Lot diganti')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(sent(chooseLot).map(({ body }) => body)).toEqual([
      { lot: [{ lotId: 1, jumlah: 2 }], alasan: 'Dus terbuka', semula: { lot: [] } },
      { lot: [{ lotId: 1, jumlah: 2 }], alasan: 'Dus terbuka', semula: { lot: theirs } },
    ])
  })

  test('stays open with the reason if the shop refuses it', async () => {
    answer(getLotChoices, choice())
    await open({})
    await press('Ganti lot Iodin')
    answer(chooseLot, refuse('LOT_TIDAK_CUKUP', { message: 'Lot sudah habis.' }))
    await press('Kemas dari lot ini')
    await see('Lot sudah habis.')
    await expect.element(field('L-1')).toHaveValue('2')
  })

  test('needs the list of lots', async () => {
    answer(getLotChoices, silence)
    await open({})
    await press('Ganti lot Iodin')
    await see(/^Gagal memuat lot/)
    await expect.element(button('Kemas dari lot ini')).toBeDisabled()
    answer(getLotChoices, choice())
    await press('Coba Lagi')
    await expect.element(button('Kemas dari lot ini')).toBeEnabled()
  })
})
