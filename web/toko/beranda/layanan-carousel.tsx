import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import pengetahuan from '#web/gambar/layanan-1.svg'
import satuan from '#web/gambar/layanan-2.svg'
import paketan from '#web/gambar/layanan-3.svg'
import penjelasan from '#web/gambar/layanan-4.svg'
import pengiriman from '#web/gambar/layanan-5.svg'
import { useReducedMotion } from '#web/lib/use-media.ts'
import { useRotation } from '#web/lib/use-rotation.ts'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'

const LAYANAN = [
  { gambar: pengetahuan, nama: 'Keterangan lengkap', isi: 'Kandungan, dosis, dan masa henti ada di setiap produk.' },
  { gambar: satuan, nama: 'Produk satuan', isi: 'Cari menurut nama atau kategori. Stok dan harga selalu terkini.' },
  { gambar: paketan, nama: 'Paket pengobatan', isi: 'Isi sudah disusun untuk bakteri, parasit, atau jamur.' },
  { gambar: penjelasan, nama: 'Bahasa yang mudah', isi: 'Petunjuk ditulis dengan kata yang dipakai di keramba.' },
  {
    gambar: pengiriman,
    nama: 'Dikirim ke tempat Anda',
    isi: 'Pilih sendiri cara kirim; ongkirnya terlihat sebelum bayar.',
  },
]
const GANTI_MS = 5000

export function LayananCarousel() {
  const reduced = useReducedMotion()
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start', duration: reduced ? 0 : 25 })
  const [selected, setSelected] = useState(0)
  const { holders, paused, canPlay, toggle } = useRotation(GANTI_MS, () => embla?.scrollNext())

  useEffect(() => {
    if (!embla) return
    const onSelect = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', onSelect)
    return () => {
      embla.off('select', onSelect)
    }
  }, [embla])

  return (
    <section id="layanan" aria-labelledby="judul-layanan" className="border-garis border-y bg-kertas py-10 md:py-14">
      <div className="wadah" {...holders}>
        <div className="flex items-end justify-between gap-4">
          <h2 id="judul-layanan">Layanan</h2>
          <div className="flex gap-1">
            {canPlay && (
              <IconButton label={paused ? 'Putar layanan' : 'Hentikan putaran layanan'} onClick={toggle}>
                {paused ? <Play aria-hidden className="size-5" /> : <Pause aria-hidden className="size-5" />}
              </IconButton>
            )}
            <IconButton label="Layanan sebelumnya" onClick={() => embla?.scrollPrev()}>
              <ChevronLeft aria-hidden className="size-6" />
            </IconButton>
            <IconButton label="Layanan berikutnya" onClick={() => embla?.scrollNext()}>
              <ChevronRight aria-hidden className="size-6" />
            </IconButton>
          </div>
        </div>
        <section
          ref={viewport}
          aria-roledescription="korsel"
          aria-label="Layanan kami"
          className="mt-5 overflow-hidden"
        >
          <ul className="-ml-4 flex touch-pan-y">
            {LAYANAN.map(({ gambar, nama, isi }) => (
              <li key={nama} className="min-w-0 shrink-0 basis-[88%] pl-4 sm:basis-1/2 lg:basis-1/3">
                <img src={gambar} alt="" width={960} height={540} loading="lazy" className="h-auto w-full rounded" />
                <h3 className="mt-3 text-lg">{nama}</h3>
                <p className="text-tinta-2">{isi}</p>
              </li>
            ))}
          </ul>
        </section>
        <ButtonLink to="/layanan" variant="garis" className="mt-6">
          Kenali penyakit ikan kerapu
        </ButtonLink>
        <p className="sr-only" aria-live={paused ? 'polite' : 'off'}>
          {LAYANAN[selected]?.nama}
        </p>
      </div>
    </section>
  )
}
