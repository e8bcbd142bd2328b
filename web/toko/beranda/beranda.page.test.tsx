import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listPaket, Paket } from '#contract/katalog/endpoints.ts'
import { listUlasanBeranda } from '#contract/ulasan/beranda.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, see } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { LayananCarousel } from './layanan-carousel.tsx'
import { PaketUnggulan } from './paket-unggulan.tsx'
import { Ulasan } from './ulasan.tsx'

describe('featured packages', () => {
  test('lead a visitor to the login and a buyer to the packages §2.023 §2.024', async () => {
    answer(listPaket, [contoh(Paket, { paketId: 1, title: 'Paket Bakteri' })])
    const first = await show(<PaketUnggulan />)
    await expect.element(link('Lihat paket Paket Bakteri')).toHaveAttribute('href', '/login')
    await first.unmount()
    signIn()
    await show(<PaketUnggulan />)
    await expect.element(link('Lihat paket Paket Bakteri')).toHaveAttribute('href', '/produk/produk-paketan')
  })
})

describe('services', () => {
  test('are five pictures in a row that scrolls §1.08', async () => {
    await show(<LayananCarousel />)
    const deret = page.getByRole('region', { name: 'Layanan kami' }).element()
    expect(deret.querySelectorAll('img')).toHaveLength(5)
    expect(deret.scrollWidth).toBeGreaterThan(deret.clientWidth)
  })
})

describe('testimonials', () => {
  test('stand in a row that scrolls, and say that they are samples §1.11', async () => {
    const ulasan = ['Bu Ani', 'Pak Made', 'Bu Sri'].map((nama) => ({
      ...{ nama, teks: `Cepat sampai di keramba ${nama}.`, bintang: null, barang: null },
    }))
    answer(listUlasanBeranda, { contoh: true, ulasan })
    await show(<Ulasan />)
    await see('Contoh ulasan, bukan pelanggan sungguhan')
    const deret = page.getByRole('region', { name: 'Daftar ulasan' })
    await expect.element(deret.getByText('“Cepat sampai di keramba Pak Made.”')).toBeVisible()
    expect(deret.getByRole('listitem').elements()).toHaveLength(3)
    expect(deret.element().scrollWidth).toBeGreaterThan(deret.element().clientWidth)
  })
})
