import { keepApart } from '#contract/pemenuhan/keep-apart.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'

type Part = Pick<PesananAdmin['bagian'][number], 'nama' | 'golongan_bahaya'>

/** Goods of the parcel that must not share a bag, with the reason; nothing if all may lie together. */
export function KeepApartNotice({ bagian }: { bagian: readonly Part[] }) {
  const pairs = keepApart(bagian)
  if (pairs.length === 0) return null
  return (
    <section
      aria-label="Kemas terpisah"
      className="break-inside-avoid rounded border-2 border-merah bg-merah-muda p-4 print:border-tinta print:bg-transparent"
    >
      <p className="font-bold text-lg text-merah print:text-tinta">Kemas terpisah</p>
      <ul className="mt-1 grid gap-1">
        {pairs.map(({ kalimat }) => (
          <li key={kalimat} className="[overflow-wrap:anywhere]">
            {kalimat}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">Bungkus rapat satu per satu, dalam dus atau kantong sendiri-sendiri.</p>
    </section>
  )
}
