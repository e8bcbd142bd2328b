import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getKesehatan } from '#contract/kesehatan/admin.ts'
import { downloadMyData } from '#contract/pelanggan/endpoints.ts'
import { getWhatsAppOffice, type KabarMeta, markKabarMeta } from '#contract/saluran/admin.ts'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import { KODE_TEMPLAT_WA, templatWaName } from '#contract/saluran/templat-wa.ts'
import {
  chooseWhatsApp,
  getWhatsApp,
  linkWhatsApp,
  unlinkWhatsApp,
  verifyWebhook,
  WEBHOOK_PATH,
} from '#contract/saluran/whatsapp.ts'
import { kabarSaluranRepository } from '#server/features/saluran/kabar-saluran.repository.ts'
import { saluran } from '#server/features/saluran/saluran.feature.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { pekerjaanRepository } from '#server/jobs/pekerjaan.repository.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { WhatsAppError } from '#server/whatsapp/errors.ts'
import { signatureOf } from '#server/whatsapp/signature.ts'
import type { TemplateMessage, TextMessage, WhatsApp } from '#server/whatsapp/whatsapp.ts'
import { whatsapp } from './whatsapp.feature.ts'

/** Ten in the morning in Jakarta, far from the quiet hours. */
const START = new Date('2026-11-20T03:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60
const APP_SECRET = 'rahasia-aplikasi'

/** Sent messages, and the failure of the next ones. */
const sent: TemplateMessage[] = []
const replies: TextMessage[] = []
let failure: WhatsAppError | undefined
let tries = 0
let count = 0
const client: Pick<WhatsApp, 'sendTemplate' | 'sendText'> = {
  async sendTemplate(message) {
    tries++
    if (failure) throw failure
    sent.push(message)
    return { id: `wamid.${++count}`, isHeld: false }
  },
  async sendText(message) {
    replies.push(message)
    return { id: `wamid.${++count}`, isHeld: false }
  },
}

const shop = await testApp(START, {
  ...WITHOUT_LIMITS,
  whatsapp: {
    simulated: {
      whatsapp: async () => client as WhatsApp,
      appSecret: async () => APP_SECRET,
      page: async () => 'http://127.0.0.1:9/',
    },
  },
})
const { db, clock } = shop.deps
afterAll(() => shop.close())
await db
  .insertInto('templat_wa')
  .values(
    KODE_TEMPLAT_WA.map((kode) => {
      return { nama: templatWaName(kode), id_meta: kode, status: 'APPROVED', kategori: 'UTILITY', diubah: START }
    }),
  )
  .execute()
beforeEach(() => {
  failure = undefined
})

type Akun = Awaited<ReturnType<typeof buildPelanggan>>
const later = (minutes: number) => shop.setClock(new Date(clock().getTime() + minutes * MINUTE))
const run = () => saluran.jobs?.['kirim-saluran']?.run(shop.deps)
const process = () => whatsapp.jobs?.['proses-whatsapp']?.run(shop.deps)

let people = 0
/** Posts a webhook as Meta does: non-ASCII characters are escaped before the body is signed. */
async function post(
  value: object,
  { field = 'messages', sign = signatureOf }: { field?: string; sign?: typeof signatureOf } = {},
) {
  const entry = [{ id: '1', changes: [{ field, value }] }]
  const text = JSON.stringify({ object: 'whatsapp_business_account', entry }).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return postRaw(Buffer.from(text), sign(Buffer.from(text), APP_SECRET))
}
const postRaw = (body: Buffer, signature?: string) =>
  shop.app.server.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-hub-signature-256': signature }),
    },
    payload: body,
  })
const seconds = (moment = clock()) => String(Math.floor(moment.getTime() / 1000))
const status = (id: string, word: string, more: object = {}) =>
  post({ statuses: [{ id, status: word, timestamp: seconds(), recipient_id: '62811', ...more }] })

let messages = 0
/** A message of a person to the shop. */
const inbound = (from: object, content: object, id = `wamid.in${++messages}`) =>
  post({ messages: [{ ...from, id, timestamp: seconds(), ...content }] }).then(process)
const say = (from: string, body: string, more: object = {}) =>
  inbound({ from }, { type: 'text', text: { body }, ...more })
const tap = (from: object, payload: string) => inbound(from, { type: 'button', button: { payload, text: 'Tombol' } })

/** Creates an account that confirmed a number. */
async function customer(keperluan: Keperluan[] = ['pesanan']) {
  const akun = await buildPelanggan(db, clock())
  const from = `62812${String(++people).padStart(8, '0')}`
  const { body } = await shop.call(linkWhatsApp, { body: { keperluan } }, akun)
  await inbound({ from, from_user_id: `ID.${people}` }, { type: 'text', text: { body: body.pesan.teks } })
  return { akun, from, userId: `ID.${people}` }
}

