import { CircleCheck, FileText, RotateCcw, X } from 'lucide-react'
import type { Upload, Uploads } from '#web/lib/upload/use-uploads.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { formatUkuran } from './ukuran.ts'

interface UploadListProps<T> {
  uploads: Uploads<T>
  /** Called when a file is sent again or removed. */
  onChange(): void
}

/** List of chosen files, uploading or uploaded. */
export function UploadList<T extends { ukuran: number }>({ uploads, onChange }: UploadListProps<T>) {
  if (uploads.items.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-2">
      {uploads.items.map((one) => (
        <Line
          key={one.id}
          item={one}
          onAgain={() => {
            onChange()
            uploads.again(one)
          }}
          onRemove={() => {
            onChange()
            uploads.remove(one)
          }}
        />
      ))}
    </ul>
  )
}

function Line<T extends { ukuran: number }>({
  item: { file, progress, hasil, galat },
  onAgain,
  onRemove,
}: {
  item: Upload<T>
  onAgain(): void
  onRemove(): void
}) {
  const Icon = hasil ? CircleCheck : FileText
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-garis px-3 py-2">
      <Icon aria-hidden className={hasil ? 'size-5 shrink-0 text-hijau' : 'size-5 shrink-0 text-tinta-2'} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate">{file.name}</p>
        <div role="status" className="text-sm text-tinta-2">
          {galat ? (
            <span className="font-medium text-merah">{galat}</span>
          ) : hasil ? (
            `Terkirim, ${formatUkuran(hasil.ukuran)}`
          ) : (
            'Mengirim…'
          )}
        </div>
        {!hasil && !galat && (
          <progress
            aria-label={`Mengirim ${file.name}`}
            value={progress}
            max={1}
            className="mt-1 block h-2 w-full accent-laut"
          />
        )}
      </div>
      {galat && (
        <Button variant="garis" compact onClick={onAgain}>
          <RotateCcw aria-hidden className="size-5" />
          Kirim ulang
        </Button>
      )}
      <IconButton label={`Hapus ${file.name}`} onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}
