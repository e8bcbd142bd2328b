import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getProfile, Profile } from '#contract/akun/endpoints.ts'
import { Alamat } from '#contract/alamat/alamat.ts'
import { deleteAlamat, listAlamat, updateAlamat } from '#contract/alamat/endpoints.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, press, see, seeIn } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import AlamatPage from './alamat.page.tsx'

const alamat = (alamatId: number, change: Partial<Alamat> = {}) =>
  contoh(Alamat, {
    alamatId,
    label: `Rumah ${alamatId}`,
    penerima: 'Siti',
    no_hp: '081234567890',
    rincian: 'x',
    teks: 'x',
    ...change,
  })
const MAIN = alamat(1, { utama: true })

beforeEach(() => {
  signIn()
  const profile = contoh(Profile, { id: 7, userId: 7 })
  answer(getProfile, { ...profile, user: profile })
  answer(listAlamat, { data: [MAIN, alamat(2)] })
})
const open = () => show(screen(AlamatPage), { at: '/akun/alamat' })

describe('book of addresses', () => {
  test('makes another address the main one, and does not offer it on the main one', async () => {
    await open()
    await expect.element(button('Hapus Rumah 1')).toBeVisible()
    await expect.element(button('Jadikan Rumah 1 alamat utama')).not.toBeInTheDocument()
    answer(updateAlamat, { data: [alamat(2, { utama: true }), alamat(1)], message: '', alamatId: 2 })
    await press('Jadikan Rumah 2 alamat utama')
    await expect.element(button('Jadikan Rumah 1 alamat utama')).toBeVisible()
    expect(sent(updateAlamat)[0]).toMatchObject({ params: { alamatId: '2' }, body: { utama: true } })
    await expect.poll(() => sent(getProfile).length).toBe(2)
  })

  test('opens the form with the chosen address, or empty', async () => {
    await open()
    await press('Ubah Rumah 2')
    await seeIn(page.getByRole('dialog'), 'Ubah Alamat')
    await press(page.getByRole('dialog').getByRole('button', { name: 'Batal' }))
    await press('Tambah alamat')
    await seeIn(page.getByRole('dialog'), 'Tambah Alamat')
  })

  test('loads the profile again after a change, because it shows the main address', async () => {
    await open()
    await press('Ubah Rumah 2')
    answer(updateAlamat, { data: [MAIN, alamat(2)], message: '', alamatId: 2 })
    await press('Simpan alamat')
    await expect.poll(() => sent(getProfile).length).toBe(2)
  })

  test('requires a confirmation before it deletes an address', async () => {
    await open()
    await press('Hapus Rumah 2')
    await see('Rumah 2. Pesanan yang sudah dibuat tidak berubah.')
    await press('Batal')
    expect(sent(deleteAlamat)).toEqual([])
    answer(deleteAlamat, { data: [MAIN], message: '' })
    await press('Hapus Rumah 2')
    await press('Hapus')
    await expect.element(button('Hapus Rumah 2')).not.toBeInTheDocument()
  })

  test('shows how it is after a failure', async () => {
    await open()
    answer(deleteAlamat, refuse('ALAMAT_TIDAK_ADA'))
    await press('Hapus Rumah 2')
    answer(listAlamat, { data: [MAIN] })
    await press('Hapus')
    await see('Gagal')
    await press('OK')
    await expect.element(button('Hapus Rumah 2')).not.toBeInTheDocument()
  })

  test('says that it is empty, or did not load', async () => {
    answer(listAlamat, { data: [] })
    const first = await open()
    await see(/^Belum ada alamat/)
    await first.unmount()
    answer(listAlamat, silence)
    await open()
    await see('Gagal memuat buku alamat')
    answer(listAlamat, { data: [MAIN] })
    await press('Coba Lagi')
    await expect.element(button('Hapus Rumah 1')).toBeVisible()
    await see(/^Pesanan dikirim ke alamat utama/)
  })
})
