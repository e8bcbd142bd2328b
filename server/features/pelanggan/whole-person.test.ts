import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { mergePelanggan } from '#contract/pelanggan/office.ts'
import { deletePengguna } from '#contract/pengguna/office.ts'
import { buildOrang } from '#server/testing/build-orang.ts'
import { buildAdmin, buildGrup, buildPelanggan, buildProduk, buildUlasan } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { BAGIAN } from './data-pelanggan.ts'

/* What happens to all rows of a person, with another person who has the same rows. */

const shop = await testApp()
const { db, clock } = shop.deps
const admin = await buildAdmin(db, clock())
afterAll(() => shop.close())

const orang = (kata: string) => buildOrang(db, clock(), kata, admin.pengguna_id)

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

test('a deleted person leaves no word behind, and no row of another person changes', async () => {
  const [pergi, tinggal] = [await orang('Zulaikha'), await orang('Rahmawati')]
  const { pengguna_id: id, order } = tinggal
  const lain = `Rahmawati|"pengguna_id": ${id}\\M|"pesanan_id": ${order.pesanan_id}\\M`
  const before = await rowsWith(lain)
  expect(before.length).toBeGreaterThan(30)
  const { status } = await shop.call(deletePengguna, { params: { userId: pergi.pengguna_id } }, admin)
  expect(status).toBe(200)
  expect(await rowsWith('Zulaikha')).toEqual([])
  expect(await rowsWith(lain)).toEqual(before)
})

/** Counts the rows of each part of an account's data. */
async function countBagian({ pengguna_id }: { pengguna_id: number }): Promise<Record<string, number>> {
  const jumlah = Object.entries(BAGIAN).map(async ([nama, bagian]) => {
    const { rows } = await sql<{ ada: number }>`SELECT count(*)::int AS ada FROM ${bagian(pengguna_id)}`.execute(db)
    return [nama, rows[0]?.ada ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(jumlah))
}

test('a merged account has the rows of both, and what both have once', async () => {
  const [satu, dua] = [await orang('Kartini'), await orang('Kartika')]
  const bersama = await buildProduk(db, clock())
  const grup = await buildGrup(db, clock())
  for (const { pengguna_id, order } of [satu, dua]) {
    const sama = { pengguna_id, produk_id: bersama.produk_id, dibuat: clock() }
    await db.insertInto('favorit').values(sama).execute()
    await db.insertInto('kabar_stok').values(sama).execute()
    await buildUlasan(db, clock(), { produk: bersama }, { pengguna_id })
    await db
      .updateTable('pesanan')
      .set({ idempotency_key: 'kunci-sama' } as never)
      .where('pesanan_id', '=', order.pesanan_id)
      .execute()
    await db
      .updateTable('resep_berkas')
      .set({ sidik: Buffer.from('sama') } as never)
      .where('pengguna_id', '=', pengguna_id)
      .where('resep_id', 'is', null)
      .execute()
  }
  await db.updateTable('pengguna').set({ grup_id: grup.grup_id }).where('pengguna_id', '=', dua.pengguna_id).execute()
  const lain = await buildPelanggan(db, clock())
  const [a, b, c] = [await countBagian(satu), await countBagian(dua), await countBagian(lain)]
  const params = { penggunaId: satu.pengguna_id }
  const body = { dari: dua.pengguna_id, versi: 1, versiDari: 1 }
  expect((await shop.call(mergePelanggan, { params, body }, admin)).status).toBe(200)

  const tetap = { akun: 1, pilihan_notifikasi: 1, perangkat: 1, kunci_sandi: 1 }
  const sekali = ['favorit', 'kabar_stok', 'ulasan']
  const jumlah = Object.keys(BAGIAN).map((nama) => [
    nama,
    (a[nama] ?? 0) + (b[nama] ?? 0) - (sekali.includes(nama) ? 1 : 0),
  ])
  const { surat, ...sesudah } = await countBagian(satu)
  const { surat: lama = 0, ...harapan } = { ...Object.fromEntries(jumlah), ...tetap }
  expect(sesudah).toEqual(harapan)
  // The mail about the merge follows.
  expect(surat).toBe(lama + 1)
  expect(await countBagian(lain)).toEqual(c)
  for (const tabel of ['riwayat_status', 'keluhan_pesan'] as const) {
    const milik = db.selectFrom(tabel).select('pengguna_id').where('pengguna_id', '=', satu.pengguna_id)
    expect([tabel, (await milik.execute()).length]).toEqual([tabel, 2])
  }
  const { grup_id } = await db
    .selectFrom('pengguna')
    .select('grup_id')
    .where('pengguna_id', '=', satu.pengguna_id)
    .executeTakeFirstOrThrow()
  expect(grup_id).toBe(grup.grup_id)
})
