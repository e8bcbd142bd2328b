import { beforeEach, expect, test } from 'vitest'
import { getBackup, getKesehatan, Inspection, inspectBuku, Kesehatan } from '#contract/kesehatan/admin.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KesehatanPage from './kesehatan.page.tsx'

const open = () => showAdmin(<KesehatanPage />, { at: '/kesehatan-toko' })

beforeEach(() => {
  answer(getKesehatan, contoh(Kesehatan, { pekerjaan: 12 }))
  answer(getBackup, { status: 'belum' })
})

test('reads the books on demand only, and says that all of it fits', async () => {
  answer(inspectBuku, contoh(Inspection))
  await open()
  await see('Pekerjaan otomatis')
  await see('Semua tepat waktu (12).')
  expect(sent(inspectBuku)).toEqual([])
  await press('Periksa Sekarang')
  await see(/^Semua cocok, .* WIB\.$/)
})

test('says that the books could not be read', async () => {
  answer(inspectBuku, bare(500, {}) as never)
  await open()
  await press('Periksa Sekarang')
  await see(/^Pemeriksaan gagal/)
})
