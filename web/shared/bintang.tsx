/** 4.6 → '4,6' */
export const formatAverage = (average: number): string => String(average).replace('.', ',')

/**
 * Shows a rating as stars of five, rounded; screen readers get the number. Text characters instead of icons, because a page may
 * contain many.
 */
export function Bintang({ value }: { value: number }) {
  const full = Math.round(value)
  return (
    <span
      role="img"
      aria-label={`${formatAverage(value)} dari 5 bintang`}
      className="whitespace-nowrap text-kuning tracking-wider"
    >
      {'★'.repeat(full) + '☆'.repeat(5 - full)}
    </span>
  )
}
