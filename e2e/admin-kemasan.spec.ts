import type { Page } from '@playwright/test'
import { formatDate } from '#contract/wib.ts'
import type { Build } from './build-rows.ts'
import { dateAhead, unique } from './build-rows.ts'
import { readSurat } from './mail.ts'
import { expectKabar } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

const [NEAR, FAR] = [dateAhead(400), dateAhead(800)]

/** Creates a product with two lots; the first expires first. */
async function twoLots(
  build: Build,
  admin: { api(method: 'post', path: string, options: object): Promise<{ ok(): boolean }> },
) {
  const produk = await build.produk({ stok: '0' })
  const nomor = unique('A').replace(' ', '-').toUpperCase()
  const lines = [
    { produkId: produk.produkId, nomor, kedaluwarsa: NEAR, jumlah: 5 },
    { produkId: produk.produkId, nomor: `${nomor}-B`, kedaluwarsa: FAR, jumlah: 5 },
  ]
  expect((await admin.api('post', '/api/admin/barang-masuk', { data: { baris: lines } })).ok()).toBe(true)
  return { produk, nomor }
}

/** Creates a customer with a confirmed e-mail address. */
async function proven(page: Page, build: Build) {
  const pembeli = await build.pelanggan({ nama: unique('Bu Surat') })
  let token: string | undefined
  await expect(async () => {
    token = /konfirmasi-email\?token=(\S+)/.exec(await readSurat(pembeli.email))?.[1]
    expect(token).toBeTruthy()
  }).toPass()
  expect((await page.request.post('/api/auth/konfirmasi-email', { data: { token } })).ok()).toBe(true)
  return pembeli
}

const saveProcess = (page: Page) => page.getByRole('button', { name: 'Proses', exact: true }).click()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an order is packed, sent with its lot on the slip, returned, and destroyed', async ({ page, admin, build }) => {
    const { produk, nomor } = await twoLots(build, admin)
    const { orderId } = await build.pesanan({ lunas: true, produk })
    await page.goto(`/detail-pesanan-satuan/${orderId}`)
    const kemasan = page.getByRole('region', { name: 'Kemasan' })
    await expect(kemasan.getByText('Akan dikemas')).toBeVisible()
    await expect(kemasan.getByText(`1 × ${nomor}, kedaluwarsa ${formatDate(NEAR)}`)).toBeVisible()

    await kemasan.getByRole('button', { name: `Ganti lot ${produk.nama}` }).click()
    const replacement = page.getByRole('dialog', { name: 'Ganti lot' })
    await replacement.getByLabel(nomor, { exact: true }).fill('0')
    await replacement.getByLabel(`${nomor}-B`).fill('1')
    await replacement.getByRole('button', { name: 'Kemas dari lot ini' }).click()
    await expect(replacement.getByText('Tuliskan alasan memilih lot lain.').first()).toBeVisible()
    await replacement.getByLabel('Alasan').fill('Dusnya sudah terbuka')
    await replacement.getByRole('button', { name: 'Kemas dari lot ini' }).click()
    await expect(kemasan.getByText(`1 × ${nomor}-B`)).toBeVisible()
    await expect(kemasan.getByText('Alasan: Dusnya sudah terbuka')).toBeVisible()

    await kemasan.getByRole('button', { name: 'Buka kemasan' }).click()
    const open = page.getByRole('dialog', { name: 'Buka kemasan?' })
    await open.getByLabel('Alasan').fill('Salah ambil')
    await open.getByRole('button', { name: 'Buka Kemasan' }).click()
    await expect(kemasan.getByText('Akan dikemas')).toBeVisible()

    await page.getByLabel('Nomor resi').fill('JP123')
    await saveProcess(page)
    await expect(page).toHaveURL(/daftar-pesanan/)
    for (const kind of ['surat-jalan', 'nota']) {
      await page.goto(`/cetak-pesanan/${orderId}?jenis=${kind}`)
      await expect(page.getByText(`1 × lot ${nomor}, kedaluwarsa ${formatDate(NEAR)}`)).toBeVisible()
    }

    await page.goto(`/detail-pesanan-satuan/${orderId}`)
    await page.getByRole('button', { name: 'Kembalikan Dana' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kembalikan Dana' })
    await dialog.getByLabel('Alasan').fill('Segel rusak')
    await dialog.getByText('Barang yang dikembalikan (opsional)').click()
    await dialog.getByLabel(`Jumlah ${produk.nama}`).fill('1')
    await dialog.getByLabel(`Tujuan ${produk.nama}`).selectOption('karantina')
    await dialog.getByRole('button', { name: 'Kembalikan Dana' }).click()
    await expect(dialog).toBeHidden()

    await page.goto(`/karantina?q=${nomor}`)
    const row = page.getByRole('row').filter({ hasText: nomor })
    await expect(row).toContainText('Kembali dari pembeli')
    await row.getByRole('button', { name: /^Musnahkan/ }).click()
    const destroyed = page.getByRole('dialog', { name: 'Musnahkan?' })
    await destroyed.getByRole('button', { name: 'Musnahkan' }).click()
    await expect(destroyed.getByText('Tuliskan alasannya')).toBeVisible()
    await destroyed.getByLabel('Alasan').fill('Bocor')
    await destroyed.getByRole('button', { name: 'Musnahkan' }).click()
    await expectKabar(page, 'Pemusnahan sudah dicatat')
    await expect(page.getByText('Tidak ada barang di karantina')).toBeVisible()
  })
})

