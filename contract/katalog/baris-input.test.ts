import { describe, expect, test } from 'vitest'
import { PRODUK } from './produk-columns-admin.ts'
import type { UsageRule } from './usage-rules.ts'
import { formatDosis } from './usage-words.ts'

/* Active substances and rules of use in spreadsheet notation: parsing and formatting. */

const { zat_aktif, aturan_pakai } = PRODUK
const zat = (name: string, kadar: number, satuan: string) => ({ nama: name, kadar, satuan })
const report = ({ typed }: typeof zat_aktif | typeof aturan_pakai, text: unknown) =>
  typed.safeParse(text).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('zat_aktif', () => {
  test.each([
    ['', [], ''],
    [' ; ; ', [], ''],
    ['povidon iodin 10 % b/v', [zat('povidon iodin', 10, '% b/v')], 'povidon iodin 10 % b/v'],
    ['povidon   iodin  10 % b/v', [zat('povidon iodin', 10, '% b/v')], 'povidon iodin 10 % b/v'],
    ['eugenol 100 % b/b', [zat('eugenol', 100, '% b/b')], 'eugenol 100 % b/b'],
    [' [{"nama":"a   b","kadar":1,"satuan":"mg/g"}]', [zat('a b', 1, 'mg/g')], 'a b 1 mg/g'],
    ['povidon iodin 10 %  b/v', [zat('povidon iodin', 10, '% b/v')], 'povidon iodin 10 % b/v'],
    ['povidon iodin 10% B/V', [zat('povidon iodin', 10, '% b/v')], 'povidon iodin 10 % b/v'],
    ['vitamin B12 0,5 mg/g', [zat('vitamin B12', 0.5, 'mg/g')], 'vitamin B12 0,5 mg/g'],
    ['vitamin B 12 0.5 mg/mL', [zat('vitamin B 12', 0.5, 'mg/mL')], 'vitamin B 12 0,5 mg/mL'],
    ['vitamin A 500000 IU/g', [zat('vitamin A', 500_000, 'IU/g')], 'vitamin A 500000 IU/g'],
    ['A 50 % b/b 10 % b/b', [zat('A 50 % b/b', 10, '% b/b')], 'A 50 % b/b 10 % b/b'],
    [
      'beta-1,3/1,6-glukan 70 % b/b;\n=tanin 1 mg/g\n',
      [zat('beta-1,3/1,6-glukan', 70, '% b/b'), zat('=tanin', 1, 'mg/g')],
      'beta-1,3/1,6-glukan 70 % b/b; =tanin 1 mg/g',
    ],
    ['[{"nama":" eugenol ","kadar":"80,5","satuan":"% b/v"}]', [zat('eugenol', 80.5, '% b/v')], 'eugenol 80,5 % b/v'],
    [[zat('eugenol', 0.0001, '% b/v')], [zat('eugenol', 0.0001, '% b/v')], 'eugenol 0,0001 % b/v'],
  ])('%j is read, written, and read as the same', (text, contents, written) => {
    const read = zat_aktif.typed.parse(text)
    expect(read).toEqual(contents)
    expect(zat_aktif.teks(read)).toBe(written)
    expect(zat_aktif.typed.parse(written)).toEqual(contents)
  })

  const CONTOH = 'tidak bisa dibaca. Tulis seperti: hidrogen peroksida 50 % b/b'
  test.each([
    ['eugenol', [['', `Zat aktif ke-1 ${CONTOH}`]]],
    ['eugenol 80 % b/b; tanin 5', [['', `Zat aktif ke-2 ${CONTOH}`]]],
    ['80 % b/b', [['', `Zat aktif ke-1 ${CONTOH}`]]],
    ['eugenol 80 % v/v', [['', `Zat aktif ke-1 ${CONTOH}`]]],
    ['eugenol 0 % b/b', [['0.kadar', 'Isi angka di atas 0, misalnya 0,5']]],
    ['eugenol 1.000 mg/g', [['0.kadar', 'Isi angka di atas 0, misalnya 0,5']]],
    ['tanin 5 mg/g; eugenol 101 % b/b', [['1.kadar', 'Kadar maksimal 100 % b/b']]],
    ['[{"nama":"","kadar":"x","satuan":"kg"}]', ['0.nama', '0.kadar', '0.satuan']],
    [
      '[{"nama":"a;b","kadar":1,"satuan":"mg/g"}]',
      [['0.nama', 'Nama zat tidak boleh berisi titik koma atau garis tegak']],
    ],
    ['[', [['', 'Zat aktif tidak bisa dibaca']]],
    [7, [['', 'Zat aktif tidak bisa dibaca']]],
    ['a 1 mg/g;'.repeat(21), [['', 'Zat aktif maksimal 20']]],
  ])('rejects %j with a message', (text, expected) => {
    const found = report(zat_aktif, text)
    expect(typeof expected[0] === 'string' ? found?.map(([path]) => path) : found).toEqual(expected)
  })
})

