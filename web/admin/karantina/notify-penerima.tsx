import { Link } from 'react-router'
import { NoticeState, notifyPenerima, type Penarikan } from '#contract/karantina/recall-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { KABAR } from './karantina-words.ts'

/** Button that mails all reachable buyers of a lot, and the number of buyers to call. */
export function NotifyPenerima({ lot: { lotId, kabar, dikirim } }: { lot: Penarikan }) {
  const langkah = useLangkah(() => callAdmin(notifyPenerima, { params: { lotId } }))
  if (dikirim.orang === 0) return null
  return (
    <section aria-labelledby="kabar-pembeli" className="kartu grid gap-3 p-5">
      <h2 id="kabar-pembeli" className="text-lg">
        Kabar kepada pembeli
      </h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {NoticeState.options
          .filter((state) => kabar[state] > 0)
          .map((state) => (
            <li key={state}>
              <Link to={`?keadaan=dikirim&kabar=${state}`} className="inline-flex min-h-11 items-center gap-2">
                <Badge tone={KABAR[state].tone}>
                  {KABAR[state].nama}: {formatGrouped(kabar[state])}
                </Badge>
              </Link>
            </li>
          ))}
      </ul>
      {kabar.telepon > 0 && (
        <p className="text-tinta-2">
          {formatGrouped(kabar.telepon)} pembeli belum mengonfirmasi email. Telepon atau kirim WhatsApp dari daftar di
          bawah.
        </p>
      )}
      <AskingOutcome />
      {langkah.error && <Notice kind="galat">{errorText(langkah.error, { answered: 'Gagal mengirim email' })}</Notice>}
      {kabar.belum > 0 && (
        <Button
          variant="utama"
          className="justify-self-start"
          busy={langkah.isPending}
          onClick={() => langkah.mutate(undefined)}
        >
          Kirim email kepada {formatGrouped(kabar.belum)} pembeli
        </Button>
      )}
    </section>
  )
}