test('a lot is recalled from its number to its buyers, their mails, and the parcels still here', async ({
  page,
  admin,
  build,
}) => {
  const { produk, nomor } = await twoLots(build, admin)
  const pembeli = await proven(page, build)
  const mailed = await build.pesanan({ lunas: true, produk, pembeli })
  const [phoned, packed] = [await build.pesanan({ lunas: true, produk }), await build.pesanan({ lunas: true, produk })]
  const send = (orderId: number, resi: string) =>
    admin.api('put', `/api/admin/pesanan/${orderId}`, {
      data: { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi },
    })
  expect((await send(mailed.orderId, 'JP1')).ok()).toBe(true)
  expect((await send(phoned.orderId, 'JP2')).ok()).toBe(true)
  expect((await send(packed.orderId, '')).ok()).toBe(true)

  await page.goto('/tarik-lot')
  await page.getByLabel('Cari nomor lot').fill(nomor)
  await page.getByRole('link', { name: nomor, exact: true }).click()
  await expect(page.getByRole('heading', { name: `Lot ${nomor}` })).toBeVisible()
  await page.getByRole('button', { name: 'Tarik Lot' }).click()
  const withdraw = page.getByRole('dialog', { name: `Tarik lot ${nomor}?` })
  await withdraw.getByLabel('Alasan').fill('Ada endapan')
  await withdraw.getByRole('button', { name: 'Tarik Lot' }).click()
  await expectKabar(page, 'Lot sudah ditarik dari peredaran. Sisanya disisihkan.')
  const penerima = page.getByRole('table', { name: 'Penerima lot' })
  await expect(penerima.getByText(mailed.name)).toBeVisible()
  await page.getByRole('button', { name: 'Kirim email kepada 1 pembeli' }).click()
  await expectKabar(page, '1 email dikirim')
  // A timer sends pending mails every few seconds.
  await expect(async () => expect(await readSurat(pembeli.email)).toContain(`lot ${nomor}`)).toPass()

  await page.getByRole('link', { name: 'Perlu ditelepon: 1' }).click()
  await expect(penerima.getByText(mailed.name)).toBeHidden()
  await expect(penerima.getByText(phoned.name)).toBeVisible()
  await expect(penerima.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281234567890\?text=.*Ada%20endapan/,
  )

  await page.getByRole('link', { name: 'Lihat pesanannya' }).click()
  await penerima.getByRole('link', { name: packed.nomor }).click()
  const kemasan = page.getByRole('region', { name: 'Kemasan' })
  await kemasan.getByRole('button', { name: 'Kemas ulang' }).click()
  await expect(kemasan.getByText(`1 × ${nomor}-B`)).toBeVisible()
  await expect(kemasan.getByRole('button', { name: 'Kemas ulang' })).toBeHidden()
})
