import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { checkSetoran, getSetoran, Setoran } from '#contract/keuangan/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, link, press, see, seeIn } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import SetoranCheckPage from './setoran-check.page.tsx'

const SETORAN = contoh(Setoran, {
  setoranId: 5,
  order_id: 'KS-5',
  status: 'beda',
  jumlah: 50_000,
  seharusnya: 52_000,
  biaya: 350,
  tanggal: '2026-03-12',
  orderId: 'KS-5 A',
})
beforeEach(() => answer(listJejak, { items: [], total: 0 }))
const open = (change: Partial<Setoran> = {}) => {
  answer(getSetoran, { ...SETORAN, ...change })
  return showAdmin(screen(SetoranCheckPage, { setoranId: '5' }), { at: '/setoran/5' })
}
const line = () => page.getByRole('region', { name: 'Baris setoran' })

test.each<[Setoran['status'], string, RegExp]>([
  ['cocok', 'Cocok', /Jumlahnya sama/],
  ['beda', 'Jumlah berbeda', /Bandingkan dengan pesanannya/],
  ['asing', 'Tidak dikenal', /tidak ada di toko/],
  ['ganda', 'Disetor lagi', /sudah disetor di baris lain/],
])('a line of a settlement says what to do: %s', async (status, name, step) => {
  await open({ status })
  await seeIn(line(), `KS-5${name}`)
  await seeIn(line(), step)
})

test('a line of a settlement shows its known amounts', async () => {
  const first = await open()
  await seeIn(
    line(),
    'DisetorRp 50.000Di tokoRp 52.000Selisih−Rp 2.000BiayaRp 350Tanggal12 Maret 2026DiperiksaBelumPesananKS-5 A',
  )
  await expect.element(link('KS-5 A')).toHaveAttribute('href', '/pesanan-semua?q=KS-5%20A')
  await first.unmount()
  const TIME = '2026-03-13T03:00:00.000Z'
  await open({ seharusnya: null, biaya: null, tanggal: null, orderId: null, diperiksaPada: TIME })
  await seeIn(line(), `DisetorRp 50.000Diperiksa${formatTime(TIME)}`)
  await expect.element(link('KS-5 A')).not.toBeInTheDocument()
})

test('an unknown number is looked for among unassigned payments', async () => {
  await open({ status: 'asing', orderId: null })
  await expect.element(link('Cari di Uang Titipan')).toHaveAttribute('href', '/uang-titipan?q=KS-5')
})

test('a line of a settlement is marked as checked with a note, which stays after a failure', async () => {
  const { address } = await open()
  await press(page.getByRole('checkbox', { name: /^Sudah diperiksa/ }))
  await fill('Catatan', 'Kata Midtrans besok')
  answer(checkSetoran, refuse('SETORAN_TIDAK_ADA'))
  await press('Simpan')
  await expect.element(page.getByRole('alert').or(page.getByRole('alertdialog')).first()).toBeVisible()
  await expect.element(field('Catatan')).toHaveValue('Kata Midtrans besok')
  answer(checkSetoran, { ...SETORAN, message: 'Setoran ditandai' })
  await press('Simpan')
  await see('Setoran ditandai')
  await expect.poll(address).toBe('/setoran')
  expect(sent(checkSetoran)[1]?.body).toMatchObject({ diperiksa: true, catatan: 'Kata Midtrans besok' })
})
