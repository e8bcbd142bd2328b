import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { describeLoaded } from '#web/testing/describe-screen.ts'
import { button, field, fill, link, press, see } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import SymptomCheckPage from './cek-gejala.page.tsx'

const SYMPTOM_PATH = '/layanan/cek-gejala'
const RUBBING = 'Menggosokkan badan ke jaring atau dinding'
const open = (search = '') => show(screen(SymptomCheckPage), { at: SYMPTOM_PATH + search })
const result = () => page.getByRole('region', { name: 'Hasil cek gejala' })
const box = () => page.getByRole('region', { name: /hubungi petugas dulu/i })
const top = (element: Element) => element.getBoundingClientRect().top

// The form keeps its input in the history.
beforeEach(() => history.replaceState(null, ''))

describe('result of a symptom check', () => {
  test('names the class, the signs that counted, the likely diseases and the measured water', async () => {
    await open('?gejala=S01,S03&ukuran=benih&do=4.5')
    const kartu = result().getByRole('article')
    await expect.poll(() => kartu.element().textContent).toMatch(/Kemungkinan kuat/)
    expect(kartu.elements()).toHaveLength(1)
    await expect.element(kartu.getByRole('listitem').filter({ hasText: RUBBING })).toBeVisible()
    await expect.poll(() => kartu.getByRole('link').first().element().textContent).toMatch(/^bintik putih$/i)
    await expect.element(kartu.getByRole('link').first()).toHaveAttribute('href', '/layanan/penyakit/bintik-putih')
    await expect
      .element(kartu.getByRole('link', { name: 'Penanganan dan produk' }))
      .toHaveAttribute('href', '/layanan/detail/4')
    await expect
      .poll(() => result().element().textContent)
      .toMatch(/Oksigen terlarut \(DO\) 4,5 mg\/L: perlu diawasi, terlalu rendah/)
    expect(kartu.element().textContent).not.toMatch(/diagnosis|\d\s?%/i)
    await expect.element(field(/^Oksigen/)).toHaveValue('4,5')
    expect(page.getByRole('checkbox', { checked: true }).elements()).toHaveLength(2)
  })

  test.each([
    ['bacteria', 'S11,S12,S13', 'detail/1'],
    ['parasites', 'S01,S03', 'detail/4'],
  ])('leads from %s to the page of their class, and to the card of the likeliest disease', async (_, signs, to) => {
    await open(`?gejala=${signs}`)
    const kartu = result().getByRole('article').first()
    await expect
      .element(kartu.getByRole('link', { name: 'Penanganan dan produk' }))
      .toHaveAttribute('href', `/layanan/${to}`)
    const first = kartu.getByRole('link').first().element().getAttribute('href')
    await expect.element(result().getByRole('link', { name: /^Buka panduan/ })).toHaveAttribute('href', first)
  })

  test('names the class of one weak sign as undecided, and opens no card', async () => {
    await open('?gejala=S20')
    await expect.poll(() => result().element().textContent).toContain('Tanda belum cukup untuk:')
    await expect.poll(() => result().element().textContent).toMatch(/\(tanda: [^)]+\)/)
    await see('Periksa ikan lagi, tambah tanda di bawah, atau tanya petugas kesehatan ikan.')
    await expect.element(result().getByRole('link', { name: /^Buka panduan/ })).not.toBeInTheDocument()
  })

  test('adds a sign that it asks for', async () => {
    const { address } = await open('?gejala=S01,S03&do=4.5')
    const next = page.getByRole('region', { name: 'Periksa juga tanda ini' })
    await press(next.getByRole('link').first())
    await expect.poll(address).toMatch(/\?gejala=S\d\d,S\d\d,S\d\d&do=4\.5$/)
  })

  test('is shared in words, with its address', async () => {
    await open('?gejala=S03,S04,S15')
    const href = link('Bagikan hasil').element().getAttribute('href') ?? ''
    expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/)
    const text = new URL(href).searchParams.get('text') ?? ''
    expect(text).toContain('Kemungkinan kuat: parasit.')
    expect(text).toContain(RUBBING)
    expect(text).not.toMatch(/tanda lain|Ada tanda bahaya/)
    expect(text.split('\n').at(-1)).toBe(`https://toko.example${SYMPTOM_PATH}?gejala=S03,S04,S15`)
  })

  test('is shared with four signs, the number of others, and its danger', async () => {
    await open('?gejala=S03,S04,S15,S01,S11,S25')
    const text = new URL(link('Bagikan hasil').element().getAttribute('href') ?? '').searchParams.get('text') ?? ''
    expect(text.match(/^- /gm)).toHaveLength(4)
    expect(text).toContain('\ndan 2 tanda lain\n')
    expect(text).toContain('\nAda tanda bahaya: hubungi petugas dulu.\n')
  })

  test('leads to products while there is no danger', async () => {
    await open('?gejala=S11,S12,S13')
    await expect.element(result().getByRole('link', { name: 'Penanganan dan produk' }).first()).toBeVisible()
    await expect.element(box()).not.toBeInTheDocument()
  })

  const SEARCHES = ['gejala=S11,S12,S13,S25', 'gejala=S11,S12,S13&matiPersen=5', 'gejala=S08,S13&datang=14']
  test.each(SEARCHES.flatMap((search) => [390, 1440].map((width) => [search, width] as const)))(
    'hides in danger what is for sale, and puts the call first: %s at %i px',
    async (search, width) => {
      await page.viewport(width, 844)
      await open(`?${search}`)
      await expect.element(box().first()).toBeVisible()
      await expect.element(box().first().getByRole('link')).toHaveAttribute('href', '/layanan/siapa-dihubungi')
      await expect.element(link(/produk/i)).not.toBeInTheDocument()
      const words = result()
        .getByText(/^(Kemungkinan|Tanda belum)/)
        .first()
      expect(top(box().first().element())).toBeLessThan(top(words.element()))
      await page.viewport(390, 844)
    },
  )

  test('says of a virus that there is no drug', async () => {
    await open('?gejala=S18,S26,S08')
    await expect
      .poll(() => result().getByRole('article').first().element().textContent)
      .toMatch(/Penyakit virus tidak ada obatnya\./)
  })

  test('puts the water first where many fish gasp', async () => {
    await open('?gejala=S10,S21')
    const air = page.getByRole('region', { name: 'Urus airnya dulu' })
    await expect
      .element(air.getByRole('link', { name: 'Oksigen rendah' }))
      .toHaveAttribute('href', '/layanan/penyakit/oksigen-rendah')
  })

  test.each([390, 1440])('puts bad water before any disease, and sells nothing beside it, at %i px', async (width) => {
    await page.viewport(width, 844)
    await open('?gejala=S01,S03&do=3.9&salinitas=20')
    const air = page.getByRole('region', { name: 'Urus airnya dulu' })
    await expect.element(air.getByText(/^Oksigen terlarut \(DO\) 3,9 mg\/L: perlu tindakan/)).toBeVisible()
    await expect
      .element(air.getByRole('link', { name: 'Salinitas turun' }))
      .toHaveAttribute('href', '/layanan/penyakit/salinitas-turun')
    const after = page.getByRole('heading', { name: 'Setelah air membaik' })
    expect(top(air.element())).toBeLessThan(top(after.element()))
    expect(top(after.element())).toBeLessThan(top(result().getByRole('article').element()))
    await expect.element(result().getByRole('link', { name: /produk/i })).not.toBeInTheDocument()
    await page.viewport(390, 844)
  })

  test('asks for the pH that toxic ammonia needs, and counts it once it is there', async () => {
    await open('?amonia=0.3')
    await see('Isi juga pH, supaya amonia yang beracun bisa dihitung.')
    await open('?amonia=0.3&ph=8.5&suhu=32&salinitas=30')
    await see(/^Urus airnya dulu: Amonia beracun \(NH₃\) 0,058 mg\/L terlalu tinggi\./)
  })

  test('leads from a sign of many diseases to signs that differ between them', async () => {
    await open('?gejala=S20')
    const next = page.getByRole('region', { name: 'Periksa juga tanda ini' })
    await expect.element(next.getByRole('link', { name: /Jika ada, mungkin iridovirus/ })).toBeVisible()
    expect(next.getByRole('link').elements()).toHaveLength(6)
  })

  test.each([
    ['', true],
    ['&ukur=24', false],
  ])('requires measured water unless it was measured within a day: "%s"', async (measure, isAsked) => {
    await open(`?gejala=S09,S03${measure}`)
    await expect.element(result()).toBeVisible()
    expect(page.getByText(/^Ukur air dulu:/).elements()).toHaveLength(isAsked ? 1 : 0)
  })

  test('requires the number of fish if only deaths are known', async () => {
    await open('?mati=12&do=4.5')
    await expect.poll(() => result().element().textContent).toMatch(/Isi juga jumlah ikan di keramba atau bak/)
  })
})

