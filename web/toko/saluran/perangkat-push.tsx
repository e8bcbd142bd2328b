import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  chooseKeperluan,
  type PerangkatPush as Device,
  deletePush,
  type StatePush,
  tryPush,
} from '#contract/saluran/endpoints.ts'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import { formatTime } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { errorText, isMissing } from '#web/lib/api-error.ts'
import { type PushPossible, pushPossible, pushQuery, subscribe, unsubscribe } from '#web/toko/offline/push-browser.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import { failureText } from './ask-push.tsx'
import { HomeScreenSteps } from './home-screen-steps.tsx'
import { PurposeFields } from './purpose-fields.tsx'

/** Notifications of the account: purposes, devices, a trial for each, and a button for this device. */
export function PerangkatPush() {
  const { data, error, isPending, refetch } = useQuery(pushQuery())
  if (isPending) return <SkeletonKartu className="h-64" />
  // A server of the bare specification sends no notifications.
  if (isMissing(error)) return null
  if (!data)
    return <LoadFailure onRetry={() => void refetch()}>Gagal memuat pengaturan notifikasi perangkat</LoadFailure>
  return (
    <section aria-labelledby="notifikasi-perangkat" className="kartu grid gap-4 p-5 sm:p-6">
      <div>
        <h2 id="notifikasi-perangkat" className="text-lg tracking-normal">
          Notifikasi di HP dan komputer
        </h2>
        <p className="max-w-prose text-tinta-2">
          Kabar muncul di layar, juga saat toko ini sedang tidak dibuka. Layar terkunci hanya menampilkan judul dan
          nomor pesanan.
        </p>
      </div>
      <Purposes state={data} />
      {data.perangkat.length > 0 && (
        <ul className="divide-y divide-garis border-garis border-y">
          {data.perangkat.map((device) => (
            <Line key={device.langgananId} device={device} />
          ))}
        </ul>
      )}
    </section>
  )
}

function usePutState() {
  const queries = useQueryClient()
  return (state: StatePush) => queries.setQueryData(pushQuery().queryKey, state)
}

/** Purposes of the account. Without a device they are chosen first, and stored with the first device. */
function Purposes({ state }: { state: StatePush }) {
  const put = usePutState()
  const [possible, setPossible] = useState<PushPossible>()
  useEffect(() => setPossible(pushPossible()), [])
  const [chosen, setChosen] = useState<Keperluan[]>(state.keperluan)
  const hasDevice = state.perangkat.length > 0
  const isHere = state.perangkat.some(({ isIni }) => isIni)
  const start = useMutation({ mutationFn: () => subscribe(state.publik, chosen, 'pengaturan'), onSuccess: put })
  const choose = useMutation({
    mutationFn: (keperluan: Keperluan[]) => call(chooseKeperluan, { body: { keperluan } }),
    onSuccess: put,
    onError: () => setChosen(state.keperluan),
  })

  function change(next: Keperluan[], { isWanted }: { isWanted: boolean }) {
    setChosen(next)
    start.reset()
    if (hasDevice || !isWanted) choose.mutate(next)
  }

  return (
    <>
      <PurposeFields
        legend="Kabar yang ingin saya terima"
        chosen={chosen}
        disabled={choose.isPending}
        onChange={change}
      />
      {choose.isError && (
        <Notice kind="galat">{errorText(choose.error, { answered: 'Pilihan gagal disimpan. Coba lagi.' })}</Notice>
      )}
      {start.isError && <Notice kind="galat">{failureText(start.error)}</Notice>}
      {!isHere && possible === 'bisa' && (
        <Button
          variant="utama"
          className="sm:justify-self-start"
          busy={start.isPending}
          disabled={chosen.length === 0}
          onClick={() => start.mutate()}
        >
          Nyalakan di perangkat ini
        </Button>
      )}
      {!isHere && possible === 'ikon' && <HomeScreenSteps />}
      {possible === 'diblokir' && (
        <Notice kind="hati">
          Notifikasi toko ini diblokir di browser Anda. Izinkan di setelan browser, bagian Notifikasi, lalu muat ulang.
        </Notice>
      )}
      {possible === 'tidak' && <Notice kind="info">Browser ini tidak bisa menerima notifikasi.</Notice>}
    </>
  )
}

function Line({ device: { langgananId, nama, dibuat, isIni } }: { device: Device }) {
  const put = usePutState()
  const params = { langgananId }
  const trial = useMutation({ mutationFn: () => call(tryPush, { params }) })
  const removal = useMutation({
    async mutationFn() {
      const state = await call(deletePush, { params })
      if (isIni) await unsubscribe().catch(() => {})
      return state
    },
    onSuccess: put,
  })
  const Icon = /Android|iPhone|iPad/.test(nama) ? Smartphone : Monitor
  const failure = trial.error ?? removal.error
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon aria-hidden className="size-6 shrink-0 text-laut" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {nama}
          {isIni && <Badge tone="hijau">Perangkat ini</Badge>}
        </p>
        <p className="text-sm text-tinta-2">Sejak {formatTime(dibuat)}</p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="garis"
          compact
          aria-label={`Coba ${nama}, sejak ${formatTime(dibuat)}`}
          busy={trial.isPending}
          onClick={() => trial.mutate()}
        >
          Coba
        </Button>
        <Button
          variant="garis"
          compact
          aria-label={`Hapus ${nama}, sejak ${formatTime(dibuat)}`}
          busy={removal.isPending}
          onClick={() => removal.mutate()}
        >
          Hapus
        </Button>
      </div>
      {trial.isSuccess && (
        <div className="basis-full">
          <Notice kind={trial.data.berhasil ? 'berhasil' : 'hati'} announce>
            {trial.data.pesan}
          </Notice>
        </div>
      )}
      {failure && (
        <div className="basis-full">
          <Notice kind="galat">{errorText(failure, { answered: 'Gagal. Coba lagi.' })}</Notice>
        </div>
      )}
    </li>
  )
}
