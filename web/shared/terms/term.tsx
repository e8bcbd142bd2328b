import { createContext, Fragment, useContext, useId } from 'react'
import { TERMS, type Term as TermName, termSentence } from '#content/terms.ts'

/** Word whose meaning a tap shows, in the browser's own popover: that also works in a stored page without scripts. */
export function Term({ of, children = of }: { of: TermName; children?: string }) {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className="istilah">
        {children}
      </button>
      <span id={id} popover="auto" className="arti-istilah">
        {termSentence(of)}
      </span>
    </>
  )
}

/** Texts of the screen, in reading order. A term is explained in the first text that has it. */
export const TextsOfScreen = createContext<readonly string[] | undefined>(undefined)

/** Text whose terms are explained where they stand first. */
export function TermText({ children }: { children: string }) {
  const texts = useContext(TextsOfScreen)
  const found = TERM_NAMES.flatMap((of) => {
    const pattern = patternOf(of)
    const isFirst = !texts || texts.find((text) => pattern.test(text)) === children
    const match = isFirst && pattern.exec(children)
    return match ? [{ of, word: match[0], start: match.index, end: match.index + match[0].length }] : []
  }).sort((a, b) => a.start - b.start)
  return (
    <>
      {found.map(({ of, word, start }, index) => (
        <Fragment key={of}>
          {children.slice(found[index - 1]?.end ?? 0, start)}
          <Term of={of}>{word}</Term>
        </Fragment>
      ))}
      {children.slice(found.at(-1)?.end ?? 0)}
    </>
  )
}

const TERM_NAMES = Object.keys(TERMS) as TermName[]
/** An abbreviation is looked for in capitals. */
const patternOf = (term: TermName) => new RegExp(`(?<![\\w-])${term}(?!\\w)`, /[A-Z]/.test(term) ? '' : 'i')
