import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { downloadMyData } from '#contract/pelanggan/endpoints.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import {
  deletePercakapan,
  getPercakapan,
  listPercakapan,
  markPercakapan,
  replyPercakapan,
  sendTemplatPercakapan,
} from '#contract/percakapan/admin.ts'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import { KODE_TEMPLAT_WA, templatWaName } from '#contract/saluran/templat-wa.ts'
import { linkWhatsApp, unlinkWhatsApp, WEBHOOK_PATH } from '#contract/saluran/whatsapp.ts'
import { percakapan } from '#server/features/percakapan/percakapan.feature.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { WhatsAppError } from '#server/whatsapp/errors.ts'
import { signatureOf } from '#server/whatsapp/signature.ts'
import type { TemplateMessage, TextMessage, WhatsApp } from '#server/whatsapp/whatsapp.ts'
import { whatsapp } from './whatsapp.feature.ts'

const APP_SECRET = 'rahasia-aplikasi'
const HOUR = 3_600_000

/** Sent messages, and the failure of the next one. */
const sent: (TextMessage | TemplateMessage)[] = []
let failure: WhatsAppError | undefined
let counter = 0
async function accept(message: TextMessage | TemplateMessage) {
  // Automatic answers are tested with the feature that writes them.
  if (message.reference.startsWith('balas:')) return { id: `wamid.out${++counter}`, isHeld: false }
  sent.push(message)
  const error = failure
  failure = undefined
  if (error) throw error
  return { id: `wamid.out${++counter}`, isHeld: false }
}
const client: Pick<WhatsApp, 'sendTemplate' | 'sendText'> = { sendTemplate: accept, sendText: accept }

const shop = await testApp(new Date('2026-11-20T03:00:00Z'), {
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
      return { nama: templatWaName(kode), id_meta: kode, status: 'APPROVED', kategori: 'UTILITY', diubah: clock() }
    }),
  )
  .execute()
const office = await buildAdmin(db, clock(), 'pesanan')
const konten = await buildAdmin(db, clock(), 'konten')
beforeEach(() => {
  failure = undefined
  sent.length = 0
})

const later = async (ms: number) => {
  shop.setClock(new Date(clock().getTime() + ms))
  // Sessions of the office end with the day.
  Object.assign(office, await buildAdmin(db, clock(), 'pesanan'))
  Object.assign(konten, await buildAdmin(db, clock(), 'konten'))
}
const run = () => percakapan.jobs?.['kirim-jawaban']?.run(shop.deps)
const seconds = () => String(Math.floor(clock().getTime() / 1000))

async function post(value: object) {
  const entry = [{ id: '1', changes: [{ field: 'messages', value }] }]
  const payload = Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry }))
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signatureOf(payload, APP_SECRET) }
  await shop.app.server.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload })
  await whatsapp.jobs?.['proses-whatsapp']?.run(shop.deps)
}
const inbound = (from: object, content: object) =>
  post({ messages: [{ ...from, id: `wamid.in${++counter}`, timestamp: seconds(), ...content }] })
const say = (from: string, body: string, more: object = {}) =>
  inbound({ from }, { type: 'text', text: { body }, ...more })
const status = (message: TextMessage | TemplateMessage | undefined, word: string, more: object = {}) =>
  post({
    statuses: [
      {
        id: `wamid.s${++counter}`,
        status: word,
        timestamp: seconds(),
        biz_opaque_callback_data: message?.reference,
        ...more,
      },
    ],
  })

const newNumber = () => `62813${String(++counter).padStart(8, '0')}`
type Akun = Awaited<ReturnType<typeof buildPelanggan>>
async function confirm(akun: Akun, from: string, keperluan: Keperluan[] = ['pesanan']) {
  const { body } = await shop.call(linkWhatsApp, { body: { keperluan } }, akun)
  await say(from, body.pesan.teks)
}
async function customer(keperluan?: Keperluan[]) {
  const [akun, from] = [await buildPelanggan(db, clock()), newNumber()]
  await confirm(akun, from, keperluan)
  return { akun, from }
}
async function shipped({ pengguna_id }: Akun) {
  const row = { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: 'JP123' } as const
  const produk = await buildProduk(db, clock())
  return (await buildPesanan(db, clock(), pengguna_id, row, [{ produk, jumlah: 1 }])).midtrans_order_id
}

