import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualPesanan } from '#contract/checkout/manual-admin.ts'
import { uploadFoto } from '#contract/foto/endpoints.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { listKejadian } from '#contract/keamanan/admin.ts'
import { getKemas } from '#contract/kemas/admin.ts'
import { getFotoPengembalian, refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { getPesanan } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin, listPesanan, processPesanan } from '#contract/pesanan-admin/admin.ts'
import { createRetur, receiveRetur } from '#contract/retur/admin.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import { transaction } from '#server/db/transaction.ts'
import { moveStatus } from '#server/features/pembayaran/bayar/move-status.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import {
  buildAdmin,
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  newAlamat,
  setStok,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { allowRewrites } from '#server/testing/test-db.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())
const as = ({ token }: { token: string }) => ({ token })

const TWO_FILES = 40_000
const ONGKIR = 20_000
const DISKON = 30_000

/** Creates an order paid by transfer: lines of three and one units, Rp 30.000 discount on both, Rp 20.000 shipping. */
async function pesanan(diskon = DISKON) {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  const [one, two] = [
    await buildProduk(db, clock(), { harga: 20_000 }),
    await buildProduk(db, clock(), { harga: TWO_FILES }),
  ]
  const send = await buildPengiriman(db)
  const input = {
    sumber: 'whatsapp' as const,
    penggunaId: pembeli.pengguna_id,
    nama: 'Sari',
    no_hp: '081234567890',
    items: [
      { produkId: one.produk_id, jumlah: 3 },
      { produkId: two.produk_id, jumlah: 1 },
    ],
    shippingId: send.shipping_id,
    tujuan: { jenis: 'rumah' as const, wilayah: null, kode_pos: '', rincian: 'Desa Pejarakan', patokan: '' },
    ongkir: ONGKIR,
    diskon,
    alasan_diskon: 'Langganan',
    catatan: '',
    bayar: 'transfer' as const,
    bukti: 'BRI 1',
    total_harga: 120_000 - diskon,
  }
  const created = await shop.call(createManualPesanan, { body: input }, as(admin))
  expect(created.status).toBe(201)
  const { orderId, midtrans_order_id: nomor } = created.body
  const params = { orderId }
  const read = async () => (await shop.call(getPesananAdmin, { params }, as(admin))).body
  return {
    orderId,
    nomor,
    pembeli,
    satu: one,
    two,
    isian: input,
    params,
    read,
    /** Requests a manual refund. */
    minta: async (quantity: number, more: object = {}, actor = admin) => {
      const [{ order_id: attemptId, sisa }] = (await read()).pembayaran
      return shop.call(
        refundPembayaran,
        {
          params,
          body: {
            percobaan: attemptId,
            cara: 'manual',
            jumlah: quantity,
            sisa,
            alasan: 'Bocor',
            bukti: 'BCA 7',
            ...more,
          },
        },
        as(actor),
      )
    },
    kirim: async () => {
      const original = { status_pesanan: 'Menunggu Respon' as const, kurir: '', resi: '' }
      const body = { semula: original, status_pesanan: 'Sedang Di Proses' as const, kurir: 'JNE', resi: `R${orderId}` }
      expect((await shop.call(processPesanan, { params, body }, as(admin))).status).toBe(200)
    },
    pembeliBaca: async () => (await shop.call(getPesanan, { params: { orderId: nomor } }, as(pembeli))).body,
    lot: async (produkId: number) =>
      shop.deps.db
        .selectFrom('lot')
        .innerJoin('produk', 'produk.produk_id', 'lot.produk_id')
        .select(['sisa', 'sisih', 'stok'])
        .where('lot.produk_id', '=', produkId)
        .executeTakeFirstOrThrow(),
    surat: async () => {
      await shop.sendSurat()
      return shop.surat.filter(({ kepada }) => kepada === pembeli.email)
    },
  }
}
type Pesanan = Awaited<ReturnType<typeof pesanan>>

