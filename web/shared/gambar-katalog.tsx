import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { LEBAR_GAMBAR } from '#contract/gambar.ts'
import { useSalinan } from '#web/lib/salinan.ts'
import { cx } from '#web/ui/cx.ts'

/** Whose picture: the part of its address before `/images/`. */
type JenisGambar = 'produks' | 'paket' | 'auth/artikel' | 'beranda'

/**
 * Address of a picture in a width. A file that was chosen just now is its own; a picture on another site has none: that site
 * would learn who looks at it here.
 */
export function gambarUrl(jenis: JenisGambar, gambar: string, lebar: number): string | undefined {
  if (isFile(gambar)) return gambar
  return /^[\w-]+\.\w+$/.test(gambar) ? `/api/${jenis}/images/${gambar}?w=${lebar}` : undefined
}

const isFile = (gambar: string) => gambar.startsWith('data:image/')

interface GambarKatalogProps {
  jenis: JenisGambar
  gambar: string | null
  alt: string
  /**
   * How wide it is shown, in the words of the `sizes` attribute. A phone reads it before it knows its own width and
   * takes itself for 980 px wide: without a step below 62rem it would fetch a picture twice.
   */
  sizes: string
  className?: string
  /** The first picture of the screen: fetched at once, and there with the words around it. One per screen. */
  utama?: boolean
}

/** A product's, package's or article's picture in the width that the screen needs, or a stand-in where there is none. */
export function GambarKatalog({ jenis, gambar, alt, sizes, className, utama }: GambarKatalogProps) {
  const [rusak, setRusak] = useState<string | null>(null)
  // A copy is kept with one width of its pictures.
  const satuUkuran = useSalinan() || (gambar !== null && isFile(gambar))
  const src = gambar && gambarUrl(jenis, gambar, 320)
  const lebar = jenis === 'auth/artikel'
  const box = cx(lebar ? 'aspect-video' : 'aspect-square', 'w-full rounded-sm bg-pasir-tua object-cover', className)
  if (!src || rusak === gambar) {
    return (
      <div
        role="img"
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
        className={cx(box, 'grid place-items-center text-tinta-2')}
      >
        <ImageOff aria-hidden className="size-8" />
      </div>
    )
  }
  return (
    <img
      // The picture may have failed before the page became alive; then no event comes any more.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0) setRusak(gambar)
      }}
      src={src}
      srcSet={satuUkuran ? undefined : LEBAR_GAMBAR.map((w) => `${gambarUrl(jenis, gambar, w)} ${w}w`).join(', ')}
      sizes={satuUkuran ? undefined : sizes}
      width={640}
      height={lebar ? 360 : 640}
      loading={utama ? 'eager' : 'lazy'}
      fetchPriority={utama ? 'high' : undefined}
      decoding={utama ? 'sync' : 'async'}
      alt={alt}
      onError={() => setRusak(gambar)}
      className={cx(box, 'redup')}
    />
  )
}
