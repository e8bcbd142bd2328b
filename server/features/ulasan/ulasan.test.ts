import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateNotifikasiChoices } from '#contract/akun/endpoints.ts'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { type Kabar, listKabar } from '#contract/kabar/endpoints.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { decideUlasan, getUlasanAdmin, listUlasanAdmin, type UlasanAdmin } from '#contract/ulasan/admin.ts'
import { listUlasanBeranda, type UlasanBeranda } from '#contract/ulasan/beranda.ts'
import { listUlasan } from '#contract/ulasan/endpoints.ts'
import { deleteUlasan, listMyUlasan, type MyUlasan, writeUlasan } from '#contract/ulasan/mine.ts'
import type { BarangKind } from '#contract/ulasan/ulasan.ts'
import type { PesananRow, ProdukRow } from '#server/db/schema.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import {
  buildAdmin,
  buildPaket,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  buildUlasan,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { inviteUlasan } from './invite-ulasan.ts'

let shop: TestApp
let adminId: number
beforeAll(async () => {
  shop = await testApp()
  adminId = (await buildAdmin(shop.deps.db, shop.deps.clock())).pengguna_id
})
afterAll(() => shop.close())

/** Opens a new office session, because the clock is moved in this file and these sessions are short. */
const kantor = async () => ({ token: await sesiRepository(shop.deps.db).open(adminId, shop.deps.clock(), 'kantor') })
const FINISHED_PATH = { status_pembayaran: 'success', status_pesanan: 'Pesanan Selesai' } as const
const later = (days: number) => shop.setClock(new Date(shop.deps.clock().getTime() + days * 86_400_000))
const customer = () => buildPelanggan(shop.deps.db, shop.deps.clock())
const produk = (change = {}) => buildProduk(shop.deps.db, shop.deps.clock(), change)
const order = (penggunaId: number, barang: ProdukRow, change: Partial<PesananRow> = FINISHED_PATH) =>
  buildPesanan(shop.deps.db, shop.deps.clock(), penggunaId, change, [{ produk: barang, jumlah: 1 }])
/** Creates a buyer with a finished order. */
async function pembeli(barang?: ProdukRow) {
  const [akun, one] = [await customer(), barang ?? (await produk())]
  await order(akun.pengguna_id, one)
  return { ...akun, produk: one }
}
const write = (token: string, id: number, body: object = {}, kind: BarangKind = 'produk') =>
  shop.call(
    writeUlasan,
    { params: { jenis: kind, id }, body: { bintang: 5, teks: 'Sampai dengan baik.', ...body } },
    { token },
  )
const read = async (id: number, page = 1, kind: BarangKind = 'produk') =>
  (await shop.call(listUlasan, { params: { jenis: kind, id }, query: { page } })).body
const mine = async (token: string): Promise<MyUlasan[]> => (await shop.call(listMyUlasan, {}, { token })).body
const admin = async (query: object = {}): Promise<UlasanAdmin[]> =>
  (await shop.call(listUlasanAdmin, { query }, await kantor())).body
const decide = async (ulasanId: number, body: object) =>
  shop.call(decideUlasan, { params: { ulasanId }, body: body as never }, await kantor())
/** Publishes the newest review of a product. */
async function publish(id: number, more: object = {}, kind: BarangKind = 'produk') {
  const [ulasan] = (await admin({ status: 'menunggu', limit: 100 })).filter(
    (item) => item.id === id && item.jenis === kind,
  )
  if (!ulasan) throw new Error('nothing waits')
  const answer = await decide(ulasan.ulasanId, { keputusan: 'tayang', versi: ulasan.versi, ...more })
  expect(answer.status).toBe(200)
  return answer.body
}

