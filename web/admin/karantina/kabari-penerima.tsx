import { Link } from 'react-router'
import { KeadaanKabar, kabariPenerima, type Penarikan } from '#contract/karantina/tarik-admin.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { MenanyaNasib } from '#web/admin/ui/belum-pasti.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { KABAR } from './kata-karantina.ts'
import { useLangkah } from './use-langkah.ts'

/** Button that mails all reachable buyers of a lot, and the number of buyers to call. */
export function KabariPenerima({ lot: { lotId, kabar, dikirim } }: { lot: Penarikan }) {
  const langkah = useLangkah(() => callAdmin(kabariPenerima, { params: { lotId } }))
  if (dikirim.orang === 0) return null
  return (
    <section aria-labelledby="kabar-pembeli" className="kartu grid gap-3 p-5">
      <h2 id="kabar-pembeli" className="text-lg">
        Kabar kepada pembeli
      </h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {KeadaanKabar.options
          .filter((keadaan) => kabar[keadaan] > 0)
          .map((keadaan) => (
            <li key={keadaan}>
              <Link to={`?keadaan=dikirim&kabar=${keadaan}`} className="inline-flex min-h-11 items-center gap-2">
                <Badge tone={KABAR[keadaan].tone}>
                  {KABAR[keadaan].nama}: {formatAngka(kabar[keadaan])}
                </Badge>
              </Link>
            </li>
          ))}
      </ul>
      {kabar.telepon > 0 && (
        <p className="text-tinta-2">
          {formatAngka(kabar.telepon)} pembeli belum mengonfirmasi email. Telepon atau kirim WhatsApp dari daftar di
          bawah.
        </p>
      )}
      <MenanyaNasib />
      {langkah.error && <Notice kind="galat">{errorText(langkah.error, { answered: 'Gagal mengirim email' })}</Notice>}
      {kabar.belum > 0 && (
        <Button
          variant="utama"
          className="justify-self-start"
          busy={langkah.isPending}
          onClick={() => langkah.mutate(undefined)}
        >
          Kirim email kepada {formatAngka(kabar.belum)} pembeli
        </Button>
      )}
    </section>
  )
}
