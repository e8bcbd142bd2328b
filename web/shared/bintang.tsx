/** 4.6 → '4,6' */
export const formatRata = (rata: number): string => String(rata).replace('.', ',')

/**
 * Shows a rating as stars of five, rounded; screen readers get the number. Text characters instead of icons, because a page may
 * contain many.
 */
export function Bintang({ nilai }: { nilai: number }) {
  const full = Math.round(nilai)
  return (
    <span
      role="img"
      aria-label={`${formatRata(nilai)} dari 5 bintang`}
      className="whitespace-nowrap text-kuning tracking-wider"
    >
      {'★'.repeat(full) + '☆'.repeat(5 - full)}
    </span>
  )
}
