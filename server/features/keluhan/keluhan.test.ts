import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { updateNotifikasiChoices } from '#contract/akun/endpoints.ts'
import { createManualPesanan } from '#contract/checkout/manual-admin.ts'
import { getDasbor } from '#contract/dasbor/admin.ts'
import type { Input } from '#contract/endpoint.ts'
import { uploadFoto } from '#contract/foto/endpoints.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { type Kabar, listKabar } from '#contract/kabar/endpoints.ts'
import {
  finishKeluhan,
  getFotoKeluhanAdmin,
  getKeluhanAdmin,
  listKeluhanAdmin,
  replyKeluhanAdmin,
} from '#contract/keluhan/admin.ts'
import {
  createKeluhan,
  getFotoKeluhan,
  getKeluhan,
  type Keluhan,
  replyKeluhan,
  withdrawKeluhan,
} from '#contract/keluhan/endpoints.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { getPesanan } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import {
  buildAdmin,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  buildReturned,
  newAlamat,
} from '#server/testing/build-rows.ts'
import { MANUAL_PESANAN } from '#server/testing/manual-pesanan.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { keepKeluhan } from './keep-keluhan.ts'

const DAY_MS = 86_400_000
/** A Monday. */
const START = new Date('2026-03-02T03:00:00Z')

let shop: TestApp
let pembeli: Awaited<ReturnType<typeof buildPelanggan>>
let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  shop = await testApp(START)
})
afterAll(() => shop.close())
beforeEach(async () => {
  pembeli = await buildPelanggan(shop.deps.db, shop.deps.clock())
  await signIn()
})

async function signIn() {
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
}
const as = ({ token }: { token: string }) => ({ token })
const later = (days: number) => shop.setClock(new Date(shop.deps.clock().getTime() + days * DAY_MS))

async function foto(): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer()
  const body = { foto: new File([new Uint8Array(bytes)], 'dus.jpg') }
  return (await shop.call(uploadFoto, { body }, { dari: newAlamat() })).body.fotoId
}

