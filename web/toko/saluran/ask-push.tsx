import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import { errorText } from '#web/lib/api-error.ts'
import { readText, writeText } from '#web/lib/browser-storage.ts'
import { type PushPossible, PushRefused, pushPossible, pushQuery, subscribe } from '#web/toko/offline/push-browser.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { HomeScreenSteps } from './home-screen-steps.tsx'

/** Key of the time until which the question is hidden. */
const LATER_KEY = 'push-nanti'
const LATER_MS = 30 * 86_400_000

const QUESTIONS = {
  pesanan: {
    keperluan: 'pesanan',
    why: 'Kami beri tahu saat pembayaran diterima, batas waktu bayar hampir lewat, dan pesanan dikirim. Juga saat toko ini sedang tidak dibuka.',
  },
  stok: {
    keperluan: 'pengingat',
    why: 'Kami beri tahu begitu produk ini tersedia lagi. Juga saat toko ini sedang tidak dibuka.',
  },
} as const satisfies Record<string, { keperluan: Keperluan; why: string }>

/**
 * Offers notifications on this device, with the reason. Shown after an order and after a request for a reminder, never before; it
 * asks the browser only after a press.
 */
export function AskPush({ place }: { place: keyof typeof QUESTIONS }) {
  const [possible, setPossible] = useState<PushPossible>('tidak')
  useEffect(() => {
    if (Number(readText(LATER_KEY) ?? 0) < Date.now()) setPossible(pushPossible())
  }, [])
  if (possible !== 'bisa' && possible !== 'ikon') return null
  const hide = () => {
    writeText(LATER_KEY, String(Date.now() + LATER_MS))
    setPossible('tidak')
  }
  return <Question place={place} needsIcon={possible === 'ikon'} onLater={hide} />
}

interface QuestionProps {
  place: keyof typeof QUESTIONS
  needsIcon: boolean
  onLater(): void
}

function Question({ place, needsIcon, onLater }: QuestionProps) {
  const { keperluan, why } = QUESTIONS[place]
  const queries = useQueryClient()
  const { data } = useQuery(pushQuery())
  const start = useMutation({
    mutationFn: (key: string) => subscribe(key, [keperluan], place),
    onSuccess: (state) => queries.setQueryData(pushQuery().queryKey, state),
  })
  if (start.isSuccess)
    return (
      <Notice kind="berhasil" announce>
        Notifikasi menyala di perangkat ini. Atur di{' '}
        <Link to="/PengaturanNotifikasi" className="tautan-kalimat">
          Pengaturan Notifikasi
        </Link>
        .
      </Notice>
    )
  const isOn = data?.keperluan.includes(keperluan) && data.perangkat.some(({ isIni }) => isIni)
  if (!data || isOn) return null
  return (
    <section aria-labelledby="tawar-notifikasi" className="kartu grid gap-3 p-4 md:p-5 print:hidden">
      <h2 id="tawar-notifikasi" className="flex items-center gap-2 text-lg tracking-normal">
        <BellRing aria-hidden className="size-5 shrink-0 text-laut" />
        Terima kabar di perangkat ini?
      </h2>
      <p className="max-w-prose text-tinta-2">{why}</p>
      {needsIcon && <HomeScreenSteps />}
      {start.isError && <Notice kind="galat">{failureText(start.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {!needsIcon && (
          <Button variant="utama" busy={start.isPending} onClick={() => start.mutate(data.publik)}>
            Nyalakan notifikasi
          </Button>
        )}
        <Button variant="polos" onClick={onLater}>
          Lewati dulu
        </Button>
      </div>
    </section>
  )
}

export const failureText = (error: unknown): string =>
  error instanceof PushRefused
    ? 'Izin belum diberikan. Izinkan notifikasi untuk situs ini di setelan browser, lalu coba lagi.'
    : errorText(error, { answered: 'Notifikasi gagal dinyalakan. Coba lagi.' })
