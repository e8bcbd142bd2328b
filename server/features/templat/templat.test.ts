import { afterAll, afterEach, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { updatePengaturan } from '#contract/pengaturan/admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { processPesanan } from '#contract/pesanan-admin/admin.ts'
import { listTemplat, updateTemplat } from '#contract/templat/admin.ts'
import { defaultOf, type KodeTemplat } from '#contract/templat/templat.ts'
import { suratHtml } from '#server/mail/surat-html.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const shop = await testApp()
const { db, clock, settings } = shop.deps
const { token } = await buildAdmin(db, clock())
afterAll(() => shop.close())
afterEach(() => db.deleteFrom('templat').execute())

const save = (kode: KodeTemplat, input: object, original = {}) =>
  shop.call(updateTemplat, { params: { kode }, body: { ...input, semula: original } }, { token })
const changed = async () => (await shop.call(listTemplat, {}, { token })).body
const suratKe = (recipient: string) =>
  db.selectFrom('surat').select(['subjek', 'teks']).where('kepada', '=', recipient).orderBy('surat_id').execute()

test("mails a new order in the owner's words, with every fact", async () => {
  await save('pesanan-diterima', {
    subjek: 'Pesanan {nomor} masuk',
    isi: 'Assalamualaikum {nama},\n\n{rincian}\n\nBayar di sini: {tautan}\n\nSalam, {toko}',
  })
  const [pembeli, produk, { shipping_id }] = [
    await buildPelanggan(db, clock()),
    await buildProduk(db, clock(), { stok: 5 }),
    await buildPengiriman(db),
  ]
  const { body, status } = await shop.call(
    createPesanan,
    { body: { produkId: produk.produk_id, jumlah: 2, shippingId: shipping_id } as never },
    { token: pembeli.token },
  )
  expect(status).toBe(201)
  const nomor: string = body.midtransOrderId
  const [surat] = await suratKe(pembeli.email)
  expect(surat?.subjek).toBe(`Pesanan ${nomor} masuk`)
  expect(surat?.teks).toMatch(
    new RegExp(
      `^Assalamualaikum ${pembeli.nama},\n\nNomor pesanan: ${nomor}\nStatus: Menunggu Pembayaran\n2 x ${produk.nama} @ Rp [\\s\\S]+\n\nBayar di sini: ${settings.publicUrl}/konfirmasi-pembayaran\\?order=${nomor}\n\nSalam, KerapuSehat\n$`,
    ),
  )
})

test("mails news about an order in the owner's words, with the owner's shop name", async () => {
  await shop.call(updatePengaturan, { body: { nama_toko: 'Tambak Jaya', semula: {} } as never }, { token })
  const [pembeli, produk] = [await buildPelanggan(db, clock()), await buildProduk(db, clock())]
  const lunas = { status_pembayaran: 'success' as const }
  const proses = async () => {
    const { pesanan_id } = await buildPesanan(db, clock(), pembeli.pengguna_id, lunas, [{ produk, jumlah: 1 }])
    const body = { status_pesanan: 'Sedang Di Proses', kurir: '', resi: '' }
    await shop.call(processPesanan, { params: { orderId: pesanan_id }, body: body as never }, { token })
  }
  await proses()
  await save('pesanan-diproses', { isi: 'Kami siapkan.\n\n{rincian}\n\n{tautan}' })
  await proses()
  await shop.call(updatePengaturan, { body: { nama_toko: 'KerapuSehat', semula: {} } as never }, { token })
  const texts = (await suratKe(pembeli.email)).map((surat) => surat.teks)
  expect(texts).toEqual([
    expect.stringMatching(/^Halo [\s\S]+Pesanan Anda sedang kami siapkan\.[\s\S]+\n\nTambak Jaya\n$/),
    expect.stringMatching(/^Kami siapkan\.\n\nNomor pesanan: /),
  ])
})

test("escapes the owner's text in HTML mails", async () => {
  const text = '<b>Halo</b> {nama}\n\n{rincian}\n\n{tautan}'
  expect((await save('pesanan-success', { isi: text })).status).toBe(200)
  const kop = { nama_toko: '', alamat_toko: '', telepon_toko: '', whatsapp_toko: '', jam_toko: '', email_toko: '' }
  const html = suratHtml({ kepada: '', subjek: 'x', teks: text }, { ...kop, npwp_toko: '', publicUrl: 'http://toko' })
  expect(html).toContain('&lt;b&gt;Halo&lt;/b&gt;')
})

test("deletes a text that equals the shop's default", async () => {
  expect((await save('wa-dibayar', { isi: 'Terima kasih {nama}, {nomor} lunas. {kembali}' })).body).toMatchObject({
    kode: 'wa-dibayar',
    message: 'Teks berhasil disimpan',
  })
  expect(await changed()).toEqual([
    { kode: 'wa-dibayar', subjek: '', isi: 'Terima kasih {nama}, {nomor} lunas. {kembali}' },
  ])
  expect((await save('wa-dibayar', defaultOf('wa-dibayar'))).status).toBe(200)
  expect(await changed()).toEqual([])
  const query = { jenis: 'templat', rujukan: 'wa-dibayar' } as const
  const { body: jejak } = await shop.call(listJejak, { query }, { token })
  expect(jejak).toMatchObject([
    {
      tindakan: 'ubah',
      judul: 'Pembayaran diterima',
      sebelum: { isi: 'Terima kasih {nama}, {nomor} lunas. {kembali}' },
    },
    { tindakan: 'ubah', sesudah: { isi: 'Terima kasih {nama}, {nomor} lunas. {kembali}' } },
  ])
})

test('rejects a text that loses a required field, or names an unknown one', async () => {
  const { status, body } = await save('pesanan-dikirim', { subjek: 'Dikirim {resi}', isi: 'Sudah dikirim. {tautan}' })
  expect(status).toBe(400)
  expect(body.errors).toEqual([
    { path: 'subjek', msg: 'Isian {resi} tidak dikenal. Yang bisa dipakai: {nama}, {toko}, {nomor}.' },
    { path: 'isi', msg: 'Isian {rincian} harus ada.' },
  ])
  expect(await changed()).toEqual([])
})

test('rejects an unknown text', async () => {
  expect((await save('entah' as never, { isi: 'x' })).status).toBe(400)
})
