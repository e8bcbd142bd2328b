import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GrupAdmin, listGrup } from '#contract/grup/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import {
  addCatatanPelanggan,
  getPelanggan,
  listPelanggan,
  mergePelanggan,
  PelangganAdmin,
  PelangganSummary,
  removeCatatanPelanggan,
  splitPelanggan,
  updatePelanggan,
} from '#contract/pelanggan/admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { answer, bare, later, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PelangganDetailPage from './pelanggan-detail.page.tsx'

const PELANGGAN = contoh(PelangganAdmin, {
  penggunaId: 9,
  nama: 'Bu Tambak',
  email: 'tambak@contoh.id',
  no_hp: '081234567890',
  grupId: null,
  pesananTerakhir: [contoh(PelangganAdmin.shape.pesananTerakhir.element, { orderId: 5, nomor: 'KS-5' })],
})
const GRUP = contoh(GrupAdmin, { grupId: 2, nama: 'Kelompok tani', aktif: true })

beforeEach(() => {
  answer(getPelanggan, PELANGGAN)
  answer(listGrup, { items: [GRUP], total: 1 })
  answer(listJejak, { items: [], total: 0 })
  answer(listTemplat, [])
})
const open = () => showAdmin(screen(PelangganDetailPage, { penggunaId: '9' }), { at: '/pelanggan/9' })

