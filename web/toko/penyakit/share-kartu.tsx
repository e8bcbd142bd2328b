import { Printer } from 'lucide-react'
import { useCopy } from '#web/lib/copy.ts'
import { Share } from '#web/shared/share.tsx'
import { Button } from '#web/ui/button.tsx'

/** Paper sizes of the rules in `kartu-print.css`; without `data-kertas` it is the site's A4. */
const PAPER = { a4: 'Cetak A4', a6: 'Cetak A6 (saku)' } as const

function print(paper: keyof typeof PAPER) {
  const { dataset } = document.documentElement
  if (paper !== 'a4') dataset.kertas = paper
  window.addEventListener('afterprint', () => delete dataset.kertas, { once: true })
  window.print()
}

interface ShareKartuProps {
  nama: string
  ringkas: string
  url: string
}

/** Buttons to share the card as a short message and to print it. */
export function ShareKartu({ nama, ringkas, url }: ShareKartuProps) {
  const copy = useCopy()
  return (
    <section aria-label="Bagikan dan cetak" className="flex flex-wrap gap-3 print:hidden">
      <Share teks={`${nama}: ${ringkas}`} url={url} variant="isi" />
      {!copy &&
        (['a4', 'a6'] as const).map((paper) => (
          <Button key={paper} variant="garis" className="min-h-12" onClick={() => print(paper)}>
            <Printer aria-hidden className="size-5" />
            {PAPER[paper]}
          </Button>
        ))}
    </section>
  )
}
