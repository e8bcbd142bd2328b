import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HALAMAN_PENYAKIT } from '#content/halaman-penyakit.ts'
import { listProduk, Produk } from '#contract/katalog/endpoints.ts'
import { answer, bare, garbage, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import LayananPage from './layanan.page.tsx'
import LayananDetailPage from './layanan-detail.page.tsx'

const DESCRIPTION = 'Melepas lintah dari 2,5 kg ikan. Takar dengan timbangan.'
const ids: string[] = []
const idOf = (name: string) => (ids.includes(name) ? ids.indexOf(name) : ids.push(name) - 1) + 1
const produk = (name: string, change: Partial<Produk> = {}) =>
  contoh(Produk, { produkId: idOf(name), nama: name, harga: 30_000, deskripsi: DESCRIPTION, ...change })
const open = (id: string) => show(screen(LayananDetailPage, { id }), { at: `/layanan/detail/${id}` })
const titles = (name: string | RegExp, level = 2) => page.getByRole('heading', { name, level })
const anjuran = () => page.getByRole('region', { name: 'Rekomendasi Produk' })

/** A catalog in which every search finds a product of that name, after another one whose name contains it. */
const rak = () =>
  answer(listProduk, ({ query: { q = '' } }) => ({ items: [produk(`${q} Kecil`), produk(q)], total: 2 }))
beforeEach(rak)

test('the list of services leads to the five diseases §2.050 §2.051 §2.052 §9.28', async () => {
  await show(<LayananPage />)
  await expect.element(titles('Penyakit Ikan Kerapu', 1)).toBeVisible()
  const cards = page.getByRole('article').getByRole('link').elements()
  expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
    ['Penyakit Bakteri', '/layanan/detail/1'],
    ['Penyakit Jamur', '/layanan/detail/2'],
    ['Penyakit Virus', '/layanan/detail/3'],
    ['Penyakit Parasit', '/layanan/detail/4'],
    ['Gangguan Gizi', '/layanan/detail/5'],
  ])
  await expect.element(link(/^Air & lingkungan/)).toHaveAttribute('href', '/layanan/air')
  await expect.element(link(/Ikan saya sakit/)).toHaveAttribute('href', '/layanan/cek-gejala')
})

describe('page of a disease', () => {
  test.each(HALAMAN_PENYAKIT)(
    'has title, picture, sections, products and the way back: $id §2.054 §2.055 §2.056 §2.057 §2.059',
    async (penyakit) => {
      const { id, nama, alt } = penyakit
      const { address } = await open(`${id}`)
      await expect.element(titles(nama, 1)).toBeVisible()
      await expect
        .element(page.getByRole('img', { name: alt }))
        .toHaveAttribute('src', expect.stringContaining('penyakit'))
      for (const item of ['Penyebab', 'Gejala', 'Pencegahan', 'Pengobatan'])
        await expect.element(titles(item)).toBeVisible()
      await expect.element(anjuran().getByRole('link').first()).toBeVisible()
      const names = anjuran().getByRole('link').elements()
      expect(names.map(({ textContent }) => textContent)).toEqual(penyakit.produk)
      await press(link('Kembali ke Layanan'))
      await expect.poll(address).toBe('/layanan')
    },
  )

  test('sums the disease up in nine lines, with the way to its sections', async () => {
    await open('3')
    const ringkasan = page.getByRole('region', { name: 'Ringkasan' })
    for (const item of ['Kenali', 'Lakukan sekarang', 'Jangan lakukan'])
      await expect.element(ringkasan.getByRole('heading', { name: item })).toBeVisible()
    expect(ringkasan.getByRole('listitem').elements()).toHaveLength(9)
    await expect.element(ringkasan.getByText('beri antibiotik; antibiotik tidak mempan untuk virus')).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'Isi halaman' }).getByRole('link').elements()
    const bagian = contents.map((a) => document.getElementById(a.getAttribute('href')?.slice(1) ?? '')?.textContent)
    expect(bagian).toEqual(contents.map(({ textContent }) => textContent))
    expect(bagian).toContain('Pengobatan')
  })

  test('says of a virus that there is no drug, and that no product cures it', async () => {
    await open('3')
    await see(/^Belum ada obat untuk penyakit virus pada kerapu\./)
    await see(/Tidak satu pun dari produk ini menyembuhkan virus/)
    await expect.element(link('Kit Ambil Contoh Ikan Sakit')).toBeVisible()
  })

  test('leads to the cards of its class §2.061', async () => {
    await open('4')
    const kartu = page.getByRole('navigation', { name: 'Panduan tiap penyakit' })
    await expect
      .element(kartu.getByRole('link', { name: 'bintik putih' }))
      .toHaveAttribute('href', '/layanan/penyakit/bintik-putih')
    await expect.element(kartu.getByRole('link', { name: 'lumut' })).not.toBeInTheDocument()
  })

  test.each(['0', '6', 'abc', '01'])('is not found under /layanan/detail/%s §2.060 §9.28', async (id) => {
    const { address } = await open(id)
    await expect.element(titles('Detail Tidak Ditemukan', 1)).toBeVisible()
    await press(link('Kembali ke Layanan'))
    await expect.poll(address).toBe('/layanan')
    expect(sent(listProduk)).toEqual([])
  })
})

