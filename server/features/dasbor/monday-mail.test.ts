import { afterAll, beforeEach, expect, test } from 'vitest'
import { ReportKode, reportOf } from '#contract/dasbor/reports-admin.ts'
import { updatePengaturan } from '#contract/pengaturan/admin.ts'
import { buildAdmin, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { sendMondayMail } from './monday-mail.ts'

const SUNDAY = new Date('2026-11-22T05:00:00Z')
const HOUR_MS = 3_600_000
/** Hours after noon of the Sunday in Jakarta: 18 is Monday 06.00. */
const after = (hours: number) => new Date(SUNDAY.getTime() + hours * HOUR_MS)

const shop = await testApp(SUNDAY)
const { db } = shop.deps
const owner = await buildAdmin(db, SUNDAY)
const second = await buildAdmin(db, SUNDAY)
await buildAdmin(db, SUNDAY, 'gudang,konten')
afterAll(() => shop.close())

const produk = await buildProduk(db, SUNDAY, { nama: 'Iodine', harga: 50_000 })
// Tuesday of the week before: seven days before the mail are not enough.
await buildPesanan(
  db,
  SUNDAY,
  owner.pengguna_id,
  { status_pembayaran: 'success', dibuat: new Date('2026-11-16T03:00:00Z') },
  [{ produk, jumlah: 2 }],
)
await db.insertInto('cari_kosong').values({ kata: 'buka http://jahat.example sekarang', terakhir: SUNDAY }).execute()

const mails = () =>
  db
    .selectFrom('surat')
    .select(['kunci', 'kepada', 'subjek', 'teks'])
    .where('kunci', 'like', 'ringkasan-senin:%')
    .orderBy('surat_id')
    .execute()
const run = async (hours: number) => {
  shop.setClock(after(hours))
  await sendMondayMail(shop.deps)
  shop.setClock(SUNDAY)
  return mails()
}
const turn = async (isOn: boolean) => {
  const body = { nie_dikumpulkan: false, ringkasan_senin: isOn, semula: {} }
  expect((await shop.call(updatePengaturan, { body }, { token: owner.token })).status).toBe(200)
}
beforeEach(async () => {
  await db.deleteFrom('ringkasan_senin').execute()
  await db.deleteFrom('surat').execute()
  await turn(true)
})

test('is off by default', async () => {
  const column = await db.introspection.getTables()
  expect(column.find(({ name }) => name === 'pengaturan_toko')?.columns).toContainEqual(
    expect.objectContaining({ name: 'ringkasan_senin', hasDefaultValue: true }),
  )
})

test('sends every owner one mail with the sentence and page of each report, from Monday 06.00 on', async () => {
  expect(await run(17.9)).toEqual([])
  const sent = await run(18)
  expect(sent.map(({ kepada }) => kepada)).toEqual([owner.email, second.email])
  expect(sent[0]?.subjek).toBe('Ringkasan toko sejak 16 November 2026')
  for (const kode of ReportKode.options) {
    expect(sent[0]?.teks).toContain(`${reportOf(kode).label}\n`)
    expect(sent[0]?.teks).toContain(`${shop.deps.settings.publicUrl}/laporan-toko?laporan=${kode}&hari=`)
  }
  expect(sent[0]?.teks).toContain('1 produk dan paket terjual. 100% uangnya dari Iodine.')
  expect(sent[0]?.teks).not.toContain('jahat.example')
})

test('sends it once, also from two processes', async () => {
  shop.setClock(after(18))
  await Promise.all([sendMondayMail(shop.deps), sendMondayMail(shop.deps)])
  shop.setClock(SUNDAY)
  expect(await mails()).toHaveLength(2)
  expect(await run(60)).toHaveLength(2)
  expect(await run(18 + 7 * 24)).toHaveLength(4)
})

test('catches up later in the week', async () => {
  const sent = await run(18 + 5 * 24)
  expect(sent).toHaveLength(2)
  expect(sent[0]?.subjek).toBe('Ringkasan toko sejak 16 November 2026')
})

test('waits for the next Monday if it was switched on later in the week', async () => {
  await turn(false)
  expect(await run(18)).toEqual([])
  await turn(true)
  expect(await run(60)).toEqual([])
  expect(await run(18 + 7 * 24)).toHaveLength(2)
})