/** Creates an order that was handed to its courier. */
async function shipped({ pengguna_id }: Akun) {
  const produk = await buildProduk(db, clock())
  const change = {
    status_pembayaran: 'success',
    status_pesanan: 'Sedang Di Proses',
    kurir: 'JNE',
    resi: 'JP123',
  } as const
  const { midtrans_order_id } = await buildPesanan(db, clock(), pengguna_id, change, [{ produk, jumlah: 1 }])
  return midtrans_order_id
}
const stateOf = async (nomor: string) =>
  (
    await db
      .selectFrom('pesanan')
      .select('status_pesanan')
      .where('midtrans_order_id', '=', nomor)
      .executeTakeFirstOrThrow()
  ).status_pesanan

/** Writes a notice about an order, as a feature does in the transaction of its event. */
const write = ({ pengguna_id, email }: Akun, kind: string, nomor = '', keperluan: Keperluan = 'pesanan') =>
  outboxRepository(db).enqueue(
    `${kind}:${++count}`,
    {
      penggunaId: pengguna_id,
      kepada: email,
      subjek: kind,
      teks: 'Isi',
      tautan: `/riwayat-pembayaran/${nomor}`,
      keperluan,
      rujukan: nomor,
    },
    clock(),
  )

const sentTo = (from: string) => sent.filter(({ to }) => to === from)
const repliesTo = (from: string) => replies.filter(({ to }) => to === from).map(({ text }) => text)
const deliveryOf = ({ pengguna_id }: Akun) =>
  db
    .selectFrom('kabar_saluran')
    .innerJoin('surat', 'surat.surat_id', 'kabar_saluran.surat_id')
    .select(['kabar_saluran.status', 'wamid', 'kabar_saluran.dibaca', 'kabar_saluran.kesalahan', 'ditagih'])
    .where('pengguna_id', '=', pengguna_id)
    .where('saluran', '=', 'wa')
    .orderBy('kabar_saluran_id', 'desc')
    .limit(1)
    .executeTakeFirst()
/** Returns the usage of the templates of complaints. */
const usage = () => db.selectFrom('pemakaian_wa').selectAll().where('templat', '=', 'keluhan_dijawab_v1').execute()
const izinOf = async ({ token }: Akun) => (await shop.call(getWhatsApp, {}, { token })).body.keperluan

/** Sends a notice, and returns the message's id at WhatsApp. */
async function sendOne() {
  const { akun, from, userId } = await customer()
  const nomor = await shipped(akun)
  await write(akun, 'pesanan-dikirim', nomor)
  later(1)
  await run()
  const message = sentTo(from).at(-1) as TemplateMessage
  return { akun, from, userId, nomor, message, wamid: (await deliveryOf(akun))?.wamid as string }
}

