import { Wind } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { WATER_FIRST } from '#content/tindakan.ts'

const KARTU = [
  { to: '/layanan/penyakit/oksigen-rendah', name: 'Oksigen rendah' },
  { to: '/layanan/penyakit/ledakan-alga', name: 'Ledakan alga' },
  { to: '/layanan/penyakit/amonia', name: 'Amonia' },
  { to: '/layanan/penyakit/keracunan', name: 'Keracunan' },
]

/** First aid when many fish gasp at once: improve the water before treating any fish. */
export function WaterFirst({ level: Title = 'h2' }: { level?: 'h2' | 'h3' }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded border-2 border-laut bg-laut-muda p-4 text-tinta md:p-5">
      <Title id={id} className="flex items-center gap-2.5 text-xl">
        <Wind aria-hidden className="size-7 shrink-0 text-laut" />
        Urus airnya dulu
      </Title>
      <ol className="mt-2 grid max-w-baca list-decimal gap-1.5 pl-6 font-medium">
        {WATER_FIRST.map(({ kalimat }) => (
          <li key={kalimat}>{kalimat}</li>
        ))}
      </ol>
      <ul className="mt-3 flex flex-wrap gap-2 print:hidden">
        {KARTU.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-12 items-center rounded border border-laut-tua bg-kertas px-4 font-semibold text-laut-tua"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
