import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listProdukDosis, ProdukDosis } from '#contract/dosis/endpoints.ts'
import { getProduk, Produk } from '#contract/katalog/endpoints.ts'
import { UsageRule } from '#contract/katalog/usage-rules.ts'
import { LINES_MAX } from '#web/lib/cart.ts'
import { answer, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { describeLoaded } from '#web/testing/describe-screen.ts'
import { field, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import KalkulatorPage from './kalkulator.page.tsx'

const KALKULATOR = '/layanan/kalkulator-dosis'
/** A tank of 2.4 m³. */
const TANK_QUERY = 'bentuk=persegi&panjang=2,5&lebar=1,2&dalam=0,8'
const RESEP = 13

const aturan = (change: Partial<UsageRule>) => contoh(UsageRule, { sumber: 'Label', ...change })
const PEROXIDE = contoh(ProdukDosis, {
  produkId: 5,
  nama: 'Hidrogen Peroksida 50%',
  kemasan: 'jeriken 5 L',
  bentuk: 'cairan',
  zat_aktif: [{ nama: 'hidrogen peroksida', kadar: 50, satuan: '% b/b' }],
  aturan_pakai: [
    aturan({
      cara: 'rendam',
      untuk: ['cacing-kulit'],
      min: 75,
      maks: 150,
      satuan: 'ppm',
      lama: 30,
      ulang_hari: 7,
      batas: { suhu_maks: 31, do_min: 5, maks_keras: 150 },
    }),
  ],
})
const CITRIC_ACID = contoh(ProdukDosis, {
  produkId: 7,
  nama: 'Asam Sitrat Food Grade',
  kemasan: 'pouch 1 kg',
  bentuk: 'kristal',
  zat_aktif: [{ nama: 'asam sitrat', kadar: 100, satuan: '% b/b' }],
  aturan_pakai: [
    aturan({
      cara: 'rendam',
      untuk: ['lintah-laut'],
      min: 250,
      maks: 300,
      satuan: 'ppm',
      lama: 60,
      ulang_hari: 7,
      batas: { suhu_maks: null, do_min: 5, maks_keras: 300 },
    }),
  ],
})
const VITAMIN_C = contoh(ProdukDosis, {
  produkId: 16,
  nama: 'Vitamin C Stabil 35%',
  kemasan: 'pouch 500 g',
  bentuk: 'serbuk',
  zat_aktif: [{ nama: 'vitamin C', kadar: 35, satuan: '% b/b' }],
  aturan_pakai: [aturan({ cara: 'pakan', untuk: ['kurang-vitamin-c'], min: 150, maks: 150, satuan: 'mg/kg pakan' })],
})

beforeEach(() => {
  answer(listProdukDosis, [PEROXIDE, CITRIC_ACID, VITAMIN_C])
  answer(getProduk, contoh(Produk, { produkId: 5, nama: PEROXIDE.nama, harga: 165_000, stok: 40 }))
})
async function open(search = '') {
  const shown = await show(screen(KalkulatorPage), { at: KALKULATOR + search })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kalkulator dosis' })).toBeVisible()
  return shown
}
const result = () => page.getByRole('region', { name: 'Hasil hitungan' })
const textOf = () => result().element().textContent
const said = (words: string) => expect.poll(textOf).toContain(words)
const saidNot = (words: string) => expect.poll(textOf).not.toContain(words)
async function type(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await fill(label, value)
}

describe('calculator of a bath', () => {
  test('refuses a dose above a cap with the reason', async () => {
    await open(`?produk=5&untuk=cacing-kulit&${TANK_QUERY}`)
    await fill('Dosis (ppm)', '400')
    await said('400 ppm melebihi batas 150 ppm')
    await saidNot('mL')
    await fill('Dosis (ppm)', '150')
    await said('602 mL')
    await fill('Produk', '7')
    await fill('Dosis (ppm)', '301')
    await said('melebihi batas 300 ppm')
  })

  test('puts a bath off in warm water, or in water with little oxygen', async () => {
    await open(`?produk=5&untuk=cacing-kulit&${TANK_QUERY}`)
    await type({ 'Dosis (ppm)': '150', 'Suhu air (°C)': '31' })
    await said('Tunda rendam')
    await saidNot('602')
    await fill('Suhu air (°C)', '29')
    await said('Air 28 °C ke atas: mulai dari 75 ppm')
    await fill('Oksigen terlarut (DO) (mg/L)', '4,9')
    await said('Di bawah 5 mg/L ikan tidak kuat direndam')
  })

  test('shows that a number is none, and never takes a comma for a thousand', async () => {
    await open('?produk=7&bentuk=volume')
    const volume = field('Volume air (m³)')
    for (const message of ['0', '-1', 'NaN', '1e9', '1.500', '0,04', '99999', 'Infinity', '1,5,5', '<b>1</b>']) {
      await fill(volume, message)
      await said('Perbaiki angka yang bertanda merah')
      await expect.element(volume).toHaveAttribute('aria-invalid', 'true')
      await fill(volume, '')
      await said('Isi ukurannya')
    }
    for (const oneAndHalf of ['1,5', '1.5']) {
      await fill(volume, oneAndHalf)
      await said('375 g')
      await fill(volume, '')
      await said('Isi ukurannya')
    }
  })

  test('does not compute a prescription product, even if its number is in the address', async () => {
    answer(listProdukDosis, ({ query }) => (query.produk ? [] : [PEROXIDE]))
    await open(`?produk=${RESEP}&${TANK_QUERY}`)
    await said('perlu resep dokter hewan')
    expect(sent(listProdukDosis).map(({ query }) => query)).toEqual([{}, { produk: `${RESEP}` }])
    expect(field('Produk').element().textContent).toBe(`Pilih produk${PEROXIDE.nama}`)
  })

  test('computes without a signal, and then shows no price', async () => {
    answer(getProduk, silence)
    await open()
    await fill('Produk', '5')
    await type({ 'Panjang (m)': '2,5', 'Lebar (m)': '1,2', 'Kedalaman air (m)': '0,8' })
    await said('301 mL')
    await said('Harga dan stok muncul saat ada sinyal.')
    await saidNot('Rp')
  })

  test('requires a product after its button', async () => {
    await open('?cara=rendam')
    await seeNot('Pilih produk dulu')
    await press('Hitung')
    await see('Pilih produk dulu')
  })

  test('requires missing fields after its button, and focuses the result', async () => {
    const { address } = await open('?produk=5&untuk=cacing-kulit')
    await seeNot('Panjang belum diisi')
    await press('Hitung')
    await see('Panjang belum diisi')
    expect(address()).toMatch(/hitung=1/)
    await expect.element(result()).toHaveFocus()
    await type({ 'Panjang (m)': '2,5', 'Lebar (m)': '1.2', 'Kedalaman air (m)': '0,8' })
    await said('301 mL × 0,598 ÷ 2,4 m³ = 75 ppm')
    await said('Perlu 903 mL untuk 3 kali: 1 × jeriken 5 L')
  })
})

describe('calculator of feed and water', () => {
  test('computes feed to the digit', async () => {
    await open('?produk=16&ekor=1200&berat=250&fr=3&hari=30')
    await said('3,9 g sehari')
    await said('116 g untuk 30 hari')
  })

  test('computes a bath in fresh water to the digit, and rejects one that is too long', async () => {
    const { address } = await open()
    await press(page.getByRole('navigation', { name: 'Yang dihitung' }).getByRole('link', { name: 'Rendam air tawar' }))
    await expect.element(field('Berat rata-rata (g)')).toBeVisible()
    expect(address()).toContain('cara=air-tawar')
    await press(page.getByRole('radio', { name: 'Volume sudah diketahui' }))
    await type({
      'Volume air (m³)': '1,6',
      'Jumlah ikan (ekor)': '600',
      'Berat rata-rata (g)': '200',
      'Air laut terbawa tiap giliran (liter)': '20',
      'Salinitas air laut (permil)': '32',
    })
    await said('4 giliran')
    await said('1,52 permil')
    await fill('Lama rendam (menit)', '16')
    await said('melebihi batas 15 menit')
  })

  test('computes a lower salinity to the digit', async () => {
    await open('?cara=salinitas&bentuk=volume')
    await type({
      'Volume air (m³)': '10,8',
      'Salinitas sekarang (permil)': '32',
      'Salinitas yang diinginkan (permil)': '16',
    })
    await said('Ganti 5,4 m³')
  })
})

describe('slip of a calculation', () => {
  const slip = () => result().element().textContent?.replace(/\s+/g, ' ')
  const has = async (...lines: string[]) => {
    for (const line of lines) await expect.poll(slip, { message: line }).toContain(line)
  }
  const recorded = () =>
    Object.fromEntries(
      new URL(link('Catat di buku obat').element().getAttribute('href') ?? '', location.origin).searchParams,
    )

  test('lists water, dose, check line, waiting time, dates and spoons of a bath', async () => {
    answer(listProdukDosis, [{ ...PEROXIDE, masa_henti: 10 }])
    await open(`?produk=5&untuk=cacing-kulit&${TANK_QUERY}&mulai=2026-11-23&sendok=15`)
    await has(
      'Takaran sekali rendam301 mLHidrogen Peroksida 50%',
      'Sama dengan 20,1 sendok takar 15 mL.',
      'Air2,40 m³ (2.400 L)',
      'Dosis75 ppm hidrogen peroksida',
      'Kadar0,598 g tiap mL produk',
      'Lama30 menit, jangan lebih',
      'Masa hentijangan panen sampai 10 hari setelah obat terakhir',
      'SumberLabel',
      'Rendam 3 kali23 November 202630 November 20267 Desember 2026',
      'Rp 165.000 untuk 1 kemasan',
    )
    expect(recorded()).toEqual({
      produk: '5',
      takaran: '301',
      satuan: 'mL',
      cara: 'rendam',
      dosis: '75 ppm, 30 menit',
      untuk: 'cacing-kulit',
      mulai: '2026-11-23',
      ulang: '7,14',
    })
    await press(page.getByText('Bagikan / cetak'))
    const shared = new URL(link('Bagikan').element().getAttribute('href') ?? '').searchParams.get('text')
    expect(shared?.split('\n')).toEqual([
      'Hidrogen Peroksida 50%: 301 mL untuk 2,40 m³ (2.400 L) air, 30 menit.',
      expect.stringContaining('/layanan/kalkulator-dosis?'),
    ])
    await fill('Berapa kali rendam (kali)', '1')
    await saidNot('Rendam 1 kali')
    await said('untuk 1 kali: 1 × jeriken 5 L')
  })

  test('requires scales for a powder, and sells whole packs of it', async () => {
    answer(getProduk, contoh(Produk, { produkId: 7, nama: CITRIC_ACID.nama, harga: 40_000, stok: 2 }))
    await open('?produk=7&bentuk=volume&volume=10')
    await has('2.500 g (2,5 kg)', 'Pakai timbangan.', 'Kadardihitung dari produk langsung', 'Dosis250 ppm produk')
    await has('Rp 80.000 untuk 2 kemasan. Stok hanya 2, kurang 6.')
    await saidNot('Masa henti')
    await press('Masukkan ke keranjang')
    await expect.element(link('Sudah di keranjang: 2')).toHaveAttribute('href', '/keranjang')
  })

  test('adds nothing to a full cart, and says so', async () => {
    const line = { nama: 'Garam', kategori: '', gambar: null, harga: 1000, stok: 5, quantity: 1 }
    const lines = Array.from({ length: LINES_MAX }, (_, index) => ({ ...line, produkId: 100 + index }))
    localStorage.setItem('keranjang', JSON.stringify(lines))
    window.dispatchEvent(new StorageEvent('storage'))
    await open(`?produk=5&untuk=cacing-kulit&${TANK_QUERY}`)
    await press('Masukkan ke keranjang')
    await said('Keranjang penuh.')
    expect(JSON.parse(localStorage.getItem('keranjang') ?? '')).toHaveLength(LINES_MAX)
  })

  test.each([
    ['is out of stock', { stok: 0 }, 'Stok habis'],
    ['is not registered', { stok: 5, belum_terdaftar: true }, 'Produk ini belum dijual.'],
  ])('does not sell a product that %s', async (_, change, words) => {
    answer(getProduk, contoh(Produk, { produkId: 5, nama: PEROXIDE.nama, harga: 165_000, ...change }))
    await open(`?produk=5&untuk=cacing-kulit&${TANK_QUERY}`)
    await said(words)
    await saidNot('Masukkan ke keranjang')
    expect(page.getByRole('button', { name: words, disabled: false }).elements()).toEqual([])
  })

  test('lists the amounts of a feed per day and in all, and its dates', async () => {
    answer(getProduk, contoh(Produk, { produkId: 16, nama: VITAMIN_C.nama, harga: 90_000, stok: 9 }))
    await open('?produk=16&ekor=1200&berat=250&fr=3&hari=30&mulai=2026-11-01&sendok=15')
    await has(
      'Campur ke pakan3,9 g sehariVitamin C Stabil 35%, ke dalam 9 kg pakan',
      'Seluruhnya116 g untuk 30 hari',
      'Berat ikan300 kg',
      'Dosis150 mg/kg pakan',
      'Zat aktif1,35 g sehari',
      'Tanggal1 November 2026 sampai 30 November 2026',
      'Perlu 116 g untuk 30 hari: 1 × pouch 500 g.',
      'Sama dengan 0,3 sendok takar 15 g.',
    )
    expect(recorded()).toEqual({
      produk: '16',
      takaran: '3.9',
      satuan: 'g',
      cara: 'pakan',
      dosis: '150 mg/kg pakan, 30 hari',
      untuk: 'kurang-vitamin-c',
      mulai: '2026-11-01',
      selesai: '2026-11-30',
    })
  })

  test('shows when fresh water is changed, and its final salinity', async () => {
    await open('?cara=air-tawar&bentuk=volume&volume=1,6&ekor=600&berat=200&bawaan=20&salinitas=32')
    const change = 'Ganti airsetelah 14 giliran'
    await has('Rendam air tawar4 giliran', 'Berat ikan120 kg', 'Salinitas akhir1,52 permil', change)
    await saidNot('jika air tidak diganti')
    const carried = field('Air laut terbawa tiap giliran (liter)')
    await fill(carried, '80')
    await has('Ganti air setelah 3 giliran. Lewat itu airnya terlalu asin.', 'Ganti airsetelah 3 giliran')
    await has('Salinitas akhir5,33 permil jika air tidak diganti')
    await fill(carried, '0')
    await has('Salinitas akhir0 permil', 'Ganti airtidak perlu')
  })

  test('lists the water to change for a lower salinity, or to add instead', async () => {
    await open('?cara=salinitas&bentuk=volume&volume=10,8&dari=32&ke=16')
    await has(
      'Ganti 5,4 m³Buang 5.400 L air laut, isi lagi dengan air tawar',
      'Salinitas32 menjadi 16 permil',
      'Atau tambah10,8 m³ air tawar, airnya menjadi 21,6 m³',
    )
    await fill('Salinitas yang diinginkan (permil)', '0')
    await said('tidak bisa tanpa membuang air')
  })

  test('waits until doubtful numbers are confirmed', async () => {
    const { address } = await open('?cara=salinitas&bentuk=volume&volume=1600&dari=32&ke=16')
    await has('Belum dihitung: benarkah angkanya?', 'Volume air 1.600 m³? Maksudnya 1.600 liter (1,6 m³)?')
    await press(link('Hitung dengan angka ini'))
    await said('Ganti 800 m³')
    expect(address()).toContain('yakin=volume-1600')
  })
})

test.each([
  `?produk=5&untuk=cacing-kulit&${TANK_QUERY}&ppm=150&suhu=27&oksigen=6&kali=3&sendok=5`,
  `?produk=7&${TANK_QUERY}&suhu=29&oksigen=6`,
  '?cara=pakan&produk=16&ekor=20000&berat=250&fr=3&hari=30',
  '?cara=air-tawar&ekor=1200&berat=250&menit=10&salinitas=32',
  '?cara=salinitas&bentuk=volume&volume=10,8&dari=32&ke=16',
])('shows what it showed: %s', async (search) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T03:00:00.000Z') })
  answer(getProduk, contoh(Produk, { produkId: 5, nama: PEROXIDE.nama, harga: 165_000, stok: 1200 }))
  try {
    const { container } = await open(search)
    await said(search.includes('produk') ? 'Rp' : ' ')
    expect(await describeLoaded(container)).toMatchSnapshot()
  } finally {
    vi.useRealTimers()
  }
})