/** Creates an order with two products. Default: paid and shipped. */
async function pesanan(change: Parameters<typeof buildPesanan>[3] = {}) {
  const { db, clock } = shop.deps
  const [one, two] = [await buildProduk(db, clock()), await buildProduk(db, clock())]
  const order = await buildPesanan(
    db,
    clock(),
    pembeli.pengguna_id,
    { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses', ...change },
    [
      { produk: one, jumlah: 3 },
      { produk: two, jumlah: 1 },
    ],
  )
  return { nomor: order.midtrans_order_id, pesananId: order.pesanan_id, satu: one, two }
}
type FormValues = Input<typeof createKeluhan>['body']
const inputOf = async (change: object = {}): Promise<FormValues> => ({
  jenis: 'rusak',
  harapan: 'uang kembali',
  isi: 'Botolnya bocor',
  baris: [{ urutan: 0, jumlah: 2 }],
  foto: [await foto()],
  ...change,
})
const submit = async (nomor: string, change: object = {}, who = pembeli) =>
  shop.call(createKeluhan, { params: { orderId: nomor }, body: await inputOf(change) }, as(who))
/** State of the complaints as the order shows it. */
const stateOf = async (nomor: string) =>
  (await shop.call(getPesanan, { params: { orderId: nomor } }, as(pembeli))).body.keluhan
const read = async (nomor: string, who = pembeli) => shop.call(getKeluhan, { params: { orderId: nomor } }, as(who))
const open = async (keluhanId: number) => (await shop.call(getKeluhanAdmin, { params: { keluhanId } }, as(admin))).body
const answer = (keluhanId: number, text = 'Kirim foto labelnya') =>
  shop.call(replyKeluhanAdmin, { params: { keluhanId }, body: { isi: text } }, as(admin))
const settleKeluhan = (keluhanId: number, outcome: string, change: object = {}) =>
  shop.call(
    finishKeluhan,
    { params: { keluhanId }, body: { hasil: outcome, isi: 'Maaf atas ketidaknyamanannya', ...change } as never },
    as(admin),
  )
const suratKe = async (recipient: string) => {
  await shop.sendSurat()
  return shop.surat.filter((surat) => surat.kepada === recipient).map(({ subjek }) => subjek)
}

test('stores a complaint with the day of the promised answer, and mails both sides', async () => {
  const { nomor, satu } = await pesanan()
  expect((await read(nomor)).body).toMatchObject({
    nomor,
    jenis: ['rusak', 'salah', 'kurang', 'terlambat'],
    keluhan: [],
    barang: [{ urutan: 0, nama: satu.nama, jumlah: 3 }, { urutan: 1 }],
  })
  const { status, body } = await submit(nomor)
  expect([status, body]).toMatchObject([
    201,
    {
      jenis: 'rusak',
      harapan: 'uang kembali',
      isi: 'Botolnya bocor',
      status: 'menunggu',
      hasil: null,
      baris: [{ urutan: 0, nama: satu.nama, jumlah: 2 }],
      foto: [{ ukuran: expect.any(Number) }],
      pesan: [],
      jawab_sebelum: '2026-03-05T17:00:00.000Z',
    },
  ])
  expect((await read(nomor)).body.keluhan).toEqual([body])
  expect(await suratKe(pembeli.email)).toEqual([`Keluhan Anda kami terima (${nomor})`])
  expect(await suratKe('toko@contoh.id')).toContain(`Keluhan baru (${nomor})`)
  expect(shop.surat.find(({ kepada }) => kepada === pembeli.email)?.teks).toContain('paling lambat 5 Maret 2026')
})

test("puts the shop's answer into the buyer's inbox", async () => {
  const { nomor } = await pesanan()
  const { body } = await submit(nomor)
  await answer(body.keluhanId, 'Kirim foto segelnya')
  const inbox = (await shop.call(listKabar, {}, as(pembeli))).body as Kabar[]
  expect(inbox.filter(({ judul }) => judul.includes(nomor))).toMatchObject([
    {
      judul: `Ada jawaban untuk keluhan Anda (${nomor})`,
      isi: 'Kirim foto segelnya',
      tautan: `/riwayat-pembayaran/keluhan/${nomor}`,
    },
    { judul: `Keluhan Anda kami terima (${nomor})` },
  ])
})

test('recognizes a repeated complaint, and rejects another one beside it', async () => {
  const { nomor } = await pesanan()
  const body = await inputOf()
  const send = () => shop.call(createKeluhan, { params: { orderId: nomor }, body }, as(pembeli))
  const two = await Promise.all([send(), send()])
  expect(two.map(({ status }) => status)).toEqual([201, 201])
  expect(two[0]?.body.keluhanId).toBe(two[1]?.body.keluhanId)
  const other = await submit(nomor, { isi: 'Yang lain' })
  expect([other.status, other.body.code]).toEqual([409, 'KELUHAN_SUDAH_ADA'])
  for (const change of [{ harapan: 'kirim ulang' }, { jenis: 'salah' }, { foto: [await foto()] }]) {
    const difference = { params: { orderId: nomor }, body: { ...body, ...change } as FormValues }
    expect((await shop.call(createKeluhan, difference, as(pembeli))).body.code).toBe('KELUHAN_SUDAH_ADA')
  }
})

test('accepts five complaints about an order, one after the other', async () => {
  const { nomor } = await pesanan()
  const late = { jenis: 'terlambat', harapan: 'jawaban', foto: [], baris: [] }
  for (let times = 1; times <= 5; times++) {
    const { status, body } = await submit(nomor, { ...late, isi: `Ke-${times}` })
    expect(status).toBe(201)
    expect(await stateOf(nomor)).toBe('terbuka')
    await shop.call(withdrawKeluhan, { params: { keluhanId: body.keluhanId } }, as(pembeli))
  }
  expect(await stateOf(nomor)).toBe('selesai')
  const sixth = await submit(nomor, late)
  expect([sixth.status, sixth.body.code]).toEqual([429, 'KELUHAN_TERLALU_BANYAK'])
  const texts = (await read(nomor)).body.keluhan.map(({ isi }: Keluhan) => isi)
  expect(texts).toEqual(['Ke-5', 'Ke-4', 'Ke-3', 'Ke-2', 'Ke-1'])
})

test('accepts a hundred messages about a complaint', async () => {
  const { nomor } = await pesanan()
  const { keluhanId } = (await submit(nomor)).body
  const pesan = {
    keluhan_id: keluhanId,
    dari: 'toko',
    pengguna_id: admin.pengguna_id,
    isi: 'Halo',
    waktu: START,
  } as const
  await shop.deps.db
    .insertInto('keluhan_pesan')
    .values(Array.from({ length: 99 }, () => pesan))
    .execute()
  const balas = (text: string) => shop.call(replyKeluhan, { params: { keluhanId }, body: { isi: text } }, as(pembeli))
  expect((await balas('Yang keseratus')).status).toBe(200)
  expect((await balas('Yang keseratus')).status).toBe(200)
  expect((await balas('Satu lagi')).body.code).toBe('KELUHAN_TERLALU_BANYAK')
  await shop.sendSurat()
  expect(shop.surat.findLast(({ subjek }) => subjek.startsWith('Balasan keluhan'))?.teks).toContain('Yang keseratus')
})

test.each([
  ['another requested outcome', { harapan: 'kirim ulang' }],
  ['another kind', { jenis: 'salah' }],
  ['another text', { isi: 'Botolnya pecah' }],
  ['other goods', { baris: [{ urutan: 0, jumlah: 1 }] }],
])('refuses a second complaint with %s while the first is open', async (_, change) => {
  const { nomor } = await pesanan()
  const body = await inputOf()
  const send = (content: FormValues) =>
    shop.call(createKeluhan, { params: { orderId: nomor }, body: content }, as(pembeli))
  expect((await send(body)).status).toBe(201)
  const secondToken = await send({ ...body, ...change } as FormValues)
  expect([secondToken.status, secondToken.body.code]).toEqual([409, 'KELUHAN_SUDAH_ADA'])
  expect((await send(body)).status).toBe(201)
  expect((await read(nomor)).body.keluhan).toMatchObject([
    { harapan: 'uang kembali', jenis: 'rusak', isi: 'Botolnya bocor' },
  ])
})

test('refuses a second complaint with another photo while the first is open', async () => {
  const { nomor } = await pesanan()
  const { keluhanId } = (await submit(nomor)).body
  expect((await submit(nomor)).body.code).toBe('KELUHAN_SUDAH_ADA')
  await answer(keluhanId)
  expect((await submit(nomor)).body.code, 'an answer does not close it').toBe('KELUHAN_SUDAH_ADA')
})

describe('rejected complaints', () => {
  test.each([
    ['without a photo', { foto: [] }, 400, 'foto'],
    ['without a line', { baris: [] }, 400, 'baris'],
    ['with more than was bought', { baris: [{ urutan: 0, jumlah: 4 }] }, 400, 'baris'],
    ['with a line that is not in the order', { baris: [{ urutan: 9, jumlah: 1 }] }, 400, 'baris'],
    ['without a text', { isi: '  ' }, 400, 'isi'],
  ])('%s', async (_, change, status, path) => {
    const { nomor } = await pesanan()
    const answer = await submit(nomor, change)
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([status, path])
  })

  test('with a photo of another complaint', async () => {
    const [a, b] = [await pesanan(), await pesanan()]
    const used = await foto()
    expect((await submit(a.nomor, { foto: [used] })).status).toBe(201)
    const answer = await submit(b.nomor, { foto: [used] })
    expect([answer.status, answer.body.code]).toEqual([404, 'FOTO_TIDAK_ADA'])
    expect((await read(b.nomor)).body.keluhan).toEqual([])
  })

  test('about goods that were not sent, except that they are late, without photo and line', async () => {
    const { nomor } = await pesanan({ status_pesanan: 'Menunggu Respon' })
    const answer = await submit(nomor)
    expect([answer.status, answer.body.code]).toEqual([409, 'KELUHAN_TIDAK_BOLEH'])
    expect((await submit(nomor, { jenis: 'terlambat', foto: [], baris: [] })).status).toBe(201)
  })

  test('about an order received more than seven days ago', async () => {
    const { nomor, pesananId } = await pesanan({ status_pesanan: 'Pesanan Selesai' })
    later(6)
    // A corrected parcel number is no second receipt.
    const same = { jenis: 'pesanan', dari: 'Pesanan Selesai', ke: 'Pesanan Selesai', oleh: 'otomatis' } as const
    await perjalananRepository(shop.deps.db).record(pesananId, { ...same, waktu: shop.deps.clock() })
    pembeli = { ...pembeli, token: await sign(pembeli.pengguna_id) }
    expect((await read(nomor)).body.sampai).toBe('2026-03-09T03:00:00.000Z')
    later(2)
    pembeli = { ...pembeli, token: await sign(pembeli.pengguna_id) }
    const answer = await submit(nomor)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Batas mengajukan keluhan, 7 hari setelah barang diterima, sudah lewat. Tulis kepada kami lewat halaman Kontak.',
    ])
  })

  test("about another buyer's order, as if it did not exist", async () => {
    const { nomor } = await pesanan()
    const other = await buildPelanggan(shop.deps.db, shop.deps.clock())
    expect((await submit(nomor, {}, other)).status).toBe(404)
    expect((await read(nomor, other)).status).toBe(404)
  })
})

