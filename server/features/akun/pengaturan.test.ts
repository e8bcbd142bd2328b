import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changePassword,
  deleteProfileGambar,
  getNotifikasiChoices,
  getProfile,
  getProfileGambar,
  login,
  updateNotifikasiChoices,
  uploadProfileGambar,
} from '#contract/akun/endpoints.ts'
import { getPengguna } from '#contract/pengguna/admin.ts'
import { buildAdmin, buildPelanggan, PASSWORD } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const pelanggan = () => buildPelanggan(shop.deps.db, shop.deps.clock())

async function upload(token: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg', field = 'gambar') {
  const form = new FormData()
  form.append(field, new File([bytes], 'saya.jpg', { type }))
  const request = new Request('http://toko', { method: 'POST', body: form })
  return shop.app.server.inject({
    method: uploadProfileGambar.method,
    url: uploadProfileGambar.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1a6b7a' }, limitInputPixels: false })
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer())
const foto = (gambar: string) => shop.call(getProfileGambar, { params: { gambar } })

test('rotates and shrinks a photo, and removes its metadata', async () => {
  const { token, pengguna_id: userId } = await pelanggan()
  const camera = canvas(1200, 800)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Budi' } })
    .withMetadata({ orientation: 6 })
  const answer = await upload(token, await bytesOf(camera))
  const { gambar } = answer.json()
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'Foto profil telah diperbarui.', gambar, data: { gambar } },
  ])
  expect(gambar).toMatch(/^[0-9a-f]{32}\.webp$/)
  expect((await shop.call(getProfile, {}, { token })).body.gambar).toBe(gambar)
  const admin = await buildAdmin(shop.deps.db, shop.deps.clock())
  const { versi } = (await shop.call(getPengguna, { params: { userId } }, admin)).body
  expect(versi, 'for the office, which may have the account on its screen').toBe(2)

  const { status, headers, body } = await foto(gambar)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cross-origin-resource-policy': 'same-origin' })
  const { width, height, format, exif, orientation } = await sharp(body).metadata()
  expect({ width, height, format, exif, orientation }).toEqual({
    width: 427,
    height: 640,
    format: 'webp',
    exif: undefined,
    orientation: undefined,
  })
})

test('does not enlarge a small photo, and accepts a PNG of any claimed type', async () => {
  const { token } = await pelanggan()
  const answer = await upload(token, await bytesOf(canvas(40, 30).png()), 'text/html')
  expect((await sharp((await foto(answer.json().gambar)).body).metadata()).width).toBe(40)
})

test('replaces the old photo by the new one, and deletes all files at deletion', async () => {
  const { token } = await pelanggan()
  const bytes = await bytesOf(canvas(50, 50).jpeg())
  const first = (await upload(token, bytes)).json().gambar
  const second = (await upload(token, bytes)).json().gambar
  expect([(await foto(first)).status, (await foto(second)).status]).toEqual([404, 200])

  const gone = await shop.call(deleteProfileGambar, {}, { token })
  expect(gone).toMatchObject({ status: 200, body: { message: 'Foto profil telah dihapus.' } })
  expect((await foto(second)).body.code).toBe('GAMBAR_TIDAK_ADA')
  expect((await shop.call(getProfile, {}, { token })).body.gambar).toBeNull()
  expect((await shop.call(deleteProfileGambar, {}, { token })).status).toBe(200)
})

const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

test.each([
  ['an SVG', async () => SVG, 400, 'GAMBAR_TIDAK_DAPAT_DIBACA'],
  [
    'a file that is no picture',
    async () => new TextEncoder().encode('<script>alert(1)</script>'),
    400,
    'GAMBAR_TIDAK_DAPAT_DIBACA',
  ],
  [
    'half a picture',
    async () => (await bytesOf(canvas(900, 900).png({ compressionLevel: 0 }))).slice(0, 60_000),
    400,
    'GAMBAR_TIDAK_DAPAT_DIBACA',
  ],
  ['more than 40 megapixels', () => bytesOf(canvas(8000, 5001).png()), 400, 'GAMBAR_TERLALU_LUAS'],
  ['an empty file', async () => new Uint8Array(), 400, 'VALIDATION_FAILED'],
  ['a little more than 8 MB', async () => new Uint8Array(8 * 1024 * 1024 + 1), 400, 'VALIDATION_FAILED'],
  ['much more than 8 MB', async () => new Uint8Array(9 * 1024 * 1024), 413, 'BODY_TOO_LARGE'],
])('rejects %s as a photo §D3.7', async (_, bytes, status, code) => {
  const { token } = await pelanggan()
  const answer = await upload(token, await bytes())
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect((await shop.call(getProfile, {}, { token })).body.gambar).toBeNull()
})

