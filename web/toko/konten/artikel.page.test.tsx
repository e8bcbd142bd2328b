import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Artikel, FullArtikel, getArtikel, listArtikel } from '#contract/konten/endpoints.ts'
import { dokumenOf } from '#contract/konten/naskah.ts'
import { answer, bare, garbage, onlyPlain, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { fill, link, press, see } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import ArtikelDetailPage from './artikel-detail.page.tsx'
import ArtikelListPage from './artikel-list.page.tsx'

const KONTEN = '## Mengenali lintah\n\nIa melekat di sirip.'
const one = (artikelId: number, title: string) =>
  contoh(Artikel, { artikelId, id: artikelId, judul: title, konten: KONTEN })
const whole = (konten = KONTEN) => contoh(FullArtikel, { ...one(4, 'Lintah Laut'), konten, dokumen: dokumenOf(konten) })
const cari = () => page.getByRole('searchbox', { name: 'Cari artikel' })
const list = (search = '') => show(screen(ArtikelListPage), { at: `/layanan2${search}` })
const artikel = (id = '4') => show(screen(ArtikelDetailPage, { id }), { at: `/artikel/${id}` })

describe('library', () => {
  beforeEach(() => {
    answer(getArtikel, whole())
    answer(listArtikel, ({ query }) => ({
      items: [one(4, 'Lintah Laut'), one(5, 'Pakan Rucah')].filter(({ judul }) =>
        judul.toLowerCase().includes(query.q ?? ''),
      ),
      total: 40,
    }))
  })

  test('keeps the words of a search in the address, and goes through its pages with them §2.053', async () => {
    const { address, router } = await list()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Artikel Kesehatan Kerapu' })).toBeVisible()
    await see('40 artikel')
    await fill(cari(), 'lintah')
    await press('Cari')
    await expect.poll(address).toBe('/layanan2?q=lintah')
    await expect
      .poll(() => page.getByRole('article').element().textContent)
      .toMatch(/Lintah Laut.*Ia melekat di sirip\./)
    await press(link('Selanjutnya'))
    await expect.poll(address).toBe('/layanan2?q=lintah&page=2')
    await expect.poll(() => sent(listArtikel).at(-1)?.query).toEqual({ q: 'lintah', page: '2', limit: '12' })
    await router.navigate('/layanan2?q=rucah')
    await expect.element(cari()).toHaveValue('rucah')
    await expect.element(link('Pakan Rucah')).toHaveAttribute('href', '/artikel/5')
  })

  test('says that nothing was found, and leads back to everything', async () => {
    const { address } = await list('?q=kosong')
    await see('Tidak ada artikel ditemukan')
    await press(link('Lihat semua artikel'))
    await expect.poll(address).toBe('/layanan2')
    await expect.element(cari()).toHaveValue('')
    await expect.element(link('Lintah Laut')).toBeVisible()
  })

  test.each([
    ['a failure without a message', bare(500, {}), 'Gagal mengambil data artikel'],
    ['a failure with a message', bare(500, { message: 'Basis data sibuk' }), 'Basis data sibuk'],
    ['no JSON', garbage(200), 'Terjadi kesalahan saat memuat artikel'],
    ['nothing', silence, 'Tidak dapat terhubung ke server'],
  ] as const)('says why it is not there, and loads again: the server answered %s', async (_, failure, text) => {
    answer(listArtikel, failure)
    await list()
    await see(text)
    answer(listArtikel, { items: [one(4, 'Lintah Laut')], total: 1 })
    await press('Coba Lagi')
    await expect.element(link('Lintah Laut')).toBeVisible()
  })
})

describe('article', () => {
  test('is read under its title §D5.2', async () => {
    answer(getArtikel, whole())
    await artikel()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Lintah Laut' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 2, name: 'Mengenali lintah' })).toBeVisible()
    await expect.poll(() => document.title).toMatch(/^Lintah Laut/)
    expect(sent(getArtikel)[0]?.params).toEqual({ id: '4' })
  })

  test.each([390, 1440])(
    'keeps as text what an author wrote, in lines short enough to read, at %i px',
    async (width) => {
      await page.viewport(width, 900)
      const konten = `<img src=x onerror="document.title='jahat'"> **tebal**\n\n${'kata '.repeat(80)}`
      // The response of the previous release, which this contract does not describe.
      onlyPlain()
      answer(getArtikel, { ...whole(konten), dokumen: undefined as never })
      await artikel()
      await see(/<img src=x onerror=/)
      const element = page.getByText(/^kata kata kata/).element()
      const style = getComputedStyle(element)
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      context.font = `${style.fontSize} ${style.fontFamily}`
      const sample = 'Pagi hari ikan direndam, sore bintiknya hilang. Seminggu kemudian bintik kembali.'
      expect(element.clientWidth / (context.measureText(sample).width / sample.length)).toBeLessThanOrEqual(72)
      expect(document.title).not.toBe('jahat')
      await page.viewport(390, 844)
    },
  )

  test('says why it is not there, and loads again', async () => {
    answer(getArtikel, garbage(500))
    await artikel()
    await see('Gagal memuat data artikel')
    answer(getArtikel, whole())
    await press('Coba Lagi')
    await expect.element(page.getByText('Bagikan / cetak')).toBeVisible()
  })

  test.each([
    ['was deleted', '4'],
    ['has no number', 'abc'],
  ])('leads to /404 if it %s', async (_, id) => {
    answer(getArtikel, refuse('ARTIKEL_TIDAK_ADA'))
    const { address } = await artikel(id)
    await expect.poll(address).toBe('/404')
  })
})
