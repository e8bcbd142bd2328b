import { useQueries } from '@tanstack/react-query'
import { KODE_PENYAKIT, type KodePenyakit } from '#content/penyakit.ts'
import { BUKAN_OBAT } from '#contract/kaitan/aturan-kaitan.ts'
import type { ProdukTerkait } from '#contract/kaitan/endpoints.ts'
import type { Artikel, ArtikelUtuh } from '#contract/konten/endpoints.ts'
import { TautanPenyakit } from '#web/shared/tautan-penyakit.tsx'
import { kaitanQuery } from '#web/toko/kaitan/kaitan-queries.ts'
import { BahayaCampur, ProdukTerkaitDaftar } from '#web/toko/kaitan/produk-terkait.tsx'

/** Maximum diseases: an article mentions further ones only in passing. */
const PENYAKIT_MAX = 3
const PRODUK_MAX = 4

/** Returns the diseases whose products are shown below an article. */
export const penyakitUtama = ({ penyakit }: Pick<Artikel, 'penyakit'>) =>
  KODE_PENYAKIT.filter((kode) => penyakit.includes(kode)).slice(0, PENYAKIT_MAX)

/** Links to the disease cards of an article, and related products. Renders nothing if there are none. */
export function ArtikelTerkait({ artikel }: { artikel: ArtikelUtuh }) {
  const kode = penyakitUtama(artikel)
  const hasil = useQueries({ queries: kode.map((satu) => kaitanQuery(satu)) })
  // A server of the previous release sends none.
  const { produk: dipilih = [], peringatan: dariPilihan } = artikel
  const untuk = kode.flatMap((satu, index) => hasil[index]?.data?.produk.map((ini) => ({ ...ini, kode: satu })) ?? [])
  const produk: ProdukUntuk[] = [...dipilih, ...gabung(untuk.filter(({ produkId }) => !isIn(dipilih, produkId)))]
  const peringatan = dariPilihan ?? hasil.find(({ data }) => data?.peringatan)?.data?.peringatan
  if (kode.length === 0 && produk.length === 0) return null
  const cuma = produk.length > 0 && produk.every(({ peran }) => peran === 'pendukung')
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
          <h2 className="text-xl">{cuma ? 'Sanitasi dan pendukung' : 'Produk terkait'}</h2>
          {cuma && <p className="font-semibold text-kuning">{BUKAN_OBAT}</p>}
          <ProdukTerkaitDaftar produk={produk} />
          {peringatan && <BahayaCampur>{peringatan}</BahayaCampur>}
        </section>
      )}
    </aside>
  )
}

type ProdukUntuk = ProdukTerkait & { kode?: KodePenyakit }

const isIn = (produk: readonly ProdukTerkait[], id: number) => produk.some(({ produkId }) => produkId === id)

/** Removes duplicates; recommended products precede supporting ones. */
function gabung<Produk extends ProdukTerkait>(semua: readonly Produk[]): Produk[] {
  const anjuran = semua.toSorted((a, b) => Number(a.peran === 'pendukung') - Number(b.peran === 'pendukung'))
  return [...new Map(anjuran.toReversed().map((satu) => [satu.produkId, satu])).values()]
    .toReversed()
    .slice(0, PRODUK_MAX)
}
