import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { jatah, type Pembeli } from './jatah.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: ReturnType<typeof createDb>
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test.each<[string, Pembeli, { stok: number; ditahan: number; jatah: number }]>([
  ['who paid before takes what there is', 'lama', { stok: 60, ditahan: 0, jatah: 60 }],
  ['whatever others hold', 'lama', { stok: 20, ditahan: 40, jatah: 20 }],
  ['a first order takes all but a third', 'baru', { stok: 60, ditahan: 0, jatah: 40 }],
  ['of ten, six', 'baru', { stok: 10, ditahan: 0, jatah: 6 }],
  ['of two, one', 'baru', { stok: 2, ditahan: 0, jatah: 1 }],
  ['the last unit goes to whoever comes', 'baru', { stok: 1, ditahan: 0, jatah: 1 }],
  ['nothing is nothing', 'baru', { stok: 0, ditahan: 0, jatah: 0 }],
  ['where one of them holds some, half is for all of them', 'baru', { stok: 59, ditahan: 1, jatah: 29 }],
  ['half is reached', 'baru', { stok: 30, ditahan: 30, jatah: 0 }],
  ['a first order was larger than half', 'baru', { stok: 20, ditahan: 40, jatah: 0 }],
  ['of what is left after others paid', 'baru', { stok: 0, ditahan: 30, jatah: 0 }],
  ['where one was let go, a third', 'mengulang', { stok: 60, ditahan: 0, jatah: 20 }],
  ['a third in sum', 'mengulang', { stok: 50, ditahan: 10, jatah: 10 }],
  ['a third is reached', 'mengulang', { stok: 40, ditahan: 20, jatah: 0 }],
  ['one less than half', 'mengulang', { stok: 4, ditahan: 0, jatah: 1 }],
  ['of three, none', 'mengulang', { stok: 3, ditahan: 0, jatah: 0 }],
  ['and not the last unit', 'mengulang', { stok: 1, ditahan: 0, jatah: 0 }],
])('%s (%s)', async (_, pembeli, { stok, ditahan, jatah: expected }) => {
  const query = sql<{
    jatah: number
  }>`SELECT ${jatah(pembeli)} AS jatah FROM (VALUES (${stok}::int, ${ditahan}::int)) AS produk (stok, ditahan_baru)`
  expect((await query.execute(db)).rows).toEqual([{ jatah: expected }])
})
