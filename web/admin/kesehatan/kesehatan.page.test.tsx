import { beforeEach, expect, test } from 'vitest'
import { getCadangan, getKesehatan, Kesehatan, Pemeriksaan, periksaBuku } from '#contract/kesehatan/admin.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KesehatanPage from './kesehatan.page.tsx'

const open = () => showAdmin(<KesehatanPage />, { at: '/kesehatan-toko' })

beforeEach(() => {
  answer(getKesehatan, contoh(Kesehatan, { pekerjaan: 12 }))
  answer(getCadangan, { status: 'belum' })
})

test('reads the books on demand only, and says that all of it fits', async () => {
  answer(periksaBuku, contoh(Pemeriksaan))
  await open()
  await see('Pekerjaan otomatis')
  await see('Semua tepat waktu (12).')
  expect(sent(periksaBuku)).toEqual([])
  await press('Periksa Sekarang')
  await see(/^Semua cocok, .* WIB\.$/)
})

test('says that the books could not be read', async () => {
  answer(periksaBuku, bare(500, {}) as never)
  await open()
  await press('Periksa Sekarang')
  await see(/^Pemeriksaan gagal/)
})
