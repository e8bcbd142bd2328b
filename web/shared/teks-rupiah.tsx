const JUMLAH = /(−?Rp\.? [\d.]*\d)/

/** A sentence in which no "Rp" parts from its number: each sum stays on one line. */
export function TeksRupiah({ children }: { children: string }) {
  return children.split(JUMLAH).map((part, at) =>
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
