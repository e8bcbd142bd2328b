import { FileSpreadsheet } from 'lucide-react'
import type { ImportResult } from '#contract/csv-import.ts'
import { FileButton } from '#web/ui/file-button.tsx'

interface ChooseBerkasProps {
  berkas: File | undefined
  busy: boolean
  /** Maximum file size as text: '8 MB'. */
  most: string
  onPick(berkas: File): void
}

/** File picker for a CSV file. A corrected file can be picked again. */
export function ChooseCsvBerkas({ berkas, busy, most, onPick }: ChooseBerkasProps) {
  return (
    <div className="kartu grid place-content-center justify-items-center gap-3 p-5 text-center">
      <FileButton variant="isi" accept=".csv,text/csv" disabled={busy} onPick={onPick}>
        <FileSpreadsheet aria-hidden className="size-5" />
        Pilih Berkas CSV
      </FileButton>
      <p role="status" className="min-w-0 break-words text-tinta-2">
        {busy ? 'Memeriksa berkas…' : (berkas?.name ?? `Belum ada berkas. Maksimal ${most}.`)}
      </p>
    </div>
  )
}

interface LineErrorsProps {
  problems: ImportResult['galat']
}

/** Lists the errors of a file by line; renders nothing without errors. */
export function LineErrors({ problems }: LineErrorsProps) {
  if (problems.length === 0) return null
  return (
    <section aria-labelledby="galat">
      <h2 id="galat" className="text-lg">
        Yang perlu diperbaiki
      </h2>
      <ul className="kartu mt-3 divide-y divide-garis">
        {problems.map(({ baris, kolom, pesan }) => (
          <li key={`${baris}-${kolom}-${pesan}`} className="flex flex-wrap gap-x-4 px-4 py-2">
            <span className="w-20 font-medium">Baris {baris}</span>
            <span className="w-28 text-tinta-2">{kolom}</span>
            <span className="min-w-0 basis-60 grow">{pesan}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
