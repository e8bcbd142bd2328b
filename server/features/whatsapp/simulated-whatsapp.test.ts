import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { getWhatsAppOffice, refreshTemplatWa, submitTemplatWa } from '#contract/saluran/admin.ts'
import { KODE_TEMPLAT_WA } from '#contract/saluran/templat-wa.ts'
import { getWhatsApp, linkWhatsApp, WEBHOOK_PATH } from '#contract/saluran/whatsapp.ts'
import { SIMULATED, simulateWhatsApp } from '#dev/whatsapp-simulator/simulated.ts'
import { saluran } from '#server/features/saluran/saluran.feature.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { whatsapp } from './whatsapp.feature.ts'

/* The whole way over HTTP, with the simulator that a shop without an account at Meta starts. */

/** Today at ten in Jakarta, far from the quiet hours: events of the simulator have the real time, and old ones are ignored. */
const START = new Date(`${new Date().toISOString().slice(0, 10)}T03:00:00Z`)
const FROM = '6281234567890'

const simulated = simulateWhatsApp({ webhookUrl: 'http://127.0.0.1:9' })
const shop = await testApp(START, {
  whatsapp: {
    simulated: {
      whatsapp: async () => simulated.whatsapp,
      appSecret: async () => SIMULATED.appSecret,
      page: () => simulated.start(),
    },
  },
})
const { db, clock } = shop.deps
afterAll(async () => {
  await simulated.close()
  await shop.close()
})

const sim = async (path: string, body?: object) => {
  const response = await fetch(`${await simulated.start()}/__sim/${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  expect(response.status).toBe(200)
  return response.json()
}
const run = () => saluran.jobs?.['kirim-saluran']?.run(shop.deps)
const process = () => whatsapp.jobs?.['proses-whatsapp']?.run(shop.deps)

test('a shipped order is announced by WhatsApp, arrives, and is completed by its button', async () => {
  const { port } = shop.app.server.server.address() as AddressInfo
  await sim('config', { webhookUrl: `http://127.0.0.1:${port}${WEBHOOK_PATH}`, approveMs: 0 })
  const { token } = await buildAdmin(db, clock())
  for (const kode of KODE_TEMPLAT_WA)
    expect((await shop.call(submitTemplatWa, { params: { kode } }, { token })).status).toBe(200)
  await shop.call(refreshTemplatWa, {}, { token })
  const { templat } = (await shop.call(getWhatsAppOffice, {}, { token })).body
  expect(new Set(templat.map(({ status }: { status: string }) => status))).toEqual(new Set(['approved']))

  const akun = await buildPelanggan(db, clock())
  const { body } = await shop.call(linkWhatsApp, { body: { keperluan: ['pesanan'] } }, akun)
  await sim('inbound', { from: FROM, name: 'Bu Néng 🌱', text: body.pesan.teks })
  await waitFor('a confirmed number', async () => {
    await process()
    return (await shop.call(getWhatsApp, {}, akun)).body.nomor === FROM
  })

  const produk = await buildProduk(db, clock())
  const change = {
    status_pembayaran: 'success',
    status_pesanan: 'Sedang Di Proses',
    kurir: 'JNE',
    resi: 'JP1',
  } as const
  const { midtrans_order_id: nomor } = await buildPesanan(db, clock(), akun.pengguna_id, change, [
    { produk, jumlah: 1 },
  ])
  const notice = {
    penggunaId: akun.pengguna_id,
    kepada: akun.email,
    subjek: 'a',
    teks: 'b',
    keperluan: 'pesanan',
  } as const
  const tautan = `/riwayat-pembayaran/${nomor}`
  await outboxRepository(db).enqueue('pesanan-dikirim:1', { ...notice, rujukan: nomor, tautan }, clock())
  shop.setClock(new Date(clock().getTime() + 60_000))
  await run()
  const row = () =>
    db.selectFrom('kabar_saluran').select(['status', 'wamid']).where('saluran', '=', 'wa').executeTakeFirstOrThrow()
  await waitFor('a delivered message', async () => {
    await process()
    return (await row()).status === 'tiba'
  })

  await sim(`messages/${encodeURIComponent(String((await row()).wamid))}/press`, { button: 0 })
  await waitFor('a completed order', async () => {
    await process()
    const order = db.selectFrom('pesanan').select('status_pesanan').where('midtrans_order_id', '=', nomor)
    return (await order.executeTakeFirstOrThrow()).status_pesanan === 'Pesanan Selesai'
  })
})
