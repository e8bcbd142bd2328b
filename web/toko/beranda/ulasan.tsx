import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSampleToko } from '#web/lib/settings.ts'
import { alamatBarang } from '#web/toko/ulasan/alamat-barang.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ulasanBerandaQuery } from './ulasan-query.ts'

/** Buyers' reviews; sample reviews, marked as such, until there are enough real ones. */
export function Ulasan() {
  const { data } = useQuery(ulasanBerandaQuery())
  const isMarked = useSampleToko()
  return (
    <section id="ulasan" aria-labelledby="judul-ulasan" className="pt-10 pb-6 md:pt-16 md:pb-10">
      <div className="wadah flex flex-wrap items-center gap-3">
        <h2 id="judul-ulasan">Ulasan</h2>
        {data?.contoh && !isMarked && (
          <Badge tone="abu" className="whitespace-normal!">
            Contoh ulasan, bukan dari pembeli sungguhan
          </Badge>
        )}
      </div>
      <section
        aria-label="Daftar ulasan"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="wadah mt-5 min-h-44 overflow-x-auto pb-3"
      >
        <ul className="flex snap-x gap-4">
          {data?.ulasan.map(({ nama, teks, bintang, barang }) => (
            <li key={nama + teks} className="kartu w-72 shrink-0 snap-start p-5">
              {bintang && (
                <p role="img" aria-label={`${bintang} dari 5 bintang`} className="text-kuning">
                  {'★'.repeat(bintang)}
                </p>
              )}
              <blockquote className="line-clamp-6">“{teks}”</blockquote>
              <p className="mt-3 text-sm text-tinta-2">{nama}</p>
              {barang?.dijual && (
                <Link to={alamatBarang(barang.jenis, barang.id)} className="tautan text-sm">
                  {barang.nama}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
    </section>
  )
}
