import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import satuan from '#web/drawings/layanan-2.svg'
import packaged from '#web/drawings/layanan-3.svg'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { type AnyQuery, prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { usePreload } from '#web/lib/use-preload.ts'
import { capitalizedName } from '#web/shared/tautan-penyakit.tsx'
import type { Route } from './+types/choose-kind.page'
import { kategoriQuery, paketQuery } from './katalog-queries.ts'
import { readFilters, writeFilters } from './produk/produk-filters.ts'
import { bestSellingQuery, forDocument, produkListQuery } from './produk/produk-queries.ts'
import { ProdukRow } from './produk/produk-summary.tsx'

const ALL = readFilters(new URLSearchParams())
const SATUAN = [kategoriQuery(), produkListQuery(ALL)]
const PACKAGED = [paketQuery()]
/** Diseases that farmers ask for most, each with products that need no prescription. */
const PROBLEMS = ['bintik-putih', 'cacing-kulit', 'kutu-ikan', 'lintah-laut', 'vibriosis', 'jamur-luar'] as const

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (call) => [kategoriQuery(call), forDocument(bestSellingQuery(call))])
}
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pilih jenis pemesanan',
    description: 'Belanja produk kesehatan ikan kerapu satuan, atau paket pengobatan yang sudah lengkap.',
    path: '/produk',
  })

export default function ChooseKindPage({ loaderData }: Route.ComponentProps) {
  return (
    <Hydrated state={loaderData?.fetched}>
      <div className="wadah py-6 md:py-10">
        <h1>Mau pesan yang mana?</h1>
        <div className="mt-5 grid gap-3 md:grid-cols-2 md:gap-6">
          <KindLink to="/produk/produk-satuan" title="Produk Satuan" gambar={satuan} initial={SATUAN}>
            Obat, vitamin, dan perlengkapan satuan.
          </KindLink>
          <KindLink to="/produk/produk-paketan" title="Produk Paketan" gambar={packaged} initial={PACKAGED}>
            Isinya sudah disusun untuk bakteri, parasit, atau jamur.
          </KindLink>
        </div>
        <Kategori />
        <Chip title="Untuk masalah apa?">
          {PROBLEMS.map((penyakit) => (
            <ChipTautan key={penyakit} to={writeFilters({ ...ALL, penyakit })}>
              {capitalizedName(penyakit)}
            </ChipTautan>
          ))}
        </Chip>
        <BestSellers />
        <Link to="/daftar-harga" className="tautan mt-6">
          Daftar harga semua barang
        </Link>
      </div>
    </Hydrated>
  )
}

interface ChoiceProps {
  to: string
  title: string
  gambar: string
  /** Queries of the linked screen. */
  initial: AnyQuery[]
  children: string
}

function KindLink({ to, title, gambar, initial, children }: ChoiceProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      {...usePreload(initial)}
      className="kartu group flex items-center overflow-hidden transition-colors hover:border-laut"
    >
      <img
        src={gambar}
        alt=""
        width={960}
        height={540}
        className="redup aspect-square w-32 shrink-0 object-cover max-[22rem]:w-20"
      />
      <span className="flex min-w-0 flex-1 items-center gap-3 p-4 md:p-6">
        <span className="min-w-0 flex-1">
          <span className="block font-bold text-xl tracking-tight group-hover:text-laut">{title}</span>
          <span className="mt-1 block text-tinta-2">{children}</span>
        </span>
        <ArrowRight aria-hidden className="size-6 shrink-0 text-laut transition-transform group-hover:translate-x-1" />
      </span>
    </Link>
  )
}

/** Links to the categories. */
function Kategori() {
  const { data = [] } = useQuery(kategoriQuery())
  const contents = data.filter(({ count }) => count > 0)
  if (contents.length === 0) return null
  return (
    <Chip title="Langsung ke kategori">
      {contents.map(({ kategoriId, nama, count }) => (
        <ChipTautan key={kategoriId} to={writeFilters({ ...ALL, kategori: [kategoriId] })}>
          {nama}
          <span className="harga text-tinta-2">{count}</span>
        </ChipTautan>
      ))}
    </Chip>
  )
}

function Chip({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">{children}</ul>
    </nav>
  )
}

function ChipTautan({ to, children }: { to: URLSearchParams; children: ReactNode }) {
  return (
    <li>
      <Link
        to={`/produk/produk-satuan?${to}`}
        prefetch="intent"
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-garis-tua bg-kertas px-4 wrap-anywhere font-medium text-laut transition-colors hover:border-laut hover:bg-laut-muda"
      >
        {children}
      </Link>
    </li>
  )
}

/** Bestsellers; before the first sale, products in stock. Prescription products are not promoted. */
function BestSellers() {
  const { data } = useQuery(bestSellingQuery())
  const contents = (data?.items ?? []).filter(
    ({ stok, resep, belum_terdaftar }) => stok > 0 && !resep && !belum_terdaftar,
  )
  if (contents.length === 0) return null
  return <ProdukRow title={contents[0]?.terjual ? 'Terlaris' : 'Dari rak kami'} produk={contents.slice(0, 6)} />
}