const sign = async (penggunaId: number) => {
  const { sesiRepository } = await import('#server/features/akun/sesi/sesi.repository.ts')
  return sesiRepository(shop.deps.db).open(penggunaId, shop.deps.clock())
}

test('accepts messages of both sides in turn, and ignores a repeated one', async () => {
  const { nomor } = await pesanan()
  const { keluhanId } = (await submit(nomor)).body
  expect((await answer(keluhanId)).status).toBe(200)
  expect((await open(keluhanId)).status).toBe('dijawab')
  later(4)
  pembeli = { ...pembeli, token: await sign(pembeli.pengguna_id) }
  await signIn()
  const balas = () => shop.call(replyKeluhan, { params: { keluhanId }, body: { isi: 'Labelnya sobek' } }, as(pembeli))
  await balas()
  const { body } = await balas()
  expect(body.pesan.map(({ dari, isi }: { dari: string; isi: string }) => [dari, isi])).toEqual([
    ['toko', 'Kirim foto labelnya'],
    ['pembeli', 'Labelnya sobek'],
  ])
  // The response time restarts: Friday, Monday, Tuesday, Wednesday.
  expect([body.status, body.jawab_sebelum]).toEqual(['menunggu', '2026-03-11T17:00:00.000Z'])
  // Both mails have the same time, so their order is undefined.
  expect((await suratKe(pembeli.email)).sort()).toEqual([
    `Ada jawaban untuk keluhan Anda (${nomor})`,
    `Keluhan Anda kami terima (${nomor})`,
  ])
  const { penulis } = await open(keluhanId)
  expect(Object.values(penulis)).toHaveLength(1)
})