describe('message', () => {
  test('about a sent order leaves by WhatsApp beside its mail, and its delivery is marked by the webhook', async () => {
    const { akun, from, nomor, message, wamid } = await sendOne()
    expect(message).toEqual({
      to: from,
      name: 'pesanan_dikirim_v1',
      language: 'id',
      body: [expect.any(String), nomor, 'JNE', 'JP123'],
      buttons: [
        { type: 'reply', payload: `terima:${nomor}` },
        { type: 'reply', payload: `masalah:${nomor}` },
        { type: 'url', text: `riwayat-pembayaran/${nomor}` },
      ],
      reference: expect.stringMatching(/^kabar:[\da-f-]{36}$/),
      isMarketing: false,
    })
    expect(await deliveryOf(akun)).toMatchObject({ status: 'terkirim', wamid })
    expect((await status(wamid, 'delivered')).statusCode).toBe(200)
    expect(await deliveryOf(akun), 'stored, not processed yet').toMatchObject({ status: 'terkirim' })
    await process()
    expect(await deliveryOf(akun)).toMatchObject({ status: 'tiba' })
    await shop.sendSurat()
    expect(shop.surat.filter(({ kepada }) => kepada === akun.email).map(({ subjek }) => subjek)).toEqual([
      'Nomor WhatsApp terhubung dengan akun KerapuSehat Anda',
      'pesanan-dikirim',
    ])
  })

  test.each<[string, (akun: Akun) => Promise<unknown>]>([
    ['the consent was withdrawn', ({ token }) => shop.call(chooseWhatsApp, { body: { keperluan: [] } }, { token })],
    ['the number was removed', ({ token }) => shop.call(unlinkWhatsApp, {}, { token })],
    [
      'its template is paused',
      () => db.updateTable('templat_wa').set({ status: 'PAUSED' }).where('nama', '=', 'pesanan_dikirim_v1').execute(),
    ],
    ['the month is used up', () => db.updateTable('sambungan').set({ wa_pagu: 0 }).execute()],
  ])('is not sent if %s', async (_, prepare) => {
    const { akun, from } = await customer()
    await write(akun, 'pesanan-dikirim', await shipped(akun))
    await prepare(akun)
    later(1)
    await run()
    expect(sentTo(from)).toEqual([])
    await db.updateTable('templat_wa').set({ status: 'APPROVED' }).execute()
    await db.updateTable('sambungan').set({ wa_pagu: 1000 }).execute()
  })

  test('is not sent to a recipient above the limit of 24 hours, but to those before', async () => {
    const known = await sendOne()
    const recipients = db
      .selectFrom('kabar_saluran')
      .innerJoin('surat', 'surat.surat_id', 'kabar_saluran.surat_id')
      .select(sql<number>`count(DISTINCT pengguna_id)::int`.as('wa_batas'))
      .where('saluran', '=', 'wa')
      .where('kabar_saluran.status', '<>', 'gagal')
    await db
      .updateTable('sambungan')
      .set(await recipients.executeTakeFirstOrThrow())
      .execute()
    const { from } = await sendOne()
    await write(known.akun, 'pesanan-dikirim', known.nomor)
    later(1)
    await run()
    expect(sentTo(known.from)).toHaveLength(2)
    expect(sentTo(from)).toEqual([])
    await db.updateTable('sambungan').set({ wa_batas: 250 }).execute()
  })

  test('is sent again after a temporary failure, and given up after a final one', async () => {
    const { akun, from } = await customer()
    failure = new WhatsAppError('transient', 'down')
    await write(akun, 'keluhan', await shipped(akun))
    later(1)
    await run()
    expect(await deliveryOf(akun)).toMatchObject({ status: 'menunggu', kesalahan: 'transient' })
    failure = undefined
    later(1)
    await run()
    expect(sentTo(from)).toHaveLength(1)
    failure = new WhatsAppError('recipient', 'no WhatsApp', { code: 131_026 })
    const [before] = await usage()
    await write(akun, 'keluhan', await shipped(akun))
    later(2)
    await run()
    expect(await deliveryOf(akun)).toMatchObject({ status: 'gagal', kesalahan: '131026 recipient' })
    expect(await usage()).toEqual([{ ...before, gagal: (before?.gagal ?? 0) + 1 }])
  })

  test('that waits for its retry is not sent after its purpose ended', async () => {
    await customer(['pengingat'])
    const { akun, from } = await customer(['pesanan', 'pengingat'])
    failure = new WhatsAppError('transient', 'down')
    await write(akun, 'buku-obat', '', 'pengingat')
    later(1)
    await run()
    expect(await deliveryOf(akun)).toMatchObject({ status: 'menunggu' })
    failure = undefined
    await tap({ from }, 'berhenti:pengingat')
    later(2)
    await run()
    expect(sentTo(from)).toEqual([])
  })

  test('is counted for a year', async () => {
    await sendOne()
    await db.insertInto('pemakaian_wa').values({ bulan: '2024-01', templat: 'lama_v1' }).execute()
    const { token } = await buildAdmin(db, clock())
    const { pemakaian } = (await shop.call(getWhatsAppOffice, {}, { token })).body
    expect(pemakaian.map(({ bulan }: { bulan: string }) => bulan)).not.toContain('2024-01')
  })

  test('stops after two failures in a row, until the number is confirmed again', async () => {
    const { akun, from } = await customer()
    failure = new WhatsAppError('recipient', 'no WhatsApp', { code: 131_026 })
    for (const minute of [2, 4]) {
      await write(akun, 'keluhan', await shipped(akun))
      later(minute)
      await run()
    }
    expect((await shop.call(getWhatsApp, {}, akun)).body).toMatchObject({ nomor: from, gagal: true })
    failure = undefined
    await write(akun, 'keluhan', await shipped(akun))
    later(2)
    await run()
    expect(sentTo(from)).toEqual([])
  })

  test('waits while Meta refuses the account, with all others', async () => {
    const [one, two] = [await customer(), await customer()]
    failure = new WhatsAppError('account', 'token', { code: 190 })
    for (const { akun } of [one, two]) await write(akun, 'keluhan', await shipped(akun))
    later(1)
    await run()
    failure = undefined
    await run()
    expect([sentTo(one.from), sentTo(two.from)]).toEqual([[], []])
    later(5)
    await run()
    expect([sentTo(one.from).length, sentTo(two.from).length]).toEqual([1, 1])
  })

  test('is one per account and run', async () => {
    const { akun, from } = await customer()
    for (let index = 0; index < 2; index++) await write(akun, 'keluhan', await shipped(akun))
    later(1)
    await run()
    expect(sentTo(from)).toHaveLength(1)
    await run()
    expect(sentTo(from)).toHaveLength(2)
  })
})

