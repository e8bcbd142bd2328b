import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Pencarian, SearchResult, searchAll } from '#contract/pencarian/endpoints.ts'
import { answer, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { fill, link, press, see } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import SearchPage from './search.page.tsx'

const LINTAH = contoh(SearchResult, { nama: 'Lintah laut', alamat: '/layanan/penyakit/lintah-laut' })
const ADA = contoh(Pencarian, { kelompok: [{ jenis: 'penyakit', hasil: [LINTAH] }] })
const open = (q = '') => show(screen(SearchPage), { at: `/cari${q && `?q=${encodeURIComponent(q)}`}` })
const penyakit = () => page.getByRole('region', { name: 'Penyakit' })

describe('search of all', () => {
  test('looks for what is typed, keeps it in the address, and groups what was found', async () => {
    answer(searchAll, ADA)
    const { address } = await open()
    await fill(page.getByRole('searchbox'), 'lintah')
    await press('Cari')
    await expect.poll(address).toBe('/cari?q=lintah')
    await see('1 hasil untuk “lintah”')
    await expect.element(penyakit().getByRole('link')).toHaveAttribute('href', '/layanan/penyakit/lintah-laut')
    expect(sent(searchAll).map(({ query }) => query)).toEqual([{ q: 'lintah' }])
  })

  test("shows the address's words in its field, whatever was typed before", async () => {
    answer(searchAll, ADA)
    const { address, router } = await open()
    await fill(page.getByRole('searchbox'), 'lintah')
    await press('Cari')
    await expect.poll(address).toBe('/cari?q=lintah')
    await fill(page.getByRole('searchbox'), 'kutu')
    await press(link('bintik putih'))
    await expect.element(page.getByRole('searchbox')).toHaveValue('bintik putih')
    await router.navigate(-1)
    await expect.element(page.getByRole('searchbox')).toHaveValue('lintah')
    await expect.element(penyakit()).toBeVisible()
  })

  test('says how it read a slip of the finger', async () => {
    answer(searchAll, { ...ADA, dibaca: 'lintah laut' })
    await open('lntah laut')
    await expect
      .element(page.getByRole('status').filter({ hasText: 'lntah laut' }))
      .toHaveTextContent('“lntah laut” tidak ditemukan. Ini hasil untuk lintah laut.')
  })

  test('says of a prohibited substance that the shop does not sell it, also where nothing was found', async () => {
    const terlarang = [{ nama: 'malachite green', aturan: 'dilarang untuk ikan konsumsi' }]
    answer(searchAll, { ...ADA, terlarang, kelompok: [] })
    await open('malachite green')
    await see(/dilarang untuk ikan konsumsi\. Toko ini tidak menjualnya\./)
    await see('Tidak ada yang cocok dengan “malachite green”')
  })

  test('says what to do where nothing was found', async () => {
    answer(searchAll, { ...ADA, kelompok: [] })
    await open('zzqxwv')
    await see('Tidak ada yang cocok dengan “zzqxwv”')
    await expect.element(link('Lihat siapa yang dihubungi')).toHaveAttribute('href', '/layanan/siapa-dihubungi')
    await expect.element(link('lintah')).toHaveAttribute('href', '/cari?q=lintah')
  })

  test('loads again after a failure', async () => {
    answer(searchAll, silence)
    await open('lintah')
    await see('Tidak ada respon dari server')
    answer(searchAll, ADA)
    await press('Coba Lagi')
    await expect.element(penyakit()).toBeVisible()
  })
})
