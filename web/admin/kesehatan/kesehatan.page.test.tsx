import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ERRORS } from '#contract/errors.ts'
import {
  createBackup,
  downloadBackup,
  explainTemuan,
  getBackup,
  getInspection,
  getKesehatan,
  Inspection,
  inspectBuku,
  Kesehatan,
  Penjelasan,
  type TokoBackup,
  withdrawPenjelasan,
} from '#contract/kesehatan/admin.ts'
import { answer, bare, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeIn } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KesehatanPage from './kesehatan.page.tsx'

const TIME = '2026-03-10T03:00:00.000Z'
const open = () => showAdmin(<KesehatanPage />, { at: '/kesehatan-toko' })

beforeEach(() => {
  answer(getKesehatan, contoh(Kesehatan, { pekerjaan: 12 }))
  answer(getBackup, { status: 'belum' })
  answer(getInspection, contoh(Inspection, { diperiksa: null, aturan: 0, sisa: 0 }))
})

const stateOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test.each<[string, Partial<Kesehatan>, Record<string, [healthy: boolean, words: string]>]>([
  [
    'a healthy shop',
    { surat_keluar: true, pekerjaan: 12 },
    {
      'Ruang penyimpanan': [true, 'Cukup.'],
      'Pekerjaan otomatis': [true, 'Semua tepat waktu (12).'],
      Email: [true, '0 menunggu, 0 gagal.'],
      WhatsApp: [true, 'Bulan ini 0 pesan dikirim, 0 gagal. Lihat WhatsApp'],
      'Kabar dari Midtrans': [true, '0 belum diterapkan, 0 pengembalian belum pasti.'],
    },
  ],
  [
    'a shop with every problem',
    {
      ruang: [{ tempat: ['foto', 'cadangan'], sisaMb: 1200 }],
      surat_keluar: false,
      antrean: { surat_menunggu: 1001, surat_gagal: 2, notifikasi: 3, pengembalian: 4 },
      whatsapp: { terkirim: 1005, gagal: 6, kabar: 7 },
      pekerjaan_telat: [
        { nama: 'Kirim surat', detik: 1300 },
        { nama: 'Rekap', detik: 61 },
      ],
    },
    {
      'Ruang penyimpanan': [false, 'Tersisa 1.200 MB untuk foto, cadangan.'],
      'Pekerjaan otomatis': [false, 'Kirim surat terlambat 1.300 detik; Rekap terlambat 61 detik'],
      Email: [false, 'Email belum dikirim; isinya hanya disimpan sebagai berkas di server. 1.001 menunggu, 2 gagal.'],
      WhatsApp: [false, 'Bulan ini 1.005 pesan dikirim, 6 gagal. 7 kabar dari Meta perlu dilihat. Lihat WhatsApp'],
      'Kabar dari Midtrans': [true, '3 belum diterapkan, 4 pengembalian belum pasti.'],
    },
  ],
  [
    'failed mails',
    { surat_keluar: true, antrean: { surat_menunggu: 0, surat_gagal: 1, notifikasi: 0, pengembalian: 0 } },
    { Email: [false, '0 menunggu, 1 gagal.'] },
  ],
  ['mails kept as files', { surat_keluar: false }, { Email: [false, 'Email belum dikirim'] }],
])('shows the state of %s', async (_, kesehatan, states) => {
  answer(getKesehatan, contoh(Kesehatan, kesehatan))
  await open()
  for (const [name, [healthy, words]] of Object.entries(states)) {
    await seeIn(stateOf(name), words)
    await expect.element(stateOf(name).getByRole('img', { name: healthy ? 'Baik' : 'Perlu dilihat' })).toBeVisible()
  }
  await expect.element(link('Lihat email')).toHaveAttribute('href', '/daftar-surat')
  await expect.element(link('Lihat WhatsApp')).toHaveAttribute('href', '/templat-whatsapp')
})

test('names the versions, and loads again after a failure', async () => {
  answer(getKesehatan, silence)
  await open()
  await see('Tidak ada respon dari server')
  answer(
    getKesehatan,
    contoh(Kesehatan, { versi: { toko: '1.2.3', node: 'v24', postgres: '17', migrasi: '0099_lot' } }),
  )
  await press('Coba Lagi')
  await seeIn(page.getByRole('region', { name: 'Versi' }), 'Toko1.2.3Node.jsv24PostgreSQL17Versi database0099_lot')
})

test('starts a check on demand, and says that all of it fits', async () => {
  answer(inspectBuku, contoh(Inspection, { diperiksa: new Date().toISOString(), aturan: 3, sisa: 0 }))
  await open()
  await see('Pekerjaan otomatis')
  await see('Semua tepat waktu (12).')
  expect(sent(inspectBuku)).toEqual([])
  await press('Periksa Sekarang')
  await see(/^Semua cocok, .* WIB\.$/)
})

