import { useMutation, useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OpenSesi } from '#contract/akun/perangkat.ts'
import { formatTime } from '#contract/wib.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'

interface PerangkatListProps {
  /** Query key of the list. */
  queryKey: readonly string[]
  list(): Promise<OpenSesi[]>
  /** @param sesiId undefined ends all other sessions */
  end(sesiId: number | undefined): Promise<{ message: string }>
  /** Returns the name of a session's login (shop or office); only for accounts with more than one. */
  door?: (kind: OpenSesi['jenis']) => string
  /** Advice about an unknown device. */
  children: ReactNode
}

/** Lists the devices on which an account is signed in, with buttons to sign them out. */
export function PerangkatList({ queryKey, list, end, door, children }: PerangkatListProps) {
  const { data, isPending, refetch } = useQuery({ queryKey, queryFn: list })
  const { confirm } = useAlerts()
  const ending = useMutation({ mutationFn: end, onSuccess: () => refetch() })

  async function ask(sesi?: OpenSesi) {
    const yes = await confirm({
      title: sesi ? 'Keluarkan perangkat ini?' : 'Keluarkan semua perangkat lain?',
      text: `${sesi ? nameOf(sesi) : 'Semua perangkat selain yang Anda pakai sekarang'} harus login lagi.`,
      confirm: 'Ya, Keluarkan',
      cancel: 'Batal',
      bahaya: true,
    })
    if (yes) ending.mutate(sesi?.sesiId)
  }

  if (isPending) return <LoadingKartu text="Memuat perangkat…" sizes={['h-64']} />
  if (!data) return <LoadFailure onRetry={() => void refetch()}>Gagal memuat daftar perangkat</LoadFailure>
  const hasOthers = data.some(({ isIni }) => !isIni)

  return (
    <section aria-label="Perangkat yang masuk" className="kartu @container p-5 sm:p-6">
      <div className="grid gap-4 @3xl:grid-cols-[minmax(0,1fr)_20rem] @3xl:items-start @3xl:gap-x-8">
        <div className="max-w-prose text-tinta-2 @3xl:order-1">{children}</div>
        <div className="grid min-w-0 gap-4">
          <ul className="divide-y divide-garis border-garis border-y @3xl:border-t-0">
            {data.map((sesi) => (
              <Line
                key={sesi.sesiId}
                sesi={sesi}
                door={door?.(sesi.jenis)}
                busy={ending.isPending}
                onEnd={() => ask(sesi)}
              />
            ))}
          </ul>
          {ending.isSuccess && (
            <Notice kind="berhasil" announce>
              {ending.data.message}
            </Notice>
          )}
          {ending.isError && (
            <Notice kind="galat">
              {errorText(ending.error, { answered: 'Gagal mengeluarkan perangkat. Coba lagi.' })}
            </Notice>
          )}
          {hasOthers ? (
            <Button
              variant="garis"
              className="justify-self-start max-sm:w-full"
              busy={ending.isPending}
              onClick={() => ask()}
            >
              Keluarkan semua perangkat lain
            </Button>
          ) : (
            <p className="text-tinta-2">Tidak ada perangkat lain yang masuk.</p>
          )}
        </div>
      </div>
    </section>
  )
}

interface LineProps {
  sesi: OpenSesi
  door: string | undefined
  busy: boolean
  onEnd(): void
}

function Line({ sesi, door, busy, onEnd }: LineProps) {
  const name = nameOf(sesi)
  const Icon = /Android|iPhone|iPad/.test(name) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon aria-hidden className="size-6 shrink-0 text-laut" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {sesi.isIni && <Badge tone="hijau">Perangkat ini</Badge>}
          {door && <Badge tone="abu">{door}</Badge>}
        </p>
        <p className="text-sm text-tinta-2">Masuk {formatTime(sesi.masuk)}</p>
        {!sesi.isIni && <p className="text-sm text-tinta-2">Terakhir dipakai {formatTime(sesi.terlihat)}</p>}
      </div>
      {!sesi.isIni && (
        <Button
          variant="garis"
          className="max-sm:w-full"
          aria-label={`Keluarkan ${name}, masuk ${formatTime(sesi.masuk)}`}
          disabled={busy}
          onClick={onEnd}
        >
          Keluarkan
        </Button>
      )}
    </li>
  )
}

const nameOf = ({ nama }: OpenSesi) => nama ?? 'Perangkat yang tidak tercatat'
