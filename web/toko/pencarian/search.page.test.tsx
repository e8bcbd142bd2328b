import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getKaitanPenyakit, KaitanPenyakit, RelatedProduk } from '#contract/kaitan/endpoints.ts'
import { Pencarian, SearchResult, searchAll } from '#contract/pencarian/endpoints.ts'
import { answer, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import SearchPage from './search.page.tsx'

const LEECH = contoh(SearchResult, { nama: 'Lintah laut', alamat: '/layanan/penyakit/lintah-laut' })
const EXISTING = contoh(Pencarian, { kelompok: [{ jenis: 'penyakit', hasil: [LEECH] }] })
const KAITAN = contoh(KaitanPenyakit, {
  kode: 'lintah-laut',
  nama: 'lintah laut',
  tanpa_obat: false,
  peringatan: null,
  produk: [contoh(RelatedProduk, { produkId: 3, nama: 'Asam Sitrat', harga: 45_000, gambar: null, tersedia: true })],
  perlu_resep: [{ produkId: 8, nama: 'Prazikuantel' }],
  paket: [{ paketId: 2, title: 'Paket Parasit', harga: 500_000, gambar: null, tersedia: false }],
})
const open = (q = '') => show(screen(SearchPage), { at: `/cari${q && `?q=${encodeURIComponent(q)}`}` })
const penyakit = () => page.getByRole('region', { name: 'Penyakit' })

describe('search of all', () => {
  test('searches the typed words, keeps them in the address, and groups the results', async () => {
    answer(searchAll, EXISTING)
    const { address } = await open()
    await fill(page.getByRole('searchbox'), 'lintah')
    await press('Cari')
    await expect.poll(address).toBe('/cari?q=lintah')
    await see('1 hasil untuk “lintah”')
    await expect.element(penyakit().getByRole('link')).toHaveAttribute('href', '/layanan/penyakit/lintah-laut')
    expect(sent(searchAll).map(({ query }) => query)).toEqual([{ q: 'lintah' }])
  })

  test("shows the address's words in its field, whatever was typed before", async () => {
    answer(searchAll, EXISTING)
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

  test('sells with a disease what treats it, and repeats none of it below', async () => {
    answer(searchAll, {
      ...EXISTING,
      kelompok: [
        { jenis: 'penyakit', hasil: [{ ...LEECH, gambar: 'lintah-laut' }] },
        { jenis: 'produk', hasil: [contoh(SearchResult, { nama: 'Asam Sitrat', alamat: '/produk/produk-satuan/3' })] },
      ],
    })
    answer(getKaitanPenyakit, KAITAN)
    await open('lintah')
    const buyPath = penyakit().getByRole('link', { name: 'Beli Asam Sitrat' })
    await expect.element(buyPath).toHaveAttribute('href', '/produk/produk-satuan/pemesanan?produk=3&jumlah=1')
    await expect.element(penyakit().getByText('Rp 45.000')).toBeVisible()
    await expect.element(penyakit().getByText('Belum bisa dibeli')).toBeVisible()
    await see('Perlu resep dokter hewan: Prazikuantel.')
    await seeNot('Untuk sanitasi dan pendukung, bukan obat')
    await expect.element(page.getByRole('region', { name: 'Produk' })).not.toBeInTheDocument()
  })

  test('offers the purchase of a product that can be bought now, and the page of all others', async () => {
    const produk = contoh(SearchResult, { nama: 'Kaporit', alamat: '/produk/produk-satuan/3', beli: '/beli-kaporit' })
    const others = contoh(SearchResult, { nama: 'Prazikuantel', alamat: '/produk/produk-satuan/8', beli: undefined })
    answer(searchAll, { ...EXISTING, kelompok: [{ jenis: 'produk', hasil: [produk, others] }] })
    await open('kaporit')
    const hits = page.getByRole('region', { name: 'Produk' }).getByRole('link')
    await expect.element(hits.first()).toHaveAttribute('href', '/produk/produk-satuan/3')
    const targets = hits.elements().map((element) => element.getAttribute('href'))
    expect(targets).toEqual(['/produk/produk-satuan/3', '/beli-kaporit', '/produk/produk-satuan/8'])
  })

  test('shows what can be bought before what cannot', async () => {
    answer(searchAll, { ...EXISTING, kelompok: [{ jenis: 'penyakit', hasil: [{ ...LEECH, gambar: 'lintah-laut' }] }] })
    const soldOut = contoh(RelatedProduk, { produkId: 4, nama: 'Peroksida', gambar: null, tersedia: false })
    answer(getKaitanPenyakit, { ...KAITAN, produk: [soldOut, ...KAITAN.produk] })
    await open('lintah')
    await expect.poll(() => penyakit().element().textContent).toMatch(/Asam Sitrat.*Peroksida/)
  })

  test('explains the products of a disease without a cure', async () => {
    answer(searchAll, { ...EXISTING, kelompok: [{ jenis: 'penyakit', hasil: [{ ...LEECH, gambar: 'vnn' }] }] })
    answer(getKaitanPenyakit, {
      ...KAITAN,
      kode: 'vnn',
      tanpa_obat: true,
      perlu_resep: [],
      peringatan: 'Jangan dicampur.',
    })
    await open('vnn')
    await see('Untuk sanitasi dan pendukung, bukan obat')
    await see('Jangan dicampur.')
  })

  test('says how it read a slip of the finger', async () => {
    answer(searchAll, { ...EXISTING, dibaca: 'lintah laut' })
    await open('lntah laut')
    await expect
      .element(page.getByRole('status').filter({ hasText: 'lntah laut' }))
      .toHaveTextContent('“lntah laut” tidak ditemukan. Ini hasil untuk lintah laut.')
  })

  test('says of a prohibited substance that the shop does not sell it, also where nothing was found', async () => {
    const prohibited = [
      { nama: 'malachite green', aturan: 'dilarang untuk ikan konsumsi', alamat: '/layanan/zat?nama=hijau-malakit' },
    ]
    answer(searchAll, { ...EXISTING, terlarang: prohibited, kelompok: [] })
    await open('malachite green')
    await see(/dilarang untuk ikan konsumsi\. Toko ini tidak menjualnya\./)
    await expect.element(link('Mengapa, dan apa gantinya')).toHaveAttribute('href', '/layanan/zat?nama=hijau-malakit')
    await see('Tidak ada yang cocok dengan “malachite green”')
  })

  test('says what to do where nothing was found', async () => {
    answer(searchAll, { ...EXISTING, kelompok: [] })
    await open('zzqxwv')
    await see('Tidak ada yang cocok dengan “zzqxwv”')
    await expect.element(link('Lihat siapa yang dihubungi')).toHaveAttribute('href', '/layanan/siapa-dihubungi')
    await expect.element(link('lintah')).toHaveAttribute('href', '/cari?q=lintah')
  })

  test('loads again after a failure', async () => {
    answer(searchAll, silence)
    await open('lintah')
    await see('Tidak ada respon dari server')
    answer(searchAll, EXISTING)
    await press('Coba Lagi')
    await expect.element(penyakit()).toBeVisible()
  })
})
