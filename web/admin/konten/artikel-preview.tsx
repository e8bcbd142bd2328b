import { useDeferredValue } from 'react'
import type { Dokumen } from '#contract/konten/dokumen.ts'
import { useDataUrl } from '#web/lib/use-data-url.ts'
import { NaskahArtikel } from '#web/shared/tulisan/naskah-artikel.tsx'

interface ArtikelPreviewProps {
  title: string
  dokumen: Dokumen
  date: string
  /** Newly chosen picture, which replaces `gambar`. */
  berkas: File | undefined
  gambar: string | null
}

/** Preview of the article as readers will see it. */
export function ArtikelPreview({ berkas, gambar, dokumen, ...rest }: ArtikelPreviewProps) {
  const chosen = useDataUrl(berkas ?? null)
  return (
    <section
      aria-labelledby="pratinjau"
      className="flex min-w-0 flex-col xl:sticky xl:top-7 xl:max-h-[calc(100dvh-3.5rem)]"
    >
      <h2 id="pratinjau" className="text-lg">
        Pratinjau
      </h2>
      <p className="mb-3 text-sm text-tinta-2">Begini tampilannya untuk pembaca.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="kartu overflow-y-auto p-5 sm:p-6">
        <NaskahArtikel {...rest} level="h2" gambar={chosen ?? gambar} dokumen={useDeferredValue(dokumen)} />
      </div>
    </section>
  )
}
