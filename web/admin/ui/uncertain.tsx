import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { sayOutcome, useOutcome } from '#web/admin/sesi/outcome.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { Question } from '#web/ui/alerts.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { renewAdmin } from './renew-admin.ts'

const ASKING = 'Koneksi terputus, jadi belum pasti tersimpan. Sedang kami periksa…'

/** Notice at the edge of every screen: the state of a save whose response was lost. */
export function Uncertain() {
  const outcome = useOutcome()
  const queries = useQueryClient()
  // A save that turned out to be stored must appear on the screen.
  useEffect(() => {
    if (outcome === 'tersimpan') void renewAdmin(queries)
  }, [outcome, queries])

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--kepala)+0.75rem)] z-40 flex justify-center xl:left-68 print:hidden"
    >
      {outcome && (
        <div className="pointer-events-auto max-w-xl shadow-kartu">
          {outcome === 'menanya' ? (
            <Notice kind="hati">{ASKING}</Notice>
          ) : (
            <Notice
              kind="berhasil"
              action={
                <IconButton label="Tutup" onClick={() => sayOutcome(undefined)}>
                  <X aria-hidden className="size-5" />
                </IconButton>
              }
            >
              Sudah tersimpan satu kali. Koneksi sempat terputus.
            </Notice>
          )}
        </div>
      )}
    </div>
  )
}

/** Notice inside a dialog while a save's status is read. A dialog covers the notice of `Uncertain`. */
export function AskingOutcome() {
  const outcome = useOutcome()
  return (
    outcome === 'menanya' && (
      <Notice kind="hati" announce>
        {ASKING}
      </Notice>
    )
  )
}

/** True if it is unknown whether the request was saved. */
export const isUncertain = (error: unknown): boolean => error instanceof ApiError && error.code === 'BELUM_PASTI'

/** Returns the dialog text for an error after which the save may have succeeded; undefined for other errors. */
export function askUncertain(error: unknown): (Question & { text: string }) | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'BELUM_PASTI') return { title: 'Belum Pasti', text: error.message }
  return error.code === 'SUDAH_TERSIMPAN' ? { title: 'Sudah Tersimpan', text: error.message } : undefined
}
