import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getKeuangan } from '#contract/keuangan/admin.ts'
import type { Figures } from '#contract/keuangan/figures-admin.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk, buildReturned } from '#server/testing/build-rows.ts'
import { seededRandom } from '#server/testing/seeded-random.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { allowRewrites } from '#server/testing/test-db.ts'

const HARI_MS = 86_400_000
const WIB_MS = 7 * 3_600_000
const ONGKIR = 12_000

/* Each number of the page is computed independently: order by order, from the data that the test created. */
describe.each([1, 2, 3])('a shop of sixty days (%i)', (seed) => {
  /** 09:00 on the 20th in Jakarta. */
  const NOW = new Date('2026-11-20T02:00:00Z')
  interface Sale {
    dibayar: Date
    barang: number
    diskon: number
    diskonOngkir: number
    biaya: number | null
    cara: string
    /** Cost of the goods; null if not packed. */
    modal: number | null
    tanpaModal: number
    kembali: { waktu: Date; barang: number; ongkir: number }[]
    pesananId?: number
  }
  const sales: Sale[] = []
  const waiting: { total: number; deadline: Date }[] = []
  let shop: TestApp
  let token = ''

  beforeAll(async () => {
    const pick = seededRandom(seed)
    shop = await testApp(NOW)
    const { db } = shop.deps
    await allowRewrites(db)
    token = (await buildAdmin(db, NOW)).token
    const { pengguna_id } = await buildPelanggan(db, NOW)
    const produk = await Promise.all(
      Array.from({ length: 5 }, (_, n) => buildProduk(db, NOW, { nama: `Obat ${n}`, harga: 20_000 + 7000 * n })),
    )
    for (let n = 0; n < 70; n++) {
      const paidAt = new Date(NOW.getTime() - n * 0.83 * HARI_MS - pick(3) * 3_600_000)
      const diskon = pick(3) === 0 ? 3000 : 0
      const diskonOngkir = pick(4) === 0 ? 5000 : 0
      const isPacked = pick(4) > 0
      const item = produk[pick(5)]
      if (!item) throw new Error('no product')
      const amount = 1 + pick(3)
      const subtotal = item.harga * amount
      const total = subtotal - diskon + ONGKIR - diskonOngkir
      if (n % 9 === 8) {
        const deadline = new Date(NOW.getTime() + (pick(4) + 0.5) * 1_800_000)
        await buildPesanan(db, NOW, pengguna_id, { batas_bayar: deadline }, [{ produk: item, jumlah: amount }])
        waiting.push({ total: subtotal + ONGKIR, deadline })
        continue
      }
      const order = await buildPesanan(
        db,
        NOW,
        pengguna_id,
        { dibuat: paidAt, status_pembayaran: 'success', ...(isPacked && { status_pesanan: 'Sedang Di Proses' }) },
        [{ produk: item, jumlah: amount }],
      )
      const { pesanan_id } = order
      const method = ['tunai', 'bank_transfer', 'qris', 'transfer'][pick(4)] ?? ''
      await sql`UPDATE pesanan_baris SET diskon = ${diskon} WHERE pesanan_id = ${pesanan_id}`.execute(db)
      await sql`UPDATE pesanan SET diskon = ${diskon}, diskon_ongkir = ${diskonOngkir}, total_harga = ${total}
        WHERE pesanan_id = ${pesanan_id}`.execute(db)
      await sql`UPDATE pembayaran SET payment_type = ${method}, jumlah = ${total} WHERE pesanan_id = ${pesanan_id}`.execute(
        db,
      )
      await sql`UPDATE buku SET jumlah = ${total}, barang = ${subtotal - diskon}, ongkir = ${ONGKIR - diskonOngkir}
        WHERE pesanan_id = ${pesanan_id}`.execute(db)
      for (const [subject, potongan] of [
        ['barang', diskon],
        ['ongkir', diskonOngkir],
      ] as const)
        if (potongan > 0)
          await sql`INSERT INTO pesanan_diskon (pesanan_id, urutan, jenis, keterangan, atas, nilai, jumlah)
            VALUES (${pesanan_id}, ${subject === 'barang' ? 0 : 1}, 'manual', 'Uji', ${subject}, ${potongan}, ${potongan})`.execute(
            db,
          )
      let modal: number | null = null
      const withoutCost = 0
      if (isPacked) {
        const harga = pick(5) === 0 ? null : 4000 + pick(9) * 500
        await sql`UPDATE lot SET harga_modal = ${harga}
          WHERE lot_id IN (SELECT lot_id FROM pesanan_lot WHERE pesanan_id = ${pesanan_id})`.execute(db)
        modal = 0
      }
      const isViaMidtrans = method === 'bank_transfer' || method === 'qris'
      const biaya = isViaMidtrans && pick(2) === 0 ? 4000 + pick(400) : null
      if (biaya !== null)
        await sql`INSERT INTO setoran (order_id, pembayaran_id, jumlah, biaya, dibuat)
          SELECT order_id, pembayaran_id, jumlah, ${biaya}, ${NOW} FROM pembayaran WHERE pesanan_id = ${pesanan_id}`.execute(
          db,
        )
      const one: Sale = {
        dibayar: paidAt,
        barang: subtotal,
        diskon,
        diskonOngkir,
        biaya,
        cara: method,
        modal,
        tanpaModal: withoutCost,
        kembali: [],
      }
      sales.push(one)
      const returned = pick(6)
      const time = new Date(Math.min(paidAt.getTime() + pick(60) * 3_600_000, NOW.getTime()))
      const harga = { ...order, diskon, diskon_ongkir: diskonOngkir }
      if (returned <= 1) {
        const partial = 1000 + pick(5) * 1000
        await buildReturned(db, harga, pengguna_id, { jumlah: partial, waktu: time })
        one.kembali.push({ waktu: time, barang: partial, ongkir: 0 })
      }
      if (returned === 1) {
        const [past] = one.kembali
        const remaining = subtotal - diskon - (past?.barang ?? 0)
        await buildReturned(db, harga, pengguna_id, { jumlah: remaining + ONGKIR - diskonOngkir, waktu: time })
        one.kembali.push({ waktu: time, barang: remaining, ongkir: ONGKIR - diskonOngkir })
      }
      one.pesananId = pesanan_id
    }
    // Orders share lots, so read each order's final cost.
    for (const item of sales) {
      if (item.modal === null) continue
      const { rows } = await sql<{ jumlah: number; harga_modal: number | null }>`
        SELECT jumlah - kembali AS jumlah, harga_modal FROM pesanan_lot JOIN lot USING (lot_id)
        WHERE pesanan_id = ${item.pesananId}`.execute(db)
      for (const { jumlah, harga_modal } of rows) {
        item.modal += jumlah * (harga_modal ?? 0)
        if (harga_modal === null) item.tanpaModal += jumlah
      }
    }
  })
  afterAll(() => shop.close())

  const hari = (time: Date) => new Date(time.getTime() + WIB_MS).toISOString().slice(0, 10)
  const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0)
  const isViaMidtrans = ({ cara }: Sale) => cara === 'bank_transfer' || cara === 'qris'
  const inside = (from: string, until: string) => (time: Date) => hari(time) >= from && hari(time) <= until
  const isExpired = ({ kembali }: Sale) => kembali.length === 2

  /** Money for the goods of a sale after all its refunds. */
  const kept = ({ barang, diskon, kembali }: Sale) => barang - diskon - sum(kembali, (back) => back.barang)

  function compute(from: string, until: string): Figures {
    const within = inside(from, until)
    const those = sales.filter(({ dibayar }) => within(dibayar))
    const back = sales.flatMap(({ kembali }) => kembali).filter(({ waktu }) => within(waktu))
    return {
      pesanan: those.filter((item) => !isExpired(item)).length,
      barang: sum(those, ({ barang }) => barang),
      diskon: sum(those, ({ diskon, diskonOngkir }) => diskon + diskonOngkir),
      ppn: 0,
      ongkir: those.length * ONGKIR,
      lebih: 0,
      kembaliBarang: sum(back, ({ barang }) => barang),
      kembaliPpn: 0,
      kembaliOngkir: sum(back, ({ ongkir }) => ongkir),
      kembaliLebih: 0,
      biaya: sum(those, ({ biaya }) => biaya ?? 0),
      tanpaBiaya: those.filter((item) => isViaMidtrans(item) && item.biaya === null).length,
      pendapatan: sum(those, kept),
      pendapatanModal: sum(
        those.filter(({ modal, tanpaModal }) => modal !== null && tanpaModal === 0),
        kept,
      ),
      modal: sum(those, ({ modal }) => modal ?? 0),
      tanpaModal: sum(those, ({ tanpaModal }) => tanpaModal),
      belumDikemas: those.filter((item) => item.modal === null && !isExpired(item)).length,
    }
  }
  async function view(query: { dari?: string; sampai?: string } = {}) {
    const { status, body } = await shop.call(getKeuangan, { query } as never, { token })
    expect(status).toBe(200)
    return body
  }

  test('sums up today, yesterday, and the last thirty days', async () => {
    const { dari, sampai, hariIni, kemarin, periode, sebelum } = await view()
    expect([dari, sampai]).toEqual(['2026-10-22', '2026-11-20'])
    expect(hariIni).toEqual(compute('2026-11-20', '2026-11-20'))
    expect(kemarin).toEqual(compute('2026-11-19', '2026-11-19'))
    expect(periode).toEqual(compute('2026-10-22', '2026-11-20'))
    expect(sebelum).toEqual(compute('2026-09-22', '2026-10-21'))
    expect(periode.pesanan).toBeGreaterThan(20)
    expect(periode.modal * periode.biaya * periode.kembaliOngkir).toBeGreaterThan(0)
  })

  test.each([
    ['2026-10-01', '2026-10-31'],
    ['2026-11-05', '2026-11-05'],
    ['2026-01-01', '2026-01-31'],
  ])('sums up any days: %s to %s', async (from, until) => {
    expect((await view({ dari: from, sampai: until })).periode).toEqual(compute(from, until))
  })

  test("sums up payment methods, waiting orders, and the provider's payouts", async () => {
    const body = await view({ dari: '2026-09-01', sampai: '2026-11-20' })
    const paid = ({ barang, diskon, diskonOngkir }: Sale) => barang - diskon + ONGKIR - diskonOngkir
    const stackUp = (rows: Sale[]) => ({ banyak: rows.length, jumlah: sum(rows, paid) })
    for (const method of ['tunai', 'transfer', 'qris', 'bank_transfer'])
      expect(body.metode.find((row: { payment_type: string }) => row.payment_type === method)).toEqual({
        payment_type: method,
        ...stackUp(sales.filter((item) => item.cara === method)),
      })
    expect(body.menunggu).toEqual({ banyak: waiting.length, jumlah: sum(waiting, ({ total }) => total) })
    const soon = waiting.filter(({ deadline }) => deadline.getTime() < NOW.getTime() + 3_600_000)
    expect(body.segera).toEqual({ banyak: soon.length, jumlah: sum(soon, ({ total }) => total) })
    expect(body.disetor).toEqual(stackUp(sales.filter(({ biaya }) => biaya !== null)))
    // The provider still owes amounts that the shop refunded manually.
    const pending = sales.filter((item) => isViaMidtrans(item) && item.biaya === null)
    const oldest = pending.map(({ dibayar: time }) => time.toISOString()).sort()[0]
    expect(body.belumDisetor).toEqual({ ...stackUp(pending), tertua: oldest })
  })

  test.each([
    [{ dari: '2026-11-02', sampai: '2026-11-01' }],
    [{ dari: '2025-10-31', sampai: '2026-11-01' }],
    [{ dari: '2026-11-01' }],
    [{ dari: 'kemarin', sampai: '2026-11-01' }],
  ])('rejects %j as a period', async (query) => {
    expect((await shop.call(getKeuangan, { query } as never, { token })).status).toBe(400)
  })
})

