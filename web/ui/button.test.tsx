import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { button, press } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { Button, IconButton } from './button.tsx'

describe('button', () => {
  test('does not submit a form by itself', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    await show(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button>Batal</Button>
      </form>,
    )
    await press('Batal')
    expect(submit).not.toHaveBeenCalled()
  })

  test('is disabled and busy while it works, and keeps the focus afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    function Work() {
      const [busy, setBusy] = useState(false)
      const work = () => {
        setBusy(true)
        void promise.then(() => setBusy(false))
      }
      return (
        <Button busy={busy} onClick={work}>
          Simpan
        </Button>
      )
    }
    await show(<Work />)
    await press('Simpan')
    await expect.element(button('Simpan')).toBeDisabled()
    await expect.element(button('Simpan')).toHaveAttribute('aria-busy', 'true')
    resolve()
    await expect.element(button('Simpan')).toBeEnabled()
    await expect.element(button('Simpan')).toHaveFocus()
  })

  test('leaves the focus where it went while the button was busy', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    function Work() {
      const [busy, setBusy] = useState(false)
      const work = () => {
        setBusy(true)
        void promise.then(() => setBusy(false))
      }
      return (
        <>
          <Button busy={busy} onClick={work}>
            Simpan
          </Button>
          <Button>Lain</Button>
        </>
      )
    }
    await show(<Work />)
    await press('Simpan')
    await expect.element(button('Simpan')).toBeDisabled()
    ;(button('Lain').element() as HTMLElement).focus()
    resolve()
    await expect.element(button('Simpan')).toBeEnabled()
    await new Promise(requestAnimationFrame)
    await expect.element(button('Lain')).toHaveFocus()
  })

  test('names a picture', async () => {
    await show(<IconButton label="Hapus baris">x</IconButton>)
    await expect.element(button('Hapus baris')).toHaveAttribute('title', 'Hapus baris')
  })
})
