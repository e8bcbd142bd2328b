import { generateSync } from 'otplib'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { getAdmin, loginAdmin } from '#contract/akun/admin.ts'
import { confirmEmail, restoreEmail } from '#contract/akun/email.ts'
import { changePassword, login, updateProfile } from '#contract/akun/endpoints.ts'
import {
  beginKode,
  changePasswordAdmin,
  confirmKode,
  disableKode,
  proveAdmin,
  renewRecoveryCodes,
  requireKode,
} from '#contract/akun/keamanan-admin.ts'
import {
  addKunciSandi,
  beginKunciSandi,
  beginLoginKunci,
  loginKunci,
  removeKunciSandi,
} from '#contract/akun/kunci-sandi.ts'
import { endOtherPerangkat, endPerangkat } from '#contract/akun/perangkat.ts'
import { endOtherPerangkatAdmin, endPerangkatAdmin } from '#contract/akun/perangkat-admin.ts'
import { forgotPassword, resetPassword } from '#contract/akun/sandi.ts'
import { getDasbor } from '#contract/dasbor/admin.ts'
import type { Input } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type Kejadian, listKejadian } from '#contract/keamanan/admin.ts'
import { deletePengguna, updatePengguna } from '#contract/pengguna/admin.ts'
import { exportPesanan } from '#contract/pesanan-admin/admin.ts'
import { tautanEmailRepository } from '#server/features/akun/email/tautan-email.repository.ts'
import { keamanan } from '#server/features/keamanan/keamanan.feature.ts'
import { kejadianRepository } from '#server/features/keamanan/kejadian.repository.ts'
import { flushKejadian, recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { newAuthenticator } from '#server/testing/authenticator.ts'
import { buildAdmin, buildPelanggan, buildPesanan, PASSWORD } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { sesiRepository } from './features/akun/sesi/sesi.repository.ts'
import { recordRefused } from './refused.ts'

const shop = await testApp(new Date('2026-11-20T05:00:30Z'))
const { db, clock } = shop.deps
const admin = await buildAdmin(db, clock())
afterAll(() => shop.close())
beforeEach(async () => {
  await flushKejadian(shop.deps)
  await db.deleteFrom('kejadian').execute()
  await signIn()
})

/** Opens a new session, because an office session lasts a day. */
async function signIn() {
  admin.token = await sesiRepository(db).open(admin.pengguna_id, clock(), 'kantor')
}

async function setClock(to: string) {
  shop.setClock(new Date(to))
  await signIn()
}

const since = (ip: string) => ({ ip, requestId: '' })

async function kejadian(query: Input<typeof listKejadian>['query'] = {}) {
  const { body, status } = await shop.call(listKejadian, { query }, { token: admin.token })
  expect(status).toBe(200)
  // Events of the same moment have no defined order.
  return body.toSorted((a: Kejadian, b: Kejadian) => (a.jenis + a.keterangan).localeCompare(b.jenis + b.keterangan))
}

test('logs a failed login with the guessed account, repeats within a minute once with a count', async () => {
  const body = { email: admin.email.toUpperCase(), password: 'bukan-ini' }
  for (let at = 0; at < 3; at++) await shop.call(loginAdmin, { body })
  await shop.call(login, { body: { email: 'tidak@ada.id', password: 'bukan-ini' } })
  expect(await kejadian({ jenis: 'login-gagal' })).toMatchObject([
    { orang: { email: admin.email, role: 'admin' }, kali: 3, keterangan: 'Email atau kata sandi salah (admin toko)' },
    { orang: null, kali: 1, keterangan: 'Email atau kata sandi salah (toko)', alamat: '127.0.0.1' },
  ])
})

test('logs office requests without the right, with the name if known', async () => {
  const { token, email } = await buildPelanggan(db, clock())
  await shop.call(getAdmin, {}, { token })
  await shop.call(getAdmin)
  expect(await kejadian({ jenis: 'ditolak' })).toMatchObject([
    { orang: null, keterangan: 'Belum login, atau loginnya sudah berakhir (admin toko)' },
    { orang: { email }, keterangan: 'Tanpa hak (admin toko)' },
  ])
})

test("logs an administrator's change of an account with both", async () => {
  const akun = await buildPelanggan(db, clock())
  const email = 'surat-baru@contoh.id'
  const body = { nama: akun.nama, email, no_hp: akun.no_hp, role: 'admin' as const, password: 'tiga-kata-saya' }
  const params = { userId: akun.pengguna_id }
  expect((await shop.call(updatePengguna, { params, body }, { token: admin.token })).status).toBe(200)
  const person = { userId: akun.pengguna_id, email, role: 'admin' }
  expect(await kejadian({ q: email })).toMatchObject([
    { jenis: 'email', keterangan: `${akun.email} → ${email}`, orang: person, oleh: admin.nama },
    { jenis: 'kata-sandi', keterangan: 'Diganti', orang: person, oleh: admin.nama },
    { jenis: 'peran', keterangan: 'Pembeli → Administrator tanpa peran', orang: person, oleh: admin.nama },
  ])
})

test('logs a login, a new password and its link with their account', async () => {
  const akun = await buildPelanggan(db, clock())
  await shop.call(login, { body: { email: akun.email, password: PASSWORD } })
  const body = { currentPassword: PASSWORD, newPassword: 'tiga-kata-saya', confirmPassword: 'tiga-kata-saya' }
  const changed = await shop.call(changePassword, { body }, { token: akun.token })
  expect(changed.status).toBe(200)
  await shop.call(updateProfile, { body: { email: `lain-${akun.email}` } }, { token: changed.body.token })
  await shop.sendSurat()
  const tautan = shop.surat.find(({ kepada }) => kepada === `lain-${akun.email}`)?.teks ?? ''
  const [, token = ''] = /token=([\w-]+)/.exec(tautan) ?? []
  expect((await shop.call(confirmEmail, { body: { token } })).status).toBe(200)
  expect(await kejadian({ q: akun.email })).toMatchObject([
    { jenis: 'email', keterangan: `${akun.email} → lain-${akun.email}` },
    { jenis: 'kata-sandi', keterangan: 'Diganti' },
    { jenis: 'login', keterangan: 'Toko' },
  ])
})

test('logs codes and proofs of the office, and wrong ones', async () => {
  const ini = await buildAdmin(db, clock())
  const asked = { token: ini.token }
  await shop.call(proveAdmin, { body: { password: 'bukan-ini' } }, asked)
  expect((await shop.call(proveAdmin, { body: { password: PASSWORD } }, asked)).status).toBe(200)
  expect((await shop.call(requireKode, { body: { wajib: false } }, asked)).status).toBe(200)
  expect(await kejadian({ q: ini.email })).toMatchObject([
    { jenis: 'bukti-ulang', keterangan: 'Kata sandi' },
    { jenis: 'dua-faktor-mati', keterangan: 'Tidak lagi wajib' },
    { jenis: 'login-gagal', keterangan: 'Kata sandi atau kode salah (admin toko)' },
  ])
})

const mailedTo = async (email: string) =>
  (await kejadian({ q: email, limit: 100 })).map(({ jenis, keterangan }: Kejadian) => `${jenis}: ${keterangan}`)

test("logs each step of an administrator's own login", async () => {
  const { token, email } = await buildAdmin(db, clock())
  const asked = { token }
  await shop.call(loginAdmin, { body: { email, password: PASSWORD } })
  const { rahasia } = (await shop.call(beginKode, {}, asked)).body
  const currentKode = () => generateSync({ secret: rahasia, epoch: Math.floor(clock().getTime() / 1000) })
  expect((await shop.call(confirmKode, { body: { kode: currentKode() } }, asked)).status).toBe(200)
  shop.setClock(new Date(clock().getTime() + 60_000))
  expect((await shop.call(proveAdmin, { body: { kode: currentKode() } }, asked)).status).toBe(200)
  await shop.call(requireKode, { body: { wajib: true } }, asked)
  await shop.call(requireKode, { body: { wajib: false } }, asked)
  await shop.call(renewRecoveryCodes, {}, asked)
  shop.setClock(new Date(clock().getTime() + 60_000))
  expect((await shop.call(disableKode, { body: { kode: currentKode() } }, asked)).status).toBe(200)
  await shop.call(endPerangkatAdmin, { params: { sesiId: 999_999 } }, asked)
  await shop.call(endOtherPerangkatAdmin, {}, asked)
  const fresh = 'tiga kata panjang'
  const body = { currentPassword: PASSWORD, newPassword: fresh, confirmPassword: fresh }
  expect((await shop.call(changePasswordAdmin, { body }, asked)).status).toBe(200)
  expect(await mailedTo(email)).toEqual([
    'bukti-ulang: Kode',
    'dua-faktor-mati: Dimatikan',
    'dua-faktor-mati: Tidak lagi wajib',
    'dua-faktor: Dinyalakan',
    'dua-faktor: Kode pemulihan baru',
    'dua-faktor: Wajib untuk semua administrator',
    'kata-sandi: Diganti',
    'login: Admin toko',
    'sesi-diakhiri: Satu perangkat',
    'sesi-diakhiri: Semua perangkat lain',
  ])
})

test("logs each step of a customer's own login", async () => {
  const { email } = await buildPelanggan(db, new Date(clock().getTime() - 3 * 86_400_000))
  const { token } = (await shop.call(login, { body: { email, password: PASSWORD } })).body
  const asked = { token }
  const device = newAuthenticator('http://localhost:3040')
  const { permintaan } = (await shop.call(beginKunciSandi, { body: {} }, asked)).body
  const { kunciId } = (
    await shop.call(addKunciSandi, { body: { jawaban: device.register(permintaan) as never } }, asked)
  ).body
  const entered = (await shop.call(beginLoginKunci)).body.permintaan
  expect((await shop.call(loginKunci, { body: { jawaban: device.sign(entered) as never } })).status).toBe(200)
  await shop.call(removeKunciSandi, { params: { kunciId } }, asked)
  await shop.call(endPerangkat, { params: { sesiId: 999_999 } }, asked)
  await shop.call(endOtherPerangkat, {}, asked)
  expect(await mailedTo(email)).toEqual([
    'kunci-sandi: Dihapus',
    'kunci-sandi: Ditambahkan',
    'login: Toko',
    'login: Toko, dengan kunci sandi',
    expect.stringMatching(/^perangkat-baru: ./),
    'sesi-diakhiri: Satu perangkat',
    'sesi-diakhiri: Semua perangkat lain',
  ])
})

test('logs a confirmed address and a reverted one', async () => {
  const akun = await buildPelanggan(db, clock())
  const fresh = `pindah-${akun.email}`
  const tautan = tautanEmailRepository(db)
  const one = await tautan.open('konfirmasi', akun.pengguna_id, akun.email, clock())
  expect((await shop.call(confirmEmail, { body: { token: one.token } })).status).toBe(200)
  const two = await tautan.open('kembali', akun.pengguna_id, fresh, clock())
  expect((await shop.call(restoreEmail, { body: { token: two.token } })).status).toBe(200)
  expect(await mailedTo(fresh)).toEqual([
    `email: ${akun.email} → ${fresh}, dikembalikan`,
    `email: ${akun.email} dikonfirmasi`,
  ])
})

test.each<[ErrorCode, access: 'publik' | 'pelanggan' | 'admin', jenis: string | undefined, sebab?: string]>([
  ['LOGIN_SALAH', 'publik', 'login-gagal'],
  ['LOGIN_KUNCI_GAGAL', 'publik', 'login-gagal'],
  ['KODE_SALAH', 'publik', 'login-gagal'],
  ['BUKTI_SALAH', 'admin', 'login-gagal'],
  ['PASSWORD_LAMA_SALAH', 'pelanggan', 'login-gagal'],
  ['PESANAN_BELUM_DIBAYAR', 'pelanggan', 'batas-pesanan', 'Terlalu banyak pesanan yang belum dibayar'],
  [
    ...(['PESANAN_TERLALU_SERING', 'pelanggan', 'batas-pesanan'] as const),
    'Terlalu banyak pesanan yang belum dibayar dari satu jaringan',
  ],
  [
    ...(['BORONGAN_BELUM_DIBAYAR', 'pelanggan', 'batas-pesanan'] as const),
    'Memesan sebagian besar stok dari terlalu banyak produk tanpa membayar',
  ],
  ['UNGGAHAN_TERLALU_SERING', 'publik', 'unggahan'],
  ['KONTAK_TERLALU_SERING', 'publik', 'dibatasi'],
  ['LOGIN_TERLALU_SERING', 'publik', 'dibatasi'],
  ['UNAUTHENTICATED', 'admin', 'ditolak', 'Belum login, atau loginnya sudah berakhir'],
  ['FORBIDDEN', 'admin', 'ditolak', 'Tanpa hak'],
  ['BUKAN_BAGIAN_ANDA', 'admin', 'ditolak', 'Bukan bagian perannya'],
  ['UNAUTHENTICATED', 'pelanggan', undefined],
  ['VALIDATION_FAILED', 'admin', undefined],
  ['PRODUK_TIDAK_ADA', 'publik', undefined],
])('logs a rejection with %s (%s) as %s', async (code, access, kind, reason) => {
  const caller = { method: 'POST', headers: {}, ip: '203.0.113.9', id: 'uji' }
  const request = { ...caller, routeOptions: { config: { access }, url: '/api/uji' }, body: {} }
  recordRefused(shop.deps, new AppError(code), request as never)
  const place = access === 'admin' ? 'admin toko' : 'toko'
  const remark = reason ? `${reason} (${place})` : expect.stringMatching(`\\(${place}\\)$`)
  expect(await kejadian()).toMatchObject(kind ? [{ jenis: kind, keterangan: remark, alamat: '203.0.113.9' }] : [])
})

test.each<ErrorCode>(['LOGIN_SALAH', 'KODE_SALAH', 'LOGIN_TERLALU_SERING'])(
  'logs a guess with %s at the account of the typed address',
  async (code) => {
    const { email } = await buildPelanggan(db, clock())
    const caller = { method: 'POST', headers: {}, ip: '203.0.113.9', id: 'uji' }
    const routeOptions = { config: { access: 'publik' }, url: '/api/uji' }
    recordRefused(shop.deps, new AppError(code), { ...caller, routeOptions, body: { email } } as never)
    expect(await kejadian()).toMatchObject([{ orang: { email } }])
  },
)

test('shortens addresses in the log of the process', async () => {
  const info = vi.fn()
  const log = { ...shop.deps.log, info, warn: info }
  const remark = 'budi@contoh.id → sari@contoh.id'
  recordKejadian({ ...shop.deps, log }, { jenis: 'email', keterangan: remark, penggunaId: admin.pengguna_id })
  expect(info.mock.calls[0]?.[0]).toMatchObject({ keterangan: 'b…@contoh.id → s…@contoh.id' })
})

test('logs the download of a file with customers', async () => {
  expect((await shop.call(exportPesanan, {}, { token: admin.token })).status).toBe(200)
  expect(await kejadian({ jenis: 'ekspor-orang' })).toMatchObject([{ orang: { email: admin.email } }])
})

test('keeps an event of a deleted person, without address and text', async () => {
  const akun = await buildPelanggan(db, clock())
  const pesanan = await buildPesanan(db, clock(), akun.pengguna_id, { status_pembayaran: 'cancelled' })
  await shop.call(login, { body: { email: akun.email, password: PASSWORD } })
  await kejadian()
  const deletion = await shop.call(deletePengguna, { params: { userId: akun.pengguna_id } }, { token: admin.token })
  expect([deletion.status, pesanan.pengguna_id]).toEqual([200, akun.pengguna_id])
  expect(
    await db.selectFrom('kejadian').selectAll().where('pengguna_id', '=', akun.pengguna_id).execute(),
  ).toMatchObject([{ jenis: 'login', alamat: null, keterangan: '', kunci: null }])
  expect(await kejadian({ q: akun.email })).toEqual([])
})

test('logs a mailed link, and its use', async () => {
  const akun = await buildPelanggan(db, clock())
  await shop.call(forgotPassword, { body: { email: akun.email } })
  // The answer does not wait for the mail.
  const surat = () => shop.surat.find(({ kepada }) => kepada === akun.email)
  await waitFor('the mailed link', async () => {
    await shop.sendSurat()
    return surat() !== undefined
  })
  const [, token = ''] = /token=([\w-]+)/.exec(surat()?.teks ?? '') ?? []
  const body = { token, password: 'tiga-kata-saya', confirmPassword: 'tiga-kata-saya' }
  expect((await shop.call(resetPassword, { body })).status).toBe(200)
  const all = await kejadian({ q: akun.email })
  expect(all).toMatchObject([{ keterangan: 'Diatur ulang lewat tautan' }, { keterangan: 'Tautan atur ulang dikirim' }])
  expect(JSON.stringify(all)).not.toContain(token)
})

test.each([
  ['ditolak', 10],
  ['login-gagal', 11],
  ['dibatasi', 12],
  ['batas-pesanan', 13],
  ['unggahan', 14],
] as const)('limits events that strangers cause (%s), and counts the excess', async (kind, minutes) => {
  // The bound is one of a minute.
  await setClock(`2026-11-20T05:${minutes}:30Z`)
  for (let at = 0; at < 1000; at++)
    recordKejadian(shop.deps, { jenis: kind, keterangan: 'Tanpa hak', dari: since(`10.0.${at >> 8}.${at & 255}`) })
  recordKejadian(shop.deps, {
    jenis: 'peran',
    keterangan: 'Pelanggan → Administrator',
    penggunaId: admin.pengguna_id,
  })
  expect(await kejadian({ jenis: 'peran', q: admin.email })).toHaveLength(1)
  expect(await kejadian({ jenis: 'terlewat' })).toMatchObject([{ kali: 700, orang: null }])
  const { headers } = await shop.call(listKejadian, { query: { q: '10.0.', limit: 1 } }, { token: admin.token })
  expect(headers['x-total-count']).toBe('300')
})

test('lists events by day, by account, and by address', async () => {
  const akun = await buildPelanggan(db, clock(), { no_hp: '085211112222' })
  const alamat = '203.0.113.7'
  await setClock('2026-11-24T16:59:00Z')
  recordKejadian(shop.deps, { jenis: 'login', keterangan: 'Toko', penggunaId: akun.pengguna_id, dari: since(alamat) })
  await setClock('2026-11-24T17:01:00Z')
  recordKejadian(shop.deps, {
    jenis: 'login',
    keterangan: 'Admin toko',
    penggunaId: admin.pengguna_id,
    dari: since(alamat),
  })
  recordKejadian(shop.deps, { jenis: 'login-gagal', keterangan: 'Toko', email: 'tidak@ada.id', dari: since(alamat) })
  const kindOf = async (query: Input<typeof listKejadian>['query']) =>
    (await kejadian({ q: alamat.slice(0, -2), ...query })).map(
      ({ jenis, keterangan }: Kejadian) => `${jenis} ${keterangan}`,
    )
  expect(await kindOf({ sampai: '2026-11-24' })).toEqual(['login Toko'])
  expect(await kindOf({ dari: '2026-11-25' })).toEqual(['login-gagal Toko', 'login Admin toko'])
  expect(await kindOf({ siapa: 'admin' })).toEqual(['login Admin toko'])
  expect(await kindOf({ siapa: 'pelanggan' })).toEqual(['login Toko'])
  expect(await kindOf({ siapa: 'tidak-dikenal' })).toEqual(['login-gagal Toko'])
  expect((await kejadian({ q: akun.no_hp, jenis: 'login' })).map(({ keterangan }: Kejadian) => keterangan)).toEqual([
    'Toko',
  ])
  // An address is found by its beginning only.
  expect(await kejadian({ q: alamat.slice(2) })).toEqual([])
})

test('makes a task of eight guesses at an administrator in a day, and none for a customer', async () => {
  const tugas = async () => (await shop.call(getDasbor, {}, { token: admin.token })).body.tugas.adminDitebak
  const { pengguna_id } = await buildPelanggan(db, clock())
  const guess = (penggunaId: number) =>
    recordKejadian(shop.deps, { jenis: 'login-gagal', keterangan: 'Toko', penggunaId, dari: since('203.0.113.9') })
  for (let at = 0; at < 20; at++) guess(pengguna_id)
  for (let at = 0; at < 7; at++) guess(admin.pengguna_id)
  await kejadian()
  expect(await tugas()).toBe(0)
  guess(admin.pengguna_id)
  await kejadian()
  expect(await tugas()).toBe(1)
  shop.setClock(new Date(clock().getTime() + 86_400_000))
  await signIn()
  expect(await tugas()).toBe(0)
})

test('keeps the newest events that strangers cause, and all others', async () => {
  for (const [minutes, kind] of (['peran', 'ditolak', 'dibatasi', 'ditolak', 'dibatasi'] as const).entries()) {
    shop.setClock(new Date(clock().getTime() + 60_000))
    recordKejadian(shop.deps, { jenis: kind, keterangan: String(minutes) })
  }
  await flushKejadian(shop.deps)
  await kejadianRepository(db).deleteOld(new Date(0), 2)
  expect((await kejadian()).map(({ keterangan }: Kejadian) => keterangan).toSorted()).toEqual(['0', '3', '4'])
})

test('deletes events after 400 days', async () => {
  const last = { jenis: 'peran', keterangan: 'Administrator → Pelanggan', penggunaId: admin.pengguna_id } as const
  recordKejadian(shop.deps, { ...last, keterangan: 'Pelanggan → Administrator' })
  await setClock('2027-12-25T00:00:00Z')
  recordKejadian(shop.deps, last)
  await setClock('2027-12-25T05:00:00Z')
  await keamanan.jobs?.['bersihkan-kejadian']?.run(shop.deps)
  expect(await kejadian({ jenis: 'peran', dari: '2026-11-20' })).toHaveLength(2)
  await setClock('2028-01-05T00:00:00Z')
  await keamanan.jobs?.['bersihkan-kejadian']?.run(shop.deps)
  expect(await kejadian({ limit: 100 })).toMatchObject([{ jenis: last.jenis, keterangan: last.keterangan }])
})
