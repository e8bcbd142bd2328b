import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Bagian, TextMark } from '#contract/konten/dokumen.ts'
import { StatusBadge } from '#web/shared/status-badge.tsx'
import { link } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { DokumenContents } from './isi-dokumen.tsx'

const contentOf = (...content: Bagian[]) => show(<DokumenContents dokumen={{ type: 'doc', content }} />)
const textOf = (text: string, ...marks: TextMark[]) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text, marks }],
})
const tautan = (href: string): TextMark => ({ type: 'link', attrs: { href } })

describe('text of the office', () => {
  test('shows markup as text', async () => {
    const { container } = await contentOf(textOf('<script>alert(1)</script><img src=x>'))
    await expect.element(page.getByText('<script>alert(1)</script><img src=x>')).toBeVisible()
    expect(container.querySelector('script, img')).toBeNull()
  })

  test('leads inside by itself, and outside without telling where from', async () => {
    await contentOf(textOf('dalam', tautan('/produk')), textOf('luar', { type: 'bold' }, tautan('https://kkp.go.id')))
    await expect.element(link('dalam')).not.toHaveAttribute('rel')
    await expect.element(link('luar')).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  test('breaks a long word instead of widening the page', async () => {
    await contentOf(textOf('a'.repeat(400)))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('pushes a wide table sideways by itself, and by keys', async () => {
    const cells = { type: 'tableCell' as const, attrs: { colspan: 1, rowspan: 1 }, content: [textOf('sel')] }
    await contentOf({
      type: 'table',
      content: [{ type: 'tableRow', content: Array.from({ length: 12 }, () => cells) }],
    })
    await expect.element(page.getByRole('region', { name: 'Tabel' })).toHaveAttribute('tabindex', '0')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('starts a numbered list where it was meant to start', async () => {
    await contentOf({
      type: 'orderedList',
      attrs: { start: 3 },
      content: [{ type: 'listItem', content: [textOf('tiga')] }],
    })
    await expect.element(page.getByRole('list')).toHaveAttribute('start', '3')
  })
})

describe('state of a payment', () => {
  test.each([
    ['success', {}, 'Berhasil'],
    ['pending', {}, 'Menunggu Pembayaran'],
    ['pending', { awaitsResep: true }, 'Menunggu Resep'],
    ['pending', { awaitsOngkir: true }, 'Menunggu Ongkir'],
    ['expired', {}, 'Kedaluwarsa'],
    ['refunded', {}, 'Dana Dikembalikan'],
  ] as const)('says %s %j as "%s"', async (status, content, words) => {
    await show(<StatusBadge status={status} other="abu" {...content} />)
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