describe('money of a line', () => {
  test('never exceeds the paid price after deduction, less earlier refunds', async () => {
    const it = await pesanan()
    // 60.000 and 40.000 less 18.000 and 12.000.
    expect((await it.read()).items.map((item: { sisa_dana: number }) => item.sisa_dana)).toEqual([42_000, 28_000])
    const extra = await it.minta(42_001, { barang: [{ urutan: 0, jumlah: 3, nilai: 42_001 }] })
    expect([extra.status, extra.body.code, extra.body.rincian.rupiah]).toEqual([
      422,
      'NILAI_BARIS_BERLEBIH',
      'Rp 42.000',
    ])

    expect((await it.minta(14_000, { barang: [{ urutan: 0, jumlah: 1, nilai: 14_000 }] })).status).toBe(200)
    // A refund without returned goods, one with, and a part of the shipping, all in one request.
    const barang = [
      { urutan: 0, jumlah: 0, nilai: 8_000 },
      { urutan: 1, jumlah: 1, nilai: 28_000 },
    ]
    expect((await it.minta(41_000, { barang, ongkir: 5_000 })).status).toBe(200)
    const { items, sisa_ongkir, pembayaran } = await it.read()
    expect(items.map((item: { sisa_dana: number; kembali: number }) => [item.sisa_dana, item.kembali])).toEqual([
      [20_000, 1],
      [0, 1],
    ])
    expect(sisa_ongkir).toBe(15_000)
    expect(pembayaran[0].pengembalian[1]).toMatchObject({
      ongkir: 5_000,
      rincian: [
        { nama: it.satu.nama, jumlah: 0, nilai: 8_000 },
        { nama: it.two.nama, jumlah: 1, nilai: 28_000 },
      ],
    })
    const again = await it.minta(1, { barang: [{ urutan: 1, jumlah: 0, nilai: 1 }] })
    expect(again.body.code).toBe('NILAI_BARIS_BERLEBIH')
    const ongkir = await it.minta(15_001, { ongkir: 15_001 })
    expect([ongkir.status, ongkir.body.code, ongkir.body.rincian.rupiah]).toEqual([422, 'ONGKIR_BERLEBIH', 'Rp 15.000'])
    // A request for exactly the rest of the line and of the shipping.
    const remaining = await it.minta(35_000, { barang: [{ urutan: 0, jumlah: 0, nilai: 20_000 }], ongkir: 15_000 })
    expect(remaining.status).toBe(200)
    expect(await it.read()).toMatchObject({ sisa_ongkir: 0, items: [{ sisa_dana: 0 }, { sisa_dana: 0 }] })
  })

  test('is not accepted for the same line twice', async () => {
    const it = await pesanan()
    const half = { urutan: 1, jumlah: 0, nilai: 14_000 }
    expect((await it.minta(28_000, { barang: [half, half] })).body.code).toBe('VALIDATION_FAILED')
    expect((await it.minta(28_000, { barang: [{ ...half, nilai: 28_000 }] })).status).toBe(200)
  })

  test('gives back the whole shipping fee, less what lowered it, and no rupiah more', async () => {
    const it = await pesanan()
    const { db } = shop.deps
    const potongan = {
      pesanan_id: it.orderId,
      urutan: 1,
      jenis: 'manual',
      keterangan: 'Promo',
      atas: 'ongkir',
      nilai: 8_000,
      jumlah: 8_000,
    } as const
    await allowRewrites(db)
    await db.insertInto('pesanan_diskon').values(potongan).execute()
    await sql`UPDATE pesanan SET diskon_ongkir = 8000, total_harga = total_harga - 8000 WHERE pesanan_id = ${it.orderId}`.execute(
      db,
    )
    const extra = await it.minta(12_001, { ongkir: 12_001 })
    expect([extra.body.code, extra.body.rincian.rupiah]).toEqual(['ONGKIR_BERLEBIH', 'Rp 12.000'])
    expect((await it.minta(12_000, { ongkir: 12_000 })).status).toBe(200)
    expect((await it.minta(1, { ongkir: 1 })).body.code).toBe('ONGKIR_BERLEBIH')
  })

  test('is shown to the buyer line by line, on the order and in the mail', async () => {
    const it = await pesanan()
    await it.minta(33_000, { barang: [{ urutan: 1, jumlah: 1, nilai: 28_000 }], ongkir: 5_000 })
    expect((await it.pembeliBaca()).kembali).toMatchObject([
      { jumlah: 33_000, ongkir: 5_000, barang: [{ nama: it.two.nama, jumlah: 1, nilai: 28_000 }] },
    ])
    const surat = (await it.surat()).at(-1)
    expect(surat?.teks).toContain(`- 1 x ${it.two.nama}: Rp 28.000\n- Ongkir: Rp 5.000`)
  })

  test('and the lines with the shipping must add up', async () => {
    const it = await pesanan()
    const difference = await it.minta(30_000, { barang: [{ urutan: 1, jumlah: 1, nilai: 28_000 }] })
    expect([difference.status, difference.body.errors]).toEqual([
      400,
      [{ path: 'jumlah', msg: 'Rincian barang berjumlah Rp 28.000. Samakan dengan jumlah ini.' }],
    ])
    expect((await it.read()).dikembalikan).toBe(0)
  })

  test('goes back once, however many press at once', async () => {
    const it = await pesanan()
    const [{ order_id: attemptId, sisa }] = (await it.read()).pembayaran
    const body = {
      percobaan: attemptId,
      cara: 'manual' as const,
      jumlah: 28_000,
      sisa,
      alasan: 'Bocor',
      bukti: 'BCA 7',
      barang: [{ urutan: 1, jumlah: 1, nilai: 28_000 }],
    }
    const all = await Promise.all(
      Array.from({ length: 8 }, () => shop.call(refundPembayaran, { params: it.params, body }, as(admin))),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await it.read()).dikembalikan).toBe(28_000)
  })
})

