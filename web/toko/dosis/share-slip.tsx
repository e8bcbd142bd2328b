import { Printer } from 'lucide-react'
import { Share } from '#web/shared/share.tsx'
import { Button } from '#web/ui/button.tsx'

function printed(paper: 'a4' | 'a6') {
  const { dataset } = document.documentElement
  if (paper === 'a6') dataset.kertas = paper
  addEventListener('afterprint', () => delete dataset.kertas, { once: true })
  print()
}

/** Buttons to share and print the slip. */
export function ShareSlip({ short, url }: { short: string; url: string }) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Share teks={short} url={url} compact />
      <Button variant="garis" compact className="min-h-12" onClick={() => printed('a6')}>
        <Printer aria-hidden className="size-5" />
        Cetak A6
      </Button>
      <Button variant="garis" compact className="min-h-12" onClick={() => printed('a4')}>
        <Printer aria-hidden className="size-5" />
        Cetak A4
      </Button>
    </div>
  )
}
