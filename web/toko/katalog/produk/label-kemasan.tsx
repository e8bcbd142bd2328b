import { GAMBAR_WIDTHS } from '#contract/gambar.ts'
import { GambarKatalog, gambarUrl } from '#web/shared/gambar-katalog.tsx'

const WIDEST = Math.max(...GAMBAR_WIDTHS)

/** Picture of the label on the pack, linked to a readable size. */
export function LabelKemasan({ nama, gambar }: { nama: string; gambar: string }) {
  return (
    <section className="mt-8 border-garis border-t pt-8">
      <h2 className="text-xl">Label kemasan</h2>
      <a href={gambarUrl('produks', gambar, WIDEST)} className="mt-2 block w-40 rounded-sm">
        <GambarKatalog jenis="produks" gambar={gambar} alt={`Label kemasan ${nama}`} sizes="10rem" />
        <span className="tautan mt-1 inline-flex min-h-11 items-center">Perbesar label</span>
      </a>
    </section>
  )
}
