import { expect, test } from 'vitest'
import { exportProduk } from '#contract/katalog/produk-admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { exportPesanan, listPesanan } from '#contract/pesanan-admin/admin.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

test('uses the same day everywhere in the office at 3 a.m. in Jakarta', async () => {
  const now = new Date('2026-11-20T20:00:00Z')
  const shop = await testApp(now)
  try {
    const { db } = shop.deps
    const [admin, pembeli] = [await buildAdmin(db, now), await buildPelanggan(db, now)]
    const [produk, send] = [await buildProduk(db, now), await buildPengiriman(db)]
    const body = { produkId: produk.produk_id, jumlah: 1, shippingId: send.shipping_id }
    const nomor = (await shop.call(createPesanan, { body }, { token: pembeli.token })).body.midtransOrderId
    expect(nomor).toMatch(/^KS-261121-/)

    const { token } = admin
    const listed = async (from: string, until: string) =>
      (await shop.call(listPesanan, { query: { dari: from, sampai: until } }, { token })).headers['x-total-count']
    expect(await listed('2026-11-21', '2026-11-21')).toBe('1')
    expect(await listed('2026-11-20', '2026-11-20')).toBe('0')

    const hari = { dari: '2026-11-21', sampai: '2026-11-21' }
    const pesanan = await shop.call(exportPesanan, { query: hari }, { token })
    expect(pesanan.headers['content-disposition']).toBe('attachment; filename="pesanan-2026-11-21.csv"')
    expect(String(pesanan.body)).toContain(`${nomor};2026-11-21 03:00;`)
    const katalog = await shop.call(exportProduk, {}, { token })
    expect(katalog.headers['content-disposition']).toBe('attachment; filename="produk-2026-11-21.csv"')

    // The mail about a new order is delayed for five minutes.
    shop.setClock(new Date(now.getTime() + 5 * 60_000))
    await shop.sendSurat()
    const surat = shop.surat.find(({ kepada }) => kepada === pembeli.email)
    expect(surat?.teks).toContain('Pilih cara bayar sebelum: 21 November 2026 pukul 03.15 WIB')
  } finally {
    await shop.close()
  }
})