describe('status', () => {
  const apply = async (id: string, ...words: string[]) => {
    for (const word of words) await status(id, word)
    await process()
  }

  test.each<[string, string[], string]>([
    ['delivered twice', ['delivered', 'delivered'], 'tiba'],
    ['delivered before sent', ['delivered', 'sent'], 'tiba'],
    ['read without delivered', ['read'], 'tiba'],
    ['failed after delivered', ['delivered', 'failed'], 'tiba'],
    ['delivered after failed', ['failed', 'delivered'], 'tiba'],
    ['failed after sent', ['sent', 'failed'], 'gagal'],
    ['an unknown status', ['melted'], 'terkirim'],
  ])('%s leaves the right state', async (_, words, expected) => {
    const { akun, wamid } = await sendOne()
    await apply(wamid, ...words)
    expect(await deliveryOf(akun)).toMatchObject({
      status: expected,
      dibaca: words.includes('read') ? expect.any(Date) : null,
    })
  })

  test.each([
    [131_026, 1],
    [131_049, 0],
  ])('failed with %i counts %i failures of the number', async (code, failures) => {
    const { akun, wamid } = await sendOne()
    await status(wamid, 'failed', { errors: [{ code }] })
    await process()
    const row = db.selectFrom('nomor_wa').select('gagal').where('pengguna_id', '=', akun.pengguna_id)
    expect(await row.executeTakeFirst()).toEqual({ gagal: failures })
  })

  test('counts a message once per state and month', async () => {
    const { akun, wamid } = await sendOne()
    const month = () =>
      db.selectFrom('pemakaian_wa').selectAll().where('templat', '=', 'pesanan_dikirim_v1').executeTakeFirstOrThrow()
    const before = await month()
    const pricing = { billable: true, category: 'utility' }
    for (const word of ['sent', 'delivered', 'read', 'delivered', 'read']) {
      later(1)
      await status(wamid, word, { pricing })
    }
    await process()
    expect(await month()).toEqual({
      ...before,
      tiba: before.tiba + 1,
      dibaca: before.dibaca + 1,
      ditagih: before.ditagih + 1,
      biaya: before.biaya + 400,
    })
    expect(await deliveryOf(akun)).toMatchObject({ ditagih: true })
    const { wamid: free } = await sendOne()
    await status(free, 'sent', { pricing: { billable: false, category: 'utility' } })
    await process()
    expect((await month()).ditagih).toBe(before.ditagih + 1)
  })

  test('finds its message by the reference before the answer to the send is stored', async () => {
    const { akun } = await customer()
    failure = new WhatsAppError('unknown', 'cut')
    await write(akun, 'keluhan', await shipped(akun))
    later(1)
    await run()
    const { tanda } = await db
      .selectFrom('kabar_saluran')
      .select('tanda')
      .orderBy('kabar_saluran_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await status('wamid.lost', 'sent', { biz_opaque_callback_data: `kabar:${tanda}` })
    await process()
    expect(await deliveryOf(akun)).toMatchObject({ status: 'terkirim', wamid: 'wamid.lost' })
    failure = undefined
    later(5)
    await run()
    expect(await deliveryOf(akun), 'not sent again').toMatchObject({ wamid: 'wamid.lost' })
  })

  test.each([
    ['is sent once more without an answer, and then never again', new WhatsAppError('unknown', 'cut'), 2, 'gagal'],
    ['is sent again after refusals', new WhatsAppError('transient', 'busy'), 4, 'menunggu'],
  ])('%s', async (_, error, times, expected) => {
    const { akun } = await customer()
    const runFourTimes = async () => {
      for (let round = 0; round < 4; round++) {
        later(11)
        await run()
      }
    }
    // Ends what other tests left.
    await runFourTimes()
    failure = error
    const before = tries
    await write(akun, 'keluhan', await shipped(akun))
    await runFourTimes()
    expect([tries - before, (await deliveryOf(akun))?.status]).toEqual([times, expected])
  })

  test('is not sent by a process that was frozen while another one claimed it', async () => {
    const { akun, from } = await customer()
    await write(akun, 'keluhan', await shipped(akun))
    later(1)
    await run()
    const { kabar_saluran_id } = await db
      .updateTable('kabar_saluran')
      .set({ status: 'menunggu', percobaan: 2, kirim_pada: clock() })
      .where('kabar_saluran_id', '=', (eb) =>
        eb.selectFrom('kabar_saluran').select((max) => max.fn.max('kabar_saluran_id').as('id')),
      )
      .returning('kabar_saluran_id')
      .executeTakeFirstOrThrow()
    const saluran = kabarSaluranRepository(db)
    expect(await saluran.begin({ kabar_saluran_id, percobaan: 1 }, clock())).toBe(false)
    expect(sentTo(from)).toHaveLength(1)
  })

  test('changes nothing for an unknown message', async () => {
    const before = await db
      .selectFrom('kabar_saluran')
      .select(['kabar_saluran_id', 'status'])
      .orderBy('kabar_saluran_id')
      .execute()
    await apply('wamid.other', 'delivered')
    expect(
      await db.selectFrom('kabar_saluran').select(['kabar_saluran_id', 'status']).orderBy('kabar_saluran_id').execute(),
    ).toEqual(before)
  })

  test('applies without the number of a person who hides it', async () => {
    const { akun, wamid } = await sendOne()
    await status(wamid, 'delivered', { recipient_id: undefined, recipient_user_id: 'ID.abc', mystery: { a: 1 } })
    await process()
    expect(await deliveryOf(akun)).toMatchObject({ status: 'tiba' })
  })

  test('older than eight days changes nothing', async () => {
    const { akun, from, wamid } = await sendOne()
    const timestamp = seconds(new Date(clock().getTime() - 9 * DAY * MINUTE))
    await post({ statuses: [{ id: wamid, status: 'delivered', timestamp }] })
    await say(from, 'BERHENTI', { timestamp })
    expect(await deliveryOf(akun)).toMatchObject({ status: 'terkirim' })
    expect(await izinOf(akun)).toEqual(['pesanan'])
  })
})

describe('webhook', () => {
  const stored = async () => (await db.selectFrom('peristiwa_wa').select('peristiwa_id').execute()).length
  const body = () =>
    Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry: [], nomor: `${++count}` }))

  test('makes its job due when it is stored, unless it runs; a refused or repeated one does not', async () => {
    const jobs = pekerjaanRepository(db, randomUUID())
    const isDue = async () => (await jobs.claimDue(['proses-whatsapp'], MINUTE)).length === 1
    const finish = () => jobs.finish('proses-whatsapp', MINUTE)
    const webhook = body()
    await jobs.add(['proses-whatsapp'])
    expect(await isDue()).toBe(true)
    await finish()
    await postRaw(webhook, signatureOf(webhook, 'lain'))
    expect(await isDue(), 'refused').toBe(false)
    await postRaw(webhook, signatureOf(webhook, APP_SECRET))
    expect(await isDue(), 'stored').toBe(true)
    const next = body()
    await postRaw(next, signatureOf(next, APP_SECRET))
    expect(await isDue(), 'running').toBe(false)
    await finish()
    await postRaw(webhook, signatureOf(webhook, APP_SECRET))
    expect(await isDue(), 'repeated').toBe(false)
  })

  test('is refused without a signature, with a wrong one, and after its body was encoded again', async () => {
    const before = await stored()
    const escaped = Buffer.from(`{"object":"whatsapp_business_account","entry":[],"nama":"N\\u00e9ng ${++count}"}`)
    const again = Buffer.from(JSON.stringify(JSON.parse(escaped.toString())))
    const answers = [
      await postRaw(escaped),
      await postRaw(escaped, ''),
      await postRaw(escaped, signatureOf(escaped, 'lain')),
      await postRaw(again, signatureOf(escaped, APP_SECRET)),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    expect(await stored()).toBe(before)
    expect((await postRaw(escaped, signatureOf(escaped, APP_SECRET))).statusCode).toBe(200)
  })

  test('is stored once, however often it arrives', async () => {
    const [before, raw] = [await stored(), body()]
    for (let index = 0; index < 3; index++)
      expect((await postRaw(raw, signatureOf(raw, APP_SECRET))).statusCode).toBe(200)
    expect(await stored()).toBe(before + 1)
  })

  test('may have 3 MB but not 6, and no other endpoint may have 3', async () => {
    const raw = Buffer.from(`{"object":"whatsapp_business_account","entry":[],"isi":"${'x'.repeat(3 * 1024 * 1024)}"}`)
    expect((await postRaw(raw, signatureOf(raw, APP_SECRET))).statusCode).toBe(200)
    expect((await postRaw(Buffer.concat([raw, raw]), 'sha256=')).statusCode).toBe(413)
    const other = await shop.app.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: raw,
    })
    expect(other.statusCode).toBe(413)
  })

  test('with broken content is given up, and does not stop the others', async () => {
    for (const raw of [Buffer.from(`[${++count}`), Buffer.from(`{"entry":${++count}}`)])
      await postRaw(raw, signatureOf(raw, APP_SECRET))
    const { akun, wamid } = await sendOne()
    await status(wamid, 'delivered')
    await process()
    expect(await deliveryOf(akun)).toMatchObject({ status: 'tiba' })
  })

  test('is deleted after 30 days', async () => {
    const raw = body()
    await postRaw(raw, signatureOf(raw, APP_SECRET))
    later(31 * DAY)
    await whatsapp.jobs?.['bersihkan-whatsapp']?.run(shop.deps)
    expect(await stored()).toBe(0)
  })

  test("answers Meta's check of the address with its challenge alone", async () => {
    const { wa_kata: word } = await db.selectFrom('sambungan').select('wa_kata').executeTakeFirstOrThrow()
    const check = (query: object) => shop.call(verifyWebhook, { query: query as never })
    const right = await check({ 'hub.mode': 'subscribe', 'hub.verify_token': word, 'hub.challenge': '1158201444' })
    expect([right.status, String(right.body), right.headers['content-type']]).toEqual([
      200,
      '1158201444',
      'text/plain; charset=utf-8',
    ])
    const wrong = await check({ 'hub.mode': 'subscribe', 'hub.verify_token': 'salah', 'hub.challenge': '1' })
    expect(wrong.status).toBe(403)
    expect((await check({})).status).toBe(403)
  })
})

