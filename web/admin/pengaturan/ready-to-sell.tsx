import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { closeReadiness, getShopReadiness, type Readiness } from '#contract/pengaturan/readiness-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useAdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const KEY = ['admin', 'siap-berjualan']

/** Query of the setup steps. A screen waits for it, so that nothing moves. Enabled only for the owner. */
export const useReadiness = (isPemilik: boolean) =>
  useQuery({ queryKey: KEY, queryFn: () => callAdmin(getShopReadiness, {}), staleTime: 60_000, enabled: isPemilik })

/** Setup steps of a new shop. Hidden when all are done, or when the owner has closed the list. */
export function ReadyToSell({ readiness }: { readiness: Readiness | undefined }) {
  const queries = useQueryClient()
  const close = useMutation({
    mutationFn: () => callAdmin(closeReadiness, { body: { ditutup: true } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  const all = useAdminFeatures()
    .flatMap((feature) => Object.entries(feature.setup ?? {}))
    .toSorted(([, a], [, b]) => a.urutan - b.urutan)
    // Skip steps that the server's version does not know.
    .flatMap(([name, langkah]) =>
      readiness && name in readiness.langkah ? [{ ...langkah, settled: readiness.langkah[name] }] : [],
    )
  const doneCount = all.filter((langkah) => langkah.settled).length
  if (!readiness || readiness.ditutup || doneCount === all.length) return null
  return (
    <section aria-labelledby="siap-berjualan" className="kartu mb-8 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="siap-berjualan" className="text-lg">
          Siap berjualan: {doneCount} dari {all.length}
        </h2>
        <Button variant="polos" compact className="max-sm:-ml-3" busy={close.isPending} onClick={() => close.mutate()}>
          Tutup daftar ini
        </Button>
      </div>
      <p className="text-sm text-tinta-2">
        Toko sudah bisa dipakai. Yang belum tercentang masih contoh atau belum diatur.
      </p>
      <ul className="mt-3 grid gap-x-6 gap-y-1 lg:grid-cols-2">
        {all.map(({ nama, arti, to, settled: isDone }) => (
          <li key={nama} className="flex gap-3 py-1.5">
            {isDone ? (
              <CircleCheck role="img" aria-label="Sudah" className="mt-0.5 size-5 shrink-0 text-hijau" />
            ) : (
              <Circle role="img" aria-label="Belum" className="mt-0.5 size-5 shrink-0 text-tinta-2" />
            )}
            <div className="min-w-0">
              {isDone || !to ? (
                <p className={isDone ? 'text-tinta-2' : 'font-semibold'}>{nama}</p>
              ) : (
                <Link to={to} className="tautan -my-2.5 sm:my-0 sm:min-h-0">
                  {nama}
                </Link>
              )}
              {!isDone && <p className="wrap-anywhere text-sm text-tinta-2">{arti}</p>}
            </div>
          </li>
        ))}
      </ul>
      {close.error && <Notice kind="galat">{errorText(close.error, { answered: 'Daftar gagal ditutup' })}</Notice>}
    </section>
  )
}
