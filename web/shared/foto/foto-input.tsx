import { useId } from 'react'
import { UploadList } from '#web/shared/upload-list.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import type { useFoto } from './use-foto.ts'

interface FotoFieldProps {
  foto: ReturnType<typeof useFoto>
  max: number
  title: string
  hint: string
  error: string | undefined
  /** Called when a photo is chosen, sent again or removed. */
  onChange(): void
}

/** Field to choose photos; shows their upload progress. */
export function FotoField({ foto, max, title, hint, error, onChange }: FotoFieldProps) {
  const id = useId()
  const { length } = foto.items
  return (
    <fieldset className="grid grid-cols-1 gap-3" aria-describedby={error ? id : undefined}>
      <legend className="font-semibold">{title}</legend>
      <p className="text-sm text-tinta-2">{hint}</p>
      <UploadList uploads={foto} onChange={onChange} />
      {length < max && (
        <div>
          <FileButton
            accept="image/jpeg,image/png,image/webp"
            onPick={(file) => {
              onChange()
              foto.add(file)
            }}
          >
            {length === 0 ? 'Pilih Foto' : 'Tambah Foto'}
          </FileButton>
        </div>
      )}
      {error && (
        <p id={id} role="alert" className="font-medium text-merah text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
