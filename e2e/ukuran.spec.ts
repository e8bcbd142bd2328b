import { NOMOR, SCREENS } from './layar.ts'
import { expectToFit } from './muat.ts'
import { expect, findProduk, test } from './toko.ts'

test.use({ allowedComplaints: /404 \(Not Found\)/ })

test('every screen of the site map can be looked at here', () => {
  expect(SCREENS.filter((path) => /[:*]/.test(path))).toEqual([])
  expect(SCREENS.length).toBeGreaterThan(30)
})

test('no screen scrolls sideways on the smallest phone or at twice the size, and a thumb hits every button', async ({
  page,
  pelanggan,
}) => {
  // It opens every screen there is, on a machine that may have other things to do.
  test.setTimeout(420_000)
  const produk = await findProduk(page, 'Asam Sitrat')
  const { data } = await (await page.request.get('/api/shipping-methods')).json()
  const created = await page.request.post('/api/pemesanan/create', {
    headers: { authorization: `Bearer ${pelanggan.token}` },
    data: { produkId: produk.produkId, jumlah: 1, shippingId: data[0].shippingId },
  })
  const { midtransOrderId } = await created.json()
  await page.addInitScript((line) => localStorage.setItem('keranjang', JSON.stringify([line])), {
    ...produk,
    kategori: 'Antiparasit',
    quantity: 2,
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of SCREENS) {
    await test.step(path, () => expectToFit(page, path.replace(NOMOR, midtransOrderId)))
  }
  // Whoever is signed in is sent on from there.
  await page.evaluate(() => localStorage.clear())
  await expectToFit(page, '/login')
})
