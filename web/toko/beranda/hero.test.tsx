import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { Toko } from '#contract/pengaturan/endpoints.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { Hero } from './hero.tsx'

beforeEach(() => answer(listProduk, { items: [], total: 0 }))

describe('top of the landing page', () => {
  test('says how to pay, and from which place the goods come', async () => {
    const toko = contoh(Toko, { alamat_toko: 'Jalan Dermaga 3, Kalianda,\nLampung Selatan' })
    const first = await show(<Hero />, { settings: { toko } })
    await see('Bayar aman: QRIS, transfer, e-wallet')
    await see('Dikirim dari Kalianda, Lampung Selatan')
    await first.unmount()
    await show(<Hero />)
    await seeNot(/Dikirim dari/)
  })

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

  test('replaces its own texts by those of the owner', async () => {
    await show(<Hero />, { settings: { beranda: { judul: '<i>Kerapu</i> sehat' } } })
    await expect.element(page.getByRole('heading')).toHaveTextContent('<i>Kerapu</i> sehat')
    await see(/./)
  })
})
