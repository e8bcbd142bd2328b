import { unique } from './build-rows.ts'
import { gotoUntil } from './page.ts'
import { expect, test } from './test.ts'

/* Tests that the policy blocks attacks. Violations by the shop's own screens fail every other test (`test.ts`). */

const ATTACKS = [
  ["document.body.innerHTML = '<b>halo</b>'", 'require-trusted-types-for'],
  ["document.createElement('script').src = '/assets/x.js'", 'require-trusted-types-for'],
  // In a timeout: the browser exempts code that Playwright evaluates directly.
  ["setTimeout(() => new Function('return 1'))", 'require-trusted-types-for'],
  ["trustedTypes.createPolicy('lain', {})", 'trusted-types'],
  ["fetch('https://contoh.id/')", 'connect-src'],
  ["document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://contoh.id' }))", 'frame-src'],
] as const

test.describe('content that a browser blocks', () => {
  test.use({ allowedErrors: /.*/ })
  test('is reported to the office without personal data', async ({ page, admin: _ }) => {
    const origin = `https://${unique('situs').toLowerCase().replace(/\W+/g, '-')}.contoh`
    await page.goto('/lupa-password?email=sri@contoh.id')
    for (const [attack, directive] of [
      ...ATTACKS,
      [`new Image().src = '${origin}/a.png?milik=sri'`, 'img-src'] as const,
    ]) {
      await test.step(attack, async () => {
        // A page that is left before the violation reports nothing.
        const refused = page.waitForEvent('console', (message) => message.text().startsWith(`refused by ${directive}`))
        await page.evaluate(`${attack}; 0`).catch(() => {})
        await refused
      })
    }
    const row = page.getByRole('row').filter({ hasText: origin })
    await gotoUntil(page, `/laporan-peramban?q=${origin}`, row.getByText('/lupa-password'))
    await expect(row).toContainText('Gambar')
    await expect(row).not.toContainText('sri')
  })
})

test.describe('a file of the shop that was changed on its way', () => {
  test.use({ allowedErrors: /valid digest|dynamically imported module/ })
  test('is blocked: a script of every screen, the list of all scripts, a style sheet', async ({ page }) => {
    for (const file of ['/assets/dasar-*.js', '/assets/manifest-*.js', '/assets/*.css']) {
      await test.step(file, async () => {
        await page.route(`**${file}`, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, body: `${await response.text()}\n` })
        })
        const refused = page.waitForEvent('console', (message) =>
          message.text().includes("Failed to find a valid digest in the 'integrity' attribute"),
        )
        // With an option it does not wait for the script, which does not come.
        await page.goto('/login', { waitUntil: 'commit' })
        await refused
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }
  })
})

test("the payment provider's script may write its popup as markup, without a script in it", async ({
  page,
  pelanggan,
  build,
}) => {
  const [{ nomor }, paid] = [
    await build.pesanan({ pembeli: pelanggan }),
    await build.pesanan({ pembeli: pelanggan, lunas: true }),
  ]
  const script = page.locator('script[src$="/snap.js"]')
  await page.goto(`/riwayat-pembayaran/${paid.nomor}`)
  await expect(page.getByRole('link', { name: 'Nota' })).toBeVisible()
  await expect(script).toHaveCount(0)
  // An order that can be paid loads the provider's script.
  await page.goto(`/riwayat-pembayaran/${nomor}`)
  await expect(script).toHaveCount(1)
  await page.waitForFunction(
    () => (window as { trustedTypes?: { defaultPolicy?: object } }).trustedTypes?.defaultPolicy,
  )
  const write = (text: string) =>
    page.evaluate((text) => {
      const box = document.createElement('div')
      try {
        box.innerHTML = text
      } catch (error) {
        return String(error)
      }
      return box.innerHTML
    }, text)
  expect(await write('<iframe></iframe>')).toBe('<iframe></iframe>')
  expect(await write('<script></script>')).toContain('markup with a script')
})
