import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Pengguna, Profile, updateProfile } from '#contract/akun/endpoints.ts'
import { Alamat } from '#contract/alamat/alamat.ts'
import { createAlamat, listWilayah, updateAlamat } from '#contract/alamat/endpoints.ts'
import { answer, bare, refuseFields, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { Button } from '#web/ui/button.tsx'
import { AlamatDialog } from './alamat-dialog.tsx'

const PLACES = { kode: '64.74.01', provinsi: 'Kalimantan Timur', kabupaten: 'Kota Bontang', kecamatan: 'Bontang Utara' }
const ALAMAT = contoh(Alamat, { alamatId: 4, penerima: 'Siti', no_hp: '081234567890', rincian: 'Dermaga 3' })
const BUYER = contoh(Pengguna, { nama: 'Siti', no_hp: '081234567890', email: 'siti@contoh.id', username: 'siti' })
const SAVE = { data: [ALAMAT], message: 'Alamat tersimpan', alamatId: 4 }

function Screen({ alamat, isDefault }: { alamat?: Alamat; isDefault?: boolean }) {
  const [open, setOpen] = useState(false)
  const [saved, setSaved] = useState<number | null>()
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buka</Button>
      <p>Tersimpan: {saved}</p>
      <AlamatDialog
        title="Tambah Alamat"
        alamat={alamat}
        profile={BUYER}
        isDefault={isDefault}
        open={open}
        onClose={() => setOpen(false)}
        onSaved={setSaved}
      />
    </>
  )
}
async function open(alamat?: Alamat, isDefault?: boolean) {
  signIn()
  const shown = await show(<Screen alamat={alamat} isDefault={isDefault} />)
  await press('Buka')
  await see('Jenis alamat')
  return shown
}

