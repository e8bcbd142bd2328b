import { afterEach, describe, expect, test, vi } from 'vitest'
import { see, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import {
  addLine,
  type KeranjangLine,
  orderAgain,
  refreshLines,
  removeLines,
  setQuantity,
  useKeranjang,
} from './cart.ts'

const produk = (produkId: number, change: Partial<KeranjangLine> = {}): KeranjangLine =>
  ({
    produkId,
    kategori: 'Vitamin',
    nama: `Produk ${produkId}`,
    harga: 25_000,
    gambar: null,
    stok: 5,
    quantity: 1,
    ...change,
  }) as KeranjangLine

function Content() {
  const { lines } = useKeranjang()
  return <p>{lines.length === 0 ? 'Kosong' : lines.map(({ nama, quantity }) => `${quantity} × ${nama}`).join(', ')}</p>
}
const stored = () => JSON.parse(localStorage.getItem('keranjang') ?? '[]')

/** Simulates a write by another tab of this browser. */
function otherTab(value: unknown) {
  localStorage.setItem('keranjang', typeof value === 'string' ? value : JSON.stringify(value))
  window.dispatchEvent(new StorageEvent('storage', { key: 'keranjang' }))
}

afterEach(() => vi.restoreAllMocks())

describe('cart of this browser', () => {
  test('adds up repeated additions, stores them, and shows them at once §9.01', async () => {
    await show(<Content />)
    await see('Kosong')
    expect([addLine(produk(1)), addLine(produk(1)), addLine(produk(2))]).toEqual([true, true, true])
    await see('2 × Produk 1, 1 × Produk 2')
    expect(stored()).toEqual([produk(1, { quantity: 2 }), produk(2)])
  })

  test('takes more than there is, and says that it is full', async () => {
    addLine(produk(1, { stok: 1 }))
    expect(addLine(produk(1, { stok: 1 }))).toBe(true)
    orderAgain(Array.from({ length: 49 }, (_, index) => produk(index + 2)))
    expect(addLine(produk(99))).toBe(false)
    expect(addLine(produk(2))).toBe(true)
  })

  test('keeps at least one of a line, and whole numbers §4.14 §5.68 §9.05', async () => {
    await show(<Content />)
    addLine(produk(1))
    setQuantity('produk-1', 3.9)
    await see('3 × Produk 1')
    setQuantity('produk-1', 0)
    await see('1 × Produk 1')
    setQuantity('produk-1', Number.NaN)
    await see('1 × Produk 1')
  })

  test('restores a removed line §4.13', async () => {
    await show(<Content />)
    orderAgain([produk(1, { quantity: 4 }), produk(2)])
    const undo = removeLines(['produk-1'])
    await see('1 × Produk 2')
    undo()
    await see('1 × Produk 2, 4 × Produk 1')
  })

  test("takes today's price and keeps the number that was wished for", async () => {
    orderAgain([produk(1, { quantity: 4 })])
    refreshLines([produk(1, { harga: 30_000, stok: 2, quantity: 1 }), produk(9)])
    expect(stored()).toEqual([produk(1, { harga: 30_000, stok: 2, quantity: 4 })])
  })

  test('shows additions of another tab, and ignores its invalid data', async () => {
    await show(<Content />)
    otherTab([produk(7, { quantity: 2 })])
    await see('2 × Produk 7')
    otherTab('{rusak')
    await see('Kosong')
  })

  test('adds to the stored cart of another tab, not to its own copy', async () => {
    await show(<Content />)
    addLine(produk(1))
    otherTab([produk(1, { quantity: 3 }), produk(2)])
    await see('3 × Produk 1, 1 × Produk 2')
    addLine(produk(1))
    await see('4 × Produk 1, 1 × Produk 2')
  })

  test('works on for as long as the page when the storage is full', async () => {
    await show(<Content />)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(addLine(produk(1))).toBe(true)
    await see('1 × Produk 1')
    await seeNot('Kosong')
  })

  test('is empty if the storage cannot be read', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await show(<Content />)
    await see('Kosong')
  })
})
