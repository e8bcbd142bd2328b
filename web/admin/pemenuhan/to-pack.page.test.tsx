import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { KEMAS_MAX, listToPack, ToPack } from '#contract/pemenuhan/kiriman-admin.ts'
import type { Peran } from '#contract/peran.ts'
import { formatDate } from '#contract/wib.ts'
import { answer, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see, seeIn } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import ToPackPage from './to-pack.page.tsx'

const PRODUK = ToPack.shape.produk.element
const LIST = {
  pesanan: 3,
  produk: [
    contoh(PRODUK, {
      produkId: 3,
      nama: 'Iodin',
      rak_gudang: 'A2',
      jumlah: 1500,
      pesanan: 2,
      suhu_simpan: 'dingin',
      lot: [
        { lotId: 1, nomor: 'L-1', kedaluwarsa: '2027-04-01', jumlah: 1200 },
        { lotId: 2, nomor: '', kedaluwarsa: null, jumlah: 100 },
      ],
    }),
    contoh(PRODUK, {
      produkId: 4,
      nama: 'Garam',
      jumlah: 1,
      suhu_simpan: 'ruang',
      lot: [{ lotId: 3, nomor: 'G', kedaluwarsa: null, jumlah: 1 }],
    }),
  ],
}
const open = (at: string, peran: Peran[] = ['pemilik']) => showAdmin(<ToPackPage />, { at, peran })
const item = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

test('the list of goods to pack has the units of each lot, and the missing ones', async () => {
  answer(listToPack, silence)
  await open('/perlu-dikemas')
  await see(/^Gagal memuat daftar/)
  answer(listToPack, LIST)
  await press('Coba Lagi')
  await see(/^Untuk 3 pesanan lunas yang belum diproses/)
  await seeIn(item('Iodin'), /Iodin Harus dingin/)
  await seeIn(item('Iodin'), `1.200 dari lot L-1, kedaluwarsa ${formatDate('2027-04-01')}100 dari lot tanpa nomor`)
  await seeIn(item('Iodin'), /200/)
  await seeIn(item('Garam'), /^(?!.*(?:Harus dingin|kedaluwarsa|[Kk]urang)).*1 dari lot G/)
  await expect
    .element(link('Proses sekaligus'))
    .toHaveAttribute('href', '/pesanan-semua?pembayaran=success&status=Menunggu+Respon')
})

test('the list of chosen orders is for picking alone, and a packer processes none at once', async () => {
  answer(listToPack, { ...LIST, pesanan: KEMAS_MAX })
  const first = await open('/perlu-dikemas?id=4,5')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Daftar Ambil' })).toBeVisible()
  await see(/^Untuk 1\.000 pesanan lunas tertua yang belum diproses/)
  expect(sent(listToPack)[0]?.query).toEqual({ id: '4,5' })
  await expect.element(link('Proses sekaligus')).not.toBeInTheDocument()
  await first.unmount()
  answer(listToPack, { pesanan: 0, produk: [] })
  await open('/perlu-dikemas', ['gudang'])
  await see('Tidak ada yang perlu dikemas. Semua pesanan lunas sudah diproses.')
  await expect.element(link('Proses sekaligus')).not.toBeInTheDocument()
})
