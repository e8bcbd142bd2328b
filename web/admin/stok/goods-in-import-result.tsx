import type { GoodsInResult } from '#contract/stok/goods-in-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { LineErrors } from '#web/admin/ui/import/berkas-csv.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { describeExpiry } from './lot-words.ts'

/** Goods that a file would add, or its errors, by line. */
export function GoodsInImportResult({ result: { message, rincian, galat } }: { result: GoodsInResult }) {
  return (
    <>
      <Notice kind={galat.length > 0 ? 'galat' : 'info'} announce>
        {message}
      </Notice>
      <LineErrors problems={galat} />
      {rincian.length > 0 && (
        <section aria-labelledby="masuk">
          <h2 id="masuk" className="text-lg">
            Yang akan masuk
          </h2>
          <ul className="kartu mt-3 divide-y divide-garis">
            {rincian.map((row) => (
              <li key={row.baris} className="grid gap-0.5 px-4 py-3">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="text-sm text-tinta-2">Baris {row.baris}</span>
                  <span className="font-medium">
                    {formatGrouped(row.jumlah)} × {row.nama}
                  </span>
                  {row.disisihkan && <Badge tone="kuning">Disisihkan</Badge>}
                </p>
                <p className="text-sm text-tinta-2">
                  Lot {row.nomor}, {row.kedaluwarsa ? `kedaluwarsa ${describeExpiry(row)}` : 'tidak kedaluwarsa'}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
