import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { downloadMyData, getDeletionRequest, setDeletionRequest } from '#contract/pelanggan/endpoints.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { button, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import MyDataPage from './my-data.page.tsx'

beforeEach(() => {
  signIn()
  answer(getDeletionRequest, { minta_hapus: null })
})
const open = () => show(screen(MyDataPage), { at: '/akun/data-saya' })

test('asks for the deletion after a yes alone, and takes the request back', async () => {
  await open()
  await press('Minta Akun Dihapus')
  await press('Batal')
  expect(sent(setDeletionRequest)).toEqual([])
  answer(setDeletionRequest, bare(400, { message: 'Toko sedang tutup.' }))
  await press('Minta Akun Dihapus')
  await press('Ya, Minta Dihapus')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Toko sedang tutup.' })).toBeVisible()
  answer(setDeletionRequest, ({ body }) => ({
    minta_hapus: body.minta ? '2026-03-12T03:00:00.000Z' : null,
    message: '',
  }))
  await press('Minta Akun Dihapus')
  await press('Ya, Minta Dihapus')
  await see(/^Anda meminta akun ini dihapus pada 12 Maret 2026\./)
  await seeNot('Toko sedang tutup.')
  await press('Batalkan Permintaan')
  await expect.element(button('Minta Akun Dihapus')).toBeVisible()
  expect(sent(setDeletionRequest).map(({ body }) => body.minta)).toEqual([true, true, false])
})

test('says if the data could not be downloaded, or the request not be loaded', async () => {
  answer(getDeletionRequest, bare(500, {}))
  answer(downloadMyData, bare(400, {}))
  await open()
  await see('Gagal memuat permintaan Anda')
  await seeNot('Minta Akun Dihapus')
  await press('Unduh Data')
  await expect.element(button('Unduh Data')).toBeEnabled()
  const download = page.getByRole('region', { name: 'Unduh data saya' })
  await expect.element(download.getByRole('alert')).toHaveTextContent('Data gagal diunduh. Coba lagi.')
  answer(getDeletionRequest, { minta_hapus: null })
  await press('Coba Lagi')
  await expect.element(button('Minta Akun Dihapus')).toBeVisible()
})
