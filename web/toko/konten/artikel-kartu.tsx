import { Link } from 'react-router'
import type { Artikel } from '#contract/konten/endpoints.ts'
import { formatDate } from '#contract/wib.ts'
import { usePreload } from '#web/lib/use-preload.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { artikelQuery } from './konten-queries.ts'

interface ArtikelKartuProps {
  artikel: Omit<Artikel, 'konten'> & { ringkas: string }
  /** True above the fold: the picture is fetched at once. */
  isPrimary: boolean
}

/** Card of an article; the whole card is a link. */
export function ArtikelKartu({ artikel, isPrimary }: ArtikelKartuProps) {
  const { artikelId, judul, gambar, created_at, ringkas } = artikel
  return (
    <article className="kartu group relative flex min-w-0 flex-col p-3 transition-colors hover:border-laut">
      <GambarKatalog
        kind="auth/artikel"
        gambar={gambar}
        alt=""
        isMain={isPrimary}
        sizes="(min-width: 62rem) 23rem, 22rem"
      />
      <p className="mt-3 text-sm text-tinta-2">
        <time dateTime={created_at}>{formatDate(created_at)}</time>
      </p>
      <h2 className="mt-0.5 text-lg leading-snug">
        <Link
          to={`/artikel/${artikelId}`}
          prefetch="intent"
          {...usePreload([artikelQuery(artikelId)])}
          className="after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-laut group-hover:text-laut"
        >
          {judul}
        </Link>
      </h2>
      <p className="mt-2 text-tinta-2">{ringkas}</p>
    </article>
  )
}

/** Placeholders of the cards, in their size. */
export function ArtikelGridSkeleton() {
  return (
    <div>
      <p role="status" className="mt-4 mb-3 text-sm text-tinta-2">
        Memuat artikel…
      </p>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {['a', 'b', 'c'].map((place) => (
          <div key={place} className="kartu p-3">
            <Skeleton className="aspect-video w-full" />
            <Skeleton className="mt-3 h-5 w-1/3" />
            <Skeleton className="mt-2 h-6 w-4/5" />
            <Skeleton className="mt-3 h-20 w-full" />
          </div>
        ))}
      </div>
    </div>
  )
}
