import { describe, expect, test } from 'vitest'
import { KARTU } from '#content/kartu-list.ts'
import { KODE_PENYAKIT, type KodePenyakit } from '#content/penyakit.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { TakaranKartu } from './endpoints.ts'
import { type ProdukTakaran, takaranKartu } from './takaran-kartu.ts'

const aturan = (purpose: KodePenyakit, change: Partial<UsageRule> = {}): UsageRule => ({
  cara: 'rendam',
  untuk: [purpose],
  min: 75,
  maks: 150,
  satuan: 'ppm',
  lama: 30,
  ulang_hari: 7,
  batas: { suhu_maks: 31, do_min: 5, maks_keras: 150 },
  sumber: 'Label',
  ...change,
})
const peroxide = (kadar: number, one: UsageRule, change: Partial<ProdukTakaran> = {}): ProdukTakaran => ({
  produkId: 1,
  nama: 'Peroksida',
  kemasan: 'jeriken 5 L',
  stok: 3,
  resep: false,
  belum_terdaftar: false,
  bentuk: 'cairan',
  zat_aktif: [{ nama: 'hidrogen peroksida', kadar, satuan: '% b/b' }],
  aturan_pakai: [one],
  ...change,
})
const NO_LIMITS = { suhu_maks: null, do_min: null, maks_keras: null }
const amount = async (kode: KodePenyakit, ...produk: ProdukTakaran[]) =>
  takaranKartu(kode, await KARTU[kode](), produk).map((found) => {
    const { mulai, paling, satuan, per, dosis } = TakaranKartu.parse(found)
    return { mulai, paling, satuan, per, dosis }
  })

test('names the product, its rule and the way of use', async () => {
  const [bath] = takaranKartu('cacing-kulit', await KARTU['cacing-kulit'](), [peroxide(50, aturan('cacing-kulit'))])
  expect(bath).toMatchObject({
    produkId: 1,
    nama: 'Peroksida',
    kemasan: 'jeriken 5 L',
    stok: 3,
    cara: 'peroksida',
    satuan_dosis: 'ppm',
    sumber: 'Label',
  })
})

describe('a bath per m³ of water', () => {
  test.each([
    ['50 %', 50, {}, [125, 250], [75, 150]],
    ['35 %', 35, {}, [189, 378], [75, 150]],
    ['3 %', 3, {}, [2500, 5000], [75, 150]],
    ["a label above the card's limit", 50, { min: 200, maks: 700 }, undefined, undefined],
    ['a range beyond the limit is cut to it', 50, { min: 100, maks: 300 }, [167, 250], [100, 150]],
    ["a label at the card's limit", 50, { min: 150, maks: 150 }, [250, 250], [150, 150]],
    ['a weaker rule is kept', 50, { maks: 100 }, [125, 167], [75, 100]],
    [
      'a stricter limit of the product',
      50,
      { batas: { suhu_maks: null, do_min: null, maks_keras: 100 } },
      [125, 167],
      [75, 100],
    ],
  ])('%s', async (_, kadar, change, ukuran, dosis) => {
    const found = await amount('cacing-kulit', peroxide(kadar, aturan('cacing-kulit', change)))
    expect(found).toEqual(ukuran ? [{ mulai: ukuran[0], paling: ukuran[1], satuan: 'mL', per: 'm3', dosis }] : [])
  })

  test('weighs a powder: 272 g of percarbonate for 75 ppm', async () => {
    const substances = [{ nama: 'hidrogen peroksida dari perkarbonat', kadar: 27.6, satuan: '% b/b' as const }]
    const powder = peroxide(0, aturan('cacing-kulit', { maks: 75 }), { bentuk: 'serbuk', zat_aktif: substances })
    expect(await amount('cacing-kulit', powder)).toEqual([
      { mulai: 272, paling: 272, satuan: 'g', per: 'm3', dosis: [75, 75] },
    ])
  })

  test('weighs citric acid for leeches: as many grams as ppm', async () => {
    const substances = [{ nama: 'asam sitrat', kadar: 100, satuan: '% b/b' as const }]
    const limits = { suhu_maks: null, do_min: 5, maks_keras: 300 }
    const one = aturan('lintah-laut', { min: 250, maks: 300, batas: limits })
    expect(await amount('lintah-laut', peroxide(0, one, { bentuk: 'kristal', zat_aktif: substances }))).toEqual([
      { mulai: 250, paling: 300, satuan: 'g', per: 'm3', dosis: [250, 300] },
    ])
  })
})

