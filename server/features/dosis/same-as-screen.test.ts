import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  computePakanInput,
  computeRendamInput,
  isPakanRule,
  type PakanResult,
  type RendamResult,
} from '#contract/dosis/compute.ts'
import { dosisPakan, dosisRendam, listProdukDosis, type ProdukDosis } from '#contract/dosis/endpoints.ts'
import type { FormValues } from '#contract/dosis/input.ts'
import { isRendamRule } from '#contract/dosis/rendam-produk.ts'
import { bathSteps } from '#contract/dosis/slip-notes.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { produk as seeds } from '#server/db/seed/katalog.ts'
import { buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

/* Feed additives and baths of the demo shop: all are computed, and a public call answers as the screen does. */

/** Products whose directions name an amount, which is not one of a bath with fish or of feed. */
const NOT_COMPUTED: Readonly<Record<string, string>> = {
  P01: 'is wiped onto wounds; tools are dipped by the label',
  P04: 'neutralizes measured chlorine (`zat=tiosulfat`)',
  P23: 'is added to the water every few days, without a bath',
  P24: 'lies in the filter',
}
const AMOUNT = /(?:per|tiap) kg (?:pakan|rucah)|Rucah: .*per kg|ppm|\b(?:g|mL)\/m³|per liter/
const DOSED = seeds.filter(
  ({ golongan, dosis, kode }) => golongan !== 'obat_keras' && AMOUNT.test(dosis) && !NOT_COMPUTED[kode],
)

let shop: TestApp
let all: ProdukDosis[] = []
const found = (name: string) => all.find((one) => one.nama === name) as ProdukDosis

beforeAll(async () => {
  shop = await testApp()
  const { db, clock } = shop.deps
  for (const { nama, kemasan, bentuk, zatAktif = '', aturanPakai = [] } of DOSED) {
    const change = {
      zat_aktif: PRODUK.zat_aktif.typed.parse(zatAktif) as never,
      aturan_pakai: PRODUK.aturan_pakai.typed.parse(aturanPakai.join('; ')) as never,
    }
    await buildProduk(db, clock(), { nama, kemasan, bentuk, ...change })
  }
  all = (await shop.call(listProdukDosis, { query: {} })).body as ProdukDosis[]
})
afterAll(() => shop.close())

const POND = { volume: '1,6', suhu: '27', oksigen: '6' }
const FISH = { ekor: '1200', berat: '250', fr: '3' }

test('every feed additive and bath of the demo shop has a rule that can be computed', () => {
  expect(DOSED.map(({ kode }) => kode)).toEqual(
    'P02 P03 P05 P06 P07 P10 P11 P12 P16 P17 P18 P19 P20 P21 P22 P30'.split(' '),
  )
  for (const { nama, aturanPakai = [] } of DOSED) {
    const rules = found(nama).aturan_pakai
    expect([nama, rules.length]).toEqual([nama, aturanPakai.length])
    expect([nama, rules.filter((rule) => isRendamRule(rule) || isPakanRule(rule)).length]).toEqual([nama, rules.length])
  }
})

/** Every rule of the demo shop, with the values that are typed on the screen or sent to the call. */
const RULES = DOSED.flatMap(({ nama, aturanPakai = [] }) => aturanPakai.map((_, at) => [nama, at] as const))

describe.each(RULES)('%s, rule %i', (name, at) => {
  const ruleOf = () => found(name).aturan_pakai[at] as ProdukDosis['aturan_pakai'][number]
  const purpose = () => ruleOf().untuk[0] ?? ''

  test.each<FormValues>([POND, { volume: '1,6' }])('is the same bath in a call as on screen: %j', async (water) => {
    if (!isRendamRule(ruleOf())) return
    const form = { bentuk: 'volume', ...water, untuk: purpose() }
    const screen = computeRendamInput(found(name), ruleOf(), form) as RendamResult
    const query = { produk: found(name).produkId, ...water, untuk: purpose() }
    const { body } = await shop.call(dosisRendam, { query: query as never })
    const { takaran, satuan, ppm, catatan, batas, keselamatan } = screen
    const langkah = bathSteps(ruleOf().cara === 'rendam', 'volume', 1.6)
    expect(body).toMatchObject({ takaran, satuan, ppm, catatan, batas, keselamatan, langkah })
  })

  test.each<FormValues>([FISH, { ...FISH, fr: '0,9' }])('is the same feed in a call as on screen: %j', async (fish) => {
    if (!isPakanRule(ruleOf())) return
    const screen = computePakanInput(found(name), ruleOf(), fish) as PakanResult
    const query = { produk: found(name).produkId, ...fish, untuk: purpose() }
    const { body } = await shop.call(dosisPakan, { query: query as never })
    const { sehari, perKg, total, satuan, dosis, hari, catatan } = screen
    expect(screen.jenis).toBe('pakan')
    expect(body).toMatchObject({ nama: name, sehari, perKg, total, satuan, dosis, hari, catatan })
  })

  test('refuses seven times the largest dose', async () => {
    const { maks } = ruleOf()
    const query = { produk: found(name).produkId, untuk: purpose() }
    if (isPakanRule(ruleOf())) {
      const { body } = await shop.call(dosisPakan, { query: { ...query, ...FISH, dosis: maks * 7 } as never })
      expect(body).toMatchObject({ code: 'DOSIS_MELEWATI_BATAS' })
    } else if (ruleOf().cara === 'rendam') {
      const { body } = await shop.call(dosisRendam, { query: { ...query, ...POND, ppm: maks * 7 } as never })
      expect(body).toMatchObject({ code: 'DOSIS_MELEWATI_BATAS' })
    }
  })
})

test('measures fish oil in mL, and premix for trash fish in g', async () => {
  const feed = async (name: string, more: object = {}) =>
    (await shop.call(dosisPakan, { query: { produk: found(name).produkId, ...FISH, ...more } as never })).body
  expect(await feed('Minyak Ikan Kaya Omega-3')).toMatchObject({ sehari: 90, perKg: 10, satuan: 'mL', dosis: 10 })
  const premix = await feed('Premiks Multivitamin & Vitamin E', { untuk: 'lemak-tengik', dosis: 4 })
  expect(premix).toMatchObject({ sehari: 36, perKg: 4, satuan: 'g', satuan_dosis: 'g/kg pakan' })
})

test.each([
  [{ ...FISH }, 400],
  [{ ...FISH, dosis: 150, per: 'pakan', kadar: 35 }, 400],
  [{ ...FISH, produk: 1, kadar: 35 }, 400],
])('rejects %j, which names neither a product nor all numbers', async (query, status) => {
  expect((await shop.call(dosisPakan, { query: query as never })).status).toBe(status)
})

test('asks about a dose outside the rule, with the notes once confirmed', async () => {
  const query = { produk: found('Vitamin C Stabil 35%').produkId, ...FISH, untuk: 'kurang-vitamin-c', dosis: 200 }
  const asked = await shop.call(dosisPakan, { query: query as never })
  expect(asked).toMatchObject({ status: 422, body: { code: 'ANGKA_DIRAGUKAN' } })
  const sure = await shop.call(dosisPakan, { query: { ...query, yakin: '1' } as never })
  expect(sure.body).toMatchObject({ catatan: ['Di atas anjuran produk ini, 150 mg/kg pakan.'] })
})
