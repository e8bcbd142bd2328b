import { afterAll, beforeEach, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { createKetentuan, deleteKetentuan, type KetentuanRow, listKetentuanAdmin } from '#contract/ketentuan/admin.ts'
import { getKetentuan } from '#contract/ketentuan/endpoints.ts'
import { buildAdmin } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

/** 00:00 on the 20th in Jakarta. */
const NOW = new Date('2026-11-19T17:00:00Z')
const shop = await testApp(NOW)
/** Opens a new session at the current test time. */
const kantor = async () => ({ token: (await buildAdmin(shop.deps.db, shop.deps.clock())).token })
afterAll(() => shop.close())

const publish = async (valid: string, text = `Naskah ${valid}`, kind = 'syarat') =>
  shop.call(
    createKetentuan,
    { body: { jenis: kind, berlaku: valid, isi: text, catatan: 'Ongkir' } as never },
    await kantor(),
  )
const markRead = async (per?: string) =>
  (await shop.call(getKetentuan, { params: { naskah: 'syarat' }, query: per ? { per } : {} })).body
const list = async () =>
  (await shop.call(listKetentuanAdmin, { query: { jenis: 'syarat' } }, await kantor())).body.map(
    ({ berlaku, keadaan }: KetentuanRow) => [berlaku, keadaan],
  )

beforeEach(async () => {
  await shop.deps.db.deleteFrom('ketentuan').execute()
})

test('returns the draft until the owner publishes a text, then the text in force on a day', async () => {
  expect(await markRead()).toEqual({ isi: null, berlaku: null, versi: [] })
  const { status, body } = await publish('2026-11-20')
  expect([status, body.keadaan]).toEqual([201, 'berlaku'])
  expect((await publish('2026-12-01')).body.keadaan).toBe('akan')
  expect(await markRead()).toMatchObject({
    isi: 'Naskah 2026-11-20',
    versi: [{ berlaku: '2026-12-01', catatan: 'Ongkir' }, { berlaku: '2026-11-20' }],
  })
  expect((await shop.call(getKetentuan, { params: { naskah: 'privasi' }, query: {} })).body.isi).toBeNull()

  // A version of another text changes nothing of this one.
  await publish('2026-11-21', 'Data Anda', 'privasi')
  shop.setClock(new Date('2026-11-25T17:00:00Z'))
  expect(await list()).toEqual([
    ['2026-12-01', 'akan'],
    ['2026-11-20', 'berlaku'],
  ])
  shop.setClock(new Date('2026-11-30T17:00:00Z'))
  expect((await markRead()).isi).toBe('Naskah 2026-12-01')
  expect(await list()).toEqual([
    ['2026-12-01', 'berlaku'],
    ['2026-11-20', 'lama'],
  ])
  // The version that applied to orders of those days.
  expect((await markRead('2026-11-30')).isi).toBe('Naskah 2026-11-20')
  expect((await markRead('2026-11-19')).isi).toBeNull()
})

test('rejects versions in the past or twice on a day, and withdraws announced ones only', async () => {
  expect(await publish('2026-11-19')).toMatchObject({ status: 422, body: { code: 'KETENTUAN_TERLAMBAT' } })
  expect((await publish('2026-11-20')).status).toBe(201)
  expect(await publish('2026-11-20')).toMatchObject({ status: 409, body: { code: 'KETENTUAN_SUDAH_ADA' } })
  const { body } = await publish('2027-01-01')
  const remove = async (ketentuanId: number) => shop.call(deleteKetentuan, { params: { ketentuanId } }, await kantor())
  shop.setClock(new Date('2026-12-31T17:00:00Z'))
  expect(await remove(body.ketentuanId)).toMatchObject({ status: 409, body: { code: 'KETENTUAN_BERLAKU' } })
  shop.setClock(NOW)
  expect((await remove(body.ketentuanId)).status).toBe(200)
  expect((await remove(body.ketentuanId)).body.code).toBe('KETENTUAN_TIDAK_ADA')
  const { body: jejak } = await shop.call(
    listJejak,
    { query: { jenis: 'ketentuan', rujukan: String(body.ketentuanId) } },
    await kantor(),
  )
  expect(jejak).toMatchObject([
    { tindakan: 'hapus', judul: 'Syarat dan Ketentuan, 1 Januari 2027', sebelum: { isi: 'Naskah 2027-01-01' } },
    { tindakan: 'buat' },
  ])
})

test.each([
  [{ isi: ' ' }, 'isi', 'Naskah belum diisi'],
  [{ berlaku: '20/11/2026' }, 'berlaku', 'Tanggal tidak valid'],
])('rejects %j with a message', async (change, path, msg) => {
  const body = { jenis: 'syarat', berlaku: '2027-05-01', isi: 'Isi', catatan: '', ...change } as never
  const answer = await shop.call(createKetentuan, { body }, await kantor())
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path, msg }]])
})