test('counts an order that was paid again after a full refund once, at its last payment', async () => {
  const shop = await testApp(new Date('2026-11-20T02:00:00Z'))
  const { db, clock } = shop.deps
  const { token } = await buildAdmin(db, clock())
  const { pengguna_id } = await buildPelanggan(db, clock())
  const ago = (days: number) => new Date(clock().getTime() - days * HARI_MS)
  const item = { produk: await buildProduk(db, clock(), { harga: 20_000 }), jumlah: 1 }
  const paid = { dibuat: ago(3), status_pembayaran: 'success' } as const
  const order = await buildPesanan(db, clock(), pengguna_id, paid, [item])
  await buildReturned(db, order, pengguna_id, { jumlah: order.total_harga, waktu: ago(2) })
  await sql`WITH kedua AS (
      INSERT INTO pembayaran (pesanan_id, order_id, jumlah, payment_type, transaction_id, transaction_status, dibuat, diubah)
      VALUES (${order.pesanan_id}, 'kedua', 32000, 'qris', 'kedua', 'settlement', ${ago(1)}, ${ago(1)}) RETURNING pembayaran_id
    )
    INSERT INTO buku (pesanan_id, pembayaran_id, jumlah, barang, ongkir, lunas, waktu)
    SELECT ${order.pesanan_id}, pembayaran_id, 32000, 20000, 12000, 1, ${midnightWib(clock(), 1)} FROM kedua`.execute(
    db,
  )
  const { pesanan_id } = order
  const moved = { pesanan_id, jenis: 'pembayaran', dari: 'refunded', ke: 'success', oleh: 'rekonsiliasi' } as const
  await db
    .insertInto('riwayat_status')
    .values({ ...moved, waktu: ago(1) })
    .execute()
  await db.updateTable('pesanan').set({ status_pembayaran: 'success' }).where('pesanan_id', '=', pesanan_id).execute()
  const on = async (days: number) => {
    const hari = dateWib(ago(days))
    return (await shop.call(getKeuangan, { query: { dari: hari, sampai: hari } }, { token })).body
  }
  expect((await on(3)).periode).toMatchObject({ pesanan: 0, barang: 20_000, pendapatan: 0 })
  expect((await on(2)).metode).toEqual([])
  expect((await on(1)).periode).toMatchObject({ pesanan: 1, barang: 20_000, pendapatan: 20_000 })
  await buildReturned(db, order, pengguna_id, { jumlah: order.total_harga, waktu: ago(0) })
  expect((await on(0)).periode).toMatchObject({ kembaliBarang: 20_000, kembaliOngkir: 12_000 })
  await shop.close()
})
