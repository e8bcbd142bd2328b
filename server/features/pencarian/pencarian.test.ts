import { afterAll, beforeAll, expect, test } from 'vitest'
import { KARTU } from '#content/kartu-list.ts'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { SEARCH_SUGGESTIONS } from '#content/search-suggestions.ts'
import { SINONIM } from '#content/sinonim.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { getKaitanPenyakit, type KaitanPenyakit } from '#contract/kaitan/endpoints.ts'
import { listPaket, listProduk } from '#contract/katalog/endpoints.ts'
import {
  createSinonim,
  deleteSinonim,
  listEmptySearches,
  listSinonim,
  updateSinonim,
} from '#contract/pencarian/admin.ts'
import { searchAll } from '#contract/pencarian/endpoints.ts'
import { seedDemo } from '#server/db/seed/seed.ts'
import { buildAdmin } from '#server/testing/build-rows.ts'
import { OTHER_QUESTIONS, QUESTIONS } from '#server/testing/questions/question.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { bringSinonim } from './bring-sinonim.ts'
import { EMPTY_MAX } from './empty-search.repository.ts'
import { pencarian } from './pencarian.feature.ts'

let shop: TestApp
let auth: { token: string }
/** Names of the demo shop's contents by URL. */
const names = new Map<string, string>()
beforeAll(async () => {
  shop = await testApp()
  auth = await buildAdmin(shop.deps.db, shop.deps.clock())
  const { db, clock } = shop.deps
  await seedDemo(db, { putGambar: async () => {}, now: clock() })
  for (const { produk_id, nama: one } of await db.selectFrom('produk').select(['produk_id', 'nama']).execute())
    names.set(`/produk/produk-satuan/${produk_id}`, `p:${one}`)
  for (const { paket_id, title } of await db.selectFrom('paket').select(['paket_id', 'title']).execute())
    names.set(`/produk/produk-paketan/${paket_id}`, `k:${title}`)
  for (const { artikel_id, judul } of await db.selectFrom('artikel').select(['artikel_id', 'judul']).execute())
    names.set(`/artikel/${artikel_id}`, `a:${judul}`)
})
afterAll(() => shop.close())

