import { ArrowRight, Boxes, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnyQuery } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { usePreload } from '#web/lib/use-preload.ts'
import type { Route } from './+types/pilih-jenis.page'
import { kategoriQuery, paketQuery, produkListQuery } from './katalog-queries.ts'
import { readSaringan } from './produk-saringan.ts'

const SATUAN = [kategoriQuery(), produkListQuery(readSaringan(new URLSearchParams()))]
const PAKETAN = [paketQuery()]

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pilih jenis pemesanan',
    description: 'Belanja produk kesehatan ikan kerapu satuan, atau paket pengobatan yang sudah lengkap.',
    path: '/produk',
  })

export default function PilihJenisPage() {
  return (
    <div className="wadah py-8 md:py-12">
      <h1>Mau pesan yang mana?</h1>
      <p className="mt-2 max-w-prose text-tinta-2">
        Pilih satu per satu, atau ambil paket yang isinya sudah kami susun.
      </p>
      <div className="mt-6 grid gap-4 md:mt-8 md:grid-cols-2 md:gap-6">
        <Pilihan
          to="/produk/produk-satuan"
          title="Produk Satuan"
          icon={<Package aria-hidden className="size-8" />}
          awal={SATUAN}
        >
          Obat, vitamin, probiotik, dan perlengkapan. Cari menurut nama atau kategori.
        </Pilihan>
        <Pilihan
          to="/produk/produk-paketan"
          title="Produk Paketan"
          icon={<Boxes aria-hidden className="size-8" />}
          awal={PAKETAN}
        >
          Paket pengobatan bakteri, parasit, dan jamur dengan isi dan harga yang jelas.
        </Pilihan>
      </div>
    </div>
  )
}

interface PilihanProps {
  to: string
  title: string
  icon: ReactNode
  /** What the screen behind it asks for. */
  awal: AnyQuery[]
  children: string
}

function Pilihan({ to, title, icon, awal, children }: PilihanProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      {...usePreload(awal)}
      className="kartu group relative flex flex-col gap-3 overflow-hidden p-6 transition-colors hover:border-laut md:p-8"
    >
      <span aria-hidden className="bintik absolute -top-6 -right-10 size-48 opacity-15" />
      <span className="grid size-16 place-items-center rounded bg-laut-muda text-laut">{icon}</span>
      <h2 className="mt-2">{title}</h2>
      <p className="text-tinta-2">{children}</p>
      <span className="mt-auto inline-flex items-center gap-2 pt-2 font-semibold text-laut">
        Lihat
        <ArrowRight aria-hidden className="size-5 transition-transform group-hover:translate-x-1" />
      </span>
    </Link>
  )
}
