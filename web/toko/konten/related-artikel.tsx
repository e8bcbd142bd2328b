import { useQueries } from '@tanstack/react-query'
import { KODE_PENYAKIT, type KodePenyakit } from '#content/penyakit.ts'
import type { RelatedProduk } from '#contract/kaitan/endpoints.ts'
import { NOT_OBAT } from '#contract/kaitan/kaitan-rules.ts'
import type { Artikel, FullArtikel } from '#contract/konten/endpoints.ts'
import { TautanPenyakit } from '#web/shared/tautan-penyakit.tsx'
import { kaitanQuery } from '#web/toko/kaitan/kaitan-queries.ts'
import { MixBahaya, RelatedProdukList } from '#web/toko/kaitan/related-produk.tsx'

/** Maximum diseases: an article mentions further ones only in passing. */
const PENYAKIT_MAX = 3
const PRODUK_MAX = 4

/** Returns the diseases whose products are shown below an article. */
export const mainPenyakit = ({ penyakit }: Pick<Artikel, 'penyakit'>) =>
  KODE_PENYAKIT.filter((kode) => penyakit.includes(kode)).slice(0, PENYAKIT_MAX)

/** Links to the disease cards of an article, and related products. Renders nothing if there are none. */
export function RelatedArtikel({ artikel }: { artikel: FullArtikel }) {
  const kode = mainPenyakit(artikel)
  const results = useQueries({ queries: kode.map((item) => kaitanQuery(item)) })
  // A server of the previous release sends none.
  const { produk: selected = [], peringatan: fromChoices } = artikel
  const purposes = kode.flatMap(
    (item, index) => results[index]?.data?.produk.map((entry) => ({ ...entry, kode: item })) ?? [],
  )
  const produk: ProdukFor[] = [...selected, ...merge(purposes.filter(({ produkId }) => !isIn(selected, produkId)))]
  const peringatan = fromChoices ?? results.find(({ data }) => data?.peringatan)?.data?.peringatan
  if (kode.length === 0 && produk.length === 0) return null
  const isSupportOnly = produk.length > 0 && produk.every(({ peran }) => peran === 'pendukung')
  return (
    <aside className="mt-8 grid content-start gap-6 border-garis border-t pt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:border-0 lg:pt-0 print:hidden">
      {kode.length > 0 && (
        <section>
          <h2 className="mb-2 text-xl">Penyakit yang dibahas</h2>
          <TautanPenyakit kode={artikel.penyakit} />
        </section>
      )}
      {produk.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{isSupportOnly ? 'Sanitasi dan pendukung' : 'Produk terkait'}</h2>
          {isSupportOnly && <p className="font-semibold text-kuning">{NOT_OBAT}</p>}
          <RelatedProdukList produk={produk} />
          {peringatan && <MixBahaya>{peringatan}</MixBahaya>}
        </section>
      )}
    </aside>
  )
}

type ProdukFor = RelatedProduk & { kode?: KodePenyakit }

const isIn = (produk: readonly RelatedProduk[], id: number) => produk.some(({ produkId }) => produkId === id)

/** Removes duplicates; recommended products precede supporting ones. */
function merge<Produk extends RelatedProduk>(all: readonly Produk[]): Produk[] {
  const anjuran = all.toSorted((a, b) => Number(a.peran === 'pendukung') - Number(b.peran === 'pendukung'))
  return [...new Map(anjuran.toReversed().map((item) => [item.produkId, item])).values()]
    .toReversed()
    .slice(0, PRODUK_MAX)
}
