import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import knowledge from '#web/drawings/layanan-1.svg'
import satuan from '#web/drawings/layanan-2.svg'
import packaged from '#web/drawings/layanan-3.svg'
import explanation from '#web/drawings/layanan-4.svg'
import pengiriman from '#web/drawings/layanan-5.svg'
import { useRotation } from '#web/lib/use-rotation.ts'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import { RotateButton } from './rotate-button.tsx'

const LAYANAN = [
  {
    gambar: knowledge,
    name: 'Keterangan lengkap',
    content: 'Kandungan, dosis, dan masa henti (jeda obat sebelum panen).',
  },
  { gambar: satuan, name: 'Produk satuan', content: 'Cari menurut nama atau kategori.' },
  { gambar: packaged, name: 'Paket pengobatan', content: 'Isinya untuk penyakit bakteri, parasit, atau jamur.' },
  { gambar: explanation, name: 'Bahasa yang mudah', content: 'Petunjuk memakai kata sehari-hari.' },
  {
    gambar: pengiriman,
    name: 'Dikirim ke tempat Anda',
    content: 'Ongkir terlihat sebelum bayar.',
  },
]

export function LayananCarousel() {
  const row = useRef<HTMLElement>(null)
  const [selected, setSelected] = useState(0)
  const rotation = useRotation(() => slide(row.current, 1))

  return (
    <section id="layanan" aria-labelledby="judul-layanan" className="border-garis border-y bg-kertas py-10 md:py-14">
      <div className="wadah" {...rotation.holders}>
        <div className="flex items-end justify-between gap-4">
          <h2 id="judul-layanan">Layanan</h2>
          <div className="flex gap-1">
            <RotateButton what="layanan" rotation={rotation} />
            <IconButton label="Layanan sebelumnya" onClick={() => slide(row.current, -1)}>
              <ChevronLeft aria-hidden className="size-6" />
            </IconButton>
            <IconButton label="Layanan berikutnya" onClick={() => slide(row.current, 1)}>
              <ChevronRight aria-hidden className="size-6" />
            </IconButton>
          </div>
        </div>
        <section
          ref={row}
          aria-roledescription="korsel"
          aria-label="Layanan kami"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          onScroll={({ currentTarget }) => setSelected(Math.round(currentTarget.scrollLeft / widthOf(currentTarget)))}
          className="mt-5 snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none]"
        >
          <ul className="flex gap-4">
            {LAYANAN.map(({ gambar, name, content }) => (
              <li
                key={name}
                className="shrink-0 basis-[88%] snap-start sm:basis-[calc(50%-0.5rem)] lg:basis-[calc((100%-2rem)/3)]"
              >
                <img
                  src={gambar}
                  alt=""
                  width={960}
                  height={540}
                  loading="lazy"
                  className="redup h-auto w-full rounded"
                />
                <h3 className="mt-3 text-lg">{name}</h3>
                <p className="text-tinta-2">{content}</p>
              </li>
            ))}
          </ul>
        </section>
        <ButtonLink to="/layanan" variant="garis" className="mt-6">
          Kenali penyakit ikan kerapu
        </ButtonLink>
        <p className="sr-only" aria-live={rotation.paused ? 'polite' : 'off'}>
          {LAYANAN[selected]?.name}
        </p>
      </div>
    </section>
  )
}

/** Scrolls the row by one picture, with native scrolling; wraps around at both ends. */
function slide(row: HTMLElement | null, langkah: 1 | -1): void {
  if (!row) return
  const end = row.scrollWidth - row.clientWidth
  const left = row.scrollLeft
  const isPast = langkah > 0 ? left >= end - 1 : left <= 1
  row.scrollTo({ left: isPast ? (langkah > 0 ? 0 : end) : left + langkah * widthOf(row) })
}

/** Returns the approximate distance between two pictures in pixels; scroll snapping corrects it. */
function widthOf(row: HTMLElement): number {
  return row.scrollWidth / LAYANAN.length
}
