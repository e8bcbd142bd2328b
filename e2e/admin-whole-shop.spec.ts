import { test } from './own-shop.ts'
import { kabar, pesan } from './page.ts'
import { expect } from './test.ts'

test.describe.configure({ mode: 'default' })

test.describe('the account', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('nobody is offered to delete himself, and the last administrator keeps the role', async ({ page, admin }) => {
    await page.goto(`/manajemen-user?q=${admin.email}`)
    const edit = page.getByRole('link', { name: 'Edit Administrator' })
    await expect(edit).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hapus Administrator' })).toBeHidden()
    await edit.click()
    await page.getByLabel('No. HP').fill('081234567890')
    await page.getByLabel('Role').selectOption('User')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('alert')).toContainText('Ini administrator terakhir.')
    expect((await admin.api('get', '/api/admin/saya')).status()).toBe(200)
  })
})

test('the packages are put into order with the pointer', async ({ page, admin: _ }) => {
  const ids = async (): Promise<number[]> =>
    (await (await page.request.get('/api/paket')).json()).map(({ paketId }: { paketId: number }) => paketId)
  const [satu, dua, tiga, ...lain] = await ids()
  await page.goto('/manajemen-paket')
  await page.getByRole('link', { name: 'Atur Urutan' }).click()
  const baris = page.getByRole('list', { name: 'Urutan paket' }).getByRole('listitem')
  await expect(baris.nth(2)).toContainText('Beranda')
  const titles = await baris.allInnerTexts()
  const [pertama, ketiga] = [baris.nth(0), baris.nth(2)].map((item) => item.getByRole('button'))
  const [dari, ke] = [await pertama?.boundingBox(), await ketiga?.boundingBox()]
  if (!dari || !ke) throw new Error('no handles')
  await page.mouse.move(dari.x + 22, dari.y + 22)
  await page.mouse.down()
  await page.mouse.move(dari.x + 22, dari.y + 40, { steps: 3 })
  await page.mouse.move(ke.x + 22, ke.y + 30, { steps: 10 })
  await page.mouse.up()
  const namaDi = (teks = '') => teks.split('\n').find((line) => line.startsWith('Paket')) ?? ''
  await expect(baris.nth(2)).toContainText(namaDi(titles[0]))
  await expect(baris.nth(0)).toContainText(namaDi(titles[1]))

  // For a moment after something was dropped, the list swallows clicks: a hand is not as quick as this test.
  const tetap = pesan(page).getByRole('button', { name: 'Tetap di sini' })
  await expect(async () => {
    if (!(await tetap.isVisible())) await page.getByRole('link', { name: 'Kembali', exact: true }).click()
    await expect(tetap).toBeVisible({ timeout: 1000 })
  }).toPass()
  await tetap.click()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(kabar(page, 'Urutan paket disimpan')).toBeVisible()
  await expect.poll(ids).toEqual([dua, tiga, satu, ...lain])
})
