import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { getBerandaAdmin, updateBeranda } from '#contract/beranda/admin.ts'
import { getDirektoriAdmin, updateDirektori } from '#contract/direktori/admin.ts'
import { ALL_OFFICES } from '#contract/direktori/direktori.ts'
import { isEqual } from '#contract/edit.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { deleteGrup, getGrup, updateGrup } from '#contract/grup/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { getKaitanAdmin, updateKaitan } from '#contract/kaitan/admin.ts'
import { getKategori } from '#contract/katalog/endpoints.ts'
import { deleteKategori, listKategoriAdmin, updateKategori } from '#contract/katalog/kategori-admin.ts'
import { archivePaket, getPaketAdmin, reorderPaket, updatePaket } from '#contract/katalog/paket-admin.ts'
import { archiveProduk, getProdukAdmin, updateProduk } from '#contract/katalog/produk-admin.ts'
import { checkSetoran, getSetoran } from '#contract/keuangan/admin.ts'
import { deleteArtikel, listArtikelAdmin, updateArtikel } from '#contract/konten/admin.ts'
import { getArtikel } from '#contract/konten/endpoints.ts'
import { deleteMetode, getMetode, updateMetode } from '#contract/pembayaran/metode-admin.ts'
import { getPembelian, updatePembelian } from '#contract/pembelian/admin.ts'
import { getPemasok, updatePemasok } from '#contract/pembelian/pemasok-admin.ts'
import { deleteSinonim, getSinonim, updateSinonim } from '#contract/pencarian/admin.ts'
import { getPengaturan, updatePengaturan } from '#contract/pengaturan/admin.ts'
import { deletePengguna, getPengguna, updatePengguna } from '#contract/pengguna/admin.ts'
import { deletePengiriman, getPengirimanAdmin, updatePengiriman } from '#contract/pengiriman/admin.ts'
import { deleteTarif, getTarif, updateTarif } from '#contract/pengiriman/tarif-admin.ts'
import { getCatatanPenyakitAdmin, updateCatatanPenyakit } from '#contract/penyakit/admin.ts'
import { getPesananAdmin, processPesanan } from '#contract/pesanan-admin/admin.ts'
import { getSambungan, updateSambungan } from '#contract/sambungan/admin.ts'
import { getLot, updateLot } from '#contract/stok/lot-list-admin.ts'
import { type ChangedTemplat, listTemplat, updateTemplat } from '#contract/templat/admin.ts'
import { defaultOf } from '#contract/templat/templat.ts'
import { deleteVoucher, getVoucher, updateVoucher } from '#contract/voucher/admin.ts'
import {
  buildAdmin,
  buildGrup,
  buildKategori,
  buildLot,
  buildPaket,
  buildPelanggan,
  buildPemasok,
  buildPembelian,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  buildVoucher,
  dateAhead,
  setStok,
} from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { allowRewrites } from '#server/testing/test-db.ts'

/*
 * Two users edit in the office at the same time: a save must not undo fields that its user did not touch. Every endpoint that
 * edits or deletes a record has a row here, or a reason why it needs none; a new one without either fails.
 */

const shop = await testApp()
const { db, clock } = shop.deps
await allowRewrites(db)
const { token } = await buildAdmin(db, clock())
afterAll(() => shop.close())

type Content = Record<string, unknown>
const ask = (endpoint: AnyEndpoint, input: { params?: object; query?: object; body?: object }) =>
  shop.call(endpoint, input, { token })

/** One form: how its record is created and read, and two of its fields with values of two users. */
interface Form {
  endpoint: AnyEndpoint
  jenis: string
  create(): Promise<{ params: object; rujukan: number | string }>
  read(params: object): Promise<Content>
  /** Field name, and two new values as typed and as returned. */
  one: Perubahan
  other: Perubahan
  label: string
  /** Fields that change together with `other`. */
  along?: readonly string[]
  /** All fields that a client of the specification sends. */
  whole(content: Content): Content
  /** Deletes the record, as another user does meanwhile. */
  hapus?: AnyEndpoint
}
interface Perubahan {
  name: string
  values: readonly [unknown, unknown]
}

let counter = 0
const read = (endpoint: AnyEndpoint) => async (params: object) => (await ask(endpoint, { params })).body as Content
const pick =
  (...names: string[]) =>
  (content: Content) =>
    Object.fromEntries(names.map((name) => [name, content[name]]))
const made = (name: string, id: number) => ({ params: { [name]: id }, rujukan: id })
const textOf = (name: string): Perubahan => ({ name, values: [`${name} satu`, `${name} dua`] })

