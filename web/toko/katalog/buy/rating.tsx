import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import type { BarangKind } from '#contract/ulasan/ulasan.ts'
import { useCopy } from '#web/lib/copy.ts'
import { formatRata } from '#web/shared/bintang.tsx'
import { readHalamanUlasan, ulasanQuery } from '#web/toko/ulasan/ulasan-queries.ts'

interface RatingProps {
  jenis: BarangKind
  id: number
  /** Units sold, in words. */
  terjual: string | undefined
}

/** Average rating with a link to the reviews, and the number sold; nothing before the first of either. */
export function Rating({ jenis, id, terjual }: RatingProps) {
  const page = readHalamanUlasan(useSearchParams()[0])
  const { data } = useQuery(ulasanQuery(jenis, id, page))
  const rata = useCopy() ? null : (data?.rata ?? null)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-tinta-2 empty:hidden">
      {data && rata !== null && (
        <a href="#ulasan" className="tautan gap-1">
          <span aria-hidden className="text-kuning">
            ★
          </span>
          {formatRata(rata)} dari {formatGrouped(data.jumlah)} ulasan
        </a>
      )}
      {terjual}
    </p>
  )
}
