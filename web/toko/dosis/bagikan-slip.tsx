import { Printer, Share2 } from 'lucide-react'
import { Button, buttonClass } from '#web/ui/button.tsx'

function cetak(kertas: 'a4' | 'a6') {
  const { dataset } = document.documentElement
  if (kertas === 'a6') dataset.kertas = kertas
  addEventListener('afterprint', () => delete dataset.kertas, { once: true })
  print()
}

/** To the worker's phone, and onto paper. */
export function BagikanSlip({ ringkas, url }: { ringkas: string; url: string }) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${ringkas}\n${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('garis', true, 'min-h-12')}
      >
        <Share2 aria-hidden className="size-5" />
        Kirim lewat WhatsApp
      </a>
      <Button variant="garis" rapat className="min-h-12" onClick={() => cetak('a6')}>
        <Printer aria-hidden className="size-5" />
        Cetak A6
      </Button>
      <Button variant="garis" rapat className="min-h-12" onClick={() => cetak('a4')}>
        <Printer aria-hidden className="size-5" />
        Cetak A4
      </Button>
    </div>
  )
}
