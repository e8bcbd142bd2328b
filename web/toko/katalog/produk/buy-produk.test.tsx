import { flushSync } from 'react-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  addFavorit,
  cancelStokAlert,
  getStokAlert,
  listFavorit,
  requestStokAlert,
} from '#contract/favorit/endpoints.ts'
import { Produk } from '#contract/katalog/endpoints.ts'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import { UsageRule } from '#contract/katalog/usage-rules.ts'
import { listResep, Resep } from '#contract/resep/endpoints.ts'
import { orderAgain } from '#web/lib/cart.ts'
import { answer, bare, refuse, sent, silence } from '#web/testing/api.ts'
import { pass, stopTimers, until } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { KeranjangIkon } from '#web/toko/frame/keranjang-ikon.tsx'
import { AddToKeranjang } from '#web/toko/katalog/buy/add-to-keranjang.tsx'
import { BuyProduk } from './buy-produk.tsx'
import { ProdukFacts } from './produk-facts.tsx'
import { ProdukKartu } from './produk-kartu.tsx'
import { ProdukRemark } from './produk-keterangan.tsx'

const PRODUK = contoh(Produk, { produkId: 3, nama: 'Vitamin A', kategoriNama: 'Vitamin', harga: 25_000, stok: 5 })
const sum = () => page.getByRole('textbox', { name: 'Jumlah' })

