import { expect, test } from 'vitest'
import { seo } from './seo.ts'

/** Seller of a page of a shop whose contact data are samples, or its own. */
function sellerOf(contoh: boolean): object {
  const toko = { contoh, alamat_toko: 'Dermaga 3', telepon_toko: '081234567890', email_toko: 'toko@contoh.id' }
  const matches = [{ id: 'root', loaderData: { publicUrl: 'http://toko', toko } }]
  const texts = { title: 'Iodin', description: 'Antiseptik', path: '/iodin' }
  const tags = seo(matches, { ...texts, jsonLd: (_url, _image, seller) => seller })
  return (tags.at(-1) as { 'script:ld+json': object })['script:ld+json']
}

test('names the contact data of the shop to search engines, and no sample data', () => {
  const contact = { address: 'Dermaga 3', telephone: '081234567890', email: 'toko@contoh.id' }
  expect(sellerOf(false)).toMatchObject(contact)
  expect(Object.keys(sellerOf(true))).toEqual(['@type', 'name', 'url'])
})
