import { CalendarPlus, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { exportBukuObat } from '#contract/buku-obat/endpoints.ts'
import { tulisKalender } from '#contract/buku-obat/kalender.ts'
import { agendaOf } from '#contract/buku-obat/kata-acara.ts'
import { errorText } from '#web/lib/api-error.ts'
import { simpanBerkas, unduh } from '#web/lib/unduh.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Buku } from './use-buku.ts'

/** Exports of the book: a CSV table from the server, and a calendar generated here. @param keramba limits both to one cage */
export function Unduhan({ buku, keramba }: { buku: Buku; keramba?: string }) {
  const [isBusy, setBusy] = useState(false)
  const [galat, setGalat] = useState<unknown>()
  const agenda = agendaOf(buku.buku, buku.hariIni).filter((satu) => !keramba || satu.keramba_id === keramba)

  async function unduhTabel() {
    setBusy(true)
    setGalat(undefined)
    await unduh(exportBukuObat, { query: { keramba } }, 'buku-obat.csv').catch(setGalat)
    setBusy(false)
  }
  const unduhKalender = () =>
    simpanBerkas(new File([tulisKalender(agenda, new Date())], 'buku-obat.ics', { type: 'text/calendar' }))

  return (
    <div className="mt-3 grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button variant="garis" className="min-h-12" busy={isBusy} onClick={() => void unduhTabel()}>
          <FileSpreadsheet aria-hidden className="size-5" />
          Unduh tabel (CSV)
        </Button>
        {agenda.length > 0 && (
          <Button variant="garis" className="min-h-12" onClick={unduhKalender}>
            <CalendarPlus aria-hidden className="size-5" />
            Simpan ke kalender
          </Button>
        )}
      </div>
      {galat !== undefined && (
        <Notice kind="galat">
          {errorText(galat, {
            answered: 'Tabel gagal diunduh.',
            silent: 'Tabel perlu sinyal. Coba lagi saat ada sinyal.',
          })}
        </Notice>
      )}
      {buku.belum > 0 && (
        <p className="text-sm text-tinta-2">Tabel belum berisi {buku.belum} catatan yang belum terkirim ke toko.</p>
      )}
    </div>
  )
}