test('accepts photos in messages of both sides, and deletes them with those of the complaint', async () => {
  const { nomor } = await pesanan()
  const { keluhanId } = (await submit(nomor)).body
  const [label, other, gudang] = [await foto(), await foto(), await foto()]
  const balas = (foto: string[]) =>
    shop.call(replyKeluhan, { params: { keluhanId }, body: { isi: 'Ini labelnya', foto } }, as(pembeli))
  const { body } = await balas([label])
  expect((await balas([label])).body.pesan).toEqual(body.pesan)
  // The same text with another photo is another message.
  expect((await balas([other])).body.pesan.map(({ foto }: Keluhan['pesan'][number]) => foto)).toMatchObject([
    [{ fotoId: label }],
    [{ fotoId: other }],
  ])
  expect((await balas([label])).body.code).toBe('FOTO_TIDAK_ADA')
  const answer = { isi: 'Kami cek stoknya', foto: [gudang] }
  expect((await shop.call(replyKeluhanAdmin, { params: { keluhanId }, body: answer }, as(admin))).status).toBe(200)
  const { keluhan } = (await shop.call(getKeluhan, { params: { orderId: nomor } }, as(pembeli))).body
  expect(keluhan[0].foto).toHaveLength(1)
  expect(keluhan[0].pesan.at(-1)).toMatchObject({ dari: 'toko', foto: [{ fotoId: gudang }] })
  const params = { keluhanId, fotoId: gudang }
  expect((await shop.call(getFotoKeluhan, { params }, as(pembeli))).status).toBe(200)
  await shop.call(withdrawKeluhan, { params: { keluhanId } }, as(pembeli))
  later(366)
  await keepKeluhan(shop.deps)
  expect(await fotoCount(keluhanId)).toBe(0)
})

