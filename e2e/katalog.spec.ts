import { expectAccessible } from './accessibility.ts'
import type { Produk } from './build-rows.ts'
import { newGambar, unique } from './build-rows.ts'
import { breakApi, isPhone } from './page.ts'
import { openCheckout } from './payment.ts'
import { expect, fillKeranjang, test } from './test.ts'

type Page = import('@playwright/test').Page

const cards = (page: Page) => page.getByRole('article')

test.describe('while the script is still on its way', () => {
  /** Opens the product's list and delays the script until `act` has finished. */
  async function beforeScript(page: Page, { nama }: Produk, act: () => Promise<unknown>): Promise<void> {
    const { promise: done, resolve } = Promise.withResolvers<void>()
    await page.route(/\/assets\/entry\.client-/, async (route) => {
      await done
      await route.continue()
    })
    await page.goto(`/produk/produk-satuan?q=${encodeURIComponent(nama)}`, { waitUntil: 'domcontentloaded' })
    await act()
    resolve()
  }

  test('what is typed is searched for', async ({ page, produk }) => {
    await beforeScript(page, produk, () => page.getByRole('searchbox', { name: 'Cari produk' }).fill('VITAMIN'))
    await expect(page).toHaveURL(/q=VITAMIN/)
  })

  test('what is pressed is done, once', async ({ page, produk }) => {
    await beforeScript(page, produk, () =>
      page.getByRole('button', { name: `Masukkan ${produk.nama} ke keranjang` }).click(),
    )
    const jumlah = () =>
      page.evaluate(() =>
        JSON.parse(localStorage.getItem('keranjang') ?? '[]').map((line: { quantity: number }) => line.quantity),
      )
    await expect.poll(jumlah).toEqual([1])
    await page.goto('/keranjang')
    expect(await jumlah()).toEqual([1])
  })
})

test('searching and choosing categories narrow the list, and the address keeps both §2.040 §2.042 §2.043', {
  tag: '@wide',
}, async ({ page, build }) => {
  const probiotik = await build.rak(3)
  const vitamin = await build.produk({ nama: unique('Vitamin C Stabil') })
  await page.goto('/produk/produk-satuan')
  await expect(page.getByText(/^\d+ produk$/)).toBeVisible()
  await expect(cards(page)).toHaveCount(24)

  await page.getByRole('searchbox', { name: 'Cari produk' }).fill(vitamin.nama.toUpperCase())
  await expect(page).toHaveURL(/q=VITAMIN/)
  await expect(page.getByText('1 produk', { exact: true })).toBeVisible()
  await expect(cards(page).filter({ hasText: vitamin.nama })).toBeVisible()
  await expect(cards(page).filter({ hasText: probiotik.produk[0]?.nama ?? '' })).toHaveCount(0)

  if (isPhone(page)) await page.getByRole('button', { name: 'Saring', exact: true }).click()
  const kategori = page.getByRole('link', { name: `${probiotik.nama} 3` })
  await kategori.click()
  await expect(kategori).toHaveAttribute('aria-current', 'true')
  if (isPhone(page)) await page.getByRole('button', { name: 'Lihat produk' }).click()
  await expect(page.getByText('Tidak ada produk yang ditemukan')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Cari produk' }).fill('')
  await expect(cards(page)).toHaveCount(3)
  await page.reload()
  await expect(cards(page)).toHaveCount(3)

  await cards(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/produk\/produk-satuan\/\d+$/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(3)
})

test('whoever comes back from a product is where he was in the list', { tag: '@wide' }, async ({ page, build }) => {
  const { kategoriId } = await build.rak(20)
  await page.goto(`/produk/produk-satuan?kategori=${kategoriId}`)
  const card = cards(page).nth(17)
  await card.scrollIntoViewIfNeeded()
  const scrollY = await page.evaluate(() => window.scrollY)
  expect(scrollY).toBeGreaterThan(400)
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/produk\/produk-satuan\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Deskripsi' })).toBeVisible()
  await page.goBack()
  await expect(card).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrollY)).toBeLessThan(5)
})