describe('number', () => {
  test('is confirmed by a message with the code, and belongs to one account', async () => {
    const { akun, from } = await customer()
    expect((await shop.call(getWhatsApp, {}, akun)).body).toMatchObject({
      nomor: from,
      keperluan: ['pesanan'],
      pesan: null,
    })
    expect(repliesTo(from)).toEqual([expect.stringContaining('terhubung')])
    const other = await buildPelanggan(db, clock())
    const { body } = await shop.call(linkWhatsApp, { body: { keperluan: ['pesanan'] } }, other)
    await say(from, body.pesan.teks.toLowerCase())
    expect((await shop.call(getWhatsApp, {}, other)).body.nomor).toBe(from)
    expect((await shop.call(getWhatsApp, {}, akun)).body.nomor).toBe(null)
  })

  test('replaces the number of the same person in another account', async () => {
    const { akun, from, userId } = await customer()
    const other = await buildPelanggan(db, clock())
    const { body } = await shop.call(linkWhatsApp, { body: { keperluan: ['pesanan'] } }, other)
    const renewed = `${from}1`
    await inbound({ from: renewed, from_user_id: userId }, { type: 'text', text: { body: body.pesan.teks } })
    expect((await shop.call(getWhatsApp, {}, other)).body.nomor).toBe(renewed)
    expect((await shop.call(getWhatsApp, {}, akun)).body.nomor).toBe(null)
  })

  test.each<[string, (sent: string) => string, number]>([
    ['a wrong code', () => 'HUBUNGKAN AAAAAAAAAA', 0],
    ['an expired code', (text) => text, 31],
    ['another text', () => 'Halo, apa stoknya ada?', 0],
  ])('is not confirmed by %s', async (_, text, minutes) => {
    const akun = await buildPelanggan(db, clock())
    const { body } = await shop.call(linkWhatsApp, { body: { keperluan: ['pesanan'] } }, akun)
    later(minutes)
    await say(`62899${++people}`, text(body.pesan.teks))
    const state = (await shop.call(getWhatsApp, {}, akun)).body
    expect([state.nomor, state.pesan === null]).toEqual([null, minutes > 30])
  })

  test('is confirmed once: the code ends with it', async () => {
    const akun = await buildPelanggan(db, clock())
    const { body } = await shop.call(linkWhatsApp, { body: { keperluan: ['pesanan'] } }, akun)
    const [first, second] = [`62877${++people}`, `62877${++people}`]
    await say(first, body.pesan.teks)
    await say(second, body.pesan.teks)
    expect((await shop.call(getWhatsApp, {}, akun)).body.nomor).toBe(first)
    expect(repliesTo(second)).toEqual([expect.stringContaining('tidak berlaku')])
  })

  test('is forgotten after its person changed to another', async () => {
    const { akun, from } = await customer()
    await inbound({ from }, { type: 'system', system: { type: 'user_changed_number', new_wa_id: '6281999' } })
    expect((await shop.call(getWhatsApp, {}, akun)).body.nomor).toBe(null)
  })

  test('and its consents are part of the export of a person', async () => {
    const { akun, from } = await customer()
    const { body } = await shop.call(downloadMyData, {}, akun)
    expect(JSON.stringify(body.data ?? body)).toContain(from)
  })
})