describe('address dialog', () => {
  test('begins a new one with the name and number of the account', async () => {
    await open()
    await expect.element(field('Nama lengkap')).toHaveValue('Siti')
    await expect.element(field('Nomor HP')).toHaveValue('081234567890')
    await expect.element(field('Jadikan alamat utama')).not.toBeInTheDocument()
  })

  test('names missing fields and stays open', async () => {
    await open()
    await fill('Kode pos (opsional)', '123')
    await press('Simpan alamat')
    await see('Semua field harus diisi')
    await see('Kode pos terdiri dari 5 angka')
    expect(sent(createAlamat)).toEqual([])
  })

  test.each(['Nama lengkap', 'Nomor HP', 'Alamat'])('requires the field "%s" §5.20', async (label) => {
    await open(ALAMAT)
    await fill(label, ' ')
    await press('Simpan alamat')
    await expect.element(field(label)).toHaveAccessibleDescription(/Semua field harus diisi$/)
    expect(sent(updateAlamat)).toEqual([])
  })

  test('saves a new one with the chosen district, closes, and returns it', async () => {
    answer(createAlamat, SAVE)
    answer(listWilayah, { data: [PLACES] })
    await open()
    const place = page.getByRole('combobox', { name: 'Kecamatan' })
    ;(place.element() as HTMLElement).focus()
    await fill(place, 'bontang')
    await userEvent.click(page.getByRole('option'))
    await fill('Alamat', 'Dermaga 3')
    await press('Simpan alamat')
    await see('Tersimpan: 4')
    await seeNot('Jenis alamat')
    expect(sent(createAlamat)[0]?.body).toMatchObject({ kode_wilayah: PLACES.kode, rincian: 'Dermaga 3' })
    await expect.element(button('Buka')).toHaveFocus()
  })

  test('fills in the post code of another address in the same district', async () => {
    answer(listWilayah, { data: [PLACES] })
    const { queries } = await open()
    queries.setQueryData(['milik-saya', 'alamat'], [{ ...ALAMAT, kode_wilayah: PLACES.kode, kode_pos: '75311' }])
    await fill(page.getByRole('combobox', { name: 'Kecamatan' }), 'bontang')
    await press(page.getByRole('option', { name: /Bontang Utara/ }))
    await expect.element(field('Kode pos (opsional)')).toHaveValue('75311')
  })

  test('keeps a post code that was typed before the district', async () => {
    answer(listWilayah, { data: [PLACES] })
    const { queries } = await open()
    queries.setQueryData(['milik-saya', 'alamat'], [{ ...ALAMAT, kode_wilayah: PLACES.kode, kode_pos: '75311' }])
    await fill('Kode pos (opsional)', '75399')
    await fill(page.getByRole('combobox', { name: 'Kecamatan' }), 'bontang')
    await press(page.getByRole('option', { name: /Bontang Utara/ }))
    await expect.element(field('Kode pos (opsional)')).toHaveValue('75399')
  })

  test('keeps a place that was only typed', async () => {
    answer(createAlamat, SAVE)
    answer(listWilayah, { data: [] })
    await open()
    const place = page.getByRole('combobox', { name: 'Kecamatan' })
    ;(place.element() as HTMLElement).focus()
    await fill(place, 'Pulau Kecil')
    await see('Belum dipilih dari daftar. Tulisan Anda tetap dipakai di alamat.')
    await fill('Alamat', 'Dermaga 3')
    await press('Simpan alamat')
    await see('Tersimpan: 4')
    expect(sent(createAlamat)[0]?.body).toMatchObject({ kode_wilayah: null, rincian: 'Dermaga 3\nPulau Kecil' })
  })

  test('keeps a place that could not be searched, and says so', async () => {
    answer(createAlamat, SAVE)
    answer(listWilayah, silence)
    await open()
    const place = page.getByRole('combobox', { name: 'Kecamatan' })
    ;(place.element() as HTMLElement).focus()
    await fill(place, 'Pulau Kecil, Selayar')
    await see('Kecamatan tidak bisa dicari. Periksa koneksi internet Anda.')
    await fill('Alamat', 'Rumah panggung 2')
    await see(/Tulisan Anda tetap dipakai di alamat\.$/)
    await press('Simpan alamat')
    await see('Tersimpan: 4')
    const text = 'Rumah panggung 2\nPulau Kecil, Selayar'
    expect(sent(createAlamat)[0]?.body).toMatchObject({ kode_wilayah: null, rincian: text })
  })

  test('stays open when Escape closes the list of places, and takes one by keys alone', async () => {
    const other = { ...PLACES, kode: '64.74.02', kecamatan: 'Bontang Selatan' }
    answer(listWilayah, { data: [PLACES, other] })
    await open()
    const place = page.getByRole('combobox', { name: 'Kecamatan' })
    ;(place.element() as HTMLElement).focus()
    await userEvent.keyboard('bontang')
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('option').elements()).toEqual([])
    await see('Jenis alamat')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(place).toHaveValue('Bontang Selatan, Kota Bontang, Kalimantan Timur')
    await see('Jenis alamat')
  })

  test('changes the address that it was opened for', async () => {
    answer(updateAlamat, SAVE)
    await open(ALAMAT)
    await expect.element(field('Alamat')).toHaveValue('Dermaga 3')
    await press(field('Jadikan alamat utama'))
    await press('Simpan alamat')
    await see('Tersimpan: 4')
    expect(sent(updateAlamat)[0]).toMatchObject({ params: { alamatId: '4' }, body: { utama: true } })
  })

  test('has no checkbox for the main address on the main address itself', async () => {
    await open({ ...ALAMAT, utama: true })
    await expect.element(field('Alamat')).toHaveValue('Dermaga 3')
    await expect.element(field('Jadikan alamat utama')).not.toBeInTheDocument()
  })

  test('reports a failure and keeps the input, and is empty when opened again', async () => {
    answer(createAlamat, silence)
    await open()
    await fill('Alamat', 'Dermaga 3')
    await press('Simpan alamat')
    await see(/Gagal menyimpan alamat/)
    await expect.element(field('Alamat')).toHaveValue('Dermaga 3')
    await userEvent.keyboard('{Escape}')
    await seeNot('Jenis alamat')
    await press('Buka')
    await seeNot(/Gagal menyimpan alamat/)
    await expect.element(field('Alamat')).toHaveValue('')
  })

  test("shows the server's error under its field", async () => {
    answer(createAlamat, refuseFields({ rincian: 'Alamat ini tidak dapat dibaca' }))
    await open()
    await fill('Alamat', 'x')
    await press('Simpan alamat')
    await expect.element(field('Alamat')).toHaveAttribute('aria-invalid', 'true')
    await see('Alamat ini tidak dapat dibaca')
    expect(sent(updateProfile)).toEqual([])
  })

  test('writes the profile along with the main address, and says that this failed §8.38', async () => {
    answer(updateAlamat, { ...SAVE, data: [{ ...ALAMAT, utama: true, teks: 'Dermaga 3' }] })
    answer(updateProfile, bare(500, {}))
    await open({ ...ALAMAT, utama: true }, true)
    await press('Simpan alamat')
    await see(/Gagal memperbarui profil/)
    const user = contoh(Profile, { ...BUYER, alamat: 'Dermaga 3' })
    answer(updateProfile, { ...user, user, message: 'Profil berhasil diperbarui' })
    await press('Simpan alamat')
    await see('Tersimpan: 4')
    expect(sent(updateProfile)[1]?.body).toEqual({
      nama: 'Siti',
      email: 'siti@contoh.id',
      no_hp: '081234567890',
      alamat: 'Dermaga 3',
      username: 'siti',
    })
  })

  test('uses other words for a jetty', async () => {
    await open()
    await see('Jalan, nomor, RT/RW, dan desanya.')
    await press(page.getByRole('radio').nth(1))
    await see('Nama dermaga, kampung, dan desanya.')
  })
})