test('a document brings its whole list, whatever waits after a tap', async ({ request }) => {
  const html = await (await request.get('/produk/produk-satuan')).text()
  expect(html.match(/<article/g)).toHaveLength(24)
})

test('the second page of the list has the rest', { tag: '@wide' }, async ({ page, build }) => {
  const { kategoriId } = await build.rak(30)
  await page.goto(`/produk/produk-satuan?kategori=${kategoriId}`)
  await expect(page.getByText('30 produk', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Selanjutnya' }).click()
  await expect(page.getByText('Halaman 2 dari 2')).toBeVisible()
  await expect(cards(page)).toHaveCount(6)
  await page.getByRole('link', { name: 'Sebelumnya' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test('a prescription product is shown with its price, and leads to a prescription instead of the checkout', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const resep = await build.produk({ golongan: 'obat_keras' })
  await page.goto(`/produk/produk-satuan/${resep.produkId}`)
  await expect(page.getByRole('link', { name: `Ajukan resep ${resep.nama}` })).toBeVisible()
  await expect(page.getByText(/hanya boleh dipakai dengan resep/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Beli Sekarang' })).toHaveCount(0)

  await openCheckout(page, resep)
  await expect(page.getByRole('button', { name: 'Perlu resep dokter hewan' })).toBeDisabled()
  await page.getByRole('link', { name: 'Ajukan resep' }).click()
  await expect(page).toHaveURL(`/ajukan-resep?produk=${resep.produkId}&jumlah=1`)
})

test('a product without stock reads "Stok habis" §D2.5', async ({ page, build }) => {
  const { nama } = await build.produk({ stok: '0' })
  await page.goto(`/produk/produk-satuan?q=${encodeURIComponent(nama)}`)
  await page.getByRole('link', { name: nama, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Stok habis' })).toBeDisabled()
})

test('packages show what is in them, and lead to the single products §2.037 §2.046', { tag: '@wide' }, async ({
  page,
  build,
}) => {
  const { title, produk } = await build.paket({ harga: 800_000 })
  await page.goto('/produk')
  await page
    .getByRole('link', { name: /Produk Paketan/ })
    .first()
    .click()
  await expect(page).toHaveURL('/produk/produk-paketan')
  const kartu = cards(page).filter({ hasText: title })
  await expect(kartu.getByText(title)).toBeVisible()
  await expect(kartu.getByText(/Rp 800\.000/)).toBeVisible()
  await kartu.getByRole('link', { name: produk.nama }).click()
  await expect(page.getByRole('heading', { level: 1, name: produk.nama })).toBeVisible()
})

test.describe('when the catalogue cannot be loaded', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  // Opens a list from another screen, because the server renders the first document.
  async function visit(page: import('@playwright/test').Page, kind: RegExp) {
    await page.goto('/produk')
    await page.getByRole('link', { name: kind }).first().click()
  }

  test('products: "Error: …", and trying again helps', async ({ page }) => {
    await breakApi(page, '/produks', { status: 500, body: '{"message":"Basis data sibuk"}' })
    await visit(page, /Produk Satuan/)
    await expect(page.getByText('Error: Basis data sibuk')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(cards(page)).toHaveCount(24)
  })

  test('products while they load: "Loading..." §8.33', async ({ page }) => {
    await page.route('**/api/produks?*', () => {})
    await visit(page, /Produk Satuan/)
    await expect(page.getByText('Loading...').first()).toBeAttached()
  })

  test('categories: "Gagal memuat kategori", and none: "Tidak ada kategori tersedia" §8.34 §8.35', async ({ page }) => {
    // From a product to its category: /produk has loaded the categories already.
    const open = async () => {
      await page.goto('/produk/produk-satuan/1')
      await page
        .getByRole('main')
        .getByRole('link', { name: /Antiseptik/ })
        .first()
        .click()
      if (isPhone(page)) await page.getByRole('button', { name: /^Saring/ }).click()
    }
    await breakApi(page, '/kategoris', 'away')
    await open()
    await expect(page.getByText('Gagal memuat kategori').filter({ visible: true }).last()).toBeVisible()
    await page.unrouteAll()
    await page.route('**/api/kategoris', (route) => route.fulfill({ json: [] }))
    await open()
    await expect(page.getByText('Tidak ada kategori tersedia').filter({ visible: true }).last()).toBeVisible()
  })
})

test('the other pictures of the first screen leave the line to its first one, and come even where nobody tells when it was painted', {
  tag: '@wide',
}, async ({ page, build }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/images/')) pictures.push(request.url())
  })
  const { kategoriId } = await build.rak(8, { gambar: await newGambar() })
  await page.goto(`/produk/produk-satuan?kategori=${kategoriId}`)
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true)
  expect(pictures).toHaveLength(1)
  await page.clock.fastForward(3_000)
  await expect.poll(() => pictures.length).toBeGreaterThan(3)
})

test('pictures below the screen wait until a hand moves', { tag: '@wide' }, async ({ page, build }) => {
  const { kategoriId } = await build.rak(9, { gambar: await newGambar() })
  await page.goto(`/produk/produk-satuan?kategori=${kategoriId}`)
  const isFetched = (index: number) =>
    page
      .getByRole('article')
      .nth(index)
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.currentSrc !== '')
  await page.waitForLoadState('networkidle')
  expect([await isFetched(1), await isFetched(8)]).toEqual([true, false])
  await page.mouse.wheel(0, 1)
  await expect.poll(() => isFetched(8)).toBe(true)
})

test('what slides by itself on the landing page is no hand', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const slid = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scroll', () => resolve(), { capture: true, once: true })),
  )
  await page.clock.fastForward(6_000)
  await slid
  await expect(page.locator('#produk-kami img[data-nanti]')).toHaveCount(3)
  await page.mouse.wheel(0, 100)
  await expect(page.locator('img[data-nanti]')).toHaveCount(0)
})

test.describe('a link that a hand comes near', () => {
  // The pictures of the screen are not preloaded.
  test.use({ allowedComplaints: /ERR_CONNECTION_REFUSED/ })
  for (const [from, there, api] of [
    ['/produk', '/produk/produk-satuan', '/api/produks'],
    ['/produk', '/produk/produk-paketan', '/api/paket'],
    ['/layanan2', '/artikel/1', '/api/auth/artikel/1'],
  ] as const) {
    test(`leads from ${from} to ${there} although the signal is gone by then`, async ({ page }) => {
      await page.goto(from)
      const link = page.getByRole('main').locator(`a[href="${there}"]`)
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === api)
      await link.dispatchEvent('touchstart')
      await (await answer).finished()
      await breakApi(page, '', 'away')
      await link.click()
      await expect(page).toHaveURL(there)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('main').getByText('Coba Lagi')).toBeHidden()
    })
  }
})

test.describe('finding', () => {
  test('the list is sorted with a tap and narrowed by disease and price, and the address keeps it all', {
    tag: '@wide',
  }, async ({ page, build }) => {
    const [murah, mahal, keras] = [
      await build.produk({ harga: '11000', penyakit: 'lintah-laut' }),
      await build.produk({ harga: '99000', penyakit: 'lintah-laut' }),
      await build.produk({ harga: '12000', penyakit: 'lintah-laut', golongan: 'obat_keras' }),
    ]
    const saring = async () => {
      if (isPhone(page)) await page.getByRole('button', { name: /^Saring/ }).click()
    }
    const names = (all: Produk[]) => all.map(({ nama }) => cards(page).filter({ hasText: nama }))
    await page.goto('/produk/produk-satuan')
    const termahal = page.getByRole('navigation', { name: 'Urutkan' }).getByRole('link', { name: 'Termahal' })
    await termahal.click()
    await expect(termahal).toHaveAttribute('aria-current', 'true')
    await saring()
    await page.getByLabel('Untuk masalah').selectOption({ label: 'Lintah laut' })
    await expect(page.getByLabel('Untuk masalah')).toHaveValue('lintah-laut')
    await page.getByLabel('Harga paling murah').fill('Rp 10.000')
    await page.getByLabel('Harga paling mahal').fill('100.000')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await expect(page).toHaveURL(/min=10000&maks=100000/)
    if (isPhone(page)) await page.getByRole('button', { name: 'Lihat produk' }).click()
    await expect(page.getByText('tanpa obat yang perlu resep')).toBeVisible()
    for (const card of names([murah, mahal])) await expect(card).toBeVisible()
    for (const card of names([keras])) await expect(card).toHaveCount(0)
    const order = (await cards(page).getByRole('heading').allTextContents()).filter((nama) =>
      [murah.nama, mahal.nama].includes(nama),
    )
    expect(order).toEqual([mahal.nama, murah.nama])
    await expectAccessible(page)

    await page.reload()
    await saring()
    await expect(page.getByLabel('Harga paling murah')).toHaveValue('10000')
    await page.getByRole('link', { name: 'Hapus saringan' }).click()
    await expect(page).toHaveURL(/\?urut=-harga$/)
    await page.goBack()
    await expect(page.getByLabel('Harga paling murah')).toHaveValue('10000')
  })

  test('what was looked at before is remembered here, and forgotten with a tap', async ({ page, build }) => {
    const [satu, dua] = [await build.produk(), await build.produk()]
    await page.goto(`/produk/produk-satuan/${satu.produkId}`)
    await expect(page.getByRole('heading', { level: 1, name: satu.nama })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('terakhir-dilihat'))).toContain(satu.nama)
    await page.goto(`/produk/produk-satuan/${dua.produkId}`)
    const dilihat = page.getByRole('region', { name: 'Terakhir dilihat' })
    await expect(dilihat.getByRole('link')).toHaveText([satu.nama])
    await dilihat.getByRole('button', { name: 'Hapus' }).click()
    await expect(dilihat).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('terakhir-dilihat'))).toBeNull()
  })

  test('a thumb reaches five ways from every screen but one with a bar of its own', async ({ page, produk }) => {
    await fillKeranjang(page, produk)
    await page.goto('/')
    const pintasan = page.getByRole('navigation', { name: 'Pintasan' })
    await expect(pintasan.getByRole('link')).toHaveText([
      'Beranda',
      'Produk',
      'Ikan sakit',
      /Keranjang, 1 item/,
      'Akun',
    ])
    await pintasan.getByRole('link', { name: 'Produk' }).click()
    await expect(page).toHaveURL('/produk')
    await expect(pintasan.getByRole('link', { name: 'Produk' })).toHaveAttribute('aria-current', 'page')
    await page.goto(`/produk/produk-satuan/${produk.produkId}`)
    await expect(page.getByRole('link', { name: 'Beli Sekarang' })).toBeVisible()
    await expect(pintasan).toBeHidden()
  })
})

