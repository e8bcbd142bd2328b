import { formatDate } from '#contract/wib.ts'

interface Lot {
  nomor: string
  kedaluwarsa: string | null
  jumlah: number
}

/** Lists the lots that goods were packed from, on a printed sheet. Lots without a number are left out. */
export function LotContents({ lot }: { lot: readonly Lot[] }) {
  const numbered = lot.filter(({ nomor }) => nomor !== '')
  if (numbered.length === 0) return null
  return (
    <ul className="text-sm text-tinta-2 [overflow-wrap:anywhere]">
      {numbered.map(({ nomor, kedaluwarsa, jumlah }) => (
        <li key={nomor}>
          {jumlah} × lot {nomor}
          {kedaluwarsa && `, kedaluwarsa ${formatDate(kedaluwarsa)}`}
        </li>
      ))}
    </ul>
  )
}
