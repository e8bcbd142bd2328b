import { afterAll, beforeEach, expect, test } from 'vitest'
import { updatePengaturan } from '#contract/pengaturan/admin.ts'
import { getToko } from '#contract/pengaturan/endpoints.ts'
import { getPengiriman, listPengiriman } from '#contract/pengiriman/endpoints.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { pengaturanRepository } from '#server/features/pengaturan/pengaturan.repository.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

/* The owner's settings for the whole shop, as they affect a buyer. */

const NOW = new Date('2026-11-20T05:00:00Z')
const shop = await testApp(NOW)
const { db } = shop.deps
const admin = await buildAdmin(db, NOW)
const produk = await buildProduk(db, NOW, { harga: 150_000, stok: 1000 })
const send = await buildPengiriman(db, 12_000)
afterAll(() => shop.close())
beforeEach(async () => {
  await save({ buka_lagi: '', pesan_libur: '', jendela_bayar_menit: '', gratis_mulai_toko: '' })
})

const save = (input: object) =>
  shop.call(updatePengaturan, { body: { ...input, semula: {} } as never }, { token: admin.token })
async function pesan(quantity = 1, headers: Record<string, string> = {}, pembeli?: { token: string }) {
  const { token } = pembeli ?? (await buildPelanggan(db, NOW))
  const body = { produkId: produk.produk_id, jumlah: quantity, shippingId: send.shipping_id }
  return shop.call(createPesanan, { body }, { token, headers })
}

test('rejects orders during a holiday, until the day on which it ends by itself', async () => {
  const pembeli = await buildPelanggan(db, NOW)
  const kunci = { 'idempotency-key': 'sebelum-libur-123' }
  const old = await pesan(1, kunci, pembeli)
  await save({ buka_lagi: '2026-11-25', pesan_libur: 'Selamat hari raya!' })
  expect((await shop.call(getToko, {})).body.libur).toEqual({ buka_lagi: '2026-11-25', pesan: 'Selamat hari raya!' })
  expect(await pesan()).toMatchObject({
    status: 409,
    body: {
      code: 'TOKO_LIBUR',
      message:
        'Toko sedang libur dan menerima pesanan lagi mulai 25 November 2026. Keranjang Anda tetap tersimpan; pesan lagi setelah tanggal itu.',
    },
  })
  // A retry still gets the response of its existing order.
  expect((await pesan(1, kunci, pembeli)).body.orderId).toBe(old.body.orderId)
  expect((await shop.call(listPengiriman)).status).toBe(200)

  shop.setClock(new Date('2026-11-24T16:59:59Z'))
  expect((await pesan()).status).toBe(409)
  shop.setClock(new Date('2026-11-24T17:00:00Z'))
  expect((await pesan()).status).toBe(201)
  expect((await shop.call(getToko, {})).body.libur).toBeNull()
  // The job that ends a holiday also clears its message, so that the next one starts empty.
  const endHoliday = (hari: string) => pengaturanRepository(db).endHoliday(hari)
  await endHoliday('2026-11-24')
  expect((await pengaturanRepository(db).read()).buka_lagi).toBe('2026-11-25')
  await endHoliday('2026-11-25')
  expect(await pengaturanRepository(db).read()).toMatchObject({ buka_lagi: null, pesan_libur: '' })
})

test.each([
  ['', 60],
  ['30', 30],
  ['1440', 1440],
])("keeps an unpaid order for the owner's time: %j", async (minutes, until) => {
  expect((await save({ jendela_bayar_menit: minutes })).status).toBe(200)
  const { body } = await pesan()
  const order = await db
    .selectFrom('pesanan')
    .select(['batas_bayar', 'batas_akhir'])
    .where('pesanan_id', '=', body.orderId)
    .executeTakeFirstOrThrow()
  const end = order.batas_akhir ?? order.batas_bayar
  expect((end.getTime() - NOW.getTime()) / 60_000).toBe(until)
})

test("ships free from the owner's amount on, or from a method's own lower one", async () => {
  const gratis = async () =>
    (await shop.call(getPengiriman, { params: { shippingId: send.shipping_id } })).body.gratis_mulai as number | null
  expect(await gratis()).toBeNull()
  await save({ gratis_mulai_toko: 'Rp 300.000' })
  expect(await gratis()).toBe(300_000)
  const biaya = async (quantity: number) => {
    const { body } = await pesan(quantity)
    const { biaya_kirim, ongkir_cara } = await db
      .selectFrom('pesanan')
      .select(['biaya_kirim', 'ongkir_cara'])
      .where('pesanan_id', '=', body.orderId)
      .executeTakeFirstOrThrow()
    return [biaya_kirim, ongkir_cara]
  }
  expect(await biaya(1)).toEqual([12_000, 'tetap'])
  expect(await biaya(2)).toEqual([0, 'gratis'])
  const own = (freeFrom: number | null) =>
    db.updateTable('pengiriman').set({ gratis_mulai: freeFrom }).where('shipping_id', '=', send.shipping_id).execute()
  await own(100_000)
  expect(await gratis()).toBe(100_000)
  await own(900_000)
  expect(await gratis()).toBe(300_000)
  await own(null)
})

test.each([
  ['buka_lagi', '25/11/2026', 'Tanggal tidak valid'],
  ['jendela_bayar_menit', '14', 'Isi dengan angka 15 sampai 10080, atau kosongkan'],
  ['jendela_bayar_menit', '10081', 'Isi dengan angka 15 sampai 10080, atau kosongkan'],
  ['gratis_mulai_toko', '125,5', 'Gratis ongkir mulai harus angka bulat dalam rupiah, misalnya 125000 atau 125.000'],
  ['gratis_mulai_toko', '0', 'Gratis ongkir mulai harus lebih dari nol, atau kosongkan'],
])('rejects %s %j with a message', async (path, text, msg) => {
  const { status, body } = await save({ [path]: text })
  expect([status, body.errors]).toEqual([400, [{ path, msg }]])
})
