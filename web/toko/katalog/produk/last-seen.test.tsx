import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Produk } from '#contract/katalog/endpoints.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { LastSeen } from './last-seen.tsx'

const ONE = contoh(Produk, { produkId: 3, nama: 'Vitamin A' })
const TWO_FILES = contoh(Produk, { produkId: 4, nama: 'Vitamin B' })
const bagian = () => page.getByRole('region', { name: 'Terakhir dilihat' })
const stored = () => localStorage.getItem('terakhir-dilihat')

describe('last viewed products', () => {
  test('are stored in this browser and listed beside the next one, without itself', async () => {
    const first = await show(<LastSeen produk={ONE} />)
    await expect.poll(stored).toContain('Vitamin A')
    await expect.element(bagian()).not.toBeInTheDocument()
    await first.unmount()
    await show(<LastSeen produk={TWO_FILES} />)
    await expect.element(bagian().getByRole('link')).toHaveTextContent('Vitamin A')
    await expect.element(link('Vitamin A')).toHaveAttribute('href', '/produk/produk-satuan/3')
  })

  test('are forgotten with a tap', async () => {
    const first = await show(<LastSeen produk={ONE} />)
    await expect.poll(stored).toContain('Vitamin A')
    await first.unmount()
    await show(<LastSeen produk={TWO_FILES} />)
    await press('Hapus')
    await expect.element(bagian()).not.toBeInTheDocument()
    expect(stored()).toBeNull()
  })
})
