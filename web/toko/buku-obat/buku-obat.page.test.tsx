import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listBoughtProduk, syncBukuObat } from '#contract/buku-obat/endpoints.ts'
import { addHari } from '#contract/buku-obat/hari.ts'
import { getProduk, Produk } from '#contract/katalog/endpoints.ts'
import { dateWib, formatHari } from '#contract/wib.ts'
import { countUnsent, discardBuku, openBuku } from '#web/lib/local-buku.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import BukuObatPage from './buku-obat.page.tsx'

const TODAY = dateWib(new Date())
type SentChange = {
  id: string
  jenis: string
  isi: Record<string, unknown>
  hapus: boolean
  jam: Record<string, number>
}

/** A server that stores the entries it receives, and returns them with their total. */
const toko = new Map<string, SentChange>()
function receive({ body }: { body: { baris: SentChange[] } }) {
  for (const entry of body.baris) toko.set(entry.id, entry)
  const hours = [...toko.values()].reduce((sum, entry) => sum + Math.max(...Object.values(entry.jam)), 0)
  return {
    baris: body.baris,
    kursor: toko.size,
    lagi: false,
    ulang: false,
    sidik: { jumlah: toko.size, jam: hours % 1_000_000_007 },
    ditolak: [] as { id: string; sebab: string }[],
    waktu: new Date().toISOString(),
  }
}

