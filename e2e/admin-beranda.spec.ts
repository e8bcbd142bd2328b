import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expectToFit } from './fit.ts'
import { readLayoutShift, watchLayoutShifts } from './layout-shift.ts'
import { test } from './own-shop.ts'
import { expectKabar, gotoUntil } from './page.ts'
import { expect } from './test.ts'

/* The landing page is shared by all visitors, so these tests run on their own shop. */

test.describe.configure({ mode: 'default' })

const foto = (background: string, width = 1200, height = 1600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const berkas = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await foto(background),
})

test('the owner edits the landing page, and visitors see it at once without layout shifts', async ({
  page,
  admin: _,
  build,
  browser,
  baseURL,
}) => {
  const paket = await build.paket()
  await page.goto('/atur-beranda')
  await expect(page.getByText('Jika dikosongkan: “Kerapu sehat, panen selamat.”')).toBeVisible()
  await page.getByLabel('Judul').fill('Panen raya di Teluk Hurun')
  await page.getByLabel('Teks', { exact: true }).fill('Kami mengantar obat sampai ke keramba.')
  await page.getByLabel('Pilih gambar').setInputFiles(await berkas('keramba.png', '#0a6'))
  await expect(page.getByRole('img', { name: 'Pratinjau Gambar' })).toBeVisible()
  await page.getByRole('button', { name: 'Simpan' }).click()
  // A picture without an alternative text is rejected, and the typed values are kept.
  await expect(page.getByRole('alert')).toHaveText('Tulis apa yang terlihat di gambar')
  await expect(page.getByLabel('Judul')).toHaveValue('Panen raya di Teluk Hurun')
  await page.getByLabel('Apa yang terlihat di gambar').fill('Keramba hijau')
  await page.getByLabel('Tambah paket').selectOption(paket.title)
  await page.getByRole('checkbox', { name: 'Layanan' }).uncheck()
  await page.getByRole('checkbox', { name: 'Ulasan', exact: true }).uncheck()
  await page.getByRole('button', { name: 'Geser Tentang Kami' }).focus()
  for (const [key, word] of [
    ['Space', 'diangkat'],
    ['ArrowUp', 'dipindahkan ke urutan 2'],
    ['Space', 'diletakkan'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByText(`Tentang Kami ${word}`)).toBeAttached()
  }
  for (const [index, name] of ['Bu Ani', 'Pak Made'].entries()) {
    await page.getByRole('button', { name: 'Tambah orang' }).click()
    await page.getByLabel('Nama', { exact: true }).nth(index).fill(name)
    await page.getByLabel('Tugas').nth(index).fill('Gudang')
  }
  await page
    .getByLabel('Pilih foto')
    .first()
    .setInputFiles(await berkas('ani.png', '#c60'))
  await expect(page.getByRole('img', { name: 'Pratinjau Foto' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Beranda berhasil disimpan')

  const guest = await browser.newPage({ baseURL, viewport: { width: 320, height: 640 } })
  await watchLayoutShifts(guest)
  await gotoUntil(guest, '/', guest.getByRole('heading', { level: 1, name: 'Panen raya di Teluk Hurun' }))
  const gambar = guest.getByRole('img', { name: 'Keramba hijau' })
  await expect(gambar).toHaveJSProperty('complete', true)
  expect(await gambar.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect((await (await guest.request.get('/')).text()).split('</head>')[0]).toMatch(
    /<link rel="preload" as="image"[^>]*\/api\/beranda\/images\//i,
  )
  expect(await guest.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    'beranda',
    'tentang-kami',
    'produk-kami',
  ])
  await expect(guest.locator('#produk-kami').getByRole('article')).toHaveText([new RegExp(paket.title)])
  const about = guest.locator('#tentang-kami')
  await expect(about.getByText('Dua orang di balik layar, dari laboratorium sampai perahu kirim.')).toBeVisible()
  await expect(about.getByRole('heading', { name: 'Bu Ani' })).toBeVisible()
  await expect(about.getByText('Contoh')).toBeHidden()
  const { sum, moved } = await readLayoutShift(guest)
  expect(sum, moved.join()).toBeLessThanOrEqual(0.02)
  await expectToFit(guest, '/')
  await expectAccessible(guest)

  await guest.goto('/tentang-kami')
  await expect(guest.locator('section', { hasText: 'Tim Kami' }).getByRole('listitem')).toHaveText([
    /Bu Ani/,
    /Pak Made/,
  ])
  await expect(guest.getByText('Nama dan potret di bawah ini contoh')).toBeHidden()
  await guest.close()
})

test.describe('the preview', () => {
  // The frame refuses the scripts that the browser tests add to each document.
  test.use({ allowedErrors: /Blocked script execution in 'about:blank'/ })

  test('shows the page beside the form as it is typed, before it is saved', async ({ page, admin: _ }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/atur-beranda')
    await page.getByRole('button', { name: 'Lihat pratinjau' }).click()
    /** Reads the frame through its page, because no script of a test runs in it. */
    const seen = () =>
      page.getByTitle('Pratinjau beranda').evaluate((frame: HTMLIFrameElement) => {
        const shown = frame.contentDocument
        const title = shown?.querySelector('h1')
        const weight = title && shown?.defaultView?.getComputedStyle(title).fontWeight
        return {
          title: title?.textContent,
          isBold: Number(weight) >= 600,
          layanan: shown?.querySelector('#layanan') !== null,
        }
      })
    await page.getByLabel('Judul').fill('Belum disimpan')
    for (const layanan of [true, false]) {
      await page.getByRole('checkbox', { name: 'Layanan' }).setChecked(layanan)
      await expect.poll(seen).toEqual({ title: 'Belum disimpan', isBold: true, layanan })
    }
    expect(await (await page.request.get('/')).text()).not.toContain('Belum disimpan')
  })
})

test.describe('the landing page afterwards', () => {
  test.use({ allowedErrors: /409 \(Conflict\)/ })

  test('a chosen package that is no longer sold, a concurrent change, and reviews without samples are reported', async ({
    page,
    admin,
    build,
  }) => {
    await test.step('the package', async () => {
      const paket = await build.paket()
      await admin.api('put', '/api/admin/beranda', { data: { paket_unggulan: [paket.paketId], semula: {} } })
      await page.goto(`/manajemen-paket?q=${encodeURIComponent(paket.title)}`)
      await page.getByRole('button', { name: `Hapus ${paket.title}` }).click()
      await expect(page.getByRole('alertdialog')).toContainText('Paket ini dipilih untuk beranda')
      await page.getByRole('button', { name: 'Ya, Hapus' }).click()
      await expectKabar(page, 'Paket dipindahkan ke arsip')
      await page.goto('/atur-beranda')
      await expect(page.getByRole('list', { name: 'Paket unggulan' })).toContainText('Diarsipkan, tidak tampil')
      await gotoUntil(page, '/', page.locator('#produk-kami').getByRole('article').nth(2))
    })

    await test.step('a concurrent change', async () => {
      await page.goto('/atur-beranda')
      await page.getByLabel('Judul').fill('Judul saya')
      await admin.api('put', '/api/admin/beranda', { data: { judul_hero: 'Judul orang lain', semula: {} } })
      await page.getByRole('button', { name: 'Simpan' }).click()
      const pilihan = page.getByRole('group', { name: 'Judul: diubah orang lain' })
      await expect(pilihan).toContainText('Judul orang lain')
      await pilihan.getByRole('button', { name: 'Pakai isian saya' }).click()
      await page.getByRole('button', { name: 'Simpan' }).click()
      await expectKabar(page, 'Beranda berhasil disimpan')
      await gotoUntil(page, '/', page.getByRole('heading', { level: 1, name: 'Judul saya' }))
    })

    await test.step('the reviews', async () => {
      await page.goto('/atur-beranda')
      for (const bagian of ['Layanan', 'Ulasan'])
        await page.getByRole('checkbox', { name: bagian, exact: true }).check()
      await page.getByLabel(/^Tampilkan contoh tim dan ulasan/).uncheck()
      await page.getByRole('button', { name: 'Simpan' }).click()
      await expectKabar(page, 'Beranda berhasil disimpan')
      await gotoUntil(page, '/', page.locator('#layanan'))
      await expect(page.locator('#ulasan')).toHaveCount(0)
      await admin.api('put', '/api/admin/beranda', { data: { contoh_ulasan: true, semula: {} } })
      await gotoUntil(page, '/', page.locator('#ulasan blockquote').first())
    })
  })
})
