import { expect, test } from 'vitest'
import { Kejadian, listKejadian } from '#contract/keamanan/admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, link, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KejadianListPage from './kejadian-list.page.tsx'

const KEJADIAN = contoh(Kejadian, { kejadianId: 1, alamat: '10.1.2.3', kali: 3, orang: null, oleh: null })

test('shows a day without events, and a way back', async () => {
  answer(listKejadian, ({ query }) => (query.sampai ? { items: [], total: 0 } : { items: [KEJADIAN], total: 1 }))
  const { address } = await showAdmin(<KejadianListPage />, { at: '/catatan-keamanan?sampai=2020-01-01' })
  await see('Tidak ada kejadian yang cocok')
  await press(link('Hapus pencarian dan saringan'))
  await expect.poll(address).toBe('/catatan-keamanan')
  await see('10.1.2.3')
})

test('leads from an address to everything that came from it, of every kind', async () => {
  answer(listKejadian, { items: [KEJADIAN], total: 1 })
  const { address } = await showAdmin(<KejadianListPage />, { at: '/catatan-keamanan?q=siti&jenis=login-gagal' })
  await press(link('Semua kejadian dari 10.1.2.3'))
  await expect.poll(address).toBe('/catatan-keamanan?q=10.1.2.3&jenis=login-gagal')
  await expect.element(field('Cari nama, email, atau alamat IP')).toHaveValue('10.1.2.3')
  await fill(field('Kejadian'), '')
  await expect.poll(address).toBe('/catatan-keamanan?q=10.1.2.3')
  expect(sent(listKejadian).at(-1)?.query).toMatchObject({ q: '10.1.2.3' })
})
