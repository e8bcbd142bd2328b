import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { GAMBAR_WIDTHS } from '#contract/gambar.ts'
import { useCopy } from '#web/lib/copy.ts'
import { cx } from '#web/ui/cx.ts'

/** Owner of the picture: the part of its URL before `/images/`. */
type GambarKind = 'produks' | 'paket' | 'auth/artikel' | 'beranda'

/**
 * Returns the URL of a picture at a width in pixels. A newly chosen file is its own data URL. Returns undefined for a picture
 * on another site, because that site could track the visitor.
 */
export function gambarUrl(kind: GambarKind, gambar: string, width: number): string | undefined {
  if (isFile(gambar)) return gambar
  return /^[\w-]+\.\w+$/.test(gambar) ? `/api/${kind}/images/${gambar}?w=${width}` : undefined
}

const isFile = (gambar: string) => gambar.startsWith('data:image/')

interface GambarKatalogProps {
  kind: GambarKind
  gambar: string | null
  alt: string
  /**
   * Displayed width, as the `sizes` attribute. A phone reads it before it knows its viewport and assumes 980 px: without a step
   * below 62rem it would fetch the picture twice.
   */
  sizes: string
  className?: string
  /** True for the first picture of the screen: fetched at once and shown together with the text. One per screen. */
  isMain?: boolean
}

/** Picture of a product, package or article in the width that the screen needs, or a placeholder if there is none. */
export function GambarKatalog({ kind, gambar, alt, sizes, className, isMain }: GambarKatalogProps) {
  const [broken, setBroken] = useState<string | null>(null)
  // An offline copy stores only one width of each picture.
  const singleWidth = useCopy() || (gambar !== null && isFile(gambar))
  const src = gambar && gambarUrl(kind, gambar, 320)
  const isWide = kind === 'auth/artikel'
  const box = cx(isWide ? 'aspect-video' : 'aspect-square', 'w-full rounded-sm bg-pasir-tua object-cover', className)
  if (!src || broken === gambar) {
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
      // The picture may have failed before hydration, in which case no error event follows.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0) setBroken(gambar)
      }}
      src={src}
      srcSet={singleWidth ? undefined : GAMBAR_WIDTHS.map((w) => `${gambarUrl(kind, gambar, w)} ${w}w`).join(', ')}
      sizes={singleWidth ? undefined : sizes}
      width={640}
      height={isWide ? 360 : 640}
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
      decoding={isMain ? 'sync' : 'async'}
      alt={alt}
      onError={() => setBroken(gambar)}
      className={cx(box, 'redup')}
    />
  )
}
