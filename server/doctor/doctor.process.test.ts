import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import { buildProduk, buildSurat } from '#server/testing/build-rows.ts'
import { startScript } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'

/* `npm run doctor` as the owner runs it. */

const NOW = new Date()
const doctor = (settings: Record<string, string>) => startScript('doctor', [], settings).ended

async function emptyShop() {
  const { url, drop } = await createTestDatabase()
  const db = createDb(url, { max: 1 })
  onTestFinished(async () => {
    await db.destroy()
    await drop()
  })
  return { url, db }
}

test('prints OK for books that add up', async () => {
  const { url } = await emptyShop()
  expect(await doctor({ DATABASE_URL: url })).toEqual({ code: 0, output: 'OK\n', complaint: '' })
})

test('names the row of a broken rule and exits with 1', async () => {
  const { url, db } = await emptyShop()
  const { produk_id } = await buildProduk(db, NOW)
  await sql`UPDATE produk SET stok = 99`.execute(db)
  const { code, output } = await doctor({ DATABASE_URL: url })
  expect(code).toBe(1)
  expect(output).toContain(`Stok adalah jumlah mutasinya. produk ${produk_id}: stok 99, mutasi 10`)
})

test('notes a finding that a person explained with these values, without failing', async () => {
  const { url, db } = await emptyShop()
  const { produk_id } = await buildProduk(db, NOW)
  await sql`UPDATE produk SET stok = 99`.execute(db)
  for (const [rule, values] of [
    ['Stok adalah jumlah mutasinya', 'stok 99, mutasi 10'],
    ['Stok dan yang menunggu dikemas terletak dalam lot', 'stok 99, menunggu 0, lot 10, kurang 0'],
  ])
    await sql`WITH baru AS (
        INSERT INTO penjelasan (aturan, rujukan, keterangan, alasan, oleh, waktu) VALUES
        (${rule}, ${`produk ${produk_id}`}, ${values}, 'Salah hitung', 'Sri', ${NOW}) RETURNING penjelasan_id)
      INSERT INTO jejak (oleh, tindakan, jenis, rujukan, judul, waktu)
      SELECT 'Sri', 'buat', 'penjelasan', penjelasan_id::text, 'Stok', ${NOW} FROM baru`.execute(db)
  const { code, output } = await doctor({ DATABASE_URL: url })
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(
      /^Catatan: Stok adalah .* stok 99, mutasi 10\. Dijelaskan Sri, .* WIB: Salah hitung\nCatatan: .*\nOK\n$/,
    ),
  ])
  await sql`UPDATE produk SET stok = 98`.execute(db)
  expect((await doctor({ DATABASE_URL: url })).code).toBe(1)
})

test('notes a mail that was sent without a recorded attempt, as after a failover', async () => {
  const { url, db } = await emptyShop()
  await buildSurat(db, NOW)
  await sql`UPDATE surat SET status = 'terkirim', percobaan = 0`.execute(db)
  const { code, output } = await doctor({ DATABASE_URL: url })
  expect([code, output]).toEqual([0, expect.stringMatching(/^Catatan: 1 email terkirim tanpa percobaan .*\nOK\n$/)])
})

test('notes failed mail and pictures of other sites without failing', async () => {
  const { url, db } = await emptyShop()
  await buildSurat(db, NOW)
  await sql`UPDATE surat SET status = 'gagal', percobaan = 1, dicoba = dibuat, kesalahan = '550 tidak ada'`.execute(db)
  await buildProduk(db, NOW, { gambar: 'https://contoh.id/a.jpg' })
  expect(await doctor({ DATABASE_URL: url })).toEqual({
    code: 0,
    output:
      'Catatan: 1 email gagal dikirim. Kirim lagi dari menu Email di admin toko.\n' +
      'Catatan: 1 gambar produk atau paket ada di situs lain, jadi tidak ditampilkan. Unggah gambarnya di admin toko.\nOK\n',
    complaint: '',
  })
})

test('starts no shop if none is running', async () => {
  const folder = makeTempFolder()
  onTestFinished(() => removeTempFolder(folder))
  const { code, complaint } = await doctor({ DATA_DIR: folder })
  expect(code).toBe(1)
  expect(complaint).toContain(`Toko di folder ${folder} sedang tidak berjalan`)
  expect(readdirSync(folder)).toEqual([])
})
