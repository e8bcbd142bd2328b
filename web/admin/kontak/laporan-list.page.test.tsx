import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { deleteLaporan, FullLaporan, getLaporan, Laporan, listLaporan, resolveLaporan } from '#contract/kontak/admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { fill, link, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import LaporanListPage from './laporan-list.page.tsx'

const LAPORAN = contoh(Laporan, {
  laporanId: 4,
  name: 'Sari',
  email: 'sari@contoh.id',
  message: 'Kapan kirim ke Lampung?',
})
const HANDLED = { ...LAPORAN, ditangani: '2026-03-10T03:00:00.000Z', ditanganiOleh: 'Budi' }
const whole = (laporan: Laporan) => contoh(FullLaporan, laporan)
const one = (laporan: Laporan) => ({ items: [laporan], total: 1 })
const dialog = page.getByRole('dialog', { name: 'Pesan dari Sari' })
const pesan = page.getByRole('alertdialog')
const open = (search = '') => showAdmin(<LaporanListPage />, { at: `/laporan-pengguna${search}` })

beforeEach(() => {
  answer(listLaporan, one(LAPORAN))
  answer(getLaporan, whole(LAPORAN))
  answer(listJejak, { items: [], total: 0 })
  answer(listTemplat, [])
})

describe('messages of users', () => {
  test('open in a dialog with an address, and link to an answer by mail', async () => {
    const { address } = await open()
    await press(link('Buka pesan dari Sari'))
    await expect.poll(address).toContain('pesan=4')
    await expect.element(dialog.getByText('Kapan kirim ke Lampung?')).toBeVisible()
    const href = dialog.getByRole('link', { name: 'Balas' }).element().getAttribute('href') ?? ''
    expect(href).toMatch(/^mailto:sari@contoh\.id\?subject=Balasan/)
    expect(new URL(href).searchParams.get('body')).toContain('> Kapan kirim ke Lampung?')
    await press('Tutup')
    await expect.poll(address).not.toContain('pesan=')
  })

  test('are marked as handled, with the name of the administrator', async () => {
    answer(resolveLaporan, HANDLED)
    await open('?pesan=4')
    await see('Belum ada perubahan.')
    answer(getLaporan, whole(HANDLED))
    await press('Tandai Sudah Ditangani')
    await expect.element(dialog.getByText(/^oleh Budi, /)).toBeVisible()
    expect(sent(resolveLaporan)[0]).toMatchObject({ params: { laporanId: '4' }, body: { ditangani: true } })
  })

  test('are marked as not handled from their row', async () => {
    answer(listLaporan, one(HANDLED))
    answer(resolveLaporan, LAPORAN)
    await open()
    await press('Tandai belum ditangani: pesan 4')
    await see('Pesan ditandai belum ditangani')
    expect(sent(resolveLaporan)[0]?.body).toEqual({ ditangani: false })
  })

  test('are filtered by open or handled', async () => {
    answer(listLaporan, ({ query }) => (query.status === 'belum' ? { items: [], total: 0 } : one(HANDLED)))
    const { address } = await open()
    await fill('Status', 'belum')
    await see('Tidak ada pesan')
    await expect.poll(address).toBe('/laporan-pengguna?status=belum')
  })

  test.each(['', '?pesan=4'])(
    'are deleted after a confirmation, which closes the dialog (%s) §5.63 §8.90',
    async (at) => {
      answer(deleteLaporan, { message: 'ok' })
      const { address } = await open(at)
      await press(at ? dialog.getByRole('button', { name: 'Hapus' }) : 'Hapus pesan 4')
      await expect.element(pesan).toMatchTextContent(/Apakah Anda yakin ingin menghapus pesan ini\?/)
      expect(sent(deleteLaporan)).toEqual([])
      answer(listLaporan, { items: [], total: 0 })
      await press('Ya, Hapus')
      await expect.element(pesan).toMatchTextContent(/Dihapus!.*Pesan telah dihapus\./)
      await press('OK')
      await see('Tidak ada pesan')
      await expect.poll(address).not.toContain('pesan=')
      expect(sent(deleteLaporan)[0]?.params).toEqual({ laporanId: '4' })
    },
  )
})
