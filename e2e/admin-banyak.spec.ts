import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { type Build, unique } from './build-rows.ts'
import { breakApi, expectKabar, pesan } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

/** Creates paid orders of one customer. @returns the customer's name and the order numbers */
async function buildLunas(build: Build, jumlah: number) {
  const pembeli = await build.pelanggan({ nama: unique('Bu Rombongan') })
  const nomor: string[] = []
  for (let at = 0; at < jumlah; at++)
    nomor.push((await build.pesanan({ pembeli, lunas: true, catatan: `Dus ${at}` })).nomor)
  // In the order of the list: newest first.
  return { nama: pembeli.nama, nomor: nomor.reverse() }
}
const buka = (page: Page, nama: string) => page.goto(`/pesanan-semua?q=${encodeURIComponent(nama)}`)
const bilah = (page: Page) => page.getByRole('region', { name: 'Pesanan yang dipilih' })
const pilihSemua = (page: Page) => page.getByRole('checkbox', { name: /Pilih semua di halaman ini/ })

/** Prints the page. @returns the number of pages, and the size of the first in mm */
async function cetak(page: Page): Promise<{ halaman: number; ukuran: number[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, lebar, tinggi] = pdf.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? []
  return {
    halaman: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    ukuran: [lebar, tinggi].map((pt) => Math.round((Number(pt) / 72) * 25.4)),
  }
}

