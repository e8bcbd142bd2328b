import { describe, expect, test } from 'vitest'
import { Foto, uploadFoto } from '#contract/foto/endpoints.ts'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { listRiwayat, RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import { answer, later, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { expectToLast, stopTimers } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, pick, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { KontakForm } from './kontak-form.tsx'

const PESAN = 'Pesan / Pengaduan'
const NOMOR = 'Nomor pesanan (opsional)'

async function fillIn() {
  await fill('Nama', 'Siti')
  await fill('Email', 'siti@contoh.id')
  await fill(PESAN, 'Ikan saya lemas')
}

describe('contact form', () => {
  test('names every empty field and focuses the first §5.35', async () => {
    await show(<KontakForm />)
    await press('Kirim Pesan')
    await see('Isi nama Anda dulu')
    await see('Masukkan email terlebih dahulu')
    await see('Tulis pesan Anda dulu')
    await expect.element(field('Nama')).toHaveFocus()
    expect(sent(createLaporan)).toEqual([])
  })

  test('says under the address that it is none §5.36', async () => {
    await show(<KontakForm />)
    await fillIn()
    await fill('Email', 'siti@')
    await press('Kirim Pesan')
    await expect.element(field('Email')).toHaveAccessibleDescription('Format email tidak valid')
    expect(sent(createLaporan)).toEqual([])
  })

  test('is sent once, is emptied, and reports it §2.064 §3.18 §4.47 §8.52', async () => {
    const { answer: wait, come } = later<{ message: string }>()
    answer(createLaporan, wait)
    await show(<KontakForm />)
    await fillIn()
    await press('Kirim Pesan')
    await expect.element(button('Mengirim…')).toBeDisabled()
    come({ message: 'ok' })
    await see('Pesan Anda berhasil dikirim!')
    await expect.element(field(PESAN)).toHaveValue('')
    await expect.element(field('Nama')).toHaveValue('')
    expect(sent(createLaporan)).toHaveLength(1)
    const content = { nama: 'Siti', email: 'siti@contoh.id', pesan: 'Ikan saya lemas' }
    expect(sent(createLaporan)[0]?.body).toMatchObject(content)
  })

  test.each([
    ['no answer', silence, 'Terjadi kesalahan saat mengirim pesan!'],
    ['an error of the server', () => refuse('INTERNAL'), 'Terjadi kesalahan saat mengirim pesan!'],
    [
      'too many messages',
      () => refuse('KONTAK_TERLALU_SERING', { message: 'Coba lagi nanti.' }),
      'Terjadi kesalahan saat mengirim pesan! Coba lagi nanti.',
    ],
  ] as const)('says what went wrong after %s, and keeps what was typed', async (_, failure, text) => {
    answer(createLaporan, failure)
    await show(<KontakForm />)
    await fillIn()
    await press('Kirim Pesan')
    await see(text)
    await expect.element(field(PESAN)).toHaveValue('Ikan saya lemas')
    await expect.element(button('Kirim Pesan')).toBeEnabled()
  })

  test("shows the server's errors under their fields until they are edited", async () => {
    answer(createLaporan, refuseFields({ email: 'Email itu tidak menerima surat' }))
    await show(<KontakForm />)
    await fillIn()
    await press('Kirim Pesan')
    await expect.element(field('Email')).toHaveAccessibleDescription('Email itu tidak menerima surat')
    await fill('Email', 'siti2@contoh.id')
    await seeNot('Email itu tidak menerima surat')
  })

  test('fills in its subject without overwriting the input', async () => {
    await show(<KontakForm />, { at: '/kontak?pesanan=KS-1&tentang=Vitamin%20A' })
    await expect.element(field(NOMOR)).toHaveValue('KS-1')
    await expect.element(field(PESAN)).toHaveValue('Tentang Vitamin A: ')
  })

  test('knows a signed-in customer and offers the latest orders', async () => {
    const pesanan = contoh(RiwayatPesanan, { midtrans_order_id: 'KS-7', nama_produk: 'Iodin 1 L' })
    answer(listRiwayat, { data: [pesanan], total: 1, page: 1, totalPages: 1 })
    signIn()
    await show(<KontakForm />)
    await expect.element(field('Nama')).toHaveValue('Siti')
    await expect.element(field('Email')).toHaveValue('siti@contoh.id')
    await expect.poll(() => (field(NOMOR).element() as HTMLInputElement).list?.options[0]?.value).toBe('KS-7')
  })

  test('takes three photos and no fourth, and sends them along', async () => {
    let n = 0
    answer(uploadFoto, () => contoh(Foto, { fotoId: `00000000-0000-4000-8000-00000000000${++n}` }))
    answer(createLaporan, { message: 'ok' })
    await show(<KontakForm />)
    await fillIn()
    for (const label of ['Pilih Foto', 'Tambah Foto', 'Tambah Foto'])
      await pick(field(label), new File(['x'], 'a.png', { type: 'image/png' }))
    await expect.element(field('Tambah Foto')).not.toBeInTheDocument()
    await press('Kirim Pesan')
    await see('Pesan Anda berhasil dikirim!')
    expect(sent(createLaporan)[0]?.body.foto).toHaveLength(3)
    await expect.element(field('Pilih Foto')).toBeInTheDocument()
  })

  test('waits for photos that did not arrive, and names those that are gone', async () => {
    answer(uploadFoto, silence)
    await show(<KontakForm />)
    await fillIn()
    await pick(field('Pilih Foto'), new File(['x'], 'a.png', { type: 'image/png' }))
    await see('Belum terkirim. Periksa koneksi internet, lalu kirim ulang.')
    await press('Kirim Pesan')
    await see('Ada foto yang belum terkirim. Kirim ulang atau hapus fotonya.')
    expect(sent(createLaporan)).toEqual([])
    answer(uploadFoto, contoh(Foto))
    answer(createLaporan, refuse('FOTO_TIDAK_ADA'))
    await press('Kirim ulang')
    await see(/^Terkirim,/)
    await press('Kirim Pesan')
    await see('Foto gagal tersimpan. Hapus, lalu pilih lagi.')
  })

  test("shows the server's result of a form sent without JavaScript", async () => {
    const input = { nama: 'Siti', email: 'salah', nomor_pesanan: '', pesan: 'Halo' }
    await show(<KontakForm back={{ form: input, errors: { email: 'Format email tidak valid' }, failure: '' }} />)
    await expect.element(field('Email')).toHaveValue('salah')
    await expect.element(field('Email')).toHaveAccessibleDescription('Format email tidak valid')
    await expect.element(field(PESAN)).toHaveValue('Halo')
  })

  test('shows for three seconds that it was sent §4.47 §4.48 §9.23 §8.52', async () => {
    answer(createLaporan, { message: 'ok' })
    await show(<KontakForm />)
    await fillIn()
    stopTimers()
    await press('Kirim Pesan')
    await expectToLast('Pesan Anda berhasil dikirim!', 3000)
    await expect.element(field('Nama')).toHaveValue('')
  })
})
