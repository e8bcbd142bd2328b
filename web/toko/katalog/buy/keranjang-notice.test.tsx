import { expect, onTestFinished, test, vi } from 'vitest'
import { pass, stopTimers } from '#web/testing/clock.ts'
import { link } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { KeranjangNotice } from './keranjang-notice.tsx'

test('the notice about the cart stays while its link has the focus', async () => {
  const bar = document.body.appendChild(document.createElement('header'))
  onTestFinished(() => bar.remove())
  const done = vi.fn()
  stopTimers()
  await show(<KeranjangNotice text="Masuk keranjang" onDone={done} />)
  await expect.element(link('Lihat')).toHaveAttribute('href', '/keranjang')
  ;(link('Lihat').element() as HTMLElement).focus()
  await pass(20_000)
  expect(done).not.toHaveBeenCalled()
  ;(link('Lihat').element() as HTMLElement).blur()
  await pass(7000)
  expect(done).toHaveBeenCalled()
})
