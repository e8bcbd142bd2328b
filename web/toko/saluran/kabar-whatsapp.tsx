import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNoHp } from '#contract/no-hp.ts'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import { chooseWhatsApp, linkWhatsApp, type StateWa, unlinkWhatsApp } from '#contract/saluran/whatsapp.ts'
import { formatTime } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { errorText, isMissing } from '#web/lib/api-error.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import { KodeNomor } from './kode-nomor.tsx'
import { PurposeFields } from './purpose-fields.tsx'
import { whatsAppQuery } from './whatsapp-query.ts'

/** 3 s: the customer has just sent the message, and looks at this screen. */
const WATCH_MS = 3000

/** Notices by WhatsApp: purposes of the account, and the number that they go to. */
export function KabarWhatsApp() {
  const { data, error, isPending, refetch } = useQuery({
    ...whatsAppQuery(),
    refetchInterval: (query) => (query.state.data?.pesan ? WATCH_MS : false),
  })
  if (isPending) return <SkeletonKartu className="h-64" />
  // A server of the bare specification has no WhatsApp.
  if (isMissing(error)) return null
  if (!data) return <LoadFailure onRetry={() => void refetch()}>Gagal memuat pengaturan WhatsApp</LoadFailure>
  // A number from before is still shown, so that it can be removed.
  if (data.mode === 'mati' && !data.nomor) return null
  return (
    <section aria-labelledby="kabar-whatsapp" className="kartu grid gap-4 p-5 sm:p-6">
      <div>
        <h2 id="kabar-whatsapp" className="text-lg tracking-normal">
          Kabar lewat WhatsApp
        </h2>
        <p className="max-w-prose text-tinta-2">
          Pilih kabar yang ingin Anda terima dari toko ini lewat WhatsApp. Email tetap dikirim seperti biasa. Anda bisa
          berhenti kapan saja: di sini, atau dengan membalas BERHENTI.
        </p>
      </div>
      {data.mode === 'simulasi' && <Notice kind="hati">Simulasi: tidak ada pesan WhatsApp sungguhan.</Notice>}
      {data.mode === 'mati' && <Notice kind="info">Saat ini toko tidak mengirim kabar lewat WhatsApp.</Notice>}
      <Purposes state={data} />
      {data.pesan && <Steps pesan={data.pesan} isSimulated={data.mode === 'simulasi'} />}
    </section>
  )
}

/** Without a number the purposes are chosen first, and stored with the request to connect one. */
function Purposes({ state }: { state: StateWa }) {
  const queries = useQueryClient()
  const put = (fresh: StateWa) => queries.setQueryData(whatsAppQuery().queryKey, fresh)
  const [typed, setTyped] = useState<Keperluan[]>()
  const chosen = typed ?? state.keperluan
  const choose = useMutation({
    mutationFn: (keperluan: Keperluan[]) => call(chooseWhatsApp, { body: { keperluan } }),
    onSuccess: put,
    onSettled: () => setTyped(undefined),
  })
  const link = useMutation({
    mutationFn: () => call(linkWhatsApp, { body: { keperluan: chosen } }),
    onSuccess: put,
  })
  const unlink = useMutation({ mutationFn: () => call(unlinkWhatsApp, {}), onSuccess: put })

  function change(next: Keperluan[], { isWanted }: { isWanted: boolean }) {
    setTyped(next)
    if (state.nomor || !isWanted) choose.mutate(next)
  }

  const failure = choose.error ?? link.error ?? unlink.error
  const canLink = state.mode !== 'mati' && (!state.nomor || state.gagal)
  return (
    <>
      <PurposeFields
        legend="Kabar lewat WhatsApp yang ingin saya terima"
        chosen={chosen}
        disabled={choose.isPending}
        onChange={change}
      />
      {state.gagal && (
        <Notice kind="hati">
          Pesan ke nomor ini tidak sampai. Hubungkan lagi nomor WhatsApp yang masih Anda pakai.
        </Notice>
      )}
      {failure && <Notice kind="galat">{errorText(failure, { answered: 'Gagal menyimpan. Coba lagi.' })}</Notice>}
      {state.nomor && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            Dikirim ke <strong>{formatNoHp(`+${state.nomor}`)}</strong>
          </p>
          <Button variant="garis" compact busy={unlink.isPending} onClick={() => unlink.mutate()}>
            Putuskan nomor ini
          </Button>
        </div>
      )}
      {canLink && !state.pesan && (
        <Button
          className="sm:justify-self-start"
          busy={link.isPending}
          disabled={chosen.length === 0}
          onClick={() => link.mutate()}
        >
          Hubungkan WhatsApp
        </Button>
      )}
      {canLink && state.bisaKode && <KodeNomor keperluan={chosen} onDone={put} />}
    </>
  )
}

function Steps({
  pesan: { teks, tautan, sampai },
  isSimulated,
}: {
  pesan: NonNullable<StateWa['pesan']>
  isSimulated: boolean
}) {
  return (
    <div className="grid gap-3 border-garis border-t pt-4">
      <p className="max-w-prose">
        Kirim pesan ini dari WhatsApp Anda, tanpa diubah. Nomor pengirimnya lalu terhubung dengan akun ini. Berlaku
        sampai {formatTime(sampai)}.
      </p>
      <p className="wrap-anywhere rounded bg-pasir-tua p-3 font-semibold">{teks}</p>
      <a href={tautan} className={buttonClass('isi', false, 'sm:justify-self-start')} target="_blank" rel="noreferrer">
        {isSimulated ? 'Buka simulasi WhatsApp' : 'Buka WhatsApp'}
      </a>
      <p role="status" className="text-sm text-tinta-2">
        Menunggu pesan Anda…
      </p>
    </div>
  )
}
