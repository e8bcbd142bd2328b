import { expect, test } from 'vitest'
import { paketSufficesFor } from '#contract/kaitan/paket-suffices-for.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { produk } from '#server/db/seed/katalog.ts'

/** A sample product as a part of a package. */
function bagian(kode: string, change: object = {}) {
  const found = produk.find((item) => item.kode === kode) ?? expect.fail(kode)
  const usageRules: UsageRule[] = PRODUK.aturan_pakai.typed.parse(found.aturanPakai?.join('; ') ?? '')
  const substances = PRODUK.zat_aktif.typed.parse(found.zatAktif ?? '')
  const content = {
    kemasan: found.kemasan,
    bentuk: found.bentuk,
    zat_aktif: substances,
    aturan_pakai: usageRules,
    ...change,
  }
  return { nama: found.nama, produkId: 1, jumlah: 1, produk: content }
}

test.each([
  // 5,000 mL, of which 1.6 m³ at 75 ppm take 120 g / 0.598 = 201 mL.
  ['P05', [{ jenis: 'rendam', kali: 24, volume: 1.6, ppm: 75, takaran: 201, satuan: 'mL' }]],
  // 1,000 g, of which 1.6 m³ at 250 ppm take 400 g.
  ['P07', [{ jenis: 'rendam', kali: 2, volume: 1.6, ppm: 250, takaran: 400, satuan: 'g' }]],
  // 1,000 g of which 27.6 % are peroxide.
  ['P06', [{ jenis: 'rendam', kali: 2, ppm: 75, takaran: 435, satuan: 'g' }]],
  // 1,000 mL of 0.396 g.
  ['P10', [{ jenis: 'rendam', kali: 3, ppm: 75, takaran: 303, satuan: 'mL' }]],
  // 600 g of chlorine at 200 mg a litre.
  ['P03', [{ jenis: 'sanitasi', liter: 3000, ppm: 200 }]],
  // 500 g at 10 g a litre.
  ['P02', [{ jenis: 'sanitasi', liter: 50, ppm: 10_000 }]],
  // 25 g of thiamine at 20 mg a kg.
  ['P18', [{ jenis: 'pakan', kg: 1250, dosis: 20 }]],
  // No rule that can be computed.
  ['P09', []],
  ['P28', []],
])('computes for a package with %s how long it suffices: %j', (kode, enough) => {
  expect(paketSufficesFor([bagian(kode)])).toMatchObject(enough)
  expect(paketSufficesFor([bagian(kode)])).toHaveLength(enough.length)
})

test('lists one bath with two rules once, for all diseases', () => {
  const [enough] = paketSufficesFor([bagian('P05')])
  expect(enough?.untuk).toEqual(['cacing-kulit', 'cacing-insang', 'kutu-ikan', 'bintik-putih'])
})

test('doubles with two of a part, and needs more for more water', () => {
  expect(paketSufficesFor([{ ...bagian('P07'), jumlah: 2 }])).toMatchObject([{ kali: 5 }])
  expect(paketSufficesFor([bagian('P07')], 3.2)).toMatchObject([{ kali: 1, takaran: 800 }])
})

test.each([
  ['a pack with unknown contents', { kemasan: '1 set' }],
  ['a pack in another unit than its dose', { kemasan: 'jeriken 5 kg' }],
  ['an unknown strength', { zat_aktif: [{ nama: 'hidrogen peroksida', kadar: 42, satuan: '% b/b' }] }],
  ['an unspecified form', { bentuk: '' }],
])('computes nothing for %s', (_, change) => {
  expect(paketSufficesFor([bagian('P05', change)])).toEqual([])
})

test('computes nothing for a part that is only a name', () => {
  expect(paketSufficesFor([{ nama: 'Buku saku', produkId: null, jumlah: 1, produk: null }])).toEqual([])
})
