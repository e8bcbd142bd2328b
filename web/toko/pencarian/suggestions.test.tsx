import { useRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Pencarian, type ResultKind, SearchResult, searchAll } from '#contract/pencarian/endpoints.ts'
import { recordSeen } from '#web/lib/seen/seen.ts'
import { answer, later, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { see, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { Suggestions } from './suggestions.tsx'

/** The field of the header, without its frame. */
function Field() {
  const box = useRef<HTMLInputElement>(null)
  return (
    <search>
      <form action="/cari">
        <input ref={box} name="q" aria-label="Cari di toko" />
      </form>
      <Suggestions box={box} />
    </search>
  )
}

const group = (kind: ResultKind, result: Partial<SearchResult>) => ({
  jenis: kind,
  hasil: [contoh(SearchResult, result)],
})
const found = contoh(Pencarian, {
  terlarang: [],
  kelompok: [
    group('penyakit', { nama: 'Lintah laut', alamat: '/layanan/penyakit/lintah-laut', gambar: 'lintah-laut' }),
    group('produk', {
      nama: 'Asam Sitrat',
      alamat: '/produk/produk-satuan/3',
      harga: 45_000,
      gambar: null,
      resep: false,
    }),
    group('paket', {
      nama: 'Paket Parasit',
      alamat: '/produk/produk-paketan/2',
      harga: 500_000,
      gambar: null,
      resep: false,
    }),
  ],
})

const box = () => page.getByRole('combobox', { name: 'Cari di toko' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const active = () => document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '')?.textContent

async function open(text: string) {
  const shown = await show(<Field />, { path: '*' })
  await userEvent.click(box())
  if (text) await userEvent.fill(box(), text)
  return shown
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('suggestions', () => {
  test('offer words before anything is typed', async () => {
    const { address } = await open('')
    await expect.element(box()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(option('bintik putih'))
    await expect.poll(address).toBe('/cari?q=bintik%20putih')
    await expect.element(box()).toHaveValue('')
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false')
  })

  test('show words, the disease, products and packages with their prices', async () => {
    answer(searchAll, found)
    await open('linta')
    await expect.element(option(/^lintah$/)).toBeVisible()
    await expect.element(option(/Lintah laut.*Penyakit/)).toHaveAttribute('href', '/layanan/penyakit/lintah-laut')
    await expect.element(option(/Asam Sitrat.*Rp 45\.000/)).toHaveAttribute('href', '/produk/produk-satuan/3')
    await expect.element(option(/Paket Parasit.*Rp 500\.000/)).toBeVisible()
    await see(/^\d+ saran$/)
    await expect.element(page.getByRole('listbox', { name: 'Saran pencarian' })).toBeVisible()
    expect(sent(searchAll).at(-1)?.query).toEqual({ q: 'linta', saran: '1' })
  })

  test('follow the arrow keys in a circle, and Enter opens the active one', async () => {
    answer(searchAll, found)
    const { address } = await open('linta')
    await expect.element(option(/Asam Sitrat/)).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Lihat semua hasil “linta”')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBeUndefined()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('lintah')
    await expect.element(option(/^lintah$/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/cari?q=lintah')
  })

  test('keep the active one when products arrive', async () => {
    const products = later<typeof found>()
    answer(searchAll, products.answer)
    await open('linta')
    await expect.element(option(/^lintah$/)).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Lihat semua hasil “linta”')
    await expect.poll(() => sent(searchAll).length).toBe(1)
    products.come(found)
    await expect.element(option(/Asam Sitrat/)).toBeVisible()
    expect(active()).toBe('Lihat semua hasil “linta”')
  })

  test('search the typed words on Enter without a choice', async () => {
    answer(searchAll, found)
    const { address } = await open('linta')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/cari?q=linta')
  })

  test('close with Escape, which keeps the text, and come back with the next letter', async () => {
    answer(searchAll, found)
    await open('linta')
    await expect.element(option(/Asam Sitrat/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(box()).toHaveValue('linta')
    await expect.element(option(/Asam Sitrat/)).not.toBeInTheDocument()
    await userEvent.keyboard('h')
    await expect.element(option(/Lintah laut/)).toBeVisible()
  })

  test('say that nothing was found and lead to the full search', async () => {
    answer(searchAll, { ...found, kelompok: [] })
    await open('zzqx')
    await see('Belum ada saran untuk “zzqx”. Coba satu kata saja, misalnya tanda yang terlihat.')
    await expect.element(option('Lihat semua hasil “zzqx”')).toHaveAttribute('href', '/cari?q=zzqx')
  })

  test('warn of a prohibited substance', async () => {
    answer(searchAll, {
      ...found,
      terlarang: [
        { nama: 'malachite green', aturan: 'dilarang untuk ikan konsumsi', alamat: '/layanan/zat?nama=hijau-malakit' },
      ],
    })
    await open('malachite')
    await see(/dilarang untuk ikan konsumsi\. Toko ini tidak menjualnya\./)
  })

  test("keep the browser's own results when the server fails", async () => {
    answer(searchAll, refuse('SERVICE_UNAVAILABLE'))
    await open('lintah')
    await see('Produk belum bisa dimuat. Coba lagi sebentar lagi.')
    await expect.element(option(/Lintah laut/)).toBeVisible()
  })

  test('show no price of before once the connection is lost', async () => {
    answer(searchAll, found)
    await open('linta')
    await expect.element(option(/Asam Sitrat.*Rp 45\.000/)).toBeVisible()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await expect.element(option(/Asam Sitrat/)).not.toBeInTheDocument()
    await expect.element(option(/Lintah laut/)).toBeVisible()
  })

  test('come from the device without a connection, and Enter opens the first', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    recordSeen({ produkId: 9, nama: 'Pengusir Lintah', gambar: null })
    const { address } = await open('lintah')
    await see('Tanpa sinyal: hanya kartu penyakit dan produk yang pernah dibuka di HP ini.')
    await expect.element(option(/Pengusir Lintah/)).toHaveAttribute('href', '/produk/produk-satuan/9')
    await seeNot(/Lihat semua hasil/)
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/layanan/penyakit/lintah-laut')
    expect(sent(searchAll)).toEqual([])
  })
})
