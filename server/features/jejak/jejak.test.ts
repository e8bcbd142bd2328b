import { afterAll, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { createKategori, updateKategori } from '#contract/katalog/kategori-admin.ts'
import { exportProduk, importProduk } from '#contract/katalog/produk-admin.ts'
import { buildAdmin, buildKategori, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const shop = await testApp(new Date('2026-11-20T16:30:00Z'))
const { db, clock } = shop.deps
afterAll(() => shop.close())
const personOf = () => buildAdmin(db, clock())
/** Reads with a new session each time, because the clock is moved in this file. */
const read = async (query: object) => (await shop.call(listJejak, { query }, { token: (await personOf()).token })).body

test('finds the actions of one person, and those between two days in Jakarta', async () => {
  const create = (name: string, { token }: Awaited<ReturnType<typeof personOf>>) =>
    shop.call(createKategori, { body: { nama: name } }, { token })
  const one = await personOf()
  await create('Sore', one)
  // An hour later it is the next day in Jakarta.
  shop.setClock(new Date('2026-11-20T17:30:00Z'))
  const two = await personOf()
  await create('Malam', two)
  const titles = async (query: object) =>
    (await read(query))
      .map((entry: { judul: string }) => entry.judul)
      .filter((name: string) => ['Sore', 'Malam'].includes(name))

  expect(await titles({ siapa: one.pengguna_id })).toEqual(['Sore'])
  expect(await titles({ siapa: two.pengguna_id })).toEqual(['Malam'])
  expect(await titles({ sampai: '2026-11-20' })).toEqual(['Sore'])
  expect(await titles({ dari: '2026-11-21', sampai: '2026-11-21' })).toEqual(['Malam'])
  expect(await titles({ dari: '2026-11-20', siapa: one.pengguna_id })).toEqual(['Sore'])
  expect(await titles({ dari: '2026-11-22' })).toEqual([])
  expect(await read({ siapa: one.pengguna_id })).toMatchObject([{ penggunaId: one.pengguna_id, baris: 0 }])
})

test('writes one entry for an import with its lines beneath, and shows a product its own', async () => {
  const two = await personOf()
  const kategori = await buildKategori(db)
  const old = await buildProduk(db, clock(), { kategori_id: kategori.kategori_id, nama: 'Jejak lama', harga: 5000 })
  const { body: csv } = await shop.call(exportProduk, { query: {} }, { token: two.token })
  expect(String(csv)).toContain('Jejak lama')
  const berkas = new File(
    [
      `produkId;nama;harga;kategori\n${old.produk_id};Jejak lama;6000;${kategori.nama}\n;Jejak baru;7000;${kategori.nama}\n`,
    ],
    'produk.csv',
  )
  const done = await shop.call(importProduk, { body: { berkas, mode: 'terapkan' } }, { token: two.token })
  expect([done.status, done.body.message]).toEqual([200, 'Impor selesai: 1 produk baru, 1 produk diubah.'])

  const [importCsv, ...other] = await read({ jenis: 'produk', tindakan: 'impor' })
  expect(other).toEqual([])
  expect(importCsv).toMatchObject({ judul: 'Impor produk', baris: 2, sesudah: { baru: 1, berubah: 1 }, oleh: two.nama })
  const line = await read({ induk: importCsv.jejakId })
  expect(line.map(({ judul }: { judul: string }) => judul).sort()).toEqual(['Jejak baru', 'Jejak lama'])
  expect(await read({ jenis: 'produk', rujukan: String(old.produk_id) })).toMatchObject([
    { judul: 'Jejak lama', sebelum: { harga: 5000 }, sesudah: { harga: 6000 } },
  ])
  expect(await read({ q: 'Jejak baru' })).toMatchObject([{ judul: 'Jejak baru', baris: 0 }])
})

test('keeps the name of a former administrator', async () => {
  const { kategori_id } = await buildKategori(db)
  const past = await personOf()
  const body = { nama: 'Jejak orang lalu', deskripsi: 'Lain' }
  await shop.call(updateKategori, { params: { kategoriId: kategori_id }, body }, { token: past.token })
  await db.updateTable('pengguna').set({ role: 'user' }).where('pengguna_id', '=', past.pengguna_id).execute()
  expect(await read({ siapa: past.pengguna_id })).toMatchObject([{ oleh: past.nama }])
})
