import { ChevronDown, Printer, Share2 } from 'lucide-react'
import { useCopy } from '#web/lib/copy.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Share } from './share.tsx'

const ENTRY =
  'flex min-h-12 w-full items-center gap-2.5 rounded px-3 text-left font-semibold text-laut hover:bg-laut-muda'

interface ShareMenuProps {
  text: string
  url: string
  /** Ways to print, by their names. */
  print: Readonly<Record<string, () => void>>
}

/** Control that shares and prints a page. It opens without a script; an offline copy cannot print. */
export function ShareMenu({ text, url, print }: ShareMenuProps) {
  const copy = useCopy()
  return (
    <details className="relative w-fit print:hidden">
      <summary className={buttonClass('garis', false, 'min-h-12 list-none [&::-webkit-details-marker]:hidden')}>
        <Share2 aria-hidden className="size-5" />
        Bagikan / cetak
        <ChevronDown aria-hidden className="size-5" />
      </summary>
      <div className="kartu absolute z-10 mt-1 grid w-60 p-1 shadow-kartu max-lg:bottom-full max-lg:mb-1">
        <Share text={text} url={url} variant="polos" className="justify-start!" />
        {!copy &&
          Object.entries(print).map(([name, run]) => (
            <button key={name} type="button" onClick={run} className={ENTRY}>
              <Printer aria-hidden className="size-5" />
              {name}
            </button>
          ))}
      </div>
    </details>
  )
}
