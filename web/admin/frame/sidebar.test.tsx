import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { logoutAdmin } from '#contract/akun/admin.ts'
import type { Peran } from '#contract/peran.ts'
import { ADMIN_FEATURES } from '#web/admin/features.ts'
import { readAdminToken, setAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { answer, bare, sent, silence } from '#web/testing/api.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { RoomTabs } from './room-tabs.tsx'
import { Sidebar } from './sidebar.tsx'

const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
const addresses = () =>
  page
    .getByRole('link')
    .elements()
    .map((item) => item.getAttribute('href'))

const SPECIFIED = [
  '/kategori-produk',
  '/manajemen-produk',
  '/manajemen-paket',
  '/daftar-pesanan',
  '/metode-pembayaran',
  '/manajemen-artikel',
  '/laporan-pengguna',
  '/manajemen-user',
]

describe('menu of the office', () => {
  /** Rooms of each role: the first screen of each that the role may open. */
  test.each<[Peran, string[]]>([
    ['pesanan', ['Daftar Pesanan', 'Dasbor', 'Penarikan Lot', 'Pembeli', 'Percakapan WhatsApp', 'Metode Pengiriman']],
    ['gudang', ['Kategori Produk', 'Produk', 'Paket', 'Dasbor', 'Kemas Pesanan', 'Stok']],
    ['konten', ['Artikel', 'Pesan Masuk', 'Dasbor']],
    ['dokter', ['Dasbor', 'Resep', 'Penilaian Zat']],
  ])('shows the role %s exactly its rooms', async (peran, has) => {
    await showAdmin(<Sidebar />, { at: '/dasbor-admin', peran: [peran] })
    await expect.element(button('Logout')).toBeVisible()
    expect(names()).toEqual([...has, 'Akun Saya', 'Logout'])
  })

  test('shows the owner at most 14 rooms', async () => {
    await showAdmin(<Sidebar />, { at: '/dasbor-admin' })
    await expect.element(button('Logout')).toBeVisible()
    expect(addresses().length).toBeLessThanOrEqual(14)
  })

  test("begins with the specification's entries in its order §2.201 §2.202 §2.204", async () => {
    await showAdmin(<Sidebar />, { at: '/dasbor-admin' })
    await expect.element(link('Pengguna')).toBeVisible()
    expect(addresses().slice(0, 8)).toEqual(SPECIFIED)
    expect(addresses().indexOf('/metode-pengiriman')).toBeGreaterThan(addresses().indexOf('/metode-pembayaran'))
    await expect.element(button('Logout')).toBeVisible()
  })

  test.each([
    ['/dasbor-admin', 'Dasbor', 'page'],
    ['/karantina/5', 'Stok', 'true'],
    ['/opname', 'Stok', 'true'],
    ['/pesanan-semua', 'Daftar Pesanan', 'true'],
    ['/detail-pesanan-satuan/7', 'Daftar Pesanan', 'true'],
    ['/pencarian-kosong', 'Artikel', 'true'],
    ['/setoran/3', 'Keuangan', 'true'],
    ['/laporan-peramban', 'Pengaturan', 'true'],
  ])('on %s marks %s alone', async (at, name, current) => {
    await showAdmin(<Sidebar />, { at })
    await expect.element(link(name)).toHaveAttribute('aria-current', current)
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  })
})

describe('tabs of a room', () => {
  test('hold every other screen of the office exactly once', async () => {
    const first = await showAdmin(<Sidebar />, { at: '/dasbor-admin' })
    await expect.element(button('Logout')).toBeVisible()
    const rooms = addresses()
    await first.unmount()
    const found: (string | null)[] = []
    for (const room of rooms) {
      const tabs = await showAdmin(<RoomTabs />, { at: room ?? '' })
      found.push(...(addresses().length > 0 ? addresses() : [room]))
      await tabs.unmount()
    }
    const all = ADMIN_FEATURES.flatMap(({ menu = [] }) => menu.map(({ to }) => to))
    expect(found.toSorted()).toEqual(all.toSorted())
  })

  test.each<[string, Peran, string[], string | undefined]>([
    ['/lot', 'gudang', ['Lot Stok', 'Barang Masuk', 'Opname', 'Karantina', 'Penarikan Lot'], 'Lot Stok'],
    ['/opname', 'gudang', ['Lot Stok', 'Barang Masuk', 'Opname', 'Karantina', 'Penarikan Lot'], 'Opname'],
    [
      '/pesanan-semua',
      'pesanan',
      ['Daftar Pesanan', 'Kemas Pesanan', 'Persetujuan', 'Keluhan', 'Stok Ditahan'],
      'Daftar Pesanan',
    ],
    ['/lot/5', 'gudang', [], undefined],
    ['/tambah-artikel', 'konten', [], undefined],
    ['/daftar-resep', 'dokter', [], undefined],
  ])('on %s the role %s sees %j', async (at, peran, tabs, current) => {
    await showAdmin(<RoomTabs />, { at, peran: [peran] })
    expect(
      page
        .getByRole('link')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(tabs)
    expect(document.querySelector('[aria-current]')?.textContent).toBe(current)
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
    ['the session was over already §8.16', () => bare(401, {}), 'Sesi Anda telah berakhir. Silakan login kembali.'],
    ['the account is no administrator any more §8.17', () => bare(403, {}), 'Akses ditolak. Silakan login kembali.'],
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
