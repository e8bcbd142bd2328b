import type { ReactNode } from 'react'
import type { FormValues } from '#contract/dosis/input.ts'
import { roundHalfUp } from '#contract/dosis/number.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { useSettings, useTokoName } from '#web/lib/settings.ts'
import { PrintedQr } from '#web/shared/share/printed-qr.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { formatAlamat } from './alamat-dosis.ts'
import { ShareSlip } from './share-slip.tsx'

interface SlipProps {
  title: string
  /** Dose, in letters readable at arm's length. */
  isLarge: string
  remark: string
  input: FormValues
  /** Text that a recipient reads before opening the link. */
  short: string
  children: ReactNode
}

/** Result of a calculation for the worker at the cage: on screen, on paper, and as a message. */
export function Slip({ title, isLarge, remark, input, short, children }: SlipProps) {
  const { publicUrl = '' } = useSettings() ?? {}
  const url = publicUrl + formatAlamat({ ...input, hitung: '1' })
  return (
    <article aria-labelledby="judul-hasil" className="kartu grid gap-4 p-5 text-tinta print:border-0 print:p-0">
      <div>
        <h2 id="judul-hasil" className="scroll-mt-20 text-xl">
          {title}
        </h2>
        <p role="status" className="mt-1">
          <span className="harga block font-bold text-hero">{isLarge}</span>
          {remark}
        </p>
      </div>
      {children}
      <ShareSlip short={short} url={url} />
      <div className="bar-bawah md:hidden print:hidden">
        <p className="harga min-w-0 flex-1 font-bold text-lg leading-tight">{isLarge}</p>
        <a href="#judul-hasil" className={buttonClass('isi', false, 'min-h-12')}>
          Lihat slip
        </a>
      </div>
      <div className="hidden break-inside-avoid items-center gap-3 print:flex">
        <PrintedQr text={url} label="Kode QR hitungan ini" className="size-20" />
        <span className="text-sm">Hitungan ini di {useTokoName()}. Pindai untuk memeriksa atau mengubah angkanya.</span>
      </div>
    </article>
  )
}

/** Inputs of the result, and the check line. */
export function Rincian({ contents }: { contents: readonly (readonly [nama: string, isi: ReactNode] | undefined)[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-garis border-y py-3">
      {contents.map(
        (line) =>
          line && (
            <div key={line[0]} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-tinta-2">{line[0]}</dt>
              <dd className="font-medium [overflow-wrap:anywhere]">{line[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Important warnings: dark text on pale yellow. */
export function Peringatan({ contents }: { contents: readonly string[] }) {
  if (contents.length === 0) return null
  return (
    <ul className="grid gap-2 rounded border-2 border-kuning bg-kuning-muda p-4 font-semibold text-tinta">
      {contents.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Limits that stop a bath, on every slip, with or without typed water values. */
export const Stops = ({ contents }: { contents: readonly string[] }) => (
  <PlainList title="Batas: tunda atau hentikan" contents={contents} isStrong />
)

/** Protection and first aid for the person who measures. */
export const FirstAid = ({ contents }: { contents: readonly string[] }) => (
  <PlainList title="Lindungi diri, pertolongan pertama" contents={contents} />
)

interface PlainListProps {
  title: string
  contents: readonly string[]
  isStrong?: boolean
}

function PlainList({ title, contents, isStrong = false }: PlainListProps) {
  if (contents.length === 0) return null
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <ul className={cx('mt-1 grid list-disc gap-1 pl-5', isStrong && 'font-semibold')}>
        {contents.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

export function Langkah({ title, contents }: { title: string; contents: readonly string[] }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <ol className="mt-1 grid list-decimal gap-1 pl-5">
        {contents.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  )
}

/** '2,40 m³ (2.400 L)' */
export function formatVolume(volume: number): string {
  const parts = roundHalfUp(volume, 2).toFixed(2).split('.')
  return `${formatNumber(Number(parts[0]))},${parts[1]} m³ (${formatNumber(roundHalfUp(volume * 1000))} L)`
}

/** '2.677 mL (2,68 L)': large amounts also in liters or kilograms. */
export function formatTakaran(takaran: number, satuan: 'g' | 'mL'): string {
  const large =
    takaran >= 1000 ? ` (${formatNumber(roundHalfUp(takaran / 1000, 2))} ${satuan === 'g' ? 'kg' : 'L'})` : ''
  return `${formatNumber(takaran)} ${satuan}${large}`
}
