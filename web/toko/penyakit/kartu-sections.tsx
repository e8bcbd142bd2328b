import { Ban, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { KartuPenyakit } from '#contract/penyakit/endpoints.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import { TermText } from '#web/shared/terms/term.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Returns the id of a section's heading: 'kapan-harus-berhenti'. */
export const anchorOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

/** Section of a card with its heading, which the table of contents links to. */
export function Bagian({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = anchorOf(title)
  return (
    <section aria-labelledby={id} className={cx('print:mb-4', className)}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function BulletList({ contents }: { contents: readonly string[] }) {
  return (
    <ul className="grid max-w-baca list-disc gap-1.5 pl-6 marker:text-laut print:max-w-none">
      {contents.map((item) => (
        <li key={item}>
          <TermText>{item}</TermText>
        </li>
      ))}
    </ul>
  )
}

/** Heading of the steps after the call for help. */
export const NEXT_STEPS = 'Langkah berikutnya'

const METHODS = [
  { kunci: 'dengan_bak', title: 'Ada bak atau terpal' },
  { kunci: 'tanpa_bak', title: 'Tidak ada bak' },
] as const

/** First steps of an emergency: few short lines in large dark text, readable in sunlight. */
export function EmergencySection({ kartu: { darurat } }: { kartu: KartuPenyakit }) {
  return (
    <Bagian title="Lakukan sekarang">
      <ol className="kartu grid list-decimal gap-1.5 border-l-4 border-l-laut py-3 pr-4 pl-9 font-semibold text-lg leading-snug">
        {darurat.map(({ kalimat }) => (
          <li key={kalimat}>
            <TermText>{kalimat}</TermText>
          </li>
        ))}
      </ol>
    </Bagian>
  )
}

/** Actions with and without a tank, in dark text on a light background, readable in sunlight. */
export function NowSection({ kartu: { sekarang, hubungi } }: { kartu: KartuPenyakit }) {
  return (
    <Bagian title={hubungi ? NEXT_STEPS : 'Lakukan sekarang'}>
      <div className="grid gap-3 md:grid-cols-2 print:gap-2">
        {METHODS.map(({ kunci, title }) => (
          <div key={kunci} className="kartu border-l-4 border-l-laut p-4">
            <h3 className="flex items-center gap-2 text-base tracking-normal">
              <Check aria-hidden className="size-5 shrink-0 text-hijau" />
              {title}
            </h3>
            <ol className="mt-2 grid list-decimal gap-1.5 pl-6 font-medium">
              {sekarang[kunci].map((langkah) => (
                <li key={langkah}>
                  <TermText>{langkah}</TermText>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Bagian>
  )
}

export function DoNotSection({ contents }: { contents: readonly string[] }) {
  return (
    <Bagian title="Jangan">
      <ul className="grid max-w-baca gap-1.5 font-medium print:max-w-none">
        {contents.map((hal) => (
          <li key={hal} className="flex items-start gap-2.5">
            <Ban aria-hidden className="mt-1 size-4.5 shrink-0 text-merah" />
            <span>
              <TermText>{hal}</TermText>
            </span>
          </li>
        ))}
      </ul>
    </Bagian>
  )
}

/** Details: similar diseases, measurements, samples, sources. */
export function KartuContents({ kartu }: { kartu: KartuPenyakit }) {
  const { penyebab, mirip, ukur, contoh, resep, sumber, diperiksa, oleh } = kartu
  return (
    <div className="bukan-a6 grid gap-8 md:grid-cols-2 print:mt-5 print:block print:columns-2 print:gap-8">
      <Bagian title="Penyakit yang mirip dan bedanya">
        <dl className="grid max-w-baca gap-3">
          {mirip.map(({ kode, nama, beda }) => (
            <div key={kode}>
              <dt>
                <Link
                  to={`/layanan/penyakit/${kode}`}
                  className="inline-flex min-h-12 items-center font-semibold text-laut underline underline-offset-4 print:min-h-0 print:no-underline"
                >
                  <span className="inline-block first-letter:uppercase">{nama}</span>
                </Link>
              </dt>
              <dd>
                <TermText>{beda}</TermText>
              </dd>
            </div>
          ))}
        </dl>
      </Bagian>
      <div className="grid content-start gap-8 print:contents">
        <Bagian title="Yang perlu diukur">
          <BulletList contents={ukur} />
        </Bagian>
        <Bagian title="Contoh untuk laboratorium">
          <BulletList contents={contoh} />
        </Bagian>
        {resep && (
          <Bagian title="Obat dengan resep">
            <Notice kind="hati">
              <TermText>{resep}</TermText>
            </Notice>
          </Bagian>
        )}
      </div>
      <Bagian title="Penyebab">
        <p className="max-w-baca">
          <TermText>{penyebab}</TermText>
        </p>
      </Bagian>
      <Bagian title="Sumber">
        <ul className="grid gap-1.5 text-sm">
          {sumber.map(({ kode, judul, alamat }) => (
            <li key={kode}>
              {alamat ? (
                <a href={alamat} rel="noreferrer" className="tautan">
                  {judul}
                </a>
              ) : (
                judul
              )}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-tinta-2">
          Ini kemungkinan, bukan diagnosis. Isi kartu per {formatDate(parseWib(diperiksa))}, diperiksa oleh {oleh}.
        </p>
      </Bagian>
    </div>
  )
}