describe('recommended products', () => {
  test('leave out prescription products and unsold ones', async () => {
    answer(listProduk, ({ query: { q = '' } }) => {
      if (q === 'Kit Ambil Contoh Ikan Sakit') return { items: [produk(q, { resep: true })], total: 1 }
      return { items: [produk(q === 'Kaporit Granul 60%' ? q : 'Barang lain')], total: 1 }
    })
    await open('3')
    await expect.element(anjuran().getByRole('link')).toHaveTextContent('Kaporit Granul 60%')
  })

  test('report a failure, keep the page readable, and load again', async () => {
    for (const [failure, text] of [
      [bare(500, { message: 'Basis data sibuk' }), 'Error: Basis data sibuk'],
      [garbage(500), 'Error: Terjadi kesalahan'],
      [silence, 'Error: Tidak ada respon dari server'],
    ] as const) {
      answer(listProduk, failure)
      const screen = await open('2')
      await see(text)
      await expect.element(titles('Pengobatan')).toBeVisible()
      rak()
      await press('Coba Lagi')
      await expect.element(link('Gel Luka Povidon Iodin')).toBeVisible()
      await screen.unmount()
    }
  })

  test('show a sentence on hover and focus, until Escape, and lead to their page §2.058', async () => {
    const { address } = await open('4')
    const item = anjuran().getByRole('listitem').first()
    const names = item.getByRole('link')
    await expect.element(names).toBeVisible()
    const hint = () => item.element().querySelector<HTMLElement>('[role=tooltip]')
    const isShown = () => hint()?.checkVisibility({ visibilityProperty: true })
    expect(isShown()).toBe(false)
    expect(hint()?.textContent).toBe('Melepas lintah dari 2,5 kg ikan.')
    expect(names.element().getAttribute('aria-describedby')).toBe(hint()?.id)
    ;(names.element() as HTMLElement).focus()
    await expect.poll(isShown).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(isShown).toBe(false)
    ;(names.element() as HTMLElement).blur()
    await userEvent.hover(item)
    await expect.poll(isShown).toBe(true)
    await userEvent.hover(titles('Rekomendasi Produk'))
    await expect.poll(isShown).toBe(false)
    await press(names)
    await expect.poll(address).toBe(`/produk/produk-satuan/${idOf(HALAMAN_PENYAKIT[3]?.produk[0] ?? '')}`)
  })

  test('show and hide the sentence by their button, as by a tap', async () => {
    await open('4')
    const item = anjuran().getByRole('listitem').first()
    const button = item.getByRole('button')
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    const isShown = () => item.element().querySelector('[role=tooltip]')?.checkVisibility({ visibilityProperty: true })
    const tap = () => {
      for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
        button.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
      return press(button)
    }
    await tap()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    expect(isShown()).toBe(true)
    await tap()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    expect(isShown()).toBe(false)
    await seeNot(/^Error/)
  })
})