test("shows a buyer's review after the office has read it, with a short name and an answer", async () => {
  const { token, produk: one } = await pembeli()
  const { produk_id: id } = one
  expect(await mine(token)).toMatchObject([{ jenis: 'produk', id, barang: one.nama, ulasan: null }])
  const { status, body } = await write(token, id, { bintang: '4', teks: ' Lintahnya lepas.\r\nMudah dipakai. ' })
  expect([status, body.message]).toEqual([
    200,
    'Terima kasih. Ulasan Anda kami baca dulu, lalu tayang di halaman barangnya.',
  ])
  expect(await read(id)).toEqual({
    jenis: 'produk',
    id,
    rata: null,
    jumlah: 0,
    sebaran: [0, 0, 0, 0, 0],
    ulasan: [],
  })
  await publish(id, { balasan: 'Terima kasih, Pak.' })
  expect(await read(id)).toMatchObject({
    rata: 4,
    jumlah: 1,
    sebaran: [0, 0, 0, 1, 0],
    ulasan: [
      {
        nama: expect.stringMatching(/^Pak Budi/),
        bintang: 4,
        teks: 'Lintahnya lepas.\nMudah dipakai.',
        balasan: 'Terima kasih, Pak.',
      },
    ],
  })
  expect((await mine(token))[0]?.ulasan).toMatchObject({ status: 'tayang', balasan: 'Terima kasih, Pak.' })
})