describe('button', () => {
  test('"Sudah diterima" completes the order of the account whose number pressed it, once', async () => {
    const { from, nomor } = await sendOne()
    const other = await customer()
    await tap({ from: other.from }, `terima:${nomor}`)
    await tap({ from: '6281000' }, `terima:${nomor}`)
    expect(await stateOf(nomor)).toBe('Sedang Di Proses')
    expect(repliesTo(other.from)).toHaveLength(1)
    await inbound({ from }, { type: 'button', button: { payload: `terima:${nomor}`, text: 'x' } }, 'wamid.same')
    await inbound({ from }, { type: 'button', button: { payload: `terima:${nomor}`, text: 'x' } }, 'wamid.same')
    expect(await stateOf(nomor)).toBe('Pesanan Selesai')
    expect(repliesTo(from).slice(1)).toEqual([`Terima kasih. Pesanan ${nomor} selesai.`])
  })

  test('acts for a person who hides the number, by the id of the confirmation', async () => {
    const { nomor, userId } = await sendOne()
    await tap({ from_user_id: 'ID.other' }, `terima:${nomor}`)
    expect(await stateOf(nomor)).toBe('Sedang Di Proses')
    await tap({ from_user_id: userId }, `terima:${nomor}`)
    expect(await stateOf(nomor)).toBe('Pesanan Selesai')
  })

  test('"Ada masalah" leads to the complaint', async () => {
    const { from, nomor } = await sendOne()
    await tap({ from }, `masalah:${nomor}`)
    expect(repliesTo(from).at(-1)).toContain(`/riwayat-pembayaran/keluhan/${nomor}`)
    expect(await stateOf(nomor)).toBe('Sedang Di Proses')
  })

  test('completes no order before it is sent', async () => {
    const { akun, from } = await customer()
    const produk = await buildProduk(db, clock())
    const change = { status_pembayaran: 'success' } as const
    const { midtrans_order_id: nomor } = await buildPesanan(db, clock(), akun.pengguna_id, change, [
      { produk, jumlah: 1 },
    ])
    await tap({ from }, `terima:${nomor}`)
    expect(await stateOf(nomor)).toBe('Menunggu Respon')
  })
})

