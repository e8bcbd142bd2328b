import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { sayNasib, useNasib } from '#web/admin/sesi/nasib.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { Question } from '#web/ui/alerts.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { renewAdmin } from './renew-admin.ts'

const MENANYA = 'Koneksi terputus, jadi belum pasti tersimpan. Sedang kami periksa…'

/** Notice at the edge of every screen: the state of a save whose response was lost. */
export function BelumPasti() {
  const nasib = useNasib()
  const queries = useQueryClient()
  // A save that turned out to be stored must appear on the screen.
  useEffect(() => {
    if (nasib === 'tersimpan') void renewAdmin(queries)
  }, [nasib, queries])

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--kepala)+0.75rem)] z-40 flex justify-center xl:left-68 print:hidden"
    >
      {nasib && (
        <div className="pointer-events-auto max-w-xl shadow-kartu">
          {nasib === 'menanya' ? (
            <Notice kind="hati">{MENANYA}</Notice>
          ) : (
            <Notice
              kind="berhasil"
              action={
                <IconButton label="Tutup" onClick={() => sayNasib(undefined)}>
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

/** Notice inside a dialog while a save's status is read. A dialog covers the notice of `BelumPasti`. */
export function MenanyaNasib() {
  const nasib = useNasib()
  return (
    nasib === 'menanya' && (
      <Notice kind="hati" announce>
        {MENANYA}
      </Notice>
    )
  )
}

/** True if it is unknown whether the request was saved. */
export const isBelumPasti = (error: unknown): boolean => error instanceof ApiError && error.code === 'BELUM_PASTI'

/** Returns the dialog text for an error after which the save may have succeeded; undefined for other errors. */
export function tanyaBelumPasti(error: unknown): (Question & { text: string }) | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'BELUM_PASTI') return { title: 'Belum Pasti', text: error.message }
  return error.code === 'SUDAH_TERSIMPAN' ? { title: 'Sudah Tersimpan', text: error.message } : undefined
}
