import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { tanyaBelumPasti } from './belum-pasti.tsx'
import { useKabar } from './kabar.tsx'
import { renewKantor } from './renew-kantor.ts'

/** What a dialog says. */
interface Kalimat {
  title: string
  text: string
}

interface Hapus {
  /** The question, with the name of the thing below it. */
  title: string
  text?: ReactNode
  confirm: string
  work(): Promise<{ message: string }>
  /** Good news in passing, or in a dialog; without it what the server says. */
  berhasil?: string | Kalimat
  /** What a failure says where the server does not say more; the server's reason comes after a sentence with a title. */
  galat: string | Kalimat | ((error: unknown) => string)
}

/** Asks, does it, and says how it went. For what cannot be taken back. */
export function useDelete(): (hapus: Hapus) => Promise<void> {
  const { alert, confirm } = useAlerts()
  const queries = useQueryClient()
  const kabar = useKabar()

  return async ({ title, text, confirm: yes, work, berhasil, galat }) => {
    if (!(await confirm({ title, text, confirm: yes, cancel: 'Batal', bahaya: true }))) return
    let message: string
    try {
      message = (await work()).message
    } catch (error) {
      await alert(kalimatOrangLain(error) ?? kalimatGagal(error, galat))
      // What somebody else made of it is to be seen.
      await renewKantor(queries)
      return
    }
    if (typeof berhasil === 'object') await alert(berhasil)
    else kabar(berhasil ?? message)
    await renewKantor(queries)
  }
}

/** Somebody else was faster. */
function kalimatOrangLain(error: unknown): Kalimat | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'DATA_BERUBAH') return { title: 'Belum dihapus', text: error.message }
  if (error.status === 404 && error.code.endsWith('_TIDAK_ADA'))
    return { title: 'Sudah berubah', text: 'Data ini sudah dihapus, diarsipkan, atau dipulihkan orang lain.' }
  return undefined
}

function kalimatGagal(error: unknown, galat: Hapus['galat']): Kalimat {
  const belumPasti = tanyaBelumPasti(error)
  if (belumPasti) return belumPasti
  if (typeof galat === 'function') return { title: 'Gagal', text: galat(error) }
  if (typeof galat === 'string') return { title: 'Gagal', text: errorText(error, { answered: galat }) }
  const reason = errorText(error, { answered: '' })
  return { title: galat.title, text: `${galat.text} ${reason}`.trim() }
}
