import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

/** A field that somebody else changed while this form was open. */
export interface Bentrokan {
  nama: string
  label: string
  /** What it is now, in words or as a picture. */
  sekarang: ReactNode
  /** Whose value the field holds, once that was chosen. */
  pilihan?: 'saya' | 'lain' | undefined
  /** The first of them is where the eye has to go. */
  isFirst: boolean
  pilih(pilihan: 'saya' | 'lain'): void
}

const Context = createContext<readonly Bentrokan[]>([])

/** Hands the conflicts of a form to its fields. */
export const BentrokProvider = Context.Provider

/** Under a field, where somebody else changed it: what it is now, and the choice between the two. */
export function DapatBentrok({ nama, children }: { nama: string; children: ReactNode }) {
  const bentrok = useContext(Context).find((one) => one.nama === nama)
  return (
    <div className="grid content-start gap-2">
      {children}
      {bentrok && <Pilihan {...bentrok} />}
    </div>
  )
}

function Pilihan({ label, sekarang, pilihan, isFirst, pilih }: Bentrokan) {
  const ref = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!isFirst) return
    ref.current?.focus({ preventScroll: true })
    // Together with the field above it.
    ref.current?.parentElement?.scrollIntoView({ block: 'center' })
  }, [isFirst])
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-label={`${label}: diubah orang lain`}
      className="grid gap-2 rounded border border-kuning/30 bg-kuning-muda p-3"
    >
      <p className="text-kuning">Diubah orang lain menjadi</p>
      <div className="max-h-60 overflow-auto whitespace-pre-wrap break-words rounded-sm bg-kertas px-3 py-2">
        {sekarang}
      </div>
      <div className="flex flex-wrap gap-2">
        <Pilih isChosen={pilihan === 'saya'} onClick={() => pilih('saya')}>
          Tetap isian saya
        </Pilih>
        <Pilih isChosen={pilihan === 'lain'} onClick={() => pilih('lain')}>
          Pakai yang ini
        </Pilih>
      </div>
      <p role="status" className="text-sm text-tinta-2 empty:hidden">
        {pilihan && 'Simpan lagi untuk memakai pilihan ini.'}
      </p>
    </fieldset>
  )
}

function Pilih({ isChosen, ...rest }: { isChosen: boolean; onClick(): void; children: string }) {
  return <Button rapat variant={isChosen ? 'isi' : 'garis'} aria-pressed={isChosen} {...rest} />
}
