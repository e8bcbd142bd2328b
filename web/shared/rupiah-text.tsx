const AMOUNT = /(−?Rp\.? [\d.]*\d)/

/** Renders a sentence without line breaks inside its amounts: "Rp" stays with its number. */
export function RupiahText({ children }: { children: string }) {
  return children.split(AMOUNT).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
