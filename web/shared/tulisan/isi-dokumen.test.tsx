import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Bagian, TextMark } from '#contract/konten/dokumen.ts'
import { StatusBadge } from '#web/shared/status-badge.tsx'
import { link } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { IsiDokumen } from './isi-dokumen.tsx'

const isi = (...content: Bagian[]) => show(<IsiDokumen dokumen={{ type: 'doc', content }} />)
const teks = (text: string, ...marks: TextMark[]) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text, marks }],
})
const tautan = (href: string): TextMark => ({ type: 'link', attrs: { href } })

describe('text of the office', () => {
  test('shows markup as text', async () => {
    const { container } = await isi(teks('<script>alert(1)</script><img src=x>'))
    await expect.element(page.getByText('<script>alert(1)</script><img src=x>')).toBeVisible()
    expect(container.querySelector('script, img')).toBeNull()
  })

  test('leads inside by itself, and outside without telling where from', async () => {
    await isi(teks('dalam', tautan('/produk')), teks('luar', { type: 'bold' }, tautan('https://kkp.go.id')))
    await expect.element(link('dalam')).not.toHaveAttribute('rel')
    await expect.element(link('luar')).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  test('breaks a long word instead of widening the page', async () => {
    await isi(teks('a'.repeat(400)))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('pushes a wide table sideways by itself, and by keys', async () => {
    const cells = { type: 'tableCell' as const, attrs: { colspan: 1, rowspan: 1 }, content: [teks('sel')] }
    await isi({ type: 'table', content: [{ type: 'tableRow', content: Array.from({ length: 12 }, () => cells) }] })
    await expect.element(page.getByRole('region', { name: 'Tabel' })).toHaveAttribute('tabindex', '0')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('starts a numbered list where it was meant to start', async () => {
    await isi({ type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [teks('tiga')] }] })
    await expect.element(page.getByRole('list')).toHaveAttribute('start', '3')
  })
})

describe('state of a payment', () => {
  test.each([
    ['success', {}, 'Berhasil'],
    ['pending', {}, 'Menunggu Pembayaran'],
    ['pending', { menungguResep: true }, 'Menunggu Resep'],
    ['pending', { menungguOngkir: true }, 'Menunggu Ongkir'],
    ['expired', {}, 'Kedaluwarsa'],
    ['refunded', {}, 'Dana Dikembalikan'],
  ] as const)('says %s %j as "%s"', async (status, isi, words) => {
    await show(<StatusBadge status={status} lain="abu" {...isi} />)
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
