import { CircleCheck, FileText, RotateCcw, X } from 'lucide-react'
import { BERKAS_MAX } from '#contract/resep/batas.ts'
import { formatUkuran } from '#web/shared/status-resep.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import type { Halaman, useBerkas } from './use-berkas.ts'

interface BerkasIsianProps {
  berkas: ReturnType<typeof useBerkas>
  error: string | undefined
  /** Something was chosen, sent again or thrown away. */
  onChange(): void
}

/** Where the pages of a prescription are chosen, and seen on their way. */
export function BerkasIsian({ berkas, error, onChange }: BerkasIsianProps) {
  const { halaman } = berkas
  const pick = (file: File) => {
    onChange()
    berkas.add(file)
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3" aria-describedby={error ? 'galat-berkas' : undefined}>
      <legend className="font-semibold">Foto atau PDF resep</legend>
      <p className="text-sm text-tinta-2">
        Satu sampai {BERKAS_MAX} berkas JPG, PNG, WebP, atau PDF, masing-masing paling besar 8 MB. Seluruh resep harus
        terbaca, dengan nama, SIP, dan tanda tangan dokter hewan.
      </p>
      {halaman.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {halaman.map((page) => (
            <Baris
              key={page.id}
              page={page}
              onAgain={() => {
                onChange()
                berkas.again(page)
              }}
              onRemove={() => {
                onChange()
                berkas.remove(page)
              }}
            />
          ))}
        </ul>
      )}
      {halaman.length < BERKAS_MAX && (
        <div>
          <FileButton accept="image/jpeg,image/png,image/webp,application/pdf" onPick={pick}>
            {halaman.length === 0 ? 'Pilih Foto atau PDF' : 'Tambah Halaman'}
          </FileButton>
        </div>
      )}
      {error && (
        <p id="galat-berkas" role="alert" className="font-medium text-merah text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Baris({ page, onAgain, onRemove }: { page: Halaman; onAgain(): void; onRemove(): void }) {
  const { file, kemajuan, berkas, galat } = page
  const Icon = berkas ? CircleCheck : FileText
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-garis px-3 py-2">
      <Icon aria-hidden className={berkas ? 'size-5 shrink-0 text-hijau' : 'size-5 shrink-0 text-tinta-2'} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate">{file.name}</p>
        <div role="status" className="text-sm text-tinta-2">
          {galat ? (
            <span className="font-medium text-merah">{galat}</span>
          ) : berkas ? (
            `Terkirim, ${formatUkuran(berkas.ukuran)}`
          ) : (
            'Mengirim…'
          )}
        </div>
        {!berkas && !galat && (
          <progress
            aria-label={`Mengirim ${file.name}`}
            value={kemajuan}
            max={1}
            className="mt-1 block h-2 w-full accent-laut"
          />
        )}
      </div>
      {galat && (
        <Button variant="garis" rapat onClick={onAgain}>
          <RotateCcw aria-hidden className="size-5" />
          Kirim lagi
        </Button>
      )}
      <IconButton label={`Buang ${file.name}`} onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}
