import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgotPassword } from '#contract/akun/sandi.ts'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import {
  getSurat,
  listSurat,
  resendAllSurat,
  resendSurat,
  SEARCH_NEWEST,
  type SuratSummary,
} from '#contract/surat/admin.ts'
import type { SuratRow } from '#server/db/schema.ts'
import { type Mailer, RejectedSurat, type Surat } from '#server/mail/mailer.ts'
import { buildAdmin, buildPelanggan } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { outboxRepository } from './outbox.repository.ts'
import { sendDue } from './send-due.ts'
import { surat } from './surat.feature.ts'

let shop: TestApp
let token: string
/** Error that the mailer throws, if any. */
let halangan: Error | undefined
const mails: Surat[] = []
const mailer: Mailer = {
  async send(surat) {
    if (halangan) throw halangan
    mails.push(surat)
  },
}
beforeAll(async () => {
  shop = await testApp(undefined, { mailer, settings: { sendsMail: true } })
})
beforeEach(async () => {
  await shop.deps.db.deleteFrom('surat').execute()
  token = (await buildAdmin(shop.deps.db, shop.deps.clock())).token
})
afterAll(() => shop.close())

const later = (minutes: number) => shop.setClock(new Date(shop.deps.clock().getTime() + minutes * 60_000))
const list = async (query: object): Promise<SuratSummary[]> => (await shop.call(listSurat, { query }, { token })).body
const find = (suratId: number) => shop.call(getSurat, { params: { suratId } }, { token })
const resend = (suratId: number) => shop.call(resendSurat, { params: { suratId } }, { token })
const resendAll = async () => (await shop.call(resendAllSurat, {}, { token })).body
const tugas = async () => (await shop.call(getDasbor, {}, { token })).body.tugas
const sent = (suratId: number) => waitFor('it to be sent', async () => (await find(suratId)).body.status === 'terkirim')

let nomor = 0
/** Queues a mail and lets its first attempt fail. */
async function tried(error: Error, recipient = `pembeli${++nomor}@contoh.id`): Promise<SuratSummary> {
  const surat = { kepada: recipient, subjek: `Pembayaran diterima (KS-${++nomor})`, teks: 'Halo' }
  halangan = error
  await outboxRepository(shop.deps.db).enqueue(`uji-${nomor}`, surat, shop.deps.clock())
  await sendDue(shop.deps)
  // A worker of an earlier test may have claimed the mail.
  const failed = await waitFor('the attempt to fail', async () =>
    (await list({ q: recipient })).find(({ kesalahan }) => kesalahan),
  )
  halangan = undefined
  return failed
}
const refused = () => tried(new RejectedSurat('550 tidak ada'))
const delayed = () => tried(new Error('connect ECONNREFUSED'))

test('does not call a mail that was written to a file sent', async () => {
  // A separate shop: workers of earlier tests may still claim mails of the shared one.
  const other = await testApp(undefined, { mailer, settings: { sendsMail: true } })
  const { deps } = other
  const sendAs = async (recipient: string, sendsMail: boolean) => {
    await outboxRepository(deps.db).enqueue(
      recipient,
      { kepada: recipient, subjek: 'Halo', teks: 'Halo' },
      deps.clock(),
    )
    await sendDue({ ...deps, settings: { ...deps.settings, sendsMail } })
  }
  await sendAs('berkas@contoh.id', false)
  await sendAs('server@contoh.id', true)
  const { token } = await buildAdmin(deps.db, deps.clock())
  const listed = async (query: object): Promise<SuratSummary[]> =>
    (await other.call(listSurat, { query }, { token })).body
  const recipientsOf = async (status: string) => (await listed({ status })).map(({ kepada }) => kepada)
  expect(await recipientsOf('berkas')).toEqual(['berkas@contoh.id'])
  expect(await recipientsOf('terkirim')).toEqual(['server@contoh.id'])
  expect((await listed({ q: 'berkas@contoh.id' }))[0]).toMatchObject({ status: 'berkas' })
  await other.close()
})