interface Group {
  jenis: string
  hasil: { nama: string; alamat: string }[]
}
const ask = async (q: string) => (await shop.call(searchAll, { query: { q } })).body
const halaman = ({ alamat }: { alamat: string }) =>
  names.get(alamat) ?? alamat.replace(/^\/layanan\/penyakit\//, 'd:').replace(/^\//, 'h:/')

/** Returns the share of searches with a correct first result, and the results of the others. */
async function try_(questions: typeof QUESTIONS) {
  const problems: string[] = []
  for (const [q, ...expected] of questions) {
    const { kelompok } = await ask(q)
    const all: string[] = kelompok.flatMap(({ hasil }: Group) => hasil.map(halaman))
    const isRight = expected[0] === '' ? all.length === 0 : expected.some((one) => all[0]?.startsWith(one))
    if (!isRight) problems.push(`${q}: ${all.slice(0, 3).join(', ') || '-'}`)
  }
  return { bagian: 1 - problems.length / questions.length, salah: problems }
}

test("finds a right page first for at least 95 of 100 farmers' questions", async () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(120)
  const { bagian, salah } = await try_(QUESTIONS)
  expect(bagian, salah.join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('finds a right page first for at least 85 of 100 untuned questions', async () => {
  const { bagian, salah } = await try_(OTHER_QUESTIONS)
  expect(bagian, salah.join('\n')).toBeGreaterThanOrEqual(0.85)
})

test.each([
  ['', 0],
  ['   ', 0],
  ['!?', 0],
  ['%', 0],
  ['<script>', 0],
  ['a'.repeat(100), 0],
])('finds nothing for %j, without an error', async (q, count) => {
  const { kelompok } = await ask(q)
  expect(kelompok).toHaveLength(count)
})

const produkOf = async (q: string): Promise<string[]> =>
  (await ask(q)).kelompok.flatMap(({ jenis, hasil }: Group) =>
    jenis === 'produk' ? hasil.map(({ alamat }) => alamat) : [],
  )

test.each(KODE_PENYAKIT)(
  'finds by the name of %s what its page sells, and nothing if help comes first',
  async (kode) => {
    const { produk, tanpa_obat } = (await shop.call(getKaitanPenyakit, { params: { kode } })).body
    const onSale = produk.map(({ produkId }: { produkId: number }) => `/produk/produk-satuan/${produkId}`)
    const found = await produkOf(PENYAKIT[kode].nama)
    if (tanpa_obat || (await KARTU[kode]()).hubungi) return
    expect(found.length > 0).toBe(onSale.length > 0)
    if (onSale.length > 0) expect(found.some((alamat) => onSale.includes(alamat))).toBe(true)
  },
)

/** Suggestions that stand for a sign or a tool, not for a product. */
const WITHOUT_PRODUK: readonly string[] = ['megap-megap', 'dosis rendam']
test.each([...SEARCH_SUGGESTIONS.filter((word) => !WITHOUT_PRODUK.includes(word)), 'cacing'])(
  'finds a product for the word "%s"',
  async (word) => {
    expect(await produkOf(word)).not.toEqual([])
  },
)

/** Diseases for which the shop sells nothing, and why. */
const WITHOUT_BARANG: Partial<Record<KodePenyakit, string>> = {
  amyloodinium: 'what kills it is copper, which needs an expert; the card leads to the laboratory',
  'gelembung-gas': 'the pump is mended, not the fish treated',
  keracunan: 'fish are moved and the authority is called',
}

const kaitanOf = async (kode: KodePenyakit): Promise<KaitanPenyakit> =>
  (await shop.call(getKaitanPenyakit, { params: { kode } })).body

test.each(KODE_PENYAKIT)('each name of %s leads to its card, which has something to buy', async (kode) => {
  const { nama } = PENYAKIT[kode]
  const means = (meaning: string) => meaning.toLowerCase().split(', ').includes(nama.toLowerCase())
  for (const word of [nama, ...SINONIM.filter(([, meaning]) => means(meaning)).map(([words]) => words)]) {
    const penyakit = (await ask(word)).kelompok.find(({ jenis }: Group) => jenis === 'penyakit')
    expect([word, penyakit?.hasil.map(halaman)]).toEqual([word, expect.arrayContaining([`d:${kode}`])])
  }
  const { produk, paket } = await kaitanOf(kode)
  expect(produk.length + paket.length > 0).toBe(!(kode in WITHOUT_BARANG))
})

/** Suggestions that lead to a tool, not to goods. */
const TOOLS: readonly string[] = ['dosis rendam']
test.each(SEARCH_SUGGESTIONS.filter((word) => !TOOLS.includes(word)))(
  'the chip "%s" leads to something to buy',
  async (word) => {
    const { kelompok } = await ask(word)
    const barang = kelompok.filter(({ jenis }: Group) => jenis === 'produk' || jenis === 'paket')
    const [penyakit] = kelompok.find(({ jenis }: Group) => jenis === 'penyakit')?.hasil ?? []
    const { produk, paket } = penyakit ? await kaitanOf(penyakit.gambar) : { produk: [], paket: [] }
    expect(barang.length + produk.length + paket.length).toBeGreaterThan(0)
  },
)

const listed = async (q: string, query = {}): Promise<string[]> =>
  (await shop.call(listProduk, { query: { q, ...query } })).body.map(({ nama: one }: { nama: string }) => one)

test.each([
  ['lintah', 'Asam Sitrat Food Grade'],
  ['kutu', 'Hidrogen Peroksida 50%'],
  ['cacing', 'Hidrogen Peroksida 50%'],
  ['bintik putih', 'Hidrogen Peroksida 50%'],
  ['bintk putih', 'Hidrogen Peroksida 50%'],
  ['bintik putuh', 'Hidrogen Peroksida 50%'],
  ['white spot', 'Hidrogen Peroksida 50%'],
  ['obat lintah laut', 'Asam Sitrat Food Grade'],
  ['gosok badan', 'Hidrogen Peroksida 50%'],
])('the product list finds for "%s" what helps', async (q, produk) => {
  expect(await listed(q)).toContain(produk)
})

test.each([
  ['lintah', ['Paket Penanganan Penyakit Parasit']],
  ['jamr', ['Paket Penanganan Penyakit Jamur']],
  ['zzqx bkkp', []],
])('the package list finds for "%s" the packages that treat it', async (q, titles) => {
  const { body } = await shop.call(listPaket, { query: { q } })
  const found: string[] = body.map(({ title }: { title: string }) => title)
  expect(found).toEqual(titles.length > 0 ? expect.arrayContaining(titles) : [])
  expect(found.length).toBeLessThan((await shop.call(listPaket, {})).body.length)
})

test('a product list never adds goods for a disease that no medicine cures', async () => {
  expect(await listed('vnn')).toEqual([])
  expect(await listed('nodavirus')).toEqual([])
})

test('half a word of a suggestion is not written down as a search without an answer', async () => {
  await shop.deps.db.deleteFrom('cari_kosong').execute()
  expect((await shop.call(searchAll, { query: { q: 'qqzzvv', saran: '1' } })).body.kelompok).toEqual([])
  expect((await shop.call(listEmptySearches, {}, auth)).body).toEqual([])
})

test('rejects a question that is too long', async () => {
  expect((await shop.call(searchAll, { query: { q: 'a'.repeat(101) } })).status).toBe(400)
})

test('corrects a typing error and says so, and keeps known words', async () => {
  expect(await ask('lntah laut')).toMatchObject({ dibaca: 'lintah laut' })
  expect(await ask('lintah laut')).toMatchObject({ dibaca: null })
})

test('groups hold six at most, each page once, and nothing that is not on sale or not out yet', async () => {
  const { db, clock } = shop.deps
  const morgen = new Date(clock().getTime() + 86_400_000)
  await db
    .insertInto('artikel')
    .values([
      { judul: 'Lintah besok', konten: 'Isi', status: 'published', terbit: morgen, dibuat: clock() },
      { judul: 'Lintah draf', konten: 'Isi', dibuat: clock() },
    ])
    .execute()
  const { kelompok } = await ask('lintah rendam pakan luka obat air')
  for (const { hasil } of kelompok) expect(hasil.length).toBeLessThanOrEqual(6)
  const all = kelompok.flatMap(({ hasil }: Group) => hasil.map(({ alamat }) => alamat))
  expect(new Set(all).size).toBe(all.length)
  const leech = (await ask('lintah')).kelompok.flatMap(({ hasil }: Group) => hasil)
  expect(leech.filter(({ nama: one }: { nama: string }) => /besok|draf/.test(one))).toEqual([])
  await db.updateTable('produk').set({ aktif: false }).where('nama', '=', 'Asam Sitrat Food Grade').execute()
  const citric = (await ask('asam sitrat')).kelompok.flatMap(({ hasil }: Group) => hasil.map(halaman))
  await db.updateTable('produk').set({ aktif: true }).where('nama', '=', 'Asam Sitrat Food Grade').execute()
  expect(citric).not.toContain('p:Asam Sitrat Food Grade')
  const paket = async () => (await ask('paket biosekuriti')).kelompok.flatMap(({ hasil }: Group) => hasil.map(halaman))
  const [onSale] = await paket()
  const title = String(onSale).slice(2)
  await db.updateTable('paket').set({ aktif: false }).where('title', '=', title).execute()
  const after = await paket()
  await db.updateTable('paket').set({ aktif: true }).where('title', '=', title).execute()
  expect([onSale, after.includes(onSale)]).toEqual([expect.stringMatching(/^k:Paket Biosekuriti/), false])
})

test('marks prescription products, and shows no dose of them', async () => {
  const { kelompok } = await ask('prazikuantel')
  const [produk] = kelompok.find(({ jenis }: Group) => jenis === 'produk').hasil
  expect(produk).toMatchObject({ nama: 'Prazikuantel 50% Premiks', resep: true })
  for (const q of ['oksitetrasiklin', 'eritromisin', 'prazikuantel', 'vaksin vibrio'])
    expect(JSON.stringify(await ask(q))).not.toMatch(/\d\s*(?:mg|ppm|g per kg)/)
})

test('offers the purchase of products of one size in stock, without a prescription', async () => {
  const { db } = shop.deps
  const buyPathOf = async (q: string, name: string) => {
    const produk = (await ask(q)).kelompok.find(({ jenis }: Group) => jenis === 'produk')?.hasil
    return produk.find((one: { nama: string }) => one.nama === name)?.beli
  }
  const citric = 'Asam Sitrat Food Grade'
  const { produk_id, stok } = await db
    .selectFrom('produk')
    .select(['produk_id', 'stok'])
    .where('nama', '=', citric)
    .executeTakeFirstOrThrow()
  const buyPath = `/produk/produk-satuan/pemesanan?produk=${produk_id}&jumlah=1`
  expect(await buyPathOf('asam sitrat', citric)).toBe(buyPath)
  await db.updateTable('produk').set({ stok: 0 }).where('nama', '=', citric).execute()
  expect(await buyPathOf('asam sitrat', citric)).toBeUndefined()
  await db.updateTable('produk').set({ stok, zat_belum_boleh: true }).where('nama', '=', citric).execute()
  expect(await buyPathOf('asam sitrat', citric)).toBeUndefined()
  await db.updateTable('produk').set({ zat_belum_boleh: false }).where('nama', '=', citric).execute()
  expect(await buyPathOf('prazikuantel', 'Prazikuantel 50% Premiks')).toBeUndefined()
})

test('names a prohibited substance as such, and offers no product under its name', async () => {
  const { terlarang, kelompok } = await ask('malachite green untuk bintik putih')
  expect(terlarang).toEqual([
    { nama: 'Hijau malakit', aturan: expect.stringMatching(/larang/), alamat: '/layanan/zat?nama=hijau-malakit' },
  ])
  const produk = kelompok.filter(({ jenis }: Group) => jenis === 'produk').flatMap(({ hasil }: Group) => hasil)
  expect(produk.filter(({ nama: one }: { nama: string }) => /malachite/i.test(one))).toEqual([])
})

test("keeps the exact search of the product list, and uses farmers' words only without a result", async () => {
  const list = async (q: string, query = {}) => {
    const { body, headers } = await shop.call(listProduk, { query: { q, ...query } })
    return { nama: body.map(({ nama: one }: { nama: string }) => one), total: headers['x-total-count'] }
  }
  expect((await list('betadine')).nama).toEqual(['Gel Luka Povidon Iodin', 'Povidon Iodin 10% Akuakultur'])
  expect(await list('BETADINE', { limit: 1, page: 2 })).toEqual({ nama: ['Povidon Iodin 10% Akuakultur'], total: '2' })
  // The word matches directly, so products that only match through a synonym are not included.
  expect((await list('kaporit')).nama).not.toContain('Natrium Tiosulfat (Penetral Klor)')
  expect((await list('kata yang tidak ada')).nama).toEqual([])
})

test("adds, changes and deletes a word's meaning, and the search follows at once", async () => {
  const first = async (q: string) => (await ask(q)).kelompok.flatMap(({ hasil }: Group) => hasil.map(halaman))[0]
  expect(await first('sikat gosong')).toBeUndefined()
  const body = { kata: 'Sikat  Gosong', arti: 'arang aktif' }
  const created = await shop.call(createSinonim, { body }, auth)
  expect([created.status, created.body.kata]).toEqual([201, 'Sikat Gosong'])
  expect(await first('sikat gosong')).toBe('p:Arang Aktif Granul')
  expect((await shop.call(createSinonim, { body: { ...body, kata: 'SIKAT gosong' } }, auth)).body).toMatchObject({
    code: 'SINONIM_SUDAH_ADA',
    errors: [{ path: 'kata' }],
  })
  const params = { sinonimId: created.body.sinonimId }
  const change = await shop.call(
    updateSinonim,
    { params, body: { arti: 'terpal', semula: { arti: 'arang aktif' } } },
    auth,
  )
  expect(change.status).toBe(200)
  expect(await first('sikat gosong')).toMatch(/^p:Terpal/)
  const taken = await shop.call(
    updateSinonim,
    { params, body: { kata: 'betadine', semula: { kata: 'Sikat Gosong' } } },
    auth,
  )
  expect([taken.status, taken.body.code]).toEqual([409, 'SINONIM_SUDAH_ADA'])
  expect((await shop.call(deleteSinonim, { params, query: { versi: change.body.versi } }, auth)).status).toBe(200)
  expect(await first('sikat gosong')).toBeUndefined()
  const jejak = (await shop.call(listJejak, { query: { jenis: 'sinonim', rujukan: String(params.sinonimId) } }, auth))
    .body
  expect(jejak.map(({ tindakan }: { tindakan: string }) => tindakan)).toEqual(['hapus', 'ubah', 'buat'])
  // A deleted word can be created again.
  expect((await shop.call(createSinonim, { body }, auth)).body.sinonimId).toBe(params.sinonimId)
})

test.each([
  [{ kata: '', arti: 'x1' }, 'kata'],
  [{ kata: '%%%', arti: 'lintah' }, 'kata'],
  [{ kata: 'satu dua tiga empat lima', arti: 'lintah' }, 'kata'],
  [{ kata: 'a'.repeat(61), arti: 'lintah' }, 'kata'],
  [{ kata: 'kata', arti: ', ,' }, 'arti'],
  [{ kata: 'kata', arti: 'a'.repeat(201) }, 'arti'],
])('rejects the word %j', async (body, path) => {
  const { status, body: answer } = await shop.call(createSinonim, { body }, auth)
  expect([status, answer.errors[0].path]).toEqual([400, path])
})

test('keeps deleted words deleted and changed words changed over a restart', async () => {
  const words = async () => (await shop.call(listSinonim, { query: { limit: 100, q: 'leech' } }, auth)).body
  const [{ sinonimId }] = await words()
  await shop.call(updateSinonim, { params: { sinonimId }, body: { kata: 'leech', arti: 'asam sitrat' } }, auth)
  await bringSinonim(shop.deps.db)
  expect(await words()).toMatchObject([{ arti: 'asam sitrat' }])
  await shop.call(deleteSinonim, { params: { sinonimId } }, auth)
  await bringSinonim(shop.deps.db)
  expect(await words()).toEqual([])
  await shop.call(createSinonim, { body: { kata: 'leech', arti: 'lintah laut' } }, auth)
})

test('counts searches without results by their words, except possible names', async () => {
  const { db, clock } = shop.deps
  await db.deleteFrom('cari_kosong').execute()
  for (const q of ['Zzqx Wvvk', 'zzqx wvvk!', 'zzqx@contoh.id', 'zzqx 081234567', 'lintah']) await ask(q)
  const list = async () => (await shop.call(listEmptySearches, {}, auth)).body
  expect(await list()).toEqual([{ kata: 'zzqx wvvk', jumlah: 2, terakhir: clock().toISOString() }])
  // A word with a synonym is removed from the list.
  await shop.call(createSinonim, { body: { kata: 'zzqx wvvk', arti: 'lintah' } }, auth)
  expect(await list()).toEqual([])
})

test('filters and sorts searches without results', async () => {
  const { db, clock } = shop.deps
  await db.deleteFrom('cari_kosong').execute()
  const at = (minutes: number) => new Date(clock().getTime() - minutes * 60_000)
  const rows = [
    { kata: 'qx satu', jumlah: 2, terakhir: at(1) },
    { kata: 'qx dua', jumlah: 9, terakhir: at(3) },
    { kata: 'lain', jumlah: 5, terakhir: at(2) },
  ]
  await db.insertInto('cari_kosong').values(rows).execute()
  const words = async (query: object) =>
    (await shop.call(listEmptySearches, { query }, auth)).body.map((item: { kata: string }) => item.kata)
  expect(await words({ urut: '-jumlah' })).toEqual(['qx dua', 'lain', 'qx satu'])
  expect(await words({ urut: 'terakhir' })).toEqual(['qx dua', 'lain', 'qx satu'])
  expect(await words({ urut: 'kata' })).toEqual(['lain', 'qx dua', 'qx satu'])
  expect(await words({ urut: 'kata', q: 'QX', limit: 1, page: 2 })).toEqual(['qx satu'])
})

test('forgets a deleted word in the product list', async () => {
  const found = async () => (await shop.call(listProduk, { query: { q: 'gosokan panci' } })).body.length
  const { sinonimId } = (await shop.call(createSinonim, { body: { kata: 'gosokan panci', arti: 'arang aktif' } }, auth))
    .body
  expect(await found()).toBeGreaterThan(0)
  await shop.call(deleteSinonim, { params: { sinonimId } }, auth)
  expect(await found()).toBe(0)
})

test('stores thirty a minute per process and five hundred in all, and forgets them after 90 days', async () => {
  const { db } = shop.deps
  const now = shop.deps.clock()
  await db.deleteFrom('cari_kosong').execute()
  const old = { jumlah: 2, terakhir: new Date(now.getTime() - 3_600_000) }
  await db
    .insertInto('cari_kosong')
    .values(Array.from({ length: EMPTY_MAX }, (_, nomor) => ({ kata: `kosong ${nomor}`, ...old })))
    .execute()
  shop.setClock(new Date(now.getTime() + 120_000))
  for (let nomor = 0; nomor < 33; nomor++) await ask(`zzzqqq${'bcdfghjklmnpqrstvwxz'[nomor % 20]}${nomor}vvvkkk`)
  const rows = await db.selectFrom('cari_kosong').select(['kata', 'jumlah']).execute()
  // Each new word replaces the previous one, because the others were searched twice.
  expect([rows.length, rows.filter(({ jumlah }) => jumlah === 1).length]).toEqual([EMPTY_MAX, 1])
  expect(rows.some(({ kata }) => kata.includes('29'))).toBe(true)
  await pencarian.jobs?.['bersihkan-pencarian']?.run({
    ...shop.deps,
    clock: () => new Date(now.getTime() + 91 * 86_400_000),
  })
  expect(await db.selectFrom('cari_kosong').select('kata').execute()).toEqual([])
})
