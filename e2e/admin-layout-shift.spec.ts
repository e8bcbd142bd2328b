import type { Admin } from './build-rows.ts'
import { layoutShift, showLoading, watchLayoutShifts } from './layout-shift.ts'
import { loading } from './page.ts'
import type { Contoh } from './screens.ts'
import { contohOf, OFFICE_SCREENS, withContoh } from './screens.ts'
import { expect, logInAdmin, test } from './test.ts'

let admin: Admin
let contoh: Contoh
test.beforeAll(async ({ build }) => {
  admin = await build.admin()
  contoh = await contohOf(await build.pesanan({ lunas: true }))
})

for (const [perangkat, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const) {
  for (const path of OFFICE_SCREENS) {
    test(`on a ${perangkat}, nothing jumps when a screen of the office has loaded: ${path}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await logInAdmin(page, admin)
      await watchLayoutShifts(page)
      await showLoading(page)
      await page.goto(withContoh(path, contoh), { waitUntil: 'networkidle' })
      await expect(loading(page)).toHaveCount(0, { timeout: 30_000 })
      expect(await layoutShift(page)).toBeLessThan(0.005)
    })
  }
}