async function buildArtikel() {
  const row = { judul: 'Judul', konten: 'Isi yang panjang', dibuat: clock() }
  const { artikel_id } = await db.insertInto('artikel').values(row).returning('artikel_id').executeTakeFirstOrThrow()
  return artikel_id
}
async function buildMetode() {
  const row = { method: `Cara ${++counter}`, kode: 'gopay' as const, description: 'Lama' }
  const { metode_id } = await db
    .insertInto('metode_pembayaran')
    .values(row)
    .returning('metode_id')
    .executeTakeFirstOrThrow()
  return metode_id
}
async function buildLunas() {
  const [pembeli, produk] = [await buildPelanggan(db, clock()), await buildProduk(db, clock())]
  const change = { status_pembayaran: 'success' as const }
  return buildPesanan(db, clock(), pembeli.pengguna_id, change, [{ produk, jumlah: 1 }])
}
/** A line of a purchase order, as the API returns it. */
const linesOf = ({ produk_id, nama }: Awaited<ReturnType<typeof buildProduk>>, quantity: number) => ({
  produkId: produk_id,
  nama,
  obat: false,
  jumlah: quantity,
  harga: 9000,
  datang: 0,
})
const buildBarang = async () => (await buildPaket(db, clock(), [{ produk_id: null }])).paket_id
// Two of each, to be linked to a disease.
const [PRODUK, OTHER] = [await buildProduk(db, clock()), await buildProduk(db, clock())]
const ARTIKEL = [await buildArtikel(), await buildArtikel()]
// At least one of several must stay active.
await Promise.all([buildPengiriman(db), buildMetode()])

