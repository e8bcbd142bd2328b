import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  changePassword,
  deleteProfileGambar,
  getProfile,
  login,
  Profile,
  register,
  updateProfile,
  uploadProfileGambar,
} from '#contract/akun/endpoints.ts'
import { forgotPassword } from '#contract/akun/sandi.ts'
import { Alamat } from '#contract/alamat/alamat.ts'
import { createAlamat, listAlamat } from '#contract/alamat/endpoints.ts'
import { checkPesanan } from '#contract/checkout/limits.ts'
import { computeOngkir } from '#contract/checkout/ongkir.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { countProduk, listKategori, listPaket, listProduk, Produk } from '#contract/katalog/endpoints.ts'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { listPengiriman, Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { createPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { answer, bare, garbage, sent, silence } from '#web/testing/api.ts'
import { passUntil, stopTimers } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, pick, press, see } from '#web/testing/hand.ts'
import { expectHiddenInNextTry } from '#web/testing/next-try.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import { AlamatDialog } from '#web/toko/alamat/alamat-dialog.tsx'
import { FeaturedPaket } from '#web/toko/beranda/featured-paket.tsx'
import { KontakForm } from '#web/toko/kontak/kontak-form.tsx'
import { ProfileFields } from './toko/akun/profil/profile-form.tsx'
import { ProfileFoto } from './toko/akun/profil/profile-foto.tsx'
import { ForgotPasswordForm } from './toko/akun/sandi/forgot-password-form.tsx'
import { PasswordForm } from './toko/akun/sandi/password-form.tsx'
import { LoginForm } from './toko/akun/sesi/login-form.tsx'
import { RegisterForm } from './toko/akun/sesi/register-form.tsx'
import { produkLine } from './toko/checkout/baris-pesanan.ts'
import { CheckoutForm } from './toko/checkout/checkout-form.tsx'
import PaketListPage from './toko/katalog/paket/paket-list.page.tsx'
import { FilterPanel } from './toko/katalog/produk/filter-panel.tsx'
import ProdukListPage from './toko/katalog/produk/produk-list.page.tsx'

const LABELS = 'Server sedang menolak.'

/** Failures between browser and server. A timeout is handled like an unreachable server. */
const METHOD = {
  diam: silence,
  kata: () => bare(400, { message: LABELS }),
  rusak: () => bare(500, {}),
  bukanJson: () => garbage(200),
}
type Method = keyof typeof METHOD

/** Message per kind of failure. Default: the message for an unreachable server. */
type Sentences = { diam: string } & Partial<Record<Method, string>>
const sentence = (sentences: Sentences, method: Method): string =>
  sentences[method] ?? (method === 'bukanJson' ? (sentences.rusak ?? sentences.diam) : sentences.diam)

interface Case {
  endpoint: Endpoint
  sentences: Sentences
  screen: ReactNode
  /** Fills the form. */
  type(): Promise<unknown>
  /** Sends the request. */
  act(): Promise<unknown>
  /** True if the screen sends the request again by itself, after pauses. */
  isResent?: boolean
  /** Checks that the typed values are kept. */
  kept(): Promise<unknown>
}

const PROFILE = contoh(Profile, { id: 7, userId: 7, nama: 'Siti', email: 'siti@contoh.id', no_hp: '081234567890' })
const foto = async () => pick(field('Pilih Foto'), new File(['x'], 'a.png', { type: 'image/png' }))
const holds = (label: string, value: string) => expect.element(field(label)).toHaveValue(value)

const PRODUK = contoh(Produk, { produkId: 3, nama: 'Vitamin A', harga: 25_000, stok: 5 })
const REGULAR = contoh(Pengiriman, { shippingId: 1, kode: 'reguler', nama: 'Reguler', gratis_mulai: null })
const ALAMAT = contoh(Alamat, { alamatId: 4, penerima: 'Siti', no_hp: '081234567890', rincian: 'x', teks: 'Dermaga 3' })

