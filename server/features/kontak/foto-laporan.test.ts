import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFoto } from '#contract/foto/endpoints.ts'
import { deleteLaporan, listLaporan, resolveLaporan } from '#contract/kontak/admin.ts'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { buildAdmin, newAlamat } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { keepLaporan } from './manage-laporan.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const later = (days: number) => shop.setClock(new Date(shop.deps.clock().getTime() + days * 86_400_000))
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const upload = () =>
  shop.call(uploadFoto, { body: { foto: new File([new Uint8Array(png)], 'ikan.png') } }, { dari: newAlamat() })
const kunci = async (fotoId: string) =>
  (await shop.deps.db.selectFrom('foto').select('kunci').where('foto_id', '=', fotoId).executeTakeFirst())?.kunci
const send = (foto: string[]) =>
  shop.call(
    createLaporan,
    { body: { nama: 'Bu Sari', email: 'sari@contoh.id', pesan: 'Ikan saya putih', foto } },
    { dari: newAlamat() },
  )
const kantor = async () => ({ token: (await buildAdmin(shop.deps.db, shop.deps.clock())).token })

test('photos of a message go ninety days after it was dealt with, and with it where it is deleted', async () => {
  const [old, deleted] = [(await upload()).body.fotoId, (await upload()).body.fotoId]
  await send([old])
  await send([deleted])
  let auth = await kantor()
  const [b, a] = (await shop.call(listLaporan, { query: { limit: 2 } }, auth)).body
  await shop.call(resolveLaporan, { params: { laporanId: a.laporanId }, body: { ditangani: true } }, auth)
  await shop.call(deleteLaporan, { params: { laporanId: b.laporanId } }, auth)
  expect(await kunci(deleted)).toBeUndefined()
  later(89)
  await keepLaporan(shop.deps)
  expect(await kunci(old)).toBeDefined()
  later(2)
  await keepLaporan(shop.deps)
  expect(await kunci(old)).toBeUndefined()
  auth = await kantor()
  const [after] = (await shop.call(listLaporan, { query: { limit: 1 } }, auth)).body
  expect(after).toMatchObject({ foto: [], foto_dihapus: shop.deps.clock().toISOString() })
})
