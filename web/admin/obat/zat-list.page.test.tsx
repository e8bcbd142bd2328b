import { beforeEach, describe, expect, test } from 'vitest'
import { decideZat, listZatAdmin } from '#contract/obat/admin.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { fill, press, see, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import ZatListPage from './zat-list.page.tsx'

const PENDING = { nama: 'akar wangi', produk: [{ produkId: 7, nama: 'Jamu Kerapu' }] }
const DECIDED = {
  nama: 'levamisol',
  kelas: 'dilarang' as const,
  alasan: 'Tidak terdaftar untuk ikan',
  oleh: 'drh. Sari',
  dinilai: '2026-05-01T02:00:00.000Z',
}
const open = () => showAdmin(screen(ZatListPage, {}), { at: '/penilaian-zat' })

beforeEach(() => {
  answer(listZatAdmin, { menunggu: [PENDING], dinilai: [DECIDED] })
  answer(decideZat, { message: 'Penilaian disimpan' })
})

describe('substances', () => {
  test('are classed with a reason', async () => {
    await open()
    await see('Jamu Kerapu')
    await see(/drh\. Sari/)
    await press('Putuskan akar wangi')
    await press('Simpan penilaian')
    await see('Pilih penilaiannya')
    expect(sent(decideZat)).toEqual([])
    await fill('Penilaian', 'boleh')
    await fill('Alasan', 'Sertifikat pabrik')
    // Another user may have decided meanwhile, so the list is loaded again.
    answer(decideZat, bare(400, { message: 'Sedang dirawat' }))
    await press('Simpan penilaian')
    await see('Sedang dirawat')
    await expect.poll(() => sent(listZatAdmin)).toHaveLength(2)
    answer(decideZat, { message: 'Penilaian disimpan' })
    await press('Simpan penilaian')
    await see('Penilaian disimpan')
    await seeNot('Simpan penilaian')
    expect(sent(decideZat)[0]?.body).toMatchObject({ nama: 'akar wangi', kelas: 'boleh', alasan: 'Sertifikat pabrik' })
  })

  test('show an empty list', async () => {
    answer(listZatAdmin, { menunggu: [], dinilai: [] })
    await open()
    await see('Tidak ada zat yang menunggu.')
  })
})
