import { Siren } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { CALL_HOLD, CALL_WAYS } from '#content/tindakan.ts'

interface ContactBoxProps {
  title?: string
  /** Heading level of the box. */
  level?: 'h2' | 'h3'
  /** True to show only the contacts, because the instructions for the fish are beside the box. */
  onlyContact?: boolean
}

/**
 * Instructions until an expert arrives to diagnose the fish. Shown above any advice if a symptom or the number of dead fish is
 * dangerous. Its colors have a contrast of at least 7:1, to be readable in sunlight.
 */
export function ContactBox({
  title = 'Hubungi petugas dulu',
  level: Title = 'h2',
  onlyContact = false,
}: ContactBoxProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded border-2 border-merah bg-merah-muda p-4 text-tinta md:p-5">
      <Title id={id} className="flex items-center gap-2.5 text-xl">
        <Siren aria-hidden className="size-7 shrink-0 text-merah" />
        {title}
      </Title>
      <ol className="mt-2 grid max-w-baca list-decimal gap-1.5 pl-6 font-medium">
        {[...(onlyContact ? [] : CALL_HOLD), ...CALL_WAYS].map(({ kalimat }) => (
          <li key={kalimat}>{kalimat}</li>
        ))}
      </ol>
      <Link
        to="/layanan/siapa-dihubungi"
        className="mt-3 inline-flex min-h-12 items-center justify-center rounded bg-laut-tua px-5 py-2 text-center font-semibold text-di-laut leading-tight print:hidden"
      >
        Siapa yang dihubungi
      </Link>
    </section>
  )
}
