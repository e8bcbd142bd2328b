import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { fill, press, see } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { sharedValue } from './browser-storage.ts'
import { useSearchField } from './form/use-search-field.ts'
import { usePress } from './use-press.ts'

test('repeats a press from before the script loaded, once', async () => {
  const pressed = vi.fn()
  const early = document.createElement('button')
  early.onclick = pressed
  document.body.append(early)
  document.press = early
  function Screen() {
    usePress()
    return null
  }
  const first = await show(<Screen />)
  await expect.poll(() => pressed.mock.calls.length).toBe(1)
  expect(document.press).toBeNull()
  await first.unmount()
  await show(<Screen />)
  await new Promise((resolve) => setTimeout(resolve))
  expect(pressed).toHaveBeenCalledTimes(1)
  early.remove()
})

describe('search while typing', () => {
  const searched = vi.fn()
  function Cari({ backward = '' }: { backward?: string }) {
    const [q, setQ] = useState('awal')
    const { text, setText, send } = useSearchField(q, (wanted) => {
      searched(wanted)
      setQ(wanted)
    })
    return (
      <>
        <input aria-label="Cari" value={text} onChange={({ target }) => setText(target.value)} onBlur={send} />
        <button type="button" onClick={() => setQ(backward)}>
          Mundur
        </button>
        <p>Alamat: {q}</p>
      </>
    )
  }

  test('sends what rests, trimmed, and nothing twice', async () => {
    searched.mockClear()
    await show(<Cari />)
    await fill('Cari', 'vi')
    await fill('Cari', ' vita ')
    await see('Alamat: vita')
    await fill('Cari', 'vita  ')
    await press('Mundur')
    expect(searched.mock.calls).toEqual([['vita']])
  })

  test('follows changes of the address by other means', async () => {
    await show(<Cari backward="lama" />)
    await fill('Cari', 'vita')
    await see('Alamat: vita')
    await press('Mundur')
    await see('Alamat: lama')
    const { page } = await import('vitest/browser')
    await expect.element(page.getByLabelText('Cari')).toHaveValue('lama')
  })
})

describe('value of this browser', () => {
  const store = () =>
    sharedValue<string>({
      keys: ['uji'],
      unknown: 'tidak tahu',
      load: () => localStorage.getItem('uji') ?? 'kosong',
      save: (value) => localStorage.setItem('uji', value),
    })

  test('notifies every subscriber until it unsubscribes', () => {
    const value = store()
    const [one, two] = [vi.fn(), vi.fn()]
    const stop = value.subscribe(one)
    value.subscribe(two)
    value.write('a')
    stop()
    value.write('b')
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 2])
    expect(localStorage.getItem('uji')).toBe('b')
  })

  test('is read again after another tab wrote it, and not for another key', () => {
    const value = store()
    value.subscribe(() => {})
    value.write('a')
    localStorage.setItem('uji', 'c')
    window.dispatchEvent(new StorageEvent('storage', { key: 'lain' }))
    expect(value.read()).toBe('a')
    window.dispatchEvent(new StorageEvent('storage', { key: 'uji' }))
    expect(value.read()).toBe('c')
  })
})
