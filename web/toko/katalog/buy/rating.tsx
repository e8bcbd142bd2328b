import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import type { BarangKind } from '#contract/ulasan/ulasan.ts'
import { useCopy } from '#web/lib/copy.ts'
import { formatAverage } from '#web/shared/bintang.tsx'
import { readHalamanUlasan, ulasanQuery } from '#web/toko/ulasan/ulasan-queries.ts'

interface RatingProps {
  kind: BarangKind
  id: number
  /** Units sold, in words. */
  sold: string | undefined
}

/** Average rating with a link to the reviews, and the number sold; nothing before the first of either. */
export function Rating({ kind, id, sold }: RatingProps) {
  const page = readHalamanUlasan(useSearchParams()[0])
  const { data } = useQuery(ulasanQuery(kind, id, page))
  const average = useCopy() ? null : (data?.rata ?? null)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-tinta-2 empty:hidden">
      {data && average !== null && (
        <a href="#ulasan" className="tautan gap-1">
          <span aria-hidden className="text-kuning">
            ★
          </span>
          {formatAverage(average)} dari {formatGrouped(data.jumlah)} ulasan
        </a>
      )}
      {sold}
    </p>
  )
}