/** A database of its own for each test. */
let akun = 1000
beforeEach(() => {
  akun++
  toko.clear()
  signIn({ id: akun, userId: akun })
  answer(listBoughtProduk, [])
  answer(syncBukuObat, receive as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  return discardBuku(akun)
})
const open = (search = '') => show(screen(BukuObatPage), { at: `/akun/buku-obat${search}` })

/** Makes the browser refuse to store anything more. */
const fillDevice = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

async function addKeramba(name = 'A1') {
  await fill('Nama', name)
  await press('Simpan')
  await expect.element(page.getByRole('heading', { level: 1, name: name })).toBeVisible()
  await seeNot(/NaN/)
}

describe('book of treatments', () => {
  test('lists the cages by name, with their numbers in order', async () => {
    const { router } = await open('?catat=keramba')
    await addKeramba('A10')
    await router.navigate('/akun/buku-obat?catat=keramba')
    await addKeramba('A2')
    await router.navigate('/akun/buku-obat')
    const names = () =>
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(names).toContain('A10')
    expect(names().filter((name) => name?.startsWith('A'))).toEqual(['A2', 'A10'])
  })

  test('begins with adding a cage', async () => {
    await open()
    await see('Belum ada keramba')
    await see('Semua catatan tersimpan di toko.')
    await press(link('Tambah keramba'))
    await addKeramba()
    await expect
      .poll(
        () =>
          sent(syncBukuObat)
            .flatMap(({ body }) => body.baris)
            .at(-1)?.isi.nama,
      )
      .toBe('A1')
  })

  test('shows an error under its field, focuses it, and keeps the other fields', async () => {
    await open('?catat=keramba')
    await fill('Panjang (m)', 'lima')
    await fill('Jumlah ikan', '1.000')
    await press('Simpan')
    await expect.element(field('Nama')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Nama')).toHaveFocus()
    await expect.element(field('Panjang (m)')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Jumlah ikan')).toHaveValue('1.000')
    await expect.element(field('Jumlah ikan')).not.toHaveAttribute('aria-invalid')
  })

  test('requires the diameter of a round cage', async () => {
    await open('?catat=keramba')
    await fill('Bentuk', 'bulat')
    await expect.element(field('Garis tengah (m)')).toBeVisible()
    await expect.element(field('Lebar (m)')).not.toBeInTheDocument()
  })

  test('keeps unsent entries on this device, and sends them with a signal', async () => {
    answer(syncBukuObat, silence)
    const first = await open('?catat=keramba')
    await addKeramba('Tanpa sinyal')
    await see(/Tidak ada sinyal. 1 catatan tersimpan di HP ini/)
    expect(await countUnsent(akun)).toBe(1)
    await first.unmount()
    answer(syncBukuObat, receive as never)
    // Simulates the same device, reopened.
    await open()
    await see('Tanpa sinyal')
    await see('Semua catatan tersimpan di toko.')
    expect(await countUnsent(akun)).toBe(0)
  })

  test('distinguishes an error of the shop from a lost signal', async () => {
    answer(syncBukuObat, refuse('SERVICE_UNAVAILABLE'))
    await open('?catat=keramba')
    await addKeramba()
    await see(/Toko belum bisa dihubungi. 1 catatan/)
  })

  test('says that the shop does not take an entry', async () => {
    answer(syncBukuObat, (request) => {
      const { id } = request.body.baris[0] ?? {}
      return {
        ...receive(request as never),
        baris: [],
        ditolak: id ? [{ id, sebab: 'Terlalu banyak keramba' }] : [],
      } as never
    })
    await open('?catat=keramba')
    await addKeramba()
    await see(/1 catatan ditolak toko dan hanya ada di HP ini: Terlalu banyak keramba/)
    await see('Catatan lain tersimpan di toko.')
    await seeNot(/Toko belum bisa dihubungi|nanti terkirim otomatis/)
    await expect.element(link('Hubungi toko')).toHaveAttribute('href', '/kontak')
  })

  test('reckons from when the fish may be harvested', async () => {
    const { address, router } = await open('?catat=keramba')
    await addKeramba()
    const id = new URLSearchParams(address().split('?')[1]).get('keramba')
    await router.navigate(`/akun/buku-obat?catat=pengobatan&keramba=${id}`)
    await fill(/^Nama obat/, 'Obat X')
    await fill(/^Masa henti/, '10')
    await press('Simpan')
    await see(/^Aman dipanen mulai/)
    await seeNot(/^Karena obat lain/)
    await router.navigate(`/akun/buku-obat?catat=pengobatan&keramba=${id}`)
    await fill(/^Nama obat/, 'Obat Y')
    await fill(/^Masa henti/, '')
    await press('Simpan')
    await see('Jangan panen dulu, tanya dokter hewan')
    await see(/^Karena obat lain, tunggu paling cepat sampai/)
  })

  test.each([
    ['Chloramphenicol', '0'],
    ['malachite green', '3'],
  ])('closes a cage that was given %s, on the screen and on paper', async (name, hari) => {
    const { address, router } = await open('?catat=keramba')
    await addKeramba()
    const id = new URLSearchParams(address().split('?')[1]).get('keramba')
    await router.navigate(`/akun/buku-obat?catat=pengobatan&keramba=${id}`)
    await fill(/^Nama obat/, name)
    await fill(/^Masa henti/, hari)
    await press('Simpan')
    await see('Jangan dipanen, hubungi petugas')
    await seeNot(/Aman dipanen/)
    await expect.element(link('Siapa yang dihubungi')).toHaveAttribute('href', '/layanan/siapa-dihubungi')
    await router.navigate(`/akun/buku-obat?keramba=${id}&lihat=cetak`)
    await see('Jangan dipanen, hubungi petugas')
    await see(/^Obat terlarang/)
    await seeNot(/Aman dipanen/)
  })

  test('opens a closed cage by the whole answer of an officer, not by a part of it', async () => {
    const { address, router } = await open('?catat=keramba')
    await addKeramba()
    const id = new URLSearchParams(address().split('?')[1]).get('keramba')
    await router.navigate(`/akun/buku-obat?catat=pengobatan&keramba=${id}`)
    await fill(/^Nama obat/, 'Chloramphenicol')
    await press('Simpan')
    await press(link('Catat jawaban petugas'))
    await fill('Nama petugas', 'drh. Sari')
    await fill('Keputusan', 'boleh')
    await press('Simpan')
    await see('Tulis instansinya, misalnya Dinas Perikanan')
    await fill(/^Instansi/, 'Dinas Perikanan')
    await fill('Tanggal jawaban', TODAY)
    await fill(/^Boleh dipanen mulai/, TODAY)
    await press('Simpan')
    await see(`Aman dipanen mulai ${formatHari(TODAY)}`)
    await see(/^Jawaban drh. Sari \(Dinas Perikanan\)/)
  })

  test("asks why a period is below that of the shop's own medicine, and keeps the longer one", async () => {
    answer(listBoughtProduk, [
      { produkId: 4, nama: 'Oksitetrasiklin 20% Premiks', kemasan: '', masa_henti: 30, lot: [], dibeli: false },
    ])
    const { address, router } = await open('?catat=keramba')
    await addKeramba()
    const id = new URLSearchParams(address().split('?')[1]).get('keramba')
    await router.navigate(`/akun/buku-obat?catat=pengobatan&keramba=${id}`)
    await fill(/^Nama obat/, 'oksitetrasiklin 20% premiks')
    await fill(/^Masa henti/, '0')
    await press('Simpan')
    await see('Minimal 30 hari, menurut label, resep, atau zatnya. Mengapa Anda menulis 0?')
    await expect.element(field(/^Alasan menulis lebih pendek/)).toHaveFocus()
    await fill(/^Alasan menulis lebih pendek/, 'Kata penjual')
    await press('Simpan')
    await see(`Aman dipanen mulai ${formatHari(addHari(TODAY, 30))}`)
    await see('Ditulis 0 hari, alasan: Kata penjual.')
  })

  test('keeps the period of a medicine that the shop no longer lists, until another one is written', async () => {
    answer(listBoughtProduk, [{ produkId: 4, nama: 'Obat X', kemasan: '', masa_henti: 30, lot: [], dibeli: false }])
    const { address, router, unmount } = await open('?catat=keramba')
    await addKeramba()
    const id = new URLSearchParams(address().split('?')[1]).get('keramba')
    await router.navigate(`/akun/buku-obat?catat=pengobatan&keramba=${id}`)
    await fill(/^Nama obat/, 'Obat X')
    await press('Simpan')
    await see(`Aman dipanen mulai ${formatHari(addHari(TODAY, 30))}`)
    await unmount()
    answer(listBoughtProduk, [])
    await open(`?keramba=${id}`)
    await press(link('Obat X'))
    await fill(/^Untuk penyakit/, 'kutu')
    await press('Simpan')
    await see(/untuk kutu/)
    await see(`Aman dipanen mulai ${formatHari(addHari(TODAY, 30))}`)
    await press(link('Obat X'))
    await fill(/^Nama obat/, 'Obat Y')
    await press('Simpan')
    await see('Jangan panen dulu, tanya dokter hewan')
  })

  test('requires a reason for a withdrawal period below the label', async () => {
    answer(listBoughtProduk, [{ produkId: 3, nama: 'Obat X', kemasan: '', masa_henti: 14, lot: [], dibeli: true }])
    const { address, router } = await open('?catat=keramba')
    await addKeramba()
    const id = new URLSearchParams(address().split('?')[1]).get('keramba')
    await router.navigate(`/akun/buku-obat?keramba=${id}&produk=3`)
    await fill(/^Masa henti/, '3')
    await press('Simpan')
    await see('Minimal 14 hari, menurut label, resep, atau zatnya. Mengapa Anda menulis 3?')
  })

  test('takes period and lot of the chosen product, moves the end with the start, and sends the code of a disease', async () => {
    const yesterday = addHari(TODAY, -1)
    answer(listBoughtProduk, [{ produkId: 3, nama: 'Obat X', kemasan: '', masa_henti: 14, lot: ['L1'], dibeli: true }])
    const { address, router } = await open('?catat=keramba')
    await addKeramba()
    const id = new URLSearchParams(address().split('?')[1]).get('keramba')
    await router.navigate(`/akun/buku-obat?catat=pengobatan&keramba=${id}`)
    await fill('Obat atau produk', '3')
    await expect.element(field(/^Masa henti/)).toHaveValue('14')
    await fill('Tanggal selesai', TODAY)
    await fill('Tanggal mulai', TODAY)
    await fill('Tanggal mulai', yesterday)
    await fill(/^Untuk penyakit/, ' Cacing kulit ')
    await press('Simpan')
    const saved = { nama: 'Obat X', lot: 'L1', masa_henti: 14, mulai: yesterday, selesai: yesterday }
    await expect.poll(() => [...toko.values()].at(-1)?.isi).toMatchObject({ ...saved, untuk: 'cacing-kulit' })
  })

  test("fills in a calculator's result, and offers a calendar reminder", async () => {
    answer(getProduk, contoh(Produk, { produkId: 9, nama: 'Peroksida 50%', golongan: 'bukan_obat' }))
    const { router } = await open('?catat=keramba')
    await addKeramba()
    await see('Tidak ada obat yang dicatat')
    await expect.element(button('Simpan ke kalender')).not.toBeInTheDocument()
    const from = `produk=9&takaran=337,5&satuan=mL&cara=rendam&untuk=cacing-kulit&mulai=${TODAY}&ulang=7,14&lot=L7`
    await router.navigate(`/akun/buku-obat?${from}`)
    await expect.element(field('Obat atau produk')).toHaveValue('9')
    await expect.element(field(/^Takaran/)).toHaveValue('337,5')
    await expect.element(field(/^Ulangi pada hari ke-/)).toHaveValue('7, 14')
    await expect.element(field(/^Untuk penyakit/)).toHaveValue('cacing kulit')
    await expect.element(field(/^Nomor lot/)).toHaveValue('L7')
    await press('Simpan')
    await expect.element(link('Peroksida 50%')).toBeVisible()
    await see(/diulang hari ke-7 dan ke-14/)
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await press('Simpan ke kalender')
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('buku-obat.ics')
    saved.mockRestore()
  })

  test('keeps a name that is markup as a name', async () => {
    const { address, router } = await open('?catat=keramba')
    const name = '<img src=x onerror=alert(1)>'
    await addKeramba(name)
    await router.navigate(`${address()}&lihat=cetak`)
    await expect.element(page.getByRole('heading', { level: 1, name: `Buku obat ${name}` })).toBeVisible()
  })

  test('refuses a treatment without a drug and a measurement without a number, with the cursor there', async () => {
    const { address, router } = await open('?catat=keramba')
    await addKeramba()
    const id = new URLSearchParams(address().split('?')[1]).get('keramba')
    await router.navigate(`/akun/buku-obat?catat=pengobatan&keramba=${id}`)
    await press('Simpan')
    await see('Nama obat belum diisi')
    await expect.element(field(/^Nama obat/)).toHaveFocus()
    await router.navigate(`/akun/buku-obat?catat=air&keramba=${id}`)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Catat air' })).toBeVisible()
    await press('Simpan')
    await see(/^Isi minimal satu angka air/)
    await fill(/^Oksigen/, '2,5')
    await press('Simpan')
    await see('Darurat')
  })

  test('says whom to call once five of a hundred fish died in a day, not before', async () => {
    const { address, router } = await open('?catat=keramba')
    await fill('Jumlah ikan', '500')
    await addKeramba()
    const id = new URLSearchParams(address().split('?')[1]).get('keramba')
    for (const [quantity, isSevere] of [
      ['4', false],
      ['21', true],
    ] as const) {
      await router.navigate(`/akun/buku-obat?catat=kematian&keramba=${id}`)
      await fill(/^Jumlah mati/, quantity)
      await press('Simpan')
      await expect.element(link(`Mati ${quantity} ekor`)).toBeVisible()
      if (isSevere) await see(/Ikan mati 5% atau lebih dalam sehari/)
      expect(link('Siapa yang dihubungi').elements()).toHaveLength(isSevere ? 1 : 0)
    }
  })

  test('requires a confirmation before it deletes a cage with its entries', async () => {
    const { address } = await open('?catat=keramba')
    await addKeramba()
    await press('Hapus keramba')
    await see('Hapus A1?')
    await press('Batal')
    await expect.element(page.getByRole('heading', { level: 1, name: 'A1' })).toBeVisible()
    await press(button('Hapus keramba').first())
    await press(button('Hapus keramba').last())
    await expect.poll(address).toBe('/akun/buku-obat')
    await see('Belum ada keramba')
  })

  test('takes no day that has not come', async () => {
    await open('?catat=keramba')
    await fill('Tanggal tebar', addHari(TODAY, 1))
    await press('Simpan')
    await see(/^Tidak boleh setelah/)
    await fill('Tanggal tebar', TODAY)
    await seeNot(/^Tidak boleh setelah/)
  })

  test.each(['?keramba=', '?catat=pengobatan&id='])('says that an entry is not there: %s', async (query) => {
    await open(`${query}00000000-0000-4000-8000-000000000000`)
    await see('Catatan ini tidak ada di buku obat Anda.')
    await expect.element(link('Buku obat')).toHaveAttribute('href', '/akun/buku-obat')
  })

  test('works for as long as the page where the browser keeps nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    await open('?catat=keramba')
    await addKeramba()
    await see('Semua catatan tersimpan di toko.')
    vi.restoreAllMocks()
  })

  test('reports that the device stores nothing more, and keeps the input', async () => {
    await open('?catat=keramba')
    await fill('Nama', 'A1')
    const full = fillDevice()
    await press('Simpan')
    await see('Catatan di HP ini belum berubah. Kosongkan ruang penyimpanan HP, lalu coba lagi.')
    await press('OK')
    await expect.element(field('Nama')).toHaveValue('A1')
    full.mockRestore()
    await addKeramba()
  })

  test('reports that the device deletes nothing', async () => {
    const { address, router } = await open('?catat=keramba')
    await addKeramba()
    const keramba = address()
    await router.navigate(keramba.replace('?', '?catat=kematian&'))
    await fill(/^Jumlah mati/, '4')
    await press('Simpan')
    const full = fillDevice()
    await press('Hapus keramba')
    await press(button('Hapus keramba').last())
    await see('Belum Tersimpan')
    await press('OK')
    await press(link('Mati 4 ekor'))
    await press('Hapus catatan')
    await press(button('Hapus').last())
    await see('Belum Tersimpan')
    await press('OK')
    full.mockRestore()
    await press('Hapus catatan')
    await press(button('Hapus').last())
    await expect.poll(address).toBe(keramba)
  })

  test('finds everything that it stored when it is opened again', async () => {
    const first = await openBuku(akun)
    const stored = { dasar: {}, antre: {}, ditolak: { a: 'Penuh' }, kursor: 7, restored: true }
    const content = { stored, difference: 5, selaras: '2026-11-20T01:00:00Z', produk: [] }
    await first.refresh(() => content)
    first.close()
    const second = await openBuku(akun)
    expect(await second.refresh((old) => old)).toEqual(content)
    second.close()
  })

  test('keeps the books of two accounts apart', async () => {
    const one = await openBuku(akun)
    const other = await openBuku(`${akun}-lain`)
    await one.refresh((content) => ({ ...content, difference: 5 }))
    expect((await other.refresh((content) => content)).difference).toBe(0)
    expect((await one.refresh((content) => content)).difference).toBe(5)
    one.close()
    other.close()
    await discardBuku(`${akun}-lain`)
    await seeNot('x')
  })
})
