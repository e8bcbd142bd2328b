import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { BerandaAdmin, updateBeranda } from '#contract/beranda/admin.ts'
import { Bagian } from '#contract/beranda/endpoints.ts'
import { listPaket, listProduk, Paket } from '#contract/katalog/endpoints.ts'
import { listUlasanBeranda } from '#contract/ulasan/beranda.ts'
import { answer, refuseFields, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { fill, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { BerandaForm } from './beranda-form.tsx'
import { FeaturedPaketFields } from './featured-paket-fields.tsx'

const frame = () => (page.getByTitle('Pratinjau beranda').element() as HTMLIFrameElement).contentDocument
const seen = () => frame()?.body.innerText ?? ''

test.each([[[1]], [[1, 2, 3]]])('shows the error of the chosen packages %j', async (value) => {
  answer(listPaket, [])
  await showAdmin(<FeaturedPaketFields value={value} known={[]} onChange={() => {}} error="Salah" />)
  await see('Salah')
})

test('shows the typed values beside the form in a frame without scripts, and stores nothing', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(390, 844))
  answer(listPaket, [contoh(Paket, { paketId: 1, title: 'Paket Bakteri' })])
  answer(listProduk, { items: [], total: 0 })
  answer(listUlasanBeranda, { contoh: true, ulasan: [] })
  const bagian = Bagian.options.map((kode) => ({ kode, tampil: kode !== 'ulasan' }))
  await showAdmin(<BerandaForm initial={contoh(BerandaAdmin, { bagian, contoh_ulasan: true })} />)
  await see('Pembuka')
  expect(document.querySelector('iframe')).toBeNull()

  await press('Lihat pratinjau')
  await expect.poll(seen).toContain('Kerapu sehat, panen selamat.')
  await expect.poll(seen).toContain('Paket Bakteri')
  await fill('Judul', 'Belum disimpan')
  await expect.poll(seen).toContain('Belum disimpan')
  // A title that is too long cannot be saved.
  await fill('Judul', 'x'.repeat(81))
  await expect.poll(seen).toContain('Kerapu sehat, panen selamat.')
  await fill(/^Teks$/, 'Teks baru')
  await press(page.getByRole('checkbox', { name: 'Layanan' }))
  await expect.poll(seen).not.toContain('Keterangan lengkap')
  expect(seen()).toContain('Teks baru')

  expect(page.getByTitle('Pratinjau beranda').element().getAttribute('sandbox')).toBe('allow-same-origin')
  expect(frame()?.body.inert).toBe(true)
  expect(sent(updateBeranda)).toHaveLength(0)
  await press('Tutup pratinjau')
  await expect.poll(() => document.querySelector('iframe')).toBeNull()
})

test('shows an error of the server at the photo of its person', async () => {
  answer(listPaket, [])
  const tim = [{ nama: 'Budi', tugas: 'Dokter', foto: 'a.webp' }]
  const bagian = Bagian.options.map((kode) => ({ kode, tampil: true }))
  await showAdmin(<BerandaForm initial={contoh(BerandaAdmin, { bagian, tim })} />)
  answer(updateBeranda, refuseFields({ 'tim.0.foto': 'Foto ini tidak ada. Pilih lagi.' }))
  await fill('Nama', 'Sari')
  await press('Simpan')
  await see('Foto ini tidak ada. Pilih lagi.')
})