test.describe('finding without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('orders and shelves are links, the rest is a form, and a phone opens the panel all the same', async ({
    page,
    build,
  }) => {
    const { kategoriId, nama } = await build.rak(2)
    await page.goto('/produk/produk-satuan')
    await page.getByRole('link', { name: 'Terbaru' }).click()
    await page.getByRole('button', { name: 'Saring', exact: true }).click()
    await page.getByRole('link', { name: `${nama} 2` }).click()
    await expect(page).toHaveURL(`/produk/produk-satuan?kategori=${kategoriId}&urut=terbaru`)
    await expect(cards(page)).toHaveCount(2)
    await page.getByRole('button', { name: /^Saring/ }).click()
    await page.getByLabel('Harga paling mahal').fill('1')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await expect(page.getByText('Tidak ada produk yang ditemukan')).toBeVisible()
    await expect(page).toHaveURL(/kategori=\d+&urut=terbaru.*maks=1/)
  })

  test('the footer is folded, and opens', async ({ page }) => {
    await page.goto('/')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Kebijakan Privasi' })
    await expect(link).toBeHidden()
    await page.getByRole('contentinfo').getByText('Perusahaan', { exact: true }).first().click()
    await link.click()
    await expect(page).toHaveURL('/kebijakan-privasi')
  })
})
