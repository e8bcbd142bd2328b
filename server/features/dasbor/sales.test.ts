import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { checkPembayaran } from '#contract/pesanan-admin/admin.ts'
import {
  buildAdmin,
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  buildReturned,
} from '#server/testing/build-rows.ts'
import { seededRandom } from '#server/testing/seeded-random.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

const HARI_MS = 86_400_000
const WIB_MS = 7 * 3_600_000

/** Returns the sales shown on the dashboard. */
async function soldOf(shop: TestApp, hari: string) {
  const { token } = await buildAdmin(shop.deps.db, shop.deps.clock())
  const { status, body } = await shop.call(getDasbor, { query: { hari } } as never, { token })
  expect(status).toBe(200)
  return { harian: body.harian, periode: body.periode, terlaris: body.terlaris }
}

describe.each([1, 2, 3])('a shop with a hundred days of sales and refunds (%i)', (seed) => {
  /** Noon in Jakarta. */
  const NOW = new Date('2026-11-20T05:00:00Z')
  const ONGKIR = 12_000
  interface Line {
    nama: string
    produkId: number
    jumlah: number
    harga: number
  }
  interface ReturnedParts {
    jumlah: number
    waktu: Date
    barang: Line[]
  }
  const pesanan: { dibayar: Date; baris: Line[]; kembali: ReturnedParts[] }[] = []
  let shop: TestApp
  beforeAll(async () => {
    const pick = seededRandom(seed)
    shop = await testApp(NOW)
    const { db } = shop.deps
    const { pengguna_id } = await buildPelanggan(db, NOW)
    // Some prices are equal, so that ties are sorted by name.
    const produk = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        buildProduk(db, NOW, { nama: `Obat ${n + 10}`, harga: 5000 * (1 + (n % 5)) }),
      ),
    )
    for (let n = 0; n < 160; n++) {
      // Starts one hour after the last midnight and goes back. The step of 14.7 hours covers all times of the day.
      const createdAt = new Date(NOW.getTime() - 11 * 3_600_000 - n * 14.7 * 3_600_000)
      // Some orders are paid on a later day.
      const paidAt = new Date(Math.min(createdAt.getTime() + pick(30) * 3_600_000, NOW.getTime()))
      // A product's name changes over time; the latest one is shown.
      const items = [pick(14), pick(14)].slice(0, 1 + (n % 2)).flatMap((at) => {
        const row = produk[at]
        return row ? [{ produk: { ...row, nama: `${row.nama} ${'abcd'[pick(4)]}` }, jumlah: 1 + pick(3) }] : []
      })
      const status_pembayaran = pick(7) === 3 ? 'cancelled' : 'success'
      const order = await buildPesanan(
        db,
        NOW,
        pengguna_id,
        { dibuat: createdAt, status_pembayaran, status_pesanan: 'Pesanan Selesai' },
        items,
        paidAt,
      )
      if (status_pembayaran !== 'success') continue
      const lines = items.map(({ produk: { nama, produk_id: produkId, harga }, jumlah }) => ({
        nama,
        produkId,
        harga,
        jumlah,
      }))
      const returned: ReturnedParts[] = []
      pesanan.push({ dibayar: paidAt, baris: lines, kembali: returned })
      const send = async (quantity: number, many: number[]) => {
        const time = new Date(
          Math.min((returned.at(-1)?.waktu ?? paidAt).getTime() + pick(20) * 11 * 3_600_000, NOW.getTime()),
        )
        const barang = many
          .map((amount, position) => ({ urutan: position, jumlah: amount }))
          .filter((line) => line.jumlah > 0)
        await buildReturned(db, order, pengguna_id, { jumlah: quantity, waktu: time, barang })
        const rows = lines.map((line, position) => ({ ...line, jumlah: many[position] ?? 0 }))
        returned.push({ jumlah: quantity, waktu: time, barang: rows })
      }
      const total = revenue(lines) + ONGKIR
      // Cases: money only; one unit of the first line; a full refund, directly or after a partial one.
      const part = pick(8)
      if (part === 1) await send(1000 + pick(4000), [])
      if (part === 2 || part === 3) await send(lines[0]?.harga ?? 0, [1])
      if (part === 3 || part === 4) {
        const rest = returned.reduce((sum, { jumlah }) => sum - jumlah, total)
        await send(
          rest,
          lines.map(({ jumlah }, at) => jumlah - (at === 0 && part === 3 ? 1 : 0)),
        )
      }
    }
  })
  afterAll(() => shop.close())

  const dateOf = (time: Date) => new Date(time.getTime() + WIB_MS).toISOString().slice(0, 10)
  const revenue = (lines: Line[]) => lines.reduce((sum, { harga, jumlah }) => sum + harga * jumlah, 0)

  /** Adds up the expected sums order by order. */
  function compute(now: Date, hari: number) {
    const days = Array.from({ length: hari }, (_, n) => dateOf(new Date(now.getTime() - (hari - 1 - n) * HARI_MS)))
    const returned = pesanan.flatMap((order) => order.kembali)
    const daily = days.map((day) => {
      const that = pesanan.filter(({ dibayar }) => dateOf(dibayar) === day)
      const barang = that.reduce((sum, { baris }) => sum + revenue(baris), 0)
      const ongkir = that.length * ONGKIR
      const dikembalikan = returned
        .filter(({ waktu }) => dateOf(waktu) === day)
        .reduce((sum, { jumlah }) => sum + jumlah, 0)
      const stillPaid = that.filter(
        ({ baris, kembali }) => kembali.reduce((sum, { jumlah }) => sum + jumlah, 0) < revenue(baris) + ONGKIR,
      )
      const net = barang + ongkir - dikembalikan
      return { tanggal: day, pesanan: stillPaid.length, dikembalikan, bersih: net }
    })
    const bestSelling = Map.groupBy(
      [
        ...pesanan.filter(({ dibayar }) => days.includes(dateOf(dibayar))).flatMap(({ baris }) => baris),
        ...returned
          .filter(({ waktu }) => days.includes(dateOf(waktu)))
          .flatMap(({ barang }) => barang.map((line) => ({ ...line, jumlah: -line.jumlah })))
          .filter(({ jumlah }) => jumlah !== 0),
      ],
      ({ produkId }) => produkId,
    )
    return {
      harian: daily,
      terlaris: [...bestSelling]
        .map(([produkId, lines]) => ({
          produkId,
          paketId: null,
          nama:
            lines
              .map(({ nama }) => nama)
              .sort()
              .at(-1) ?? '',
          jumlah: lines.reduce((sum, { jumlah }) => sum + jumlah, 0),
          pendapatan: revenue(lines),
        }))
        .filter(({ jumlah }) => jumlah > 0)
        .sort((a, b) => b.pendapatan - a.pendapatan || (a.nama < b.nama ? -1 : 1))
        .slice(0, 10),
    }
  }

  test.each([7, 30, 90])('shows what was paid and what went back in %i days', async (hari) => {
    const expected = compute(NOW, hari)
    expect(expected.terlaris.length).toBeGreaterThan(4)
    expect(expected.harian.some(({ dikembalikan }) => dikembalikan > 0)).toBe(true)
    expect(await soldOf(shop, `${hari}`)).toMatchObject(expected)
  })

  test('goes on with the days, midnight in Jakarta by midnight', async () => {
    for (const time of [
      '2026-11-20T16:59:59Z',
      '2026-11-20T17:00:00Z',
      '2026-11-23T05:00:00Z',
      '2026-11-20T05:00:00Z',
    ]) {
      shop.setClock(new Date(time))
      for (const hari of [7, 30, 90]) expect(await soldOf(shop, `${hari}`)).toMatchObject(compute(new Date(time), hari))
    }
  })
})

