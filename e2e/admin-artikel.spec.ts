import type { Page } from '@playwright/test'
import { newGambar, unique } from './build-rows.ts'
import { breakApi, expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()
const oke = (page: Page) => pesan(page).getByRole('button', { name: 'OK' }).click()
const confirmSave = (page: Page) => pesan(page).getByRole('button', { name: 'Ya, Simpan!' }).click()

async function isiArtikel(page: Page, judul: string) {
  await page.goto('/tambah-artikel')
  await page.getByLabel('Judul').fill(judul)
  await tulis(page)
}

const konten = (page: Page) => page.getByRole('textbox', { name: 'Konten' })

/** Types an article. The editor converts Markdown prefixes at the beginning of a line. */
async function tulis(page: Page) {
  await konten(page).click()
  await konten(page).pressSequentially('## Tanda')
  await page.keyboard.press('Enter')
  await konten(page).pressSequentially('- luka di kulit')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await konten(page).pressSequentially('Akhir.')
}

test('an article is written with a preview, found, changed and deleted §1.04 §2.225 §2.229 §2.230 §5.53 §5.54 §5.56 §5.62 §8.84 §8.85', async ({
  page,
  admin: _,
}) => {
  const judul = unique('Jaga mutu air')
  await page.goto('/manajemen-artikel')
  await page.getByRole('link', { name: 'Tambah Artikel' }).click()
  await save(page)
  await expect(pesan(page)).toContainText('Validasi Gagal')
  await expect(pesan(page)).toContainText('Judul dan konten harus diisi')
  await oke(page)
  await expect(page.getByLabel('Judul')).toBeFocused()

  await page.getByLabel('Judul').fill(judul)
  await tulis(page)
  await page.getByLabel('Tanggal terbit').fill('2099-12-01')
  await page.getByLabel('Status').selectOption('Terbit')
  await page.getByLabel('Pilih Gambar').setInputFiles({ ...(await newGambar()), name: 'a.gif', mimeType: 'image/gif' })
  await save(page)
  await expect(page.getByText('Gambar harus JPG, JPEG, atau PNG')).toBeVisible()
  await page.getByLabel('Pilih Gambar').setInputFiles(await newGambar())
  const pratinjau = page.getByRole('region', { name: 'Pratinjau' })
  await expect(pratinjau.getByRole('heading', { name: judul })).toBeVisible()
  await expect(pratinjau.getByRole('heading', { name: 'Tanda', exact: true })).toBeVisible()
  await expect(pratinjau.getByRole('listitem')).toHaveText('luka di kulit')
  await expect(pratinjau.getByText('1 Desember 2099')).toBeVisible()
  await expect(pratinjau.locator('img')).toHaveAttribute('src', /^data:image\/png/)

  await page.route('**/api/auth/artikel', async (route) => {
    await expect(page.getByRole('button', { name: 'Sedang Menyimpan...' })).toBeDisabled()
    await route.continue()
  })
  await save(page)
  await expect(pesan(page)).toContainText('Apakah Anda yakin ingin menyimpan artikel?')
  await pesan(page).getByRole('button', { name: 'Batal' }).click()
  await save(page)
  await confirmSave(page)
  await expect(pesan(page)).toContainText('Berhasil!')
  await expect(pesan(page)).toContainText('Artikel berhasil dibuat')
  await oke(page)
  await expect(page).toHaveURL('/manajemen-artikel')

  await searchRow(page, judul)
  const daftar = page.getByRole('table', { name: 'Artikel' })
  await expect(daftar).toContainText('Terjadwal')
  await expect(daftar).toContainText('## Tanda - luka di kulit Akhir.')
  await page.getByLabel('Status').selectOption('Draf')
  await expect(page.getByText('Tidak ada artikel ditemukan')).toBeVisible()
  await page.getByLabel('Status').selectOption('Terjadwal')

  await page.getByRole('link', { name: `Edit ${judul}` }).click()
  await expect(page.getByLabel('Tanggal terbit')).toHaveValue('2099-12-01')
  await expect(page.getByLabel('Judul')).toHaveValue(judul)
  await expect(konten(page)).toContainText('luka di kulit')
  await expect(page.getByRole('img', { name: 'Gambar sekarang' })).toBeVisible()
  await page.getByLabel('Status').selectOption('Draf')
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await pesan(page).getByRole('button', { name: 'Tetap di sini' }).click()
  await save(page)
  await expect(pesan(page)).toContainText('Artikel berhasil diperbarui')
  await oke(page)

  // The list keeps its filter, which no longer matches the article.
  await expect(page.getByText('Tidak ada artikel ditemukan')).toBeVisible()
  await page.getByRole('link', { name: 'Hapus pencarian dan saringan' }).click()
  await searchRow(page, judul)
  await expect(daftar.getByRole('cell', { name: 'Draf' })).toBeVisible()
  await page.getByRole('button', { name: `Hapus ${judul}` }).click()
  await expect(pesan(page)).toContainText('Yakin hapus artikel ini?')
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expectKabar(page, 'Artikel berhasil dihapus')
  await expect(page.getByText('Tidak ada artikel ditemukan')).toBeVisible()
})

test('the shop shows an administrator what it shows everybody: no drafts', async ({ page, admin, build }) => {
  const { judul } = await build.artikel({ status: 'Draft' })
  // Signs in at the office in this browser, which sets its cookie.
  await page.request.post('/api/auth/login-admin', { data: admin })
  await page.goto('/layanan2')
  await page.getByRole('searchbox', { name: 'Cari artikel' }).fill(judul)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tidak ada artikel ditemukan')).toBeVisible()
  await page.goto(`/manajemen-artikel?q=${encodeURIComponent(judul)}`)
  await expect(page.getByText('1 data')).toBeVisible()
})

test('a session that ends under an article asks for the password, and then saves it with its picture', async ({
  page,
  admin,
}) => {
  const judul = unique('Sesi habis')
  await isiArtikel(page, judul)
  await page.getByLabel('Pilih Gambar').setInputFiles(await newGambar())
  await admin.api('post', '/api/auth/admin/logout')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Login kembali' })
  await dialog.getByLabel('Email').fill(admin.email)
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await confirmSave(page)
  await expect(pesan(page)).toContainText('Artikel berhasil dibuat')
  await oke(page)
  await searchRow(page, judul)
  await expect(page.getByRole('table', { name: 'Artikel' }).locator('img')).toBeVisible()
})

for (const [how, text] of [
  [{ status: 400, body: '{"message":"Basis data sibuk"}' }, 'Basis data sibuk'],
  [{ status: 400, body: '{}' }, 'Gagal mengambil data artikel'],
  ['away', 'Tidak dapat terhubung ke server'],
  [{ status: 200, body: 'bukan JSON' }, 'Terjadi kesalahan saat memuat artikel'],
] as const) {
  test(`the list says why it does not show, and tries again: ${JSON.stringify(how)} §2.227 §8.78 §8.79 §8.80 §8.81`, async ({
    page,
    admin: _,
  }) => {
    await breakApi(page, '/api/admin/artikel', how)
    await page.goto('/manajemen-artikel')
    await expect(page.getByRole('alert')).toContainText(text)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(page.getByRole('table', { name: 'Artikel' })).toBeVisible()
  })
}

for (const [how, text] of [
  [{ status: 500, body: '{}' }, 'Gagal membuat artikel'],
  [{ status: 400, body: '{"message":"Judul sudah dipakai"}' }, 'Judul sudah dipakai'],
  ['away', 'Gagal membuat artikel'],
] as const) {
  test(`a failed article keeps what was written and says why: ${JSON.stringify(how)} §8.83`, async ({
    page,
    admin: _,
  }) => {
    await isiArtikel(page, 'Tetap ada')
    await breakApi(page, '/api/auth/artikel', how)
    await save(page)
    await confirmSave(page)
    await expect(pesan(page)).toContainText('Gagal Menyimpan')
    await expect(pesan(page)).toContainText(text)
    await oke(page)
    await expect(page.getByLabel('Judul')).toHaveValue('Tetap ada')
  })
}

test('each other failure around an article has its sentence §5.55 §8.82 §8.86 §8.87', async ({
  page,
  admin: _,
  build,
}) => {
  const { artikelId, judul } = await build.artikel()
  await breakApi(page, '/api/auth/artikel/', { status: 404, body: '{}' })
  await page.goto(`/edit-artikel/${artikelId}`)
  await expect(page.getByRole('alert')).toContainText('Gagal memuat data artikel')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await page.getByLabel('Judul').fill('')
  await save(page)
  await expect(pesan(page)).toContainText('Judul dan konten harus diisi')
  await oke(page)
  await page.getByLabel('Judul').fill('Tetap ada')
  for (const [body, text] of [
    ['{}', 'Gagal memperbarui artikel'],
    ['{"error":"Konten terlarang"}', 'Konten terlarang'],
  ] as const) {
    await page.unrouteAll()
    await breakApi(page, '/api/auth/artikel/', { status: 500, body })
    await save(page)
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByLabel('Judul')).toHaveValue('Tetap ada')
  }

  for (const [body, text] of [
    ['{}', 'Gagal menghapus artikel'],
    ['{"message":"Artikel sedang dipakai"}', 'Artikel sedang dipakai'],
  ] as const) {
    await page.unrouteAll()
    await breakApi(page, '/api/auth/artikel/', { status: 500, body })
    await page.goto(`/manajemen-artikel?q=${encodeURIComponent(judul)}`)
    await page.getByRole('button', { name: `Hapus ${judul}` }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
    await expect(pesan(page)).toContainText(text)
    await oke(page)
  }
})

test('an article is set with marks, links, a table and a picture, by keys and buttons, and readers see it so', async ({
  page,
  admin: _,
  build,
}) => {
  const produk = await build.produk()
  const judul = unique('Merawat jaring')
  await page.goto('/tambah-artikel')
  await page.getByLabel('Judul').fill(judul)
  await konten(page).click()
  await konten(page).pressSequentially('Cuci ')
  const alat = page.getByRole('toolbar', { name: 'Format tulisan' })
  await alat.getByRole('button', { name: 'Tebal' }).click()
  await expect(alat.getByRole('button', { name: 'Tebal' })).toHaveAttribute('aria-pressed', 'true')
  await konten(page).pressSequentially('bersih')
  await page.keyboard.press('Control+b')
  await konten(page).pressSequentially(' lalu ')
  await alat.getByRole('button', { name: 'Tautan' }).click()
  const tautan = page.getByRole('dialog', { name: 'Tautan' })
  await tautan.getByLabel('Alamat').fill('javascript:alert(1)')
  await tautan.getByRole('button', { name: 'Pasang' }).click()
  await expect(tautan.getByRole('alert')).toContainText('Tulis alamat web')
  await tautan.getByLabel('Alamat').fill('kkp.go.id')
  await page.keyboard.press('Enter')
  await expect(tautan).toBeHidden()

  await page.keyboard.press('Enter')
  await alat.getByRole('button', { name: 'Sisipkan gambar' }).click()
  const gambar = page.getByRole('dialog', { name: 'Sisipkan gambar' })
  await gambar.getByRole('button', { name: 'Sisipkan' }).click()
  await expect(gambar.getByText('Pilih gambar terlebih dahulu')).toBeVisible()
  await expect(gambar.getByText('Tulis apa yang terlihat di gambar')).toBeVisible()
  await gambar.getByLabel('Pilih gambar').setInputFiles(await newGambar(300, 200))
  await gambar.getByLabel('Apa yang terlihat').fill('Jaring kotor')
  await gambar.getByLabel('Keterangan di bawah gambar').fill('Sebelum dicuci')
  await gambar.getByRole('button', { name: 'Sisipkan' }).click()
  await expect(konten(page).getByRole('img', { name: 'Jaring kotor' })).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await alat.getByRole('button', { name: 'Sisipkan tabel' }).click()
  await konten(page).pressSequentially('Bulan')
  await page.keyboard.press('Tab')
  await konten(page).pressSequentially('Kali')
  await alat.getByRole('button', { name: 'Hapus baris' }).scrollIntoViewIfNeeded()
  const pilih = page.getByRole('combobox', { name: 'Tambah produk' })
  await pilih.fill(produk.nama)
  await page.getByRole('option', { name: produk.nama }).click()
  await page.getByLabel('Status').selectOption('Terbit')
  await save(page)
  await confirmSave(page)
  await expect(pesan(page)).toContainText('Artikel berhasil dibuat')
  await oke(page)

  await page.goto(`/layanan2?q=${encodeURIComponent(judul)}`)
  await page.getByRole('link', { name: judul }).click()
  const naskah = page.getByRole('article')
  await expect(naskah.locator('strong')).toHaveText('bersih')
  const keluar = naskah.getByRole('link', { name: 'https://kkp.go.id' })
  await expect(keluar).toHaveAttribute('href', 'https://kkp.go.id')
  await expect(keluar).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  const foto = naskah.getByRole('figure').getByRole('img', { name: 'Jaring kotor' })
  await expect.poll(() => foto.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(naskah.getByRole('figure')).toContainText('Sebelum dicuci')
  await expect(naskah.getByRole('columnheader')).toHaveText(['Bulan', 'Kali'])
  await expect(page.getByRole('complementary').getByRole('link', { name: produk.nama })).toBeVisible()
})

test('words are put where they are typed, in the middle of a text too', async ({ page, admin: _ }) => {
  await page.goto('/tambah-artikel')
  await konten(page).click()
  await konten(page).pressSequentially('Cuci jaring')
  await page.keyboard.press('Home')
  await konten(page).pressSequentially('Mari ')
  await expect(konten(page)).toHaveText('Mari Cuci jaring')
})

test('what is pasted keeps what an article knows, and nothing else', async ({ page, admin: _ }) => {
  await page.goto('/tambah-artikel')
  await konten(page).click()
  const paste = (type: string, isi: string) =>
    konten(page).evaluate(
      (field, [type, isi]) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(type ?? '', isi ?? '')
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [type, isi],
    )
  await paste(
    'text/html',
    '<h1 style="color:red">Judul</h1><p onclick="x()"><b>Tebal</b> <a href="javascript:alert(1)">jalan</a> <a href="https://kkp.go.id">situs</a></p><img src="https://contoh.id/a.png"><script>document.title="jahat"</script><ul><li>luka</li></ul>',
  )
  await expect(konten(page).locator('strong')).toHaveText('Tebal')
  await expect(konten(page).getByRole('listitem')).toHaveText('luka')
  await expect(konten(page).getByRole('link')).toHaveText(['situs'])
  expect(await konten(page).innerHTML()).not.toMatch(/script|onclick|style=|contoh\.id/)
  await konten(page).press('Control+a')
  await paste('text/plain', '## Tanda\n\n- luka\n- lesu')
  await expect(konten(page).getByRole('heading', { name: 'Tanda' })).toBeVisible()
  await expect(konten(page).getByRole('listitem')).toHaveText(['luka', 'lesu'])
})
