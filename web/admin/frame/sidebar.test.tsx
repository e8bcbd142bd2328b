import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { logoutAdmin } from '#contract/akun/admin.ts'
import type { Peran } from '#contract/peran.ts'
import { readAdminToken, setAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { answer, bare, refuse, sent, silence } from '#web/testing/api.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { Sidebar } from './sidebar.tsx'

const bagian = (title: string) => page.getByText(title)

describe('menu of the office', () => {
  test('shows each role its own screens', async () => {
    const first = await showAdmin(<Sidebar />, { at: '/dasbor-admin', peran: ['konten'] })
    await expect.element(link('Dasbor')).toHaveAttribute('aria-current', 'page')
    await expect.element(bagian('Isi toko')).toBeVisible()
    await expect.element(bagian('Uang')).not.toBeInTheDocument()
    await expect.element(link('Karantina')).not.toBeInTheDocument()
    await first.unmount()
    await showAdmin(<Sidebar />, { at: '/dasbor-admin', peran: ['gudang'] })
    await expect.element(link('Karantina')).toBeVisible()
    await expect.element(bagian('Isi toko')).not.toBeInTheDocument()
  })

  /** Entries of each role, in addition to those of everybody. */
  test.each<[Peran, string[]]>([
    [
      'pesanan',
      [
        ...['Dasbor', 'Semua Pesanan', 'Kemas Pesanan', 'Daftar Pesanan', 'Keluhan', 'Stok Ditahan', 'Penarikan Lot'],
        ...['Pembeli', 'Metode Pengiriman', 'Tarif Ongkir'],
      ],
    ],
    ['gudang', [...['Dasbor', 'Kategori Produk', 'Produk', 'Lot Stok', 'Paket', 'Kemas Pesanan'], ...['Karantina']]],
    [
      'konten',
      [
        ...['Dasbor', 'Kata Pencarian', 'Pencarian Tanpa Hasil', 'Direktori', 'Artikel', 'Kaitan Penyakit'],
        ...['Catatan Penyakit', 'Beranda', 'Pesan Masuk', 'Ulasan'],
      ],
    ],
    ['dokter', ['Dasbor', 'Resep']],
  ])('shows the role %s exactly its entries', async (peran, has) => {
    await showAdmin(<Sidebar />, { at: '/dasbor-admin', peran: [peran] })
    await expect.element(button('Logout')).toBeVisible()
    const names = page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
    expect(names.toSorted()).toEqual([...has, 'Perangkat Saya', 'Keamanan Akun', 'Logout'].toSorted())
  })

  test('shows the owner everything', async () => {
    await showAdmin(<Sidebar />, { at: '/dasbor-admin' })
    for (const title of ['Pesanan', 'Barang', 'Pembeli', 'Uang', 'Isi toko', 'Toko', 'Orang dan keamanan'])
      await expect.element(bagian(title).first()).toBeVisible()
  })

  test("begins with the specification's entries in its order §2.201 §2.202 §2.204", async () => {
    await showAdmin(<Sidebar />, { at: '/dasbor-admin' })
    await expect.element(link('Pengguna')).toBeVisible()
    const to = page
      .getByRole('link')
      .elements()
      .map((item) => item.getAttribute('href'))
    expect(to.slice(0, 8)).toEqual([
      '/kategori-produk',
      '/manajemen-produk',
      '/manajemen-paket',
      '/daftar-pesanan',
      '/metode-pembayaran',
      '/manajemen-artikel',
      '/laporan-pengguna',
      '/manajemen-user',
    ])
    expect(to.indexOf('/metode-pengiriman')).toBeGreaterThan(to.indexOf('/metode-pembayaran'))
    await expect.element(button('Logout')).toBeVisible()
  })

  test('keeps folded on this device what was folded', async () => {
    const first = await showAdmin(<Sidebar />, { at: '/dasbor-admin' })
    await expect.element(link('Karantina')).toBeVisible()
    await press(bagian('Barang'))
    await expect.element(link('Karantina')).not.toBeInTheDocument()
    await first.unmount()
    await showAdmin(<Sidebar />, { at: '/dasbor-admin' })
    await expect.element(link('Karantina')).not.toBeInTheDocument()
    await expect.element(bagian('Pembeli').first()).toBeVisible()
    await press(bagian('Barang'))
    await expect.element(link('Karantina')).toBeVisible()
    expect(localStorage.getItem('menu-kantor-tertutup')).toBeNull()
  })

  test('opens the folded part of the current screen', async () => {
    localStorage.setItem('menu-kantor-tertutup', 'barang,uang')
    window.dispatchEvent(new StorageEvent('storage', { key: 'menu-kantor-tertutup' }))
    await showAdmin(<Sidebar />, { at: '/karantina' })
    await expect.element(link('Karantina')).toHaveAttribute('aria-current', 'page')
    await press(bagian('Barang'))
    await expect.element(link('Karantina')).not.toBeInTheDocument()
  })

  test('marks the entry to which a screen belongs', async () => {
    await showAdmin(<Sidebar />, { at: '/karantina/5' })
    await expect.element(link('Karantina')).toHaveAttribute('aria-current', 'true')
  })
})

describe('logging out of the office', () => {
  test('requires a confirmation, and stays after a no §8.15', async () => {
    await showAdmin(<Sidebar />, { at: '/dasbor-admin' })
    await press('Logout')
    await see('Apakah Anda yakin ingin logout?')
    await press('Batal')
    await seeNot('Apakah Anda yakin ingin logout?')
    expect(readAdminToken()).toBe('masuk')
  })

  test('requires no confirmation without a session §8.21', async () => {
    const { address } = await showAdmin(<Sidebar />, { at: '/dasbor-admin' })
    setAdminToken(null)
    await press('Logout')
    await expect.poll(address).toBe('/login-admin')
    await seeNot('Apakah Anda yakin ingin logout?')
    expect(sent(logoutAdmin)).toEqual([])
  })

  test.each([
    ['the server confirms it', () => ({ status: 'success' as const, message: 'ok' }), undefined],
    [
      'the session was over already §8.16',
      () => refuse('UNAUTHENTICATED'),
      'Sesi Anda telah berakhir. Silakan login kembali.',
    ],
    [
      'the account is no administrator any more §8.17',
      () => refuse('FORBIDDEN'),
      'Akses ditolak. Silakan login kembali.',
    ],
    ['the server fails §8.18', () => bare(500, {}), 'Terjadi kesalahan saat logout'],
    ['the server gives a reason', () => bare(500, { message: 'Server sedang dirawat' }), 'Server sedang dirawat'],
    ['there is no answer §8.19', silence, 'Tidak ada koneksi ke server. Silakan periksa koneksi internet Anda.'],
  ] as const)('ends the session here when %s §2.203 §4.08 §8.20 §6.08', async (_, reply, words) => {
    answer(logoutAdmin, reply)
    const { address } = await showAdmin(<Sidebar />, { at: '/dasbor-admin' })
    await press('Logout')
    await press('Ya, Logout')
    await expect.poll(address).toBe('/login-admin')
    expect(sent(logoutAdmin)[0]?.headers.get('Authorization')).toBe('Bearer masuk')
    expect([readAdminToken(), localStorage.getItem('adminToken')]).toEqual([null, null])
    if (words) await see(words)
  })
})
