import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { mergePelanggan } from '#contract/pelanggan/admin.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { buildPerson, PERSONAL_ROWS } from '#server/testing/build-orang.ts'
import { buildAdmin, buildGrup, buildPelanggan, buildProduk, buildUlasan } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

/* Deletion and merging of all rows of a person, beside another person with the same rows. */

const shop = await testApp()
const { db, clock } = shop.deps
const admin = await buildAdmin(db, clock())
afterAll(() => shop.close())

const personOf = (word: string) => buildPerson(db, clock(), word, admin.pengguna_id)

/** Returns all rows of the database that match, each with its table. */
async function rowsWith(pola: string): Promise<string[]> {
  const { rows: tables } = await sql<{ nama: string }>`
    SELECT relname AS nama FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`.execute(
    db,
  )
  const found: string[] = []
  for (const { nama } of tables) {
    const { rows } = await sql<{ isi: string }>`
      SELECT to_jsonb(t)::text AS isi FROM ${sql.table(nama)} t WHERE to_jsonb(t)::text ~* ${pola} ORDER BY 1`.execute(
      db,
    )
    found.push(...rows.map(({ isi }) => `${nama} ${isi}`))
  }
  return found
}

test('leaves no text of a deleted person, and changes no row of another', async () => {
  const [leaving, staying] = [await personOf('Zulaikha'), await personOf('Rahmawati')]
  const { pengguna_id: id, order } = staying
  const other = `Rahmawati|"pengguna_id": ${id}\\M|"pesanan_id": ${order.pesanan_id}\\M`
  const before = await rowsWith(other)
  expect(before.length).toBeGreaterThan(30)
  const { status } = await shop.call(deletePengguna, { params: { userId: leaving.pengguna_id } }, admin)
  expect(status).toBe(200)
  expect(await rowsWith('Zulaikha')).toEqual([])
  expect(await rowsWith(other)).toEqual(before)
})

/** Counts the rows of each part of an account's data. */
async function countBagian({ pengguna_id }: { pengguna_id: number }): Promise<Record<string, number>> {
  const quantities = Object.entries(PERSONAL_ROWS).map(async ([name, bagian]) => {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${bagian(pengguna_id)}`.execute(db)
    return [name, rows[0]?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(quantities))
}

type Person = Awaited<ReturnType<typeof personOf>>

/** Adds rows that both accounts cannot have side by side: about one product, under one key, of one file. */
async function addSame({ pengguna_id, order }: Person, produk: Awaited<ReturnType<typeof buildProduk>>): Promise<void> {
  const same = { pengguna_id, produk_id: produk.produk_id, dibuat: clock() }
  await db.insertInto('favorit').values(same).execute()
  await db.insertInto('kabar_stok').values(same).execute()
  await buildUlasan(db, clock(), { produk }, { pengguna_id })
  const kunci = { idempotency_key: 'kunci-sama' } as never
  await db.updateTable('pesanan').set(kunci).where('pesanan_id', '=', order.pesanan_id).execute()
  await db
    .updateTable('resep_berkas')
    .set({ sidik: Buffer.from('sama') } as never)
    .where('pengguna_id', '=', pengguna_id)
    .where('resep_id', 'is', null)
    .execute()
}

const merge = async (tujuan: Person, { pengguna_id: source }: Person) => {
  const params = { penggunaId: tujuan.pengguna_id }
  const { status } = await shop.call(mergePelanggan, { params, body: { dari: source, versi: 1, versiDari: 1 } }, admin)
  expect(status).toBe(200)
}

test('merges the rows of both accounts, and keeps equal ones once', async () => {
  const [one, two] = [await personOf('Kartini'), await personOf('Kartika')]
  const shared = await buildProduk(db, clock())
  for (const who of [one, two]) await addSame(who, shared)
  const other = await buildPelanggan(db, clock())
  const [a, b, c] = [await countBagian(one), await countBagian(two), await countBagian(other)]
  await merge(one, two)
  const fixed = {
    akun: 1,
    pilihan_notifikasi: 1,
    perangkat: 1,
    kunci_sandi: 1,
    langganan_push: 1,
    izin_kabar: 2,
    nomor_wa: 1,
  }
  const quantities = Object.keys(PERSONAL_ROWS).map((name): [string, number] => {
    const isOncePerAkun = ['favorit', 'kabar_stok', 'ulasan'].includes(name)
    // The mail about the merge, and its notice in the inbox, are two more.
    return [name, (a[name] ?? 0) + (b[name] ?? 0) + (name === 'surat' ? 2 : 0) - (isOncePerAkun ? 1 : 0)]
  })
  expect(await countBagian(one)).toEqual({ ...Object.fromEntries(quantities), ...fixed })
  expect(await countBagian(other)).toEqual(c)
  for (const table of ['riwayat_status', 'keluhan_pesan'] as const) {
    const own = db.selectFrom(table).select('pengguna_id').where('pengguna_id', '=', one.pengguna_id)
    expect([table, (await own.execute()).length]).toEqual([table, 2])
  }
})

test('gives a merged account without a group the group of the other', async () => {
  const [one, two] = [await personOf('Cutnyak'), await personOf('Meutia')]
  const { grup_id } = await buildGrup(db, clock())
  const join = (akun: typeof one, id: number) =>
    db.updateTable('pengguna').set({ grup_id: id }).where('pengguna_id', '=', akun.pengguna_id).execute()
  await join(two, grup_id)
  await merge(one, two)
  const row = db.selectFrom('pengguna').select('grup_id').where('pengguna_id', '=', one.pengguna_id)
  expect(await row.execute()).toEqual([{ grup_id }])
  // Its own group stays.
  const [three, four] = [await personOf('Dewi'), await personOf('Sartika')]
  await join(three, grup_id)
  await join(four, (await buildGrup(db, clock())).grup_id)
  await merge(three, four)
  const kept = db.selectFrom('pengguna').select('grup_id').where('pengguna_id', '=', three.pengguna_id)
  expect(await kept.execute()).toEqual([{ grup_id }])
})