describe('form of a symptom check', () => {
  test('points out a number that cannot be, and leads to the result once it can', async () => {
    const { address } = await open()
    await fill(/^Oksigen/, '45')
    await fill('Mati hari ini (ekor)', '12')
    await press('Lihat hasil')
    await expect.element(field(/^Oksigen/)).toHaveFocus()
    expect(address()).toBe(SYMPTOM_PATH)
    await fill(/^Oksigen/, '4,5')
    await press('Lihat hasil')
    await expect.poll(address).toBe(`${SYMPTOM_PATH}?mati=12&do=4.5`)
    await expect.element(page.getByRole('heading', { name: 'Hasil cek gejala' })).toHaveFocus()
  })

  test('shows a wrong number of a form without a script again, with its limits, and keeps the rest', async () => {
    await open('?gejala=S01&ph=8&do=45')
    await see('Isi angka, 0 sampai 20.')
    await expect.element(field(/^Oksigen/)).toHaveValue('45')
    await expect.element(field(/^pH/)).toHaveValue('8')
    await expect.element(page.getByRole('checkbox', { name: /^Bintik putih/ })).toBeChecked()
  })

  test('starts again without ticks', async () => {
    const { address } = await open('?gejala=S01,S03')
    await press(link('Mulai dari awal'))
    await expect.poll(address).toBe(SYMPTOM_PATH)
    await expect.element(result()).not.toBeInTheDocument()
    expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([])
  })

  test('has no result without signs, or for unknown ones', async () => {
    await open('?gejala=%3Cscript%3E&ukuran=&do=')
    await expect.element(button('Lihat hasil')).toBeVisible()
    await expect.element(result()).not.toBeInTheDocument()
  })

  test('has rows and buttons large enough for a wet finger', async () => {
    await open()
    await see('Belum ada tanda yang dicentang.')
    const targets = document.querySelectorAll(
      'label:has(input[type=checkbox]), label:has(input[type=radio]), form input[type=text], form button',
    )
    expect(targets.length).toBeGreaterThan(35)
    expect(Math.min(...[...targets].map((target) => target.getBoundingClientRect().height))).toBeGreaterThanOrEqual(48)
  })
})

test.each([
  'gejala=S01,S03&ukuran=benih&do=4.5',
  'gejala=S10,S11&suhu=33&ph=8&amonia=2&salinitas=30',
  'gejala=S17,S19&mati=30&kemarin=2&ekor=1000&datang=3',
  'mati=30&do=2',
  'gejala=S02&ekor=1200&mati=1&ukur=30',
])('shows what it showed: %s', async (search) => {
  await open(`?${search}`)
  await expect.element(result()).toBeVisible()
  expect(await describeLoaded(result().element())).toMatchSnapshot()
})
