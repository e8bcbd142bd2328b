import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { GambarKatalog } from './gambar-katalog.tsx'

const draw = (gambar: string) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(GambarKatalog, { kind: 'produks', gambar, alt: 'Iodin', sizes: '8rem' }),
    ),
  )

test('accepts a picture of the shop, or the file that was just chosen', () => {
  expect(draw('a1_b-2.webp')).toContain('src="/api/produks/images/a1_b-2.webp?w=320"')
  expect(draw('data:image/png;base64,AA')).toContain('src="data:image/png;base64,AA"')
})

test.each(['https://contoh.id/a.jpg', '//contoh.id/a.jpg', '/\\\\contoh.id/a.jpg', '../a.jpg', 'data:text/html,a.jpg'])(
  'never loads %s, and shows a drawing',
  (gambar) => {
    expect(draw(gambar)).not.toContain('src=')
    expect(draw(gambar)).toContain('aria-label="Iodin"')
  },
)
