import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { Button } from '#web/ui/button.tsx'
import { GambarKatalog } from './gambar-katalog.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const gambar = (change: Partial<Parameters<typeof GambarKatalog>[0]> = {}) => (
  <GambarKatalog kind="produks" gambar={PIXEL} alt="Vitamin A" sizes="7rem" {...change} />
)
const kind = () => page.getByRole('img', { name: 'Vitamin A' }).element().tagName

describe('picture of the catalogue', () => {
  test('is shown', async () => {
    await show(gambar())
    expect(kind()).toBe('IMG')
  })

  test('is a placeholder of the same name without a picture', async () => {
    await show(gambar({ gambar: null }))
    expect(kind()).toBe('DIV')
  })

  test('is a placeholder if the picture does not load §2.224', async () => {
    await show(gambar({ gambar: 'hilang.webp', isMain: true }))
    await expect.poll(kind).toBe('DIV')
  })

  test('is a placeholder for a picture on another site, which is never requested', async () => {
    await show(gambar({ gambar: 'https://lain.example/a.png' }))
    expect(kind()).toBe('DIV')
  })

  test('tries again with another picture', async () => {
    function Changing() {
      const [text, setText] = useState('data:image/png;base64,rusak')
      return (
        <>
          {gambar({ gambar: text })}
          <Button onClick={() => setText(PIXEL)}>Ganti</Button>
        </>
      )
    }
    await show(<Changing />)
    await expect.poll(kind).toBe('DIV')
    await press('Ganti')
    await expect.poll(kind).toBe('IMG')
  })

  test('says nothing to ears where words stand beside it', async () => {
    await show(gambar({ gambar: null, alt: '' }))
    await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  })

  test('comes at once where it is the first of the screen, and else when it is near', async () => {
    await show(
      <>
        {gambar({ isMain: true, alt: 'Pertama' })}
        {gambar({ alt: 'Lain' })}
      </>,
    )
    await expect.element(page.getByAltText('Pertama')).toHaveAttribute('loading', 'eager')
    await expect.element(page.getByAltText('Lain')).toHaveAttribute('loading', 'lazy')
  })
})