test('shows a failed mail with its reason as a task, and sends it again on request', async () => {
  const failed = await refused()
  expect(failed).toMatchObject({ status: 'gagal', percobaan: 1, kesalahan: '550 tidak ada', berikutnya: null })
  expect(await tugas()).toMatchObject({ suratGagal: 1, suratTertunda: 0 })

  expect((await resend(failed.suratId)).status).toBe(200)
  await sent(failed.suratId)
  expect(mails.at(-1)).toMatchObject({ kepada: failed.kepada })
  expect((await find(failed.suratId)).body).toMatchObject({ percobaan: 2, kesalahan: '' })
  expect(await tugas()).toMatchObject({ suratGagal: 0 })
  const jejak = await shop.call(listJejak, { query: { jenis: 'surat', rujukan: String(failed.suratId) } }, { token })
  expect(jejak.body).toMatchObject([{ tindakan: 'kirim', judul: failed.subjek }])

  expect(await resend(failed.suratId)).toMatchObject({ status: 409, body: { code: 'SURAT_TIDAK_GAGAL' } })
})

test('resends the chosen mail and none of the others', async () => {
  const [ini, other, postponed] = [await refused(), await refused(), await delayed()]
  await resend(ini.suratId)
  await sent(ini.suratId)
  expect((await find(other.suratId)).body).toMatchObject({ status: 'gagal', percobaan: 1 })
  expect((await find(postponed.suratId)).body).toMatchObject({ status: 'tertunda', percobaan: 1 })
  expect(await resendAll()).toMatchObject({ jumlah: 2 })
  for (const { suratId } of [other, postponed]) await sent(suratId)
})

test('sends a mail that waits for a retry at once, and all unsent ones together', async () => {
  const postponed = await delayed()
  expect(postponed).toMatchObject({ status: 'tertunda', kesalahan: 'connect ECONNREFUSED' })
  expect(postponed.berikutnya).toBe(new Date(shop.deps.clock().getTime() + 60_000).toISOString())
  const failed = [await refused(), await refused()]
  // A mail that waits for its first attempt is not late, and an address that a customer mistyped is no task.
  halangan = new RejectedSurat('550 tidak ada')
  const { db, clock } = shop.deps
  await outboxRepository(db).enqueue('tautan:uji', { kepada: 'salah@contoh.id', subjek: 'x', teks: 'x' }, clock())
  await sendDue(shop.deps)
  halangan = undefined
  await db.deleteFrom('surat').where('kunci', '=', 'tautan:uji').where('status', '<>', 'gagal').execute()
  await outboxRepository(db).enqueueAll(
    [{ kunci: 'uji-baru', kepada: 'baru@contoh.id', subjek: 'x', teks: 'x' }],
    clock(),
    new Date(clock().getTime() + 3_600_000),
  )
  expect(await tugas()).toMatchObject({ suratGagal: 2, suratTertunda: 1 })
  await db.deleteFrom('surat').where('kunci', 'in', ['tautan:uji', 'uji-baru']).execute()

  expect(await resendAll()).toEqual({ message: '3 email dikirim lagi', jumlah: 3 })
  for (const { suratId } of [postponed, ...failed]) await sent(suratId)
  expect(await resendAll()).toEqual({ message: 'Tidak ada email yang perlu dikirim lagi', jumlah: 0 })
})

test('retries a mail that is sent again for another three days', async () => {
  const { suratId } = await refused()
  later(60 * 24 * 5)
  token = (await buildAdmin(shop.deps.db, shop.deps.clock())).token
  halangan = new Error('away')
  await resend(suratId)
  await waitFor('it to be tried', async () => (await find(suratId)).body.percobaan === 2)
  await waitFor('the end of that', async () => (await find(suratId)).body.kesalahan === 'away')
  expect((await find(suratId)).body.status).toBe('tertunda')
  halangan = undefined
  await resendAll()
  await sent(suratId)
})

test('filters the list by state, and searches receiver and subject, not the text', async () => {
  const failed = await refused()
  expect((await list({ status: 'gagal' })).map(({ suratId }) => suratId)).toContain(failed.suratId)
  expect((await list({ status: 'terkirim' })).map(({ suratId }) => suratId)).not.toContain(failed.suratId)
  expect(await list({ q: failed.kepada })).toHaveLength(1)
  expect(await list({ q: failed.subjek.slice(-8), status: 'gagal' })).toHaveLength(1)
  expect(await list({ q: 'Halo' })).toEqual([])
  await resendAll()
})

