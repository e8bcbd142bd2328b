import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { logout } from '#contract/akun/endpoints.ts'
import { Alamat } from '#contract/alamat/alamat.ts'
import { listAlamat } from '#contract/alamat/endpoints.ts'
import type { Entry } from '#contract/buku-obat/merge.ts'
import { computeOngkir, OngkirMetode } from '#contract/checkout/ongkir.ts'
import { FullPaket, getPaket, getProduk, Produk } from '#contract/katalog/endpoints.ts'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import { Toko } from '#contract/pengaturan/endpoints.ts'
import { listPengiriman, Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { type KeranjangLine, orderAgain } from '#web/lib/cart.ts'
import { countUnsent, openBuku } from '#web/lib/local-buku.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import KeranjangPage from './keranjang.page.tsx'

const PRODUK = contoh(Produk, {
  produkId: 1,
  nama: 'Vitamin A',
  kategoriNama: 'Vitamin',
  harga: 25_000,
  stok: 5,
  berat_gram: 500,
})
const LINE: KeranjangLine = {
  produkId: 1,
  kategori: 'Vitamin',
  nama: 'Vitamin A',
  harga: 25_000,
  gambar: null,
  stok: 5,
  quantity: 2,
}
const PAKET: KeranjangLine = {
  paketId: 1,
  kategori: 'Paket',
  nama: 'Paket Lengkap',
  harga: 100_000,
  gambar: null,
  stok: 4,
  quantity: 2,
}
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const total = () => page.getByRole('definition').filter({ hasText: 'Rp' }).last()

async function open(lines: readonly KeranjangLine[], produk: Partial<Produk> = {}) {
  answer(getProduk, { ...PRODUK, ...produk })
  answer(listPengiriman, { data: [] })
  orderAgain(lines)
  return show(screen(KeranjangPage), { at: '/keranjang' })
}

describe('cart screen', () => {
  test('leads to the shop while it is empty §2.170', async () => {
    await open([])
    await see('Keranjang Anda Masih Kosong')
    await expect.element(link('Mulai belanja')).toHaveAttribute('href', '/produk')
  })

  describe('line and summary §2.171 §2.172 §2.173 §2.174 §2.175 §2.176 §2.178 §2.179 §2.180 §2.181 §4.15 §4.19', () => {
    test('show product, quantity and price', async () => {
      await open([{ ...LINE, gambar: PIXEL }])
      await see('Keranjang Belanja (1 item)')
      const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Vitamin A' }) })
      expect(line.element().querySelector('img')).not.toBeNull()
      await expect.element(line.getByText('Vitamin', { exact: true })).toBeVisible()
      await expect.element(line.getByText('Rp 50.000')).toBeVisible()
      await see('2 × Vitamin A')
      const contents = page.getByRole('definition')
      await expect.element(contents.nth(0)).toHaveTextContent('Rp 50.000')
      await expect.element(page.getByRole('term').filter({ hasText: 'Subtotal' })).toBeVisible()
      await expect.element(contents.nth(1)).toHaveTextContent('Rp 50.000')
      const pengiriman = page.getByRole('combobox', { name: 'Pengiriman' })
      await expect.element(pengiriman).toHaveValue('reguler')
      const kode = [...pengiriman.element().querySelectorAll('option')].map(({ value }) => value)
      expect(kode).toEqual(['express', 'reguler', 'ekonomi'])
      await expect.element(total()).toHaveTextContent('Rp 62.000')
      await expect.element(total()).toHaveAttribute('aria-live', 'polite')

      await press('Tambah jumlah')
      await expect.element(total()).toHaveTextContent('Rp 87.000')
      await press('Kurangi jumlah')
      await press('Kurangi jumlah')
      await expect.element(total()).toHaveTextContent('Rp 37.000')
      await expect.element(button('Kurangi jumlah')).toBeDisabled()
    })
  })

  test('adds up the lines and the fee §9.11 §9.12 §9.13', async () => {
    await open([LINE])
    await expect.element(total()).toHaveTextContent('Rp 62.000')
    await fill(page.getByRole('textbox', { name: 'Jumlah Vitamin A' }), '3')
    await expect.element(total()).toHaveTextContent('Rp 87.000')
    await fill(page.getByRole('combobox', { name: 'Pengiriman' }), 'ekonomi')
    await expect.element(total()).toHaveTextContent('Rp 83.000')
  })

  test('says what became cheaper', async () => {
    await open([LINE], { harga: 20_000 })
    await see('Harga berubah dari Rp 25.000 menjadi Rp 20.000.')
  })

  test('says what became dearer, and reckons with it', async () => {
    await open([LINE], { harga: 30_000 })
    await see('Harga berubah dari Rp 25.000 menjadi Rp 30.000.')
    await expect.element(total()).toHaveTextContent('Rp 72.000')
  })

  test('sets no upper limit to a quantity, and shows the stock §4.16', async () => {
    await open([{ ...LINE, quantity: 9 }], { stok: 3 })
    await see('Stok tinggal 3. Jumlahnya kami sesuaikan saat Anda memesan.')
    await expect.element(total()).toHaveTextContent('Rp 237.000')
    await press(button('Tambah jumlah'))
    await expect.element(page.getByRole('textbox', { name: 'Jumlah Vitamin A' })).toHaveValue('10')
    await press(button('Kurangi jumlah'))
    expect(JSON.parse(localStorage.getItem('keranjang') ?? '')[0].quantity).toBe(9)
  })

  test('leaves out what cannot be bought, and stops where nothing else is left', async () => {
    await open([LINE], { stok: 0 })
    await see('Sedang tidak bisa dibeli, jadi tidak ikut dihitung.')
    await expect.element(button('Lanjut ke Pembayaran')).toBeDisabled()
    await expect.element(total()).toHaveTextContent('Rp 0')
  })

  test('treats a product off sale as unavailable', async () => {
    orderAgain([LINE])
    answer(getProduk, refuse('PRODUK_TIDAK_ADA'))
    answer(listPengiriman, { data: [] })
    await show(screen(KeranjangPage), { at: '/keranjang' })
    await see('Sedang tidak bisa dibeli, jadi tidak ikut dihitung.')
  })

  test('sends what needs a prescription to its own way', async () => {
    await open([LINE], { resep: true })
    await see(/Perlu resep dokter hewan, jadi tidak bisa dibeli dari keranjang/)
    await expect.element(link('Pesan dengan resep')).toHaveAttribute('href', '/produk/produk-satuan/1')
    await expect.element(button('Lanjut ke Pembayaran')).toBeDisabled()
  })

  test('keeps the previous numbers without an answer, says so, and loads again', async () => {
    orderAgain([LINE])
    answer(getProduk, silence)
    answer(listPengiriman, { data: [] })
    await show(screen(KeranjangPage), { at: '/keranjang' })
    await see('Harga dan stok terbaru belum bisa dimuat. Angka ini bisa berubah.')
    await expect.element(total()).toHaveTextContent('Rp 62.000')
    answer(getProduk, PRODUK)
    await press('Coba Lagi')
    await seeNot('Harga dan stok terbaru belum bisa dimuat. Angka ini bisa berubah.')
  })

  describe('goods that not every method may carry', () => {
    const send = (shippingId: number, kode: string, change: Partial<Pengiriman>) =>
      contoh(Pengiriman, { shippingId, kode, nama: kode, gratis_mulai: null, jalur: 'darat', ...change })
    const ALL = [send(1, 'reguler', {}), send(2, 'udara', { jalur: 'udara', dingin: true })]
    const OXIDIZER = { ...PRODUK, bahaya: 'pengoksidasi' as const, berat_gram: 1150 }
    const VACCINE = { ...PRODUK, produkId: 2, nama: 'Vaksin', suhu_simpan: 'dingin' as const }

    test('name the reason, and exclude a method', async () => {
      answer(getProduk, OXIDIZER)
      answer(listPengiriman, { data: ALL })
      orderAgain([LINE])
      await show(screen(KeranjangPage), { at: '/keranjang' })
      await see('Pengoksidasi')
      await see('Vitamin A pengoksidasi: hanya lewat darat atau laut.')
      await expect.element(page.getByRole('option', { name: /^udara/ })).toBeDisabled()
      await expect.element(button('Lanjut ke Pembayaran')).toBeEnabled()
    })

    test('block the checkout if no method may carry all of them', async () => {
      answer(getProduk, ({ params }) => (params.produkId === '2' ? VACCINE : OXIDIZER))
      answer(listPengiriman, { data: ALL })
      orderAgain([LINE, { ...LINE, produkId: 2, nama: 'Vaksin' }])
      await show(screen(KeranjangPage), { at: '/keranjang' })
      await see(/Barang-barang ini tidak bisa dikirim sekaligus/)
      await expect.element(button('Lanjut ke Pembayaran')).toBeDisabled()
    })
  })

  test('takes a line out §2.177', async () => {
    await open([LINE])
    await press('Hapus Vitamin A')
    await see('Keranjang Anda Masih Kosong')
  })

  test('keeps a product and a package of one number apart', async () => {
    answer(getPaket, contoh(FullPaket, { paketId: 1, title: 'Paket Lengkap', harga: 100_000, tersedia: 4 }))
    await open([LINE, PAKET])
    await expect.element(link('Vitamin A')).toHaveAttribute('href', '/produk/produk-satuan/1')
    await expect.element(link('Paket Lengkap')).toHaveAttribute('href', '/produk/produk-paketan/1')
    await expect.element(total()).toHaveTextContent('Rp 262.000')
  })

  test('leads a visitor to the login and back §2.183', async () => {
    const { address, router } = await open([LINE])
    await press('Lanjut ke Pembayaran')
    await see('Akses Dibatasi')
    await press('Batal')
    await expect.poll(address).toBe('/keranjang')
    await press('Lanjut ke Pembayaran')
    await press('Login Sekarang')
    await expect.poll(address).toBe('/login')
    expect(router.state.location.state).toMatchObject({ kembali: { to: '/keranjang' } })
  })

  test('takes lines and shipping along to the checkout §2.182 §2.184', async () => {
    signIn()
    answer(listMyHarga, { grup: 'Grosir', harga: [] })
    const { address, router } = await open([LINE])
    await fill(page.getByRole('combobox', { name: 'Pengiriman' }), 'express')
    await press('Lanjut ke Pembayaran')
    await expect.poll(address).toBe('/pemesanan')
    expect(router.state.location.state).toEqual({ items: [{ produkId: 1, jumlah: 2 }], pengiriman: 'express' })
  })

  test('counts with the fees it knows when the ways of shipping did not load §4.19 §9.09 §9.10 §9.11 §9.12', async () => {
    answer(getProduk, PRODUK)
    answer(listPengiriman, silence)
    orderAgain([LINE])
    await show(screen(KeranjangPage), { at: '/keranjang' })
    for (const [kode, quantity] of [
      ['reguler', 'Rp 62.000'],
      ['express', 'Rp 70.000'],
      ['ekonomi', 'Rp 58.000'],
    ] as const) {
      await fill(page.getByRole('combobox', { name: 'Pengiriman' }), kode)
      await expect.element(total()).toHaveTextContent(quantity)
    }
  })

  test('counts only the lines that can be bought, and takes the others out one by one', async () => {
    answer(getPaket, refuse('PAKET_TIDAK_ADA'))
    await open([LINE, PAKET])
    await see('Keranjang Belanja (2 item)')
    await see('Sedang tidak bisa dibeli, jadi tidak ikut dihitung.')
    await expect.element(total()).toHaveTextContent('Rp 62.000')
    await press('Hapus Paket Lengkap')
    await see('Keranjang Belanja (1 item)')
  })

  test('takes no number with a point', async () => {
    await open([LINE])
    await fill(page.getByRole('textbox', { name: 'Jumlah Vitamin A' }), '1.000')
    await see('Isi angka bulat, misalnya 3.')
    expect(JSON.parse(localStorage.getItem('keranjang') ?? '')[0].quantity).toBe(2)
  })

  test('offers the login to a visitor, with the way back', async () => {
    const { address, router } = await open([LINE])
    await press(link('Masuk'))
    await expect.poll(address).toBe('/login')
    expect(router.state.location.state).toMatchObject({ kembali: { to: '/keranjang' } })
  })

  test('stays as it is when the buyer signs out by "Keluar" §2.185 §2.186', async () => {
    signIn()
    answer(listMyHarga, { grup: 'Grosir', harga: [] })
    answer(logout, { status: 'success', message: 'Sampai jumpa' })
    sessionStorage.setItem('pemesanan', '{}')
    const { address } = await open([LINE])
    await press('Keluar')
    await expect.element(link('Masuk')).toBeVisible()
    expect(sessionStorage.getItem('pemesanan')).toBeNull()
    await see('Keranjang Belanja (1 item)')
    await expect.element(link('Vitamin A')).toBeVisible()
    expect([address(), localStorage.getItem('token'), localStorage.getItem('keranjang')]).toEqual([
      ...['/keranjang', null, expect.stringContaining('Vitamin A')],
    ])
  })

  test('deletes the treatment book at the sign-out, and asks first while entries are unsent', async () => {
    const { userId } = signIn()
    answer(listMyHarga, { grup: 'Grosir', harga: [] })
    answer(logout, { status: 'success', message: 'Sampai jumpa' })
    const buku = await openBuku(userId)
    const entry = { id: '1' } as unknown as Entry
    await buku.refresh((old) => ({ ...old, stored: { ...old.stored, antre: { 1: entry } } }))
    buku.close()
    await open([LINE])
    await press('Keluar')
    await see(/^1 catatan buku obat di HP ini belum tersimpan di toko/)
    await press('Batal')
    await expect.element(button('Keluar')).toBeVisible()
    expect(await countUnsent(userId)).toBe(1)
    await press('Keluar')
    await press('Keluar dan hapus catatan')
    await expect.element(link('Masuk')).toBeVisible()
    expect(await countUnsent(userId)).toBe(0)
  })

  describe('fee by destination', () => {
    const CARGO = contoh(Pengiriman, {
      shippingId: 9,
      kode: 'kargo',
      nama: 'Kargo',
      estimasi: '',
      biaya: 0,
      menurut_tujuan: true,
      gratis_mulai: null,
      jalur: 'darat' as const,
    })
    const ONGKIR = contoh(OngkirMetode, { shippingId: 9, kode: 'kargo', cara: 'tarif', biaya: 28_000 })
    async function ongkir(one: OngkirMetode) {
      answer(getProduk, PRODUK)
      answer(listPengiriman, { data: [CARGO] })
      answer(computeOngkir, { data: [one] })
      orderAgain([LINE])
      return show(screen(KeranjangPage), { at: '/keranjang' })
    }

    test("is that to the buyer's main address, and is passed on with its method", async () => {
      signIn()
      answer(listMyHarga, { grup: 'Grosir', harga: [] })
      answer(listAlamat, { data: [contoh(Alamat, { alamatId: 4, kode_wilayah: '18.71.04' })] })
      const { address, router } = await ongkir(ONGKIR)
      await expect.element(page.getByRole('option', { name: 'Kargo, Rp 28.000' })).toBeInTheDocument()
      await expect.element(total()).toHaveTextContent('Rp 78.000')
      expect(sent(computeOngkir).at(-1)?.body).toMatchObject({
        kode_wilayah: '18.71.04',
        items: [{ produkId: 1, jumlah: 2 }],
      })
      await press('Lanjut ke Pembayaran')
      await expect.poll(address).toBe('/pemesanan')
      expect(router.state.location.state).toMatchObject({ pengiriman: 'kargo' })
    })

    test('is announced to depend on the address while that is unknown', async () => {
      await ongkir({ ...ONGKIR, cara: 'konfirmasi', biaya: null })
      await expect.element(page.getByRole('option', { name: 'Kargo, menurut alamat' })).toBeInTheDocument()
      await see('Belum termasuk ongkir. Ongkir dihitung menurut alamat Anda.')
      await expect.element(total()).toHaveTextContent('Rp 50.000')
    })
  })

  test("reckons with the price of the buyer's group", async () => {
    signIn()
    answer(listMyHarga, { grup: 'Grosir', harga: [{ produkId: 1, harga: 20_000 }] })
    await open([LINE])
    await expect.element(total()).toHaveTextContent('Rp 52.000')
    await see('@ Rp 20.000')
  })

  test.each([1, 2])(
    "keeps the height of a line when the group's price strikes the regular one, at %i",
    async (quantity) => {
      signIn()
      const heights: number[] = []
      for (const harga of [25_000, 20_000]) {
        answer(listMyHarga, { grup: 'Grosir', harga: [{ produkId: 1, harga }] })
        const { unmount } = await open([{ ...LINE, quantity }])
        await expect.element(total()).toHaveTextContent(formatRupiah(harga * quantity + 12_000))
        heights.push(page.getByRole('listitem').first().element().clientHeight)
        await unmount()
      }
      expect(heights[0]).toBe(heights[1])
    },
  )

  test('adds tax in a shop that sells without it', async () => {
    answer(getProduk, PRODUK)
    answer(listPengiriman, { data: [] })
    orderAgain([LINE])
    await show(screen(KeranjangPage), {
      at: '/keranjang',
      settings: { toko: contoh(Toko, { ppn: { cara: 'ditambah', persen: 12, pembilang: 11, penyebut: 12 } }) },
    })
    await see('PPN')
    await expect.element(total()).toHaveTextContent('Rp 67.500')
  })
})