describe('aturan_pakai', () => {
  const LIMITS = { suhu_maks: null, do_min: null, maks_keras: null }
  const ATURAN = {
    cara: 'rendam',
    untuk: [],
    min: 75,
    maks: 75,
    satuan: 'ppm',
    lama: null,
    ulang_hari: null,
    batas: LIMITS,
    sumber: 'Label',
  }

  test.each([
    ['', [], ''],
    ['rendam | 75 ppm | sumber Label', [ATURAN], 'rendam | 75 ppm | sumber Label'],
    ['RENDAM|75 PPM|Sumber Label', [ATURAN], 'rendam | 75 ppm | sumber Label'],
    ['rendam | 75  ppm | sumber  Label', [ATURAN], 'rendam | 75 ppm | sumber Label'],
    [
      'rendam | untuk cacing-kulit, , bintik-putih | 1000000 ppm | sumber Label',
      [{ ...ATURAN, untuk: ['cacing-kulit', 'bintik-putih'], min: 1_000_000, maks: 1_000_000 }],
      'rendam | untuk cacing-kulit, bintik-putih | 1000000 ppm | sumber Label',
    ],
    ['sumber Label | 75 - 75 ppm | rendam', [ATURAN], 'rendam | 75 ppm | sumber Label'],
    [
      'rendam | untuk cacing-kulit,bintik-putih | 75–150 ppm | 30 menit | ulang 7 hari | suhu maks 31 | DO min 5 | maks keras 150 | sumber UF/IFAS FA157',
      [
        {
          ...ATURAN,
          untuk: ['cacing-kulit', 'bintik-putih'],
          maks: 150,
          lama: 30,
          ulang_hari: 7,
          batas: { suhu_maks: 31, do_min: 5, maks_keras: 150 },
          sumber: 'UF/IFAS FA157',
        },
      ],
      'rendam | untuk cacing-kulit, bintik-putih | 75-150 ppm | 30 menit | ulang 7 hari | suhu maks 31 | DO min 5 | maks keras 150 | sumber UF/IFAS FA157',
    ],
    [
      'pakan | 0,5 sampai 1,25 mg/kg ikan/hari | 14 hari | sumber A;\nsanitasi | 10 g/L | 0,5 menit | sumber B',
      [
        { ...ATURAN, cara: 'pakan', min: 0.5, maks: 1.25, satuan: 'mg/kg ikan/hari', lama: 14, sumber: 'A' },
        { ...ATURAN, cara: 'sanitasi', min: 10, maks: 10, satuan: 'g/L', lama: 0.5, sumber: 'B' },
      ],
      'pakan | 0,5-1,25 mg/kg ikan/hari | 14 hari | sumber A; sanitasi | 10 g/L | 0,5 menit | sumber B',
    ],
    [
      '[{"cara":"oles","min":"2","maks":"2","satuan":"mg/kg pakan","lama":"","sumber":" Label "}]',
      [{ ...ATURAN, cara: 'oles', min: 2, maks: 2, satuan: 'mg/kg pakan' }],
      'oles | 2 mg/kg pakan | sumber Label',
    ],
  ])('%j is read, written, and read as the same', (text, contents, written) => {
    const read = aturan_pakai.typed.parse(text)
    expect(read).toEqual(contents)
    expect(aturan_pakai.teks(read)).toBe(written)
    expect(aturan_pakai.typed.parse(written)).toEqual(contents)
  })

  test.each([
    [75, '75 ppm'],
    [1500.5, '75–1.500,5 ppm'],
  ])('shows a dose up to %d as %j', (max, word) => {
    expect(formatDosis({ ...ATURAN, maks: max } as UsageRule)).toBe(word)
  })

  const UNREADABLE = expect.stringMatching(/^Aturan pakai ke-1 tidak bisa dibaca\. Tulis seperti: rendam \| /)
  test.each([
    ['rendam', [['', UNREADABLE]]],
    ['75 ppm | sumber Label', [['', UNREADABLE]]],
    ['suntik | 75 ppm | sumber Label', [['', UNREADABLE]]],
    ['rendam | 75 ppm | 80 ppm | sumber Label', [['', UNREADABLE]]],
    ['rendam | 75 ppm | cara untuk pilek | sumber Label', [['', UNREADABLE]]],
    ['rendam | 75 ppm | menurut sumber Label', [['', UNREADABLE]]],
    ['rendam | 75 ppm | 30 hari | sumber Label', [['', UNREADABLE]]],
    ['pakan | 75 ppm | 30 menit | sumber Label', [['', UNREADABLE]]],
    ['rendam | 75 ppm | kira-kira | sumber Label', [['', UNREADABLE]]],
    ['rendam | 75 ppm', [['0.sumber', 'Sumber tidak boleh kosong']]],
    ['rendam | untuk pilek | 75 ppm | sumber Label', [['0.untuk.0', 'Kode penyakit tidak dikenal']]],
    ['rendam | 150-75 ppm | sumber Label', [['0.maks', 'Dosis terbesar tidak boleh di bawah yang terkecil']]],
    [
      'rendam | 75 ppm | maks keras 50 | sumber Label',
      [['0.batas.maks_keras', 'Batas tidak boleh di bawah dosis terbesar']],
    ],
    ['rendam | 75 ppm | suhu maks 0 | sumber L', [['0.batas.suhu_maks', 'Suhu harus angka di atas 0, atau kosong']]],
    ['rendam | 1000001 ppm | sumber Label', ['0.min', '0.maks']],
    [
      'rendam | 1.000 ppm | sumber Label',
      [
        ['0.min', 'Dosis harus angka di atas 0'],
        ['0.maks', 'Dosis harus angka di atas 0'],
      ],
    ],
  ])('rejects %j with a message', (text, expected) => {
    const found = report(aturan_pakai, text)
    expect(typeof expected[0] === 'string' ? found?.map(([path]) => path) : found).toEqual(expected)
  })
})
