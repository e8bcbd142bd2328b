import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { GEJALA } from '#content/gejala.ts'
import { KARTU } from '#content/kartu-list.ts'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { getKaitanPenyakit, KaitanPenyakit, RelatedProduk } from '#contract/kaitan/endpoints.ts'
import {
  CatatanToko,
  countOpening,
  getCatatanToko,
  getPenyakit,
  listPenyakit,
  listTakaranKartu,
  PenyakitSummary,
  TakaranKartu,
} from '#contract/penyakit/endpoints.ts'
import { kartuPenyakit } from '#contract/penyakit/kartu-penyakit.ts'
import { formatDate, midnightWib } from '#contract/wib.ts'
import { pickProvinsi } from '#web/shared/openings.ts'
import { answer, bare, later, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import AirPage from './air.page.tsx'
import KartuPenyakitPage from './kartu-penyakit.page.tsx'
import { takaranQuery } from './penyakit-queries.ts'

const kartuOf = async (kode: KodePenyakit) => kartuPenyakit(kode, await KARTU[kode]())
/** Opens a card whose products have the given amounts. */
async function open(kode: KodePenyakit, takaran: TakaranKartu[] = []) {
  answer(getPenyakit, await kartuOf(kode))
  answer(listTakaranKartu, takaran)
  return show(screen(KartuPenyakitPage, { kode }), { at: `/layanan/penyakit/${kode}` })
}
const contentsLink = (name: string) => page.getByRole('navigation', { name: 'Isi kartu' }).getByRole('link', { name })
const region = (name: string) => page.getByRole('region', { name })
const URGENT = KODE_PENYAKIT.filter((kode) => PENYAKIT[kode].gejala.some((gejala) => 'bahaya' in GEJALA[gejala]))

beforeEach(() => {
  answer(countOpening, { message: 'Terima kasih' })
  answer(getCatatanToko, contoh(CatatanToko, { artikel: [] }))
  answer(getKaitanPenyakit, contoh(KaitanPenyakit, { artikel: [] }))
})

test('counts its opening once a day, with the province that the directory showed', async () => {
  pickProvinsi('lampung')
  const { unmount } = await open('vnn')
  await expect
    .poll(() => sent(countOpening))
    .toMatchObject([{ params: { kode: 'vnn' }, body: { provinsi: 'lampung' } }])
  await unmount()
  await open('vnn')
  await see((await kartuOf('vnn')).ringkas)
  await open('lintah-laut')
  await expect.poll(() => sent(countOpening).map(({ params }) => params.kode)).toEqual(['vnn', 'lintah-laut'])
})

test('counts no opening without a connection, and that day it is still counted with one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { unmount } = await open('vnn')
  await see((await kartuOf('vnn')).ringkas)
  expect(sent(countOpening)).toEqual([])
  await unmount()
  online.mockRestore()
  await open('vnn')
  await expect.poll(() => sent(countOpening)).toHaveLength(1)
})

describe('card of an emergency', () => {
  test.each(URGENT)('shows what to do, then whom to call, before everything else: %s', async (kode) => {
    await page.viewport(360, 740)
    const kartu = await kartuOf(kode)
    await open(kode)
    const headings = page.getByRole('heading', { level: 2 })
    await expect.element(headings.nth(0)).toHaveTextContent('Lakukan sekarang')
    await expect.element(headings.nth(1)).toHaveTextContent('Lalu hubungi petugas')
    const last = page.getByText(kartu.darurat.at(-1)?.kalimat ?? '', { exact: true })
    expect(last.element().getBoundingClientRect().bottom + window.scrollY).toBeLessThan(740)
  })
})

test.each(KODE_PENYAKIT)('%s does not recommend separating fish beside a ban on moving them', async (kode) => {
  const { sekarang, jangan, ringkas } = await kartuOf(kode)
  const all = [ringkas, ...sekarang.dengan_bak, ...jangan]
  const separates = all.some((item) => /pisahkan ikan/i.test(item))
  expect(separates ? all.filter((item) => /memindah|jangan dipindah|pindahkan/i.test(item)) : []).toEqual([])
})

