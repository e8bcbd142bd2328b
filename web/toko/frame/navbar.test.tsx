import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countKabar } from '#contract/kabar/endpoints.ts'
import { addLine } from '#web/lib/cart.ts'
import { answer, sent } from '#web/testing/api.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { Navbar } from './navbar.tsx'

beforeEach(() => answer(countKabar, { belum_dibaca: 0 }))

describe('navigation bar', () => {
  test('keeps its menu folded on a phone until it is opened §2.009', async () => {
    await show(<Navbar />)
    await expect.element(button('Buka menu')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(link('Produk')).not.toBeInTheDocument()
    await press('Buka menu')
    await expect.element(link('Produk')).toBeVisible()
    await expect.element(button('Tutup menu')).toHaveAttribute('aria-expanded', 'true')
  })

  test('folds its menu by Escape, by its button, and on the way elsewhere', async () => {
    await show(<Navbar />, { path: '*' })
    await press('Buka menu')
    await userEvent.keyboard('{Escape}')
    await expect.element(link('Produk')).not.toBeInTheDocument()
    await press('Buka menu')
    await press('Tutup menu')
    await expect.element(link('Produk')).not.toBeInTheDocument()
    await press('Buka menu')
    await press(link('Produk'))
    await expect.element(button('Buka menu')).toBeVisible()
  })

  test('leads from a sick fish to the symptom check', async () => {
    await show(<Navbar />)
    await press('Buka menu')
    await expect.element(link('Ikan saya sakit')).toHaveAttribute('href', '/layanan/cek-gejala')
  })

  test('marks the nearest screen, and the landing page only itself', async () => {
    await show(<Navbar />, { at: '/layanan/cek-gejala' })
    await press('Buka menu')
    await expect.element(link('Ikan saya sakit')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('Layanan')).not.toHaveAttribute('aria-current')
    await expect.element(link('Beranda')).not.toHaveAttribute('aria-current')
  })

  test('marks the section of a screen', async () => {
    await show(<Navbar />, { at: '/produk/produk-satuan/3' })
    await press('Buka menu')
    await expect.element(link('Produk')).toHaveAttribute('aria-current', 'true')
  })

  test('shows the login to a visitor, and greets a buyer, who alone has the cart §2.002 §2.005 §2.007 §2.008 §6.05', async () => {
    await page.viewport(1440, 900)
    const first = await show(<Navbar />)
    await expect.element(link('Login')).toHaveAttribute('href', '/login')
    await expect.element(link(/^Keranjang, /)).not.toBeInTheDocument()
    await seeNot(/Halo/)
    await first.unmount()
    signIn({ nama: '<b>Siti</b>' })
    addLine({ produkId: 1, kategori: '', nama: 'A', harga: 1, gambar: null, stok: 5, quantity: 1 })
    await show(<Navbar />)
    await see('Halo, <b>Siti</b>')
    await expect.element(link('Keranjang, 1 item')).toHaveTextContent('1')
    await expect.element(link('Akun saya')).toHaveAttribute('href', '/akun')
    await expect.element(link('Keranjang, 1 item')).toBeVisible()
    await expect.element(link('Login')).not.toBeInTheDocument()
    await page.viewport(390, 844)
  })

  test('leaves cart and account to the bottom bar of a phone, unless the screen replaces it', async () => {
    signIn({ nama: 'Bapak Muhammad Budiman Santoso' })
    await show(
      <>
        <Navbar />
        <BottomNavigation />
      </>,
    )
    await expect.element(page.getByRole('link', { name: 'Akun', exact: true })).toBeVisible()
    await see('Halo, Bapak Muhammad Budiman Santoso')
    await expect.element(link('Akun saya')).not.toBeInTheDocument()
    await expect.element(link('Keranjang, 0 item')).not.toBeInTheDocument()
    const bar = document.createElement('div')
    bar.className = 'bar-bawah'
    document.body.append(bar)
    await expect.element(link('Akun saya')).toBeVisible()
    await expect.element(link('Keranjang, 0 item')).toBeVisible()
    bar.remove()
  })
})

describe('search of the bar', () => {
  test('is a form that works before its suggestions are loaded', async () => {
    await page.viewport(1440, 900)
    await show(<Navbar />, { path: '*' })
    const box = page.getByRole('searchbox', { name: 'Cari di toko' })
    await expect.element(box).toBeVisible()
    const form = (box.element() as HTMLInputElement).form
    expect([form?.getAttribute('action'), form?.method, box.element().getAttribute('name')]).toEqual([
      '/cari',
      'get',
      'q',
    ])
    await page.viewport(390, 844)
  })

  test('opens across the bar of a phone with its field focused, suggests, and closes on the way elsewhere', async () => {
    const { address } = await show(<Navbar />, { at: '/produk', path: '*' })
    await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
    await press('Buka pencarian')
    const box = page.getByRole('combobox', { name: 'Cari di toko' })
    await expect.element(box).toHaveFocus()
    await press(page.getByRole('option', { name: 'lintah' }))
    await expect.poll(address).toBe('/cari?q=lintah')
    await expect.element(box).not.toBeInTheDocument()
  })

  test('shows its field on the landing page of a phone, and suggests over the page', async () => {
    const { address } = await show(<Navbar />, { path: '*' })
    await press(page.getByRole('searchbox', { name: 'Cari di toko' }))
    await press(page.getByRole('option', { name: 'lintah' }))
    await expect.poll(address).toBe('/cari?q=lintah')
  })

  test('closes by its button', async () => {
    await show(<Navbar />, { at: '/produk' })
    await press('Buka pencarian')
    await expect.element(page.getByRole('combobox')).toBeVisible()
    await press('Tutup pencarian')
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
  })

  test('is left to the screen of the search itself', async () => {
    await show(<Navbar />, { at: '/cari?q=lintah' })
    await expect.element(button('Buka menu')).toBeVisible()
    await expect.element(button('Buka pencarian')).not.toBeInTheDocument()
  })
})

describe('entries of the menu', () => {
  test.each(['phone', 'desk'])('lead a visitor on a %s to the cart, for which a buyer has the icon', async (width) => {
    if (width === 'desk') await page.viewport(1440, 900)
    const first = await show(<Navbar />)
    if (width === 'phone') await press('Buka menu')
    const keranjang = page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Keranjang' })
    await expect.element(keranjang).toHaveAttribute('href', '/keranjang')
    await first.unmount()
    signIn()
    await show(<Navbar />)
    if (width === 'phone') await press('Buka menu')
    await expect.element(link('Keranjang, 0 item')).toBeVisible()
    await expect.element(keranjang).not.toBeInTheDocument()
    await page.viewport(390, 844)
  })

  test('stand in the order of the specification, with the others between them §2.001', async () => {
    await page.viewport(1440, 900)
    await show(<Navbar />)
    const names = page.getByRole('navigation', { name: 'Utama' }).getByRole('link')
    await expect.element(names.first()).toBeVisible()
    const others = ['Ikan saya sakit', 'Keranjang']
    expect(
      names
        .elements()
        .map(({ textContent }) => textContent ?? '')
        .filter((item) => !others.includes(item)),
    ).toEqual([...['Beranda', 'Layanan', 'Produk', 'Tentang Kami', 'Kontak']])
    await page.viewport(390, 844)
  })

  test('call a buyer without a name Pengguna §2.006', async () => {
    signIn({ nama: '' })
    await show(<Navbar />)
    await see('Halo, Pengguna')
  })
})

describe('bottom bar', () => {
  test('leads five ways and marks the nearest screen', async () => {
    addLine({ produkId: 1, kategori: '', nama: 'A', harga: 1, gambar: null, stok: 5, quantity: 1 })
    await show(<BottomNavigation />, { at: '/produk' })
    const names = page.getByRole('navigation', { name: 'Pintasan' }).getByRole('link')
    await expect.poll(() => names.elements().length).toBe(5)
    expect(names.elements().map((item) => (item as HTMLAnchorElement).pathname)).toEqual([
      ...['/', '/produk', '/layanan/cek-gejala', '/keranjang', '/login'],
    ])
    await expect.element(link('Produk')).toHaveAttribute('aria-current', 'page')
  })

  test('is hidden on screens with their own bar', async () => {
    await show(<BottomNavigation />)
    const shortcuts = page.getByRole('navigation', { name: 'Pintasan' })
    await expect.element(shortcuts).toBeVisible()
    const bar = document.createElement('div')
    bar.className = 'bar-bawah'
    document.body.append(bar)
    await expect.element(shortcuts).not.toBeInTheDocument()
    bar.remove()
  })

  test('leads a visitor to the login and a buyer to the account', async () => {
    const first = await show(<BottomNavigation />)
    await expect.element(link('Akun')).toHaveAttribute('href', '/login')
    await first.unmount()
    signIn()
    await show(<BottomNavigation />)
    await expect.element(link('Akun')).toHaveAttribute('href', '/akun')
  })

  test.each([
    [0, ''],
    [3, ', 3 kabar belum dibaca'],
    [10, ', 9+ kabar belum dibaca'],
  ])(
    'counts %i unread notices at the account of a buyer as %j, and requests them once for all badges',
    async (count, words) => {
      answer(countKabar, { belum_dibaca: count })
      signIn()
      const frame = (
        <>
          <Navbar />
          <BottomNavigation />
        </>
      )
      await show(frame)
      // On a phone the bar at the bottom has it alone.
      const top = page.getByRole('link', { name: `Akun saya${words}`, exact: true, includeHidden: true })
      await expect.element(top).toBeInTheDocument()
      const tab = page.getByRole('navigation', { name: 'Pintasan' }).getByRole('link', { name: /^Akun/ })
      await expect.poll(() => tab.element().textContent?.endsWith(`Akun${words}`)).toBe(true)
      expect(sent(countKabar)).toHaveLength(1)
    },
  )

  test('requests nothing for a visitor', async () => {
    await show(<BottomNavigation />)
    await expect.element(link('Akun')).toHaveAttribute('href', '/login')
    expect(sent(countKabar)).toEqual([])
  })

  test('counts the lines of the cart, and says so', async () => {
    addLine({ produkId: 1, kategori: '', nama: 'A', harga: 1, gambar: null, stok: 5, quantity: 1 })
    await show(<BottomNavigation />)
    await expect
      .element(page.getByRole('link', { name: /^Keranjang\s*, 1 item$/ }))
      .toHaveAttribute('href', '/keranjang')
  })

  test('leads from a sick fish to the symptom check and marks it', async () => {
    await show(<BottomNavigation />, { at: '/layanan/cek-gejala' })
    await expect.element(link('Ikan sakit')).toHaveAttribute('href', '/layanan/cek-gejala')
    await expect.element(link('Ikan sakit')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('Beranda')).not.toHaveAttribute('aria-current')
  })
})
