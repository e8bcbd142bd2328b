import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, fill, press, see } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { FormGejala } from './form-gejala.tsx'

const looked = vi.fn()
const open = () => {
  looked.mockClear()
  return show(<FormGejala input={{ gejala: [] }} action="/layanan/cek-gejala" onView={looked} />)
}
const openParts = (container: Element) =>
  [...container.querySelectorAll('details')].flatMap((part, index) => (part.open ? [index] : []))
const mark = () => page.getByRole('checkbox').first()

beforeEach(() => history.replaceState(null, ''))

describe('symptom check', () => {
  test('requires at least one sign', async () => {
    await open()
    await see('Belum ada tanda yang dicentang.')
    await press('Lihat hasil')
    await see('Centang minimal satu tanda.')
    expect(looked).not.toHaveBeenCalled()
  })

  test('counts the selected signs, and shows their result', async () => {
    await open()
    await press(page.getByText('Kulit dan sirip').first())
    await press(page.getByRole('checkbox', { name: /^Bintik putih/ }))
    await see(/^1 tanda\./)
    await expect.element(page.getByText('1 diisi')).toBeVisible()
    await press('Lihat hasil')
    await expect.poll(() => looked.mock.calls[0]?.[0].gejala.length).toBe(1)
  })

  test('warns of a sign of danger at once', async () => {
    await open()
    await press(mark())
    await expect.element(page.getByRole('status').last()).toBeVisible()
  })

  test.each(['lima', '-3', '1,5'])('takes "%s" for no number of fish, and shows no result', async (value) => {
    await open()
    await fill('Mati hari ini (ekor)', value)
    await press('Lihat hasil')
    await expect
      .poll(() => (field('Mati hari ini (ekor)').element() as HTMLInputElement).validationMessage)
      .toMatch(/^Isi angka bulat/)
    expect(looked).not.toHaveBeenCalled()
  })

  test('reads a number with an Indonesian comma', async () => {
    await open()
    await fill(/^Oksigen/, '4,5')
    await press('Lihat hasil')
    await expect.poll(() => looked.mock.calls.length).toBe(1)
    expect(Object.values(looked.mock.calls[0]?.[0])).toContain(4.5)
    await expect.element(button('Lihat hasil')).toBeEnabled()
  })

  test('folds its parts on a phone, and opens the one with an invalid number', async () => {
    const { container } = await open()
    const folds = [...container.querySelectorAll('details')]
    expect(folds.map((fold) => fold.open)).toEqual(folds.map(() => false))
    expect(container.getBoundingClientRect().height).toBeLessThan(1500)
    await fill(/^Oksigen/, 'banyak')
    await press('Lihat hasil')
    await expect.poll(() => folds.filter((fold) => fold.open).length).toBe(1)
    await expect.element(field(/^Oksigen/)).toBeVisible()
  })

  test('starts with the parts open that are filled in', async () => {
    await show(<FormGejala input={{ gejala: ['S01'] }} action="/layanan/cek-gejala" onView={looked} />)
    await expect.element(page.getByRole('checkbox', { name: /^Bintik putih/ })).toBeVisible()
  })

  describe('input', () => {
    const spot = () => page.getByRole('checkbox', { name: /^Bintik putih/ })
    const sizes = () => page.getByRole('radio', { checked: true })
    const fillIn = async () => {
      const { unmount } = await open()
      await press(page.getByText('Kulit dan sirip').first())
      await press(spot())
      await press(page.getByText('Ukuran dan jumlah ikan').first())
      await press(page.getByRole('radio', { name: 'Benih' }))
      await fill('Mati hari ini (ekor)', 'lima')
      await unmount()
    }

    test('is restored by Back, invalid values included, in open parts', async () => {
      await fillIn()
      const { container } = await open()
      await see(/^1 tanda\./)
      expect(
        sizes()
          .elements()
          .map((radio) => (radio as HTMLInputElement).value),
      ).toEqual(['benih'])
      await expect.element(spot()).toBeChecked()
      await expect.element(field('Mati hari ini (ekor)')).toHaveValue('lima')
      expect(openParts(container)).toHaveLength(2)
    })

    test('opens a part with nothing but a number', async () => {
      const { unmount } = await open()
      await fill(/^Oksigen/, '4,5')
      await unmount()
      const { container } = await open()
      await expect.poll(() => openParts(container)).toHaveLength(1)
      await expect.element(field(/^Oksigen/)).toBeVisible()
    })

    test('is not found on a new visit', async () => {
      await fillIn()
      history.pushState(null, '')
      await open()
      await see('Belum ada tanda yang dicentang.')
      expect(sizes().elements()).toEqual([])
    })
  })
})
