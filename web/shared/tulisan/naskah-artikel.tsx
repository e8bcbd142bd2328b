import type { Dokumen } from '#contract/konten/dokumen.ts'
import { formatDate } from '#contract/wib.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { DokumenContents } from './isi-dokumen.tsx'

interface NaskahArtikelProps {
  judul: string
  /** Date shown to readers, as ISO 8601. */
  tanggal: string
  gambar: string | null
  dokumen: Dokumen
  /** Level of the heading. A page has one `h1`. */
  level?: 'h1' | 'h2'
}

/** Renders an article as readers see it. */
export function NaskahArtikel({ judul, tanggal, gambar, dokumen, level: Title = 'h1' }: NaskahArtikelProps) {
  return (
    <article>
      <Title className="mt-2 text-judul-1">{judul}</Title>
      <p className="mt-2 text-sm text-tinta-2">
        <time dateTime={tanggal}>{formatDate(tanggal)}</time>
      </p>
      {gambar && (
        <GambarKatalog
          jenis="auth/artikel"
          gambar={gambar}
          alt=""
          utama
          sizes="(min-width: 62rem) 36rem, 15rem"
          className="my-6"
        />
      )}
      <DokumenContents dokumen={dokumen} />
    </article>
  )
}
