import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addFavorit, listFavorit, removeFavorit } from '#contract/favorit/endpoints.ts'
import { listProdukChoices, Produk } from '#contract/katalog/endpoints.ts'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import { answer, later, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import FavoritPage from './favorit.page.tsx'

const ONE = contoh(Produk, { produkId: 3, nama: 'Vitamin A', stok: 5 })
const TWO_FILES = contoh(Produk, { produkId: 4, nama: 'Vitamin B', stok: 5 })
const LOCAL_NOTICE = 'Sekarang hanya tersimpan di browser ini.'
const open = () => show(screen(FavoritPage), { at: '/favorit' })
const names = () =>
  page
    .getByRole('article')
    .elements()
    .map(({ textContent }) => textContent?.match(/Vitamin [AB]/)?.[0])

/** Keeps a favorite in this browser, as before a login. */
function keep(...produkIds: number[]) {
  localStorage.setItem('favorit', JSON.stringify(produkIds))
  window.dispatchEvent(new StorageEvent('storage', { key: 'favorit' }))
}

describe('favorites', () => {
  test('from a visitor are stored in this browser, say so, and lead to the login and back', async () => {
    answer(listProdukChoices, [ONE])
    keep(3)
    const { address, router } = await open()
    await see(new RegExp(LOCAL_NOTICE))
    await expect.element(link('Vitamin A')).toHaveAttribute('href', '/produk/produk-satuan/3')
    expect(sent(listProdukChoices)[0]?.query).toEqual({ id: '3' })
    await press(link('Masuk'))
    await expect.poll(address).toBe('/login')
    expect(router.state.location.state).toMatchObject({ kembali: { to: '/favorit' } })
  })

  test('in this browser move to the account after the login', async () => {
    answer(listProdukChoices, [ONE, TWO_FILES])
    answer(addFavorit, { produkIds: [3, 4] })
    keep(3)
    signIn()
    answer(listMyHarga, { grup: null, harga: [] })
    await open()
    await expect.poll(names).toEqual(['Vitamin A', 'Vitamin B'])
    expect(sent(addFavorit).map(({ body }) => body)).toEqual([{ produkIds: [3] }])
    await expect.poll(() => localStorage.getItem('favorit')).toBeNull()
    await seeNot(new RegExp(LOCAL_NOTICE))
  })

  test('disappear one by one, before the server has answered, until none is left', async () => {
    const slow = later<{ produkIds: number[] }>()
    answer(listProdukChoices, ({ query }) =>
      [ONE, TWO_FILES].filter(({ produkId }) => query.id?.includes(`${produkId}`)),
    )
    answer(listFavorit, { produkIds: [4, 3] })
    answer(removeFavorit, slow.answer)
    signIn()
    answer(listMyHarga, { grup: null, harga: [] })
    await open()
    await press('Hapus Vitamin B dari favorit')
    await expect.poll(names).toEqual(['Vitamin A'])
    slow.come({ produkIds: [3] })
    answer(removeFavorit, { produkIds: [] })
    await press('Hapus Vitamin A dari favorit')
    await see('Belum ada favorit')
    expect(sent(listProdukChoices).every(({ query }) => query.id)).toBe(true)
    await expect.element(link('Lihat produk')).toHaveAttribute('href', '/produk/produk-satuan')
    expect(sent(removeFavorit).map(({ params }) => params.produkId)).toEqual(['4', '3'])
  })

  test('come back if the server does not remove them', async () => {
    answer(listProdukChoices, [ONE])
    answer(listFavorit, { produkIds: [3] })
    answer(removeFavorit, silence)
    signIn()
    answer(listMyHarga, { grup: null, harga: [] })
    await open()
    await press('Hapus Vitamin A dari favorit')
    await see('Favorit tidak tersimpan')
    await press('OK')
    await expect.poll(names).toEqual(['Vitamin A'])
  })
})