test.each([
  ['not paid', { status_pembayaran: 'pending', periksa_pada: null }],
  ['on its way', { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' }],
  ['refunded', { status_pembayaran: 'refunded', status_pesanan: 'Pesanan Selesai' }],
] as const)("rejects a review of an order that is %s, and of another buyer's", async (_, change) => {
  const [akun, one] = [await customer(), await produk()]
  await order(akun.pengguna_id, one, change)
  const { produk: other } = await pembeli()
  for (const { produk_id } of [one, other])
    expect(await write(akun.token, produk_id)).toMatchObject({ status: 409, body: { code: 'ULASAN_BELUM_BOLEH' } })
  expect(await mine(akun.token)).toEqual([])
})

test('hides reviews of prescription products, and accepts none', async () => {
  const obat = await produk({ resep: true })
  const akun = await customer()
  await order(akun.pengguna_id, obat)
  expect((await write(akun.token, obat.produk_id)).body.code).toBe('ULASAN_BELUM_BOLEH')
  expect(await mine(akun.token)).toEqual([])

  const { token, produk: one } = await pembeli()
  await write(token, one.produk_id)
  await publish(one.produk_id)
  await shop.deps.db
    .updateTable('produk')
    .set({ golongan: 'obat_keras', nie: 'KKP RI D 1' })
    .where('produk_id', '=', one.produk_id)
    .execute()
  expect((await read(one.produk_id)).jumlah).toBe(0)
})

test.each([
  ['bintang', { bintang: 0 }, 'Pilih 1 sampai 5 bintang'],
  ['bintang', { bintang: '' }, 'Pilih 1 sampai 5 bintang'],
  ['bintang', { bintang: 4.5 }, 'Pilih 1 sampai 5 bintang'],
  ['teks', { teks: ' \n ' }, 'Tulis ulasan Anda, satu kalimat sudah cukup'],
  ['teks', { teks: 'x'.repeat(1001) }, 'Maksimal 1000 huruf'],
])('rejects a review with a bad %s: %j', async (path, change, msg) => {
  const { token, produk: one } = await pembeli()
  const { status, body } = await write(token, one.produk_id, change)
  expect([status, body.errors?.[0]]).toEqual([400, { path, msg }])
})

test('keeps one review per buyer, which waits again when rewritten, and can be deleted', async () => {
  const { token, produk: one } = await pembeli()
  const { produk_id: id } = one
  await write(token, id, { bintang: 1, teks: 'Bocor.' })
  await publish(id)
  await write(token, id, { bintang: 5, teks: 'Sudah diganti.' })
  expect((await read(id)).jumlah).toBe(0)
  expect(await mine(token)).toMatchObject([{ ulasan: { bintang: 5, teks: 'Sudah diganti.', status: 'menunggu' } }])
  await publish(id)
  expect((await read(id)).ulasan).toMatchObject([{ teks: 'Sudah diganti.' }])
  const params = { jenis: 'produk' as const, id }
  await shop.call(deleteUlasan, { params }, { token: (await customer()).token })
  expect((await read(id)).jumlah).toBe(1)
  await shop.call(deleteUlasan, { params }, { token })
  expect((await read(id)).jumlah).toBe(0)
})

test('publishes only the version that was read', async () => {
  const { token, produk: one } = await pembeli()
  await write(token, one.produk_id, { teks: 'Bagus.' })
  const [seen] = await admin({ status: 'menunggu', q: one.nama })
  await write(token, one.produk_id, { teks: 'Beli di toko lain saja.' })
  const answer = await decide(seen?.ulasanId ?? 0, { keputusan: 'tayang', versi: seen?.versi })
  expect(answer).toMatchObject({ status: 409, body: { code: 'ULASAN_BERUBAH' } })
  expect((await read(one.produk_id)).jumlah).toBe(0)
})

test('requires a reason for a rejection, and shows it to its writer', async () => {
  const { token, produk: one } = await pembeli()
  await write(token, one.produk_id, { teks: 'Telepon saya 08123.' })
  const [{ ulasanId = 0, versi } = {}] = await admin({ q: one.nama })
  const without = await decide(ulasanId, { keputusan: 'ditolak', versi, alasan: ' ' })
  expect(without.body.errors).toEqual([{ path: 'alasan', msg: 'Tulis alasan menolak, karena dibaca pembeli.' }])
  await decide(ulasanId, { keputusan: 'ditolak', versi, alasan: 'Berisi nomor telepon.', balasan: 'Maaf.' })
  expect((await mine(token))[0]?.ulasan).toMatchObject({ status: 'ditolak', alasan: 'Berisi nomor telepon.' })
  expect((await read(one.produk_id)).jumlah).toBe(0)
  expect((await decide(999_999, { keputusan: 'tayang', versi: 1 })).status).toBe(404)
  await write(token, one.produk_id, { teks: 'Sampai.' })
  expect((await mine(token))[0]?.ulasan).toMatchObject({ status: 'menunggu', alasan: '', balasan: '' })
})

test.each([
  ['Pakai malachite green juga', /^Menyebut /],
  ['Saya campur enrofloxacin', /resep dokter hewan/],
  ['Dijamin sembuh dalam sehari', /janji sembuh/],
  ['Saya pakai 150 ppm per hari', /takaran/],
])('shows "%s" with a warning', async (text, peringatan) => {
  const { token, produk: one } = await pembeli()
  await write(token, one.produk_id, { teks: text })
  expect((await admin({ q: one.nama }))[0]?.peringatan).toEqual([expect.stringMatching(peringatan)])
})

test('requires a confirmation to publish a regulated substance, and writes it to the trail', async () => {
  const { token, produk: one } = await pembeli()
  await write(token, one.produk_id, { teks: 'Lebih baik dari malachite green.' })
  const [{ ulasanId = 0, versi } = {}] = await admin({ q: one.nama })
  const asked = await decide(ulasanId, { keputusan: 'tayang', versi })
  expect(asked).toMatchObject({ status: 422, body: { code: 'ZAT_PERLU_DISADARI' } })
  expect((await decide(ulasanId, { keputusan: 'tayang', versi, zatDisadari: true })).status).toBe(200)
  const query = { jenis: 'ulasan', rujukan: String(ulasanId) }
  const { body } = await shop.call(listJejak, { query }, await kantor())
  expect(body).toMatchObject([{ tindakan: 'status', sesudah: { putusan: 'tayang', zatDisebut: expect.any(String) } }])
  // The audit trail does not contain the buyer's text.
  expect(JSON.stringify(body)).not.toContain('Lebih baik')
})

test('pages by five, newest first, also for packages', async () => {
  const one = await produk()
  for (let ke = 1; ke <= 7; ke++) {
    later(1 / 24)
    const { token } = await pembeli(one)
    await write(token, one.produk_id, { bintang: ke <= 5 ? ke : 5, teks: `Ulasan ${ke}` })
    await publish(one.produk_id)
  }
  const [first, second, third] = [await read(one.produk_id), await read(one.produk_id, 2), await read(one.produk_id, 9)]
  const texts = ({ ulasan }: { ulasan: { teks: string }[] }) => ulasan.map(({ teks }) => teks)
  expect(texts(first)).toEqual(['Ulasan 7', 'Ulasan 6', 'Ulasan 5', 'Ulasan 4', 'Ulasan 3'])
  expect(texts(second)).toEqual(['Ulasan 2', 'Ulasan 1'])
  expect([first.rata, first.jumlah, first.sebaran]).toEqual([3.6, 7, [1, 1, 1, 1, 3]])
  expect([third.jumlah, third.ulasan]).toEqual([7, []])

  const akun = await customer()
  const paket = await buildPaket(shop.deps.db, shop.deps.clock(), [{ produk_id: null }])
  const { pesanan_id } = await buildPesanan(shop.deps.db, shop.deps.clock(), akun.pengguna_id, {
    ...FINISHED_PATH,
    jenis: 'paketan',
  })
  const row = { pesanan_id, urutan: 0, produk_id: null, paket_id: paket.paket_id, nama: paket.title, gambar: null }
  await shop.deps.db
    .insertInto('pesanan_baris')
    .values({ ...row, harga: 0, jumlah: 1 })
    .execute()
  expect(await mine(akun.token)).toMatchObject([{ jenis: 'paket', barang: paket.title }])
  await write(akun.token, paket.paket_id, {}, 'paket')
  await publish(paket.paket_id, {}, 'paket')
  expect((await read(paket.paket_id, 1, 'paket')).jumlah).toBe(1)
})

test("lists an account's newest orders first, and reviewed ones last", async () => {
  const { token, pengguna_id, produk: old } = await pembeli()
  later(1 / 24)
  const [created, newest] = [await produk(), await produk()]
  await order(pengguna_id, created)
  later(1 / 24)
  await order(pengguna_id, newest)
  const names = async () => (await mine(token)).map(({ barang }) => barang)
  expect(await names()).toEqual([newest.nama, created.nama, old.nama])
  await write(token, newest.produk_id)
  expect(await names()).toEqual([created.nama, old.nama, newest.nama])
  later(1 / 24)
  const again = await order(pengguna_id, old)
  expect((await mine(token)).map(({ barang, nomor }) => [barang, nomor])[0]).toEqual([
    old.nama,
    again.midtrans_order_id,
  ])
  await write(token, old.produk_id)
  expect((await admin({ q: old.nama }))[0]?.nomor).toBe(again.midtrans_order_id)
})

test('returns the newest reviews of products on sale, and samples only below three', async () => {
  const beranda = async (): Promise<UlasanBeranda> => (await shop.call(listUlasanBeranda)).body
  await shop.deps.db.deleteFrom('ulasan').execute()
  const said = async () => {
    later(1 / 24)
    const { token, produk: single } = await pembeli()
    await write(token, single.produk_id, { teks: `Tentang ${single.nama}` })
    await publish(single.produk_id)
    return { ...single, token }
  }
  const [one, two] = [await said(), await said()]
  expect(await beranda()).toMatchObject({
    contoh: true,
    ulasan: [{ nama: 'Pembudidaya, Kepulauan Seribu', bintang: null }, {}, {}, {}, {}],
  })
  const three = await said()
  const named = ({ contoh, ulasan }: UlasanBeranda) => [contoh, ulasan.map(({ barang }) => barang?.nama)]
  expect(named(await beranda())).toEqual([false, [three.nama, two.nama, one.nama]])
  later(1 / 24)
  await write(two.token, two.produk_id, { teks: 'Lain sekarang.' })
  await publish(two.produk_id)
  expect(named(await beranda())).toEqual([false, [two.nama, three.nama, one.nama]])
  for (let more = 0; more < 4; more++) await said()
  expect((await beranda()).ulasan).toHaveLength(6)
  // Goods that are not sold any more are named without a link.
  await shop.deps.db.updateTable('produk').set({ aktif: false }).where('produk_id', '=', three.produk_id).execute()
  // A review is not public before the office approves it.
  const { token, produk: unread } = await pembeli()
  await write(token, unread.produk_id, { teks: 'Belum dibaca toko.' })
  expect((await beranda()).ulasan.map(({ teks }) => teks)).not.toContain('Belum dibaca toko.')
  const { barang } = (await beranda()).ulasan.find(({ barang }) => barang?.id === three.produk_id) ?? {}
  expect(barang).toEqual({ jenis: 'produk', id: three.produk_id, nama: three.nama, dijual: false })
  // Products that now need a prescription are left out.
  const obat = { golongan: 'obat_keras', nie: 'KKP RI D 1' } as const
  await shop.deps.db.updateTable('produk').set(obat).where('produk_id', '=', three.produk_id).execute()
  expect((await beranda()).ulasan.map(({ barang }) => barang?.id)).not.toContain(three.produk_id)
  const paket = await buildPaket(shop.deps.db, shop.deps.clock(), [{ produk_id: null }], { aktif: false })
  await buildUlasan(shop.deps.db, shop.deps.clock(), { paket }, { status: 'tayang' })
  expect((await beranda()).ulasan[0]?.barang).toMatchObject({ id: paket.paket_id, dijual: false })
})

test('counts waiting reviews as a task, lists them first, and finds them by text', async () => {
  const { token, produk: single } = await pembeli()
  await write(token, single.produk_id, { teks: 'Kapal terlambat seminggu.' })
  const { body } = await shop.call(getDasbor, {}, await kantor())
  expect(body.tugas.ulasanMenunggu).toBe((await admin({ status: 'menunggu', limit: 100 })).length)
  expect(await admin({ q: 'terlambat SEMINGGU' })).toMatchObject([{ barang: single.nama, status: 'menunggu' }])
  const [first] = await admin()
  expect(first?.status).toBe('menunggu')
  const one = await shop.call(getUlasanAdmin, { params: { ulasanId: first?.ulasanId ?? 0 } }, await kantor())
  expect(one.body).toEqual(first)
})

test('lists waiting reviews with the oldest first, then decided ones with the newest first', async () => {
  const { db, clock } = shop.deps
  const word = 'Urutankantor'
  const at = (hours: number, status: 'menunggu' | 'tayang') =>
    produk().then((item) =>
      buildUlasan(
        db,
        clock(),
        { produk: item },
        { status, teks: word, dibuat: new Date(clock().getTime() - hours * 3_600_000) },
      ),
    )
  const made = [await at(4, 'tayang'), await at(1, 'menunggu'), await at(3, 'tayang'), await at(2, 'menunggu')]
  const [a, b, c, d] = made.map(({ ulasan_id }) => ulasan_id)
  expect((await admin({ q: word })).map(({ ulasanId }) => ulasanId)).toEqual([d, b, c, a])
})

test('deletes the reviews of a deleted account', async () => {
  const { token, pengguna_id, produk: one } = await pembeli()
  await write(token, one.produk_id)
  await publish(one.produk_id)
  const gone = await shop.call(deletePengguna, { params: { userId: pengguna_id } }, await kantor())
  expect(gone.status).toBe(200)
  expect((await read(one.produk_id)).jumlah).toBe(0)
})

/** Finishes an order, as the office, its buyer or a timer does, or reverts that. */
async function finish({ pesanan_id }: PesananRow, ke: PesananRow['status_pesanan'] = 'Pesanan Selesai'): Promise<void> {
  const { db, clock } = shop.deps
  const { status_pesanan: from } = await db
    .selectFrom('pesanan')
    .select('status_pesanan')
    .where('pesanan_id', '=', pesanan_id)
    .executeTakeFirstOrThrow()
  await db.updateTable('pesanan').set({ status_pesanan: ke }).where('pesanan_id', '=', pesanan_id).execute()
  await db
    .insertInto('riwayat_status')
    .values({ pesanan_id, jenis: 'pesanan', dari: from, ke, oleh: 'admin', waktu: clock() })
    .execute()
}
const SENT = { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' } as const
const invited = async (email: string) => {
  await inviteUlasan(shop.deps)
  await shop.sendSurat()
  return shop.surat.filter(({ kepada, subjek }) => kepada === email && subjek === 'Bagaimana barang yang Anda terima?')
}

test('invites a buyer once, three days after receipt, except for reviewed products', async () => {
  const [akun, one, other] = [await customer(), await produk(), await produk()]
  const { db, clock } = shop.deps
  const rows = [one, other].map((barang) => ({ produk: barang, jumlah: 1 }))
  const pesanan = await buildPesanan(db, clock(), akun.pengguna_id, SENT, rows)
  await finish(pesanan)
  expect(await invited(akun.email)).toEqual([])
  await write(akun.token, one.produk_id)
  later(3)
  const [mail] = await invited(akun.email)
  expect(mail?.teks).toContain(`Pesanan ${pesanan.midtrans_order_id} sudah selesai`)
  expect(mail?.teks).toContain(`- ${other.nama}`)
  expect(mail?.teks).not.toContain(`- ${one.nama}\n`)
  expect(mail?.teks).toContain('http://localhost:3040/ulasan-saya')
  later(1)
  expect(await invited(akun.email)).toHaveLength(1)
})

test.each<[string, PesananRow['status_pembayaran'], days: number, mails: number]>([
  ['was finished thirty days ago', 'success', 30, 1],
  ['was finished more than thirty days ago', 'success', 30.1, 0],
  ['was refunded', 'refunded', 4, 0],
])('invites after an order that %s (%s, after %d days) by %i mails', async (_, status_pembayaran, days, mails) => {
  const akun = await customer()
  await finish(await order(akun.pengguna_id, await produk(), { ...SENT, status_pembayaran }))
  later(days)
  expect(await invited(akun.email)).toHaveLength(mails)
})

test('invites no account that wants none, has no confirmed address, or bought on prescription', async () => {
  const { db, clock } = shop.deps
  const [unwanted, pending, resep, returned] = [
    await customer(),
    await buildPelanggan(db, clock(), { email_dikonfirmasi: null }),
    await customer(),
    await customer(),
  ]
  const all = { articleUpdates: true, productOffers: true, discountPromo: true, shippingUpdates: true }
  await shop.call(updateNotifikasiChoices, { body: { ...all, orderStatus: false } }, { token: unwanted.token })
  const orders = []
  for (const akun of [unwanted, pending, resep, returned]) {
    const pesanan = await order(akun.pengguna_id, await produk({ resep: akun === resep }), SENT)
    await finish(pesanan)
    orders.push(pesanan)
  }
  const [taken] = orders.slice(-1)
  if (taken) await finish(taken, 'Sedang Di Proses')
  later(4)
  for (const { email } of [unwanted, pending, resep, returned]) expect(await invited(email)).toEqual([])
  const inbox = async ({ token }: { token: string }) =>
    (await shop.call(listKabar, {}, { token })).body.map(({ tautan }: Kabar) => tautan)
  // The inbox asks without a mail, but not for goods that are not reviewed.
  for (const akun of [unwanted, pending]) expect(await inbox(akun)).toEqual(['/ulasan-saya'])
  for (const akun of [resep, returned]) expect(await inbox(akun)).toEqual([])
})