test('finds a mail behind the newest hundred thousand only by its whole address', async () => {
  const { suratId, kepada } = await refused()
  await sql`SELECT setval(pg_get_serial_sequence('surat', 'surat_id'), ${suratId + SEARCH_NEWEST})`.execute(
    shop.deps.db,
  )
  const created = await refused()
  expect((await list({ q: created.kepada.slice(0, -3) })).map((surat) => surat.suratId)).toContain(created.suratId)
  expect(await list({ q: kepada.slice(0, -1) })).toEqual([])
  expect((await list({ q: kepada.toUpperCase() })).map((surat) => surat.suratId)).toEqual([suratId])
  await resendAll()
})

test("removes a link that sets a password from the office's view", async () => {
  const { email } = await buildPelanggan(shop.deps.db, shop.deps.clock())
  await shop.call(forgotPassword, { body: { email } })
  const mail = await waitFor('the link', async () => mails.find(({ kepada }) => kepada === email))
  const secret = /token=([\w-]+)/.exec(mail.teks)?.[1] ?? ''
  expect(secret).not.toBe('')
  const { suratId } = (await list({ q: email }))[0] as SuratSummary
  const { body } = await find(suratId)
  expect(body.teks).toContain('atur-ulang-sandi?token=(disembunyikan)\n')
  expect(JSON.stringify(body)).not.toContain(secret)
})

test('does not find a missing mail, or a notice that is in the inbox only', async () => {
  const { pengguna_id } = await buildPelanggan(shop.deps.db, shop.deps.clock())
  await insertSurat('hanya-kabar', 'tanpa-email', { pengguna_id })
  const row = shop.deps.db.selectFrom('surat').select('surat_id').where('kunci', '=', 'hanya-kabar')
  expect((await find(Number((await row.executeTakeFirstOrThrow()).surat_id))).status).toBe(404)
  await shop.deps.db.deleteFrom('surat').where('kunci', '=', 'hanya-kabar').execute()
  expect(await find(999_999)).toMatchObject({ status: 404, body: { code: 'SURAT_TIDAK_ADA' } })
  expect(await resend(999_999)).toMatchObject({ status: 404 })
})

/** Inserts a mail. A waiting mail is held, so that no worker sends it. */
const insertSurat = (kunci: string, status: SuratRow['status'], change: object = {}) => {
  const { db, clock } = shop.deps
  const row = { kunci, kepada: 'a@contoh.id', subjek: 's', teks: 'Isi', kirim_pada: clock(), dibuat: clock() }
  const heldUntil = status === 'menunggu' ? new Date(clock().getTime() + 60_000) : null
  return db
    .insertInto('surat')
    .values({ ...row, status, dipegang_sampai: heldUntil, ...change })
    .execute()
}
const stored = async () =>
  (await shop.deps.db.selectFrom('surat').selectAll().orderBy('surat_id').execute()).map(
    ({ kunci, status, dipegang_sampai, teks }) => ({ kunci, status, isHeld: dipegang_sampai !== null, teks }),
  )

test.each<
  [string, status: SuratRow['status'], change: object, old: { isStale: boolean; byMail: boolean }, left: object[]]
>([
  ['deletes the earlier one that says less', 'menunggu', {}, { isStale: true, byMail: true }, []],
  ['deletes it from the inbox too', 'tanpa-email', {}, { isStale: true, byMail: true }, []],
  [
    'keeps it if it was tried',
    'menunggu',
    { dicoba: new Date() },
    { isStale: true, byMail: true },
    [{ status: 'menunggu', isHeld: true }],
  ],
  [
    'leaves one that was tried to its sender',
    'menunggu',
    { dicoba: new Date() },
    { isStale: false, byMail: false },
    [{ status: 'menunggu', isHeld: true }],
  ],
  [
    'releases one that stays true',
    'menunggu',
    {},
    { isStale: false, byMail: true },
    [{ status: 'menunggu', isHeld: false }],
  ],
  [
    'leaves one that is not wanted as a mail in the inbox',
    'menunggu',
    {},
    { isStale: false, byMail: false },
    [{ status: 'tanpa-email', isHeld: false }],
  ],
])('a notice that follows another %s', async (_, status, change, old, left) => {
  const { db, clock } = shop.deps
  const { pengguna_id } = await buildPelanggan(db, clock())
  await insertSurat('lama', status, { pengguna_id, ...change })
  const next = { kunci: 'baru', kepada: 'a@contoh.id', subjek: 's', teks: 'Lanjut' }
  await outboxRepository(db).enqueueAfter({ kunci: 'lama', ...old }, [next], clock())
  expect(await stored()).toMatchObject([...left, { kunci: 'baru' }])
})

