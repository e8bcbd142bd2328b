import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listPaket, Paket } from '#contract/katalog/endpoints.ts'
import { Toko } from '#contract/pengaturan/endpoints.ts'
import { listUlasanBeranda } from '#contract/ulasan/beranda.ts'
import { answer } from '#web/testing/api.ts'
import { pass, reduceMotion, stopTimers } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { AboutUs } from './about-us.tsx'
import { FeaturedPaket } from './featured-paket.tsx'
import { LayananCarousel } from './layanan-carousel.tsx'
import { Ulasan } from './ulasan.tsx'

describe('featured packages', () => {
  test('lead a visitor to the login and a buyer to the packages §2.023 §2.024', async () => {
    answer(listPaket, [contoh(Paket, { paketId: 1, title: 'Paket Bakteri' })])
    const first = await show(<FeaturedPaket />)
    await expect.element(link('Lihat paket Paket Bakteri')).toHaveAttribute('href', '/login')
    await first.unmount()
    signIn()
    await show(<FeaturedPaket />)
    await expect.element(link('Lihat paket Paket Bakteri')).toHaveAttribute('href', '/produk/produk-paketan')
  })

  test('have no heading in a shop without packages', async () => {
    answer(listPaket, [])
    await show(<FeaturedPaket />)
    await expect.element(page.getByRole('heading', { name: 'Produk Kami' })).not.toBeInTheDocument()
  })
})

describe('services', () => {
  test('are five pictures in a row that scrolls §1.08', async () => {
    await show(<LayananCarousel />)
    const row = page.getByRole('region', { name: 'Layanan kami' }).element()
    expect(row.querySelectorAll('img')).toHaveLength(5)
    expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
  })

  test('rotate by their arrows, in both directions §9.30', async () => {
    await reduceMotion()
    await show(<LayananCarousel />)
    const shown = () => document.querySelector('p[aria-live]')?.textContent
    expect(shown()).toBe('Keterangan lengkap')
    for (const [arrow, name] of [
      ['Layanan berikutnya', 'Produk satuan'],
      ['Layanan sebelumnya', 'Keterangan lengkap'],
      ['Layanan sebelumnya', 'Dikirim ke tempat Anda'],
      ['Layanan berikutnya', 'Keterangan lengkap'],
    ] as const) {
      await press(arrow)
      await expect.poll(shown).toBe(name)
    }
  })
})

describe('team §1.10 §9.18 §9.29', () => {
  const nameOf = () => page.getByRole('heading', { level: 3 }).element().textContent ?? ''
  // Another test may have left the mouse where the portraits appear.
  beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } }))

  test('changes every five seconds, until it is paused', async () => {
    stopTimers()
    await show(<AboutUs />)
    const tim = page.getByRole('region', { name: 'Tim kami' })
    expect(tim.element().querySelectorAll('button img')).toHaveLength(6)
    const first = nameOf()
    await pass(4900)
    expect(nameOf()).toBe(first)
    await pass(200)
    expect(nameOf()).not.toBe(first)
    const second = nameOf()
    await pass(4700)
    expect(nameOf()).toBe(second)
    await pass(400)
    expect(nameOf()).not.toBe(second)
    const third = nameOf()
    expect(tim.getByRole('img', { name: `Potret ${third}` }).elements()).toHaveLength(1)
    await pass(30_000)
    expect(nameOf()).toBe(third)
    await press('Hentikan putaran foto tim')
    // The focus alone would hold it too.
    ;(document.activeElement as HTMLElement).blur()
    await pass(20_000)
    expect(nameOf()).toBe(third)
    await expect.element(button('Putar foto tim')).toBeVisible()
  })

  test('pauses under the mouse', async () => {
    stopTimers()
    await show(<AboutUs />)
    const first = nameOf()
    await userEvent.hover(page.getByRole('heading', { level: 3 }))
    await pass(20_000)
    expect(nameOf()).toBe(first)
    await userEvent.hover(page.getByRole('heading', { level: 2 }))
    await pass(5100)
    expect(nameOf()).not.toBe(first)
  })

  test('stands still with reduced motion', async () => {
    await reduceMotion()
    stopTimers()
    await show(<AboutUs />)
    const first = nameOf()
    await expect.element(button(/putaran/)).not.toBeInTheDocument()
    await pass(20_000)
    expect(nameOf()).toBe(first)
  })
})

test('a shop without samples has no invented team', async () => {
  await show(<AboutUs />, { settings: { beranda: { tanpa_contoh: true } } })
  await expect.element(page.getByRole('heading', { name: 'Tentang Kami' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Tim kami' })).not.toBeInTheDocument()
})

describe('testimonials', () => {
  test('need no mark of their own in a shop that says above that it is a sample', async () => {
    answer(listUlasanBeranda, {
      contoh: true,
      ulasan: [{ nama: 'Bu Ani', teks: 'Cepat.', bintang: null, barang: null }],
    })
    await show(<Ulasan />, { settings: { toko: contoh(Toko, { contoh: true }) } })
    await see('“Cepat.”')
    await seeNot(/bukan dari pembeli/)
  })

  test('have as many stars as were given, and a link to goods that are for sale', async () => {
    const barang = { jenis: 'produk' as const, id: 3, nama: 'Iodin', dijual: true }
    answer(listUlasanBeranda, {
      contoh: false,
      ulasan: [
        { nama: 'Bu Ani', teks: 'Cepat.', bintang: 4, barang },
        { nama: 'Pak Made', teks: 'Baik.', bintang: 2, barang: { ...barang, id: 4, nama: 'Garam', dijual: false } },
      ],
    })
    await show(<Ulasan />)
    await expect.element(page.getByRole('img', { name: '4 dari 5 bintang' })).toHaveTextContent('★★★★')
    await expect.element(page.getByRole('link', { name: 'Iodin' })).toHaveAttribute('href', '/produk/produk-satuan/3')
    await seeNot('Garam')
  })

  test('stand in a row that scrolls, marked as samples §1.11', async () => {
    const ulasan = ['Bu Ani', 'Pak Made', 'Bu Sri'].map((name) => ({
      nama: name,
      teks: `Cepat sampai di keramba ${name}.`,
      bintang: null,
      barang: null,
    }))
    answer(listUlasanBeranda, { contoh: true, ulasan })
    await show(<Ulasan />)
    await see('Contoh ulasan, bukan dari pembeli sungguhan')
    const row = page.getByRole('region', { name: 'Daftar ulasan' })
    await expect.element(row.getByText('“Cepat sampai di keramba Pak Made.”')).toBeVisible()
    expect(row.getByRole('listitem').elements()).toHaveLength(3)
    expect(row.element().scrollWidth).toBeGreaterThan(row.element().clientWidth)
  })
})
