import type { Pelanggan, Pesanan } from './build-rows.ts'
import { expectToFit } from './fit.ts'
import { type Contoh, contohOf, SCREENS, withContoh } from './screens.ts'
import { expect, fillKeranjang, logInPelanggan, test } from './test.ts'

test.use({ allowedComplaints: /404 \(Not Found\)/ })

let pelanggan: Pelanggan
let pesanan: Pesanan
let contoh: Contoh
test.beforeAll(async ({ build }) => {
  pelanggan = await build.pelanggan()
  pesanan = await build.pesanan({ pembeli: pelanggan })
  contoh = await contohOf(pesanan)
})

test('every screen of the site map can be looked at here', () => {
  expect(SCREENS.filter((path) => /[:*]/.test(path))).toEqual([])
  expect(SCREENS.length).toBeGreaterThan(30)
})

for (const path of SCREENS) {
  test(`no screen scrolls sideways on the smallest phone or at twice the size, and a thumb hits every button: ${path}`, async ({
    page,
  }) => {
    // Whoever is signed in is sent on from there.
    if (path !== '/login') await logInPelanggan(page, pelanggan)
    await fillKeranjang(page, pesanan.produk)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectToFit(page, withContoh(path, contoh))
  })
}
