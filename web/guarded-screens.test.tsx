import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { screen, show } from '#web/testing/show.tsx'
import AkunPage from '#web/toko/akun/akun.page.tsx'
import AlamatPage from '#web/toko/alamat/alamat.page.tsx'
import CheckoutPage from '#web/toko/checkout/checkout.page.tsx'
import KabarPage from '#web/toko/kabar/kabar.page.tsx'
import MyDataPage from '#web/toko/pelanggan/my-data.page.tsx'
import ConfirmationPage from '#web/toko/pesanan-saya/confirmation.page.tsx'
import RiwayatPage from '#web/toko/pesanan-saya/riwayat.page.tsx'
import PengaturanAvatarPage from './toko/akun/profil/pengaturan-avatar.page.tsx'
import ProfilePengaturanPage from './toko/akun/profil/profile-pengaturan.page.tsx'
import PengaturanPasswordPage from './toko/akun/sandi/pengaturan-password.page.tsx'
import PengaturanPerangkatPage from './toko/akun/sesi/pengaturan-perangkat.page.tsx'
import PengaturanNotifikasiPage from './toko/saluran/pengaturan-notifikasi.page.tsx'

// Each with the address that the specification gives it. The walk visits the addresses in `web/routes.ts`.
// biome-ignore lint/suspicious/noExplicitAny: each route has props of its own
const GUARDED: [string, ComponentType<any>][] = [
  ['/produk/produk-satuan/pemesanan?produk=1 §2.080', CheckoutPage],
  ['/konfirmasi-pembayaran §2.081', ConfirmationPage],
  ['/riwayat-pembayaran §2.082', RiwayatPage],
  ['/Akun §2.083', AkunPage],
  ['/akun §2.084', AkunPage],
  ['/PengaturanProfil §2.085', ProfilePengaturanPage],
  ['/PengaturanAvatar §2.086', PengaturanAvatarPage],
  ['/PengaturanPassword §2.087', PengaturanPasswordPage],
  ['/PengaturanNotifikasi §2.088', PengaturanNotifikasiPage],
  ['/PengaturanPerangkat', PengaturanPerangkatPage],
  ['/akun/alamat', AlamatPage],
  ['/akun/data-saya', MyDataPage],
  ['/kabar', KabarPage],
]

// A request without a stub fails the test.
test.each(GUARDED)(
  'a screen of an account leads a guest to the login and requests nothing: %s §2.089 §2.090 §2.092 §6.02',
  async (title, Page) => {
    const [at = ''] = title.split(' ')
    const { address, router } = await show(screen(Page), { at })
    const box = page.getByRole('alertdialog')
    await expect.element(box.getByText('Akses Dibatasi')).toBeVisible()
    await expect.element(box.getByText('Anda harus login terlebih dahulu untuk mengakses halaman ini.')).toBeVisible()
    await expect.element(box.getByRole('button', { name: 'Batal' })).toBeVisible()
    await expect.poll(address).toBe('/login')
    expect(router.state.location.state).toMatchObject({ kembali: { to: at } })
  },
)