const FORMS: Form[] = [
  {
    endpoint: updateKategori,
    jenis: 'kategori',
    async create() {
      // Frees its name for the next test.
      await db.updateTable('kategori').set({ nama: sql`'Lama ' || kategori_id` }).execute()
      const { kategori_id } = await buildKategori(db)
      await db.updateTable('kategori').set({ deskripsi: 'Lama' }).where('kategori_id', '=', kategori_id).execute()
      return made('kategoriId', kategori_id)
    },
    read: read(getKategori),
    one: textOf('deskripsi'),
    other: textOf('nama'),
    label: 'Deskripsi',
    whole: ({ nama }) => ({ nama, deskripsi: 'Utuh' }),
    hapus: deleteKategori,
  },
  {
    endpoint: updateProduk,
    jenis: 'produk',
    create: async () => made('produkId', (await buildProduk(db, clock())).produk_id),
    read: read(getProdukAdmin),
    one: { name: 'harga', values: [15_000, 18_000] },
    other: textOf('deskripsi'),
    label: 'Harga',
    whole: (content) => ({ ...pick('nama', 'kategoriId', 'harga', 'stok')(content), deskripsi: 'Utuh' }),
  },
  {
    endpoint: updatePaket,
    jenis: 'paket',
    create: async () => made('paketId', await buildBarang()),
    read: read(getPaketAdmin),
    one: { name: 'harga', values: [150_000, 180_000] },
    other: textOf('deskripsi'),
    label: 'Harga',
    whole: (content) => ({
      ...pick('title', 'harga')(content),
      items: JSON.stringify(content.items),
      deskripsi: 'Utuh',
    }),
  },
  {
    endpoint: updateArtikel,
    jenis: 'artikel',
    create: async () => made('id', await buildArtikel()),
    read: read(getArtikel),
    one: textOf('judul'),
    other: { name: 'konten', values: ['Isi\n\n## Baru', 'Isi dua'] },
    along: ['dokumen'],
    label: 'Judul',
    whole: (content) => ({ ...pick('judul', 'status')(content), konten: 'Utuh' }),
    hapus: deleteArtikel,
  },
  {
    endpoint: updateKaitan,
    jenis: 'kaitan-penyakit',
    async create() {
      for (const table of ['produk', 'artikel']) await sql`UPDATE ${sql.table(table)} SET penyakit = '{}'`.execute(db)
      await sql`DELETE FROM jejak WHERE jenis = 'kaitan-penyakit'`.execute(db)
      return { params: { kode: 'vibriosis' }, rujukan: 'vibriosis' }
    },
    read: read(getKaitanAdmin),
    one: { name: 'produkIds', values: [[PRODUK.produk_id], [OTHER.produk_id]] },
    other: { name: 'artikelIds', values: [[ARTIKEL[0]], [ARTIKEL[1]]] },
    along: ['terkait'],
    label: 'Produk',
    whole: () => ({ produkIds: [PRODUK.produk_id, OTHER.produk_id], paketIds: [], artikelIds: ARTIKEL }),
  },
  {
    endpoint: updateCatatanPenyakit,
    jenis: 'catatan-penyakit',
    async create() {
      await db.deleteFrom('catatan_penyakit').execute()
      await sql`DELETE FROM jejak WHERE jenis = 'catatan-penyakit'`.execute(db)
      return { params: { kode: 'vibriosis' }, rujukan: 'vibriosis' }
    },
    read: read(getCatatanPenyakitAdmin),
    one: textOf('catatan_toko'),
    other: { name: 'artikelIds', values: [[ARTIKEL[0]], [ARTIKEL[1]]] },
    along: ['artikel', 'diubah'],
    label: 'Catatan dari toko',
    whole: () => ({ catatan_toko: 'Utuh', artikelIds: ARTIKEL }),
  },
  {
    endpoint: checkSetoran,
    jenis: 'setoran',
    async create() {
      const { rows } = await sql<{ setoran_id: number }>`
        INSERT INTO setoran (order_id, jumlah, dibuat) VALUES (${`KS-${++counter}`}, 4000, ${clock()}) RETURNING setoran_id`.execute(
        db,
      )
      return made('setoranId', rows[0]?.setoran_id ?? 0)
    },
    read: read(getSetoran),
    one: textOf('catatan'),
    other: { name: 'diperiksa', values: [true, false] },
    along: ['diperiksaPada'],
    label: 'Catatan',
    whole: ({ diperiksa }) => ({ diperiksa, catatan: 'Utuh' }),
  },
  {
    endpoint: updatePengguna,
    jenis: 'pengguna',
    create: async () => made('userId', (await buildPelanggan(db, clock())).pengguna_id),
    read: read(getPengguna),
    one: { name: 'no_hp', values: ['081200000001', '081200000002'] },
    other: textOf('nama'),
    label: 'No. HP',
    whole: (content) => ({ ...pick('email', 'no_hp', 'role')(content), nama: 'Utuh' }),
    hapus: deletePengguna,
  },
  {
    endpoint: updatePemasok,
    jenis: 'pemasok',
    create: async () => made('pemasokId', await buildPemasok(db, clock())),
    read: read(getPemasok),
    one: textOf('kontak'),
    other: { name: 'hari_tunggu', values: [3, 14] },
    label: 'Orang yang dihubungi',
    whole: (content) => ({ ...pick('nama', 'kontak', 'no_hp', 'alamat', 'hari_tunggu')(content), catatan: 'Utuh' }),
  },
  {
    endpoint: updatePembelian,
    jenis: 'pembelian',
    async create() {
      return made('pembelianId', await buildPembelian(db, clock(), [{ produk: PRODUK, jumlah: 1 }]))
    },
    read: read(getPembelian),
    one: textOf('catatan'),
    other: { name: 'baris', values: [[linesOf(PRODUK, 30)], [linesOf(OTHER, 12)]] },
    along: ['jumlah', 'nilai'],
    label: 'Catatan',
    whole: (content) => ({ ...pick('pemasokId', 'baris')(content), catatan: 'Utuh' }),
  },
  {
    endpoint: updatePengiriman,
    jenis: 'metode-pengiriman',
    create: async () => made('shippingId', (await buildPengiriman(db)).shipping_id),
    read: read(getPengirimanAdmin),
    one: { name: 'biaya', values: [15_000, 18_000] },
    other: { name: 'aktif', values: [false, true] },
    label: 'Biaya',
    whole: (content) => ({ ...pick('kode', 'nama', 'biaya')(content), estimasi: 'Utuh' }),
    hapus: deletePengiriman,
  },
  {
    endpoint: updateVoucher,
    jenis: 'voucher',
    create: async () => made('voucherId', (await buildVoucher(db, clock())).voucher_id),
    read: read(getVoucher),
    one: { name: 'nilai', values: [15_000, 18_000] },
    other: textOf('nama'),
    label: 'Nilai',
    whole: (content) => ({ ...pick('kode', 'jenis', 'nilai')(content), nama: 'Utuh' }),
    hapus: deleteVoucher,
  },
  {
    endpoint: updateGrup,
    jenis: 'grup-pelanggan',
    async create() {
      // Frees its name for the next test.
      await db.updateTable('grup_pelanggan').set({ nama: sql`'Lama ' || grup_id` }).execute()
      await sql`DELETE FROM jejak WHERE jenis = 'grup-pelanggan' AND tindakan = 'ubah'`.execute(db)
      return made('grupId', (await buildGrup(db, clock())).grup_id)
    },
    read: read(getGrup),
    one: { name: 'persen', values: [15, 18] },
    other: textOf('nama'),
    label: 'Potongan dari harga biasa',
    whole: (content) => ({ ...pick('persen')(content), nama: 'Utuh' }),
    hapus: deleteGrup,
  },
  {
    endpoint: updateTarif,
    jenis: 'tarif-ongkir',
    async create() {
      const { shipping_id } = await buildPengiriman(db)
      const row = { shipping_id, kode_wilayah: '18', wilayah: 'Lampung', kg_pertama: 9000, hari_min: 1, hari_maks: 2 }
      const { ongkir_id } = await db.insertInto('ongkir').values(row).returning('ongkir_id').executeTakeFirstOrThrow()
      return made('ongkirId', ongkir_id)
    },
    read: read(getTarif),
    one: { name: 'kg_pertama', values: [15_000, 18_000] },
    other: { name: 'aktif', values: [false, true] },
    label: 'Kilogram pertama',
    whole: (content) => ({
      ...pick('shippingId', 'kode_wilayah', 'kg_pertama', 'kg_berikut', 'minimum_kg', 'hari_min')(content),
      hari_maks: 9,
    }),
    hapus: deleteTarif,
  },
  {
    endpoint: updateSinonim,
    jenis: 'sinonim',
    async create() {
      // Frees its words for the next test.
      await db.deleteFrom('sinonim').execute()
      const row = { kata: `lama ${++counter}`, arti: 'lama' }
      const { sinonim_id } = await db
        .insertInto('sinonim')
        .values(row)
        .returning('sinonim_id')
        .executeTakeFirstOrThrow()
      return made('sinonimId', sinonim_id)
    },
    read: read(getSinonim),
    one: textOf('arti'),
    other: textOf('kata'),
    label: 'Dicari sebagai',
    whole: ({ kata }) => ({ kata, arti: 'Utuh' }),
    hapus: deleteSinonim,
  },
  {
    endpoint: updateDirektori,
    jenis: 'direktori',
    async create() {
      const { kode = '' } = ALL_OFFICES[++counter] ?? {}
      return { params: { kode }, rujukan: kode }
    },
    read: read(getDirektoriAdmin),
    one: textOf('catatan'),
    other: { name: 'telepon', values: ['0651 12345', '0651 54321'] },
    label: 'Catatan',
    whole: ({ telepon }) => ({ telepon, peta: '', catatan: 'Utuh' }),
  },
  {
    endpoint: updatePengaturan,
    jenis: 'pengaturan-toko',
    async create() {
      await db.updateTable('pengaturan_toko').set({ alamat_toko: '', jam_toko: '' }).execute()
      await sql`DELETE FROM jejak WHERE jenis = 'pengaturan-toko'`.execute(db)
      return { params: {}, rujukan: 'toko' }
    },
    read: read(getPengaturan),
    one: textOf('alamat_toko'),
    other: textOf('jam_toko'),
    label: 'Alamat toko',
    whole: ({ versi: _, ...content }) => ({ ...content, alamat_toko: 'Utuh' }),
  },
  {
    endpoint: updateSambungan,
    jenis: 'sambungan',
    async create() {
      await db.updateTable('sambungan').set({ smtp_pengguna: '', pengirim: '' }).execute()
      await sql`DELETE FROM jejak WHERE jenis = 'sambungan'`.execute(db)
      return { params: {}, rujukan: 'toko' }
    },
    read: read(getSambungan),
    one: textOf('smtp_pengguna'),
    other: { name: 'pengirim', values: ['satu@contoh.id', 'dua@contoh.id'] },
    label: 'Nama pengguna',
    whole: ({ pengirim }) => ({ pengirim, smtp_pengguna: 'Utuh' }),
  },
  {
    endpoint: updateBeranda,
    jenis: 'beranda',
    async create() {
      await db.updateTable('beranda').set({ judul_hero: '', tentang: '' }).execute()
      await sql`DELETE FROM jejak WHERE jenis = 'beranda'`.execute(db)
      return { params: {}, rujukan: 'beranda' }
    },
    read: read(getBerandaAdmin),
    one: textOf('judul_hero'),
    other: textOf('tentang'),
    label: 'Judul',
    whole: ({ versi: _, bawaan: __, paket_dipilih: ___, ...content }) => ({ ...content, judul_hero: 'Utuh' }),
  },
  {
    endpoint: updateTemplat,
    jenis: 'templat',
    async create() {
      await db.deleteFrom('templat').execute()
      await sql`DELETE FROM jejak WHERE jenis = 'templat'`.execute(db)
      return { params: { kode: 'pesanan-success' }, rujukan: 'pesanan-success' }
    },
    async read() {
      const all: ChangedTemplat[] = (await ask(listTemplat, {})).body
      return { ...defaultOf('pesanan-success'), ...all[0] }
    },
    one: textOf('subjek'),
    other: { name: 'isi', values: ['Satu: {rincian} {tautan}', 'Dua: {rincian} {tautan}'] },
    label: 'Subjek email',
    whole: ({ isi }) => ({ isi, subjek: 'Utuh' }),
  },
  {
    endpoint: updateMetode,
    jenis: 'metode-pembayaran',
    create: async () => made('metodeId', await buildMetode()),
    read: read(getMetode),
    one: { name: 'kode', values: ['dana', 'bca_va'] },
    other: textOf('description'),
    label: 'Kode',
    whole: (content) => ({ ...pick('method', 'kode')(content), description: 'Utuh' }),
    hapus: deleteMetode,
  },
  {
    endpoint: processPesanan,
    jenis: 'pesanan',
    create: async () => made('orderId', (await buildLunas()).pesanan_id),
    read: read(getPesananAdmin),
    one: textOf('resi'),
    other: { name: 'status_pesanan', values: ['Sedang Di Proses', 'Pesanan Selesai'] },
    label: 'Nomor resi',
    whole: (content) => ({ ...pick('status_pesanan', 'kurir')(content), resi: 'Utuh' }),
  },
  {
    endpoint: updateLot,
    jenis: 'lot',
    create: async () => made('lotId', await buildLot(db, clock(), (await buildProduk(db, clock())).produk_id)),
    read: read(getLot),
    one: textOf('pemasok'),
    other: { name: 'kedaluwarsa', values: [dateAhead(clock(), 800), dateAhead(clock(), 830)] },
    label: 'Pemasok',
    whole: (content) => ({ ...pick('nomor', 'kedaluwarsa', 'harga_modal')(content), pemasok: 'Utuh' }),
  },
]

