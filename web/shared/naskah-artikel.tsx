import type { Dokumen } from '#contract/konten/dokumen.ts'
import { formatTanggal } from '#contract/wib.ts'
import { GambarKatalog } from './gambar-katalog.tsx'
import { IsiDokumen } from './isi-dokumen.tsx'

interface NaskahArtikelProps {
  judul: string
  /** The day that readers see, as ISO 8601. */
  tanggal: string
  gambar: string | null
  dokumen: Dokumen
}

/** An article as readers see it. */
export function NaskahArtikel({ judul, tanggal, gambar, dokumen }: NaskahArtikelProps) {
  return (
    <article>
      <h1 className="mt-2">{judul}</h1>
      <p className="mt-2 text-sm text-tinta-2">
        <time dateTime={tanggal}>{formatTanggal(tanggal)}</time>
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
      <IsiDokumen dokumen={dokumen} />
    </article>
  )
}
