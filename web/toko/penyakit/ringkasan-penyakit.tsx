import { Ban, Check, Eye } from 'lucide-react'
import type { HalamanPenyakit } from '#content/halaman-penyakit.ts'

const BAGIAN = [
  { kunci: 'kenali', title: 'Kenali', Ikon: Eye, color: 'text-laut' },
  { kunci: 'lakukan', title: 'Lakukan sekarang', Ikon: Check, color: 'text-hijau' },
  { kunci: 'jangan', title: 'Jangan lakukan', Ikon: Ban, color: 'text-merah' },
] as const

/** Summary of a disease page in nine lines, for use at the cage. */
export function RingkasanPenyakit({ penyakit }: { penyakit: HalamanPenyakit }) {
  return (
    <section aria-label="Ringkasan" className="kartu mt-5 divide-y divide-garis">
      {BAGIAN.map(({ kunci, title, Ikon, color }) => (
        <div key={kunci} className="grid gap-x-4 gap-y-1 p-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <h2 className="flex items-center gap-2 self-start text-base leading-6 tracking-normal">
            <Ikon aria-hidden className={`size-5 shrink-0 ${color}`} />
            {title}
          </h2>
          <ul className="grid list-disc gap-1 pl-5 marker:text-tinta-2">
            {penyakit[kunci].map((hal) => (
              <li key={hal}>{hal}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
