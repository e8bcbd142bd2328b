import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

/** Conflict: a field that another user changed while this form was open. */
export interface Conflict {
  name: string
  label: string
  /** Current value of the field, as text or as a picture. */
  current: ReactNode
  /** The value that the user chose; undefined before the choice. */
  choice?: 'saya' | 'lain' | undefined
  /** True for the first conflict of the form, which receives the focus. */
  isFirst: boolean
  pick(pilihan: 'saya' | 'lain'): void
}

const Context = createContext<readonly Conflict[]>([])

/** Provides the conflicts of a form to its fields. */
export const ConflictProvider = Context.Provider

/** Wraps a field. After a conflict it shows the current value and the choice between both values. */
export function CanConflict({ name, children }: { name: string; children: ReactNode }) {
  const bentrok = useContext(Context).find((one) => one.name === name)
  return (
    <div className="grid content-start gap-2">
      {children}
      {bentrok && <Pilihan {...bentrok} />}
    </div>
  )
}

function Pilihan({ label, current, choice, isFirst, pick }: Conflict) {
  const ref = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!isFirst) return
    ref.current?.focus({ preventScroll: true })
    // Scroll to the parent, so that the field above is visible as well.
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
        {current}
      </div>
      <div className="flex flex-wrap gap-2">
        <Choose isChosen={choice === 'saya'} onClick={() => pick('saya')}>
          Pakai isian saya
        </Choose>
        <Choose isChosen={choice === 'lain'} onClick={() => pick('lain')}>
          Pakai yang ini
        </Choose>
      </div>
      <p role="status" className="text-sm text-tinta-2 empty:hidden">
        {choice && 'Simpan lagi untuk memakai pilihan ini.'}
      </p>
    </fieldset>
  )
}

function Choose({ isChosen, ...rest }: { isChosen: boolean; onClick(): void; children: string }) {
  return <Button compact variant={isChosen ? 'isi' : 'garis'} aria-pressed={isChosen} {...rest} />
}
