import { useId } from 'react'
import { DaftarUnggahan } from '#web/shared/daftar-unggahan.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import type { useFoto } from './use-foto.ts'

interface FotoIsianProps {
  foto: ReturnType<typeof useFoto>
  max: number
  judul: string
  petunjuk: string
  error: string | undefined
  /** Called when a photo is chosen, sent again or removed. */
  onChange(): void
}

/** Field to choose photos; shows their upload progress. */
export function FotoIsian({ foto, max, judul, petunjuk, error, onChange }: FotoIsianProps) {
  const id = useId()
  const { length } = foto.semua
  return (
    <fieldset className="grid grid-cols-1 gap-3" aria-describedby={error ? id : undefined}>
      <legend className="font-semibold">{judul}</legend>
      <p className="text-sm text-tinta-2">{petunjuk}</p>
      <DaftarUnggahan unggahan={foto} onChange={onChange} />
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