test('adds a mail to a notice without one, and sends no mail again', async () => {
  const { db, clock } = shop.deps
  const { pengguna_id } = await buildPelanggan(db, clock())
  await insertSurat('hanya-kabar', 'tanpa-email', { pengguna_id })
  await insertSurat('sudah', 'terkirim', { pengguna_id })
  for (const { surat_id } of await db.selectFrom('surat').select('surat_id').execute())
    await outboxRepository(db).addMail(surat_id, clock())
  expect((await stored()).map(({ kunci, status }) => [kunci, status])).toEqual([
    ['hanya-kabar', 'menunggu'],
    ['sudah', 'terkirim'],
  ])
})

test('deletes old mails with a secret link, keeps unsent ones, and names the mails of a year', async () => {
  const { clock, mailer } = shop.deps
  const old = new Date(clock().getTime() - 366 * 86_400_000)
  for (const kunci of ['reset:1', 'tautan:2', 'undangan:3', 'pesanan:4'])
    await insertSurat(kunci, 'terkirim', { dibuat: old })
  await insertSurat('pesanan:5', 'gagal', { dibuat: old })
  await insertSurat('reset:6', 'terkirim')
  const ids = (await shop.deps.db.selectFrom('surat').select('surat_id').orderBy('surat_id').execute()).map(
    ({ surat_id }) => Number(surat_id),
  )
  let kept: unknown
  const prune: Mailer['prune'] = async (listKept) => {
    kept = [...(await listKept(ids.slice(2)))]
  }
  await surat.jobs?.['pindah-surat']?.run({ ...shop.deps, mailer: { ...mailer, prune } }, [])
  expect((await stored()).map(({ kunci, teks }) => [kunci, teks])).toEqual([
    ['pesanan:4', ''],
    ['pesanan:5', 'Isi'],
    ['reset:6', 'Isi'],
  ])
  expect(kept).toEqual(ids.slice(-1))
})

test("moves a sent mail's text after a year, and still shows it", async () => {
  const { db, clock } = shop.deps
  const before = new Date(clock().getTime() - 366 * 86_400_000)
  const send = async (recipient: string, now: Date) => {
    await outboxRepository(db).enqueue(
      `uji-${++nomor}`,
      { kepada: recipient, subjek: 'Kabar', teks: `Halo ${recipient}` },
      now,
    )
    return ((await list({ q: recipient }))[0] as SuratSummary).suratId
  }
  const [older, created] = [await send('lama@contoh.id', before), await send('baru@contoh.id', clock())]
  await sendDue(shop.deps)
  for (const id of [older, created]) await sent(id)
  await refused()

  await surat.jobs?.['pindah-surat']?.run(shop.deps)
  await surat.jobs?.['pindah-surat']?.run(shop.deps)
  const texts = async (table: 'surat' | 'surat_lama') =>
    (
      await db
        .selectFrom(table)
        .select(['surat_id', 'teks'])
        .where('surat_id', '>=', older)
        .orderBy('surat_id')
        .execute()
    ).map(({ teks }) => teks)
  expect(await texts('surat_lama')).toEqual(['Halo lama@contoh.id'])
  expect(await texts('surat')).toEqual(['', 'Halo baru@contoh.id', 'Halo'])
  expect((await find(older)).body).toMatchObject({ kepada: 'lama@contoh.id', teks: 'Halo lama@contoh.id' })
  expect((await find(created)).body).toMatchObject({ teks: 'Halo baru@contoh.id' })
})
