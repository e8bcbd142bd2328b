import { useState } from 'react'
import { normalizeTautan } from '#contract/alamat-tautan.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { OuterDialog } from './outer-dialog.tsx'

interface TautanDialogProps {
  initial: string
  /** @param href undefined removes the link */
  onChoose(href: string | undefined): void
  onClose(): void
}

/** Dialog for the address of a link. */
export function TautanDialog({ initial, onChoose, onClose }: TautanDialogProps) {
  const [typed, setTyped] = useState(initial)
  const [error, setError] = useState('')
  function choose() {
    const href = normalizeTautan(typed)
    if (href) onChoose(href)
    else setError('Tulis alamat web, email, nomor WhatsApp seperti wa.me/62812…, atau halaman toko seperti /kontak')
  }
  return (
    <OuterDialog title="Tautan" buttonName="Pasang" onSubmit={choose} onClose={onClose}>
      <TextField
        label="Alamat"
        hint="Halaman web, WhatsApp, email, atau halaman toko ini."
        placeholder="https://"
        autoComplete="off"
        autoCapitalize="none"
        data-fokus
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setError('')
        }}
        error={error}
      />
      {initial && (
        <div>
          <Button variant="garis" onClick={() => onChoose(undefined)}>
            Hapus tautan
          </Button>
        </div>
      )}
    </OuterDialog>
  )
}