test('ticked orders are packed, printed on either paper, and handed to the courier out of a pasted list', async ({
  page,
  admin: _,
  build,
}) => {
  const { nama, nomor } = await buildLunas(build, 3)
  const [a = '', b = '', c = ''] = nomor
  await buka(page, nama)
  await pilihSemua(page).check()
  await expect(bilah(page)).toContainText('3 dipilih')
  await bilah(page).getByRole('button', { name: 'Kemas' }).click()
  const kemas = page.getByRole('dialog', { name: 'Kemas 3 pesanan?' })
  await expectAccessible(page)
  await kemas.getByRole('button', { name: 'Kemas' }).click()
  const selesai = page.getByRole('dialog', { name: 'Selesai dikemas' })
  await expect(selesai.getByText('3 pesanan dikemas, pembelinya diberi tahu.')).toBeVisible()

  await selesai.getByRole('link', { name: 'Cetak' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(await cetak(page)).toEqual({ halaman: 3, ukuran: [210, 297] })
  await page.getByRole('link', { name: 'Label 100 × 150 mm' }).click()
  await expect(page.getByRole('article', { name: `Label ${a}` })).toContainText('Dermaga 3, Teluk Hurun, Lampung')
  expect(await cetak(page)).toEqual({ halaman: 3, ukuran: [100, 150] })

  await page.getByRole('main').getByRole('link', { name: 'Daftar Pesanan' }).click()
  await expect(page).toHaveURL(/pesanan-semua\?q=/)
  await bilah(page).getByRole('button', { name: 'Serahkan ke kurir' }).click()
  const serah = page.getByRole('dialog', { name: 'Serahkan ke kurir' })
  await serah.getByLabel('Kurir').fill('JNE')
  await serah.getByLabel('Nomor resi').fill(`${c}\tJP-C\n${a};JP-A\nKS-000000-TIDAKADA1234 JP-X`)
  await expect(serah.getByText('Baris 3: Nomor pesanannya tidak ada di antara yang dipilih')).toBeVisible()
  await expect(serah.getByText('2 dari 3 pesanan mendapat resi')).toBeVisible()
  await expectAccessible(page)
  await breakApi(page, 'proses-banyak', { status: 500, body: '{}' })
  await serah.getByRole('button', { name: 'Serahkan 2 pesanan' }).click()
  await expect(serah.getByText('Gagal menyerahkan pesanan')).toBeVisible()
  await expect(serah.getByLabel('Nomor resi')).toHaveValue(/JP-C/)
  await page.unrouteAll()
  await serah.getByRole('button', { name: 'Serahkan 2 pesanan' }).click()
  await page.getByRole('dialog', { name: 'Selesai diserahkan' }).getByRole('button', { name: 'Tutup' }).click()
  const baris = (nomor: string) => page.getByRole('row').filter({ hasText: nomor })
  await expect(baris(a)).toContainText('JP-A')
  await expect(baris(c)).toContainText('JP-C')
  await expect(baris(b)).toContainText('Sedang Di Proses')
  await expect(baris(b)).not.toContainText('JP-')
})

test('what needs a person is left out with its reason, and the rest is done', async ({ page, admin, build }) => {
  const { nama, nomor } = await buildLunas(build, 2)
  const [ditandai = ''] = nomor
  await build.simulate('pay', { order_id: ditandai, outcome: 'partial_refund' })
  const [{ orderId }] = await (await admin.api('get', `/api/admin/pesanan?q=${ditandai}`)).json()
  await admin.api('post', `/api/admin/pesanan/${orderId}/periksa`)
  await buka(page, nama)
  await pilihSemua(page).check()
  await bilah(page).getByRole('button', { name: 'Kemas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kemas' }).click()
  const selesai = page.getByRole('dialog', { name: 'Selesai dikemas' })
  await expect(selesai).toContainText('1 pesanan dikemas')
  await expect(selesai).toContainText('Perlu perhatian: uang kembali sebagian.')
  await selesai.getByRole('link', { name: ditandai }).click()
  await expect(page).toHaveURL(new RegExp(`/detail-pesanan-satuan/${orderId}`))
})

test('buyers are written to one after the other, and what is ticked is a file to keep', async ({
  page,
  admin: _,
  build,
}) => {
  const { nama, nomor } = await buildLunas(build, 2)
  const [a = '', b = ''] = nomor
  await buka(page, nama)
  for (const satu of nomor) await page.getByRole('checkbox', { name: `Pilih ${satu}` }).check()
  await bilah(page).getByRole('button', { name: 'WhatsApp' }).click()
  const antre = page.getByRole('dialog')
  const tautan = antre.getByRole('link', { name: 'Buka WhatsApp' })
  await expect(tautan).toHaveAttribute('href', new RegExp(`^https://wa\\.me/62.*${a}`))
  await antre.getByRole('button', { name: 'Berikutnya' }).click()
  await expect(antre).toContainText('WhatsApp 2 dari 2')
  await expect(tautan).toHaveAttribute('href', new RegExp(b))
  await antre.getByRole('button', { name: 'Selesai' }).click()

  await page.getByRole('checkbox', { name: `Pilih ${b}` }).uncheck()
  await bilah(page).getByRole('button', { name: 'Ekspor' }).click()
  const unduh = page.getByRole('dialog', { name: 'Unduh Pesanan' })
  await expect(unduh).toContainText('1 pesanan yang dipilih.')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    unduh.getByRole('button', { name: 'Unduh' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const isi = Buffer.concat(chunks).toString('utf8')
  expect(isi).toContain(a)
  expect(isi).not.toContain(b)
})

test('notes and words stay with an order, find it, and are taken away again', async ({ page, admin: _, build }) => {
  const { orderId, nomor } = await build.pesanan({ lunas: true })
  const kata = unique('rombongan').toLowerCase()
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByLabel('Tambah penanda').fill(`  ${kata.toUpperCase()} `)
  await page.getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Penanda' })).toContainText(kata)
  await page.getByLabel('Catatan baru').fill('Telepon dulu sebelum kirim')
  await breakApi(page, '/catatan', { status: 500, body: '{}' })
  await page.getByRole('button', { name: 'Simpan catatan' }).click()
  await expect(page.getByText('Gagal menyimpan catatan')).toBeVisible()
  await expect(page.getByLabel('Catatan baru')).toHaveValue('Telepon dulu sebelum kirim')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Simpan catatan' }).click()
  await expectKabar(page, 'Catatan tersimpan')
  await expect(page.getByRole('listitem').filter({ hasText: 'Telepon dulu sebelum kirim' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/pesanan-semua')
  await page.getByLabel('Penanda').selectOption(kata)
  await expect(page.getByRole('link', { name: `Detail ${nomor}` })).toBeVisible()
  await page.getByRole('button', { name: 'Simpan tampilan ini' }).click()
  const dialog = page.getByRole('dialog', { name: 'Simpan tampilan' })
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByText('Beri nama tampilan ini')).toBeVisible()
  await dialog.getByLabel('Nama tampilan').fill(`Rombongan ${nomor.slice(-4)}`)
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  const tampilan = page.getByRole('list', { name: 'Tampilan tersimpan' }).getByRole('link')
  await expect(tampilan).toHaveAttribute('aria-current', 'true')
  await page.goto('/pesanan-semua')
  await tampilan.click()
  await expect(page.getByText('1 data', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Hapus tampilan/ }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(tampilan).toHaveCount(0)

  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('button', { name: `Lepas penanda ${kata}` }).click()
  await expect(page.getByRole('list', { name: 'Penanda' })).toHaveCount(0)
  await page.getByRole('button', { name: /Hapus catatan/ }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(page.getByText('Telepon dulu sebelum kirim')).toHaveCount(0)
})

test('the list of all has both kinds, and leads to the two tables with search and filters kept', async ({
  page,
  admin: _,
  build,
}) => {
  const pembeli = await build.pelanggan({ nama: unique('Pak Keduanya') })
  const satuan = await build.pesanan({ pembeli })
  const paketan = await build.pesanan({ pembeli, paket: true })
  await page.goto('/dasbor-admin')
  await page.getByRole('navigation', { name: 'Kantor' }).getByRole('link', { name: 'Semua Pesanan' }).click()
  await page.getByRole('searchbox').fill(pembeli.nama)
  await expect(page.getByText('2 data', { exact: true })).toBeVisible()
  await expect(page.getByText('Arsip juga sudah dicari; tidak ada yang lain.')).toBeVisible()
  const tab = page.getByRole('navigation', { name: 'Jenis pesanan' })
  await tab.getByRole('link', { name: 'Pesanan Paketan' }).click()
  await expect(page).toHaveURL(/\/daftar-pesanan\?.*jenis=paketan/)
  await expect(page.getByRole('link', { name: `Detail ${paketan.nomor}` })).toBeVisible()
  await tab.getByRole('link', { name: 'Semua Pesanan' }).click()
  await expect(page).toHaveURL(/\/pesanan-semua\?q=/)
  await page.getByRole('link', { name: satuan.nomor, exact: true }).click()
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await expect(page).toHaveURL(/\/pesanan-semua\?q=/)
})

test('the list renews itself while it is looked at, and not while rows are ticked', async ({
  page,
  admin: _,
  build,
}) => {
  const pembeli = await build.pelanggan({ nama: unique('Bu Segar') })
  const { nomor } = await build.pesanan({ pembeli })
  await page.clock.install()
  await buka(page, pembeli.nama)
  await expect(page.getByText('1 data', { exact: true })).toBeVisible()
  await build.pesanan({ pembeli, catatan: 'Yang kedua' })
  await page.clock.runFor(31_000)
  await expect(page.getByText('2 data', { exact: true })).toBeVisible()

  await page.getByRole('checkbox', { name: `Pilih ${nomor}` }).check()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.runFor(65_000)
  expect(asked.filter((url) => url.includes('/pesanan/segar'))).toEqual([])
})

test('on a phone the whole card leads to the order, ticking does not, and filters are folded', async ({
  page,
  admin: _,
  build,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { nama, nomor } = await buildLunas(build, 1)
  const [a = ''] = nomor
  await buka(page, nama)
  await expect(page.getByLabel('Status pesanan')).toBeHidden()
  await page.getByRole('button', { name: 'Saringan' }).click()
  await expect(page.getByLabel('Status pesanan')).toBeVisible()
  await page.getByRole('checkbox', { name: `Pilih ${a}` }).check()
  await expect(bilah(page)).toContainText('1 dipilih')
  await expect(page).toHaveURL(/pesanan-semua/)
  await page.getByRole('button', { name: 'Lepas semua pilihan' }).click()
  // The click hits the row, which links to the order.
  await page.getByRole('cell', { name: 'Menunggu Respon' }).click({ force: true })
  await expect(page).toHaveURL(/\/detail-pesanan-satuan\/\d+/)
})