test('shows the progress of a running check with the findings of the last one', async () => {
  const found = [{ aturan: 'Stok adalah jumlah mutasinya', rujukan: 'produk 7', keterangan: 'stok 9, mutasi 8' }]
  answer(
    getInspection,
    contoh(Inspection, { aturan: 3, sisa: 2, temuan: found, gagal: ['Isi lot adalah jumlah mutasinya'] }),
  )
  await open()
  await see('Sudah 1 dari 3 pemeriksaan.')
  await see(/produk 7, stok 9, mutasi 8/)
  await see(/^Belum bisa diperiksa .*: Isi lot adalah jumlah mutasinya\. Coba lagi saat toko sepi\.$/)
})

test('explains a finding with a reason, and takes the explanation back', async () => {
  const found = { aturan: 'Stok adalah jumlah mutasinya', rujukan: 'produk 7', keterangan: 'stok 9, mutasi 8' }
  const penjelasan = contoh(Penjelasan, { penjelasanId: 4, alasan: 'Salah hitung', oleh: 'Sri' })
  const result = (explained: boolean) =>
    contoh(Inspection, {
      ...{ diperiksa: new Date().toISOString(), aturan: 3, sisa: 0 },
      ...(explained ? { dijelaskan: [{ ...found, penjelasan }] } : { temuan: [found] }),
    })
  answer(getInspection, result(false))
  answer(explainTemuan, { message: 'Temuan ditandai sudah dijelaskan' })
  answer(withdrawPenjelasan, { message: 'Penjelasan berhasil dihapus' })
  await open()
  await press('Jelaskan')
  await press('Simpan Penjelasan')
  await see('Tuliskan alasannya')
  await fill(field('Alasan'), 'Salah hitung')
  answer(getInspection, result(true))
  await press('Simpan Penjelasan')
  await see(/^Semua cocok/)
  await see('Sudah dijelaskan')
  await see('Salah hitung')
  expect(sent(explainTemuan)).toMatchObject([{ body: { ...found, alasan: 'Salah hitung' } }])
  answer(getInspection, result(false))
  await press('Hapus Penjelasan')
  await press('Ya, Hapus')
  await see(/^Ada 1 yang tidak cocok/)
  expect(sent(withdrawPenjelasan)).toMatchObject([{ params: { penjelasanId: '4' } }])
})

test('makes a backup, and names its time, files, size and warnings', async () => {
  answer(createBackup, { status: 'dibuat', mulai: TIME })
  await open()
  await see('Belum ada cadangan yang siap diunduh.')
  await press('Buat Cadangan Sekarang')
  await see('Sedang dibuat sejak 10 Maret 2026, 10.00 WIB. Anda boleh menutup halaman ini.')
  await expect.element(button('Membuat cadangan…')).toBeDisabled()
  answer(getBackup, {
    status: 'siap',
    mulai: TIME,
    selesai: TIME,
    berkas: 1200,
    byte: 1_234_600_000,
    peringatan: ['Foto 3 hilang.'],
  })
  await see('Siap: 10 Maret 2026, 10.00 WIB, 1.200 berkas, 1.235 MB sebelum dikemas.')
  await see('Foto 3 hilang.')
  answer(downloadBackup, refuse('CADANGAN_BELUM_ADA') as never)
  await press('Unduh Cadangan')
  await see(ERRORS.CADANGAN_BELUM_ADA.message)
  await expect.element(button('Unduh Cadangan')).toBeEnabled()
})

test.each<[TokoBackup, string | RegExp]>([
  [
    { status: 'siap', mulai: TIME, selesai: TIME, berkas: 1, byte: 300, peringatan: [] },
    'Siap: 10 Maret 2026, 10.00 WIB, 1 berkas, 1 MB sebelum dikemas.',
  ],
  [{ status: 'gagal', mulai: TIME, kesalahan: 'Ruang simpan penuh.' }, 'Ruang simpan penuh.'],
  [{ status: 'di luar' }, /^Database toko ini ada di luar server toko/],
])('says of a backup what its state is: %o', async (backup, words) => {
  answer(getBackup, backup)
  await open()
  await see(words)
  expect(button('Buat Cadangan Sekarang').elements()).toHaveLength(backup.status === 'di luar' ? 0 : 1)
})

test('reports a backup that was not started', async () => {
  answer(createBackup, refuse('TERLALU_SERING'))
  await open()
  await press('Buat Cadangan Sekarang')
  await see(ERRORS.TERLALU_SERING.message)
})

test('says that the books could not be read', async () => {
  answer(inspectBuku, bare(500, {}) as never)
  await open()
  await press('Periksa Sekarang')
  await see(/^Pemeriksaan gagal/)
})
