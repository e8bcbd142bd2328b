import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { adminQuery } from './admin-query.ts'
import { onExpiredSession } from './call-admin.ts'
import { LoginAdminForm } from './login-admin-form.tsx'
import { setAdminToken } from './sesi-admin.ts'
import { usePrompt } from './use-tanya.ts'

/** Dialog over the open screen that asks for the password after the session expired. */
export function LogInAgain() {
  const { data: admin } = useQuery({ ...adminQuery(), enabled: false })
  const { open, settle } = usePrompt(onExpiredSession)

  function giveUp() {
    settle(false)
    setAdminToken(null)
  }

  return (
    <Dialog open={open} onClose={giveUp} title="Login kembali">
      <p className="mt-2 mb-5 text-tinta-2">
        Sesi Anda telah berakhir. Silakan login kembali. Isian di layar ini tidak hilang.
      </p>
      <LoginAdminForm email={admin?.email} onDone={() => settle(true)} />
      <Button variant="polos" className="mt-3 w-full" onClick={giveUp}>
        Keluar dari admin toko
      </Button>
    </Dialog>
  )
}
