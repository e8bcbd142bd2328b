import { BookOpen, FileText } from 'lucide-react'
import { Link } from 'react-router'
import type { Pencarian, ResultKind, SearchResult } from '#contract/pencarian/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { Badge } from '#web/ui/badge.tsx'

const JUDUL: Record<ResultKind, string> = {
  penyakit: 'Penyakit',
  produk: 'Produk',
  paket: 'Paket',
  artikel: 'Artikel',
  halaman: 'Halaman',
}

/** Path segment of a group's pictures. */
const RAK = { produk: 'produks', paket: 'paket', artikel: 'auth/artikel' } as const

/** Drawings of the diseases, as far as they exist. */
const KARTU = import.meta.glob<string>('/web/drawings/kartu/*.svg', { query: '?url', import: 'default', eager: true })

export function KelompokResult({ kelompok: { jenis, hasil } }: { kelompok: Pencarian['kelompok'][number] }) {
  return (
    <section aria-labelledby={`hasil-${jenis}`} className="mt-7">
      <h2 id={`hasil-${jenis}`}>{JUDUL[jenis]}</h2>
      <ul className="mt-3 grid gap-3 lg:grid-cols-2">
        {hasil.map((one) => (
          <li key={one.alamat} className="grid min-w-0">
            <Hasil jenis={jenis} hasil={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Hasil({ jenis, hasil }: { jenis: ResultKind; hasil: SearchResult }) {
  const { nama, keterangan, alamat, harga, resep } = hasil
  return (
    <Link
      to={alamat}
      className="kartu group flex min-h-24 min-w-0 items-center gap-3.5 p-3 transition-colors hover:border-laut"
    >
      <Gambar jenis={jenis} gambar={hasil.gambar} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold leading-snug [overflow-wrap:anywhere] group-hover:text-laut">{nama}</span>
        {keterangan && <span className="line-clamp-2 text-tinta-2 [overflow-wrap:anywhere]">{keterangan}</span>}
        {(harga !== null || resep) && (
          <span className="mt-1 flex flex-wrap items-center gap-2">
            {harga !== null && <span className="harga font-bold">{formatRupiah(harga)}</span>}
            {resep && <Badge tone="kuning">Perlu resep</Badge>}
          </span>
        )}
      </span>
    </Link>
  )
}

function Gambar({ jenis, gambar }: { jenis: ResultKind; gambar: string | null }) {
  const src = gambar && srcOf(jenis, gambar)
  if (!src) {
    const Icon = jenis === 'artikel' ? BookOpen : FileText
    return (
      <span aria-hidden className="grid size-18 shrink-0 place-items-center rounded-sm bg-laut-muda text-laut">
        <Icon className="size-7" />
      </span>
    )
  }
  return (
    <img
      src={src}
      alt=""
      width={72}
      height={72}
      loading="lazy"
      className="size-18 shrink-0 rounded-sm bg-pasir-tua object-cover"
    />
  )
}

function srcOf(jenis: ResultKind, gambar: string): string | undefined {
  if (jenis === 'halaman') return undefined
  if (jenis !== 'penyakit') return gambarUrl(RAK[jenis], gambar, 160)
  return KARTU[`/web/drawings/kartu/${gambar}.svg`]
}
