import { afterAll, expect, test } from 'vitest'
import { updateProduk } from '#contract/katalog/produk-admin.ts'
import { updatePengaturan } from '#contract/pengaturan/admin.ts'
import { closeReadiness, getShopReadiness, READINESS_STEPS } from '#contract/pengaturan/readiness-admin.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { FEATURES } from '#server/features.ts'
import { buildAdmin, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const shop = await testApp(undefined, { settings: { sendsMail: true, midtransServerKey: 'Mid-server-asli' } })
const { db, clock } = shop.deps
const { token } = await buildAdmin(db, clock())
const ready = async () => (await shop.call(getShopReadiness, {}, { token })).body
afterAll(() => shop.close())

test('lists the sample data left to replace, and removes each step once it is done', async () => {
  const obat = await buildProduk(db, clock(), { golongan: 'obat_bebas', nie: '' })
  // A change by the shop itself is none of the owner.
  const entry = { tindakan: 'arsip', jenis: 'produk', rujukan: obat.produk_id, judul: obat.nama } as const
  await jejakRepository(db).recordToko(entry, clock())
  expect(await ready()).toEqual({
    langkah: { identitas: false, produk: false, nie: false, ongkir: false, midtrans: true, surat: true },
    ditutup: false,
  })
  await shop.call(updatePengaturan, { body: { telepon_toko: '0812-3456-7890', semula: {} } as never }, { token })
  const params = { produkId: obat.produk_id }
  await shop.call(updateProduk, { params, body: { nie: 'KKP RI D 2611001', semula: '{}' } as never }, { token })
  expect((await ready()).langkah).toMatchObject({ identitas: true, produk: true, nie: true, ongkir: false })
})

test('stores that the list was dismissed, beside a concurrent edit of the settings', async () => {
  for (const closed of [true, false]) {
    await shop.call(closeReadiness, { body: { ditutup: closed } }, { token })
    expect((await ready()).ditutup).toBe(closed)
  }
})

test('every step has a feature that checks it', () => {
  const known = FEATURES.flatMap(({ readiness = {} }) => Object.keys(readiness))
  expect(known.toSorted()).toEqual(READINESS_STEPS.toSorted())
})
