import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { CopyButton } from './copy-button.tsx'

afterEach(() => vi.restoreAllMocks())

describe('copy button', () => {
  test('copies the text and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await show(<CopyButton text="JNE123" name="Nomor resi" />)
    await press('Salin nomor resi')
    await expect.element(page.getByRole('status')).toHaveTextContent('Nomor resi disalin')
    expect(write).toHaveBeenCalledWith('JNE123')
  })

  test.each<[string, Partial<Clipboard> | undefined]>([
    ['refuses', { writeText: () => Promise.reject(new Error('NotAllowed')) }],
    ['has no clipboard', undefined],
  ])('says how to copy by hand where the browser %s', async (_, clipboard) => {
    const spy = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard)
    await show(<CopyButton text="JNE123" name="Nomor resi" />)
    await press('Salin nomor resi')
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Gagal menyalin. Tekan lama tulisannya untuk menyalin.')
    await expect.element(page.getByRole('status')).toBeVisible()
    spy.mockRestore()
  })
})