describe('customer', () => {
  test('is shown with the newest orders', async () => {
    await open()
    await expect.element(page.getByRole('heading', { name: 'Bu Tambak', level: 1 })).toBeVisible()
    await expect.element(link('KS-5')).toHaveAttribute('href', '/detail-pesanan-satuan/5')
  })

  test.each([
    ['pemilik', 1],
    ['pesanan', 0],
  ] as const)('has a link to the account for the role %s: %d', async (peran, count) => {
    await showAdmin(screen(PelangganDetailPage, { penggunaId: '9' }), { at: '/pelanggan/9', peran: [peran] })
    await see('Kirim WhatsApp')
    expect(link('Ubah akun').elements()).toHaveLength(count)
  })

  test('is shown with sums, addresses, complaints, messages and the wish to be deleted', async () => {
    const [TIME, LATE] = ['2026-03-10T03:00:00.000Z', '2026-03-12T03:00:00.000Z']
    const order = contoh(PelangganAdmin.shape.pesananTerakhir.element, { jenis: 'paketan', dibuat: TIME })
    answer(getPelanggan, {
      ...PELANGGAN,
      ...{ pesanan: 3, belanja: 90_000, dibayar: 100_000, dikembalikan: 10_000, dibuat: TIME, terakhir: LATE },
      ...{ minta_hapus: LATE, email_dikonfirmasi: false },
      pesananTerakhir: [
        { ...order, orderId: 5, nomor: 'KS-5', total_harga: 52_000, status_pembayaran: 'success' },
        { ...order, orderId: 6, nomor: 'KS-6', status_pembayaran: 'expired' },
      ],
      keluhan: [
        { keluhanId: 7, nomor: 'KS-5', dibuat: TIME, selesai: true },
        { keluhanId: 8, nomor: 'KS-6', dibuat: TIME, selesai: false },
      ],
      pesan: [
        { laporanId: 1, teks: 'Halo', dibuat: TIME, ditangani: true },
        { laporanId: 2, teks: 'Hai', dibuat: LATE, ditangani: false },
      ],
      alamat: [
        { alamatId: 1, label: 'Rumah', teks: 'Dermaga 3', utama: true },
        { alamatId: 2, label: '', teks: 'Jalan 9', utama: false },
      ],
    })
    await open()
    const part = (name: string) => page.getByRole('region', { name })
    await seeIn(
      part('Belanja'),
      'Pesanan dibayar3Belanja bersihRp 90.000Rp 100.000 dibayar, Rp 10.000 kembaliPesanan terakhir12 Maret 2026Mendaftar10 Maret 2026Rata-rata per pesananRp 33.333',
    )
    await seeIn(part('Pesanan'), 'KS-510 Maret 2026, Menunggu ResponRp 52.000KS-610 Maret 2026, Kedaluwarsa')
    await expect.element(link('KS-6')).toHaveAttribute('href', '/detail-pesanan-paketan/6')
    await seeIn(part('Keluhan'), 'Pesanan KS-510 Maret 2026, selesaiPesanan KS-610 Maret 2026, terbuka')
    await expect.element(link('Pesanan KS-6')).toHaveAttribute('href', '/detail-keluhan/8')
    await seeIn(part('Pesan dari email ini'), 'Halo10 Maret 2026, sudah ditanganiHai12 Maret 2026, belum ditangani')
    await seeIn(part('Kontak'), 'Belum dikonfirmasi')
    await seeIn(part('Kontak'), 'Rumah, utamaDermaga 3Jalan 9')
    await expect.element(link('Ubah akun')).toHaveAttribute('href', '/edit-user/9')
    await see(/^Pembeli ini meminta akunnya dihapus pada 12 Maret 2026\./)
  })

  test('is shown without sums before the first order', async () => {
    answer(getPelanggan, { ...PELANGGAN, pesananTerakhir: [], terakhir: null })
    await open()
    await see('Belum pernah memesan.')
    const sums = page.getByRole('region', { name: 'Belanja' })
    await seeIn(sums, /Belanja bersihRp 0Pesanan terakhir–.*Rata-rata per pesanan–$/)
    await seeNot(/meminta akunnya dihapus/)
    await expect.element(page.getByRole('region', { name: /Keluhan|Pesan dari/ })).not.toBeInTheDocument()
  })

  test('offers a retry if the groups do not load', async () => {
    answer(listGrup, silence)
    await open()
    await see('Gagal memuat pembeli')
    answer(listGrup, { items: [GRUP], total: 1 })
    await press('Coba Lagi')
    await expect.element(field('Grup Bu Tambak')).toBeVisible()
  })

  test('without an email address shows no placeholder for it', async () => {
    answer(getPelanggan, { ...PELANGGAN, email: 'hp-1@tanpa-email.invalid', email_dikonfirmasi: false })
    await open()
    await see('Tanpa email')
    await seeNot('Belum dikonfirmasi')
    expect(link(/invalid/).elements()).toEqual([])
  })

  test('without an email address is merged by the phone number', async () => {
    const EMAIL = 'hp-1@tanpa-email.invalid'
    const owner = { ...PELANGGAN, email: EMAIL, belanja: 1_250_000 }
    answer(getPelanggan, ({ params }) => ({
      ...owner,
      penggunaId: Number(params.penggunaId),
      versi: Number(params.penggunaId),
    }))
    const twin = contoh(PelangganSummary, { penggunaId: 8, nama: 'Tambak', email: EMAIL, no_hp: '081234567891' })
    answer(listPelanggan, { items: [twin], total: 1 })
    await open()
    await press('Gabungkan akun kembar')
    await fill(page.getByRole('combobox', { name: 'Akun lain milik pembeli yang sama' }), 'tambak')
    await userEvent.click(page.getByRole('option', { name: /^Tambak/ }))
    await see(/pembeli login dengan 0812/)
    await seeIn(page.getByRole('dialog'), 'Rp 1.250.000')
    await seeNot(/invalid/)
    answer(mergePelanggan, { message: 'Akun digabungkan' })
    await press('Gabungkan')
    await see('Akun digabungkan')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(sent(mergePelanggan)).toMatchObject([
      { params: { penggunaId: '9' }, body: { dari: 8, versi: 9, versiDari: 8 } },
    ])
  })

  test('loads buyer and groups again with one press after a failure', async () => {
    for (const endpoint of [getPelanggan, listGrup]) answer(endpoint, silence)
    await open()
    await see('Gagal memuat pembeli')
    answer(getPelanggan, PELANGGAN)
    answer(listGrup, { items: [GRUP], total: 1 })
    await press('Coba Lagi')
    await expect.element(link('KS-5')).toBeVisible()
  })

  test('gets a note of the office, never an empty one', async () => {
    await open()
    await press('Simpan Catatan')
    await expect.element(field('Catatan baru')).toHaveAccessibleDescription(/Tuliskan catatannya/)
    expect(sent(addCatatanPelanggan)).toEqual([])
    await fill('Catatan baru', ' Suka ditelepon pagi ')
    answer(addCatatanPelanggan, bare(400, { message: 'Sedang dirawat' }))
    await press('Simpan Catatan')
    await see('Sedang dirawat')
    answer(addCatatanPelanggan, { message: 'Catatan disimpan', catatanId: 1 })
    const catatan = contoh(PelangganAdmin.shape.catatan.element, { catatanId: 1, teks: 'Suka ditelepon pagi' })
    answer(getPelanggan, { ...PELANGGAN, catatan: [catatan] })
    await press('Simpan Catatan')
    await see('Catatan disimpan')
    await see('Suka ditelepon pagi')
    await expect.element(field('Catatan baru')).toHaveValue('')
    expect(sent(addCatatanPelanggan)[1]).toMatchObject({
      params: { penggunaId: '9' },
      body: { teks: 'Suka ditelepon pagi' },
    })
    answer(removeCatatanPelanggan, { message: 'Catatan dihapus' })
    await press(button(/^Hapus catatan/))
    await press('Ya, Hapus')
    await see('Catatan dihapus')
    expect(sent(removeCatatanPelanggan)[0]?.params).toEqual({ penggunaId: '9', catatanId: '1' })
  })

  describe('with merged accounts', () => {
    const merged = (gabungId: number, name: string) =>
      contoh(PelangganAdmin.shape.gabungan.element, { gabungId, nama: name, email: `akun${gabungId}@contoh.id` })
    beforeEach(() => answer(getPelanggan, { ...PELANGGAN, gabungan: [merged(1, 'Bu Lama'), merged(2, 'Bu Baru')] }))

    test('is separated by the owner alone', async () => {
      await showAdmin(screen(PelangganDetailPage, { penggunaId: '9' }), { at: '/pelanggan/9', peran: ['pesanan'] })
      await see(/^Akun Bu Lama \(akun1@contoh\.id\) digabungkan/)
      await seeNot('Pisahkan akun')
    })

    test('shows a failure for the account that it belongs to', async () => {
      await open()
      answer(splitPelanggan, bare(400, { message: 'Sedang dirawat' }))
      await press(button('Pisahkan akun').first())
      await press('Pisahkan')
      await see('Sedang dirawat')
      await press('Batal')
      await press(button('Pisahkan akun').last())
      await see(/^Akun Bu Baru/)
      await seeNot('Sedang dirawat')
      answer(splitPelanggan, { message: 'Akun dipisahkan' })
      await press('Pisahkan')
      await see('Akun dipisahkan')
      expect(sent(splitPelanggan).map(({ body }) => body.gabungId)).toEqual([1, 2])
    })
  })

  test('gets a group at once', async () => {
    await open()
    const slow = later<{ message: string; grupId: number }>()
    answer(updatePelanggan, slow.answer)
    answer(getPelanggan, { ...PELANGGAN, grupId: 2 })
    await fill('Grup Bu Tambak', '2')
    await expect.element(field('Grup Bu Tambak')).toBeDisabled()
    await expect.element(field('Grup Bu Tambak')).toHaveValue('2')
    slow.come({ message: 'Pembeli berhasil diperbarui', grupId: 2 })
    await see('Pembeli berhasil diperbarui')
    await expect.element(field('Grup Bu Tambak')).toHaveValue('2')
    expect(sent(updatePelanggan)).toMatchObject([{ body: { grupId: 2, semula: '{"grupId":null}' } }])
  })

  test('keeps the old group where the new one is refused', async () => {
    await open()
    answer(updatePelanggan, refuse('GRUP_TIDAK_ADA', { message: 'Grup sudah dihapus.' }))
    await fill('Grup Bu Tambak', '2')
    await see('Grup sudah dihapus.')
    await expect.element(field('Grup Bu Tambak')).toHaveValue('')
  })
})
