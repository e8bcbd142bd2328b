import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  addKunciSandi,
  beginKunciSandi,
  KunciSandi,
  listKunciSandi,
  renameKunciSandi,
} from '#contract/akun/kunci-sandi.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { KunciSandiSection } from './kunci-sandi.tsx'

const KUNCI = contoh(KunciSandi, { kunciId: 3, nama: 'HP di rakit' })
const PERMINTAAN = {
  challenge: 'YWJj',
  rp: { name: 'KerapuSehat' },
  pubKeyCredParams: [],
  user: { id: 'YWJj', name: 'siti@contoh.id', displayName: 'Siti' },
}
const bytes = new Uint8Array([1, 2, 3]).buffer
/** The device's answer, with the members that are sent. */
const JAWABAN = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: { clientDataJSON: bytes, attestationObject: bytes },
  getClientExtensionResults: () => ({}),
}

beforeEach(() => {
  signIn()
  answer(listKunciSandi, [])
  return () => vi.restoreAllMocks()
})

const open = () =>
  show(
    <Guard skeleton={null}>
      <KunciSandiSection />
    </Guard>,
  )

describe('new passkey', () => {
  test('requires the password if the login is older, and rejects a wrong one', async () => {
    const create = vi.spyOn(navigator.credentials, 'create').mockResolvedValue(JAWABAN as never)
    answer(beginKunciSandi, ({ body }) => {
      if (!body.password) return refuse('PERLU_BUKTI')
      return body.password === 'rahasia1' ? { permintaan: PERMINTAAN } : refuse('BUKTI_SALAH')
    })
    answer(addKunciSandi, { ...KUNCI, message: 'Kunci sandi tersimpan.' })
    await open()
    await press('Tambah kunci sandi')
    await expect.element(field('Kata sandi Anda')).toHaveFocus()
    await fill('Kata sandi Anda', 'bukan-itu')
    await press('Lanjutkan')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Kata sandi atau kode salah. Periksa, lalu coba lagi.')
    expect(create).not.toHaveBeenCalled()
    await fill('Kata sandi Anda', 'rahasia1')
    answer(listKunciSandi, [KUNCI])
    await press('Lanjutkan')
    await see('Kunci sandi tersimpan.')
    await see('HP di rakit')
    await expect.element(field('Kata sandi Anda')).not.toBeInTheDocument()
    expect(sent(beginKunciSandi).map(({ body }) => body)).toEqual([
      {},
      { password: 'bukan-itu' },
      { password: 'rahasia1' },
    ])
    expect(sent(addKunciSandi)[0]?.body.jawaban).toMatchObject({ id: 'AQID', response: { clientDataJSON: 'AQID' } })
  })

  test.each([
    ['NotAllowedError', ''],
    ['InvalidStateError', 'Perangkat ini sudah punya kunci sandi untuk akun Anda.'],
    ['UnknownError', 'Kunci sandi gagal dibuat. Coba lagi.'],
  ])('says of the %s of a device: "%s"', async (name, words) => {
    const create = vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('x', name))
    answer(beginKunciSandi, { permintaan: PERMINTAAN })
    await open()
    await press('Tambah kunci sandi')
    await expect.poll(() => create.mock.calls.length).toBe(1)
    await expect.element(button('Tambah kunci sandi')).toBeEnabled()
    const said = () =>
      page
        .getByRole('alert')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(said).toEqual(words ? [words] : [])
    expect(sent(addKunciSandi)).toEqual([])
  })
})

describe('stored passkeys', () => {
  test('show their new name', async () => {
    answer(listKunciSandi, () => [{ ...KUNCI, nama: sent(renameKunciSandi)[0]?.body.nama ?? KUNCI.nama }])
    answer(renameKunciSandi, { message: '' })
    await open()
    await press('Ubah nama HP di rakit')
    await fill('Nama kunci sandi', 'HP di kapal')
    await press('Simpan Nama')
    await see('HP di kapal')
    await press('Ubah nama HP di kapal')
    await press('Batal')
    await expect.element(field('Nama kunci sandi')).not.toBeInTheDocument()
    expect(sent(renameKunciSandi)).toHaveLength(1)
  })

  test('load again after a failure', async () => {
    answer(listKunciSandi, refuse('INTERNAL'))
    await open()
    await see('Gagal memuat kunci sandi')
    answer(listKunciSandi, [KUNCI])
    await press('Coba Lagi')
    await see('HP di rakit')
  })
})
