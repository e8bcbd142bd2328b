import { LAYAR_KANTOR, ORDER_ID } from './layar.ts'
import { layoutShift, showLoading, watchLayoutShifts } from './layout-shift.ts'
import { pesananBaru } from './pesanan-kantor.ts'
import { expect, test } from './toko.ts'

for (const [perangkat, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const) {
  test(`on a ${perangkat}, nothing jumps when a screen of the office has loaded`, async ({ page, admin: _ }) => {
    // It opens every screen there is, on a machine that may have other things to do.
    test.setTimeout(300_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { orderId } = await pesananBaru(page, { lunas: true })
    await watchLayoutShifts(page)
    await showLoading(page)
    for (const path of LAYAR_KANTOR) {
      await test.step(path, async () => {
        await page.goto(path.replace(ORDER_ID, String(orderId)), { waitUntil: 'networkidle' })
        await expect(page.getByRole('status').filter({ hasText: /^Memuat/ })).toHaveCount(0)
        expect.soft(await layoutShift(page), path).toBeLessThan(0.01)
      })
    }
  })
}