test('a message is answered once, also if another webhook repeats it', async () => {
  const { from } = await customer()
  const before = repliesTo(from).length
  const id = `wamid.in${++messages}`
  for (const more of [{}, { forwarded: true }])
    await inbound({ from }, { type: 'text', text: { body: 'STOP' }, ...more }, id)
  expect(repliesTo(from)).toHaveLength(before + 1)
})

test('a sender gets at most 20 answers in an hour', async () => {
  const { from } = await customer()
  for (let index = 0; index < 25; index++) await say(from, 'STOP')
  expect(repliesTo(from)).toHaveLength(20)
})

test.each([
  ['stop', ['pesanan']],
  ['resume', ['penawaran', 'pesanan']],
])("leaves an account after %s of Meta's switch for marketing the purposes %j", async (value, left) => {
  const { akun, from } = await customer(['pesanan', 'penawaran'])
  const preference = { wa_id: from, detail: '', category: 'marketing_messages', value, timestamp: seconds(clock()) }
  await post({ user_preferences: [preference] }, { field: 'user_preferences' })
  await process()
  expect((await izinOf(akun)).toSorted()).toEqual(left)
})

describe('BERHENTI', () => {
  test('as an answer to a message ends its purpose, with time and place', async () => {
    const { akun, from } = await customer(['pesanan', 'pengingat'])
    await write(akun, 'buku-obat', '', 'pengingat')
    await run()
    const { wamid } = (await deliveryOf(akun)) as { wamid: string }
    await write(akun, 'pesanan-dikirim', await shipped(akun))
    later(1)
    await run()
    expect(sentTo(from)).toHaveLength(2)
    await say(from, 'Berhenti.', { context: { id: wamid } })
    expect(await izinOf(akun)).toEqual(['pesanan'])
    const row = db
      .selectFrom('izin_kabar')
      .select(['dicabut', 'dicabut_lewat'])
      .where('pengguna_id', '=', akun.pengguna_id)
    expect(await row.where('keperluan', '=', 'pengingat').execute()).toEqual([
      { dicabut: clock(), dicabut_lewat: 'wa' },
    ])
    expect(repliesTo(from).at(-1)).toMatch(/^Pengingat lewat WhatsApp sudah dihentikan/)
  })

  test.each(['STOP', 'berhenti', ' Hentikan! '])('alone ends all purposes: %s', async (text) => {
    const { akun, from } = await customer(['pesanan', 'pengingat'])
    await say(from, text)
    expect(await izinOf(akun)).toEqual([])
  })

  test('as a button ends its purpose', async () => {
    const { akun, from } = await customer(['pesanan', 'pengingat'])
    await tap({ from }, 'berhenti:pengingat')
    expect(await izinOf(akun)).toEqual(['pesanan'])
  })

  test('within a sentence ends nothing', async () => {
    const { akun, from } = await customer()
    await say(from, 'Kapan hujan berhenti?')
    expect(await izinOf(akun)).toEqual(['pesanan'])
  })
})