describe('buying a product', () => {
  test('leads to the checkout with as many as were chosen', async () => {
    await show(<BuyProduk produk={{ ...PRODUK, kemasan: 'Botol 250 ml' }} />)
    await see(/^Botol 250 ml/)
    await seeNot('Belum dijual')
    await fill(sum(), '3')
    await see('Rp 75.000')
    await expect
      .element(link('Beli Sekarang'))
      .toHaveAttribute('href', '/produk/produk-satuan/pemesanan?produk=3&jumlah=3')
  })

  test('reports the stock to a buyer who enters more', async () => {
    await show(<BuyProduk produk={PRODUK} />)
    await fill(sum(), '6')
    await see('Stok hanya 5.')
    await expect.element(sum()).toHaveValue('5')
  })

  test('takes the price of many from their number on', async () => {
    await show(<BuyProduk produk={{ ...PRODUK, harga_grosir: [{ mulai: 3, harga: 20_000 }] }} />)
    await see(/Mulai 3:/)
    await fill(sum(), '2')
    await see('Rp 50.000')
    await fill(sum(), '3')
    await see('Rp 60.000')
    await see('Harga grosir untuk 3 buah')
  })

  test('shows the end of a promotion, and the regular price', async () => {
    const promo = { ...PRODUK, harga: 20_000, harga_semula: 25_000, harga_sampai: '2026-11-30' }
    await show(<BuyProduk produk={promo} />)
    await see('Harga promo sampai 30 November 2026')
    await see(/Rp 25\.000/)
  })

  test("shows the price of the buyer's group", async () => {
    signIn()
    answer(listMyHarga, { grup: 'Grosir', harga: [{ produkId: 3, harga: 18_000 }] })
    await show(<BuyProduk produk={PRODUK} />)
    await see('Harga khusus untuk akun Anda')
  })

  test('cannot be bought while sold out, and offers a stock alert §D2.5', async () => {
    await show(<BuyProduk produk={{ ...PRODUK, stok: 0 }} />)
    await expect.element(button('Stok habis')).toBeDisabled()
    await expect.element(sum()).not.toBeInTheDocument()
    await expect.element(link('Kabari saya jika tersedia lagi')).toHaveAttribute('href', '/login')
  })

  test('keeps the wish for word of it, and says why it could not', async () => {
    signIn()
    answer(listMyHarga, { grup: 'Grosir', harga: [] })
    answer(getStokAlert, { diminta: false })
    answer(requestStokAlert, refuse('EMAIL_BELUM_DIKONFIRMASI'))
    await show(<BuyProduk produk={{ ...PRODUK, stok: 0 }} />)
    await press('Kabari saya jika tersedia lagi')
    await expect.element(link('Pengaturan Akun')).toHaveAttribute('href', '/PengaturanProfil')
    answer(requestStokAlert, { message: 'Kami kabari' })
    await press('Kabari saya jika tersedia lagi')
    await see('Kami kabari')
    await expect.element(button('Batalkan kabar stok')).toBeVisible()
  })

  test('reports the missing confirmation of the e-mail address, and resets the alert', async () => {
    signIn()
    answer(listMyHarga, { grup: 'Grosir', harga: [] })
    answer(getStokAlert, { diminta: false })
    answer(requestStokAlert, refuse('EMAIL_BELUM_DIKONFIRMASI'))
    await show(<BuyProduk produk={{ ...PRODUK, stok: 0 }} />)
    await press('Kabari saya jika tersedia lagi')
    await seeIn(page.getByRole('alert'), 'Konfirmasi dulu email Anda')
    answer(requestStokAlert, { message: 'Kami kabari ke siti@contoh.id.' })
    await press('Kabari saya jika tersedia lagi')
    await see('Kami kabari ke siti@contoh.id.')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(sent(requestStokAlert).map(({ params }) => params)).toEqual([{ produkId: '3' }, { produkId: '3' }])
    answer(cancelStokAlert, { message: 'Kabar stok dibatalkan.' })
    await press('Batalkan kabar stok')
    await expect.element(button('Kabari saya jika tersedia lagi')).toBeVisible()
    expect(sent(cancelStokAlert)[0]?.params).toEqual({ produkId: '3' })
  })

  test('leads a visitor who requests an alert to the login and back', async () => {
    const { address, router } = await show(<BuyProduk produk={{ ...PRODUK, stok: 0 }} />, {
      at: '/produk/produk-satuan/3',
    })
    await press(link('Kabari saya jika tersedia lagi'))
    await expect.poll(address).toBe('/login')
    expect(router.state.location.state).toMatchObject({ kembali: { to: '/produk/produk-satuan/3' } })
  })

  test('strikes the price of before, and names a promotion without an end', async () => {
    const promo = { ...PRODUK, harga: 80_000, harga_semula: 100_000 }
    const { container } = await show(
      <>
        <BuyProduk produk={promo} />
        <ProdukKartu produk={promo} isPrimary={false} />
      </>,
    )
    await see('Harga promo')
    expect([...container.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Rp 100.000'),
      expect.stringContaining('Rp 100.000'),
    ])
    await seeIn(page.getByRole('article'), 'Rp 80.000')
  })

  test('shows the quantity price per piece', async () => {
    await show(<BuyProduk produk={{ ...PRODUK, stok: 50, harga_grosir: [{ mulai: 5, harga: 20_000 }] }} />)
    await see('Mulai 5: Rp 20.000 per buah')
    await fill(sum(), '5')
    await see('Harga grosir untuk 5 buah')
  })

  test('takes no number with a comma, and no more than there is', async () => {
    await show(<BuyProduk produk={{ ...PRODUK, stok: 18 }} />)
    await fill(sum(), '1,5')
    await see('Isi angka bulat, misalnya 3.')
    await expect.element(link('Beli Sekarang')).toHaveAttribute('href', expect.stringMatching(/jumlah=1$/))
    await fill(sum(), '999')
    await see('Stok hanya 18.')
    await expect.element(link('Beli Sekarang')).toHaveAttribute('href', expect.stringMatching(/jumlah=18$/))
  })

  test('says why it is not sold, and takes no number', async () => {
    await show(<BuyProduk produk={{ ...PRODUK, belum_terdaftar: true }} />)
    await expect.element(button('Belum dijual')).toBeDisabled()
    await expect
      .element(button('Belum dijual'))
      .toHaveAccessibleDescription('Obat ini belum dijual karena nomor pendaftarannya belum ada.')
    await expect.element(sum()).not.toBeInTheDocument()
  })

  test('requires a prescription instead of buying', async () => {
    await show(<BuyProduk produk={{ ...PRODUK, resep: true }} />)
    await see(/hanya boleh dipakai dengan resep/)
    await expect.element(link('Ajukan resep Vitamin A')).toHaveAttribute('href', '/ajukan-resep?produk=3&jumlah=1')
    await expect.element(link('Beli Sekarang')).not.toBeInTheDocument()
  })

  test('limits the quantity to the rest of an approved prescription', async () => {
    signIn()
    answer(listMyHarga, { grup: null, harga: [] })
    const produk = [contoh(Resep.shape.produk.element, { produkId: 3, sisa: 2 })]
    const resep = contoh(Resep, { resepId: 9, status: 'disetujui', berlaku: true, berlaku_sampai: null, produk })
    answer(listResep, { items: [resep], total: 1 })
    await show(<BuyProduk produk={{ ...PRODUK, resep: true }} />)
    await see('Resep 9: Sisa jatah beli: 2.')
    await press('Tambah jumlah')
    await expect.element(button('Tambah jumlah')).toBeDisabled()
    await expect
      .element(link('Beli dengan resep: Vitamin A'))
      .toHaveAttribute('href', '/produk/produk-satuan/pemesanan?produk=3&jumlah=2&resep=9')
  })
})

