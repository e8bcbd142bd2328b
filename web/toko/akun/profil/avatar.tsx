import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { profileFotoUrl } from '#web/shared/profile-foto-url.ts'
import { cx } from '#web/ui/cx.ts'

interface AvatarProps {
  /** File name of the picture; null if there is none. */
  gambar: string | null
  className: string
}

/** Profile picture, or a neutral drawing if there is none or it fails to load. */
export function Avatar({ gambar, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const src = gambar && profileFotoUrl(gambar)
  return (
    <span
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full border border-garis bg-laut-muda text-laut',
        className,
      )}
    >
      {src && gambar !== broken ? (
        <img
          src={src}
          alt="Profil Anda"
          width={160}
          height={160}
          onError={() => setBroken(gambar)}
          className="size-full object-cover"
        />
      ) : (
        <CircleUserRound aria-hidden strokeWidth={1.25} className="size-3/5" />
      )}
    </span>
  )
}
