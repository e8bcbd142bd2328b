import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type CadanganToko, createCadangan, downloadCadangan, getCadangan } from '#contract/kesehatan/admin.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'
import { callAdmin, download } from '#web/admin/sesi/call-admin.ts'
import { errorText, loadErrorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Polling interval while a backup is being made, in milliseconds. */
const TANYA_MS = 2000

export const cadanganQuery = queryOptions({
  queryKey: ['admin', getCadangan.name],
  queryFn: () => callAdmin(getCadangan, {}),
  refetchInterval: ({ state }) => (state.data?.status === 'dibuat' ? TANYA_MS : false),
})

/** Backup of the whole shop in one file, which the owner stores elsewhere. */
export function Cadangan() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(cadanganQuery)
  const buat = useMutation({
    mutationFn: () => callAdmin(createCadangan, {}),
    onSuccess: (keadaan) => queries.setQueryData(cadanganQuery.queryKey, keadaan),
  })
  const unduh = useMutation({ mutationFn: () => download(downloadCadangan, {}) })
  const galat = buat.error
    ? errorText(buat.error, { answered: 'Cadangan gagal dibuat' })
    : unduh.error && errorText(unduh.error, { answered: 'Cadangan gagal diunduh' })
  const isDibuat = data?.status === 'dibuat' || buat.isPending
  return (
    <section aria-labelledby="cadangan" className="kartu p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="cadangan" className="text-lg">
          Cadangan
        </h2>
        {data && data.status !== 'di luar' && (
          <Button variant="garis" busy={isDibuat} onClick={() => buat.mutate()}>
            {isDibuat ? 'Membuat cadangan…' : 'Buat Cadangan Sekarang'}
          </Button>
        )}
      </div>
      {data?.status !== 'di luar' && (
        <p className="mt-1 max-w-prose text-tinta-2">
          Seluruh data toko dalam satu berkas, termasuk data pribadi pembeli. Simpan di tempat lain yang aman. Di server
          ini berkas dihapus setelah sehari, atau saat server dinyalakan ulang.
        </p>
      )}
      {error && !data && <LoadFailure onRetry={refetch}>{loadErrorText(error)}</LoadFailure>}
      {!error && !data && <Skeleton className="mt-3 h-12" />}
      <div aria-live="polite" className="mt-3 grid gap-3">
        {galat && <Notice kind="galat">{galat}</Notice>}
        {data && <Keadaan keadaan={data} isMengunduh={unduh.isPending} onUnduh={() => unduh.mutate()} />}
      </div>
    </section>
  )
}

function Keadaan({ keadaan, isMengunduh, onUnduh }: { keadaan: CadanganToko; isMengunduh: boolean; onUnduh(): void }) {
  switch (keadaan.status) {
    case 'di luar':
      return (
        <p className="text-tinta-2">
          Database toko ini ada di luar server toko. Minta cadangannya kepada pengelola server.
        </p>
      )
    case 'belum':
      return <p className="text-tinta-2">Belum ada cadangan yang siap diunduh.</p>
    case 'dibuat':
      return <p>Sedang dibuat sejak {formatWaktu(keadaan.mulai)}. Anda boleh menutup halaman ini.</p>
    case 'gagal':
      return <Notice kind="galat">{keadaan.kesalahan}</Notice>
    case 'siap':
      return (
        <>
          {keadaan.peringatan.map((kalimat) => (
            <Notice key={kalimat} kind="hati">
              {kalimat}
            </Notice>
          ))}
          <p>
            Siap: {formatWaktu(keadaan.selesai)}, {formatAngka(keadaan.berkas)} berkas,{' '}
            {formatAngka(Math.max(1, Math.round(keadaan.byte / 1_000_000)))} MB sebelum dikemas.
          </p>
          <div>
            <Button busy={isMengunduh} onClick={onUnduh}>
              <Download aria-hidden className="size-5" />
              {isMengunduh ? 'Mengunduh…' : 'Unduh Cadangan'}
            </Button>
          </div>
        </>
      )
  }
}