describe('goods returned with their money', () => {
  test.each([
    ['rak', { sisa: 1, sisih: 0, stok: 1 }],
    ['karantina', { sisa: 0, sisih: 1, stok: 0 }],
    [undefined, { sisa: 0, sisih: 1, stok: 0 }],
  ] as const)('from a buyer go to the chosen place: %s', async (ke, shift) => {
    const it = await pesanan()
    await it.kirim()
    const before = await it.lot(it.satu.produk_id)
    const rak = [{ produkId: it.satu.produk_id, jumlah: 1, ...(ke && { ke }) }]
    expect((await it.minta(14_000, { barang: [{ urutan: 0, jumlah: 1, nilai: 14_000 }], rak })).status).toBe(200)
    const current = await it.lot(it.satu.produk_id)
    expect({
      sisa: current.sisa - before.sisa,
      sisih: current.sisih - before.sisih,
      stok: current.stok - before.stok,
    }).toEqual(shift)
  })

  test('may still be in transit: then the refund is made, and they are expected', async () => {
    const it = await pesanan()
    await it.kirim()
    const before = await it.lot(it.satu.produk_id)
    const rak = [{ produkId: it.satu.produk_id, jumlah: 2, ke: 'ditunggu' }]
    expect((await it.minta(28_000, { barang: [{ urutan: 0, jumlah: 2, nilai: 28_000 }], rak })).status).toBe(200)
    expect(await it.lot(it.satu.produk_id)).toEqual(before)
    expect((await it.read()).retur).toMatchObject([{ nama: it.satu.nama, jumlah: 2, selesai: null }])
    expect((await it.pembeliBaca()).retur).toEqual([{ nama: it.satu.nama, jumlah: 2, sisa: 2 }])
  })
})

