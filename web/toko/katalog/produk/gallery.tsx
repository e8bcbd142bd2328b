import { ZoomIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { GAMBAR_WIDTHS } from '#contract/gambar.ts'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { GambarKatalog, gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { cx } from '#web/ui/cx.ts'

const WIDEST = Math.max(...GAMBAR_WIDTHS)

/**
 * Pictures of a product, side by side on a phone. Each leads to its largest version, which the browser shows with its own
 * zoom.
 */
export function Gallery({ produk, children }: { produk: Produk; children: ReactNode }) {
  const { nama, gambar, gambar_label, gambar_lain } = produk
  return (
    <ul
      className={cx(
        'flex snap-x gap-3 overflow-x-auto md:grid md:grid-cols-4',
        gambar_label === null && gambar_lain.length === 0 && 'max-md:justify-center',
      )}
    >
      <li className="kartu relative w-60 shrink-0 snap-start p-3 md:col-span-4 md:w-auto">
        <Zoom gambar={gambar} label={`Perbesar gambar ${nama}`}>
          <GambarKatalog kind="produks" gambar={gambar} alt={nama} isMain sizes="(min-width: 62rem) 34rem, 14rem" />
        </Zoom>
        {children}
      </li>
      {gambar_lain.map((one) => (
        <Small key={one.gambar} gambar={one.gambar} label={`Perbesar: ${one.teks}`} alt={one.teks} />
      ))}
      {gambar_label && <Small gambar={gambar_label} label="Perbesar label" alt={`Label kemasan ${nama}`} />}
    </ul>
  )
}

/** A picture besides the main one. */
function Small({ gambar, label, alt }: { gambar: string; label: string; alt: string }) {
  return (
    <li className="kartu relative w-60 shrink-0 snap-start p-3 md:w-auto md:p-2">
      <Zoom gambar={gambar} label={label}>
        <GambarKatalog kind="produks" gambar={gambar} alt={alt} sizes="(min-width: 62rem) 8rem, 14rem" />
      </Zoom>
    </li>
  )
}

interface ZoomProps {
  gambar: string | null
  label: string
  children: ReactNode
}

function Zoom({ gambar, label, children }: ZoomProps) {
  const href = gambar && gambarUrl('produks', gambar, WIDEST)
  if (!href) return children
  return (
    <a href={href} aria-label={label} className="relative block cursor-zoom-in rounded-sm">
      {children}
      <span className="absolute bottom-2 left-2 rounded-full bg-kertas p-2 text-laut">
        <ZoomIn aria-hidden className="size-5" />
      </span>
    </a>
  )
}
