import { NOMOR, SCREENS } from './layar.ts'
import { layoutShift, showLoading, watchLayoutShifts } from './layout-shift.ts'
import { expect, isiContoh, memuat, test } from './toko.ts'

test.use({ allowedComplaints: /404 \(Not Found\)/ })

test('no screen of the shop jumps while it loads', { tag: '@wide' }, async ({ page, pelanggan }) => {
  // It opens every screen there is, on a machine that may have other things to do.
  test.setTimeout(420_000)
  const nomor = await isiContoh(page, pelanggan.token)
  await watchLayoutShifts(page)
  await showLoading(page)
  for (const path of SCREENS) {
    await test.step(path, async () => {
      await page.goto(path.replace(NOMOR, nomor))
      await expect(memuat(page)).toHaveCount(0)
      expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.01)
    })
  }
})
