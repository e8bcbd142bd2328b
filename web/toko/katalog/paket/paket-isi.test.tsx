import { describe, expect, test } from 'vitest'
import { FullPaket } from '#contract/katalog/endpoints.ts'
import { contoh } from '#web/testing/contoh.ts'
import { see, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { PaketContents } from './paket-isi.tsx'
import { enoughSentence } from './paket-usage.tsx'

const Content = FullPaket.shape.isi.element
const bagian = (name: string, quantity: number, harga?: number) => ({
  ...contoh(Content, { nama: name, jumlah: quantity, produkId: harga === undefined ? null : 1 }),
  produk: harga === undefined ? null : contoh(Content.shape.produk.unwrap(), { produkId: 1, harga }),
})
const paket = (harga: number, ...contents: ReturnType<typeof bagian>[]) => contoh(FullPaket, { harga, isi: contents })

test.each([
  [0, 'belum cukup untuk sekali rendam 2 m³ pada 150 ppm.'],
  [3, 'cukup untuk sekitar 3 kali rendam 2 m³ pada 150 ppm, 300 mL tiap rendam.'],
])('says for how much a package suffices: %i baths', (kali, sentence) => {
  const bath = { jenis: 'rendam', volume: 2, ppm: 150, takaran: 300, satuan: 'mL' } as const
  expect(enoughSentence({ nama: 'Peroksida', produkId: 5, untuk: [], ...bath, kali })).toBe(sentence)
})

describe('contents of a package', () => {
  test('show the quantity of each, and their separate price', async () => {
    await show(<PaketContents paket={paket(80_000, bagian('Vitamin', 2, 40_000), bagian('Garam', 1, 20_000))} />)
    await see(/2 ×/)
    await see('Rp 100.000')
  })

  test('show the sum also if nothing is saved', async () => {
    await show(<PaketContents paket={paket(120_000, bagian('Vitamin', 2, 40_000))} />)
    await see('Harga jika dibeli satuan')
  })

  test('show no sum if a part has no price', async () => {
    await show(<PaketContents paket={paket(80_000, bagian('Vitamin', 2, 40_000), bagian('Konsultasi', 1))} />)
    await see('Konsultasi')
    await seeNot('Harga jika dibeli satuan')
  })
})
