import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { transaction } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { buildAdmin } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doOnce } from './once.ts'

const shop = await testApp()
const { db, clock } = shop.deps
afterAll(() => shop.close())

test('a request that is refused because its twin did the work gets the response of the twin', async () => {
  const once = doOnce(shop.deps)
  const { pengguna_id: penggunaId } = await buildAdmin(db, clock())
  const request = { kunci: randomUUID(), penggunaId, endpoint: 'rejectPersetujuan', content: '' }
  const done = { status: 200, body: { message: 'Pengajuan ditolak' } }
  const twin = () => once(request, () => transaction(db, async () => done))
  const answer = await once(request, async () => {
    await twin()
    throw new AppError('PERSETUJUAN_SELESAI')
  })
  expect(answer).toEqual(done)
})
