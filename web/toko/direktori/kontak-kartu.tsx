import { MapPin, Phone } from 'lucide-react'
import type { KontakDirektori } from '#contract/direktori/endpoints.ts'

interface KontakKartuProps {
  kontak: KontakDirektori
  /** Province, if the card is not listed under it. */
  di?: string
}

const LINK =
  'inline-flex min-h-12 items-center gap-2 rounded border border-garis-tua bg-kertas px-4 font-semibold text-laut hover:border-laut hover:bg-laut-muda'

/** Contact of an office: purpose, note, and phone number and map if known. */
export function KontakKartu({ kontak: { nama, guna, telepon, peta, catatan }, di }: KontakKartuProps) {
  return (
    <>
      <p className="font-semibold leading-snug">{nama}</p>
      {di && <p className="text-sm text-tinta-2">{di}</p>}
      <p className="mt-1">{guna}</p>
      {catatan && <p className="mt-1 whitespace-pre-line text-tinta-2 [overflow-wrap:anywhere]">{catatan}</p>}
      {(telepon || peta) && (
        <p className="mt-2 flex flex-wrap gap-2">
          {telepon && (
            <a href={`tel:${telepon.replace(/[^\d+]/g, '')}`} className={LINK}>
              <Phone aria-hidden className="size-5" />
              {telepon}
            </a>
          )}
          {peta && (
            <a href={peta} target="_blank" rel="noreferrer" className={LINK}>
              <MapPin aria-hidden className="size-5" />
              Buka peta
            </a>
          )}
        </p>
      )}
    </>
  )
}
