import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { type Build, unique } from './build-rows.ts'
import { expectKabar, pesan } from './page.ts'
import { expect, test } from './test.ts'

/** Creates paid orders of one customer. @returns the customer's name and the order numbers */
async function buildLunas(build: Build, quantity: number) {
  const pembeli = await build.pelanggan({ nama: unique('Bu Rombongan') })
  const nomor: string[] = []
  for (let at = 0; at < quantity; at++)
    nomor.push((await build.pesanan({ pembeli, lunas: true, catatan: `Dus ${at}` })).nomor)
  // In the order of the list: newest first.
  return { nama: pembeli.nama, nomor: nomor.reverse() }
}
const open = (page: Page, name: string) => page.goto(`/pesanan-semua?q=${encodeURIComponent(name)}`)
const toolbar = (page: Page) => page.getByRole('region', { name: 'Pesanan yang dipilih' })
const selectAll = (page: Page) => page.getByRole('checkbox', { name: /Pilih semua di halaman ini/ })

/** Prints the page. @returns the number of pages, and the size of the first in mm */
async function print(page: Page): Promise<{ halaman: number; ukuran: number[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = pdf.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? []
  return {
    halaman: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    ukuran: [width, height].map((pt) => Math.round((Number(pt) / 72) * 25.4)),
  }
}

test('many orders are packed except those that need a person, printed on either paper, and handed over by a pasted list', async ({
  page,
  admin,
  build,
}) => {
  const { nama, nomor } = await buildLunas(build, 4)
  const [a = '', b = '', c = '', flagged = ''] = nomor
  await build.simulate('pay', { order_id: flagged, outcome: 'partial_refund' })
  const [{ orderId }] = await (await admin.api('get', `/api/admin/pesanan?q=${flagged}`)).json()
  await admin.api('post', `/api/admin/pesanan/${orderId}/periksa`)
  await open(page, nama)
  await selectAll(page).check()
  await expect(toolbar(page)).toContainText('4 dipilih')
  await toolbar(page).getByRole('button', { name: 'Kemas' }).click()
  const kemas = page.getByRole('dialog', { name: 'Kemas 4 pesanan?' })
  await expectAccessible(page)
  await kemas.getByRole('button', { name: 'Kemas' }).click()
  const finished = page.getByRole('dialog', { name: 'Selesai dikemas' })
  await expect(finished.getByText('3 pesanan dikemas, pembeli diberi tahu.')).toBeVisible()
  await expect(finished).toContainText('Perlu perhatian: uang kembali sebagian.')
  await expect(finished.getByRole('link', { name: flagged })).toBeVisible()

  await finished.getByRole('link', { name: 'Cetak' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(await print(page)).toEqual({ halaman: 3, ukuran: [210, 297] })
  await page.getByRole('link', { name: 'Label 100 × 150 mm' }).click()
  await expect(page.getByRole('article', { name: `Label ${a}` })).toContainText('Dermaga 3, Teluk Hurun, Lampung')
  expect(await print(page)).toEqual({ halaman: 3, ukuran: [100, 150] })

  await page.getByRole('main').getByRole('link', { name: 'Daftar Pesanan' }).click()
  await expect(page).toHaveURL(/pesanan-semua\?q=/)
  await toolbar(page).getByRole('button', { name: 'Serahkan ke kurir' }).click()
  const handOver = page.getByRole('dialog', { name: 'Serahkan ke kurir' })
  await handOver.getByLabel('Kurir').fill('JNE')
  await handOver.getByLabel('Nomor resi').fill(`${c}\tJP-C\n${a};JP-A\nKS-000000-TIDAKADA1234 JP-X`)
  await expect(handOver.getByText('Baris 3: Nomor pesanannya tidak ada di antara yang dipilih')).toBeVisible()
  await expect(handOver.getByText('2 dari 4 pesanan mendapat resi')).toBeVisible()
  await expectAccessible(page)
  await handOver.getByRole('button', { name: 'Serahkan 2 pesanan' }).click()
  await page.getByRole('dialog', { name: 'Selesai diserahkan' }).getByRole('button', { name: 'Tutup' }).click()
  const lineOf = (nomor: string) => page.getByRole('row').filter({ hasText: nomor })
  await expect(lineOf(a)).toContainText('JP-A')
  await expect(lineOf(c)).toContainText('JP-C')
  await expect(lineOf(b)).toContainText('Sedang Di Proses')
  await expect(lineOf(b)).not.toContainText('JP-')

  // The ticked orders are downloaded as a file.
  await page.getByRole('checkbox', { name: `Pilih ${b}` }).uncheck()
  await toolbar(page).getByRole('button', { name: 'Ekspor' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog', { name: 'Unduh Pesanan' }).getByRole('button', { name: 'Unduh' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain(a)
  expect(text).not.toContain(b)
})

test('labels and notes stay with an order, a saved view finds it, and its card opens it on a phone', async ({
  page,
  admin: _,
  build,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { orderId, nomor } = await build.pesanan({ lunas: true })
  const word = unique('rombongan').toLowerCase()
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByLabel('Tambah penanda').fill(`  ${word.toUpperCase()} `)
  await page.getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Penanda' })).toContainText(word)
  await page.getByLabel('Catatan baru').fill('Telepon dulu sebelum kirim')
  await page.getByRole('button', { name: 'Simpan catatan' }).click()
  await expectKabar(page, 'Catatan tersimpan')
  await expect(page.getByRole('listitem').filter({ hasText: 'Telepon dulu sebelum kirim' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/pesanan-semua')
  await page.getByRole('button', { name: 'Saring' }).click()
  await page.getByLabel('Penanda').selectOption(word)
  await expect(page.getByRole('link', { name: `Detail ${nomor}` })).toBeVisible()
  await page.getByRole('button', { name: 'Simpan tampilan ini' }).click()
  const dialog = page.getByRole('dialog', { name: 'Simpan tampilan' })
  await dialog.getByLabel('Nama tampilan').fill(`Rombongan ${nomor.slice(-4)}`)
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  const tampilan = page.getByRole('list', { name: 'Tampilan tersimpan' }).getByRole('link')
  await expect(tampilan).toHaveAttribute('aria-current', 'true')
  await page.goto('/pesanan-semua')
  await page.getByRole('button', { name: 'Saring' }).click()
  await tampilan.click()
  await expect(page.getByText('1 data', { exact: true })).toBeVisible()
  // The click hits the row, which links to the order.
  await page.getByRole('cell', { name: 'Menunggu Respon' }).click({ force: true })
  await expect(page).toHaveURL(/\/detail-pesanan-satuan\/\d+/)

  await page.getByRole('button', { name: `Hapus penanda ${word}` }).click()
  await expect(page.getByRole('list', { name: 'Penanda' })).toHaveCount(0)
  await page.getByRole('button', { name: /Hapus catatan/ }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(page.getByText('Telepon dulu sebelum kirim')).toHaveCount(0)
})
