import { Printer, Share2 } from 'lucide-react'
import { useSalinan } from '#web/lib/salinan.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

/** Which paper the rules of `kartu-cetak.css` are for; absent it is the site's A4. */
const KERTAS = { a4: 'Cetak A4', a6: 'Cetak A6 (saku)' } as const

function cetak(kertas: keyof typeof KERTAS) {
  const { dataset } = document.documentElement
  if (kertas !== 'a4') dataset.kertas = kertas
  window.addEventListener('afterprint', () => delete dataset.kertas, { once: true })
  window.print()
}

interface BagikanKartuProps {
  nama: string
  ringkas: string
  url: string
}

/** To the neighbour by WhatsApp, in two lines, and onto the wall of the raft. */
export function BagikanKartu({ nama, ringkas, url }: BagikanKartuProps) {
  const salinan = useSalinan()
  return (
    <section aria-label="Bagikan dan cetak" className="flex flex-wrap gap-3 print:hidden">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${nama}: ${ringkas}\n${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('isi', false, 'min-h-12')}
      >
        <Share2 aria-hidden className="size-5" />
        Kirim lewat WhatsApp
      </a>
      {!salinan &&
        (['a4', 'a6'] as const).map((kertas) => (
          <Button key={kertas} variant="garis" className="min-h-12" onClick={() => cetak(kertas)}>
            <Printer aria-hidden className="size-5" />
            {KERTAS[kertas]}
          </Button>
        ))}
    </section>
  )
}
