import type { Dokumen } from '#contract/konten/dokumen.ts'
import { formatDate } from '#contract/wib.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { DokumenContents } from './isi-dokumen.tsx'

interface NaskahArtikelProps {
  title: string
  /** Date shown to readers, as ISO 8601. */
  date: string
  gambar: string | null
  dokumen: Dokumen
  /** Level of the heading. A page has one `h1`. */
  level?: 'h1' | 'h2'
}

/** Renders an article as readers see it. */
export function NaskahArtikel({ title, date, gambar, dokumen, level: Title = 'h1' }: NaskahArtikelProps) {
  return (
    <article>
      <Title className="mt-2 text-judul-1">{title}</Title>
      <p className="mt-2 text-sm text-tinta-2">
        <time dateTime={date}>{formatDate(date)}</time>
      </p>
      {gambar && (
        <GambarKatalog
          kind="auth/artikel"
          gambar={gambar}
          alt=""
          isMain
          sizes="(min-width: 62rem) 36rem, 15rem"
          className="my-6"
        />
      )}
      <DokumenContents dokumen={dokumen} />
    </article>
  )
}
