import { expect, test } from 'vitest'
import { Produk } from '#contract/katalog/endpoints.ts'
import { contoh } from '#web/testing/contoh.ts'
import { writeFeed } from './feed-xml.ts'

const TOKO = { name: 'Toko "Laut" & Kerapu', url: 'https://toko.example' }
const feedOf = (properties: Partial<Produk>) =>
  writeFeed(TOKO, [
    contoh(Produk, {
      produkId: 3,
      nama: 'Vitamin <C>',
      deskripsi: 'Untuk ikan.',
      harga: 60_000,
      harga_semula: null,
      stok: 2,
      gambar: 'c.webp',
      kategoriNama: 'Vitamin',
      produsen: '',
      berat_gram: 0,
      ...properties,
    }),
  ])

test('a product has the attributes that Google and Meta require, escaped', () => {
  const xml = feedOf({})
  expect(xml).toContain('<title>Toko &quot;Laut&quot; &amp; Kerapu</title>')
  expect(xml).toContain(
    '<item><g:id>3</g:id><g:title>Vitamin &lt;C&gt;</g:title><g:description>Untuk ikan.</g:description>' +
      '<g:link>https://toko.example/produk/produk-satuan/3</g:link>' +
      '<g:image_link>https://toko.example/api/produks/images/c.webp?w=960</g:image_link>' +
      '<g:availability>in_stock</g:availability><g:price>60000 IDR</g:price><g:condition>new</g:condition>' +
      '<g:identifier_exists>no</g:identifier_exists><g:product_type>Vitamin</g:product_type></item>',
  )
})

test.each([
  [{ harga: 50_000, harga_semula: 60_000 }, '<g:price>60000 IDR</g:price><g:sale_price>50000 IDR</g:sale_price>'],
  [{ stok: 0 }, '<g:availability>out_of_stock</g:availability>'],
  [{ deskripsi: '' }, '<g:description>Vitamin &lt;C&gt;</g:description>'],
  [{ produsen: 'PT Laut' }, '<g:brand>PT Laut</g:brand>'],
  [
    { gambar_lain: [{ gambar: 'd.webp', teks: 'Belakang' }] },
    '<g:additional_image_link>https://toko.example/api/produks/images/d.webp?w=960</g:additional_image_link>',
  ],
  [{ berat_gram: 500 }, '<g:shipping_weight>500 g</g:shipping_weight>'],
  [
    { pilihan_ukuran: { kelompok: 3, jumlah: 2, mulai: 5000 }, kemasan: 'botol 1 L' },
    '<g:item_group_id>3</g:item_group_id><g:size>botol 1 L</g:size>',
  ],
  [{ nama: 'A\u0001B' }, '<g:title>AB</g:title>'],
])('with %j it says %s', (properties, expected) => {
  expect(feedOf(properties)).toContain(expected)
})

test('a product without a picture is left out, because both readers reject it', () => {
  expect(feedOf({ gambar: null })).not.toContain('<item>')
})
