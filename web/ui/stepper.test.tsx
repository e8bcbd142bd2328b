import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { Stepper } from './stepper.tsx'

const heard = vi.fn()
const input = () => page.getByRole('textbox', { name: 'Jumlah' })

function Amount({ start = 2, isFull }: { start?: number; isFull?: string }) {
  const [value, setValue] = useState(start)
  const change = (next: number) => {
    heard(next)
    setValue(next)
  }
  return <Stepper label="Jumlah" value={value} min={1} max={5} onChange={change} isFull={isFull} />
}

describe('stepper', () => {
  test('adds one per press and disables plus at the maximum', async () => {
    await show(<Amount start={4} />)
    await press('Tambah jumlah')
    await expect.element(input()).toHaveValue('5')
    await expect.element(button('Tambah jumlah')).toBeDisabled()
    await expect.element(button('Kurangi jumlah')).toBeEnabled()
  })

  test('disables minus at the minimum', async () => {
    await show(<Amount />)
    await press('Kurangi jumlah')
    await expect.element(input()).toHaveValue('1')
    await expect.element(button('Kurangi jumlah')).toBeDisabled()
  })

  test('takes the maximum when more is typed, and says so', async () => {
    await show(<Amount isFull="Stok hanya 5." />)
    await fill(input(), '12')
    await expect.element(input()).toHaveValue('5')
    await see('Stok hanya 5.')
    await expect.element(input()).toHaveAccessibleDescription('Stok hanya 5.')
    await press('Kurangi jumlah')
    await seeNot('Stok hanya 5.')
  })

  test('writes the maximum with Indonesian thousands when it has no sentence of its own', async () => {
    await show(<Stepper label="Jumlah" value={1} min={1} max={1000} onChange={() => {}} />)
    await fill(input(), '1001')
    await see('Maksimal 1.000.')
  })

  test.each(['1,5', '2.000', 'dua', '-1', '1e1'])('rejects %s and keeps the number', async (typed) => {
    heard.mockClear()
    await show(<Amount />)
    await fill(input(), typed)
    await see('Isi angka bulat, misalnya 3.')
    expect(heard).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect.element(input()).toHaveValue('2')
  })

  test('fills an empty field again when it is left', async () => {
    await show(<Amount />)
    await fill(input(), '')
    await expect.element(input()).toHaveValue('')
    await userEvent.tab()
    await expect.element(input()).toHaveValue('2')
  })

  test('counts by arrow keys', async () => {
    await show(<Amount />)
    ;(input().element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect.element(input()).toHaveValue('3')
  })

  test('is disabled as a whole', async () => {
    await show(<Stepper label="Jumlah" value={2} min={1} max={5} onChange={() => {}} disabled />)
    await expect.element(input()).toBeDisabled()
    await expect.element(button('Tambah jumlah')).toBeDisabled()
    await expect.element(button('Kurangi jumlah')).toBeDisabled()
  })
})