const listed = async (from: string, auth = office) =>
  (await shop.call(listPercakapan, { query: { q: from } }, auth)).body
const idOf = async (from: string) => (await listed(from))[0]?.percakapanId as number
const read = async (percakapanId: number, auth = office) =>
  (await shop.call(getPercakapan, { params: { percakapanId } }, auth)).body
const reply = (percakapanId: number, text = 'Baik, kami kirim besok.', headers: Record<string, string> = {}) =>
  shop.call(replyPercakapan, { params: { percakapanId }, body: { isi: text } }, { token: office.token, headers })
const sendTemplat = (percakapanId: number, templat: 'percakapan_lanjut' | 'pesanan_dikirim', nomor = '') =>
  shop.call(sendTemplatPercakapan, { params: { percakapanId }, body: { templat, nomor } }, office)
const last = async (percakapanId: number) => (await read(percakapanId)).pesan.at(-1)

describe('message of a person', () => {
  test('appears with the account that confirmed the number, its orders, and the end of the 24 hours', async () => {
    const { akun, from } = await customer()
    const nomor = await shipped(akun)
    const text = '<script>alert(1)</script> "kapan" sampai? 🐟'
    await say(from, text)
    expect(await listed(from)).toMatchObject([{ no_hp: from, nama: akun.nama, belum_dibaca: true, bisa_dibalas: true }])
    const found = await read(await idOf(from))
    expect(found).toMatchObject({
      penggunaId: akun.pengguna_id,
      terhubung: true,
      bisa_dibalas_sampai: new Date(clock().getTime() + 24 * HOUR).toISOString(),
      pesan: [{ dari: 'pembeli', jenis: 'teks', isi: text }],
      pesanan: [{ nomor }],
    })
  })

  test('that claims to come from the future opens no more than 24 hours', async () => {
    const { from } = await customer()
    await say(from, 'Halo', { timestamp: String(Number(seconds()) + 3600) })
    const { bisa_dibalas_sampai } = await read(await idOf(from))
    expect(bisa_dibalas_sampai).toBe(new Date(clock().getTime() + 24 * HOUR).toISOString())
  })

  test('hides account and orders of a number that an account typed but did not confirm', async () => {
    const akun = await buildPelanggan(db, clock())
    await shipped(akun)
    const from = newNumber()
    await db
      .updateTable('pengguna')
      .set({ no_hp: `0${from.slice(2)}` })
      .where('pengguna_id', '=', akun.pengguna_id)
      .execute()
    await say(from, 'Pesanan saya mana?')
    expect(await read(await idOf(from))).toMatchObject({
      penggunaId: null,
      nama: null,
      terhubung: false,
      pesanan: [],
      templat: [],
    })
  })

  test.each([
    ['image', { image: { id: '1', caption: 'Ikan saya' } }, { jenis: 'gambar', isi: 'Ikan saya' }],
    ['document', { document: { id: '1', filename: 'a.pdf' } }, { jenis: 'dokumen', isi: '' }],
    ['audio', { audio: { id: '1' } }, { jenis: 'suara', isi: '' }],
    ['reaction', { reaction: { emoji: '👍' } }, { jenis: 'reaksi', isi: '👍' }],
    ['text', { text: { body: 'x'.repeat(9000) } }, { jenis: 'teks', isi: 'x'.repeat(4096) }],
    ['a_new_type', {}, { jenis: 'lain', isi: '' }],
  ])('with %s is stored with its caption, cut to the length of WhatsApp', async (type, content, expected) => {
    const from = newNumber()
    await inbound({ from }, { type, ...content })
    expect(await last(await idOf(from))).toMatchObject(expected)
  })

  test('that answers a notice is about its order', async () => {
    const { akun, from } = await customer()
    const nomor = await shipped(akun)
    await say(from, 'Halo')
    const id = await idOf(from)
    await sendTemplat(id, 'pesanan_dikirim', nomor)
    await run()
    const { wamid } = await db
      .selectFrom('percakapan_pesan')
      .select('wamid')
      .where('percakapan_id', '=', id)
      .where('dari', '=', 'toko')
      .executeTakeFirstOrThrow()
    await say(from, 'Belum sampai', { context: { id: wamid } })
    expect(await last(id)).toMatchObject({ isi: 'Belum sampai', rujukan: nomor })
  })

  test('that the shop acts upon is not listed, but opens the 24 hours', async () => {
    const { from } = await customer()
    await say(from, 'Halo')
    const id = await idOf(from)
    await later(25 * HOUR)
    await say(from, 'BERHENTI')
    const found = await read(id)
    expect(found).toMatchObject({ bisa_dibalas: true, templat: [] })
    expect(found.pesan).toHaveLength(1)
  })

  test('mails the shop once until it is read, without its text', async () => {
    const from = newNumber()
    await say(from, 'Rahasia satu')
    await say(from, 'Rahasia dua')
    const id = await idOf(from)
    const mails = () => db.selectFrom('surat').select('teks').where('kunci', 'like', `percakapan:${id}:%`).execute()
    expect(await mails()).toEqual([{ teks: expect.stringContaining(`/percakapan-whatsapp/${id}`) }])
    expect(JSON.stringify(await mails())).not.toContain('Rahasia')
    await shop.call(markPercakapan, { params: { percakapanId: id }, body: { dibaca: true } }, office)
    await say(from, 'Rahasia tiga')
    expect(await mails()).toHaveLength(2)
  })
})

