import type { Page, Route } from '@playwright/test'
import { breakApi, expectKabar, kabar } from './page.ts'
import { expect, test } from './test.ts'

/*
 * The shop processed a request and its response was lost, or the request never arrived.
 * The screen shows the true state, and a retry is processed once.
 */

test.use({ allowedErrors: /Failed to load resource/ })

/** Forwards API requests and drops their responses. @param lose how to drop a response; default: abort */
async function loseAnswers(page: Page, path: string, lose: (route: Route) => Promise<void> = (r) => r.abort()) {
  await page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname.endsWith(path),
    async (route) => {
      await route.fetch()
      await lose(route)
    },
  )
}

const SAVED_ONCE = 'Sudah tersimpan satu kali.'

test('a corrected stock is saved once: with its answer lost, behind a proxy that gives up, and after it never arrived', async ({
  page,
  admin: _,
  build,
}) => {
  const { produkId } = await build.produk({ stok: '10' })
  await page.goto(`/edit-produk/${produkId}`)
  const dialog = page.getByRole('dialog', { name: 'Koreksi Stok' })
  const save = () => dialog.getByRole('button', { name: 'Simpan Koreksi' }).click()
  /** Adds ten in the dialog. */
  async function add() {
    await page.getByRole('button', { name: 'Koreksi Stok' }).click()
    await dialog.getByLabel('Cara').selectOption('Tambah')
    await dialog.getByLabel('Jumlah').fill('10')
    await dialog.getByLabel('Alasan').fill('Kiriman pemasok')
  }
  const moves = page.getByRole('table', { name: 'Mutasi stok' }).getByRole('row').filter({ hasText: 'WIB' })
  const expectStok = async (stok: number, mutasi: number) => {
    await expect(page.getByRole('heading', { name: `Stok: ${stok}` })).toBeVisible()
    await expect(moves).toHaveCount(mutasi)
  }

  await test.step('the answer is lost', async () => {
    await add()
    await loseAnswers(page, '/stok')
    await save()
    await expectKabar(page, SAVED_ONCE)
    await expectStok(20, 2)
    await page.getByRole('button', { name: 'Tutup', exact: true }).click()
    await expect(kabar(page, SAVED_ONCE)).toBeHidden()
    await page.unrouteAll()
  })

  await test.step('the request never arrives, and is sent again', async () => {
    await add()
    await breakApi(page, '/stok', 'away')
    await save()
    await expect(dialog.getByRole('alert')).toContainText('Gagal mengoreksi stok. Belum tersimpan. Coba lagi.')
    await expect(dialog.getByLabel('Alasan')).toHaveValue('Kiriman pemasok')
    await page.unrouteAll()
    await save()
    await expectKabar(page, 'Stok berhasil dikoreksi')
    await expectStok(30, 3)
  })

  await test.step('a proxy gives up, and the query fails too', async () => {
    await add()
    await loseAnswers(page, '/stok', (route) => route.fulfill({ status: 504, body: '<html>' }))
    await breakApi(page, '/permintaan', 'away')
    await save()
    await expect(dialog.getByText('Sedang kami periksa…')).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText('Koneksi terputus, jadi belum pasti tersimpan.')
    await page.unrouteAll()
    // The screen now shows the new stock, so this is a different request.
    await save()
    await expect(dialog.getByRole('alert')).toContainText('ternyata sudah tersimpan')
    await expect(dialog.getByText('Stok sekarang 40')).toBeVisible()
    await dialog.getByRole('button', { name: 'Batal' }).click()
    await expectKabar(page, SAVED_ONCE)
    await expectStok(40, 4)
  })
})
