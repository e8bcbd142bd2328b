import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { beginKode, disableKode, type Keamanan, renewRecoveryCodes } from '#contract/akun/keamanan-admin.ts'
import { formatDate } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { KodePemulihan } from './recovery-kode.tsx'
import { TurnOnKode } from './turn-on-kode.tsx'

/** Number of recovery codes below which the remaining count is highlighted. */
const LOW_CODES = 3

/** Switch for the second login step, and its recovery codes. */
export function TwoFactor({ keamanan: { kodeSejak, sisaPemulihan } }: { keamanan: Keamanan }) {
  const { confirm } = useAlerts()
  const queries = useQueryClient()
  const kabar = useNotice()
  const [kode, setKode] = useState<string[]>()
  const refresh = () => renewAdmin(queries)

  const begin = useMutation({ mutationFn: () => callAdmin(beginKode, {}) })
  const renew = useMutation({
    mutationFn: () => callAdmin(renewRecoveryCodes, {}),
    onSuccess: ({ kode }) => {
      setKode(kode)
      return refresh()
    },
  })
  const remove = useMutation({
    mutationFn: () => callAdmin(disableKode, {}),
    onSuccess: ({ message }) => {
      kabar(message)
      return refresh()
    },
  })
  const failed = [begin, renew, remove].find(({ isError }) => isError)?.error

  async function ask() {
    const isSure = await confirm({
      title: 'Matikan kode dua langkah?',
      text: 'Login cukup dengan kata sandi, dan kode pemulihan tidak berlaku lagi. Jika pindah HP, nyalakan lagi di HP baru.',
      confirm: 'Matikan',
      cancel: 'Batal',
      bahaya: true,
    })
    if (isSure) remove.mutate()
  }

  return (
    <section className="kartu grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Kode Dua Langkah</h2>
        <Badge tone={kodeSejak ? 'hijau' : 'abu'}>{kodeSejak ? 'Aktif' : 'Belum aktif'}</Badge>
      </div>
      <Explanation kodeSejak={kodeSejak} sisaPemulihan={sisaPemulihan} />
      {failed && <Notice kind="galat">{errorText(failed, { answered: 'Terjadi kesalahan' })}</Notice>}
      <div className="flex flex-wrap gap-3">
        {kodeSejak ? (
          <>
            <Button variant="garis" busy={renew.isPending} onClick={() => renew.mutate()}>
              Buat kode pemulihan baru
            </Button>
            <Button variant="polos" busy={remove.isPending} onClick={ask}>
              Matikan
            </Button>
          </>
        ) : (
          <Button busy={begin.isPending} onClick={() => begin.mutate()}>
            Nyalakan
          </Button>
        )}
      </div>
      <TurnOnKode
        secret={kodeSejak ? undefined : begin.data}
        onClose={begin.reset}
        onDone={async () => {
          begin.reset()
          await refresh()
          renew.mutate()
        }}
      />
      <KodePemulihan kode={kode} onClose={() => setKode(undefined)} />
    </section>
  )
}

/** Purpose of the second step, or its start and the remaining recovery codes. */
function Explanation({ kodeSejak, sisaPemulihan }: Pick<Keamanan, 'kodeSejak' | 'sisaPemulihan'>) {
  if (!kodeSejak)
    return (
      <p className="text-tinta-2">
        Dengan kode dari HP Anda, orang yang tahu kata sandi Anda tetap tidak bisa masuk ke admin toko.
      </p>
    )
  return (
    <>
      <p className="text-tinta-2">
        Sejak {formatDate(kodeSejak)}, login ke admin toko memakai kata sandi dan kode dari aplikasi di HP Anda.
      </p>
      <p className={sisaPemulihan < LOW_CODES ? 'font-medium text-kuning' : ''}>
        {sisaPemulihan === 0
          ? 'Anda tidak punya kode pemulihan. Buat sekarang agar tetap bisa login jika HP hilang.'
          : `Kode pemulihan tersisa ${sisaPemulihan}. Satu kode berlaku untuk satu kali login tanpa HP.`}
      </p>
    </>
  )
}
