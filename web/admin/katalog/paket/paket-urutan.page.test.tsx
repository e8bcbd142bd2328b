import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getBeranda } from '#contract/beranda/endpoints.ts'
import { listPaket, Paket } from '#contract/katalog/endpoints.ts'
import { reorderPaket } from '#contract/katalog/paket-admin.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PaketOrderPage from './paket-urutan.page.tsx'

const paket = (...ids: number[]) => ids.map((paketId) => contoh(Paket, { paketId, title: `Paket ${paketId}` }))

test('shows each package with its price', async () => {
  answer(listPaket, [contoh(Paket, { paketId: 1, title: 'Paket 1', harga: 800_000 })])
  answer(getBeranda, {})
  await showAdmin(<PaketOrderPage />, { at: '/urutan-paket' })
  await seeIn(page.getByRole('listitem').filter({ hasText: 'Paket 1' }), 'Rp 800.000')
})

test("shows another user's new order, and appends new packages to the own one", async () => {
  answer(listPaket, paket(1, 2, 3))
  answer(getBeranda, {})
  const bentrok = [{ path: 'paketIds', label: 'Urutan paket', sekarang: [3, 2, 1, 4] }]
  answer(reorderPaket, refuse('ISIAN_BENTROK', { bentrok }))
  const { address } = await showAdmin(<PaketOrderPage />, { at: '/urutan-paket' })
  const list = page.getByRole('list', { name: 'Urutan paket' })
  const order = () =>
    list
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent?.match(/Paket (?:\d|baru)/)?.[0])
  await expect.element(list).toBeVisible()
  ;(list.getByRole('button').first().element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('diangkat, urutan 1 dari 3.', { exact: false })).toBeInTheDocument()
  await expect
    .poll(async () => {
      await userEvent.keyboard('{ArrowDown}')
      return page.getByText('dipindahkan ke urutan 2 dari 3.', { exact: false }).elements().length
    })
    .toBeGreaterThan(0)
  await userEvent.keyboard(' ')
  await expect.poll(order).toEqual(['Paket 2', 'Paket 1', 'Paket 3'])
  answer(listPaket, paket(3, 2, 1, 4))
  await press('Simpan')

  const catatan = page.getByRole('group', { name: 'Urutan paket: diubah orang lain' })
  await seeIn(catatan, /1\. Paket 3.*4\. Paket (?:4|baru)/s)
  await press(catatan.getByRole('button', { name: 'Pakai yang ini' }))
  await expect.poll(order).toMatchObject(['Paket 3', 'Paket 2', 'Paket 1', expect.any(String)])
  await press(catatan.getByRole('button', { name: 'Pakai isian saya' }))
  await expect.poll(order).toMatchObject(['Paket 2', 'Paket 1', 'Paket 3', expect.any(String)])
  answer(reorderPaket, { message: 'Urutan paket disimpan' })
  await press('Simpan')
  await see('Urutan paket disimpan')
  await expect.poll(address).toBe('/manajemen-paket')
  const { paketIds, semula } = sent(reorderPaket).at(-1)?.body ?? {}
  expect(paketIds).toEqual([2, 1, 3, 4])
  expect(JSON.parse(semula)).toEqual({ paketIds: [3, 2, 1, 4] })
})

test('shows which packages the landing page has', async () => {
  answer(listPaket, paket(1, 2, 3, 4))
  answer(getBeranda, { paket: [4, 2] })
  await showAdmin(<PaketOrderPage />, { at: '/urutan-paket' })
  await expect
    .poll(() => document.querySelector('section')?.textContent?.match(/Paket \d/g))
    .toEqual(['Paket 4', 'Paket 2'])
})

test('leads to the first package if there is none', async () => {
  answer(listPaket, [])
  answer(getBeranda, {})
  await showAdmin(<PaketOrderPage />, { at: '/urutan-paket' })
  await expect.element(link('Tambah yang pertama')).toHaveAttribute('href', '/tambah-paket')
  await seeNot('Simpan')
})