test('keeps the promised day if the buyer writes again before an answer', async () => {
  const { nomor } = await pesanan()
  const { keluhanId, jawab_sebelum } = (await submit(nomor)).body
  later(1)
  pembeli = { ...pembeli, token: await sign(pembeli.pengguna_id) }
  const { body } = await shop.call(replyKeluhan, { params: { keluhanId }, body: { isi: 'Halo?' } }, as(pembeli))
  expect(body).toMatchObject({ status: 'menunggu', jawab_sebelum })
})

test('mails the shop and not a buyer who wants no mail about orders', async () => {
  const pilihan = { articleUpdates: true, productOffers: true, discountPromo: true, shippingUpdates: true }
  await shop.call(updateNotifikasiChoices, { body: { ...pilihan, orderStatus: false } }, as(pembeli))
  const { nomor } = await pesanan()
  await answer((await submit(nomor)).body.keluhanId)
  expect(await suratKe(pembeli.email)).toEqual([])
  expect(await suratKe('toko@contoh.id')).toContain(`Keluhan baru (${nomor})`)
})

test('ends once if withdrawn, and then accepts no messages', async () => {
  const { nomor } = await pesanan()
  const { keluhanId } = (await submit(nomor)).body
  const retract = () => shop.call(withdrawKeluhan, { params: { keluhanId } }, as(pembeli))
  await retract()
  expect((await retract()).body).toMatchObject({ status: 'selesai', hasil: 'dicabut' })
  expect((await answer(keluhanId)).body.code).toBe('KELUHAN_SELESAI')
  expect((await settleKeluhan(keluhanId, 'jawaban')).body.code).toBe('KELUHAN_SELESAI')
  // Another complaint is allowed afterwards.
  expect((await submit(nomor)).status).toBe(201)
})

test('can end with a refund only after one since the complaint', async () => {
  const { nomor, pesananId, satu } = await pesanan()
  const { keluhanId } = (await submit(nomor)).body
  expect((await open(keluhanId)).nilai).toBe(2 * satu.harga)
  const before = await settleKeluhan(keluhanId, 'uang kembali')
  expect([before.status, before.body.code]).toEqual([409, 'KELUHAN_BELUM_KEMBALI'])

  const order = (await shop.call(getPesananAdmin, { params: { orderId: pesananId } }, as(admin))).body
  const [{ order_id: attemptId, sisa }] = order.pembayaran
  const returned = await shop.call(
    refundPembayaran,
    {
      params: { orderId: pesananId },
      body: {
        percobaan: attemptId,
        cara: 'manual',
        jumlah: 2 * satu.harga,
        sisa,
        alasan: 'Botol bocor',
        bukti: 'BRI 1',
        barang: [{ urutan: 0, jumlah: 2 }],
      },
    },
    as(admin),
  )
  expect(returned.status).toBe(200)
  expect((await open(keluhanId)).dikembalikan).toBe(2 * satu.harga)
  expect((await settleKeluhan(keluhanId, 'uang kembali')).status).toBe(200)
  expect((await read(nomor)).body.keluhan[0]).toMatchObject({
    status: 'selesai',
    hasil: 'uang kembali',
    pesan: [{ dari: 'toko', isi: 'Maaf atas ketidaknyamanannya' }],
  })
  expect(await suratKe(pembeli.email)).toContain(`Keluhan selesai: uang dikembalikan (${nomor})`)
})

