import type { Dasbor } from '#contract/dasbor/office.ts'
import { breakApi } from './page.ts'
import { expect, test } from './test.ts'

test.describe('a record that is not there', () => {
  test.use({ allowedComplaints: /404 \(Not Found\)|400 \(Bad Request\)/ })

  test('is said so, with the way to the list', async ({ page, admin: _ }) => {
    for (const [path, text, daftar] of [
      ['/edit-kategori', 'Gagal mengambil data kategori', '/kategori-produk'],
      ['/edit-paket', 'Tidak dapat mengambil data paket', '/manajemen-paket'],
      ['/lot', 'Lot tidak ditemukan.', '/lot'],
      ['/edit-artikel', 'Gagal memuat data artikel', '/manajemen-artikel'],
      ['/edit-metode', 'Metode pembayaran tidak ditemukan.', '/metode-pembayaran'],
      ['/edit-pengiriman', 'Metode pengiriman tidak ditemukan.', '/metode-pengiriman'],
      ['/edit-tarif-ongkir', 'Tarif ongkir tidak ditemukan.', '/tarif-ongkir'],
      ['/edit-user', 'Pengguna tidak ditemukan.', '/manajemen-user'],
      ['/detail-pesanan-satuan', 'Pesanan tidak ditemukan.', '/daftar-pesanan'],
      ['/detail-pesanan-paketan', 'Pesanan tidak ditemukan.', '/daftar-pesanan'],
      ['/cetak-pesanan', 'Pesanan tidak ditemukan.', '/daftar-pesanan'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(`${path}/999999`)
        const alert = page.getByRole('alert')
        await expect(alert).toContainText(text)
        await alert.getByRole('link', { name: 'Lihat Daftar' }).click()
        await expect(page).toHaveURL(daftar)
      })
    }
  })

  test('is the list of orders where the address names none §2.238', async ({ page, admin: _ }) => {
    for (const path of ['/detail-pesanan-satuan', '/detail-pesanan-paketan']) {
      await page.goto(path)
      await expect(page).toHaveURL('/daftar-pesanan')
    }
  })

  test('is said so too where the address is no number', async ({ page, admin: _ }) => {
    await page.goto('/edit-kategori/abc')
    await expect(page.getByRole('alert')).toContainText('Data tidak ditemukan.')
    await page.goto('/edit-user/abc')
    await expect(page.getByRole('alert')).toContainText('ID Pengguna tidak valid')
    await page.getByRole('link', { name: 'Lihat Daftar' }).click()
    await expect(page).toHaveURL('/manajemen-user')
  })
})

test('a list that shows nothing offers to take search and filters away', async ({ page, admin: _ }) => {
  await page.goto('/daftar-pesanan?jenis=paketan&q=tidak-ada-yang-begini&pembayaran=failed')
  await expect(page.getByText('Belum ada pesanan yang cocok')).toBeVisible()
  await page.getByRole('link', { name: 'Hapus pencarian dan saringan' }).click()
  await expect(page).toHaveURL('/daftar-pesanan?jenis=paketan')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test.describe('the dashboard', () => {
  test('leads from every task to its list, filtered', async ({ page, admin: _ }) => {
    const tugas: Dasbor['tugas'] = {
      perluDiproses: { satuan: 1000, paketan: 2 },
      lunasTanpaStok: { satuan: 3, paketan: 0 },
      pembayaranMeragukan: { satuan: 0, paketan: 4 },
      habisHariIni: { satuan: 5, paketan: 0 },
      stokMenipis: 6,
      laporanBaru: 7,
    }
    await page.route('**/api/admin/dasbor?*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), tugas } })
    })
    await page.goto('/dasbor-admin')
    await expect(page.getByRole('link', { name: /tanpa stok/ })).toHaveCount(1)
    for (const [nama, tujuan, saringan] of [
      ['Lunas tanpa stok, 3', 'Pesanan Satuan', [['Tampilkan', 'tanpa-stok']]],
      ['Pembayaran meragukan, 4', 'Pesanan Paketan', [['Tampilkan', 'meragukan']]],
      [
        'Lunas, belum diproses, 999+',
        'Pesanan Satuan',
        [
          ['Pembayaran', 'success'],
          ['Status pesanan', 'Menunggu Respon'],
        ],
      ],
      [
        'Lunas, belum diproses, 2',
        'Pesanan Paketan',
        [
          ['Pembayaran', 'success'],
          ['Status pesanan', 'Menunggu Respon'],
        ],
      ],
      ['Laporan belum ditangani, 7', 'Baca laporan', [['Status', 'belum']]],
      ['Stok menipis, 6', 'Lihat produk', [['Stok', 'menipis']]],
      ['Belum dibayar, habis hari ini, 5', 'Pesanan Satuan', [['Tampilkan', 'habis']]],
    ] as const) {
      await test.step(`${nama}: ${tujuan}`, async () => {
        await page.getByRole('link', { name: `${tujuan}: ${nama}` }).click()
        for (const [label, value] of saringan) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
        if (tujuan.startsWith('Pesanan'))
          await expect(page.getByRole('link', { name: tujuan, exact: true })).toHaveAttribute('aria-current', 'page')
        await page.goBack()
      })
    }
  })

  test('keeps its period in the address', async ({ page, admin: _ }) => {
    await page.goto('/dasbor-admin')
    await page.getByRole('link', { name: '7 hari' }).click()
    await expect(page).toHaveURL('/dasbor-admin?hari=7')
    await page.reload()
    await expect(page.getByRole('link', { name: '7 hari' })).toHaveAttribute('aria-current', 'true')
    await page.getByText('Angka per hari').first().click()
    await expect(page.getByRole('row')).toHaveCount(7)
  })

  test('says at the bars how high they are: at each one over a week, at the highest over a month', async ({
    page,
    admin: _,
  }) => {
    await page.route('**/api/admin/dasbor?*', async (route) => {
      const answer = await route.fetch()
      const json: Dasbor = await answer.json()
      const harian = json.harian.map((hari, index) => ({
        ...hari,
        bersih: index % 7 === 2 ? 0 : index * 1_000_000,
      }))
      await route.fulfill({ response: answer, json: { ...json, harian } })
    })
    const angka = page.locator('.recharts-wrapper').first().locator('.recharts-label-list text')
    await page.goto('/dasbor-admin?hari=7')
    await expect(angka).toHaveText(['1 jt', '3 jt', '4 jt', '5 jt', '6 jt'])
    await page.goto('/dasbor-admin?hari=30')
    await expect(angka).toHaveText(['29 jt'])
  })

  test.describe('without an answer', () => {
    test.use({ allowedComplaints: /Failed to load resource/ })

    test('says so and tries again', async ({ page, admin: _ }) => {
      for (const [name, how, text] of [
        ['no network', 'away', 'Tidak ada respon dari server'],
        ['a failure without words', { status: 500, body: '{}' }, 'Terjadi kesalahan'],
        ['a failure with words', { status: 503, body: '{"message":"Server sedang dirawat"}' }, 'Server sedang dirawat'],
        ['an answer that is no JSON', { status: 200, body: '<html>' }, 'Terjadi kesalahan'],
      ] as const) {
        await test.step(name, async () => {
          await breakApi(page, '/admin/dasbor', how)
          await page.goto('/dasbor-admin')
          await expect(page.getByRole('alert')).toContainText(text)
          await page.unrouteAll()
          await page.getByRole('button', { name: 'Coba Lagi' }).click()
          await expect(page.getByRole('heading', { name: 'Perlu dikerjakan' })).toBeVisible()
        })
      }
    })
  })
})
