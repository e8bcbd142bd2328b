import { Ban, Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import type { KartuPenyakit } from '#contract/penyakit/endpoints.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import { TermText } from '#web/shared/terms/term.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { LineSources, SourceLabels, SourcesBelow } from './line-sources.tsx'

/** Returns the id of a section: 'kapan-harus-berhenti'. */
export const anchorOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

/** Section of a card with its heading, which the table of contents links to. */
export function Bagian({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = anchorOf(title)
  return (
    <section id={id} aria-labelledby={`${id}-judul`} className={cx('scroll-mt-20 print:mb-4', className)}>
      <h2 id={`${id}-judul`} className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Section that comes later: collapsed on a phone. The table of contents opens it. */
function FoldedBagian({ title, children }: { title: string; children: ReactNode }) {
  const id = anchorOf(title)
  return (
    <section id={id} aria-labelledby={`${id}-judul`} className="scroll-mt-20 print:mb-4">
      <details className="lipat">
        <summary className="flex min-h-14 items-center justify-between gap-3 font-bold text-lg">
          {title}
          <ChevronDown aria-hidden className="size-5 shrink-0 text-laut" />
        </summary>
        <h2 id={`${id}-judul`} className="mb-2 text-xl">
          {title}
        </h2>
        <div className="max-md:pb-4">{children}</div>
      </details>
    </section>
  )
}

/** Opens a collapsed section before the browser scrolls to it. */
export const openSection = (title: string) =>
  document.getElementById(anchorOf(title))?.querySelector('details')?.setAttribute('open', '')

interface LinesProps {
  contents: readonly string[]
  /** Codes of the sources, in the places of `contents`. */
  rujukan?: readonly (readonly string[])[]
}

export function BulletList({ contents, rujukan }: LinesProps) {
  return (
    <ul className="grid max-w-baca list-disc gap-1.5 pl-6 marker:text-laut print:max-w-none">
      {contents.map((item, index) => (
        <li key={item}>
          <TermText>{item}</TermText>
          <LineSources codes={rujukan?.[index]} />
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
export function EmergencySection({ kartu: { darurat, rujukan } }: { kartu: KartuPenyakit }) {
  return (
    <Bagian title="Lakukan sekarang">
      <ol className="kartu grid list-decimal gap-1.5 border-l-4 border-l-laut py-3 pr-4 pl-9 font-semibold text-lg leading-snug">
        {darurat.map(({ kalimat }) => (
          <li key={kalimat}>
            <TermText>{kalimat}</TermText>
          </li>
        ))}
      </ol>
      <SourcesBelow lines={rujukan.darurat} />
    </Bagian>
  )
}

/** Actions with and without a tank, in dark text on a light background, readable in sunlight. */
export function NowSection({ kartu: { sekarang, hubungi, rujukan } }: { kartu: KartuPenyakit }) {
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
              {sekarang[kunci].map((langkah, index) => (
                <li key={langkah}>
                  <TermText>{langkah}</TermText>
                  <LineSources codes={rujukan[kunci][index]} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Bagian>
  )
}

/** Duty to report the disease. */
export function ReportSection({ kartu: { lapor, rujukan } }: { kartu: KartuPenyakit }) {
  if (lapor === null) return null
  return (
    <Bagian title="Laporkan">
      <p className="max-w-baca print:max-w-none">
        <TermText>{lapor}</TermText>
        <LineSources codes={rujukan.lapor[0]} />
      </p>
    </Bagian>
  )
}

export function DoNotSection({ contents, rujukan }: LinesProps) {
  return (
    <Bagian title="Jangan">
      <ul className="grid max-w-baca gap-1.5 font-medium print:max-w-none">
        {contents.map((hal, index) => (
          <li key={hal} className="flex items-start gap-2.5">
            <Ban aria-hidden className="mt-1 size-4.5 shrink-0 text-merah" />
            <span>
              <TermText>{hal}</TermText>
              <LineSources codes={rujukan?.[index]} />
            </span>
          </li>
        ))}
      </ul>
    </Bagian>
  )
}

/** Details: similar diseases, measurements, samples, sources. */
export function KartuContents({ kartu }: { kartu: KartuPenyakit }) {
  const { penyebab, mirip, ukur, contoh, resep, rujukan } = kartu
  return (
    <div className="bukan-a6 grid md:gap-8 md:grid-cols-2 print:mt-5 print:block print:columns-2 print:gap-8">
      <FoldedBagian title="Penyakit yang mirip dan bedanya">
        <dl className="grid max-w-baca gap-3">
          {mirip.map(({ kode, nama, beda }, index) => (
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
                <LineSources codes={rujukan.mirip[index]} />
              </dd>
            </div>
          ))}
        </dl>
      </FoldedBagian>
      <div className="grid content-start md:gap-8 print:contents">
        <FoldedBagian title="Yang perlu diukur">
          <BulletList contents={ukur} rujukan={rujukan.ukur} />
        </FoldedBagian>
        <FoldedBagian title="Contoh untuk laboratorium">
          <BulletList contents={contoh} rujukan={rujukan.contoh} />
        </FoldedBagian>
        {resep && (
          <Bagian title="Obat dengan resep">
            <Notice kind="hati">
              <TermText>{resep}</TermText>
              <LineSources codes={rujukan.resep[0]} />
            </Notice>
          </Bagian>
        )}
      </div>
      <FoldedBagian title="Penyebab">
        <p className="max-w-baca">
          <TermText>{penyebab}</TermText>
          <LineSources codes={rujukan.penyebab[0]} />
        </p>
      </FoldedBagian>
      <SourceList kartu={kartu} />
      <ReviewNote kartu={kartu} />
    </div>
  )
}

/** Sources by the numbers at the lines. */
function SourceList({ kartu: { sumber } }: { kartu: KartuPenyakit }) {
  const labels = useContext(SourceLabels)
  return (
    <FoldedBagian title="Sumber">
      <ul className="grid gap-1.5 text-sm">
        {sumber.map(({ kode, judul, penulis, tahun, tempat, alamat }) => (
          <li key={kode} className="grid grid-cols-[3rem_1fr]">
            <span className="text-tinta-2">{labels.get(kode)}</span>
            <span className="wrap-anywhere">
              {penulis && `${penulis}, ${tahun}. `}
              {alamat ? (
                <a href={alamat} rel="noreferrer" className="text-laut underline underline-offset-2">
                  {judul}
                </a>
              ) : (
                judul
              )}
              {tempat ? `. ${tempat}.` : '.'}
            </span>
          </li>
        ))}
      </ul>
    </FoldedBagian>
  )
}

/** Day of the card and its review, never collapsed. */
function ReviewNote({ kartu: { diperiksa, oleh, ditinjau } }: { kartu: KartuPenyakit }) {
  return (
    <div className="max-md:mt-4 md:col-span-2">
      <p className="text-sm text-tinta-2">
        Ini kemungkinan, bukan diagnosis. Isi kartu per {formatDate(parseWib(diperiksa))}
        {ditinjau ? '.' : `, diperiksa oleh ${oleh}.`}
      </p>
      {ditinjau && (
        <p className="mt-1 font-semibold">
          Ditinjau oleh {ditinjau.nama}, SIP {ditinjau.sip}, {formatDate(parseWib(ditinjau.tanggal))}.
        </p>
      )}
    </div>
  )
}
