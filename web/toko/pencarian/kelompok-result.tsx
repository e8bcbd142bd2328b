import { Link } from 'react-router'
import type { KaitanPenyakit } from '#contract/kaitan/endpoints.ts'
import type { Pencarian, ResultKind, SearchResult } from '#contract/pencarian/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PenyakitBarang } from './penyakit-barang.tsx'
import { ResultGambar } from './result-gambar.tsx'

const TITLES: Record<ResultKind, string> = {
  penyakit: 'Penyakit',
  produk: 'Produk',
  paket: 'Paket',
  artikel: 'Artikel',
  halaman: 'Halaman',
}

interface GroupResultProps {
  group: Pencarian['kelompok'][number]
  /** Products and packages for the diseases among the results. */
  kaitan: readonly KaitanPenyakit[]
  className: string
}

export function GroupResult({ group: { jenis, hasil }, kaitan, className }: GroupResultProps) {
  return (
    <section aria-labelledby={`hasil-${jenis}`} className={`mt-7 ${className}`}>
      <h2 id={`hasil-${jenis}`}>{TITLES[jenis]}</h2>
      <ul className="mt-3 grid items-start gap-3 lg:grid-cols-[repeat(auto-fill,minmax(26rem,1fr))]">
        {hasil.map((one) => {
          const purpose = jenis === 'penyakit' && kaitan.find(({ kode }) => kode === one.gambar)
          return (
            <li key={one.alamat} className="kartu min-w-0 transition-colors hover:border-laut">
              <div className="flex items-center">
                <Results kind={jenis} result={one} />
                {one.beli && (
                  <ButtonLink to={one.beli} variant="garis" compact aria-label={`Beli ${one.nama}`} className="mr-3">
                    Beli
                  </ButtonLink>
                )}
              </div>
              {purpose && <PenyakitBarang kaitan={purpose} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Results({ kind, result }: { kind: ResultKind; result: SearchResult }) {
  const { nama, keterangan, alamat, harga, ukuran, resep } = result
  return (
    <Link to={alamat} className="group flex min-h-24 min-w-0 flex-1 items-center gap-3.5 rounded p-3">
      <ResultGambar kind={kind} gambar={result.gambar} className="size-18" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold leading-snug [overflow-wrap:anywhere] group-hover:text-laut">{nama}</span>
        {keterangan && <span className="line-clamp-2 text-tinta-2 [overflow-wrap:anywhere]">{keterangan}</span>}
        {(harga !== null || resep) && (
          <span className="mt-1 flex flex-wrap items-center gap-2">
            {ukuran && <span className="text-sm text-tinta-2">{ukuran} ukuran, mulai</span>}
            {harga !== null && <span className="harga font-bold">{formatRupiah(harga)}</span>}
            {resep && <Badge tone="kuning">Perlu resep</Badge>}
          </span>
        )}
      </span>
    </Link>
  )
}
