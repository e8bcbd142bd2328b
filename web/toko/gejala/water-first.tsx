import { Wind } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { PENYAKIT } from '#content/penyakit.ts'
import { WATER_FIRST } from '#content/tindakan.ts'
import type { WaterState } from '#contract/gejala/nilai-air.ts'
import { waterSentence } from '#contract/gejala/words.ts'

/** Cards of the usual causes, while no measured value names one. */
const USUAL = ['oksigen-rendah', 'ledakan-alga', 'amonia', 'keracunan'] as const

interface WaterFirstProps {
  /** Measured values that need action. */
  measured?: readonly WaterState[]
}

/** First aid when many fish gasp at once or the water is bad: improve the water before treating any fish. */
export function WaterFirst({ measured = [] }: WaterFirstProps) {
  const id = useId()
  const named = [...new Set(measured.flatMap(({ kartu }) => kartu ?? []))]
  return (
    <section aria-labelledby={id} className="rounded border-2 border-laut bg-laut-muda p-4 text-tinta md:p-5">
      <h3 id={id} className="flex items-center gap-2.5 text-xl">
        <Wind aria-hidden className="size-7 shrink-0 text-laut" />
        Urus airnya dulu
      </h3>
      {measured.length > 0 && (
        <ul className="mt-2 grid max-w-baca list-disc gap-1 pl-6 font-semibold">
          {measured.map((item) => (
            <li key={item.nama}>{waterSentence(item)}</li>
          ))}
        </ul>
      )}
      <ol className="mt-2 grid max-w-baca list-decimal gap-1.5 pl-6 font-medium">
        {WATER_FIRST.map(({ kalimat }) => (
          <li key={kalimat}>{kalimat}</li>
        ))}
      </ol>
      <ul className="mt-3 flex flex-wrap gap-2 print:hidden">
        {(named.length > 0 ? named : USUAL).map((kode) => (
          <li key={kode}>
            <KartuLink to={`/layanan/penyakit/${kode}`}>{capital(PENYAKIT[kode].nama)}</KartuLink>
          </li>
        ))}
        {measured.some(({ kartu }) => kartu === null) && (
          <li>
            <KartuLink to="/layanan/air">Air & Lingkungan</KartuLink>
          </li>
        )}
      </ul>
    </section>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function KartuLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-12 items-center rounded border border-laut-tua bg-kertas px-4 font-semibold text-laut-tua"
    >
      {children}
    </Link>
  )
}
