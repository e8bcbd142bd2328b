import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Bintang } from '#web/shared/bintang.tsx'
import { alamatBarang } from '#web/toko/ulasan/alamat-barang.ts'
import { ulasanBerandaQuery } from '#web/toko/ulasan/ulasan-queries.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What buyers say; until enough of them have, what they might, and it says so. */
export function Ulasan() {
  const { data } = useQuery(ulasanBerandaQuery())
  return (
    <section id="ulasan" aria-labelledby="judul-ulasan" className="min-h-80 pt-10 pb-6 md:pt-16 md:pb-10">
      <div className="wadah flex flex-wrap items-center gap-3">
        <h2 id="judul-ulasan">Ulasan</h2>
        {data?.isContoh && <Badge tone="abu">Contoh ulasan, bukan pelanggan sungguhan</Badge>}
      </div>
      <section
        aria-label="Daftar ulasan"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="wadah mt-5 overflow-x-auto pb-3"
      >
        <ul className="flex snap-x gap-4">
          {data?.ulasan.map(({ nama, teks, bintang, jenis, id, barang }) => (
            <li key={nama + teks} className="kartu w-72 shrink-0 snap-start p-5">
              {bintang && <Bintang nilai={bintang} />}
              <blockquote className="line-clamp-6 [overflow-wrap:anywhere]">“{teks}”</blockquote>
              <p className="mt-3 text-sm text-tinta-2">{nama}</p>
              {jenis && id && (
                <Link to={alamatBarang(jenis, id)} className="tautan text-sm">
                  {barang}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
    </section>
  )
}