describe('an announced return', () => {
  const record = (it: Pesanan, produkId: number, quantity: number) =>
    shop.call(
      createRetur,
      { params: it.params, body: { barang: [{ produkId, jumlah: quantity }], alasan: 'Salah' } },
      as(admin),
    )
  const receive = async (it: Pesanan, body: { rak: number; karantina: number; hilang: number }, ke = 0) => {
    const { returId } = (await it.read()).retur[ke]
    return shop.call(receiveRetur, { params: { ...it.params, returId }, body }, as(admin))
  }

  test('is received in parts, each to its place, and never more than expected', async () => {
    const it = await pesanan()
    await it.kirim()
    const before = await it.lot(it.satu.produk_id)
    expect((await record(it, it.satu.produk_id, 3)).status).toBe(200)
    const list = await shop.call(listPesanan, { query: { jenis: 'semua', lihat: 'retur', q: it.nomor } }, as(admin))
    expect(list.body).toHaveLength(1)
    expect((await receive(it, { rak: 1, karantina: 0, hilang: 0 })).status).toBe(200)
    const extra = await receive(it, { rak: 0, karantina: 3, hilang: 0 })
    expect([extra.status, extra.body.code]).toEqual([409, 'RETUR_BERLEBIH'])
    expect((await receive(it, { rak: 0, karantina: 1, hilang: 1 })).status).toBe(200)
    const { body: gone } = await shop.call(listKejadian, { query: { jenis: 'stok-keluar' } }, as(admin))
    expect(gone[0].keterangan).toContain(`${it.satu.nama} -1: retur ${it.nomor} hilang`)
    const current = await it.lot(it.satu.produk_id)
    expect([current.sisa - before.sisa, current.sisih - before.sisih, current.stok - before.stok]).toEqual([1, 1, 1])
    const { retur } = await it.read()
    expect(retur).toMatchObject([{ rak: 1, karantina: 1, hilang: 1, selesai: expect.any(String) }])
    expect((await it.pembeliBaca()).retur).toEqual([{ nama: it.satu.nama, jumlah: 3, sisa: 0 }])
    const query = { jenis: 'pesanan', rujukan: String(it.orderId) } as const
    const jejak = (await shop.call(listJejak, { query }, as(admin))).body.slice(0, 3)
    expect(jejak.map(({ sesudah }: { sesudah: object }) => sesudah)).toMatchObject([
      { retur: it.satu.nama, rak: 0, karantina: 1, hilang: 1 },
      { retur: it.satu.nama, rak: 1, karantina: 0, hilang: 0 },
      { retur: 'ditunggu', jumlah: 3 },
    ])
    const { riwayat } = await it.read()
    expect(riwayat.slice(-2)).toMatchObject([
      { jenis: 'pengembalian', ke: 'rak', keterangan: `1 × ${it.satu.nama}` },
      { jenis: 'pengembalian', ke: 'rak', keterangan: `1 × ${it.satu.nama}` },
    ])
    const movements = await shop.deps.db
      .selectFrom('mutasi_lot')
      .select(['alasan', 'mutasi_lot.sisa', 'mutasi_lot.sisih'])
      .where('pesanan_id', '=', it.orderId)
      .orderBy('mutasi_lot_id', 'desc')
      .limit(2)
      .execute()
    expect(movements).toEqual([
      { alasan: 'kembali', sisa: 0, sisih: 1 },
      { alasan: 'kembali', sisa: 1, sisih: 0 },
    ])
    // The return refunded no money, so a refund is still possible.
    expect((await it.minta(28_000, { barang: [{ urutan: 0, jumlah: 2, nilai: 28_000 }] })).status).toBe(200)
  })

  test('sets goods of an expired lot aside, even if the office chose the shelf', async () => {
    const it = await pesanan()
    await it.kirim()
    await record(it, it.two.produk_id, 1)
    const before = await it.lot(it.two.produk_id)
    const { db, clock } = shop.deps
    const lot = { nomor: 'K1', kedaluwarsa: dateWib(clock()) }
    await db.updateTable('lot').set(lot).where('produk_id', '=', it.two.produk_id).execute()
    shop.setClock(midnightWib(clock(), -1))
    admin = await buildAdmin(db, clock())
    expect((await receive(it, { rak: 1, karantina: 0, hilang: 0 })).status).toBe(200)
    expect(await it.lot(it.two.produk_id)).toEqual({ ...before, sisih: before.sisih + 1 })
  })

  test('disappears for its buyer once all of it was lost', async () => {
    const it = await pesanan()
    await it.kirim()
    await record(it, it.two.produk_id, 1)
    expect((await it.pembeliBaca()).retur).toEqual([{ nama: it.two.nama, jumlah: 1, sisa: 1 }])
    expect((await receive(it, { rak: 0, karantina: 0, hilang: 1 })).status).toBe(200)
    expect((await it.pembeliBaca()).retur).toEqual([])
  })

  test('is limited to the units that its buyer has, and to one announcement', async () => {
    const it = await pesanan()
    await it.kirim()
    expect((await record(it, it.two.produk_id, 1)).status).toBe(200)
    const two = await record(it, it.two.produk_id, 1)
    expect([two.status, two.body.code]).toEqual([422, 'RAK_BERLEBIH'])
    const rak = [{ produkId: it.two.produk_id, jumlah: 1, ke: 'rak' }]
    const dana = await it.minta(28_000, { barang: [{ urutan: 1, jumlah: 1, nilai: 28_000 }], rak })
    expect(dana.body.code).toBe('RAK_BERLEBIH')
  })

  test('leaves out units that an open refund returns', async () => {
    const it = await pesanan()
    await it.kirim()
    const [{ order_id: attemptId }] = (await it.read()).pembayaran
    const rak = [{ produkId: it.satu.produk_id, jumlah: 1, ke: 'rak' }]
    expect((await it.minta(14_000, { barang: [{ urutan: 0, jumlah: 1, nilai: 14_000 }] })).status).toBe(200)
    const { db, clock } = shop.deps
    // Turns it into an open refund whose response was lost.
    await allowRewrites(db)
    await sql`UPDATE pengembalian SET cara = 'midtrans', status = 'belum pasti', rak = ${JSON.stringify(rak)}::jsonb, periksa_pada = ${clock()}
      FROM pembayaran WHERE pembayaran.pembayaran_id = pengembalian.pembayaran_id AND order_id = ${attemptId}`.execute(
      db,
    )
    expect((await record(it, it.satu.produk_id, 3)).body).toMatchObject({
      code: 'RAK_BERLEBIH',
      rincian: { jumlah: 2 },
    })
    expect((await record(it, it.satu.produk_id, 2)).status).toBe(200)
    await sql`UPDATE pengembalian SET cara = 'manual', status = 'manual', rak = '[]', periksa_pada = NULL
      WHERE status = 'belum pasti'`.execute(db)
  })

  test('is rejected for an unpaid order', async () => {
    const { db, clock } = shop.deps
    const { pengguna_id } = await buildPelanggan(db, clock())
    const produk = await buildProduk(db, clock())
    const { pesanan_id: orderId } = await buildPesanan(db, clock(), pengguna_id, {}, [{ produk, jumlah: 1 }])
    const body = { barang: [{ produkId: produk.produk_id, jumlah: 1 }], alasan: 'Bocor' }
    const { status, body: words } = await shop.call(createRetur, { params: { orderId }, body }, as(admin))
    expect([status, words.code]).toEqual([409, 'RETUR_BELUM_DIBAYAR'])
  })

  test('stays expected when its order is cancelled, and the rest returns to the shelf', async () => {
    const { db, clock, settings } = shop.deps
    const it = await pesanan()
    const outside = async () => {
      const { rows } = await sql<{ n: number }>`SELECT -sum(perubahan)::int AS n FROM mutasi_stok
        WHERE pesanan_id = ${it.orderId} AND produk_id = ${it.satu.produk_id}`.execute(db)
      return rows[0]?.n
    }
    await record(it, it.satu.produk_id, 2)
    const move = (from: 'success' | 'cancelled', ke: 'success' | 'cancelled') =>
      transaction(db, async (tx) => {
        const order = await pembayaranRepository(tx).lockPesanan(it.orderId)
        expect(order.status_pembayaran).toBe(from)
        return moveStatus(tx, settings, order, ke, { oleh: 'notifikasi', waktu: clock(), keterangan: '' })
      })
    await move('success', 'cancelled')
    expect(await outside()).toBe(2)
    // Late money takes again the units that the order needs, except those still with the buyer.
    expect(await move('cancelled', 'success')).toBeUndefined()
    expect(await outside()).toBe(3)
    expect((await receive(it, { rak: 2, karantina: 0, hilang: 0 })).status).toBe(200)
    expect(await outside()).toBe(1)
  })

  test('is received once for eight concurrent requests', async () => {
    const it = await pesanan()
    await it.kirim()
    await record(it, it.two.produk_id, 1)
    const all = await Promise.all(Array.from({ length: 8 }, () => receive(it, { rak: 1, karantina: 0, hilang: 0 })))
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  test('is not found by another order', async () => {
    const [it, other] = [await pesanan(), await pesanan()]
    await it.kirim()
    await record(it, it.two.produk_id, 1)
    const { returId } = (await it.read()).retur[0]
    const body = { rak: 1, karantina: 0, hilang: 0 }
    const foreign = await shop.call(receiveRetur, { params: { orderId: other.orderId, returId }, body }, as(admin))
    expect([foreign.status, foreign.body.code]).toEqual([404, 'RETUR_TIDAK_ADA'])
  })
})

test('photos of a refund are the office’s, by the order alone, and go with their buyer', async () => {
  const [it, other] = [await pesanan(), await pesanan()]
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
  const body = { foto: new File([new Uint8Array(bytes)], 'bukti.jpg') }
  const refund = async (one: Pesanan) => {
    const { fotoId } = (await shop.call(uploadFoto, { body }, { dari: newAlamat() })).body
    expect((await one.minta(90_000, { foto: [fotoId] })).status).toBe(200)
    const { pengembalianId, foto } = (await one.read()).pembayaran[0].pengembalian[0]
    expect(foto).toMatchObject([{ fotoId }])
    return { orderId: one.orderId, pengembalianId, fotoId }
  }
  const [photo, kept] = [await refund(it), await refund(other)]
  const open = (params: typeof photo, who: { token: string } = admin) =>
    shop.call(getFotoPengembalian, { params }, as(who))
  expect((await open(photo)).status).toBe(200)
  expect((await open({ ...photo, orderId: other.orderId })).status).toBe(404)
  expect((await open(photo, it.pembeli)).status).toBe(403)
  await shop.call(deletePengguna, { params: { userId: it.pembeli.pengguna_id } }, as(admin))
  expect((await open(photo)).status).toBe(404)
  expect((await open(kept)).status).toBe(200)
})

describe('replacements', () => {
  const replace = (it: Pesanan, more: object = {}, actor = admin) =>
    shop.call(
      createManualPesanan,
      {
        body: {
          ...it.isian,
          items: [{ produkId: it.satu.produk_id, jumlah: 2 }],
          ongkir: 0,
          diskon: 0,
          total_harga: 0,
          pengganti: { orderId: it.orderId, keluhanId: null },
          ...more,
        },
      },
      as(actor),
    )

  test("never exceed the order's goods, also concurrently, and are each a security event", async () => {
    const it = await pesanan()
    const two = await replace(it, { items: [{ produkId: it.two.produk_id, jumlah: 2 }] })
    expect([two.status, two.body.rincian]).toEqual([422, { nama: it.two.nama, sisa: 1 }])
    const other = await buildProduk(shop.deps.db, shop.deps.clock())
    expect((await replace(it, { items: [{ produkId: other.produk_id, jumlah: 1 }] })).body.rincian.sisa).toBe(0)
    const all = await Promise.all([replace(it), replace(it), replace(it)])
    expect(all.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    const nomor = all.find(({ status }) => status === 201)?.body.midtrans_order_id
    const kejadian = await shop.call(listKejadian, { query: { jenis: 'pesanan-pengganti' } }, as(admin))
    const remark = `Rp 40.000, ${nomor}. 2 × ${it.satu.nama}, untuk pesanan ${it.nomor}, tanpa keluhan`
    expect(kejadian.body).toContainEqual(expect.objectContaining({ keterangan: remark }))
  })

  test('require a complaint unless the owner sends them, and never exceed it', async () => {
    const it = await pesanan()
    const clerk = await buildAdmin(shop.deps.db, shop.deps.clock(), 'pesanan')
    expect((await replace(it, {}, clerk)).body.code).toBe('PENGGANTI_TANPA_KELUHAN')
    const time = shop.deps.clock()
    const { keluhan_id: keluhanId } = await shop.deps.db
      .insertInto('keluhan')
      .values({
        pesanan_id: it.orderId,
        jenis: 'rusak',
        harapan: 'kirim ulang',
        isi: 'Bocor',
        jawab_sebelum: time,
        dibuat: time,
      })
      .returning('keluhan_id')
      .executeTakeFirstOrThrow()
    const foto = { keluhan_id: keluhanId, urutan: 1, kunci: 'foto/bocor.webp', ukuran: 1, dibuat: time }
    await shop.deps.db.insertInto('foto').values(foto).execute()
    await shop.deps.db.insertInto('keluhan_baris').values({ keluhan_id: keluhanId, urutan: 0, jumlah: 1 }).execute()
    const pengganti = { orderId: it.orderId, keluhanId }
    expect((await replace(it, { pengganti }, clerk)).body.rincian).toEqual({ nama: it.satu.nama, sisa: 1 })
    const items = [{ produkId: it.satu.produk_id, jumlah: 1 }]
    expect((await replace(it, { pengganti, items }, clerk)).status).toBe(201)
    expect((await replace(it, { pengganti, items }, clerk)).body.rincian.sisa).toBe(0)
    const other = await pesanan()
    const ofOther = { orderId: other.orderId, keluhanId }
    expect((await replace(other, { pengganti: ofOther }, clerk)).body.code).toBe('KELUHAN_TIDAK_ADA')
    const closed = { status: 'selesai', hasil: 'dicabut', selesai: time } as const
    await shop.deps.db.updateTable('keluhan').set(closed).where('keluhan_id', '=', keluhanId).execute()
    expect((await replace(it, { pengganti, items }, clerk)).body.code).toBe('KELUHAN_TIDAK_ADA')

    // Paid: Rp 90.000, including Rp 20.000 shipping. Goods for Rp 20.000 of Rp 100.000 were replaced.
    const extra = await it.minta(80_000, {}, clerk)
    expect([extra.status, extra.body.rincian]).toEqual([422, { rupiah: 'Rp 76.000' }])
    expect((await it.minta(76_000, {}, clerk)).status).toBe(200)
    expect((await it.minta(1, {}, clerk)).body.rincian).toEqual({ rupiah: 'Rp 0' })
    expect((await it.minta(14_000)).status).toBe(200)
  })

  test('count at the share of their price that was paid, rounded against the refund', async () => {
    const it = await pesanan(DISKON + 1)
    const clerk = await buildAdmin(shop.deps.db, shop.deps.clock(), 'pesanan')
    expect((await replace(it, { items: [{ produkId: it.satu.produk_id, jumlah: 1 }] })).status).toBe(201)
    // Paid: Rp 69.999 for goods of Rp 100.000, so a fifth of them counts Rp 13.999,80.
    expect((await it.minta(80_000, {}, clerk)).body.rincian).toEqual({ rupiah: 'Rp 75.999' })
  })

  test('require fresh proof, also at a low price', async () => {
    const it = await pesanan()
    shop.setClock(new Date(shop.deps.clock().getTime() + 16 * 60_000))
    expect((await replace(it)).body.code).toBe('PERLU_BUKTI')
  })

  test('are an order without a price: unpaid, packed from lots, linked to the replaced one', async () => {
    const it = await pesanan()
    await it.kirim()
    const created = await replace(it, { bayar: 'tautan' })
    expect([created.status, created.body.total_harga]).toEqual([201, 0])
    const { orderId } = created.body
    const params = { orderId }
    const fresh = (await shop.call(getPesananAdmin, { params }, as(admin))).body
    expect(fresh).toMatchObject({
      status_pembayaran: 'success',
      total_harga: 0,
      biaya_kirim: 0,
      dibayar: 0,
      pembayaran: [],
      buku: [],
      asal: { orderId: it.orderId, nomor: it.nomor },
      potongan: [{ keterangan: `Pengganti pesanan ${it.nomor}`, jumlah: 40_000 }],
    })
    expect((await it.read()).pengganti).toMatchObject([{ orderId, nomor: fresh.midtrans_order_id }])
    expect((await shop.call(getKemas, { params }, as(admin))).status).toBe(200)
    const original = { status_pesanan: 'Menunggu Respon' as const, kurir: '', resi: '' }
    const body = { semula: original, status_pesanan: 'Sedang Di Proses' as const, kurir: 'JNE', resi: `R${orderId}` }
    expect((await shop.call(processPesanan, { params, body }, as(admin))).status).toBe(200)
    const { bagian } = (await shop.call(getPesananAdmin, { params }, as(admin))).body
    expect(bagian[0].kemasan).toMatchObject([{ jumlah: 2 }])
    expect((await it.pembeliBaca()).pengganti).toEqual([fresh.midtrans_order_id])
    const subject = (await it.surat()).map(({ subjek }) => subjek)
    expect(subject.filter((one) => one.includes(fresh.midtrans_order_id))).toEqual([
      `Barang pengganti kami siapkan (${fresh.midtrans_order_id})`,
      expect.stringContaining('dikirim'),
    ])
  })

  test('have no payment to refund', async () => {
    const it = await pesanan()
    const { orderId, midtrans_order_id: attemptId } = (await replace(it)).body
    const body = { percobaan: attemptId, cara: 'manual' as const, jumlah: 1, sisa: 1, alasan: 'x', bukti: 'x' }
    const returned = await shop.call(refundPembayaran, { params: { orderId }, body }, as(admin))
    expect([returned.status, returned.body.code]).toEqual([404, 'PEMBAYARAN_TIDAK_ADA'])
  })

  test('require a paid order of the same buyer, and enough stock', async () => {
    const [it, other] = [await pesanan(), await pesanan()]
    const foreign = await replace(it, { pengganti: { orderId: other.orderId, keluhanId: null } })
    expect([foreign.status, foreign.body.code]).toEqual([409, 'PENGGANTI_TIDAK_BOLEH'])
    await it.minta(90_000)
    expect((await replace(it)).body.code).toBe('PENGGANTI_TIDAK_BOLEH')
    await setStok(shop.deps.db, shop.deps.clock(), other.satu.produk_id, 1)
    const many = await replace(other)
    expect([many.status, many.body.code]).toEqual([409, 'STOK_TIDAK_CUKUP'])
  })
})
