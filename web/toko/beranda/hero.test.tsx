import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { link, see } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { Hero } from './hero.tsx'

describe('top of the landing page', () => {
  test('leads from a sick fish to the symptom check', async () => {
    await show(<Hero />)
    await expect.element(link('Ikan saya sakit')).toHaveAttribute('href', '/layanan/cek-gejala')
  })

  test('leads a visitor to the login and a buyer into the shop §1.07 §2.021 §2.022 §6.03', async () => {
    const first = await show(<Hero />)
    await expect.element(link('Pesan Sekarang')).toHaveAttribute('href', '/login')
    await first.unmount()
    signIn()
    await show(<Hero />)
    await expect.element(link('Pesan Sekarang')).toHaveAttribute('href', '/produk/produk-satuan')
  })

  test('says what the owner wrote in the place of its own words', async () => {
    await show(<Hero />, { settings: { beranda: { judul: '<i>Kerapu</i> sehat' } } })
    await expect.element(page.getByRole('heading')).toHaveTextContent('<i>Kerapu</i> sehat')
    await see(/./)
  })
})
