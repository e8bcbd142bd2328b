import { beforeEach, expect, test } from 'vitest'
import {
  explainTemuan,
  getBackup,
  getInspection,
  getKesehatan,
  Inspection,
  inspectBuku,
  Kesehatan,
  Penjelasan,
  withdrawPenjelasan,
} from '#contract/kesehatan/admin.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KesehatanPage from './kesehatan.page.tsx'

const open = () => showAdmin(<KesehatanPage />, { at: '/kesehatan-toko' })

beforeEach(() => {
  answer(getKesehatan, contoh(Kesehatan, { pekerjaan: 12 }))
  answer(getBackup, { status: 'belum' })
  answer(getInspection, contoh(Inspection, { diperiksa: null, aturan: 0, sisa: 0 }))
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

test('says that the books could not be read', async () => {
  answer(inspectBuku, bare(500, {}) as never)
  await open()
  await press('Periksa Sekarang')
  await see(/^Pemeriksaan gagal/)
})
