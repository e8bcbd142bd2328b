import { afterEach, describe, expect, test, vi } from 'vitest'
import { link } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { Share } from './share.tsx'

const CONTENT = { text: 'Vitamin A, Rp 38.000', url: 'https://toko.example/produk/produk-satuan/3' }
const shared = vi.fn(async (_: ShareData) => {})
let isPlain = false
const remember = (event: Event) => {
  isPlain = !event.defaultPrevented
  event.preventDefault()
}

/** Clicks the link. @returns true if the browser would follow it */
async function click(canShare: boolean): Promise<boolean> {
  Object.assign(navigator, { canShare: () => canShare, share: shared })
  document.addEventListener('click', remember, { once: true })
  await show(<Share {...CONTENT} />)
  ;(link('Bagikan').element() as HTMLElement).click()
  return isPlain
}

describe('sharing', () => {
  afterEach(() => {
    shared.mockReset()
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name)
  })

  test('is a plain link with the text and the address on a line of its own', async () => {
    expect(await click(false)).toBe(true)
    expect(shared).not.toHaveBeenCalled()
    const { host, searchParams } = new URL((link('Bagikan').element() as HTMLAnchorElement).href)
    expect([host, searchParams.get('text')]).toEqual(['wa.me', `${CONTENT.text}\n${CONTENT.url}`])
  })

  test('opens the list of the device instead of a site where there is one', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    expect(await click(true)).toBe(false)
    expect(shared.mock.calls).toEqual([[{ text: CONTENT.text, url: CONTENT.url }]])
    expect(opened).not.toHaveBeenCalled()
    opened.mockRestore()
  })

  test.each([
    ["opens the site if the device's share menu fails", 'NotAllowedError', 1],
    ['opens nothing after the share menu was closed', 'AbortError', 0],
  ])('%s', async (_, name, times) => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    shared.mockRejectedValueOnce(new DOMException('', name))
    await click(true)
    await expect.poll(() => shared.mock.settledResults[0]?.type).toBe('rejected')
    await expect.poll(() => opened.mock.calls.length).toBe(times)
    opened.mockRestore()
  })
})