test('does not accept an earlier or rejected refund as an answer', async () => {
  const { db } = shop.deps
  const { nomor, pesananId } = await pesanan()
  const order = await db.selectFrom('pesanan').selectAll().where('pesanan_id', '=', pesananId).executeTakeFirstOrThrow()
  const before = new Date(START.getTime() - 1)
  await buildReturned(db, order, admin.pengguna_id, { jumlah: 1000, waktu: before })
  const { keluhanId } = (await submit(nomor)).body
  const { pembayaran_id } = await db
    .selectFrom('pembayaran')
    .select('pembayaran_id')
    .where('pesanan_id', '=', pesananId)
    .executeTakeFirstOrThrow()
  const rejected = {
    pembayaran_id,
    jumlah: 1000,
    pengguna_id: admin.pengguna_id,
    cara: 'midtrans',
    status: 'ditolak',
  } as const
  const rest = {
    refund_key: `ditolak-${keluhanId}`,
    alasan: 'Botol bocor',
    bukti: '',
    dibuat: START,
    diubah: START,
    periksa_pada: null,
  }
  await db
    .insertInto('pengembalian')
    .values({ ...rejected, ...rest, keluhan_id: keluhanId })
    .execute()
  const langkah = { jenis: 'pengembalian', dari: 'diminta', ke: 'ditolak', oleh: 'admin', waktu: START } as const
  await perjalananRepository(db).record(pesananId, langkah)
  expect((await read(nomor)).body.keluhan[0].kembali).toEqual([])
  expect((await open(keluhanId)).dikembalikan).toBe(0)
  expect((await settleKeluhan(keluhanId, 'uang kembali')).body.code).toBe('KELUHAN_BELUM_KEMBALI')
})

test('values a line by its share of the price, less the discount and with the tax', async () => {
  const { nomor, pesananId, satu } = await pesanan()
  const { keluhanId } = (await submit(nomor)).body
  const setLines = (diskon: number, ppn: number) =>
    shop.deps.db
      .updateTable('pesanan_baris')
      .set({ diskon, ppn })
      .where('pesanan_id', '=', pesananId)
      .where('urutan', '=', 0)
      .execute()
  await setLines(300, 90)
  expect((await open(keluhanId)).nilai).toBe(2 * satu.harga - 200 + 60)
  await setLines(0, 0)
})

test('replaces goods by an order that costs nothing, and links the two for both sides', async () => {
  const { nomor, pesananId, satu } = await pesanan()
  const { keluhanId } = (await submit(nomor, { harapan: 'kirim ulang' })).body
  const before = await settleKeluhan(keluhanId, 'kirim ulang')
  expect([before.status, before.body.code]).toEqual([409, 'KELUHAN_BELUM_DIGANTI'])

  const pengganti = await shop.call(
    createManualPesanan,
    {
      body: {
        ...MANUAL_PESANAN,
        sumber: 'whatsapp',
        penggunaId: pembeli.pengguna_id,
        nama: 'Sari',
        items: [{ produkId: satu.produk_id, jumlah: 2 }],
        bayar: 'tautan',
        total_harga: 0,
        pengganti: { orderId: pesananId, keluhanId },
      },
    },
    as(admin),
  )
  expect(pengganti.status).toBe(201)
  const { midtrans_order_id: created, orderId } = pengganti.body
  expect((await open(keluhanId)).pengganti).toMatchObject([{ orderId, nomor: created }])
  expect((await settleKeluhan(keluhanId, 'kirim ulang')).status).toBe(200)
  expect((await read(nomor)).body.keluhan[0]).toMatchObject({ hasil: 'kirim ulang', pengganti_nomor: [created] })
  const query = { jenis: 'keluhan' as const, rujukan: String(keluhanId) }
  const [entry] = (await shop.call(listJejak, { query }, as(admin))).body
  expect(entry).toMatchObject({
    tindakan: 'status',
    sesudah: { keluhan: 'Barang dikirim ulang', pengganti: [created] },
  })
})

