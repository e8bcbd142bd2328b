import { BERKAS_MAX } from '#contract/resep/limits.ts'
import { UploadList } from '#web/shared/upload-list.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import type { useBerkas } from './use-berkas.ts'

interface BerkasFieldProps {
  berkas: ReturnType<typeof useBerkas>
  error: string | undefined
  /** Called when a file is chosen, sent again or removed. */
  onChange(): void
}

/** Field to choose the pages of a prescription; shows their upload progress. */
export function BerkasField({ berkas, error, onChange }: BerkasFieldProps) {
  const { items: halaman } = berkas
  const pick = (file: File) => {
    onChange()
    berkas.add(file)
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3" aria-describedby={error ? 'galat-berkas' : undefined}>
      <legend className="font-semibold">Foto atau PDF resep</legend>
      <p className="text-sm text-tinta-2">
        Satu sampai {BERKAS_MAX} berkas JPG, PNG, WebP, atau PDF, masing-masing maksimal 8 MB. Seluruh resep harus
        terbaca, dengan nama, nomor SIP, dan tanda tangan dokter hewan.
      </p>
      <UploadList uploads={berkas} onChange={onChange} />
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