test('a sender adds at most 200 messages in an hour', async () => {
  const { from } = await customer()
  await say(from, 'Yang pertama')
  await db.updateTable('jatah').set({ jumlah: 199 }).where('kunci', '=', `whatsapp-masuk:${from}`).execute()
  await say(from, 'Yang ke-200')
  await say(from, 'Yang ke-201')
  const { pesan } = await read(await idOf(from))
  expect(pesan.map(({ isi }: { isi: string }) => isi)).toEqual(['Yang pertama', 'Yang ke-200'])
})

describe('number', () => {
  test('that is confirmed within 24 hours takes its conversation along; an older one stays apart', async () => {
    const [soon, late] = [newNumber(), newNumber()]
    for (const from of [soon, late]) await say(from, 'Halo')
    const akun = await buildPelanggan(db, clock())
    await confirm(akun, soon)
    expect(await listed(soon)).toMatchObject([{ nama: akun.nama }])
    await later(25 * HOUR)
    await confirm(await buildPelanggan(db, clock()), late)
    expect(await listed(late)).toMatchObject([{ nama: null }])
  })

  test('that was given up gets no more answers about its former account, also not a queued one', async () => {
    const { akun, from } = await customer()
    await shipped(akun)
    await say(from, 'Halo')
    const id = await idOf(from)
    expect((await reply(id)).status).toBe(200)
    await shop.call(unlinkWhatsApp, {}, akun)
    await run()
    expect(sent).toEqual([])
    expect(await last(id)).toMatchObject({ status: 'gagal', kesalahan: 'lepas', isi: 'Baik, kami kirim besok.' })
    expect((await reply(id)).body.code).toBe('PERCAKAPAN_LEPAS')
    expect(await read(id)).toMatchObject({ terhubung: false, bisa_dibalas: false, pesanan: [], templat: [] })
  })

  test('starts another conversation when another account confirms it', async () => {
    const { from } = await customer()
    await say(from, 'Pesan lama')
    const other = await buildPelanggan(db, clock())
    await confirm(other, from)
    await say(from, 'Pesan baru')
    const id = await idOf(from)
    expect(await read(id)).toMatchObject({ nama: other.nama, pesan: [{ isi: 'Pesan baru' }] })
    expect(await listed(from)).toHaveLength(2)
  })
})