test.each([
  ['another field', (token: string) => upload(token, SVG, 'image/jpeg', 'foto'), 'VALIDATION_FAILED'],
  ['JSON', (token: string) => inject(token, 'application/json', '{"gambar":"x"}'), 'VALIDATION_FAILED'],
  ['no boundary', (token: string) => inject(token, 'multipart/form-data', 'x'), 'MALFORMED_REQUEST'],
  ['a torn body', (token: string) => inject(token, 'multipart/form-data; boundary=a', '--a\r\n'), 'MALFORMED_REQUEST'],
])('rejects an upload with %s', async (_, send, code) => {
  const { token } = await pelanggan()
  const answer = await send(token)
  expect([answer.statusCode, answer.json().code]).toEqual([400, code])
})

const inject = (token: string, type: string, payload: string) =>
  shop.app.server.inject({
    method: 'POST',
    url: uploadProfileGambar.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  })

const password = (change = {}) => ({
  currentPassword: PASSWORD,
  newPassword: 'baru-sekali',
  confirmPassword: 'baru-sekali',
  ...change,
})

test('applies a new password, renews the session, and ends every other of the account §3.19 §D3.5', async () => {
  const me = await pelanggan()
  const stranger = await pelanggan()
  const elsewhere = (await shop.call(login, { body: { email: me.email, password: PASSWORD } })).body.token
  const changed = await shop.call(changePassword, { body: password() }, { token: me.token })
  expect(changed).toMatchObject({ status: 200, body: { message: 'Kata sandi berhasil diubah' } })
  const statusOf = async (token: string) => (await shop.call(getProfile, {}, { token })).status
  const tokens = [changed.body.token, me.token, elsewhere, stranger.token]
  expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 401, 401, 200])
  const statusWith = async (attempt: string) =>
    (await shop.call(login, { body: { email: me.email, password: attempt } })).status
  expect([await statusWith(PASSWORD), await statusWith('baru-sekali')]).toEqual([401, 200])
})

test.each([
  [{ currentPassword: '' }, 'currentPassword', 'Semua field harus diisi'],
  [{ currentPassword: undefined }, 'currentPassword', 'Semua field harus diisi'],
  [{ newPassword: '', confirmPassword: '' }, 'newPassword', 'Semua field harus diisi'],
  [{ confirmPassword: '' }, 'confirmPassword', 'Semua field harus diisi'],
  [{ confirmPassword: 'lain-lagi' }, 'confirmPassword', 'Konfirmasi password tidak sesuai'],
  [{ newPassword: '12345', confirmPassword: '12345' }, 'newPassword', 'Kata sandi minimal 6 karakter'],
  [{ currentPassword: 'salah-sekali' }, 'currentPassword', 'Kata sandi lama salah. Coba lagi.'],
  [
    { newPassword: PASSWORD, confirmPassword: PASSWORD },
    'newPassword',
    'Kata sandi baru sama dengan yang lama. Pilih kata sandi lain.',
  ],
])('rejects a change of password: %j', async (change, path, msg) => {
  const { token, email } = await pelanggan()
  const answer = await shop.call(changePassword, { body: password(change) as never }, { token })
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toContainEqual({ path, msg })
  expect((await shop.call(login, { body: { email, password: PASSWORD } })).status).toBe(200)
})

test('limits guesses of the old password through an open session', async () => {
  const { token } = await pelanggan()
  const guess = () => shop.call(changePassword, { body: password({ currentPassword: 'salah-sekali' }) }, { token })
  for (let i = 0; i < 8; i++) expect((await guess()).status).toBe(400)
  expect((await guess()).body.code).toBe('LOGIN_TERLALU_SERING')
})

const ALL = {
  orderStatus: true,
  articleUpdates: true,
  productOffers: true,
  discountPromo: true,
  shippingUpdates: true,
  treatmentReminders: true,
}

test('sends every mail until the account chooses, and stores the choice per account §2.162 §3.20', async () => {
  const me = await pelanggan()
  const other = await pelanggan()
  expect((await shop.call(getNotifikasiChoices, {}, { token: me.token })).body).toEqual(ALL)
  for (const body of [
    { ...ALL, productOffers: false },
    { ...ALL, discountPromo: false },
  ]) {
    expect(await shop.call(updateNotifikasiChoices, { body }, { token: me.token })).toMatchObject({
      status: 200,
      body: { message: 'Pengaturan notifikasi berhasil disimpan', ...body },
    })
    expect((await shop.call(getNotifikasiChoices, {}, { token: me.token })).body).toEqual(body)
  }
  expect((await shop.call(getNotifikasiChoices, {}, { token: other.token })).body).toEqual(ALL)
})

test.each([[{ ...ALL, orderStatus: 'ya' }], [{ orderStatus: true }], [{}]])(
  'rejects a choice of mails: %j',
  async (body) => {
    const { token } = await pelanggan()
    expect((await shop.call(updateNotifikasiChoices, { body: body as never }, { token })).body.code).toBe(
      'VALIDATION_FAILED',
    )
    expect((await shop.call(getNotifikasiChoices, {}, { token })).body).toEqual(ALL)
  },
)
