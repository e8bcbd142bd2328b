import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { Kategori, listKategori } from '#contract/katalog/endpoints.ts'
import {
  correctStok,
  createProduk,
  getProdukAdmin,
  listProdukAdmin,
  ProdukAdmin,
  updateProduk,
  uploadGambarProduk,
} from '#contract/katalog/produk-admin.ts'
import { joinUkuran, leaveUkuran, listUkuran, UkuranAdmin } from '#contract/katalog/ukuran-admin.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { listMutasiStok } from '#contract/stok/admin.ts'
import { listLot } from '#contract/stok/lot-list-admin.ts'
import { answer, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { passUntil, stopTimers } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, pick, press, see, seeIn, seeNot, text } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import ProdukAddPage from './produk-add.page.tsx'
import ProdukEditPage from './produk-edit.page.tsx'

/** Saves the whole form; each section has a button of its own. */
const SAVE = page.getByRole('button', { name: 'Simpan', exact: true })
const PRODUK = contoh(ProdukAdmin, {
  produkId: 3,
  kategoriId: 1,
  nama: 'Iodin',
  harga: 25_000,
  stok: 10,
  versiStok: 7,
  aktif: true,
  zat_aktif: [{ nama: 'Tanin', kadar: 0.5, satuan: 'mg/g' }],
})
const KATEGORI = ['Vitamin', 'Antiseptik', 'Probiotik'].map((name, index) =>
  contoh(Kategori, { kategoriId: index + 1, nama: name }),
)
const EMPTY = { items: [], total: 0 }

beforeEach(() => {
  answer(getProdukAdmin, PRODUK)
  answer(listKategori, KATEGORI)
  answer(listProdukAdmin, EMPTY)
  answer(listJejak, EMPTY)
  answer(listLot, EMPTY)
  answer(listMutasiStok, EMPTY)
})
const edit = () => showAdmin(screen(ProdukEditPage, { produkId: '3' }), { at: '/edit-produk/3' })
const add = () => showAdmin(<ProdukAddPage />, { at: '/tambah-produk' })
const openSection = (title: string) => press(page.getByText(title))
const catatan = (typed: string) => page.getByRole('group', { name: `${typed}: diubah orang lain` })
const choose = (typed: string, name: 'Pakai yang ini' | 'Pakai isian saya') =>
  press(catatan(typed).getByRole('button', { name }))
const last = () => sent(updateProduk).at(-1)?.body

describe('product edited by two users', () => {
  test('resolves conflicts of category, class and picture', async () => {
    answer(
      updateProduk,
      refuse('ISIAN_BENTROK', {
        bentrok: [
          { path: 'kategoriId', label: 'Kategori', sekarang: 3 },
          { path: 'kelas', label: 'Untuk masalah', sekarang: ['J'] },
          { path: 'gambar', label: 'Gambar', sekarang: 'lain.webp' },
        ],
      }),
    )
    const { address } = await edit()
    await fill('Harga', '41000')
    await fill('Kategori', '2')
    await openSection('Ditemukan lewat masalah')
    await press(field('Bakteri'))
    await pick(field('Pilih Gambar').first(), new File(['x'], 'a.png', { type: 'image/png' }))
    await press(SAVE)
    await seeIn(catatan('Kategori'), 'Probiotik')
    await seeIn(catatan('Untuk masalah'), 'Jamur')
    await expect.element(catatan('Gambar').getByRole('img')).toHaveAttribute('src', expect.stringContaining('lain'))
    await choose('Kategori', 'Pakai yang ini')
    await choose('Untuk masalah', 'Pakai isian saya')
    await choose('Gambar', 'Pakai yang ini')
    await expect.element(page.getByAltText('Pratinjau gambar baru')).not.toBeInTheDocument()
    const other = { kategoriId: 3, gambar: 'lain.webp', deskripsi: 'Lain.' }
    answer(updateProduk, { ...PRODUK, ...other, harga: 41_000, kelas: ['B'], message: 'ok' })
    await press(SAVE)
    await see(/Orang lain baru saja mengubah: .*Deskripsi menjadi Lain\.\./)
    await press('OK')
    await expect.poll(address).toBe('/manajemen-produk')
    const { semula, ...body } = last()
    expect(body).toEqual({ harga: '41000', kelas: 'B' })
    expect(JSON.parse(semula)).toEqual({ harga: 25_000, kelas: ['J'] })
  })

  test('resolves a conflict of substances as one field, in words, in both directions', async () => {
    const others = [{ nama: 'Punya orang', kadar: 0.5, satuan: 'mg/g' }]
    answer(
      updateProduk,
      refuse('ISIAN_BENTROK', { bentrok: [{ path: 'zat_aktif', label: 'Zat aktif', sekarang: others }] }),
    )
    await edit()
    await openSection('Obat menurut aturan')
    await fill('Nama zat', 'Punya saya')
    await press(SAVE)
    await seeIn(catatan('Zat aktif'), 'Punya orang 0,5 mg/g')
    await expect.element(field('Nama zat')).toHaveValue('Punya saya')
    await choose('Zat aktif', 'Pakai yang ini')
    await expect.element(field('Nama zat')).toHaveValue('Punya orang')
    await choose('Zat aktif', 'Pakai isian saya')
    await expect.element(field('Nama zat')).toHaveValue('Punya saya')
    answer(updateProduk, { ...PRODUK, message: 'Produk berhasil diperbarui' })
    await press(SAVE)
    await see('Produk berhasil diperbarui')
    expect(JSON.parse(last().zat_aktif)).toMatchObject([{ nama: 'Punya saya', satuan: 'mg/g' }])
    expect(JSON.parse(last().semula)).toEqual({ zat_aktif: others })
  })
})