test('links a refund to its complaint, and shows the buyer its lines', async () => {
  const { nomor, pesananId, satu } = await pesanan()
  const { keluhanId } = (await submit(nomor)).body
  const other = (await submit((await pesanan()).nomor)).body.keluhanId
  const { pembayaran } = (await shop.call(getPesananAdmin, { params: { orderId: pesananId } }, as(admin))).body
  const [{ order_id: attemptId, sisa }] = pembayaran
  const giveBack = (keluhan: number) =>
    shop.call(
      refundPembayaran,
      {
        params: { orderId: pesananId },
        body: {
          percobaan: attemptId,
          cara: 'manual',
          jumlah: satu.harga,
          sisa,
          alasan: 'Botol bocor',
          bukti: 'BRI 1',
          barang: [{ urutan: 0, jumlah: 1, nilai: satu.harga }],
          keluhanId: keluhan,
        },
      },
      as(admin),
    )
  expect((await giveBack(other)).body.code).toBe('KELUHAN_TIDAK_ADA')
  expect((await giveBack(keluhanId)).status).toBe(200)
  expect((await read(nomor)).body.keluhan[0].kembali).toMatchObject([
    { jumlah: satu.harga, ongkir: 0, barang: [{ nama: satu.nama, jumlah: 1, nilai: satu.harga }] },
  ])
})

test('lists the complaint with the nearest deadline first', async () => {
  const [a, b] = [await pesanan(), await pesanan()]
  const old = (await submit(a.nomor)).body.keluhanId
  const created = (await submit(b.nomor)).body.keluhanId
  await answer(old)
  later(1)
  await shop.call(replyKeluhan, { params: { keluhanId: old }, body: { isi: 'Sudah' } }, as(pembeli))
  await signIn()
  const { body } = await shop.call(listKeluhanAdmin, { query: { status: 'menunggu', limit: 100 } }, as(admin))
  const ids = body.map(({ keluhanId }: { keluhanId: number }) => keluhanId)
  expect(ids.filter((id: number) => id === old || id === created)).toEqual([created, old])
})

