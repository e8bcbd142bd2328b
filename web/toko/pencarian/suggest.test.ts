import { describe, expect, test } from 'vitest'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'
import { SINONIM } from '#content/sinonim.ts'
import { findProhibited } from '#contract/obat/find-zat.ts'
import { suggest } from './suggest.ts'

const kodeOf = (text: string) => suggest(text, []).penyakit.map(({ gambar }) => gambar)

describe('suggestions of the browser', () => {
  test.each(KODE_PENYAKIT)('name %s by its name', (kode) => {
    expect(kodeOf(PENYAKIT[kode].nama)).toContain(kode)
  })

  test.each([
    ['lin', 'lintah-laut'],
    ['lintha', 'lintah-laut'],
    ['bintk put', 'bintik-putih'],
    ['white sp', 'bintik-putih'],
    ['kut', 'kutu-ikan'],
    ['cacing', 'cacing-kulit'],
    ['megap', 'oksigen-rendah'],
  ])('read "%s" as %s', (text, kode) => {
    expect(kodeOf(text)).toContain(kode)
  })

  test.each([
    ['li', ['lintah', 'limbah']],
    ['', []],
    ['   ', []],
    ['zzqx', []],
  ])('complete "%s"', (text, words) => {
    expect(suggest(text, []).words.slice(0, 2)).toEqual(words)
  })

  test.each([
    ['pk', '/layanan/zat?nama=kalium-permanganat'],
    ['formalen', '/layanan/zat?nama=formalin'],
    ['malakit hijau', '/layanan/zat?nama=hijau-malakit'],
  ])('lead from "%s" to the page of the substance, and to nothing that sounds alike', (text, alamat) => {
    const { zat, produk } = suggest(text, [{ produkId: 3, nama: 'Kalium Peroksimonosulfat', gambar: null }])
    expect(zat.map((one) => one.alamat)).toEqual([alamat])
    expect(produk).toEqual([])
  })

  test.each([
    ['megap2', 'oksigen-rendah'],
    ['bntk pth', 'bintik-putih'],
    ['gripis', 'tenacibakulosis'],
    ['alinta', 'lintah-laut'],
  ])('understand "%s" as %s without the server', (text, kode) => {
    expect(kodeOf(text)).toContain(kode)
  })

  test('are read as the word that the text begins', () => {
    expect(suggest('white sp', []).question).toBe('white spot')
    expect(suggest('lintah', []).question).toBe('lintah')
  })

  test('hold the products that were viewed, without a price', () => {
    const { produk } = suggest('asam sit', [{ produkId: 3, nama: 'Asam Sitrat', gambar: null }])
    expect(produk.map(({ alamat, harga }) => [alamat, harga])).toEqual([['/produk/produk-satuan/3', null]])
  })

  test('complete nothing to a prohibited substance', () => {
    const all = SINONIM.flatMap(([text]) => suggest(text.slice(0, 3), []).words)
    expect(all.filter((text) => findProhibited(text).length > 0)).toEqual([])
  })
})
