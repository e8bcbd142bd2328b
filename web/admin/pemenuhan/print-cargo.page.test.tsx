import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getPesananAdmin, PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PrintPage from './print.page.tsx'

const bagian = (change: Partial<PesananAdmin['bagian'][number]>) => ({
  ...contoh(PesananAdmin.shape.bagian.element, { produkId: 3, nama: 'Kaporit', jumlah: 1 }),
  ...change,
})
const barang = {
  ...contoh(PesananAdmin.shape.items.element),
  produkId: 3,
  nama: 'Kaporit',
  jumlah: 1,
  berat_gram: 1150,
}
const cargo = page.getByRole('region', { name: 'Perhatian saat mengemas dan mengirim' })
const open = (change: Partial<PesananAdmin['bagian'][number]>) => {
  answer(getPesananAdmin, contoh(PesananAdmin, { orderId: 4, items: [barang], bagian: [bagian(change)] }))
  return showAdmin(screen(PrintPage, { orderId: '4' }), { at: '/cetak-pesanan/4' })
}

test('packing slip shows hazardous and cold goods, and the weight', async () => {
  await open({ bahaya: 'korosif', suhu_simpan: 'dingin' })
  await expect.element(cargo).toMatchTextContent('Kaporit')
  await expect.element(cargo).toMatchTextContent('Korosif')
  await expect.element(cargo).toMatchTextContent('Harus dingin')
  await expect.element(page.getByText('Berat barang: 1,2 kg')).toBeVisible()
})

test('packing slip shows no warning for other goods', async () => {
  await open({})
  await expect.element(page.getByText('Berat barang: 1,2 kg')).toBeVisible()
  await expect.element(cargo).not.toBeInTheDocument()
})
