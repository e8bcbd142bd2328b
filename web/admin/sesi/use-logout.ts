import { useNavigate } from 'react-router'
import { logoutAdmin } from '#contract/akun/admin.ts'
import { callAs } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { readAdminToken, setAdminToken } from './sesi-admin.ts'

const BY_STATUS: Record<number, string> = {
  401: 'Sesi Anda telah berakhir. Silakan login kembali.',
  403: 'Akses ditolak. Silakan login kembali.',
}

/** Returns the text for a logout that the server did not confirm. */
function failureText(error: unknown): string {
  const known = error instanceof ApiError && BY_STATUS[error.status]
  return (
    known ||
    errorText(error, {
      answered: 'Terjadi kesalahan saat logout',
      silent: 'Tidak ada koneksi ke server. Silakan periksa koneksi internet Anda.',
    })
  )
}

/** Returns a function that asks, logs out on the server, and ends the session here even if the server fails. */
export function useLogout(): () => Promise<void> {
  const { alert, confirm } = useAlerts()
  const navigate = useNavigate()

  return async () => {
    const token = readAdminToken()
    if (token) {
      if (!(await confirm({ title: 'Apakah Anda yakin ingin logout?', confirm: 'Ya, Logout', cancel: 'Batal' }))) return
      const failure = await callAs(token, logoutAdmin, {}).then(() => '', failureText)
      setAdminToken(null)
      if (failure) void alert({ title: 'Logout', text: failure })
    }
    void navigate('/login-admin')
  }
}