/** Edits that need no conflict check, with the reason. */
const EDITS_WITHOUT: Record<string, string> = {
  updateTujuan: 'its one field is the address as a whole: tested with it, in tujuan-pesanan.test.ts',
  updatePenanda: 'its one field is the words as a whole: tested with it, in catatan-pesanan.test.ts',
  chooseLot: 'its one field is the parcel: tested with it, in kemas-pesanan.test.ts',
  updatePelanggan: 'its one field is the group: tested with it, in pelanggan.test.ts',
  closeReadiness: 'sets one mark to what is asked for',
  reorderPaket: 'tested below: its one field is the order',
  markPercakapan: 'sets one mark to what is asked for',
  resolveLaporan: 'sets one mark to what is asked for: whoever else changed it meanwhile set it to the same',
}
const DELETES_WITHOUT: Record<string, string> = {
  endPerangkatAdmin: 'nobody edits a session',
  endOtherPerangkatAdmin: 'nobody edits a session',
  deleteKetentuan: 'nobody edits a version: another one is published',
  deleteLaporan: 'nobody edits a message',
  deletePercakapan: 'nobody edits a conversation',
  deleteCatatan: 'nobody edits a note',
  deleteTampilan: 'an account has its own, and saves them anew',
  removeCatatanPelanggan: 'nobody edits a note',
  withdrawPenjelasan: 'nobody edits an explanation',
  withdrawUndangan: 'nobody edits an invitation',
  leaveUkuran: 'nobody edits a group of sizes: products join and leave it',
  archivePesanan: 'refused by the state of the order, and can be taken back',
}

