import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addKiriman, PartialKiriman } from '#contract/pemenuhan/kiriman-admin.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { pesananAdmin } from '#web/testing/contoh-pesanan.ts'
import { button, field, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { PesananKiriman } from './pesanan-kiriman.tsx'

const TIME = '2026-03-10T03:00:00.000Z'
const [IODIN] = pesananAdmin().items as [PesananAdmin['items'][number]]
const ITEMS = [
  { ...IODIN, jumlah: 3, kembali: 1 },
  { ...IODIN, urutan: 1, produkId: 4, nama: 'Garam', jumlah: 1 },
]
const KIRIMAN = contoh(PartialKiriman, {
  kirimanId: 8,
  kurir: 'JNE',
  resi: 'JP1',
  waktu: TIME,
  baris: [{ urutan: 0, jumlah: 2 }],
})
const open = (change: Partial<PesananAdmin>) =>
  showAdmin(
    <PesananKiriman
      pesanan={{ ...pesananAdmin(), kurir: 'JNE', items: ITEMS, ...change }}
      printTo={(kirimanId, kind) => `/cetak/${kirimanId}/${kind}`}
      usedUp={({ nama }) => <b>Kembalikan {nama}</b>}
    />,
  )
const section = () => page.getByRole('region', { name: 'Kirim sebagian' })

test.each<[string, Partial<PesananAdmin>]>([
  ['one unit', { items: [{ ...IODIN, jumlah: 1 }] }],
  ['one unit that is not returned', { items: [{ ...IODIN, jumlah: 2, kembali: 1 }] }],
  ['an unpaid order', { status_pembayaran: 'pending' }],
  ['a finished order', { status_pesanan: 'Pesanan Selesai' }],
  ['an order that was shipped whole', { resi: 'JP9' }],
])('offers no partial shipment of %s', async (_, change) => {
  await open(change)
  await expect.element(section()).not.toBeInTheDocument()
})

test('lists each shipment with its lines, sender and prints, and what is not shipped yet', async () => {
  await open({ kiriman: [KIRIMAN, { ...KIRIMAN, kirimanId: 9, kurir: '', resi: 'JP2', nama: 'Budi', baris: [] }] })
  const shipment = section().getByRole('listitem').filter({ hasText: 'oleh' })
  await seeIn(shipment.nth(0), `JNE JP12 × Iodin${formatTime(TIME)}, oleh akun yang sudah dihapus`)
  await seeIn(shipment.nth(1), 'JP2')
  await seeIn(shipment.nth(1), 'oleh Budi')
  await expect.element(link('Surat jalan JP1')).toHaveAttribute('href', '/cetak/8/surat-jalan')
  await expect.element(link('Label JP2')).toHaveAttribute('href', '/cetak/9/label')
  await seeIn(section(), 'Belum dikirim:1 × GaramCatat kiriman')
  await press(page.getByText('Ada barang yang habis? Kembalikan dananya'))
  await see('Kembalikan Garam')
  await seeNot('Kembalikan Iodin')
})

test('has nothing left to ship once every line is shipped', async () => {
  const all = ITEMS.map(({ urutan }) => ({ urutan, jumlah: urutan === 0 ? 2 : 1 }))
  await open({ resi: 'JP1', kiriman: [{ ...KIRIMAN, baris: all }] })
  await expect.element(section()).toBeVisible()
  await seeNot('Belum dikirim:')
  await expect.element(button('Catat kiriman')).not.toBeInTheDocument()
})

test('sends the units of a shipment, says what is wrong, and keeps what was typed', async () => {
  await open({})
  await see(/^Jika dikirim dalam beberapa paket/)
  await press('Catat kiriman')
  await expect.element(field('Kurir')).toHaveValue('JNE')
  await expect.element(field('Iodin')).toHaveValue('2')
  await expect.element(field('Iodin')).toHaveAccessibleDescription('Belum dikirim: 2')
  await press('Simpan kiriman')
  await expect.element(field('Nomor resi')).toHaveAccessibleDescription(/Isi nomor resinya/)
  await fill('Nomor resi', 'JP1')
  await fill('Iodin', '0')
  await fill('Garam', '0')
  await press('Simpan kiriman')
  await see('Pilih barang yang dikirim')
  await fill('Iodin', 'x')
  await press('Simpan kiriman')
  await see('Jumlah harus angka bulat')
  expect(sent(addKiriman)).toEqual([])
  answer(addKiriman, refuse('RESI_SUDAH_DIPAKAI'))
  await fill('Iodin', '1')
  await press('Simpan kiriman')
  await expect
    .poll(() => sent(addKiriman)[0]?.body)
    .toEqual({ kurir: 'JNE', resi: 'JP1', baris: [{ urutan: 0, jumlah: 1 }] })
  await expect.element(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
  await expect.element(field('Iodin')).toHaveValue('1')
  answer(addKiriman, { message: 'Kiriman dicatat' })
  await press('Simpan kiriman')
  await see('Kiriman dicatat')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
