import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addHari } from '#contract/buku-obat/hari.ts'
import { BerkasResep, getBerkasResep, getResep, listResep, Resep } from '#contract/resep/endpoints.ts'
import { dateWib } from '#contract/wib.ts'
import { answer, refuse, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import ResepDetailPage from './resep-detail.page.tsx'
import ResepListPage from './resep-list.page.tsx'

const OBAT = contoh(Resep.shape.produk.element, {
  produkId: 3,
  nama: 'Antibiotik',
  diminta: 5,
  disetujui: 2,
  sisa: 2,
  dosis: '50 mg per kg pakan',
})
const APPROVED = contoh(Resep, {
  resepId: 9,
  status: 'disetujui',
  berlaku: true,
  berlaku_sampai: '2026-11-30',
  produk: [OBAT],
})
const open = (resep: Parameters<typeof answer<typeof getResep>>[1], state?: string) => {
  signIn()
  answer(getResep, resep)
  return show(screen(ResepDetailPage), { at: '/resep-saya/9', path: '/resep-saya/:resepId', state })
}

describe('prescription of a buyer', () => {
  test('shows rest, last day and dose of an approved one', async () => {
    await open(APPROVED)
    await see('Disetujui 2, sudah dipesan 0, tersisa 2')
    await see(/50 mg per kg pakan$/)
    await see('Resep ini disetujui dan berlaku sampai 30 November 2026.')
  })

  test('shows the reason of a refusal, and links to the form', async () => {
    await open({ ...APPROVED, status: 'ditolak', berlaku: false, alasan: 'Foto terlalu gelap' })
    await see('Foto terlalu gelap')
    await expect.element(link('Ajukan lagi')).toHaveAttribute('href', '/ajukan-resep')
  })

  test('reports an expired one', async () => {
    await open({ ...APPROVED, berlaku: false })
    await see('Masa berlaku resep ini sudah berakhir pada 30 November 2026.')
  })

  test.each([
    ['was just submitted', 'baru', true],
    ['is opened later', undefined, false],
  ] as const)('confirms the submission only if it %s', async (_, state, isThanked) => {
    await open({ ...APPROVED, status: 'menunggu', berlaku: false }, state)
    await see(/^Dokter hewan kami yang memeriksa/)
    await (isThanked ? see : seeNot)('Resep Anda sudah kami terima.')
  })

  test('reports a prescription of another account as not found', async () => {
    await open(refuse('RESEP_TIDAK_ADA'))
    await see('Resep tidak ditemukan.')
    await expect.element(link('Resep saya')).toHaveAttribute('href', '/resep-saya')
  })

  test('reports a missing response, and retries', async () => {
    await open(silence)
    await see('Gagal: Tidak ada respon dari server')
    answer(getResep, APPROVED)
    await press('Coba Lagi')
    await see('Disetujui 2, sudah dipesan 0, tersisa 2')
  })
})

describe('pages of a prescription', () => {
  const berkas = (kind: BerkasResep['jenis'], n: number) =>
    contoh(BerkasResep, { berkasId: `00000000-0000-4000-8000-00000000000${n}`, jenis: kind })
  const TWO_FILES = { ...APPROVED, berkas: [berkas('image/webp', 1), berkas('application/pdf', 2)] }

  test('load on demand: a photo is shown, a PDF is saved', async () => {
    const kept: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      kept.push(this.download)
    })
    answer(getBerkasResep, new Blob(['x'], { type: 'image/webp' }) as never)
    await open(TWO_FILES)
    await press('Lihat')
    await expect.element(page.getByRole('img', { name: 'Resep, halaman 1' })).toBeInTheDocument()
    await press('Unduh')
    await expect.poll(() => kept).toHaveLength(1)
    click.mockRestore()
  })

  test('report a failure, and can be requested again', async () => {
    answer(getBerkasResep, silence)
    await open(TWO_FILES)
    await press('Lihat')
    await see('Berkas belum bisa dibuka. Periksa koneksi internet Anda, lalu coba lagi.')
    await expect.element(button('Lihat')).toBeEnabled()
  })
})

describe('dose of a prescription', () => {
  const calculation = {
    dosis: 75,
    satuan: 'mg/kg ikan/hari' as const,
    hari: 10,
    masa_henti: 30,
    kekuatan: { satuan: 'g' as const, aktif: 0.2 },
  }
  const compute = () => page.getByRole('region', { name: 'Hitung takaran' })
  const content = () => compute().element().textContent

  test("is computed for the owner's fish, with a link to the logbook", async () => {
    await open({ ...APPROVED, produk: [{ ...OBAT, hitungan: calculation }] })
    await expect.element(compute()).toBeVisible()
    expect(content()).toContain('75 mg/kg ikan/hari, 10 hari, masa henti 30 hari')
    await fill('Jumlah ikan (ekor)', '1200')
    await fill('Berat rata-rata (g)', '250')
    await fill('Pakan yang benar-benar dimakan (% berat ikan per hari)', '3')
    await expect.element(compute().getByRole('status').filter({ hasText: '112,5 g sehari' })).toBeVisible()
    expect(content()).toContain('12,5 g tiap kg')
    expect(content()).toContain('Seluruhnya 1.125 g')
    expect(content()).toContain('Jangan panen sampai 30 hari')
    const href = link('Catat di buku obat').element().getAttribute('href') ?? ''
    const today = dateWib(new Date())
    expect(Object.fromEntries(new URL(href, location.origin).searchParams)).toEqual({
      produk: '3',
      nama: 'Antibiotik',
      takaran: '112.5',
      satuan: 'g',
      cara: 'pakan',
      dosis: '75 mg/kg ikan/hari, 10 hari, masa henti 30 hari',
      masa: '30',
      mulai: today,
      selesai: addHari(today, 9),
    })
  })

  test('keeps a withdrawal period of 0 days in the link to the logbook', async () => {
    await open({ ...APPROVED, produk: [{ ...OBAT, hitungan: { ...calculation, satuan: 'ppm', masa_henti: 0 } }] })
    await fill('Volume air (m³)', '2')
    await expect.element(link('Catat di buku obat')).toHaveAttribute('href', expect.stringContaining('masa=0'))
  })

  test('is not computed if the label does not state the strength', async () => {
    await open({ ...APPROVED, produk: [{ ...OBAT, hitungan: { ...calculation, kekuatan: null } }] })
    await see('Kadar produk ini belum bisa dihitung. Tanyakan takarannya kepada dokter hewan.')
  })
})

describe('prescriptions of a buyer', () => {
  const openList = (items: Resep[]) => {
    signIn()
    answer(listResep, { items, total: items.length })
    return show(screen(ResepListPage), { at: '/resep-saya' })
  }

  test('link to the form while there are none', async () => {
    await openList([])
    await see('Anda belum mengajukan resep')
    await expect.element(link('Ajukan resep')).toHaveAttribute('href', '/ajukan-resep')
  })

  test('show the rest of each medicine while the prescription is valid', async () => {
    await openList([APPROVED, { ...APPROVED, resepId: 8, berlaku: false, status: 'menunggu' }])
    await see('Antibiotik, tersisa 2')
    const barang = page.getByRole('listitem').filter({ hasText: 'Antibiotik' })
    expect(barang.last().element().textContent).toBe('Antibiotik')
    await expect.element(link('Resep 9')).toHaveAttribute('href', '/resep-saya/9')
    await see('Menunggu diperiksa')
  })
})