describe('a shop whose orders are paid while the dashboard loads', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await testApp()
    await shop.sim('webhooks/policy', { drop: 10_000 })
  })
  afterAll(() => shop.close())

  /** Creates an order of `jumlah` units that is paid, but whose payment notification has not arrived. */
  async function paid(quantity: number) {
    const { db, clock } = shop.deps
    const pembeli = await buildPelanggan(db, clock())
    const [produk, send] = [await buildProduk(db, clock(), { stok: 3 * quantity }), await buildPengiriman(db)]
    const body = { produkId: produk.produk_id, jumlah: quantity, shippingId: send.shipping_id }
    const { orderId, midtransOrderId } = (await shop.call(createPesanan, { body }, { token: pembeli.token })).body
    await shop.sim('pay', { order_id: midtransOrderId, outcome: 'settle', method: 'gopay' })
    return { params: { orderId }, nomor: midtransOrderId, produk, total: quantity * produk.harga + send.biaya }
  }

  test('counts an order on the day of its payment, and its refund on its own', async () => {
    const { db, clock } = shop.deps
    const now = clock()
    // The payment time is taken from the provider's clock, which shows today.
    shop.setClock(new Date(now.getTime() - 4 * HARI_MS))
    const { params, nomor, produk, total } = await paid(2)
    shop.setClock(now)
    const auth = { token: (await buildAdmin(db, now)).token }
    const visible = async () => {
      const { harian, periode, terlaris } = await soldOf(shop, '7')
      const { tanggal: _, ...today } = harian.at(-1)
      const { barang, ongkir } = periode
      expect(harian.slice(0, -1).every(({ bersih }: { bersih: number }) => bersih === 0)).toBe(true)
      return {
        ...today,
        barang,
        ongkir,
        terlaris: terlaris.map((row: { produkId: number; jumlah: number }) => row.jumlah),
      }
    }
    const zero = { pesanan: 0, barang: 0, ongkir: 0, dikembalikan: 0, bersih: 0, terlaris: [] }
    expect(await visible()).toEqual(zero)

    await shop.call(checkPembayaran, { params }, auth)
    const barang = 2 * produk.harga
    const lunas = { ...zero, pesanan: 1, barang, ongkir: total - barang, bersih: total, terlaris: [2] }
    expect(await visible()).toEqual(lunas)

    const money = { percobaan: nomor, cara: 'midtrans' as const, alasan: 'Botol retak' }
    const partial = { ...money, jumlah: produk.harga, sisa: total, barang: [{ urutan: 0, jumlah: 1 }] }
    expect((await shop.call(refundPembayaran, { params, body: partial }, auth)).status).toBe(200)
    const returned = { ...lunas, dikembalikan: produk.harga, bersih: total - produk.harga, terlaris: [1] }
    expect(await visible()).toEqual(returned)

    const remaining = total - produk.harga
    expect(
      (await shop.call(refundPembayaran, { params, body: { ...money, jumlah: remaining, sisa: remaining } }, auth))
        .status,
    ).toBe(200)
    expect(await visible()).toEqual({ ...lunas, pesanan: 0, dikembalikan: total, bersih: 0, terlaris: [] })
  })
})