describe('card of a product', () => {
  test('sells by one button, straight to the checkout §2.044', async () => {
    await show(<ProdukKartu produk={PRODUK} isPrimary={false} />)
    await expect
      .element(link('Beli Vitamin A'))
      .toHaveAttribute('href', '/produk/produk-satuan/pemesanan?produk=3&jumlah=1')
    await expect.element(button('Masukkan Vitamin A ke keranjang')).not.toBeInTheDocument()
  })

  test.each([
    ['sold out', { stok: 0 }, /habis/i],
    ['without a registration number', { belum_terdaftar: true }, 'Belum dijual: belum ada nomor pendaftaran'],
  ])('offers nothing %s', async (_, content, words) => {
    await show(<ProdukKartu produk={{ ...PRODUK, ...content }} isPrimary={false} />)
    await see(words)
    await expect.element(link('Beli Vitamin A')).not.toBeInTheDocument()
    await expect.element(button('Masukkan Vitamin A ke keranjang')).not.toBeInTheDocument()
  })

  test('requires a prescription', async () => {
    await show(<ProdukKartu produk={{ ...PRODUK, resep: true }} isPrimary={false} />)
    await see('Perlu resep dokter hewan')
    await expect.element(link('Ajukan resep Vitamin A')).toBeVisible()
    await expect.element(button('Masukkan Vitamin A ke keranjang')).not.toBeInTheDocument()
  })

  test('keeps a favorite of a visitor in this browser, and lets go of it', async () => {
    await show(<ProdukKartu produk={PRODUK} isPrimary={false} />)
    await press('Simpan Vitamin A sebagai favorit')
    await expect.element(button('Hapus Vitamin A dari favorit')).toHaveAttribute('aria-pressed', 'true')
    expect(localStorage.getItem('favorit')).toBe('[3]')
    await press('Hapus Vitamin A dari favorit')
    await expect.element(button('Simpan Vitamin A sebagai favorit')).toHaveAttribute('aria-pressed', 'false')
    expect(localStorage.getItem('favorit')).toBeNull()
  })
})

