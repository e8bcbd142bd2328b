import type { ReactNode } from 'react'
import type { OngkirWords } from './ongkir-words.ts'

interface OngkirLinesProps {
  words: OngkirWords
  /** Allowed transport; null if the goods may travel any way. */
  method: string | null
  children: ReactNode
}

/** All lines are always rendered, so that the layout does not shift when fee and date are known. */
export function OngkirLines({ words: { ongkir, time }, method, children }: OngkirLinesProps) {
  return (
    <>
      <p className="font-semibold">{ongkir || '\u00a0'}</p>
      <p className="text-sm text-tinta-2">{time || '\u00a0'}</p>
      {method && <p className="text-sm text-tinta-2">{method}</p>}
      {children}
    </>
  )
}
