import type { Produk } from '#contract/katalog/endpoints.ts'
import { summaryOf } from '#contract/tulisan.ts'
import { escapeXml } from '#web/lib/documents/escape-xml.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'

/** Both readers want at least 500 px. */
const GAMBAR_WIDTH = 960

/**
 * Returns an RSS 2.0 document with the attributes of Google's product data specification, which Meta reads too. Products
 * without a picture are left out, because both require one.
 */
export function writeFeed({ name, url }: { name: string; url: string }, produk: readonly Produk[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(name)}</title>
<link>${escapeXml(url)}</link>
<description>${escapeXml(`Produk ${name}`)}</description>
${produk.flatMap((one) => itemOf(one, url) ?? []).join('\n')}
</channel>
</rss>
`
}

function itemOf(produk: Produk, origin: string): string | undefined {
  const gambar = produk.gambar && gambarUrl('produks', produk.gambar, GAMBAR_WIDTH)
  if (!gambar) return
  const { harga, harga_semula, pilihan_ukuran, kemasan } = produk
  return element('item', [
    element('g:id', produk.produkId),
    element('g:title', produk.nama),
    // A product without a description is described by its name: the attribute is required.
    element('g:description', summaryOf(produk.deskripsi) || produk.nama),
    element('g:link', `${origin}/produk/produk-satuan/${produk.produkId}`),
    element('g:image_link', new URL(gambar, origin).href),
    ...produk.gambar_lain.flatMap((one) => {
      const more = gambarUrl('produks', one.gambar, GAMBAR_WIDTH)
      return more ? element('g:additional_image_link', new URL(more, origin).href) : []
    }),
    element('g:availability', produk.stok > 0 ? 'in_stock' : 'out_of_stock'),
    element('g:price', `${harga_semula ?? harga} IDR`),
    ...(harga_semula === null ? [] : [element('g:sale_price', `${harga} IDR`)]),
    element('g:condition', 'new'),
    ...(produk.produsen ? [element('g:brand', produk.produsen)] : []),
    element('g:identifier_exists', 'no'),
    ...(pilihan_ukuran ? [element('g:item_group_id', pilihan_ukuran.kelompok), element('g:size', kemasan)] : []),
    element('g:product_type', produk.kategoriNama),
    ...(produk.berat_gram > 0 ? [element('g:shipping_weight', `${produk.berat_gram} g`)] : []),
  ])
}

/** @param content a text, or elements */
const element = (name: string, content: string | number | string[]): string =>
  `<${name}>${Array.isArray(content) ? content.join('') : escapeXml(String(content))}</${name}>`
