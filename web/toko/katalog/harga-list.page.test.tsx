import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listPaket, listProduk, Paket, Produk } from '#contract/katalog/endpoints.ts'
import { Toko } from '#contract/pengaturan/endpoints.ts'
import { formatDate } from '#contract/wib.ts'
import { answer, refuse } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, see, seeNot } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import HargaListPage from './harga-list.page.tsx'

const open = (toko = contoh(Toko, {})) => show(screen(HargaListPage), { at: '/daftar-harga', settings: { toko } })

test('lists prices by category and packages, without prescription medicine', async () => {
  const produk = (properties: Partial<Produk>) => contoh(Produk, { resep: false, stok: 5, ...properties })
  answer(listProduk, {
    items: [
      produk({ produkId: 1, nama: 'Vitamin C', kemasan: '500 g', harga: 60_000, kategoriNama: 'Vitamin' }),
      produk({ produkId: 2, nama: 'Oksitetrasiklin', resep: true, kategoriNama: 'Obat' }),
      produk({ produkId: 3, nama: 'Jaring', stok: 0, kategoriNama: 'Alat' }),
    ],
    total: 3,
  })
  answer(listPaket, [
    contoh(Paket, { paketId: 4, title: 'Paket Parasit', golongan: 'obat_bebas', tersedia: null }),
    contoh(Paket, { paketId: 5, title: 'Paket Bakteri', golongan: 'obat_keras', tersedia: 3 }),
  ])
  await open()
  await expect.element(page.getByRole('table', { name: 'Vitamin' }).getByText('Rp 60.000')).toBeVisible()
  await expect.element(link('Vitamin C 500 g')).toHaveAttribute('href', '/produk/produk-satuan/1')
  await expect.element(page.getByRole('table', { name: 'Alat' }).getByText('Stok habis')).toBeVisible()
  await expect.element(link('Paket Parasit')).toHaveAttribute('href', '/produk/produk-paketan/4')
  await seeNot('Oksitetrasiklin')
  await seeNot('Paket Bakteri')
})

test('says if tax is added to the prices', async () => {
  answer(listProduk, { items: [], total: 0 })
  answer(listPaket, [])
  const first = await open()
  await see(/, belum termasuk ongkir\./)
  await first.unmount()
  await open(contoh(Toko, { ppn: { cara: 'ditambah', persen: 12, pembilang: 11, penyebut: 12 } }))
  await see(/, belum termasuk PPN dan ongkir\./)
})

test('prints the date of the prices', async () => {
  answer(listProduk, { items: [], total: 0 })
  answer(listPaket, [])
  await open()
  await see('Belum ada barang yang dijual.')
  const date = `Harga per ${formatDate(new Date())}`
  expect(document.body.textContent).not.toContain(date)
  dispatchEvent(new Event('beforeprint'))
  expect(document.body.textContent).toContain(date)
})

test('says so when nothing is sold', async () => {
  answer(listProduk, { items: [], total: 0 })
  answer(listPaket, [])
  await open()
  await see('Belum ada barang yang dijual.')
})

test('offers another try when the prices cannot be loaded', async () => {
  answer(listProduk, refuse('INTERNAL'))
  answer(listPaket, [])
  await open()
  await expect.element(page.getByRole('button', { name: 'Coba Lagi' })).toBeVisible()
})