describe('answer', () => {
  async function opened() {
    const from = newNumber()
    await say(from, 'Halo')
    return { from, id: await idOf(from) }
  }

  test('is sent once, also if the request is repeated, and its state follows WhatsApp', async () => {
    const { from, id } = await opened()
    const headers = { 'idempotency-key': randomUUID() }
    for (let index = 0; index < 2; index++) expect((await reply(id, 'Besok', headers)).status).toBe(200)
    expect(await last(id)).toMatchObject({ status: 'menunggu', penulis: office.nama })
    await Promise.all([run(), run()])
    await run()
    expect(sent).toMatchObject([{ to: from, text: 'Besok', reference: expect.stringMatching(/^jawaban:/) }])
    expect(await last(id)).toMatchObject({ status: 'terkirim' })
    await status(sent[0], 'read')
    await status(sent[0], 'delivered')
    await status(sent[0], 'failed', { errors: [{ code: 131_026 }] })
    expect(await last(id)).toMatchObject({ status: 'dibaca', kesalahan: '' })
    expect(await listed(from)).toMatchObject([{ belum_dibaca: false }])
  })

  test('fails if WhatsApp refuses it after accepting it', async () => {
    const { id } = await opened()
    await reply(id)
    await run()
    await status(sent[0], 'sent')
    await status(sent[0], 'failed', { errors: [{ code: 131_026 }] })
    expect(await last(id)).toMatchObject({ status: 'gagal', kesalahan: '131026' })
  })

  test('is counted once per state, and by what WhatsApp charges', async () => {
    const { id } = await opened()
    const month = () => db.selectFrom('pemakaian_wa').selectAll().where('templat', '=', 'jawaban').executeTakeFirst()
    const before = (await month()) ?? { terkirim: 0, tiba: 0, ditagih: 0, biaya: 0 }
    await db.updateTable('sambungan').set({ wa_tarif_balasan: 350 }).execute()
    await reply(id)
    await run()
    for (const word of ['sent', 'delivered', 'delivered'])
      await status(sent[0], word, { pricing: { billable: true, category: 'service' } })
    expect(await month()).toMatchObject({
      terkirim: before.terkirim + 1,
      tiba: before.tiba + 1,
      ditagih: before.ditagih + 1,
      biaya: before.biaya + 350,
    })
    expect(await read(id)).toMatchObject({ balasan_bulan_ini: before.tiba + 1, tarif: { balasan: 350, templat: 400 } })
  })

  test('is refused after 24 hours, and not sent if they end before its turn', async () => {
    const { id } = await opened()
    await later(23 * HOUR)
    await reply(id)
    await later(2 * HOUR)
    await run()
    expect(sent).toEqual([])
    expect(await last(id)).toMatchObject({ status: 'gagal', kesalahan: 'tertutup' })
    expect(await reply(id)).toMatchObject({ status: 409, body: { code: 'PERCAKAPAN_TERTUTUP' } })
  })

  test.each([
    ['transient', 5_000, 'terkirim'],
    ['unknown', 60_000, 'terkirim'],
    ['account', 5 * 60_000, 'terkirim'],
    ['message', 0, 'gagal'],
  ] as const)('that fails as %s keeps its text', async (kind, wait, expected) => {
    const { id } = await opened()
    await reply(id, 'Teks yang panjang')
    failure = new WhatsAppError(kind, 'no')
    await run()
    await later(wait)
    await run()
    expect(await last(id)).toMatchObject({ status: expected, isi: 'Teks yang panjang' })
  })

  test('whose response was lost is not sent again after its status', async () => {
    const { id } = await opened()
    await reply(id)
    failure = new WhatsAppError('unknown', 'cut')
    await run()
    await status(sent[0], 'delivered')
    await later(HOUR)
    await run()
    expect(sent).toHaveLength(1)
    expect(await last(id)).toMatchObject({ status: 'tiba' })
  })

  test('without a response is sent once more, and then given up', async () => {
    const { id } = await opened()
    await reply(id)
    for (let turn = 0; turn < 3; turn++) {
      failure = new WhatsAppError('unknown', 'cut')
      await run()
      await later(HOUR)
    }
    expect(sent).toHaveLength(2)
    expect(await last(id)).toMatchObject({ status: 'gagal', kesalahan: 'tanpa-jawaban' })
  })

  test('that WhatsApp refuses for now is tried more than twice, because it did not arrive', async () => {
    const { id } = await opened()
    await reply(id)
    for (let turn = 0; turn < 3; turn++) {
      failure = new WhatsAppError('transient', 'down')
      await run()
      await later(HOUR)
    }
    await run()
    expect(sent).toHaveLength(4)
    expect(await last(id)).toMatchObject({ status: 'terkirim' })
  })

  test('waits for the one before it in its conversation', async () => {
    const { id } = await opened()
    for (const answer of ['Satu', 'Dua']) await reply(id, answer)
    failure = new WhatsAppError('transient', 'down')
    for (let turn = 0; turn < 3; turn++) {
      for (const _ of ['due', 'not due yet']) await run()
      await later(5_000)
    }
    expect(sent.map((message) => 'text' in message && message.text)).toEqual(['Satu', 'Satu', 'Dua'])
  })

  test('is refused above the limit of the month', async () => {
    const { id } = await opened()
    await db.updateTable('sambungan').set({ wa_pagu: 0 }).execute()
    expect((await reply(id)).body.code).toBe('PAGU_WHATSAPP_HABIS')
    await db.updateTable('sambungan').set({ wa_pagu: 1000 }).execute()
  })

  test('is refused while WhatsApp is off', async () => {
    const { id } = await opened()
    vi.spyOn(shop.deps.connections, 'whatsapp').mockResolvedValue({
      ...(await shop.deps.connections.whatsapp()),
      mode: 'mati',
    })
    expect((await reply(id)).body.code).toBe('WHATSAPP_MATI')
    expect((await sendTemplat(id, 'percakapan_lanjut')).body.code).toBe('WHATSAPP_MATI')
  })
})

