import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword, logout, updateNotifikasiChoices } from '#contract/akun/endpoints.ts'
import { listKabar } from '#contract/kabar/endpoints.ts'
import { downloadMyData } from '#contract/pelanggan/endpoints.ts'
import { createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import {
  chooseKeperluan,
  confirmPush,
  deletePush,
  getPush,
  PERANGKAT_PUSH_MAX,
  replacePush,
  subscribePush,
  tryPush,
} from '#contract/saluran/endpoints.ts'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import { transaction } from '#server/db/transaction.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import { perjalanan } from '#server/features/perjalanan/perjalanan.feature.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { buildPelanggan, buildPengiriman, buildProduk, buildResep, PASSWORD } from '#server/testing/build-rows.ts'
import { type TestApp, testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { allowRewrites } from '#server/testing/test-db.ts'
import { saluran } from './saluran.feature.ts'
import { openPushService } from './test-push-service.ts'

/** Ten in the morning in Jakarta, far from the quiet hours. */
const START = new Date('2026-11-20T03:00:00Z')
const MINUTE = 60_000
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const MAILS = {
  ...{ orderStatus: true, articleUpdates: true, productOffers: true },
  ...{ discountPromo: true, shippingUpdates: true, treatmentReminders: true },
}

let service: Awaited<ReturnType<typeof openPushService>>
let shop: TestApp
beforeAll(async () => {
  service = await openPushService()
  shop = await testApp(START, { settings: { ...WITHOUT_LIMITS.settings, pushTestOrigin: service.origin } })
})
afterAll(async () => {
  await shop.close()
  await service.close()
})

type Akun = Awaited<ReturnType<typeof buildPelanggan>>
const later = (minutes: number) => shop.setClock(new Date(shop.deps.clock().getTime() + minutes * MINUTE))
const run = () => saluran.jobs?.['kirim-saluran']?.run(shop.deps)
const remind = () => perjalanan.jobs?.['ingatkan-bayar']?.run(shop.deps)

const subscribe = (
  { token }: { token: string },
  { keperluan = ['pesanan'], ...device }: { keperluan?: Keperluan[]; endpoint?: string } = {},
) => {
  const body = { ...service.subscribe(), keperluan, tempat: 'pesanan' as const, ...device }
  return shop
    .call(subscribePush, { body }, { token, headers: { 'user-agent': CHROME } })
    .then((answer) => ({ ...answer, endpoint: body.endpoint }))
}
/** Returns the pushes that a device received, oldest first. */
const pushesOf = ({ endpoint }: { endpoint: string }) =>
  service.received
    .filter(({ path }) => path === new URL(endpoint).pathname)
    .map((push) => ({ ...push, content: JSON.parse(push.text) }))
const titles = (device: { endpoint: string }) => pushesOf(device).map(({ content }) => content.judul)
const mailsOf = ({ email }: Akun) => shop.surat.filter(({ kepada }) => kepada === email).map(({ subjek }) => subjek)

async function customer() {
  const akun = await buildPelanggan(shop.deps.db, shop.deps.clock())
  return { akun, device: await subscribe(akun) }
}

/** Creates an unpaid order whose payment method is chosen. */
async function order({ token }: Akun) {
  const { db, clock } = shop.deps
  const [produk, { shipping_id }] = [await buildProduk(db, clock()), await buildPengiriman(db)]
  const body = { produkId: produk.produk_id, jumlah: 1, shippingId: shipping_id }
  const nomor = (await shop.call(createPesanan, { body }, { token })).body.midtransOrderId as string
  const times = { batas_akhir: null, batas_bayar: new Date(clock().getTime() + 60 * MINUTE) }
  await db.updateTable('pesanan').set(times).where('midtrans_order_id', '=', nomor).execute()
  return {
    nomor,
    async pay() {
      await shop.sim('pay', { order_id: nomor, outcome: 'settle' })
      await shop.call(updatePaymentStatus, { body: { orderId: nomor, status: 'success' } }, { token })
    },
  }
}

let count = 0
/** Writes a notice about an order, as a feature does in the transaction of its event. */
const write = ({ pengguna_id, email }: Akun, kind: string, nomor = '', byMail = true) =>
  outboxRepository(shop.deps.db).enqueue(
    `${kind}:${++count}`,
    {
      penggunaId: pengguna_id,
      kepada: email,
      subjek: kind,
      teks: 'Isi',
      tautan: '/riwayat-pembayaran',
      keperluan: 'pesanan',
      rujukan: nomor,
      byMail,
    },
    shop.deps.clock(),
  )

describe('push', () => {
  test('that waits for a device is deleted when another account takes the device', async () => {
    const { db, clock } = shop.deps
    const { akun, device } = await customer()
    await write(akun, 'rahasia')
    await sql`INSERT INTO kabar_saluran (surat_id, saluran, langganan_id, kirim_pada, sampai, dibuat)
      SELECT surat_id, 'push', langganan_id, ${clock()}, ${new Date(clock().getTime() + 60 * MINUTE)}, ${clock()}
      FROM surat JOIN langganan_push USING (pengguna_id) WHERE pengguna_id = ${akun.pengguna_id} LIMIT 1`.execute(db)
    const other = await buildPelanggan(db, clock())
    expect((await subscribe(other, { endpoint: device.endpoint })).status).toBeLessThan(300)
    later(1)
    await run()
    expect(pushesOf(device)).toEqual([])
  })

  test('leaves with title, number and page of a paid order, beside its mail and one entry of the inbox', async () => {
    const { akun, device } = await customer()
    const { nomor, pay } = await order(akun)
    await pay()
    await run()
    expect(titles(device)).toEqual([])
    later(1)
    await run()
    const [push, ...others] = pushesOf(device)
    expect(others).toEqual([])
    expect(push?.content).toEqual({
      judul: 'Pembayaran diterima',
      isi: nomor,
      tautan: `/riwayat-pembayaran/${nomor}`,
      label: nomor,
      tanda: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    const { publik } = (await shop.call(getPush, {}, akun)).body
    expect(push).toMatchObject({
      key: publik,
      headers: { ttl: String(23 * 3600 + 59 * 60), urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/) },
      claims: {
        aud: service.origin,
        sub: 'mailto:toko@contoh.id',
        exp: Math.floor(shop.deps.clock().getTime() / 1000) + 12 * 3600,
      },
    })
    await shop.sendSurat()
    expect(mailsOf(akun).filter((subject) => subject === `Pembayaran diterima (${nomor})`)).toHaveLength(1)
    const inbox = (await shop.call(listKabar, {}, akun)).body as { judul: string }[]
    expect(inbox.filter(({ judul }) => judul.startsWith('Pembayaran diterima'))).toHaveLength(1)
    await run()
    expect(titles(device)).toHaveLength(1)
  })

  test('goes to every device of the account, and to no other account', async () => {
    const [{ akun, device }, other] = [await customer(), await customer()]
    const second = await subscribe({
      token: await sesiRepository(shop.deps.db).open(akun.pengguna_id, shop.deps.clock()),
    })
    await write(akun, 'keluhan')
    await run()
    expect([titles(device), titles(second), titles(other.device)]).toEqual([
      ['Keluhan Anda dijawab'],
      ['Keluhan Anda dijawab'],
      [],
    ])
  })

  test('is one for several events of an order within a minute, the newest', async () => {
    const { akun, device } = await customer()
    const { nomor, pay } = await order(akun)
    await pay()
    later(0.5)
    await write(akun, 'pesanan-dikirim', nomor)
    await write(akun, 'pesanan-diproses', nomor)
    later(1)
    await run()
    expect(titles(device)).toEqual(['Pesanan dikirim'])
  })

  test('is one each for two orders', async () => {
    const { akun, device } = await customer()
    const orders = [await order(akun), await order(akun)]
    for (const { nomor } of orders) await write(akun, 'pesanan-ongkir-pasti', nomor)
    later(1)
    await run()
    expect(
      pushesOf(device)
        .map(({ content }) => content.isi)
        .sort(),
    ).toEqual(orders.map(({ nomor }) => nomor).sort())
  })

  test('is dropped if the state has passed', async () => {
    const { akun, device } = await customer()
    const { nomor } = await order(akun)
    await write(akun, 'pesanan-success', nomor)
    later(2)
    await run()
    expect(titles(device), 'the order is unpaid').toEqual([])
  })

  test('waits for the morning, unless it is a recall', async () => {
    const { akun, device } = await customer()
    shop.setClock(new Date('2026-11-20T15:00:00Z'))
    await write(akun, 'keluhan')
    await write(akun, 'tarik')
    await run()
    expect(titles(device)).toEqual(['Penting: jangan pakai produk ini dulu'])
    shop.setClock(new Date('2026-11-20T23:00:00Z'))
    await run()
    expect(titles(device).slice(1)).toEqual(['Keluhan Anda dijawab'])
  })

  test.each([
    ['91.71.01', []],
    ['31.74.01', ['Keluhan Anda dijawab']],
  ])('waits for the morning at the main address (%s)', async (kode_wilayah, expected) => {
    const { akun, device } = await customer()
    const place = {
      pengguna_id: akun.pengguna_id,
      penerima: 'Bu Sari',
      no_hp: '0812',
      rincian: akun.alamat,
      teks: akun.alamat,
      provinsi: 'P',
      kabupaten: 'K',
      kecamatan: 'C',
    }
    const other = { ...place, kode_wilayah: kode_wilayah.startsWith('91') ? '31.74.01' : '91.71.01' }
    const { alamat_id } = await shop.deps.db
      .insertInto('alamat')
      .values({ ...place, kode_wilayah })
      .returning('alamat_id')
      .executeTakeFirstOrThrow()
    await shop.deps.db.insertInto('alamat').values(other).execute()
    await shop.deps.db
      .updateTable('alamat')
      .set({ utama: sql`alamat_id = ${alamat_id}` })
      .where('pengguna_id', '=', akun.pengguna_id)
      .execute()
    // 19.30 in Jakarta, 21.30 in Jayapura.
    shop.setClock(new Date('2026-11-20T12:30:00Z'))
    await write(akun, 'keluhan')
    await run()
    expect(titles(device)).toEqual(expected)
  })

  test.each(['toko', 'reset'])('is not sent for the event %s, which has no rule', async (kind) => {
    const { akun, device } = await customer()
    await outboxRepository(shop.deps.db).enqueue(
      `${kind}:${++count}`,
      { kepada: akun.email, subjek: 'a', teks: 'b' },
      shop.deps.clock(),
    )
    await run()
    expect(titles(device)).toEqual([])
  })

  test.each(['without consent', 'with a withdrawn one'])('costs an account %s nothing', async (which) => {
    const akun = await buildPelanggan(shop.deps.db, shop.deps.clock())
    if (which !== 'without consent') {
      await subscribe(akun)
      await shop.call(chooseKeperluan, { body: { keperluan: [] } }, akun)
    }
    await write(akun, 'keluhan')
    const due = shop.deps.db.selectFrom('surat').select('saluran_pada').where('pengguna_id', '=', akun.pengguna_id)
    expect(await due.execute()).toEqual([{ saluran_pada: null }])
  })
})

describe('payment deadline', () => {
  async function nearDeadline() {
    const { akun, device } = await customer()
    const { nomor, pay } = await order(akun)
    later(45)
    await remind()
    await run()
    return { akun, device, nomor, pay, tanda: pushesOf(device)[0]?.content.tanda as string }
  }
  const deadlineMails = (akun: Akun) => mailsOf(akun).filter((subject) => subject.startsWith('Segera bayar'))

  test('is pushed once before it, and mailed ten minutes later without an arrival', async () => {
    const { akun, device, nomor } = await nearDeadline()
    expect(pushesOf(device)).toMatchObject([
      { content: { judul: 'Segera bayar pesanan Anda', tautan: `/konfirmasi-pembayaran?order=${nomor}` } },
    ])
    expect(pushesOf(device)[0]?.headers.urgency).toBe('high')
    later(9)
    await remind()
    await run()
    await shop.sendSurat()
    expect(deadlineMails(akun)).toEqual([])
    later(1)
    await run()
    await shop.sendSurat()
    expect(deadlineMails(akun)).toEqual([`Segera bayar pesanan Anda (${nomor})`])
    expect(titles(device)).toHaveLength(1)
  })

  test.each<[string, number, (now: Date) => RawBuilder<unknown>]>([
    ['is more than twenty minutes away', 45, (now) => sql`batas_bayar = ${new Date(now.getTime() + 20 * MINUTE + 1)}`],
    ['is over', 45, (now) => sql`batas_bayar = ${now}`],
    ['is that of an order of the last ten minutes', 9, (now) => sql`batas_bayar = ${new Date(now.getTime() + MINUTE)}`],
    ['moves once a method is chosen', 45, (now) => sql`batas_akhir = ${new Date(now.getTime() + 60 * MINUTE)}`],
    ['waits for a prescription', 45, () => sql`menunggu_resep = true, resep_id = (SELECT max(resep_id) FROM resep)`],
    [
      'waits for a fee',
      45,
      () => sql`menunggu_ongkir = true, biaya_kirim = 0, total_harga = total_harga - biaya_kirim`,
    ],
  ])('is not announced if it %s', async (_, minutes, change) => {
    const { db, clock } = shop.deps
    const { akun } = await customer()
    await buildResep(db, clock(), akun.pengguna_id)
    const { nomor } = await order(akun)
    later(minutes)
    const own = sql`WHERE midtrans_order_id = ${nomor}`
    await sql`CREATE TABLE semula AS SELECT * FROM pesanan ${own}`.execute(db)
    await sql`UPDATE pesanan SET ${change(clock())} ${own}`.execute(db)
    await remind()
    await sql`UPDATE pesanan SET (batas_bayar, batas_akhir, menunggu_resep, resep_id, menunggu_ongkir, biaya_kirim, total_harga) =
      (SELECT batas_bayar, batas_akhir, menunggu_resep, resep_id, menunggu_ongkir, biaya_kirim, total_harga FROM semula) ${own}`.execute(
      db,
    )
    await sql`DROP TABLE semula`.execute(db)
    const notices = db.selectFrom('surat').select('subjek').where('pengguna_id', '=', akun.pengguna_id)
    expect(await notices.where('kunci', 'like', 'pesanan-batas-bayar:%').execute()).toEqual([])
  })

  test('is not announced to an account that agreed to other notices only', async () => {
    const { akun } = await customer()
    await order(akun)
    await shop.call(chooseKeperluan, { body: { keperluan: ['pengingat'] } }, akun)
    later(45)
    await remind()
    expect((await shop.call(listKabar, {}, akun)).body.map(({ judul }: { judul: string }) => judul)).not.toContainEqual(
      expect.stringContaining('Segera bayar'),
    )
  })

  test('is not mailed if a device reports the arrival', async () => {
    const { akun, tanda } = await nearDeadline()
    expect((await shop.call(confirmPush, { body: { tanda } })).body).toEqual({ diterima: true })
    later(10)
    await run()
    await shop.sendSurat()
    expect(deadlineMails(akun)).toEqual([])
  })

  test('hides no later notice of the order while it waits for an arrival', async () => {
    const { akun, device, nomor } = await nearDeadline()
    await write(akun, 'pesanan-ongkir-pasti', nomor)
    later(2)
    await run()
    expect(titles(device)).toHaveLength(2)
  })

  test.each([
    [
      'the account wants no mails about orders',
      ({ token }: Akun) => shop.call(updateNotifikasiChoices, { body: { ...MAILS, orderStatus: false } }, { token }),
    ],
    [
      'the account has no address',
      async ({ pengguna_id }: Akun) => {
        const set = sql`'akun-1@tanpa-email.invalid' WHERE pengguna_id = ${pengguna_id}`
        await sql`UPDATE pengguna SET email = ${set}`.execute(shop.deps.db)
        await sql`UPDATE surat SET kepada = ${set} AND kunci LIKE 'pesanan-batas-bayar%'`.execute(shop.deps.db)
      },
    ],
  ])('is not mailed if %s', async (_, change) => {
    const { akun } = await nearDeadline()
    const { db } = shop.deps
    await change(akun)
    later(10)
    await run()
    const deadline = db
      .selectFrom('surat')
      .select('status')
      .where('pengguna_id', '=', akun.pengguna_id)
      .where('kunci', 'like', 'pesanan-batas-bayar%')
    expect(await deadline.execute()).toEqual([{ status: 'tanpa-email' }])
  })

  test('is not mailed if the order was paid meanwhile', async () => {
    const { akun, pay } = await nearDeadline()
    await pay()
    later(10)
    await run()
    await shop.sendSurat()
    expect(deadlineMails(akun)).toEqual([])
  })

  test('is mailed at once if no device is left', async () => {
    const { akun, device } = await customer()
    service.fail(device.endpoint, 410)
    const { nomor } = await order(akun)
    await write(akun, 'keluhan')
    await run()
    later(45)
    await remind()
    await run()
    await shop.sendSurat()
    expect(deadlineMails(akun)).toEqual([`Segera bayar pesanan Anda (${nomor})`])
  })

  test('makes no notice for an account without consent', async () => {
    const akun = await buildPelanggan(shop.deps.db, shop.deps.clock())
    await order(akun)
    later(45)
    await remind()
    const inbox = (await shop.call(listKabar, {}, akun)).body as { judul: string }[]
    expect(inbox.filter(({ judul }) => judul.startsWith('Segera'))).toEqual([])
  })
})

describe('push service', () => {
  test.each([404, 410])('that answers %i ends the subscription', async (status) => {
    const { akun, device } = await customer()
    service.fail(device.endpoint, status)
    await write(akun, 'keluhan')
    await run()
    expect((await shop.call(getPush, {}, akun)).body.perangkat).toEqual([])
  })

  test('that is busy gets the push again, no earlier than it asks for', async () => {
    const { akun, device } = await customer()
    service.fail(device.endpoint, 429, { 'retry-after': '120' })
    await write(akun, 'keluhan')
    await run()
    service.fail(device.endpoint, 201)
    later(1)
    await run()
    expect(titles(device)).toEqual([])
    later(1)
    await run()
    expect(titles(device)).toEqual(['Keluhan Anda dijawab'])
  })

  test('that fails gets the push again ever later, and no more after five times', async () => {
    const { akun, device } = await customer()
    const deliveries = () =>
      shop.deps.db
        .selectFrom('kabar_saluran')
        .innerJoin('surat', 'surat.surat_id', 'kabar_saluran.surat_id')
        .select(['kabar_saluran.status', 'kabar_saluran.kirim_pada'])
        .where('pengguna_id', '=', akun.pengguna_id)
        .executeTakeFirstOrThrow()
    service.fail(device.endpoint, 500)
    await write(akun, 'keluhan')
    const waits: number[] = []
    for (let tries = 0; tries < 5; tries++) {
      await run()
      const { kirim_pada } = await deliveries()
      waits.push((kirim_pada.getTime() - shop.deps.clock().getTime()) / 1000)
      shop.setClock(kirim_pada)
    }
    expect(waits).toEqual([5, 30, 120, 600, 3600])
    expect((await deliveries()).status).toBe('menunggu')
    await run()
    expect((await deliveries()).status).toBe('gagal')
  })

  test('gets a push at once that the clock before its correction put far ahead', async () => {
    const { akun, device } = await customer()
    service.fail(device.endpoint, 500)
    await write(akun, 'keluhan')
    await run()
    const ahead = new Date(shop.deps.clock().getTime() + 13 * 60 * MINUTE)
    await shop.deps.db
      .updateTable('kabar_saluran')
      .set({ kirim_pada: ahead })
      .where('status', '=', 'menunggu')
      .where('kirim_pada', '>', shop.deps.clock())
      .execute()
    service.fail(device.endpoint, 201)
    await run()
    expect(titles(device)).toEqual(['Keluhan Anda dijawab'])
  })

  test('that answers nothing gets the push once more, and then never again', async () => {
    const { akun, device } = await customer()
    service.fail(device.endpoint, 'cut')
    const before = service.requests
    await write(akun, 'keluhan')
    for (let round = 0; round < 4; round++) {
      await run()
      later(11)
    }
    expect(service.requests - before).toBe(2)
  })

  test('that redirects gets the push at no other address', async () => {
    const [{ akun, device }, other] = [await customer(), await customer()]
    service.fail(device.endpoint, 307, { location: new URL(other.device.endpoint).pathname })
    const before = service.requests
    await write(akun, 'keluhan')
    await run()
    expect(service.requests - before).toBe(1)
  })

  test.each([
    ['a success', async ({ device }: Awaited<ReturnType<typeof customer>>) => service.fail(device.endpoint, 201)],
    [
      'a renewed subscription',
      async ({ akun, device }: Awaited<ReturnType<typeof customer>>) => void (await subscribe(akun, device)),
    ],
  ])('starts to count its refusals again after %s', async (name, mend) => {
    const who = await customer()
    const { akun, device } = who
    const fail = async (times: number) => {
      service.fail(device.endpoint, 403)
      for (let i = 0; i < times; i++) await write(akun, 'keluhan')
      await run()
    }
    await fail(9)
    await mend(who)
    if (name === 'a success') {
      await write(akun, 'keluhan')
      await run()
    }
    await fail(9)
    expect((await shop.call(getPush, {}, akun)).body.perangkat).toHaveLength(1)
  })

  test('that refuses ten pushes in a row gets no more', async () => {
    const { akun, device } = await customer()
    service.fail(device.endpoint, 403)
    for (let i = 0; i < 10; i++) await write(akun, 'keluhan')
    await run()
    expect((await shop.call(getPush, {}, akun)).body.perangkat).toEqual([])
  })

  test('gets a push again after the process that sent it died', async () => {
    const { akun, device } = await customer()
    await write(akun, 'keluhan')
    await run()
    // Accepted, but not marked.
    await shop.deps.db
      .updateTable('kabar_saluran')
      .set({ status: 'menunggu' })
      .where('tanda', '=', pushesOf(device)[0]?.content.tanda)
      .execute()
    await run()
    expect(titles(device), 'the lease of the dead process').toHaveLength(1)
    later(1)
    await run()
    const labels = new Set(pushesOf(device).map(({ content }) => content.label))
    expect([titles(device).length, labels.size], 'the device replaces the first').toEqual([2, 1])
  })
})

describe('device', () => {
  test('is listed to its account with the consents, and receives a trial', async () => {
    const { akun, device } = await customer()
    const { body } = await shop.call(getPush, {}, akun)
    const [own] = body.perangkat
    expect(body).toMatchObject({ keperluan: ['pesanan'], perangkat: [{ isIni: true, nama: 'Chrome di Android' }] })
    const trial = await shop.call(tryPush, { params: { langgananId: own.langgananId } }, akun)
    expect(trial.body).toMatchObject({ berhasil: true })
    expect(pushesOf(device)[0]?.content).toEqual({
      judul: 'Notifikasi percobaan',
      isi: 'Perangkat ini siap menerima kabar toko.',
      tautan: '/PengaturanNotifikasi',
      label: 'coba',
    })
    service.fail(device.endpoint, 410)
    const gone = await shop.call(tryPush, { params: { langgananId: own.langgananId } }, akun)
    expect(gone.body.berhasil).toBe(false)
    expect((await shop.call(getPush, {}, akun)).body.perangkat).toEqual([])
  })

  test('is not called at an address that belongs to no push service any more', async () => {
    const { akun, device } = await customer()
    const endpoint = device.endpoint.replace('127.0.0.1', 'localhost')
    await shop.deps.db
      .updateTable('langganan_push')
      .set({ endpoint })
      .where('pengguna_id', '=', akun.pengguna_id)
      .execute()
    const [{ langgananId }] = await devicesOf(akun)
    const before = service.requests
    expect((await shop.call(tryPush, { params: { langgananId } }, akun)).body.berhasil).toBe(false)
    expect(service.requests).toBe(before)
  })

  test('rejects the trial and the deletion by another account', async () => {
    const [{ akun }, other] = [await customer(), await customer()]
    const params = { langgananId: (await shop.call(getPush, {}, akun)).body.perangkat[0].langgananId }
    expect((await shop.call(tryPush, { params }, other.akun)).status).toBe(404)
    await shop.call(deletePush, { params }, other.akun)
    expect((await shop.call(getPush, {}, akun)).body.perangkat).toHaveLength(1)
    await shop.call(deletePush, { params }, akun)
    expect((await shop.call(getPush, {}, akun)).body.perangkat).toEqual([])
  })

  test.each([
    ['signs out', (akun: Akun) => shop.call(logout, {}, akun)],
    [
      'is signed out by a new password',
      async ({ pengguna_id }: Akun) => {
        const token = await sesiRepository(shop.deps.db).open(pengguna_id, shop.deps.clock())
        const body = { currentPassword: PASSWORD, newPassword: 'kerapu-tikus-9', confirmPassword: 'kerapu-tikus-9' }
        await shop.call(changePassword, { body }, { token })
      },
    ],
  ])('receives nothing after it %s', async (_, end) => {
    const { akun, device } = await customer()
    await end(akun)
    await write(akun, 'keluhan')
    await run()
    expect(titles(device)).toEqual([])
  })

  test('that another account uses belongs to that account alone', async () => {
    const [{ akun, device }, other] = [await customer(), await customer()]
    await subscribe(other.akun, { endpoint: device.endpoint })
    await write(akun, 'keluhan')
    await run()
    expect(titles(device)).toEqual([])
    expect((await shop.call(getPush, {}, akun)).body.perangkat).toEqual([])
  })

  test('replaces the oldest one of an account with many', async () => {
    const { akun, device } = await customer()
    for (let i = 0; i < PERANGKAT_PUSH_MAX; i++) await subscribe(akun)
    expect((await shop.call(getPush, {}, akun)).body.perangkat).toHaveLength(PERANGKAT_PUSH_MAX)
    await write(akun, 'keluhan')
    await run()
    expect(titles(device)).toEqual([])
  })

  test('makes no room for those of other accounts', async () => {
    const [{ akun, device }, other] = [await customer(), await customer()]
    for (let i = 0; i < PERANGKAT_PUSH_MAX; i++) await subscribe(other.akun)
    await subscribe(akun)
    await write(akun, 'keluhan')
    await run()
    expect(titles(device)).toEqual(['Keluhan Anda dijawab'])
  })

  test('is added and tried sixty times an hour at most', async () => {
    const { akun } = await customer()
    const params = { langgananId: (await shop.call(getPush, {}, akun)).body.perangkat[0].langgananId }
    for (let i = 0; i < 30; i++) await shop.call(tryPush, { params }, akun)
    for (let i = 0; i < 29; i++) await subscribe(akun)
    expect([(await subscribe(akun)).status, (await shop.call(tryPush, { params }, akun)).status]).toEqual([429, 429])
    later(61)
    expect((await subscribe(akun)).status).toBe(200)
  })

  test('forgets its deliveries after 30 days', async () => {
    const { akun } = await customer()
    await write(akun, 'keluhan')
    await run()
    const kept = async () => {
      await saluran.jobs?.['bersihkan-saluran']?.run(shop.deps)
      return (
        await shop.deps.db
          .selectFrom('kabar_saluran')
          .innerJoin('surat', 'surat.surat_id', 'kabar_saluran.surat_id')
          .select('kabar_saluran_id')
          .where('pengguna_id', '=', akun.pengguna_id)
          .execute()
      ).length
    }
    later(29 * 24 * 60)
    expect(await kept()).toBe(1)
    later(2 * 24 * 60)
    expect(await kept()).toBe(0)
  })

  const devicesOf = async (akun: { token: string }) => (await shop.call(getPush, {}, akun)).body.perangkat
  const renew = (akun: Akun, more: object = {}) => {
    const body = { ...service.subscribe(), keperluan: [], tempat: 'pengaturan' as const, perpanjang: true, ...more }
    return shop.call(subscribePush, { body }, akun).then(() => body)
  }

  test('gets pushes at the new address that its browser has on a visit', async () => {
    const { akun, device } = await customer()
    const fresh = await renew(akun)
    await write(akun, 'keluhan')
    await run()
    expect([titles(device), titles(fresh)]).toEqual([[], ['Keluhan Anda dijawab']])
  })

  test('that its owner removed is not added by a visit', async () => {
    const { akun, device } = await customer()
    const [{ langgananId }] = await devicesOf(akun)
    await shop.call(deletePush, { params: { langgananId } }, akun)
    await renew(akun, device)
    expect(await devicesOf(akun)).toEqual([])
  })

  test('gets pushes at the address that its browser put in place of the old one, without a visit', async () => {
    const [{ akun, device }, other] = [await customer(), await customer()]
    const fresh = service.subscribe()
    const replace = (body: object) => shop.call(replacePush, { body: { lama: device.endpoint, ...fresh, ...body } })
    expect((await replace({ endpoint: 'https://contoh.id/a' })).body.code).toBe('PUSH_TIDAK_DIKENAL')
    expect((await replace({ endpoint: other.device.endpoint })).status, 'the address of another device').toBe(200)
    expect((await replace({ lama: 'https://fcm.googleapis.com/none' })).body).toEqual({ diterima: true })
    expect((await replace({})).status).toBe(200)
    for (const one of [akun, other.akun]) await write(one, 'keluhan')
    await run()
    expect([titles(device), titles(fresh), titles(other.device)]).toEqual([
      [],
      ['Keluhan Anda dijawab'],
      ['Keluhan Anda dijawab'],
    ])
  })

  test('gets nothing after the end that its browser named, and is deleted', async () => {
    const { akun } = await customer()
    const device = await renew(akun, { expirationTime: shop.deps.clock().getTime() + 5 * MINUTE })
    later(6)
    await write(akun, 'keluhan')
    await run()
    expect(titles(device)).toEqual([])
    await saluran.jobs?.['bersihkan-saluran']?.run(shop.deps)
    expect(await devicesOf(akun)).toEqual([])
  })

  test('is deleted 180 days after its last accepted push or visit', async () => {
    const { db, clock } = shop.deps
    const { akun } = await customer()
    const kept = async (days: number) => {
      later(days * 24 * 60)
      await saluran.jobs?.['bersihkan-saluran']?.run(shop.deps)
      // The session has ended meanwhile, so the row is read itself.
      const rows = db.selectFrom('langganan_push').select('langganan_id').where('pengguna_id', '=', akun.pengguna_id)
      return (await rows.execute()).length
    }
    const touch = (column: 'terlihat' | 'berhasil') =>
      db
        .updateTable('langganan_push')
        .set({ [column]: clock() })
        .where('pengguna_id', '=', akun.pengguna_id)
        .execute()
    expect(await kept(179)).toBe(1)
    await touch('terlihat')
    expect(await kept(179)).toBe(1)
    await touch('berhasil')
    expect(await kept(179)).toBe(1)
    expect(await kept(2)).toBe(0)
  })

  test.each(['https://contoh.id/push', 'http://169.254.169.254/latest', 'https://127.0.0.1/a'])(
    'is refused with the address %s, and no consent is stored',
    async (endpoint) => {
      const akun = await buildPelanggan(shop.deps.db, shop.deps.clock())
      const { status, body } = await subscribe(akun, { endpoint })
      expect([status, body.code]).toEqual([422, 'PUSH_TIDAK_DIKENAL'])
      expect((await shop.call(getPush, {}, akun)).body.keperluan).toEqual([])
    },
  )

  test('is renewed without a consent only for an account that agreed before', async () => {
    const [stranger, { akun }] = [await buildPelanggan(shop.deps.db, shop.deps.clock()), await customer()]
    expect((await subscribe(stranger, { keperluan: [] })).body.perangkat).toEqual([])
    expect((await subscribe(akun, { keperluan: [] })).body.perangkat).toHaveLength(2)
  })
})

describe('consent', () => {
  test('is withdrawn for one account', async () => {
    const [one, other] = [await customer(), await customer()]
    await shop.call(chooseKeperluan, { body: { keperluan: [] } }, one.akun)
    expect((await shop.call(getPush, {}, other.akun)).body.keperluan).toEqual(['pesanan'])
  })

  test('moves to an account that withdrew its own, and is not doubled', async () => {
    const [from, target] = [await customer(), await customer()]
    const move = () =>
      transaction(shop.deps.db, async (tx) =>
        saluran.person?.merge?.(tx, from.akun.pengguna_id, target.akun.pengguna_id),
      )
    const consents = async () => (await shop.call(getPush, {}, target.akun)).body.keperluan
    await allowRewrites(shop.deps.db)
    await shop.call(chooseKeperluan, { body: { keperluan: [] } }, target.akun)
    await move()
    expect(await consents()).toEqual(['pesanan'])
    await shop.call(chooseKeperluan, { body: { keperluan: ['pesanan'] } }, from.akun)
    await move()
    expect(await consents()).toEqual(['pesanan'])
  })

  test('stops pushes when it is withdrawn, also those that wait, and stays as a record', async () => {
    const { akun, device } = await customer()
    await write(akun, 'keluhan')
    const choice = await shop.call(chooseKeperluan, { body: { keperluan: ['pengingat'] } }, akun)
    expect(choice.body.keperluan).toEqual(['pengingat'])
    await run()
    expect(titles(device)).toEqual([])
    const data = (await shop.call(downloadMyData, {}, akun)).body
    expect(data.izin_kabar).toMatchObject([
      { saluran: 'push', keperluan: 'pesanan', tempat: 'pesanan', naskah: 1, dicabut: expect.any(String) },
      { saluran: 'push', keperluan: 'pengingat', tempat: 'pengaturan', dicabut: null },
    ])
    for (const secret of ['endpoint', 'p256dh', 'auth'])
      expect(JSON.stringify(data.langganan_push)).not.toContain(secret)
  })
})