test('weighs a supplement per 10 kg of feed: 4.3 g of 35 % vitamin C for 150 mg/kg', async () => {
  const substances = [{ nama: 'vitamin C', kadar: 35, satuan: '% b/b' as const }]
  const rule = { cara: 'pakan', satuan: 'mg/kg pakan', min: 150, maks: 500, batas: NO_LIMITS } as const
  const one = aturan('kurang-vitamin-c', rule)
  expect(await amount('kurang-vitamin-c', peroxide(0, one, { bentuk: 'serbuk', zat_aktif: substances }))).toEqual([
    { mulai: 4.3, paling: 14.3, satuan: 'g', per: '10kg', dosis: [150, 500] },
  ])
})

test.each([
  [{ min: 6, maks: 6 }, []],
  [
    { min: 20, maks: 30, batas: { suhu_maks: null, do_min: null, maks_keras: 20 } },
    [{ mulai: 0.2, paling: 0.2, satuan: 'g', per: '10kg', dosis: [20, 20] }],
  ],
  [{ min: 21, maks: 30, batas: { suhu_maks: null, do_min: null, maks_keras: 20 } }, []],
  [{ min: 10, maks: 16 }, [{ mulai: 0.1, paling: 0.1, satuan: 'g', per: '10kg', dosis: [10, 16] }]],
  [
    { min: 10, maks: 30, batas: { suhu_maks: null, do_min: null, maks_keras: 20 } },
    [{ mulai: 0.1, paling: 0.2, satuan: 'g', per: '10kg', dosis: [10, 20] }],
  ],
])('rounds a small amount per 10 kg of feed to what the rule %j allows', async (change, expected) => {
  const pure = [{ nama: 'vitamin C', kadar: 100, satuan: '% b/b' as const }]
  const one = aturan('kurang-vitamin-c', {
    cara: 'pakan',
    satuan: 'mg/kg pakan',
    batas: NO_LIMITS,
    ...change,
  })
  expect(await amount('kurang-vitamin-c', peroxide(0, one, { bentuk: 'serbuk', zat_aktif: pure }))).toEqual(expected)
})

describe('no amount is computed', () => {
  const regular = peroxide(50, aturan('cacing-kulit'))
  const formalin = [{ nama: 'formalin', kadar: 37, satuan: '% b/v' as const }]
  test.each<[string, KodePenyakit, ProdukTakaran]>([
    ['for a prescription product', 'cacing-kulit', { ...regular, resep: true }],
    ['for an unregistered product', 'cacing-kulit', { ...regular, belum_terdaftar: true }],
    ['for a substance that the card does not name', 'cacing-kulit', { ...regular, zat_aktif: formalin }],
    ['for another disease', 'bintik-putih', regular],
    [
      'for a bath by another measure',
      'cacing-kulit',
      { ...regular, aturan_pakai: [aturan('cacing-kulit', { satuan: 'mg/kg pakan' })] },
    ],
    ['for an unknown strength', 'cacing-kulit', { ...regular, bentuk: '' }],
    [
      'for a dose in mg per kg of fish',
      'cacing-kulit',
      { ...regular, aturan_pakai: [aturan('cacing-kulit', { cara: 'pakan', satuan: 'mg/kg ikan/hari' })] },
    ],
  ])('%s', async (_, kode, produk) => expect(await amount(kode, produk)).toEqual([]))

  test.each(KODE_PENYAKIT)('for %s, which needs help first or is caused by a virus', async (kode) => {
    const kartu = await KARTU[kode]()
    const all = [
      peroxide(50, aturan(kode)),
      peroxide(0, aturan(kode, { cara: 'pakan', satuan: 'mg/kg pakan' }), {
        bentuk: 'serbuk',
        zat_aktif: [{ nama: 'vitamin', kadar: 10, satuan: '% b/b' }],
      }),
    ]
    if (kartu.hubungi) expect(takaranKartu(kode, kartu, all)).toEqual([])
    else expect(takaranKartu(kode, kartu, all).every(({ mulai, paling }) => mulai <= paling)).toBe(true)
  })
})
