import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { SearchSelect } from './search-select.tsx'

interface Barang {
  id: number
  name: string
}
const BARANG = ['Vitamin A', 'Vitamin B', 'Garam'].map((name, index) => ({ id: index + 1, name }))
const find = async (q: string) => BARANG.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))

function Choose({
  search = find,
  free = false,
  minLetters,
}: {
  search?: typeof find
  free?: boolean
  minLetters?: number
}) {
  const [value, setValue] = useState<Barang | null>(null)
  const [text, onText] = useState('')
  return (
    <>
      <SearchSelect<Barang>
        label="Barang"
        noun="barang"
        value={value}
        onChange={setValue}
        kunciOf={({ id }) => id}
        nameOf={({ name }) => name}
        remarkOf={({ id }) => `Nomor ${id}`}
        kunci={['uji']}
        search={search}
        minLetters={minLetters}
        freeText={free ? { text, onText } : undefined}
      />
      <p>Terpilih: {value?.name ?? `tidak ada, ditulis ${text || 'kosong'}`}</p>
    </>
  )
}

const input = () => page.getByRole('combobox')
const option = (name: RegExp) => page.getByRole('option', { name: name })
const type = async (text: string) => {
  ;(input().element() as HTMLElement).focus()
  await fill(input(), text)
}

describe('search and choose', () => {
  test('chooses by arrows and Enter, and says how many there are', async () => {
    await show(<Choose />)
    await type('vita')
    await see('2 barang ditemukan')
    await expect.element(option(/Vitamin A/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option(/Vitamin B/)).toHaveAttribute('aria-selected', 'true')
    expect(input().element().getAttribute('aria-activedescendant')).toBe(option(/Vitamin B/).element().id)
    await userEvent.keyboard('{Enter}')
    await see('Terpilih: Vitamin B')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(input()).toHaveAccessibleDescription('Nomor 2')
  })

  test('goes round from the first to the last', async () => {
    await show(<Choose />)
    await type('vita')
    await see('2 barang ditemukan')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await see('Terpilih: Vitamin B')
  })

  test('chooses by a tap', async () => {
    await show(<Choose />)
    await type('gar')
    await userEvent.click(option(/Garam/))
    await see('Terpilih: Garam')
  })

  test('takes a choice away', async () => {
    await show(<Choose />)
    await type('gar')
    await userEvent.click(option(/Garam/))
    await press('Hapus Garam')
    await see(/Terpilih: tidak ada/)
    await expect.element(button('Hapus Garam')).not.toBeInTheDocument()
  })

  test('closes the list by Escape and keeps the choice', async () => {
    await show(<Choose />)
    await type('gar')
    await see('1 barang ditemukan')
    await userEvent.keyboard('{Escape}')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(input()).toHaveValue('')
  })

  test('says that nothing was found', async () => {
    await show(<Choose />)
    await type('zzz')
    await see('Tidak ada barang yang ditemukan')
  })

  test('says that it could not search', async () => {
    await show(<Choose search={() => Promise.reject(new Error('x'))} />)
    await type('vita')
    await see('Barang tidak bisa dicari. Periksa koneksi internet Anda.')
  })

  test('does not choose a result of an earlier search', async () => {
    const slow = vi.fn((q: string) => (q === 'vita' ? find(q) : new Promise<Barang[]>(() => {})))
    await show(<Choose search={slow} />)
    await type('vita')
    await see('2 barang ditemukan')
    await type('gara')
    await expect.poll(() => slow.mock.calls.map(([q]) => q)).toContain('gara')
    await userEvent.keyboard('{Enter}')
    await see(/Terpilih: tidak ada/)
  })

  test('searches only from so many letters on', async () => {
    const cari = vi.fn(find)
    await show(<Choose search={cari} minLetters={3} />)
    await type('vi')
    await type('vit')
    await see('2 barang ditemukan')
    expect(cari.mock.calls.map(([q]) => q)).toEqual(['vit'])
  })

  test('takes the only answer when the field is left, where free text is allowed', async () => {
    await show(<Choose free />)
    await type('garam')
    await see('1 barang ditemukan')
    await userEvent.tab()
    await see('Terpilih: Garam')
  })

  test('keeps the input while several results are left', async () => {
    await show(<Choose free />)
    await type('vita')
    await see('2 barang ditemukan')
    await userEvent.tab()
    await see('Terpilih: tidak ada, ditulis vita')
    await expect.element(input()).toHaveValue('vita')
    await seeNot('2 barang ditemukan')
  })
})
