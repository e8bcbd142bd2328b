import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, link, press, see } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { Pagination } from './pagination.tsx'

const to = (target: number) => `/produk?page=${target}`

describe('pagination', () => {
  test.each([0, 1])('is hidden for %i pages', async (totalPages) => {
    await show(<Pagination page={1} totalPages={totalPages} to={to} />)
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
  })

  test('leads nowhere before the first page', async () => {
    await show(<Pagination page={1} totalPages={3} to={to} />)
    await expect.element(button('Sebelumnya')).toBeDisabled()
    await expect.element(link('Selanjutnya')).toHaveAttribute('href', '/produk?page=2')
  })

  test('leads nowhere behind the last page', async () => {
    await show(<Pagination page={3} totalPages={3} to={to} />)
    await expect.element(button('Selanjutnya')).toBeDisabled()
    await expect.element(link('Sebelumnya')).toHaveAttribute('href', '/produk?page=2')
  })

  test('leads back from a page beyond the last one', async () => {
    await show(<Pagination page={9} totalPages={3} to={to} />)
    await expect.element(button('Selanjutnya')).toBeDisabled()
    await expect.element(link('Sebelumnya')).toBeVisible()
  })

  test('goes to the next page', async () => {
    const { address } = await show(<Pagination page={2} totalPages={3} to={to} />, { at: '/produk?page=2' })
    await see(/2 dari 3/)
    await press(link('Selanjutnya'))
    await expect.poll(address).toBe('/produk?page=3')
  })
})