describe('into the cart', () => {
  const line = {
    produkId: 3,
    kategori: 'Vitamin',
    nama: 'Vitamin A',
    harga: 25_000,
    gambar: null,
    stok: 1,
    quantity: 1,
  }
  const LOGIN_LINK = (
    <>
      <header />
      <AddToKeranjang line={line} shape="penuh" />
    </>
  )

  test('is shown and announced, with a link to the cart', async () => {
    await show(LOGIN_LINK)
    await press('Masukkan Vitamin A ke keranjang')
    await expect.element(page.getByRole('status')).toHaveTextContent('Vitamin A masuk keranjang')
    await expect.element(link('Lihat')).toHaveAttribute('href', '/keranjang')
  })

  test('is confirmed for a second, and the cart pulses for a third of one §2.004 §4.17 §4.18 §9.20 §9.19', async () => {
    stopTimers()
    await show(
      <>
        <header>
          <KeranjangIkon />
        </header>
        <AddToKeranjang line={line} shape="penuh" />
      </>,
    )
    await press('Masukkan Vitamin A ke keranjang')
    const isPulsing = () => document.querySelector('header .animate-denyut') !== null
    const said = page.getByRole('status').filter({ hasText: 'Vitamin A masuk keranjang' })
    const isSaid = () => said.elements().length > 0
    await until(isSaid)
    expect(link('Keranjang, 1 item').elements()).toHaveLength(1)
    expect(isPulsing()).toBe(true)
    await pass(250)
    expect(isPulsing()).toBe(true)
    await pass(100)
    expect(isPulsing()).toBe(false)
    await pass(600)
    expect(isSaid()).toBe(true)
    await pass(100)
    expect(isSaid()).toBe(false)
  })

  describe('status message', () => {
    afterEach(() => void vi.useRealTimers())
    const kabar = () =>
      page
        .getByRole('banner')
        .getByText(/^Masuk keranjang ·/)
        .query()
    // Without polls, which would move the clock.
    const act = (does: () => unknown) => flushSync(() => void does())
    async function add() {
      const shown = await show(LOGIN_LINK)
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      act(() => (button('Masukkan Vitamin A ke keranjang').element() as HTMLElement).click())
      return shown
    }

    test('goes after six seconds', async () => {
      await add()
      act(() => vi.advanceTimersByTime(5999))
      expect(kabar()).not.toBeNull()
      act(() => vi.advanceTimersByTime(1))
      expect(kabar()).toBeNull()
    })

    test('stays while its link has the focus, and leads to the cart', async () => {
      const { address } = await add()
      act(() => (link('Lihat').element() as HTMLElement).focus())
      act(() => vi.advanceTimersByTime(10_000))
      expect(kabar()).not.toBeNull()
      vi.useRealTimers()
      await press(link('Lihat'))
      await expect.poll(address).toBe('/keranjang')
    })
  })

  test('says that the cart is full', async () => {
    const full = Array.from({ length: 50 }, (_, index) => ({ ...line, produkId: index + 100 }))
    orderAgain(full)
    await show(LOGIN_LINK)
    await press('Masukkan Vitamin A ke keranjang')
    await see('Keranjang penuh')
  })
})

describe('facts of a product', () => {
  const fact = (name: string) => {
    const dt = [...document.querySelectorAll('dt')].find((one) => one.textContent.startsWith(name))
    return dt?.nextElementSibling?.textContent
  }
  const open = (change: Partial<Produk>) => show(<ProdukFacts produk={{ ...PRODUK, ...change }} />)
  const bath = contoh(UsageRule, { cara: 'rendam', min: 75, maks: 150, satuan: 'ppm', lama: 30, sumber: 'Label' })

  test('show use, dose and the hazard in words', async () => {
    const penyakit = ['cacing-kulit' as const]
    const rules = [bath, { ...bath, untuk: penyakit }]
    await open({
      golongan: 'obat_bebas',
      nie: 'KKP 12',
      masa_henti: 0,
      aturan_pakai: rules,
      penyakit,
      bahaya: 'korosif',
    })
    await expect.element(link('Cacing kulit')).toHaveAttribute('href', '/layanan/penyakit/cacing-kulit')
    expect(fact('Nomor pendaftaran')).toBe('KKP 12')
    expect(fact('Dosis')).toBe('Rendam 75–150 ppm, 30 menit')
    expect(fact('Masa henti')).toBe('Tidak ada')
    expect(fact('Bahaya')).toBe('Bahan keras: pakai sarung tangan dan kacamata')
  })

  test('show no dose of a prescription product', async () => {
    await open({ golongan: 'obat_keras', resep: true, aturan_pakai: [bath] })
    expect(fact('Dosis')).toBe('Sesuai resep dokter hewan')
    expect(fact('Masa henti')).toBe('Menurut resep dokter hewan')
  })

  test('say that the number of a medicine is missing', async () => {
    await open({ golongan: 'obat_bebas', belum_terdaftar: true })
    expect(fact('Nomor pendaftaran')).toBe('Belum ada')
  })

  test('leave out facts that do not apply to a tool', async () => {
    await open({ golongan: 'bukan_obat', golongan_keterangan: 'alat', nie: '', kelas: ['P'] })
    expect(fact('Untuk masalah')).toBe('Parasit')
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Untuk masalah',
      'Golongan',
    ])
  })
})

