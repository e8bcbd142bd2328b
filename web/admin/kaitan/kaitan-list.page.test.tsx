import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { KELAS } from '#content/kelas.ts'
import { listKaitanAdmin } from '#contract/kaitan/admin.ts'
import { answer, bare } from '#web/testing/api.ts'
import { press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KaitanListPage from './kaitan-list.page.tsx'

const FULL = {
  kode: 'uronema',
  nama: 'Uronema',
  kelas: 'P',
  tanpa_obat: false,
  produk: 2,
  paket: 1,
  artikel: 3,
} as const
const EMPTY = { kode: 'amonia', nama: 'amonia', kelas: 'L', tanpa_obat: true, produk: 0, paket: 0, artikel: 0 } as const

test('lists every disease below its class, with the number of what is linked', async () => {
  answer(listKaitanAdmin, bare(500, {}))
  await showAdmin(<KaitanListPage />, { at: '/kaitan-penyakit' })
  await see('Gagal memuat kaitan penyakit')
  answer(listKaitanAdmin, [FULL, EMPTY])
  await press('Coba Lagi')
  const links = (kelas: 'P' | 'L') => page.getByRole('region', { name: KELAS[kelas] }).getByRole('link')
  await expect.element(links('P')).toHaveTextContent('Uronema2 produk, 1 paket, 3 artikel')
  await expect.element(links('P')).toHaveAttribute('href', '/kaitan-penyakit/uronema')
  await expect.element(links('L')).toHaveTextContent('amoniaTanpa obat · belum ada kaitan')
  await seeNot('Gagal memuat kaitan penyakit')
})
