import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadGambarArtikel } from '#contract/konten/admin.ts'
import { ALT_MAX, type Gambar, REMARK_MAX } from '#contract/konten/dokumen.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { GambarField } from '#web/admin/ui/isian/gambar-field.tsx'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { OuterDialog } from './outer-dialog.tsx'

interface GambarDialogProps {
  /** Selected picture in the text; undefined for a new one. */
  initial: Gambar['attrs'] | undefined
  onChoose(gambar: Gambar['attrs']): void
  onClose(): void
}

/** Dialog for a picture, its alternative text and its caption. */
export function GambarDialog({ initial, onChoose, onClose }: GambarDialogProps) {
  const [berkas, setBerkas] = useState<File>()
  const [alt, setAlt] = useState(initial?.alt ?? '')
  const [remark, setRemark] = useState(initial?.keterangan ?? '')
  const [error, setError] = useState<{ gambar?: string; alt?: string }>({})
  const upload = useMutation({
    mutationFn: async () => {
      const file = berkas ? await callAdmin(uploadGambarArtikel, { body: { gambar: berkas } }) : initial
      if (!file) throw new Error('no picture was chosen')
      const { nama, lebar, tinggi } = file
      return { nama, alt: alt.trim(), keterangan: remark.trim(), lebar, tinggi }
    },
    onSuccess: onChoose,
  })
  function submit() {
    const found = {
      ...(!berkas && !initial && { gambar: 'Pilih gambar dulu' }),
      ...(!alt.trim() && { alt: 'Tulis apa yang terlihat di gambar' }),
    }
    setError(found)
    if (Object.keys(found).length === 0) upload.mutate()
  }
  return (
    <OuterDialog
      title={initial ? 'Ubah gambar' : 'Sisipkan gambar'}
      buttonName={initial ? 'Pakai' : 'Sisipkan'}
      langkah={upload}
      onSubmit={submit}
      onClose={onClose}
    >
      <GambarField
        label="gambar"
        value={berkas}
        onChange={setBerkas}
        {...(initial && { current: gambarUrl('auth/artikel', initial.nama, 320) })}
        shape="lebar"
        {...(error.gambar && { error: error.gambar })}
      />
      <TextField
        label="Isi gambar"
        hint="Tulis apa yang terlihat. Dibacakan untuk pembaca tunanetra."
        maxLength={ALT_MAX}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        {...(error.alt && { error: error.alt })}
      />
      <TextField
        label="Keterangan di bawah gambar (opsional)"
        maxLength={REMARK_MAX}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
    </OuterDialog>
  )
}
