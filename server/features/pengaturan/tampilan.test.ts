import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { getPengaturan, updatePengaturan } from '#contract/pengaturan/admin.ts'
import { getLogo, getToko } from '#contract/pengaturan/endpoints.ts'
import { uploadLogo } from '#contract/pengaturan/logo-admin.ts'
import { getRekening } from '#contract/pengaturan/rekening-admin.ts'
import { buildAdmin, dateAhead } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { pengaturan } from './pengaturan.feature.ts'

const shop = await testApp()
const { db, clock } = shop.deps
const { token } = await buildAdmin(db, clock())
afterAll(() => shop.close())

const save = (input: object, original: object = {}) =>
  shop.call(updatePengaturan, { body: { ...input, semula: original } as never }, { token })
const seen = async () => (await shop.call(getToko, {})).body
const BCA = { rekening_bank: 'BCA', rekening_nomor: '123-456 7890', rekening_nama: 'Tambak Jaya' }
const WHOLE = 'Isi bank, nomor, dan nama pemilik rekening, atau kosongkan ketiganya'

test('stores a bank account only as a whole, for the office only', async () => {
  expect((await save({ rekening_bank: 'BCA' })).body.errors).toEqual([
    { path: 'rekening_nomor', msg: WHOLE },
    { path: 'rekening_nama', msg: WHOLE },
  ])
  expect((await save({ ...BCA, rekening_nomor: '12a' })).body.errors).toEqual([
    { path: 'rekening_nomor', msg: 'Nomor rekening terdiri dari 5 sampai 25 angka' },
  ])
  expect((await save(BCA)).status).toBe(200)
  const { body } = await shop.call(getRekening, {}, { token })
  expect(body).toEqual({ ...BCA, rekening_nomor: '1234567890' })
  expect(JSON.stringify(await seen())).not.toContain('1234567890')
  // The bank account can only be removed completely.
  expect((await save({ rekening_nama: '' })).body.errors).toEqual([{ path: 'rekening_nama', msg: WHOLE }])
  expect((await save({ rekening_bank: '', rekening_nomor: '', rekening_nama: '' })).status).toBe(200)
})

test('rejects the second of two concurrent changes of the account', async () => {
  const { body: original } = await shop.call(getPengaturan, {}, { token })
  const { instagram_toko } = original
  expect((await save({ instagram_toko: '@satu' }, { instagram_toko })).status).toBe(200)
  const { status, body } = await save({ instagram_toko: '@dua' }, { instagram_toko })
  expect([status, body.code, body.bentrok]).toEqual([
    409,
    'ISIAN_BENTROK',
    [
      {
        path: 'instagram_toko',
        label: 'Instagram',
        sekarang: 'https://www.instagram.com/satu',
        isian: 'https://www.instagram.com/dua',
      },
    ],
  ])
})

test('shows visitors social accounts in normal form', async () => {
  const input = { instagram_toko: '@kerapu', youtube_toko: 'https://youtube.com/@kerapu/?si=x' }
  expect((await save(input)).status).toBe(200)
  expect((await seen()).sosial).toEqual([
    { nama: 'Instagram', url: 'https://www.instagram.com/kerapu' },
    { nama: 'YouTube', url: 'https://www.youtube.com/@kerapu' },
  ])
  const { body } = await save({ tiktok_toko: 'https://jahat.id/@kerapu' })
  expect(body.errors).toEqual([
    {
      path: 'tiktok_toko',
      msg: 'Alamat TikTok tidak dikenali. Contoh: @tokosaya atau https://www.tiktok.com/@tokosaya',
    },
  ])
})

test('ends a holiday at midnight before its day of reopening, also in the settings', async () => {
  const hari = (days: number) => dateAhead(clock(), days)
  await db
    .updateTable('pengaturan_toko')
    .set({ buka_lagi: hari(1), pesan_libur: 'Libur panen' })
    .execute()
  const run = () => pengaturan.jobs?.['akhiri-libur']?.run(shop.deps)
  await run()
  expect((await seen()).libur).toEqual({ buka_lagi: hari(1), pesan: 'Libur panen' })
  await db
    .updateTable('pengaturan_toko')
    .set({ buka_lagi: hari(0) })
    .execute()
  await run()
  const row = db.selectFrom('pengaturan_toko').select(['buka_lagi', 'pesan_libur'])
  expect(await row.execute()).toEqual([{ buka_lagi: null, pesan_libur: '' }])
})

const gambar = async (format: 'png' | 'jpeg' | 'webp' | 'gif', type = `image/${format}`) => {
  const bytes = await sharp({ create: { width: 300, height: 100, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer()
  return new File([new Uint8Array(bytes)], `logo.${format}`, { type })
}
const upload = (logo: File) => shop.call(uploadLogo, { body: { logo } }, { token })

test.each(['png', 'jpeg', 'webp'] as const)(
  'stores a logo as %s as a square that browsers cache forever',
  async (format) => {
    const { status, body } = await upload(await gambar(format))
    expect(status).toBe(201)
    expect((await save({ logo_toko: body.logo_toko })).status).toBe(200)
    const { logo } = await seen()
    expect(logo).toBe(`/api/toko/images/${body.logo_toko}`)
    const answer = await shop.call(getLogo, { params: { gambar: body.logo_toko } })
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    const { width, height, format: becomes } = await sharp(answer.body).metadata()
    expect([width, height, becomes]).toEqual([192, 192, 'png'])
  },
)

test('turns a logo as its camera marked it', async () => {
  const png = await (await gambar('png')).arrayBuffer()
  const turned = await sharp(Buffer.from(png)).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const file = new File([new Uint8Array(turned)], 'logo.jpg', { type: 'image/jpeg' })
  const { body } = await upload(file)
  const answer = await shop.call(getLogo, { params: { gambar: body.logo_toko } })
  const top = await sharp(answer.body).removeAlpha().extract({ left: 96, top: 2, width: 1, height: 1 }).raw().toBuffer()
  expect([...top][1], 'green of a red pixel: the wide picture is high').toBeLessThan(40)
})

test('restores the drawn logo when the logo is deleted', async () => {
  const { body } = await upload(await gambar('png'))
  await save({ logo_toko: body.logo_toko })
  expect((await seen()).logo).toContain(body.logo_toko)
  expect((await save({ logo_toko: '' })).status).toBe(200)
  expect((await seen()).logo).toBe('')
})

test.each<[string, () => Promise<File>, string]>([
  [
    'a drawing with a script',
    async () => new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
    'VALIDATION_FAILED',
  ],
  [
    'a file that claims to be a PNG',
    async () => new File(['<svg/>'], 'a.png', { type: 'image/png' }),
    'GAMBAR_TIDAK_DAPAT_DIBACA',
  ],
  ['a file of another type', () => gambar('gif', 'image/png'), 'GAMBAR_TIDAK_DAPAT_DIBACA'],
])('rejects %s', async (_, berkas, code) => {
  const { status, body } = await upload(await berkas())
  expect([status, body.code]).toEqual([400, code])
})

test('does not accept a logo that was not uploaded', async () => {
  const { status, body } = await save({ logo_toko: `${'0'.repeat(32)}.png` })
  expect([status, body.errors]).toEqual([400, [{ path: 'logo_toko', msg: 'Logonya sudah dihapus. Unggah lagi.' }]])
  expect((await save({ logo_toko: '../x.png' })).status).toBe(400)
})
