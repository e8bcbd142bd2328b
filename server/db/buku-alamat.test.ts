import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { execute } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { migrate } from './migrate.ts'

const { url, drop } = await createTestDatabase()
const temp = makeTempFolder()
afterAll(async () => {
  await drop()
  removeTempFolder(temp)
})

const buku = () =>
  execute(url, 'SELECT pengguna_id, rincian, teks, kode_wilayah, utama FROM alamat ORDER BY pengguna_id')

test('an old shop’s addresses come into the book, and what a shop of the version before writes follows', async () => {
  await execute(url, 'DROP SCHEMA public CASCADE')
  await execute(url, 'CREATE SCHEMA public')
  const before = join(temp, 'migrasi')
  mkdirSync(before)
  const folder = join(import.meta.dirname, 'migrations')
  for (const nama of readdirSync(folder).filter((nama) => nama < '0028')) cpSync(join(folder, nama), join(before, nama))
  await migrate(url, before)
  await execute(
    url,
    `INSERT INTO pengguna (nama, email, password_hash, alamat, dihapus, dibuat) VALUES
       ('ada', 'a', 'x', E'Dermaga 3\nLampung', NULL, now()), ('kosong', 'b', 'x', '', NULL, now()),
       ('pergi', 'c', 'x', 'tertinggal', now(), now())`,
  )
  await migrate(url)
  const pertama = {
    pengguna_id: 1,
    rincian: 'Dermaga 3\nLampung',
    teks: 'Dermaga 3\nLampung',
    kode_wilayah: null,
    utama: true,
  }
  expect(await buku()).toEqual([pertama])

  await execute(url, "UPDATE pengguna SET alamat = 'Jl. Baru' WHERE pengguna_id < 3")
  const lain = { ...pertama, rincian: 'Jl. Baru', teks: 'Jl. Baru' }
  expect(await buku()).toEqual([lain, { ...lain, pengguna_id: 2 }])
  await execute(
    url,
    "INSERT INTO pengguna (nama, email, password_hash, alamat, dibuat) VALUES ('baru', 'd', 'x', 'Jl. Baru', now())",
  )
  await execute(url, "UPDATE pengguna SET alamat = '', dihapus = now() WHERE pengguna_id = 1")
  await execute(url, 'DELETE FROM pengguna WHERE pengguna_id = 2')
  expect(await buku()).toEqual([{ ...lain, pengguna_id: 4 }])
})
