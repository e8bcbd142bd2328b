import { Badge } from '#web/ui/badge.tsx'

/** Made-up, and marked as such, until real customers have written. */
const ULASAN = [
  {
    nama: 'Petambak, Kepulauan Seribu',
    isi: 'Dosis dan masa hentinya tertulis jelas, jadi saya tidak menebak-nebak lagi.',
  },
  { nama: 'Petambak, Lampung', isi: 'Pesan dari atas keramba lewat HP, bayarnya pakai transfer. Sederhana.' },
  { nama: 'Petambak, Situbondo', isi: 'Paket parasitnya lengkap. Tinggal ikuti petunjuk di tiap produk.' },
  { nama: 'Petambak, Batam', isi: 'Saya suka ongkirnya kelihatan sebelum bayar.' },
  { nama: 'Petambak, Lombok', isi: 'Riwayat pesanannya rapi, gampang dicek kalau mau pesan lagi.' },
]

export function Ulasan() {
  return (
    <section id="ulasan" aria-labelledby="judul-ulasan" className="pt-10 pb-6 md:pt-16 md:pb-10">
      <div className="wadah flex flex-wrap items-center gap-3">
        <h2 id="judul-ulasan">Ulasan</h2>
        <Badge tone="abu" className="whitespace-normal!">
          Contoh ulasan, bukan pelanggan sungguhan
        </Badge>
      </div>
      <section
        aria-label="Daftar ulasan"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="wadah mt-5 overflow-x-auto pb-3"
      >
        <ul className="flex snap-x gap-4">
          {ULASAN.map(({ nama, isi }) => (
            <li key={nama} className="kartu w-72 shrink-0 snap-start p-5">
              <blockquote>“{isi}”</blockquote>
              <p className="mt-3 text-sm text-tinta-2">{nama}</p>
            </li>
          ))}
        </ul>
      </section>
    </section>
  )
}
