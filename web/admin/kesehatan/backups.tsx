import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { createBackup, downloadBackup, getBackup, type TokoBackup } from '#contract/kesehatan/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin, download } from '#web/admin/sesi/call-admin.ts'
import { errorText, loadErrorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Polling interval while a backup is being made, in milliseconds. */
const POLL_MS = 2000

export const backupQuery = queryOptions({
  queryKey: ['admin', getBackup.name],
  queryFn: () => callAdmin(getBackup, {}),
  refetchInterval: ({ state }) => (state.data?.status === 'dibuat' ? POLL_MS : false),
})

/** Backup of the whole shop in one file, which the owner stores elsewhere. */
export function Backups() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(backupQuery)
  const create = useMutation({
    mutationFn: () => callAdmin(createBackup, {}),
    onSuccess: (state) => queries.setQueryData(backupQuery.queryKey, state),
  })
  const startDownload = useMutation({ mutationFn: () => download(downloadBackup, {}) })
  const problem = create.error
    ? errorText(create.error, { answered: 'Cadangan gagal dibuat' })
    : startDownload.error && errorText(startDownload.error, { answered: 'Cadangan gagal diunduh' })
  const isCreating = data?.status === 'dibuat' || create.isPending
  return (
    <section aria-labelledby="cadangan" className="kartu p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="cadangan" className="text-lg">
          Cadangan
        </h2>
        {data && data.status !== 'di luar' && (
          <Button variant="garis" busy={isCreating} onClick={() => create.mutate()}>
            {isCreating ? 'Membuat cadangan…' : 'Buat Cadangan Sekarang'}
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
        {problem && <Notice kind="galat">{problem}</Notice>}
        {data && (
          <BackupState state={data} isDownloading={startDownload.isPending} onDownload={() => startDownload.mutate()} />
        )}
      </div>
    </section>
  )
}

function BackupState({
  state,
  isDownloading,
  onDownload,
}: {
  state: TokoBackup
  isDownloading: boolean
  onDownload(): void
}) {
  switch (state.status) {
    case 'di luar':
      return (
        <p className="text-tinta-2">
          Database toko ini ada di luar server toko. Minta cadangannya kepada pengelola server.
        </p>
      )
    case 'belum':
      return <p className="text-tinta-2">Belum ada cadangan yang siap diunduh.</p>
    case 'dibuat':
      return <p>Sedang dibuat sejak {formatTime(state.mulai)}. Anda boleh menutup halaman ini.</p>
    case 'gagal':
      return <Notice kind="galat">{state.kesalahan}</Notice>
    case 'siap':
      return (
        <>
          {state.peringatan.map((sentence) => (
            <Notice key={sentence} kind="hati">
              {sentence}
            </Notice>
          ))}
          <p>
            Siap: {formatTime(state.selesai)}, {formatGrouped(state.berkas)} berkas,{' '}
            {formatGrouped(Math.max(1, Math.round(state.byte / 1_000_000)))} MB sebelum dikemas.
          </p>
          <div>
            <Button busy={isDownloading} onClick={onDownload}>
              <Download aria-hidden className="size-5" />
              {isDownloading ? 'Mengunduh…' : 'Unduh Cadangan'}
            </Button>
          </div>
        </>
      )
  }
}