const office = shop.app.endpoints.registered.filter(({ access }) => access === 'admin')
const named = (method: string) =>
  office
    .filter((endpoint) => endpoint.method === method)
    .map(({ name }) => name)
    .toSorted()

test('every edit of the office has a row or a reason here, and requires the previous values', () => {
  expect([...FORMS.map(({ endpoint }) => endpoint.name), ...Object.keys(EDITS_WITHOUT)].toSorted()).toEqual(
    named('PUT'),
  )
  const known = new Set(FORMS.map(({ endpoint }) => endpoint.name))
  for (const { name, body, errors } of office) {
    if (!known.has(name)) continue
    expect([name, body?.safeParse({ semula: {} }).success, errors.includes('ISIAN_BENTROK')]).toEqual([
      name,
      true,
      true,
    ])
  }
})

/** Fields that change with every save: the version, and a copy of the record that contains it. */
const ALWAYS = ['versi', 'data']

describe.each(FORMS)(
  '$endpoint.name',
  ({ endpoint, jenis, create, read: readRow, one, other, along = [], label, whole, hapus }) => {
    const save = (params: object, input: Content, original?: Content) =>
      ask(endpoint, { params, body: { ...input, ...(original && { semula: JSON.stringify(original) }) } })
    const begin = async () => {
      const { params, rujukan } = await create()
      const original = await readRow(params)
      return { params, rujukan, semula: original }
    }
    /** Saves a changed field, as a user does. */
    const change = (params: object, original: Content, { name, values }: Perubahan, ke = 0) =>
      save(params, { [name]: values[ke] }, { [name]: original[name] })

    test('applies changes of two users to two fields, and names both in the trail', async () => {
      const { params, rujukan, semula } = await begin()
      expect((await change(params, semula, one)).status).toBe(200)
      expect((await change(params, semula, other)).status).toBe(200)
      const after = await readRow(params)
      expect([after[one.name], after[other.name]]).toEqual([one.values[0], other.values[0]])
      const query = { jenis, rujukan: String(rujukan) }
      const { body } = await shop.call(listJejak, { query }, { token })
      const changes = body.filter(({ tindakan }: { tindakan: string }) => tindakan !== 'buat')
      expect(changes.map((entry: { sesudah: Content }) => Object.keys(entry.sesudah))).toEqual([
        [other.name],
        [one.name],
      ])
    })

    test('rejects the second change of one field with both values, and changes nothing', async () => {
      const { params, semula } = await begin()
      await change(params, semula, one)
      const before = await readRow(params)
      // Together with a field that the other user did not touch.
      const input = { [one.name]: one.values[1], [other.name]: other.values[0] }
      const answer = await save(params, input, pick(one.name, other.name)(semula))
      expect(answer.status).toBe(409)
      expect(answer.body).toEqual({
        code: 'ISIAN_BENTROK',
        message: 'Sebagian isian baru saja diubah orang lain. Pilih isian yang dipakai, lalu simpan lagi.',
        errors: [{ path: one.name, msg: 'Isian ini baru saja diubah orang lain.' }],
        bentrok: [{ path: one.name, label, sekarang: one.values[0], isian: one.values[1] }],
      })
      expect(await readRow(params)).toEqual(before)
      // A user who has seen the current value may overwrite it.
      expect((await change(params, before, one, 1)).status).toBe(200)
      expect((await readRow(params))[one.name]).toEqual(one.values[1])
    })

    test('accepts two equal changes of one field, and a repeated edit', async () => {
      const { params, semula } = await begin()
      for (const _ of ['one', 'two']) expect((await change(params, semula, one)).status).toBe(200)
    })

    test('leaves a field alone if its value is sent unchanged', async () => {
      const { params, semula } = await begin()
      await change(params, semula, one)
      const input = { [one.name]: semula[one.name], [other.name]: other.values[0] }
      expect((await save(params, input, pick(one.name, other.name)(semula))).status).toBe(200)
      const after = await readRow(params)
      expect([after[one.name], after[other.name]]).toEqual([one.values[0], other.values[0]])
    })

    test('answers with the record as the form read it, except for the change', async () => {
      const { params, semula } = await begin()
      const changed = (content: Content) =>
        Object.keys(semula).filter(
          (name) => name in content && !isEqual(content[name], semula[name]) && !ALWAYS.includes(name),
        )
      const whole = await save(params, {}, {})
      expect([whole.status, changed(whole.body)]).toEqual([200, []])
      const { status, body } = await change(params, semula, other)
      expect([status, changed(body).filter((name) => name !== other.name && !along.includes(name))]).toEqual([200, []])
    })

    test('applies two simultaneous changes of different fields', async () => {
      const { params, semula } = await begin()
      const answers = await Promise.all([change(params, semula, one), change(params, semula, other)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await readRow(params)).toMatchObject({ [one.name]: one.values[0], [other.name]: other.values[0] })
    })

    test('rejects one of two simultaneous changes of one field', async () => {
      const { params, semula } = await begin()
      const answers = await Promise.all([0, 1].map((ke) => change(params, semula, one, ke)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    test('overwrites every field for a client of the specification, which sends no previous values', async () => {
      const { params, semula } = await begin()
      await change(params, semula, one)
      const input = whole(semula)
      expect((await save(params, input)).status).toBe(200)
      const after = await readRow(params)
      for (const [name, value] of Object.entries(input)) if (name !== 'items') expect(after[name]).toEqual(value)
    })

    test('rejects an edit with unreadable or wrong previous values', async () => {
      const { params } = await begin()
      const answer = await save(params, { [one.name]: one.values[0], semula: '{' })
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        [{ path: 'semula', msg: 'Muat ulang halaman ini, lalu ubah lagi' }],
      ])
    })

    test.runIf(hapus)('returns 404 if the record was deleted meanwhile', async () => {
      const { params, semula } = await begin()
      expect((await ask(hapus as AnyEndpoint, { params })).status).toBe(200)
      const answer = await change(params, semula, one)
      expect([answer.status, answer.body.code]).toEqual([404, expect.stringMatching(/_TIDAK_ADA$/)])
    })
  },
)

test.each([
  [archiveProduk, updateProduk, getProdukAdmin, () => FORMS[1]],
  [archivePaket, updatePaket, getPaketAdmin, () => FORMS[2]],
])('saves a record that was archived meanwhile, and keeps it archived: %o', async (archived, endpoint, get, form) => {
  const { params } = (await form()?.create()) ?? { params: {} }
  const { harga } = await read(get)(params)
  await ask(archived, { params })
  const answer = await ask(endpoint, { params, body: { harga: '9000', semula: JSON.stringify({ harga }) } })
  expect([answer.status, answer.body.aktif, answer.body.harga]).toEqual([200, false, 9000])
})

/** Deletions: how the record is created, its version in a list, and another user's edit. */
const DELETES: { endpoint: AnyEndpoint; edit: AnyEndpoint; versi(params: object): Promise<unknown>; body: object }[] = [
  { endpoint: archiveProduk, edit: updateProduk, versi: versiOf(getProdukAdmin), body: { harga: '1' } },
  { endpoint: archivePaket, edit: updatePaket, versi: versiOf(getPaketAdmin), body: { harga: '1' } },
  { endpoint: deleteMetode, edit: updateMetode, versi: versiOf(getMetode), body: { description: 'Lain' } },
  { endpoint: deletePengiriman, edit: updatePengiriman, versi: versiOf(getPengirimanAdmin), body: { biaya: '1' } },
  { endpoint: deleteVoucher, edit: updateVoucher, versi: versiOf(getVoucher), body: { nilai: '1' } },
  { endpoint: deleteGrup, edit: updateGrup, versi: versiOf(getGrup), body: { persen: '1' } },
  { endpoint: deleteTarif, edit: updateTarif, versi: versiOf(getTarif), body: { kg_pertama: '1' } },
  { endpoint: deleteSinonim, edit: updateSinonim, versi: versiOf(getSinonim), body: { arti: 'Lain' } },
  { endpoint: deletePengguna, edit: updatePengguna, versi: versiOf(getPengguna), body: { nama: 'Lain' } },
  {
    endpoint: deleteArtikel,
    edit: updateArtikel,
    versi: versiIn(listArtikelAdmin, ({ artikelId }) => ({ id: artikelId })),
    body: { konten: 'Lain' },
  },
  {
    endpoint: deleteKategori,
    edit: updateKategori,
    versi: versiIn(listKategoriAdmin, ({ kategoriId }) => ({ kategoriId })),
    body: { deskripsi: 'Lain' },
  },
]

function versiOf(endpoint: AnyEndpoint) {
  return async (params: object) => (await read(endpoint)(params)).versi
}
/** Reads the version from the list: the record's own address is public and does not return it. */
function versiIn(endpoint: AnyEndpoint, paramsOf: (row: Content) => object) {
  return async (params: object) => {
    const rows: Content[] = (await ask(endpoint, { query: { limit: 100 } })).body
    return rows.find((row) => JSON.stringify(paramsOf(row)) === JSON.stringify(params))?.versi
  }
}

test('every deletion of the office has a row or a reason here', () => {
  expect([...DELETES.map(({ endpoint }) => endpoint.name), ...Object.keys(DELETES_WITHOUT)].toSorted()).toEqual(
    named('DELETE'),
  )
})

describe.each(DELETES)('$endpoint.name', ({ endpoint, edit, versi, body }) => {
  test('rejects the deletion of a record that changed since it was displayed', async () => {
    const { params } = (await FORMS.find((form) => form.endpoint === edit)?.create()) ?? { params: {} }
    const seen = await versi(params)
    await ask(edit, { params, body: { ...body, semula: '{}' } })
    const answer = await ask(endpoint, { params, query: { versi: seen } })
    expect([answer.status, answer.body.code]).toEqual([409, 'DATA_BERUBAH'])
    expect((await ask(endpoint, { params, query: { versi: await versi(params) } })).status).toBe(200)
  })
})

test('keeps the version of a product after a sale, and of a package after reordering', async () => {
  const { produk_id: produkId } = await buildProduk(db, clock())
  const paketId = await buildBarang()
  const versi = async () => [await versiOf(getProdukAdmin)({ produkId }), await versiOf(getPaketAdmin)({ paketId })]
  const before = await versi()
  await setStok(db, clock(), produkId, 3)
  await ask(reorderPaket, { body: { paketIds: (await positions()).toReversed() } })
  expect(await versi()).toEqual(before)
})

const positions = async (): Promise<number[]> =>
  (
    await db
      .selectFrom('paket')
      .select('paket_id')
      .where('aktif', '=', true)
      .orderBy('urutan')
      .orderBy('paket_id')
      .execute()
  ).map(({ paket_id }) => paket_id)

test('rejects a new order of packages based on an older one', async () => {
  await Promise.all([buildBarang(), buildBarang(), buildBarang()])
  const original = { paketIds: await positions() }
  const [first = 0, ...rest] = original.paketIds
  const one = [...rest, first]
  const two = original.paketIds.toReversed()
  expect((await ask(reorderPaket, { body: { paketIds: one, semula: original } })).status).toBe(200)
  const answer = await ask(reorderPaket, { body: { paketIds: two, semula: original } })
  expect([answer.status, answer.body.bentrok]).toEqual([
    409,
    [{ path: 'paketIds', label: 'Urutan paket', sekarang: one, isian: two }],
  ])
  expect(await positions()).toEqual(one)
  // A request that moves nothing undoes nothing.
  expect((await ask(reorderPaket, { body: { paketIds: original.paketIds, semula: original } })).status).toBe(200)
  expect(await positions()).toEqual(one)
  // A package created meanwhile changes the order too.
  await buildBarang()
  const again = await ask(reorderPaket, { body: { paketIds: two, semula: { paketIds: one } } })
  expect([again.status, again.body.code]).toEqual([409, 'ISIAN_BENTROK'])
  expect((await ask(reorderPaket, { body: { paketIds: two } })).body.code).toBe('URUTAN_PAKET_BERUBAH')
  const whole = await positions()
  expect(
    (await ask(reorderPaket, { body: { paketIds: whole.toReversed(), semula: { paketIds: whole } } })).status,
  ).toBe(200)
  expect(await positions()).toEqual(whole.toReversed())
})

test.each([updateProduk, updatePaket, updateArtikel, updatePengguna])(
  'rejects the second of two pictures for $name, and deletes its file',
  async (endpoint) => {
    const form = FORMS.find((one) => one.endpoint === endpoint) as Form
    const { params } = await form.create()
    const original = JSON.stringify({ gambar: null })
    const first = await ask(endpoint, { params, body: { gambar: await foto('satu.png'), semula: original } })
    const second = await ask(endpoint, { params, body: { gambar: await foto('dua.png'), semula: original } })
    expect([first.status, second.status]).toEqual([200, 409])
    const { gambar } = await form.read(params)
    expect(second.body.bentrok).toEqual([{ path: 'gambar', label: 'Gambar', sekarang: gambar, isian: 'dua.png' }])
    const again = JSON.stringify({ gambar })
    expect((await ask(endpoint, { params, body: { gambar: await foto('dua.png'), semula: again } })).status).toBe(200)
  },
)

async function foto(name: string): Promise<File> {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#1a6b7a' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], name, { type: 'image/png' })
}

test.each(['teks', 7, null, []])('rejects an edit that is %j', async (body) => {
  const url = updateKategori.path.replace('{kategoriId}', '1')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { statusCode, ...answer } = await shop.app.server.inject({
    method: 'PUT',
    url,
    headers,
    payload: JSON.stringify(body),
  })
  expect([statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED'])
})

test('treats the parts of a package as one field', async () => {
  const paketId = await buildBarang()
  const params = { paketId }
  const bagian = (...names: string[]) => names.map((one) => ({ nama: one, produkId: null, jumlah: 1 }))
  const { isi } = await read(getPaketAdmin)(params)
  const original = JSON.stringify({ isi: bagian(...(isi as { nama: string }[]).map(({ nama }) => nama)) })
  const save = (...names: string[]) =>
    ask(updatePaket, { params, body: { isi: JSON.stringify(bagian(...names)), semula: original } })
  expect((await save('Buku saku', 'Sarung tangan')).status).toBe(200)
  const answer = await save('Jaring')
  expect(answer.body.bentrok).toEqual([
    { path: 'isi', label: 'Isi paket', sekarang: bagian('Buku saku', 'Sarung tangan'), isian: bagian('Jaring') },
  ])
})
