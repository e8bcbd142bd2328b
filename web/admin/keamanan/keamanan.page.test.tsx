import { expect, test } from 'vitest'
import { exportKejadian, KejadianGroup, listKejadianGroups } from '#contract/keamanan/admin.ts'
import { answer, bare } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KeamananPage from './keamanan.page.tsx'

const GROUP = contoh(KejadianGroup, { hari: '2026-03-10', jenis: 'ditolak', alamat: '10.1.2.3', kali: 37, orang: null })

test('leads from a group to its rows', async () => {
  answer(listKejadianGroups, { items: [GROUP], total: 1 })
  const { address } = await showAdmin(<KeamananPage />, { at: '/ringkasan-keamanan' })
  await see('10.1.2.3')
  await press(link('Rincian 37 kejadian'))
  await expect.poll(address).toBe('/catatan-keamanan?jenis=ditolak&dari=2026-03-10&sampai=2026-03-10&q=10.1.2.3')
})

test('says that the file could not be downloaded', async () => {
  answer(listKejadianGroups, { items: [], total: 0 })
  answer(exportKejadian, bare(500, {}) as never)
  await showAdmin(<KeamananPage />, { at: '/ringkasan-keamanan' })
  await see('Tidak ada kejadian yang cocok')
  await press('Tindakan lain')
  await press('Unduh JSON')
  await see('Gagal mengunduh berkas')
})