describe('template', () => {
  test('is sent after 24 hours with the values of the order, and a tap opens them again', async () => {
    const { akun, from } = await customer()
    const nomor = await shipped(akun)
    await say(from, 'Halo')
    const id = await idOf(from)
    await later(48 * HOUR)
    expect((await read(id)).templat).toEqual([
      { templat: 'percakapan_lanjut', nomor: '', isi: expect.stringContaining(akun.nama) },
      { templat: 'pesanan_dikirim', nomor, isi: expect.stringContaining(`${nomor} sudah dikirim lewat JNE`) },
    ])
    for (const [templat, number] of [
      ['pesanan_dikirim', nomor],
      ['percakapan_lanjut', ''],
    ] as const) {
      expect((await sendTemplat(id, templat, number)).status).toBe(200)
      await run()
    }
    expect(sent).toMatchObject([
      { to: from, name: 'pesanan_dikirim_v1', body: [expect.any(String), nomor, 'JNE', 'JP123'] },
      { to: from, name: 'percakapan_lanjut_v1', buttons: [{ type: 'reply', payload: 'lanjut:' }] },
    ])
    await inbound({ from }, { type: 'button', button: { payload: 'lanjut:', text: 'Ya, lanjutkan' } })
    expect(await read(id)).toMatchObject({
      bisa_dibalas: true,
      pesan: expect.arrayContaining([expect.objectContaining({ jenis: 'tombol', isi: 'Ya, lanjutkan' })]),
    })
  })

  test.each<[string, (akun: Akun) => Promise<unknown>]>([
    [
      'the order changed',
      ({ pengguna_id }) => db.updateTable('pesanan').set({ resi: '' }).where('pengguna_id', '=', pengguna_id).execute(),
    ],
    [
      'Meta paused it',
      () => db.updateTable('templat_wa').set({ status: 'PAUSED' }).where('nama', '=', 'pesanan_dikirim_v1').execute(),
    ],
    [
      'the account withdrew its consent',
      ({ pengguna_id }) =>
        db.updateTable('izin_kabar').set({ dicabut: clock() }).where('pengguna_id', '=', pengguna_id).execute(),
    ],
  ])('is refused if %s', async (_, change) => {
    const { akun, from } = await customer()
    const nomor = await shipped(akun)
    await say(from, 'Halo')
    const id = await idOf(from)
    await change(akun)
    expect((await sendTemplat(id, 'pesanan_dikirim', nomor)).body.code).toBe('TEMPLAT_TIDAK_COCOK')
    await db.updateTable('templat_wa').set({ status: 'APPROVED' }).execute()
  })

  test("is refused for another account's order", async () => {
    const nomor = await shipped((await customer()).akun)
    const { from } = await customer()
    await say(from, 'Halo')
    expect((await sendTemplat(await idOf(from), 'pesanan_dikirim', nomor)).body.code).toBe('TEMPLAT_TIDAK_COCOK')
  })
})

