import { describe, expect, test } from 'vitest'
import { FullPaket } from '#contract/katalog/endpoints.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, see, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { PaketContents } from './paket-isi.tsx'
import { enoughSentence, PaketUsage } from './paket-usage.tsx'

const Content = FullPaket.shape.isi.element
const bagian = (name: string, quantity: number, harga?: number) => ({
  ...contoh(Content, { nama: name, jumlah: quantity, produkId: harga === undefined ? null : 1 }),
  produk: harga === undefined ? null : contoh(Content.shape.produk.unwrap(), { produkId: 1, harga }),
})
const paket = (harga: number, ...contents: ReturnType<typeof bagian>[]) => contoh(FullPaket, { harga, isi: contents })

const BATH = { jenis: 'rendam', volume: 2.5, ppm: 150, takaran: 1300, satuan: 'mL' } as const
test.each([
  [{ ...BATH, kali: 0 }, 'belum cukup untuk sekali rendam 2,5 m³ pada 150 ppm.'],
  [{ ...BATH, kali: 1200 }, 'cukup untuk sekitar 1.200 kali rendam 2,5 m³ pada 150 ppm, 1.300 mL tiap rendam.'],
  [
    { jenis: 'sanitasi' as const, liter: 1500, ppm: 200 },
    'cukup untuk sekitar 1.500 liter air cucian alat dan wadah kosong, tanpa ikan.',
  ],
  [
    { jenis: 'pakan' as const, kg: 1500, dosis: 2.5, satuan: 'g/kg pakan' as const },
    'cukup untuk sekitar 1.500 kg pakan pada 2,5 g per kg pakan.',
  ],
])('says for how much a package suffices: %j', (use, sentence) => {
  expect(enoughSentence({ nama: 'Peroksida', produkId: 5, untuk: [], ...use })).toBe(sentence)
})

test('the use of a package has its days, warnings, and a calculator of what swims', async () => {
  const use = { nama: 'Peroksida', produkId: 5 }
  const enough = [
    { ...use, ...BATH, kali: 3, untuk: ['cacing-kulit'] as const },
    { ...use, ...BATH, kali: 2, untuk: [] },
    { ...use, jenis: 'sanitasi' as const, liter: 1500, ppm: 200, untuk: [] },
  ]
  const content = { ...paket(0), cara_harian: 'Hari 1: Rendam.\nAngkat.' }
  await show(<PaketUsage paket={{ ...content, enough, volume: 1.6, mix: 'Jangan dicampur.' }} />)
  await see('Jangan dicampur.')
  await see('Hari 1')
  await see('Angkat.')
  await see(/Bak 1,6 m³ adalah terpal/)
  const calculators = link('Hitung untuk bak atau pakan Anda').elements() as HTMLAnchorElement[]
  expect(calculators.map(({ search }) => search)).toEqual(['?produk=5&untuk=cacing-kulit', '?produk=5'])
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