const FORMS: Record<string, Case> = {
  'logging in §8.01 §8.02 §8.03 §8.04': {
    endpoint: login,
    sentences: {
      diam: 'Tidak ada respon dari server',
      kata: LABELS,
      rusak: 'Login gagal',
      bukanJson: 'Terjadi kesalahan saat login',
    },
    screen: <LoginForm email="siti@contoh.id" />,
    type: () => fill('Kata sandi', 'rahasia-uji'),
    act: () => press('Login'),
    kept: () => holds('Kata sandi', 'rahasia-uji'),
  },
  'registering §8.07 §8.08 §8.09': {
    endpoint: register,
    sentences: {
      diam: 'Tidak dapat terhubung ke server',
      kata: LABELS,
      rusak: 'Gagal mendaftar',
      bukanJson: 'Terjadi kesalahan saat mendaftar',
    },
    screen: <RegisterForm />,
    async type() {
      await fill('Nama Lengkap', 'Siti')
      await fill('Email', 'siti@contoh.id')
      await fill('Nomor HP', '081234567890')
      await fill('Kata sandi', 'rahasia-uji')
    },
    act: () => press('Daftar'),
    kept: () => holds('Nama Lengkap', 'Siti'),
  },
  'asking for a new password': {
    endpoint: forgotPassword,
    sentences: { diam: 'Tidak dapat terhubung ke server', kata: LABELS, rusak: 'Terjadi kesalahan' },
    screen: <ForgotPasswordForm />,
    type: () => fill('Email', 'siti@contoh.id'),
    act: () => press('Kirim Tautan'),
    kept: () => holds('Email', 'siti@contoh.id'),
  },
  'writing to the shop §8.51': {
    endpoint: createLaporan,
    sentences: { diam: 'Terjadi kesalahan saat mengirim pesan!' },
    screen: <KontakForm />,
    async type() {
      await fill('Nama', 'Siti')
      await fill('Email', 'siti@contoh.id')
      await fill('Pesan / Pengaduan', 'Ikan saya lemas')
    },
    act: () => press('Kirim Pesan'),
    kept: () => holds('Pesan / Pengaduan', 'Ikan saya lemas'),
  },
  'saving the profile §8.46': {
    endpoint: updateProfile,
    sentences: { diam: 'Gagal memperbarui profil', kata: LABELS },
    screen: <ProfileFields profile={PROFILE} />,
    type: () => fill('Nama Lengkap', 'Siti Aminah'),
    async act() {
      await press('Simpan Perubahan')
      await press('Simpan')
    },
    kept: () => holds('Nama Lengkap', 'Siti Aminah'),
  },
  'changing the password §8.49': {
    endpoint: changePassword,
    sentences: { diam: 'Gagal mengubah password', kata: LABELS },
    screen: <PasswordForm />,
    async type() {
      await fill('Kata sandi lama', 'rahasia-uji')
      await fill('Kata sandi baru', 'baru-sekali')
      await fill('Ulangi kata sandi', 'baru-sekali')
    },
    act: () => press('Ganti kata sandi'),
    kept: () => holds('Kata sandi baru', 'baru-sekali'),
  },
  'saving a photo §8.43': {
    endpoint: uploadProfileGambar,
    sentences: { diam: 'Gagal mengunggah gambar', kata: LABELS },
    screen: <ProfileFoto profile={PROFILE} />,
    type: foto,
    act: () => press('Simpan'),
    async kept() {
      await press('OK')
      await see('Foto baru belum disimpan.')
    },
  },
  'deleting a photo §8.44': {
    endpoint: deleteProfileGambar,
    sentences: { diam: 'Gagal menghapus gambar', kata: LABELS },
    screen: <ProfileFoto profile={{ ...PROFILE, gambar: 'a.webp' }} />,
    type: async () => {},
    async act() {
      await press('Hapus')
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }))
    },
    kept: () => press('OK'),
  },
  'writing an address': {
    endpoint: createAlamat,
    sentences: { diam: 'Gagal menyimpan alamat', kata: LABELS },
    screen: <AlamatDialog title="Tambah Alamat" alamat={undefined} profile={PROFILE} open onClose={() => {}} />,
    type: () => fill('Alamat', 'Desa Tejakula'),
    act: () => press('Simpan alamat'),
    kept: () => holds('Alamat', 'Desa Tejakula'),
  },
  'making an order §8.39': {
    endpoint: createPesanan,
    isResent: true,
    sentences: {
      diam: 'Tidak ada sinyal. Belum ada uang yang ditarik.',
      kata: LABELS,
      rusak: 'Terjadi kesalahan',
    },
    screen: <CheckoutForm lines={[produkLine(PRODUK, 2)]} initialPengiriman="reguler" />,
    async type() {
      await see('Dermaga 3')
      await fill('Catatan pesanan (opsional)', 'Titip di pos')
    },
    async act() {
      await press('Bayar Sekarang')
      await press('Ya, Bayar')
    },
    async kept() {
      await see('Gagal Membuat Pesanan')
      await press('OK')
      await holds('Catatan pesanan (opsional)', 'Titip di pos')
      await expect.element(page.getByRole('radio', { name: /Reguler/ })).toBeChecked()
    },
  },
}