describe('card of a disease', () => {
  const PEROXIDE = contoh(TakaranKartu, {
    produkId: 5,
    nama: 'Hidrogen Peroksida 50%',
    kemasan: 'jeriken 5 L',
    stok: 3,
    cara: 'peroksida',
    per: 'm3',
    satuan: 'mL',
    mulai: 125,
    paling: 250,
    dosis: [75, 150],
    satuan_dosis: 'ppm',
    sumber: 'Label',
  })
  const VITAMIN = contoh(TakaranKartu, {
    ...PEROXIDE,
    produkId: 16,
    nama: 'Vitamin C Stabil 35%',
    cara: 'pakan',
    per: '10kg',
    satuan: 'g',
    mulai: 4.3,
    paling: 4.3,
    dosis: [150, 150],
    satuan_dosis: 'mg/kg pakan',
  })

  test('says how to know it, what to do with and without a tank, and what not to do', async () => {
    await open('cacing-kulit')
    await expect.element(region('Kenali').getByRole('img')).toBeVisible()
    for (const title of ['Ada bak atau terpal', 'Tidak ada bak'])
      await expect.element(region('Lakukan sekarang').getByRole('heading', { name: title })).toBeVisible()
    await expect.element(region('Jangan').getByRole('listitem').first()).toBeVisible()
    await see(/belum ditinjau dokter hewan/)
    await see(/Isi kartu per 23 November 2026/)
    // Later sections are collapsed on a phone; the table of contents opens them.
    await press(contentsLink('Penyakit yang mirip'))
    await expect
      .element(region('Penyakit yang mirip dan bedanya').getByRole('link', { name: 'Trichodina' }))
      .toHaveAttribute('href', '/layanan/penyakit/trichodina')
  })

  test('names the sources of each line by number, and common practice in a word', async () => {
    await open('lintah-laut')
    await expect.element(region('Kenali').getByRole('listitem').first()).toBeVisible()
    const lines = region('Kenali').getByRole('listitem').elements()
    expect(lines.map((line) => line.querySelector('sup')?.textContent)).toContain('umum')
    expect(lines.some((line) => /^\d/.test(line.querySelector('sup')?.textContent ?? ''))).toBe(true)
    const sources = region('Sumber').element().textContent ?? ''
    expect(sources).toMatch(/Cruz-Lacierda.*, 2000\. .*Aquaculture/)
    expect(sources).toMatch(/umum\s*Praktik umum budidaya laut/)
    await seeNot(/Ditinjau oleh/)
  })

  test('names the veterinarian who has reviewed it', async () => {
    const review = { nama: 'drh. Sari', sip: '7/SIP/2026', tanggal: '2026-11-20' }
    answer(getPenyakit, { ...(await kartuOf('vnn')), ditinjau: review })
    answer(listTakaranKartu, [])
    await show(screen(KartuPenyakitPage, { kode: 'vnn' }), { at: '/layanan/penyakit/vnn' })
    await see(/Ditinjau oleh drh\. Sari, SIP 7\/SIP\/2026, 20 November 2026/)
    await seeNot(/belum ditinjau dokter hewan/)
  })

  test.each(['vnn', 'iridovirus', 'streptokokosis', 'vibriosis'] as const)(
    'says under which rule %s is reported, and to whom',
    async (kode) => {
      await open(kode)
      const report = region('Laporkan')
      await expect.element(report).toBeVisible()
      expect(report.element().textContent).toMatch(/Kepmen KP 28\/2021.*Posikandu atau Dinas Perikanan/)
      expect(report.element().querySelector('sup')?.textContent).toMatch(/^(?:\d|umum)/)
    },
  )

  test('measures a bath in the products of the shop, and fills in the calculator', async () => {
    const percarbonate = { ...PEROXIDE, produkId: 6, nama: 'Natrium Perkarbonat', satuan: 'g' as const }
    await open('cacing-kulit', [PEROXIDE, { ...percarbonate, stok: 0, mulai: 272, paling: 272, dosis: [75, 75] }])
    const rendam = region('Rendam')
    await expect.poll(() => rendam.element().textContent).toMatch(/Jangan pernah mencampur kaporit/)
    await expect.poll(() => rendam.element().textContent).toMatch(/125–250 mL per m³ air \(75–150 ppm\)/)
    await expect.poll(() => rendam.element().textContent).toMatch(/272 g per m³ air \(75 ppm\).* Stok sedang habis\./)
    await expect
      .element(rendam.getByRole('link', { name: /^Hidrogen Peroksida 50%/ }))
      .toHaveAttribute('href', '/produk/produk-satuan/5')
    await expect
      .element(rendam.getByRole('link', { name: 'Hitung untuk bak saya' }).first())
      .toHaveAttribute('href', '/layanan/kalkulator-dosis?cara=rendam&produk=5&untuk=cacing-kulit&ppm=75')
    expect(sent(listTakaranKartu)[0]?.params).toEqual({ kode: 'cacing-kulit' })
  })

  test('says that its products could not be loaded, and loads them again', async () => {
    answer(getPenyakit, await kartuOf('cacing-kulit'))
    answer(listTakaranKartu, refuse('INTERNAL'))
    await show(screen(KartuPenyakitPage, { kode: 'cacing-kulit' }), { at: '/layanan/penyakit/cacing-kulit' })
    await see(/^Error: /)
    answer(listTakaranKartu, [PEROXIDE])
    await press('Coba Lagi')
    await expect.element(link(/^Hidrogen Peroksida 50%/)).toBeVisible()
  })

  test('leads to the calculator with its first product in stock, and has a table of contents', async () => {
    const produk = [contoh(RelatedProduk, { produkId: 6, nama: 'Natrium Perkarbonat', harga: 35_000, gambar: null })]
    answer(getKaitanPenyakit, contoh(KaitanPenyakit, { artikel: [], produk }))
    await open('cacing-kulit', [
      { ...PEROXIDE, stok: 0 },
      { ...PEROXIDE, produkId: 6, nama: 'Natrium Perkarbonat' },
    ])
    const next = link('Hitung & beli')
    await expect.element(next).toBeInViewport()
    await expect
      .element(next)
      .toHaveAttribute('href', '/layanan/kalkulator-dosis?cara=rendam&produk=6&untuk=cacing-kulit&ppm=75')
    await expect.poll(() => next.element().parentElement?.textContent).toMatch(/Natrium Perkarbonat.*Rp\s35\.000/)
    // A product named with its dose is not listed again.
    await seeNot('Produk lain di toko')
    const contents = page.getByRole('navigation', { name: 'Isi kartu' }).getByRole('link').elements()
    const anchors = contents.map((item) => (item as HTMLAnchorElement).hash.slice(1))
    expect(anchors).toContain('rendam')
    for (const id of anchors) expect(document.getElementById(id)?.tagName).toBe('SECTION')
  })

  test('weighs a supplement for ten kilograms of feed', async () => {
    await open('kurang-vitamin-c', [VITAMIN])
    await expect
      .poll(() => region('Campur ke pakan').element().textContent)
      .toMatch(/4,3 g per 10 kg pakan \(150 mg per kg\).*Hitung untuk pakan saya/)
  })

  test('reckons the days of the repetitions from today on', async () => {
    await open('cacing-kulit')
    const repeated = region('Jadwal ulang, jika mulai hari ini')
    for (const hari of [7, 14])
      await expect
        .poll(() => repeated.element().textContent)
        .toContain(`hari ke-${hari}${formatDate(midnightWib(new Date(), -hari))}`)
  })

  test('does not sell what needs a prescription, but names it', async () => {
    await open('cacing-insang', [PEROXIDE])
    await see(/Prazikuantel hanya sesuai resep dokter hewan/)
    await expect.element(region('Rendam').getByRole('link', { name: /Peroksida/ })).toBeVisible()
    await expect.element(link(/Prazikuantel/)).not.toBeInTheDocument()
  })

  test('is shared in two lines: name and address', async () => {
    await open('lintah-laut')
    await press(page.getByText('Bagikan / cetak'))
    await expect.element(page.getByRole('button', { name: 'Cetak A6 (saku)' })).toBeVisible()
    const text = new URL(link('Bagikan').element().getAttribute('href') ?? '').searchParams.get('text')
    expect(text?.split('\n')).toEqual([
      expect.stringMatching(/^Lintah laut: /),
      'https://toko.example/layanan/penyakit/lintah-laut',
    ])
  })

  test.each(['vnn', 'iridovirus', 'nokardiosis', 'keracunan', 'kurang-tiamin'] as const)(
    'with a danger sign says what to do, then whom to call, and sells nothing: %s',
    async (kode) => {
      // The articles come last: once they are shown, the amounts would be shown too.
      const { answer: wait, come } = later<KaitanPenyakit>()
      answer(getKaitanPenyakit, wait)
      const { queries } = await open(kode, [PEROXIDE, VITAMIN])
      const headings = page.getByRole('heading', { level: 2 })
      await expect.element(headings.nth(0)).toHaveTextContent('Lakukan sekarang')
      await expect.element(headings.nth(1)).toHaveTextContent('Lalu hubungi petugas')
      await expect.element(link('Siapa yang dihubungi')).toHaveAttribute('href', '/layanan/siapa-dihubungi')
      await expect.poll(() => queries.getQueryData(takaranQuery(kode).queryKey)).toHaveLength(2)
      const artikel = { artikelId: 1, judul: 'Bacaan', gambar: null, created_at: '2026-03-10T03:00:00.000Z' }
      const produk = [contoh(RelatedProduk, { produkId: 5, nama: PEROXIDE.nama, gambar: null })]
      const paket = [{ paketId: 2, title: 'Paket Bakteri', harga: 500_000, gambar: null, tersedia: true }]
      come(contoh(KaitanPenyakit, { artikel: [artikel], produk, paket }))
      await see('Bacaan')
      expect(document.querySelectorAll('a[href^="/produk"], a[href*="kalkulator"]')).toHaveLength(0)
    },
  )

  test('says why it is not there, and loads again', async () => {
    answer(getPenyakit, bare(500, { message: 'Basis data sibuk' }))
    answer(listTakaranKartu, [])
    await show(screen(KartuPenyakitPage, { kode: 'trichodina' }), { at: '/layanan/penyakit/trichodina' })
    await see('Error: Basis data sibuk')
    answer(getPenyakit, await kartuOf('trichodina'))
    await press(page.getByRole('button', { name: 'Coba Lagi' }).first())
    await expect.element(page.getByRole('heading', { level: 1, name: 'Trichodina' })).toBeVisible()
    await seeNot(/^Error/)
  })

  test('is not found for an unknown disease, and leads to the list', async () => {
    const { address } = await show(screen(KartuPenyakitPage, { kode: 'flu' }), { at: '/layanan/penyakit/flu' })
    await expect.element(page.getByRole('heading', { name: 'Kartu Tidak Ditemukan' })).toBeVisible()
    await press(link('Daftar penyakit umum'))
    await expect.poll(address).toBe('/penyakit-ikan')
    expect(sent(getPenyakit)).toEqual([])
  })
})

test('the page about water leads to the cards of its class, also after a failure', async () => {
  answer(listPenyakit, bare(500, { message: 'Sedang dirawat' }))
  await show(screen(AirPage), { at: '/layanan/air' })
  await see('Error: Sedang dirawat')
  const kartu = contoh(PenyakitSummary, { kode: 'oksigen-rendah', nama: 'Oksigen rendah', kelas: 'L' })
  answer(listPenyakit, [kartu, { ...kartu, kode: 'amonia', nama: 'Amonia' }])
  await press('Coba Lagi')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Air & Lingkungan' })).toBeVisible()
  const possibility = region('Kemungkinan sebabnya').getByRole('link')
  await expect.element(possibility.first()).toHaveAttribute('href', '/layanan/penyakit/oksigen-rendah')
  expect(possibility.elements()).toHaveLength(2)
  expect(sent(listPenyakit)[1]?.query).toEqual({ kelas: 'L' })
})
