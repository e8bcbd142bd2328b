import { beforeEach, expect, test } from 'vitest'
import { DirektoriAdmin, getDirektoriAdmin, updateDirektori } from '#contract/direktori/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, press, see } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import DirektoriEditPage from './direktori-edit.page.tsx'

const AGENCY = contoh(DirektoriAdmin, { nama: 'Dinas Kelautan', provinsi: 'Gorontalo' })
const FILLED = {
  ...AGENCY,
  telepon: '(0435) 77-123',
  peta: 'https://maps.app.goo.gl/abc',
  catatan: 'Buka Senin sampai Jumat',
}
const open = () =>
  showAdmin(screen(DirektoriEditPage, { kode: 'dkp-gorontalo' }), { at: '/edit-direktori/dkp-gorontalo' })

beforeEach(() => {
  answer(listJejak, { items: [], total: 0 })
  answer(updateDirektori, { ...FILLED, message: 'Kontak berhasil disimpan' })
})

test.each([
  ['written into', AGENCY, FILLED],
  ['removed from', FILLED, AGENCY],
] as const)('number and note are %s the directory', async (_, initial, becomes) => {
  answer(getDirektoriAdmin, initial)
  const { address } = await open()
  await fill('Telepon', becomes.telepon)
  await fill('Tautan peta', becomes.peta)
  await fill('Catatan', becomes.catatan)
  await press('Simpan')
  await see('Kontak berhasil disimpan')
  await expect.poll(address).toBe('/direktori')
  const { params, body } = sent(updateDirektori)[0] ?? {}
  expect(params).toEqual({ kode: 'dkp-gorontalo' })
  expect(body).toMatchObject({ telepon: becomes.telepon, peta: becomes.peta, catatan: becomes.catatan })
  expect(JSON.parse(body.semula)).toEqual({ telepon: initial.telepon, peta: initial.peta, catatan: initial.catatan })
})

test('a number that cannot be dialed is rejected', async () => {
  answer(getDirektoriAdmin, AGENCY)
  await open()
  await fill('Telepon', 'kantor pusat')
  await press('Simpan')
  await expect.element(field('Telepon')).toHaveAccessibleDescription(/Telepon hanya angka/)
  expect(sent(updateDirektori)).toEqual([])
})