describe('sections', () => {
  test('save their fields alone while others are invalid, and stay on the screen', async () => {
    const { address } = await edit()
    await fill('Nama Produk', '')
    await fill('Harga', 'Rp 30.000')
    answer(updateProduk, { ...PRODUK, harga: 30_000, message: 'Produk berhasil diperbarui' })
    await press('Simpan bagian Harga')
    await see('Produk berhasil diperbarui')
    expect(last()).toEqual({ harga: '30000', semula: '{"harga":25000}' })
    await expect.element(page.getByLabelText('Harga', { exact: true })).toHaveValue('30000')
    await seeNot('Simpan bagian Harga')
    expect(address()).toBe('/edit-produk/3')
    await expect.element(field('Nama Produk')).toHaveValue('')
    await press('Simpan bagian Produk')
    await see('Nama produk tidak boleh kosong!')
    expect(sent(updateProduk)).toHaveLength(1)
    await fill('Nama Produk', 'Iodin 1 L')
    answer(updateProduk, { ...PRODUK, nama: 'Iodin 1 L', harga: 30_000, message: 'Tersimpan semua' })
    await press(SAVE)
    await see('Tersimpan semua')
    expect(last()).toEqual({ nama: 'Iodin 1 L', semula: '{"nama":"Iodin"}' })
  })

  test('require a reason for a changed stock while another section is invalid', async () => {
    await edit()
    await fill('Nama Produk', '')
    await fill(page.getByLabelText('Stok', { exact: true }), '8')
    await press('Simpan bagian Stok dan gudang')
    await see('Alasan tidak boleh kosong!')
    expect(sent(updateProduk)).toEqual([])
  })

  test('keep rows that were saved, and send only later changes of them', async () => {
    await edit()
    await openSection('Obat menurut aturan')
    const kadar = [{ nama: 'Tanin', kadar: 0.7, satuan: 'mg/g' as const }]
    await fill('Kadar', '0,7')
    answer(updateProduk, { ...PRODUK, zat_aktif: kadar, message: 'ok' })
    await press('Simpan bagian Obat menurut aturan')
    await seeNot('Simpan bagian Obat menurut aturan')
    await expect.element(field('Kadar')).toHaveValue('0,7')
    await fill('Kadar', '0,8')
    await press('Simpan bagian Obat menurut aturan')
    await expect.poll(() => sent(updateProduk).length).toBe(2)
    expect(JSON.parse(last().semula)).toEqual({ zat_aktif: kadar })
  })

  test('open for an error in them, and focus its field', async () => {
    answer(updateProduk, refuseFields({ berat_gram: 'Terlalu berat' }))
    await edit()
    await expect.element(field('Berat')).not.toBeVisible()
    await fill('Harga', '26000')
    await press(SAVE)
    await expect.element(field('Berat')).toHaveAccessibleDescription(/Terlalu berat/)
    await expect.element(field('Berat')).toHaveFocus()
    await see('Perlu diperbaiki')
  })

  test('show the price of buyers on a day', async () => {
    answer(getProdukAdmin, {
      ...PRODUK,
      golongan: 'bukan_obat',
      harga_promo: null,
      promo_mulai: null,
      promo_sampai: null,
    })
    await edit()
    await fill('Harga promo', '20000')
    await fill('Promo mulai', '2027-03-02')
    await fill('Harga pada tanggal', '2027-03-01')
    await see(/^Pembeli melihat Rp 25\.000$/)
    await fill('Harga pada tanggal', '2027-03-02')
    await see(/^Pembeli melihat Rp 20\.000 dari Rp 25\.000$/)
  })

  test('upload a picture when it is chosen, and save it with its text in order', async () => {
    answer(updateProduk, { ...PRODUK, message: 'ok' })
    answer(getProdukAdmin, { ...PRODUK, gambar_lain: [{ gambar: `${'a'.repeat(32)}.webp`, teks: 'Belakang' }] })
    await edit()
    answer(uploadGambarProduk, refuse('INTERNAL', { message: 'Sedang dirawat' }))
    await press(page.getByText('Gambar').last())
    await pick(field('Tambah gambar'), new File(['x'], 'a.png', { type: 'image/png' }))
    await see('Sedang dirawat')
    answer(uploadGambarProduk, { gambar: `${'b'.repeat(32)}.webp` })
    await pick(field('Tambah gambar'), new File(['x'], 'a.png', { type: 'image/png' }))
    await press('Simpan bagian Gambar')
    await see('Teks pengganti tidak boleh kosong')
    await fill(field('Teks pengganti').nth(1), 'Takaran')
    await press('Pindahkan gambar lain 2 ke atas')
    await press('Simpan bagian Gambar')
    await expect.poll(() => sent(updateProduk).length).toBe(1)
    expect(JSON.parse(last().gambar_lain).map(({ teks }: { teks: string }) => teks)).toEqual(['Takaran', 'Belakang'])
  })
})

