import { NOMOR, SCREENS } from './layar.ts'
import { expectToFit } from './muat.ts'
import { expect, isiContoh, test } from './toko.ts'

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
  const nomor = await isiContoh(page, pelanggan.token)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of SCREENS) {
    await test.step(path, () => expectToFit(page, path.replace(NOMOR, nomor)))
  }
  // Whoever is signed in is sent on from there.
  await page.evaluate(() => localStorage.clear())
  await expectToFit(page, '/login')
})
