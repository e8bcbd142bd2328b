import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { beginKode, type Keamanan, renewRecoveryCodes } from '#contract/akun/keamanan-admin.ts'
import { formatDate } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { KodePemulihan } from './recovery-kode.tsx'
import { TurnOffKode } from './turn-off-kode.tsx'
import { TurnOnKode } from './turn-on-kode.tsx'

/** Number of recovery codes below which the remaining count is highlighted. */
const LOW_CODES = 3

/** Switch for the second login step, and its recovery codes. */
export function TwoFactor({ keamanan: { kodeSejak, sisaPemulihan } }: { keamanan: Keamanan }) {
  const queries = useQueryClient()
  const kabar = useNotice()
  const [kode, setKode] = useState<string[]>()
  const [isTurningOff, setIsTurningOff] = useState(false)
  const refresh = () => renewAdmin(queries)

  const begin = useMutation({ mutationFn: () => callAdmin(beginKode, {}) })
  const renew = useMutation({
    mutationFn: () => callAdmin(renewRecoveryCodes, {}),
    onSuccess: ({ kode }) => {
      setKode(kode)
      return refresh()
    },
  })
  const failed = [begin, renew].find(({ isError }) => isError)?.error

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
            <Button variant="polos" onClick={() => setIsTurningOff(true)}>
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
      <TurnOffKode
        open={isTurningOff}
        onClose={() => setIsTurningOff(false)}
        onDone={(message) => {
          setIsTurningOff(false)
          kabar(message)
          void refresh()
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