test('has up to eight further pictures', async () => {
  const pictures = Array.from({ length: 8 }, (_, index) => ({ gambar: `${'a'.repeat(31)}${index}.webp`, teks: 'x' }))
  answer(getProdukAdmin, { ...PRODUK, gambar_lain: pictures })
  await edit()
  await press(page.getByText('Gambar').last())
  await expect.element(field('Teks pengganti').last()).toBeVisible()
  await expect.element(field('Tambah gambar')).not.toBeInTheDocument()
})

describe('new product', () => {
  test('takes a price with its dots, no half rupiah and no 0', async () => {
    answer(createProduk, { ...PRODUK, message: 'Produk berhasil ditambahkan' })
    const { address } = await add()
    await fill('Nama Produk', 'Iodin')
    await fill('Kategori', '1')
    for (const [harga, message] of [
      ['125,5', 'Harga harus angka bulat dalam rupiah, misalnya 125000 atau 125.000'],
      ['Rp 0', 'Harga harus lebih dari 0'],
    ] as const) {
      await fill('Harga', harga)
      await press(SAVE)
      await see(message)
    }
    expect(sent(createProduk)).toEqual([])
    await fill('Harga', 'Rp 1.250.000')
    await press(SAVE)
    await expect.poll(address).toBe('/manajemen-produk')
    expect(sent(createProduk)).toMatchObject([{ body: { nama: 'Iodin', harga: '1250000', kategoriId: '1' } }])
  })

  test('requires a confirmation of a name that exists already', async () => {
    answer(listProdukAdmin, { items: [PRODUK], total: 1 })
    await add()
    await fill('Nama Produk', ' IODIN ')
    await fill('Kategori', '1')
    await fill('Harga', '1000')
    await press(SAVE)
    await see('Nama ini sudah ada')
    await press('Ganti Nama')
    await seeNot('Nama ini sudah ada')
    expect(sent(createProduk)).toEqual([])
    await expect.element(field('Nama Produk')).toHaveValue(' IODIN ')
  })

  test('is created once for repeated presses without an answer', async () => {
    answer(createProduk, silence)
    answer(settlePermintaan, silence)
    const { address } = await add()
    await fill('Nama Produk', 'Iodin')
    await fill('Kategori', '1')
    await fill('Harga', '1000')
    stopTimers()
    await press(SAVE)
    await passUntil(() => text(/Isian Anda masih ada/).elements().length > 0)
    await see(/^Koneksi terputus, jadi belum pasti tersimpan\./)
    await expect.element(field('Nama Produk')).toHaveValue('Iodin')
    answer(createProduk, { ...PRODUK, message: 'Produk berhasil ditambahkan' })
    await press(SAVE)
    await expect.poll(address).toBe('/manajemen-produk')
    const keys = new Set(sent(createProduk).map(({ headers }) => headers.get('Idempotency-Key')))
    expect(keys.size).toBe(1)
  })

  test('is saved despite a lost answer, and leads to the list', async () => {
    answer(createProduk, silence)
    answer(settlePermintaan, { keadaan: 'selesai', status: 201, jawaban: { ...PRODUK, message: 'ok' } })
    const { address } = await add()
    await fill('Nama Produk', 'Iodin')
    await fill('Kategori', '1')
    await fill('Harga', '1000')
    await press(SAVE)
    await see(/^Sudah tersimpan satu kali\./)
    await expect.poll(address).toBe('/manajemen-produk')
  })
})

