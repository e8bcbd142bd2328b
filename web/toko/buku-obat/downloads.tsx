import { CalendarPlus, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { writeCalendar } from '#contract/buku-obat/calendar.ts'
import { exportBukuObat } from '#contract/buku-obat/endpoints.ts'
import { agendaOf } from '#contract/buku-obat/event-words.ts'
import { errorText } from '#web/lib/api-error.ts'
import { saveBerkas, startDownload } from '#web/lib/download.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Buku } from './use-buku.ts'

/** Exports of the book: a CSV table from the server, and a calendar generated here. @param keramba limits both to one cage */
export function Downloads({ buku, keramba }: { buku: Buku; keramba?: string }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const agenda = agendaOf(buku.buku, buku.hariIni).filter((item) => !keramba || item.keramba_id === keramba)

  async function downloadTable() {
    setBusy(true)
    setError(undefined)
    await startDownload(exportBukuObat, { query: { keramba } }, 'buku-obat.csv').catch(setError)
    setBusy(false)
  }
  const downloadCalendar = () =>
    saveBerkas(new File([writeCalendar(agenda, new Date())], 'buku-obat.ics', { type: 'text/calendar' }))

  return (
    <div className="mt-3 grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button variant="garis" className="min-h-12" busy={isBusy} onClick={() => void downloadTable()}>
          <FileSpreadsheet aria-hidden className="size-5" />
          Unduh tabel (CSV)
        </Button>
        {agenda.length > 0 && (
          <Button variant="garis" className="min-h-12" onClick={downloadCalendar}>
            <CalendarPlus aria-hidden className="size-5" />
            Simpan ke kalender
          </Button>
        )}
      </div>
      {error !== undefined && (
        <Notice kind="galat">
          {errorText(error, {
            answered: 'Tabel gagal diunduh.',
            silent: 'Tabel perlu sinyal. Coba lagi saat ada sinyal.',
          })}
        </Notice>
      )}
      {buku.pendingCount > 0 && (
        <p className="text-sm text-tinta-2">
          Tabel belum berisi {buku.pendingCount} catatan yang belum terkirim ke toko.
        </p>
      )}
    </div>
  )
}