test('the role konten answers, without orders', async () => {
  const { akun, from } = await customer()
  await shipped(akun)
  await say(from, 'Halo')
  const id = await idOf(from)
  const found = await read(id, konten)
  expect(found).toMatchObject({ nama: akun.nama, pesanan: [] })
  expect(found.templat.map(({ templat }: { templat: string }) => templat)).toEqual(['percakapan_lanjut'])
})

test('searches names and numbers in any notation, and filters unread conversations', async () => {
  const { akun, from } = await customer()
  await say(from, 'Halo')
  const found = async (query: object) =>
    (await shop.call(listPercakapan, { query }, office)).body.map(({ no_hp }: { no_hp: string }) => no_hp)
  for (const q of [akun.nama, `0${from.slice(2)}`, `+62 ${from.slice(2, 5)}-${from.slice(5)}`])
    expect(await found({ q })).toEqual([from])
  expect(await found({ q: from, status: 'sudah' })).toEqual([])
  await shop.call(markPercakapan, { params: { percakapanId: await idOf(from) }, body: { dibaca: true } }, office)
  expect(await found({ q: from, status: 'sudah' })).toEqual([from])
})

describe('conversation', () => {
  test('is part of the data of its account, and leaves with it, also from before the number was confirmed', async () => {
    const from = newNumber()
    await say(from, 'Sebelum dikenal')
    await later(25 * HOUR)
    const akun = await buildPelanggan(db, clock())
    await confirm(akun, from)
    await say(from, 'Sesudah dikenal')
    const { body } = await shop.call(downloadMyData, {}, akun)
    expect(JSON.stringify(body)).toContain('Sesudah dikenal')
    const owner = await buildAdmin(db, clock())
    expect((await shop.call(deletePengguna, { params: { userId: akun.pengguna_id } }, owner)).status).toBe(200)
    expect(await db.selectFrom('percakapan').select('nomor').where('nomor', '=', from).execute()).toEqual([])
  })

  test('is deleted by the office, and a year after its last message', async () => {
    const [one, other] = [newNumber(), newNumber()]
    for (const from of [one, other]) await say(from, 'Halo')
    expect((await shop.call(deletePercakapan, { params: { percakapanId: await idOf(one) } }, office)).status).toBe(200)
    expect(await listed(one)).toEqual([])
    await later(367 * 24 * HOUR)
    await percakapan.jobs?.['bersihkan-percakapan']?.run(shop.deps)
    const rows = await db.selectFrom('percakapan').select('nomor').where('nomor', '=', other).execute()
    expect(rows).toEqual([])
  })
})