describe('details of a product', () => {
  const open = (change: Partial<Produk>) => show(<ProdukRemark produk={{ ...PRODUK, ...change }} />)

  test('show how to use it, with its warning, and lead to the calculator with the product filled in', async () => {
    const rule = contoh(UsageRule, { cara: 'rendam', min: 75, maks: 150, satuan: 'ppm', lama: 30, sumber: 'Label' })
    await open({ golongan: 'obat_bebas', aturan_pakai: [rule], peringatan: 'Jangan dicampur kaporit.' })
    await see('Rendam: 75–150 ppm (produk), 30 menit')
    await see('Jangan dicampur kaporit.')
    await expect
      .element(link('Hitung untuk keramba saya'))
      .toHaveAttribute('href', '/layanan/kalkulator-dosis?produk=3')
  })

  test('show the use of a tool, and give no medicine warning', async () => {
    await open({ golongan_keterangan: 'Alat', dosis: 'Celupkan 1 menit', zat: 'Nilon' })
    await see('Celupkan 1 menit')
    await press(page.getByText('Isi', { exact: true }).first())
    await see('Nilon')
    await seeNot(/Patuhi masa henti/)
  })

  test('show neither dose nor calculator of a prescription product', async () => {
    await open({ golongan: 'obat_keras', resep: true, dosis: '5 g' })
    await seeNot('5 g')
    await expect.element(link('Hitung untuk keramba saya')).not.toBeInTheDocument()
    await press(page.getByText('Aturan dan keamanan'))
    await see(/Patuhi masa henti/)
  })

  test('shows markup of a description as text', async () => {
    const { container } = await show(<ProdukRemark produk={{ ...PRODUK, deskripsi: '<b onclick=x>tebal</b>' }} />)
    await see('<b onclick=x>tebal</b>')
    expect(container.querySelector('b')).toBeNull()
  })
})

test.each([
  ['the connection', silence, 'Periksa koneksi internet Anda.'],
  ['the server', () => bare(503, { message: 'Server sedang sibuk.' }), 'Server sedang sibuk.'],
])('a favorite of an account is reset if it was not saved because of %s', async (_, failure, words) => {
  signIn()
  answer(listMyHarga, { grup: 'Grosir', harga: [] })
  answer(listFavorit, { produkIds: [] })
  answer(addFavorit, failure)
  await show(<ProdukKartu produk={PRODUK} isPrimary={false} />)
  await press('Simpan Vitamin A sebagai favorit')
  await see('Favorit tidak tersimpan')
  await seeIn(page.getByRole('alertdialog'), words)
  expect(sent(addFavorit)[0]?.body).toEqual({ produkIds: [3] })
  await press('OK')
  await expect.element(button('Simpan Vitamin A sebagai favorit')).toHaveAttribute('aria-pressed', 'false')
})
