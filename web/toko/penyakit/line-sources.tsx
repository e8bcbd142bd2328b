import { createContext, useContext } from 'react'
import type { KartuPenyakit } from '#contract/penyakit/endpoints.ts'
import { cx } from '#web/ui/cx.ts'

/** Sources that are no writings, with the word at the line; the list of sources says it in full. */
const NOT_WRITTEN: Readonly<Record<string, string>> = { K: 'umum', SITUS: 'situs' }

/** Label of each source of the card at its lines: its number in the list, or a word for what is no writing. */
type Labels = ReadonlyMap<string, string>

/** Sources of the card on the screen. */
export const SourceLabels = createContext<Labels>(new Map())

export const labelsOf = (sumber: KartuPenyakit['sumber']): Labels =>
  new Map(sumber.map(({ kode }, index) => [kode, NOT_WRITTEN[kode] ?? `${index + 1}`]))

/** Sources of a line, small and raised: '1, 3', or 'umum' for common practice. The list of sources explains them. */
export function LineSources({ codes = [] }: { codes?: readonly string[] }) {
  const labels = useContext(SourceLabels)
  const all = codes.flatMap((kode) => labels.get(kode) ?? [])
  // A sheet of paper has room for the numbers alone.
  const isWritten = codes.some((kode) => !Object.hasOwn(NOT_WRITTEN, kode))
  const style = cx('bukan-a6 ml-1 font-normal text-tinta-2 text-xs', !isWritten && 'print:hidden')
  return all.length > 0 && <sup className={style}>{all.join(', ')}</sup>
}

/** The same in full, where there is room. */
const IN_FULL: Readonly<Record<string, string>> = { K: 'praktik umum', SITUS: 'aturan situs' }

/** Sources of several lines together, one small line below them. */
export function SourcesBelow({ lines }: { lines: readonly (readonly string[])[] }) {
  const labels = useContext(SourceLabels)
  const all = [...new Set(lines.flat())].flatMap((kode) => IN_FULL[kode] ?? labels.get(kode) ?? [])
  return all.length > 0 && <p className="bukan-a6 mt-1 text-sm text-tinta-2">Sumber: {all.join(', ')}</p>
}
