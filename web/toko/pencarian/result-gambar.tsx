import { BookOpen, FileText } from 'lucide-react'
import { useState } from 'react'
import type { ResultKind } from '#contract/pencarian/endpoints.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { gambarKartu } from '#web/toko/penyakit/gambar-kartu.ts'
import { cx } from '#web/ui/cx.ts'

/** Path segment of a group's pictures. */
const GAMBAR_PATHS = { produk: 'produks', paket: 'paket', artikel: 'auth/artikel' } as const

interface ResultGambarProps {
  kind: ResultKind
  /** File name of the picture; for a disease its code. */
  gambar: string | null
  /** Classes of the size. */
  className: string
}

/** Picture of a search result, or an icon if it has none. */
export function ResultGambar({ kind, gambar, className }: ResultGambarProps) {
  const src = gambar && srcOf(kind, gambar)
  // Without a connection, only pictures that were shown before are there.
  const [broken, setBroken] = useState<string | null>(null)
  if (!src || broken === src) {
    const Icon = kind === 'artikel' ? BookOpen : FileText
    return (
      <span aria-hidden className={cx('grid shrink-0 place-items-center rounded-sm bg-laut-muda text-laut', className)}>
        <Icon className="size-2/5" />
      </span>
    )
  }
  return (
    <img
      src={src}
      alt=""
      width={72}
      height={72}
      loading="lazy"
      onError={() => setBroken(src)}
      className={cx('shrink-0 rounded-sm bg-pasir-tua object-cover', className)}
    />
  )
}

function srcOf(kind: ResultKind, gambar: string): string | undefined {
  if (kind === 'halaman') return undefined
  return kind === 'penyakit' ? gambarKartu(gambar) : gambarUrl(GAMBAR_PATHS[kind], gambar, 160)
}