/** The element that a screen reader announces: an alert or the message dialog. */
const heard = (text: string) => page.getByRole('alert').or(page.getByRole('alertdialog')).filter({ hasText: text })

beforeEach(() => {
  answer(countProduk, { penyakit: {}, golongan: {}, cara: {} })
  answer(listRiwayat, { data: [], page: 1, total: 0, totalPages: 0 })
  signIn()
  answer(getProfile, { ...PROFILE, user: PROFILE })
  answer(listAlamat, { data: [ALAMAT] })
  answer(listMyHarga, { grup: null, harga: [] })
  answer(listPengiriman, { data: [REGULAR] })
  answer(computeOngkir, { data: [] })
  answer(checkPesanan, { halangan: null })
})

describe.each(Object.entries(FORMS))('%s', (_, { endpoint, sentences, screen, type, act, isResent, kept }) => {
  test('announces every failure until the next try, keeps the input, and leaves the focus on the screen', async () => {
    await show(screen)
    await type()
    for (const method of Object.keys(METHOD) as Method[]) {
      answer(endpoint, METHOD[method] as never)
      const before = sent(endpoint).length
      if (isResent) stopTimers()
      await act()
      await expect.poll(() => sent(endpoint).length).toBe(before + 1)
      const message = heard(sentence(sentences, method)).first()
      if (isResent) await passUntil(() => message.elements().length > 0)
      await expect.element(message, { message: method }).toBeVisible()
      await expect.poll(() => document.activeElement?.tagName, { message: method }).not.toBe('BODY')
      await kept()
    }
    if (!isResent) await expectHiddenInNextTry(endpoint, act)
  })
})

const ERROR = {
  diam: 'Error: Tidak ada respon dari server',
  kata: `Error: ${LABELS}`,
  rusak: 'Error: Terjadi kesalahan',
}
const LIST: Record<string, { endpoint: Endpoint; sentences: Sentences; screen: ReactNode }> = {
  'the packages §8.30': {
    endpoint: listPaket,
    sentences: { diam: 'Gagal mengambil data paket' },
    screen: screen(PaketListPage),
  },
  'the packages of the landing page': {
    endpoint: listPaket,
    sentences: { diam: 'Gagal mengambil data paket' },
    screen: <FeaturedPaket />,
  },
  'the products §8.31': { endpoint: listProduk, sentences: ERROR, screen: screen(ProdukListPage) },
  'the categories §8.34': {
    endpoint: listKategori,
    sentences: { diam: 'Gagal memuat kategori' },
    screen: <FilterPanel />,
  },
}

describe.each(Object.entries(LIST))('%s', (_, { endpoint, sentences, screen }) => {
  test.each(Object.keys(METHOD) as Method[])('says the failure aloud and offers another try (%s)', async (method) => {
    if (endpoint !== listKategori) answer(listKategori, [])
    answer(endpoint, METHOD[method] as never)
    await page.viewport(1440, 900)
    await show(screen)
    await expect.element(heard(sentence(sentences, method)).first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Coba Lagi' })).toBeEnabled()
    await page.viewport(390, 844)
  })
})

test('a server that takes too long is treated as unreachable', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  answer(listKategori, () => new Promise<never>(() => {}))
  await expect(call(listKategori, { query: {} })).rejects.toMatchObject({ code: 'NO_RESPONSE' })
  vi.restoreAllMocks()
})
