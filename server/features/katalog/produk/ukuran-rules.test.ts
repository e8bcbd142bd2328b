import { describe, expect, test } from 'vitest'
import type { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { SIZES_MAX, sizeProblems } from './ukuran-rules.ts'

const SUBSTANCES: ProdukAdmin['zat_aktif'] = [{ nama: 'Tanin', kadar: 5, satuan: '% b/b' }]
const SMALL = {
  produkId: 1,
  nama: 'Ketapang 100 g',
  kemasan: 'pouch 100 g',
  golongan: 'obat_bebas' as const,
  zat_aktif: SUBSTANCES,
}
const BIG = { ...SMALL, produkId: 2, nama: 'Ketapang 1 kg', kemasan: 'pouch 1 kg' }

describe('sizeProblems', () => {
  test.each([
    ['accepts the same medicine in another pack', {}, []],
    [
      'accepts substances written in other capital letters',
      { zat_aktif: [{ ...SUBSTANCES[0], nama: 'TANIN' }] as typeof SUBSTANCES },
      [],
    ],
    [
      'rejects another class',
      { golongan: 'obat_keras' as const },
      [['golongan', 'Golongan semua ukuran harus sama: “Ketapang 100 g” obat bebas, “Ketapang 1 kg” obat keras.']],
    ],
    [
      'rejects another strength',
      { zat_aktif: [{ ...SUBSTANCES[0], kadar: 10 }] as typeof SUBSTANCES },
      [
        [
          'zat_aktif',
          'Zat aktif semua ukuran harus sama: “Ketapang 100 g” Tanin 5 % b/b, “Ketapang 1 kg” Tanin 10 % b/b.',
        ],
      ],
    ],
    [
      'rejects a size without substances',
      { zat_aktif: [] },
      [
        [
          'zat_aktif',
          'Zat aktif semua ukuran harus sama: “Ketapang 100 g” Tanin 5 % b/b, “Ketapang 1 kg” tanpa zat aktif.',
        ],
      ],
    ],
    [
      'rejects a size without a pack',
      { kemasan: ' ' },
      [['kemasan', 'Isi dulu kemasan “Ketapang 1 kg”. Pembeli memilih ukuran dari kemasannya.']],
    ],
    [
      'rejects the same pack',
      { kemasan: ' Pouch 100 G' },
      [['kemasan', 'Kemasan ini sudah dipakai “Ketapang 100 g”. Tulis ukuran yang berbeda.']],
    ],
    [
      'rejects the same name',
      { nama: 'ketapang 100 g ' },
      [['nama', 'Nama ini sudah dipakai ukuran lain. Tulis ukurannya di nama, supaya beda di keranjang dan nota.']],
    ],
  ])('%s', (_, change, expected) => {
    const problems = sizeProblems({ ...BIG, ...change }, [SMALL, BIG])
    expect(problems.map(({ path, msg }) => [path, msg])).toEqual(expected)
  })

  test('accepts a product without other sizes, whatever it lacks', () => {
    expect(sizeProblems({ ...SMALL, kemasan: '' }, [SMALL])).toEqual([])
  })

  test('limits the number of sizes', () => {
    const all = Array.from({ length: SIZES_MAX }, (_, index) => ({
      ...SMALL,
      produkId: 10 + index,
      nama: `Ketapang ${index}`,
      kemasan: `pouch ${index}`,
    }))
    expect(sizeProblems(BIG, all.slice(1))).toEqual([])
    expect(sizeProblems(BIG, all)).toMatchObject([{ path: 'nama', msg: 'Satu produk maksimal 12 ukuran.' }])
  })
})
