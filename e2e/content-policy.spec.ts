import { unique } from './build-rows.ts'
import { openCheckout, pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

/* Tests that the policy blocks attacks. Violations by the shop's own screens fail every other test (`test.ts`). */

for (const [attack, directive] of [
  ["document.body.innerHTML = '<b>halo</b>'", 'require-trusted-types-for'],
  ["document.createElement('script').src = '/assets/x.js'", 'require-trusted-types-for'],
  // In a timeout: the browser exempts code that Playwright evaluates directly.
  ["setTimeout(() => new Function('return 1'))", 'require-trusted-types-for'],
  ["trustedTypes.createPolicy('lain', {})", 'trusted-types'],
  ["new Image().src = 'https://contoh.id/a.png'", 'img-src'],
  ["fetch('https://contoh.id/')", 'connect-src'],
  ["document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://contoh.id' }))", 'frame-src'],
] as const) {
  test.describe(() => {
    test.use({ allowedComplaints: /.*/ })
    test(`a page is refused, and it is noticed: ${attack}`, async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      await page.goto('/login')
      await page.evaluate(`${attack}; 0`).catch(() => {})
      await expect.poll(() => complaints.join('\n')).toContain(`refused by ${directive}`)
    })
  })
}

test.describe('what a browser refused', () => {
  test.use({ allowedComplaints: /.*/ })
  test('is told to the office, without what names a person', async ({ page, admin: _ }) => {
    const asal = `https://${unique('situs').toLowerCase().replace(/\W+/g, '-')}.contoh`
    await page.goto('/lupa-password?email=sri@contoh.id')
    // Wait: a page that is left before the violation reports nothing.
    const refused = page.waitForEvent('console', (message) => message.text().startsWith('refused by img-src'))
    await page.evaluate((asal) => {
      new Image().src = `${asal}/a.png?milik=sri`
    }, asal)
    await refused
    await page.goto(`/laporan-peramban?q=${asal}`)
    const row = page.getByRole('row').filter({ hasText: asal })
    await expect(async () => {
      await page.reload()
      await expect(row).toContainText('/lupa-password', { timeout: 5000 })
    }).toPass()
    await expect(row).toContainText('Gambar')
    await expect(row).not.toContainText('sri')
  })
})

test.describe('a file of the shop that somebody changed on its way', () => {
  test.use({ allowedComplaints: /valid digest|dynamically imported module/ })
  for (const [kind, file] of [
    ['a script of every screen', '/assets/dasar-*.js'],
    ['the list of all scripts', '/assets/manifest-*.js'],
    ['a style sheet', '/assets/*.css'],
  ] as const) {
    test(`is not taken: ${kind}`, async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      await page.route(`**${file}`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `${await response.text()}\n` })
      })
      await page.goto('/login')
      await expect
        .poll(() => complaints.join('\n'))
        .toContain("Failed to find a valid digest in the 'integrity' attribute")
    })
  }
})

test("the payment provider's script may write its popup as markup, without a script in it", async ({
  page,
  pelanggan: _,
  produk,
}) => {
  await openCheckout(page, produk)
  await pay(page)
  await expect(popup(page).getByRole('button', { name: 'QRIS' })).toBeVisible()
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