describe('stock on the screen of its product', () => {
  const correct = async () => {
    await edit()
    await press('Koreksi Stok')
    await fill('Cara', 'tambah')
    await fill('Jumlah', '10')
    await fill(page.getByRole('dialog').getByLabelText('Alasan'), 'Kiriman pemasok')
    await press('Simpan Koreksi')
  }

  test('shows a correction that was saved despite a lost answer', async () => {
    answer(correctStok, silence)
    answer(settlePermintaan, () => {
      answer(getProdukAdmin, { ...PRODUK, stok: 20, versiStok: 8 })
      return { keadaan: 'selesai' as const, status: 200, jawaban: { ...PRODUK, stok: 20, message: 'ok' } }
    })
    await correct()
    await see(/^Sudah tersimpan satu kali\./)
    await expect.element(page.getByRole('heading', { name: 'Stok: 20' })).toBeVisible()
    await press('Tutup')
    await seeNot(/^Sudah tersimpan satu kali\./)
  })

  test('reports a correction that never arrived, keeps the input and sends it again', async () => {
    answer(correctStok, silence)
    answer(settlePermintaan, { keadaan: 'batal', status: null, jawaban: null })
    await correct()
    await see('Gagal mengoreksi stok. Belum tersimpan. Coba lagi.')
    await expect.element(page.getByRole('dialog').getByLabelText('Alasan')).toHaveValue('Kiriman pemasok')
    answer(correctStok, { ...PRODUK, stok: 20, message: 'Stok berhasil dikoreksi' })
    await press('Simpan Koreksi')
    await see('Stok berhasil dikoreksi')
    await expect.element(button('Simpan Koreksi')).not.toBeInTheDocument()
  })
})

test('another product becomes a size of this one, and leaves it again', async () => {
  const size = contoh(UkuranAdmin, { produkId: 4, nama: 'Iodin 5 L', kemasan: 'jeriken 5 L' })
  answer(listProdukAdmin, { items: [{ ...PRODUK, ...size }], total: 1 })
  await edit()
  await fill(page.getByRole('combobox', { name: 'Tambah ukuran' }), 'iodin')
  await userEvent.click(page.getByRole('option', { name: /^Iodin 5 L/ }))
  answer(joinUkuran, refuse('INTERNAL', { message: 'Sedang dirawat' }))
  await press('Jadikan ukuran produk ini')
  await see('Sedang dirawat')
  answer(joinUkuran, { message: 'Ukuran ditambahkan', ukuran: [size] })
  answer(getProdukAdmin, { ...PRODUK, kelompok: 1 })
  answer(listUkuran, [size])
  await press('Jadikan ukuran produk ini')
  await expect.element(link('jeriken 5 L')).toHaveAttribute('href', '/edit-produk/4')
  await expect.element(button('Jadikan ukuran produk ini')).not.toBeInTheDocument()
  answer(leaveUkuran, { message: 'Ukuran dikeluarkan', ukuran: [] })
  await press('Keluarkan Iodin 5 L')
  await see('Ukuran dikeluarkan')
  expect(sent(joinUkuran)[1]).toMatchObject({ params: { produkId: '3' }, body: { produkId: 4 } })
  expect(sent(leaveUkuran)[0]?.params).toEqual({ produkId: '4' })
})
