import { useEffect } from 'react'
import type { KodePenyakit } from '#content/penyakit.ts'
import { countOpening } from '#contract/penyakit/endpoints.ts'
import { dateWib } from '#contract/wib.ts'
import { callAs } from '#web/lib/api.ts'
import { readText, writeText } from '#web/lib/browser-storage.ts'
import { readSession } from '#web/lib/session-store.ts'

/** Day in Jakarta, and the codes of the cards that this device opened on it. */
const OPENED_KEY = 'kartu_dibuka'
const PROVINSI_KEY = 'provinsi'

/** Directory code of the province that was opened last on this device; empty if none. */
export const readPickedProvinsi = () => readText(PROVINSI_KEY) ?? ''
export const pickProvinsi = (kode: string) => writeText(PROVINSI_KEY, kode)

/** Counts the opening of a card for the owner's report, once a day on a device. Nothing is counted offline. */
export function useOpening(kode: KodePenyakit): void {
  useEffect(() => {
    const today = dateWib(new Date())
    const [day, ...codes] = (readText(OPENED_KEY) ?? '').split(' ')
    const opened = day === today ? codes : []
    if (opened.includes(kode) || !navigator.onLine) return
    writeText(OPENED_KEY, [today, ...opened, kode].join(' '))
    const body = { provinsi: readPickedProvinsi() }
    // A lost count is no failure of the page.
    callAs(readSession().token, countOpening, { params: { kode }, body }).catch(() => {})
  }, [kode])
}
