import { afterAll, beforeAll, expect, test } from 'vitest'
import { dosisRendam, listProdukDosis } from '#contract/dosis/endpoints.ts'
import { takaranPakan } from '#contract/dosis/pakan.ts'
import type { Input } from '#contract/endpoint.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { getProduk } from '#contract/katalog/endpoints.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { approveResep } from '#contract/resep/admin.ts'
import { getResep } from '#contract/resep/endpoints.ts'
import { buildAdmin, buildPelanggan, buildProduk, buildResep } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

/* The numeric dose of a prescription is visible only to the owner of the fish. */

const START = new Date('2026-03-02T03:00:00Z')
let shop: TestApp
let pembeli: Awaited<ReturnType<typeof buildPelanggan>>
let dokter: Awaited<ReturnType<typeof buildAdmin>>
let obat: Awaited<ReturnType<typeof buildProduk>>

beforeAll(async () => {
  shop = await testApp(START)
  const { db, clock } = shop.deps
  pembeli = await buildPelanggan(db, clock())
  dokter = await buildAdmin(db, clock(), 'dokter')
  const substances = PRODUK.zat_aktif.typed.parse('oksitetrasiklin HCl 20 % b/b') as never
  obat = await buildProduk(db, clock(), { resep: true, bentuk: 'premiks', zat_aktif: substances, masa_henti: 30 })
})
afterAll(() => shop.close())

const as = ({ token }: { token: string }) => ({ token })
const resep = async (produk: { produk_id: number; diminta: number }[] = []) =>
  (await buildResep(shop.deps.db, shop.deps.clock(), pembeli.pengguna_id, produk)).resep_id
type Produk = NonNullable<Input<typeof approveResep>['body']['produk'][number]>
const approve = (resepId: number, produk: Partial<Produk>) =>
  shop.call(
    approveResep,
    {
      params: { resepId },
      body: { berlaku_sampai: '2026-04-01', produk: [{ produkId: obat.produk_id, jumlah: 2, ...produk }] },
    },
    as(dokter),
  )
const calculate = async (resepId: number) =>
  (await shop.call(getResep, { params: { resepId } }, as(pembeli))).body.produk[0]?.hitungan

test('computes with the prescribed dose for its owner, and for no other account', async () => {
  const resepId = await resep()
  const answer = await approve(resepId, {
    dosis_angka: '75',
    dosis_satuan: 'mg/kg ikan/hari',
    dosis_hari: 10,
    masa_henti: 21,
  })
  expect(answer.status).toBe(200)
  const dosis = await calculate(resepId)
  // The product's withdrawal period is longer than the prescription's.
  expect(dosis).toEqual({
    dosis: 75,
    satuan: 'mg/kg ikan/hari',
    hari: 10,
    masa_henti: 30,
    kekuatan: { satuan: 'g', aktif: 0.2 },
  })
  const ikan = { ekor: 1200, berat: 250, fr: 3 }
  expect(takaranPakan({ ...ikan, dosis: 75, per: 'ikan', aktif: dosis?.kekuatan?.aktif ?? 0, hari: 10 }).total).toBe(
    1125,
  )

  const other = await buildPelanggan(shop.deps.db, START)
  expect((await shop.call(getResep, { params: { resepId } }, as(other))).status).toBe(404)
  expect((await shop.call(getResep, { params: { resepId } })).status).toBe(401)
  for (const answer of [
    await shop.call(getProduk, { params: { produkId: obat.produk_id } }),
    await shop.call(listProdukDosis, { query: { produk: obat.produk_id } }),
    await shop.call(dosisRendam, { query: { produk: obat.produk_id, ppm: 75, volume: 2 } }),
  ])
    expect(JSON.stringify(answer.body)).not.toMatch(/"dosis":75|takaran/)
  const admin = await buildAdmin(shop.deps.db, START)
  const { body } = await shop.call(listJejak, { query: { jenis: 'resep', rujukan: resepId } as never }, as(admin))
  expect(JSON.stringify(body)).toContain('75 mg/kg ikan/hari, 10 hari, masa henti 30 hari')
})

test.each([
  ['that its owner requested', true],
  ['that only the office named', false],
])('keeps the dose and the longer withdrawal period of a product %s', async (_, isRequested) => {
  const resepId = await resep(isRequested ? [{ produk_id: obat.produk_id, diminta: 5 }] : [])
  const dosis = { dosis_angka: '75', dosis_satuan: 'mg/kg ikan/hari', dosis_hari: 10, masa_henti: 45 } as const
  expect((await approve(resepId, dosis)).status).toBe(200)
  expect(await calculate(resepId)).toMatchObject({ dosis: 75, satuan: 'mg/kg ikan/hari', hari: 10, masa_henti: 45 })
})

test('computes nothing for a prescription in words alone', async () => {
  const resepId = await resep()
  expect(
    (await approve(resepId, { dosis: 'Sesuai petunjuk', dosis_angka: '', dosis_hari: '', masa_henti: '' })).status,
  ).toBe(200)
  expect(await calculate(resepId)).toBeNull()
})

test('stores neither unit nor days of a dose without a number', async () => {
  const resepId = await resep()
  expect((await approve(resepId, { dosis: 'Sesuai petunjuk', dosis_angka: '', dosis_hari: 7 })).status).toBe(200)
  const stored = shop.deps.db.selectFrom('resep_produk').select(['dosis_angka', 'dosis_satuan', 'dosis_hari'])
  expect(await stored.where('resep_id', '=', resepId).execute()).toEqual([
    { dosis_angka: null, dosis_satuan: null, dosis_hari: null },
  ])
})

test('has no dose without approval, even if one was typed', async () => {
  const resepId = await resep()
  const other = await buildProduk(shop.deps.db, START, { resep: true })
  const produk = [
    { produkId: obat.produk_id, jumlah: 0, dosis_angka: 75, dosis_hari: 10 },
    { produkId: other.produk_id, jumlah: 1 },
  ]
  const body = { berlaku_sampai: '2026-04-01', produk }
  expect((await shop.call(approveResep, { params: { resepId }, body }, as(dokter))).status).toBe(200)
  const { body: read } = await shop.call(getResep, { params: { resepId } }, as(pembeli))
  expect(read.produk.map(({ hitungan }: { hitungan: unknown }) => hitungan)).toEqual([null, null])
})

test.each([
  [{ dosis_angka: '75' }, 'produk.0.dosis_hari'],
  [{ dosis_angka: '75', dosis_hari: 0 }, 'produk.0.dosis_hari'],
  [{ dosis_angka: '75', dosis_hari: 91 }, 'produk.0.dosis_hari'],
  [{ dosis_angka: '0', dosis_hari: 5 }, 'produk.0.dosis_angka'],
  [{ dosis_angka: '1.500', dosis_hari: 5 }, 'produk.0.dosis_angka'],
  [{ dosis_angka: '75', dosis_hari: 5, dosis_satuan: 'g/L' as never }, 'produk.0.dosis_satuan'],
  [{ masa_henti: -1 }, 'produk.0.masa_henti'],
])('rejects %j as a dose', async (produk, path) => {
  const { status, body } = await approve(await resep(), produk)
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ path }] })
})
