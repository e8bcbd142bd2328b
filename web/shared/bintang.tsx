/** 4.6 → '4,6' */
export const formatRata = (rata: number): string => String(rata).replace('.', ',')

/** So many stars of five, halves rounded; read out as a number. Signs, not pictures: a page may be full of them. */
export function Bintang({ nilai }: { nilai: number }) {
  const penuh = Math.round(nilai)
  return (
    <span
      role="img"
      aria-label={`${formatRata(nilai)} dari 5 bintang`}
      className="whitespace-nowrap text-kuning tracking-wider"
    >
      {'★'.repeat(penuh) + '☆'.repeat(5 - penuh)}
    </span>
  )
}