test('a template that Meta moves to another state is no longer sent', async () => {
  const event = { message_template_id: 1, message_template_name: 'keluhan_dijawab_v1', message_template_language: 'id' }
  await post({ ...event, event: 'PAUSED', reason: 'NONE' }, { field: 'message_template_status_update' })
  await post(
    { ...event, previous_category: 'UTILITY', new_category: 'MARKETING' },
    { field: 'template_category_update' },
  )
  await process()
  const row = db.selectFrom('templat_wa').select(['status', 'kategori']).where('nama', '=', 'keluhan_dijawab_v1')
  expect(await row.executeTakeFirst()).toEqual({ status: 'PAUSED', kategori: 'MARKETING' })
  await db.updateTable('templat_wa').set({ status: 'APPROVED' }).execute()
})

describe('a notice of Meta', () => {
  const notices = async () => {
    const { token } = await buildAdmin(db, clock())
    return { token, kabar: (await shop.call(getWhatsAppOffice, {}, { token })).body.kabar as KabarMeta[] }
  }
  const find = async (bidang: string) => (await notices()).kabar.find((one) => one.bidang === bidang)

  test.each([
    ['phone_number_quality_update', { display_phone_number: '62811', event: 'FLAGGED', current_limit: 'TIER_250' }],
    ['account_update', { event: 'ACCOUNT_RESTRICTION', restriction_info: [{ restriction_type: 'RESTRICTED' }] }],
    ['account_review_update', { decision: 'REJECTED' }],
    ['account_alerts', { alert_severity: 'WARNING', alert_type: 'OBA_REJECTED' }],
  ])('about %s is shown and is a task, until it is marked as seen', async (field, value) => {
    await post(value, { field })
    await process()
    expect(await find(field)).toMatchObject({ perluDilihat: true })
    const { token } = await notices()
    expect(await whatsapp.tugas?.kabarMeta?.(shop.deps)).toBeGreaterThan(0)
    expect((await shop.call(getKesehatan, {}, { token })).body.whatsapp.kabar).toBeGreaterThan(0)
    await shop.call(markKabarMeta, { body: { bidang: field } }, { token })
    expect(await find(field)).toMatchObject({ perluDilihat: false })
  })

  test('about a better state replaces the one before, and is no task', async () => {
    for (const event of ['FLAGGED', 'UNFLAGGED']) await post({ event }, { field: 'phone_number_quality_update' })
    await process()
    expect(await find('phone_number_quality_update')).toMatchObject({ kejadian: 'UNFLAGGED', perluDilihat: false })
  })

  test('about a paused template, or one that becomes marketing, is a task until it is approved again', async () => {
    // No other test sends the same body, which would be taken for a repeat.
    const template = {
      message_template_id: 1,
      message_template_name: 'resep_ditolak_v1',
      message_template_language: 'id',
    }
    await post({ ...template, event: 'PAUSED', reason: 'NONE' }, { field: 'message_template_status_update' })
    await post(
      { ...template, previous_category: 'UTILITY', new_category: 'MARKETING' },
      { field: 'template_category_update' },
    )
    await process()
    expect(await find('templat status resep_ditolak_v1')).toMatchObject({ kejadian: 'PAUSED', perluDilihat: true })
    expect(await find('templat category resep_ditolak_v1')).toMatchObject({ perluDilihat: true })
    await post({ ...template, event: 'APPROVED', reason: 'NONE' }, { field: 'message_template_status_update' })
    await process()
    expect(await find('templat status resep_ditolak_v1')).toBeUndefined()
  })
})

test('answers are counted in the usage of the month, at the price of the owner', async () => {
  await db.updateTable('sambungan').set({ wa_tarif_balasan: 350 }).execute()
  const { from } = await customer()
  expect(repliesTo(from)).toHaveLength(1)
  const usage = db.selectFrom('pemakaian_wa').select(['terkirim', 'biaya']).where('templat', '=', 'balasan')
  const before = await usage.executeTakeFirstOrThrow()
  await say(from, 'BERHENTI')
  expect(await usage.executeTakeFirstOrThrow()).toEqual({ terkirim: before.terkirim + 1, biaya: before.biaya + 350 })
})
