import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Camera } from './camera.tsx'
import { useWedge } from './use-wedge.ts'

/** Field, scanner and camera that report one code at a time. */
export function ScanInput({ onCode }: { onCode(code: string): void }) {
  const [text, setText] = useState('')
  useWedge(onCode)
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() !== '') onCode(text)
    setText('')
  }
  return (
    <div className="grid gap-3">
      <form method="post" onSubmit={submit} className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="Kode produk atau lot"
            className="min-h-14! text-lg"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" variant="isi" className="min-h-14!">
          Periksa
        </Button>
      </form>
      <Camera onCode={onCode} />
    </div>
  )
}
