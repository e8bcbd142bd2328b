import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/office.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-office.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { checkPembayaran } from '#contract/pesanan/office.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

const HARI_MS = 86_400_000
const WIB_MS = 7 * 3_600_000

/** What a shop's dashboard says was sold. */
async function terjual(shop: TestApp, hari: string) {
  const { token } = await buildAdmin(shop.deps.db, shop.deps.clock())
  const { status, body } = await shop.call(getDasbor, { query: { hari } } as never, { token })
  expect(status).toBe(200)
  return { harian: body.harian, terlaris: body.terlaris }
}

describe('a shop that has sold for a hundred days', () => {
  /** Noon in Jakarta. */
  const NOW = new Date('2026-11-20T05:00:00Z')
  const ONGKIR = 12_000
  interface Baris {
    nama: string
    produkId: number
    jumlah: number
    harga: number
  }
  const pesanan: { dibuat: Date; baris: Baris[] }[] = []
  let shop: TestApp
  beforeAll(async () => {
    shop = await testApp(NOW)
    const { db } = shop.deps
    const { pengguna_id } = await buildPelanggan(db, NOW)
    // Some cost the same, so that names decide which of them comes first.
    const produk = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        buildProduk(db, NOW, { nama: `Obat ${n + 10}`, harga: 5000 * (1 + (n % 5)) }),
      ),
    )
    for (let n = 0; n < 160; n++) {
      // From an hour after the last midnight back: 14.7 hours apart, so that they come at all times of the day.
      const dibuat = new Date(NOW.getTime() - 11 * 3_600_000 - n * 14.7 * 3_600_000)
      const isPaid = n % 7 !== 3
      // What a product was called changes with time, and the last of its names is shown.
      const baris = [n % 14, (n * 5 + 1) % 14].slice(0, 1 + (n % 2)).flatMap((at, urutan) => {
        const row = produk[at]
        return row
          ? [{ produk: { ...row, nama: `${row.nama} ${'abcd'[(n * 3) % 4]}` }, jumlah: 1 + ((n + urutan) % 3) }]
          : []
      })
      await buildPesanan(
        db,
        NOW,
        pengguna_id,
        { dibuat, status_pembayaran: isPaid ? 'success' : 'refunded', status_pesanan: 'Pesanan Selesai' },
        baris,
      )
      if (isPaid)
        pesanan.push({
          dibuat,
          baris: baris.map(({ produk: { nama, produk_id: produkId, harga }, jumlah }) => ({
            nama,
            produkId,
            harga,
            jumlah,
          })),
        })
    }
  })
  afterAll(() => shop.close())

  const tanggal = (waktu: Date) => new Date(waktu.getTime() + WIB_MS).toISOString().slice(0, 10)
  const omzet = (baris: Baris[]) => baris.reduce((sum, { harga, jumlah }) => sum + harga * jumlah, 0)

  /** Added up order by order. */
  function hitung(now: Date, hari: number) {
    const days = Array.from({ length: hari }, (_, n) => tanggal(new Date(now.getTime() - (hari - 1 - n) * HARI_MS)))
    const inPeriod = pesanan.filter(({ dibuat }) => days.includes(tanggal(dibuat)))
    const harian = days.map((day) => {
      const that = inPeriod.filter(({ dibuat }) => tanggal(dibuat) === day)
      return {
        tanggal: day,
        pesanan: that.length,
        pendapatan: that.reduce((sum, { baris }) => sum + omzet(baris) + ONGKIR, 0),
      }
    })
    const terlaris = Map.groupBy(
      inPeriod.flatMap(({ baris }) => baris),
      ({ produkId }) => produkId,
    )
    return {
      harian,
      terlaris: [...terlaris]
        .map(([produkId, baris]) => ({
          produkId,
          paketId: null,
          nama:
            baris
              .map(({ nama }) => nama)
              .sort()
              .at(-1) ?? '',
          jumlah: baris.reduce((sum, { jumlah }) => sum + jumlah, 0),
          pendapatan: omzet(baris),
        }))
        .sort((a, b) => b.pendapatan - a.pendapatan || (a.nama < b.nama ? -1 : 1))
        .slice(0, 10),
    }
  }

  test.each([7, 30, 90])('shows what was sold in %i days', async (hari) => {
    const expected = hitung(NOW, hari)
    expect(expected.terlaris.length).toBeGreaterThan(5)
    expect(await terjual(shop, `${hari}`)).toEqual(expected)
  })

  test('goes on with the days, midnight in Jakarta by midnight', async () => {
    for (const waktu of [
      '2026-11-20T16:59:59Z',
      '2026-11-20T17:00:00Z',
      '2026-11-23T05:00:00Z',
      '2026-11-20T05:00:00Z',
    ]) {
      shop.setClock(new Date(waktu))
      for (const hari of [7, 30, 90]) expect(await terjual(shop, `${hari}`)).toEqual(hitung(new Date(waktu), hari))
    }
  })
})

describe('a shop whose orders are paid while the office looks', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await testApp()
    await shop.sim('webhooks/policy', { drop: 10_000 })
  })
  afterAll(() => shop.close())

  /** An order of so many pieces, paid, of which the shop has not heard yet. */
  async function dibayar(jumlah: number) {
    const { db, clock } = shop.deps
    const pembeli = await buildPelanggan(db, clock())
    const [produk, kirim] = [await buildProduk(db, clock(), { stok: jumlah }), await buildPengiriman(db)]
    const body = { produkId: produk.produk_id, jumlah, shippingId: kirim.shipping_id }
    const { orderId, midtransOrderId } = (await shop.call(createPesanan, { body }, { token: pembeli.token })).body
    await shop.sim('pay', { order_id: midtransOrderId, outcome: 'settle', method: 'gopay' })
    return { params: { orderId }, nomor: midtransOrderId, produk, total: jumlah * produk.harga + kirim.biaya }
  }

  test('an order is counted on its day however late it is paid, and no longer once its money went back', async () => {
    const { db, clock } = shop.deps
    const now = clock()
    shop.setClock(new Date(now.getTime() - 4 * HARI_MS))
    const { params, nomor, produk, total } = await dibayar(2)
    shop.setClock(now)
    const auth = { token: (await buildAdmin(db, now)).token }
    const terlihat = async () => {
      const { harian, terlaris } = await terjual(shop, '7')
      return { pendapatan: harian[2].pendapatan, terlaris: terlaris.map((row: { produkId: number }) => row.produkId) }
    }
    expect(await terlihat()).toEqual({ pendapatan: 0, terlaris: [] })

    await shop.call(checkPembayaran, { params }, auth)
    expect(await terlihat()).toEqual({ pendapatan: total, terlaris: [produk.produk_id] })

    const uang = { percobaan: nomor, cara: 'midtrans' as const, jumlah: total, sisa: total, alasan: 'Botol retak' }
    expect((await shop.call(refundPembayaran, { params, body: uang }, auth)).status).toBe(200)
    expect(await terlihat()).toEqual({ pendapatan: 0, terlaris: [] })
  })
})
