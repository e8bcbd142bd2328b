import { beforeEach, expect, test } from 'vitest'
import {
  getBackup,
  getInspection,
  getKesehatan,
  Inspection,
  inspectBuku,
  Kesehatan,
} from '#contract/kesehatan/admin.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { press, see } from '#web/testing/hand.ts'
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

test('says that the books could not be read', async () => {
  answer(inspectBuku, bare(500, {}) as never)
  await open()
  await press('Periksa Sekarang')
  await see(/^Pemeriksaan gagal/)
})
