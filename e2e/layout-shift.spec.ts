import type { Pelanggan, Pesanan } from './build-rows.ts'
import { layoutShift, showLoading, watchLayoutShifts } from './layout-shift.ts'
import { loading } from './page.ts'
import { type Contoh, contohOf, SCREENS, withContoh } from './screens.ts'
import { expect, fillKeranjang, logInPelanggan, test } from './test.ts'

test.use({ allowedComplaints: /404 \(Not Found\)|ERR_BLOCKED_BY_CLIENT/ })

let pelanggan: Pelanggan
let pesanan: Pesanan
let contoh: Contoh
test.beforeAll(async ({ build }) => {
  pelanggan = await build.pelanggan()
  pesanan = await build.pesanan({ pembeli: pelanggan })
  contoh = await contohOf(pesanan)
})

for (const path of SCREENS) {
  test(`no screen of the shop jumps while it loads: ${path}`, { tag: '@wide' }, async ({ page }) => {
    await logInPelanggan(page, pelanggan)
    await fillKeranjang(page, pesanan.produk)
    await watchLayoutShifts(page)
    await showLoading(page)
    // Who comes for the first time sees the letters change once, and a line may break elsewhere: how far depends on what is in the
    // shop. Lighthouse measures that; here everything else stands still.
    await page.route('**/*.woff2', (route) => route.abort('blockedbyclient'))
    await page.goto(withContoh(path, contoh))
    await expect(loading(page)).toHaveCount(0)
    // What a browser knows of its customer alone, the greeting and the number of things in the cart, comes with the script.
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  })
}