test('shows its photos to its buyer and the office only, without metadata', async () => {
  const { nomor } = await pesanan()
  const { keluhanId, foto } = (await submit(nomor)).body
  const params = { keluhanId, fotoId: foto[0].fotoId }
  const own = await shop.call(getFotoKeluhan, { params }, as(pembeli))
  expect(own.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
  expect((await sharp(own.body).metadata()).exif).toBeUndefined()
  expect((await shop.call(getFotoKeluhanAdmin, { params }, as(admin))).status).toBe(200)
  const other = await buildPelanggan(shop.deps.db, shop.deps.clock())
  expect((await shop.call(getFotoKeluhan, { params }, as(other))).status).toBe(404)
  // Not through another complaint of the same buyer either.
  const secondToken = (await submit((await pesanan()).nomor)).body
  const wrong = { ...params, keluhanId: secondToken.keluhanId }
  expect((await shop.call(getFotoKeluhan, { params: wrong }, as(pembeli))).status).toBe(404)
})

const fotoCount = async (keluhanId: number) =>
  (await shop.deps.db.selectFrom('foto').select('kunci').where('keluhan_id', '=', keluhanId).execute()).length

test('photos of a complaint go a year after it has ended', async () => {
  const { nomor } = await pesanan()
  const { keluhanId } = (await submit(nomor)).body
  await settleKeluhan(keluhanId, 'jawaban')
  later(364)
  await keepKeluhan(shop.deps)
  expect(await fotoCount(keluhanId)).toBe(1)
  later(2)
  await keepKeluhan(shop.deps)
  expect(await fotoCount(keluhanId)).toBe(0)
  await signIn()
  expect(await open(keluhanId)).toMatchObject({ foto: [], foto_dihapus: shop.deps.clock().toISOString() })
})

test('deletes texts and photos with an account, and only after an open complaint has ended', async () => {
  const { nomor } = await pesanan({ status_pesanan: 'Pesanan Selesai' })
  const { keluhanId } = (await submit(nomor)).body
  const remove = () => shop.call(deletePengguna, { params: { userId: pembeli.pengguna_id } }, as(admin))
  expect((await remove()).body.code).toBe('PESANAN_BERJALAN')
  await settleKeluhan(keluhanId, 'ditolak')
  expect((await remove()).status).toBe(200)
  expect(await fotoCount(keluhanId)).toBe(0)
  expect(await open(keluhanId)).toMatchObject({ isi: '', hasil: 'ditolak', pesan: [{ isi: '' }] })
})

test('counts answered complaints as no task, and lists the last closed first', async () => {
  const ids: number[] = []
  for (let ke = 0; ke < 4; ke++) ids.push((await submit((await pesanan()).nomor)).body.keluhanId)
  const [answered = 0, waiting = 0, one = 0, two = 0] = ids
  const tugas = async () => {
    const { keluhanMenunggu, keluhanLewat } = (await shop.call(getDasbor, {}, as(admin))).body.tugas
    return [keluhanMenunggu, keluhanLewat]
  }
  const [all = 0, late] = await tugas()
  expect(late).toBeLessThanOrEqual(all - ids.length)
  await answer(answered)
  await settleKeluhan(two, 'jawaban')
  later(1)
  await signIn()
  await settleKeluhan(one, 'jawaban')
  const order = (await shop.call(listKeluhanAdmin, { query: { limit: 100 } }, as(admin))).body.map(
    ({ keluhanId }: { keluhanId: number }) => keluhanId,
  )
  expect(order.filter((id: number) => ids.includes(id))).toEqual([waiting, answered, one, two])
  expect((await tugas())[0]).toBe(all - 3)
  later(90)
  await signIn()
  expect(await tugas()).toEqual([all - 3, all - 3])
})

test('lists the longest waiting first, and marks the overdue ones', async () => {
  const [old, created] = [await pesanan(), await pesanan()]
  const first = (await submit(old.nomor)).body.keluhanId
  await settleKeluhan(first, 'jawaban')
  const secondToken = (await submit(created.nomor)).body.keluhanId
  const tugas = async () => (await shop.call(getDasbor, {}, as(admin))).body.tugas
  expect((await tugas()).keluhanMenunggu).toBeGreaterThan(0)
  const list = (await shop.call(listKeluhanAdmin, { query: { q: created.nomor } }, as(admin))).body
  expect(list).toMatchObject([{ keluhanId: secondToken, lewat: false, pesanan: { nomor: created.nomor } }])
  later(4)
  await signIn()
  expect((await tugas()).keluhanLewat).toBeGreaterThan(0)
  const expired = (await shop.call(listKeluhanAdmin, { query: { q: created.nomor } }, as(admin))).body
  expect(expired).toMatchObject([{ keluhanId: secondToken, lewat: true }])
  const [{ jawab_sebelum }] = expired
  shop.setClock(new Date(jawab_sebelum))
  expect(await open(secondToken)).toMatchObject({ lewat: false })
  shop.setClock(new Date(Date.parse(jawab_sebelum) + 1))
  expect(await open(secondToken)).toMatchObject({ lewat: true })
  const finished = (await shop.call(listKeluhanAdmin, { query: { status: 'selesai' } }, as(admin))).body
  expect(finished.map(({ keluhanId }: { keluhanId: number }) => keluhanId)).toContain(first)
})
