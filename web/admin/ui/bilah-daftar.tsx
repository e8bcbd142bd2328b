import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { Kbd } from '#web/ui/kbd.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { Daftar } from './use-daftar.ts'

const TYPING_MS = 300

/** Search and filters above a list. */
export function BilahDaftar({ children }: { children: ReactNode }) {
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 *:min-w-0 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {children}
    </search>
  )
}

/** Searches while one types. */
export function Pencarian({ daftar, label }: { daftar: Daftar<{ q?: string }>; label: string }) {
  const inAddress = daftar.query.q ?? ''
  const [text, setText] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [sent, setSent] = useState(inAddress)
  // Somebody else changed the address: a link, or the browser's back.
  if (inAddress !== seen) {
    setSeen(inAddress)
    if (inAddress !== sent) setText(inAddress)
    setSent(inAddress)
  }
  const latest = useRef(daftar)
  useEffect(() => {
    latest.current = daftar
  })

  // Whoever has just followed a link is on the way there; a search now would call that off.
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isLeaving || text.trim() === inAddress) return
    const timer = setTimeout(() => {
      setSent(text.trim())
      latest.current.set({ q: text.trim() })
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, inAddress, isLeaving])

  return (
    <div className="col-span-2">
      <SearchInput
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      >
        {text === '' && <Kbd className="pointer-events-none absolute top-3 right-3">/</Kbd>}
      </SearchInput>
    </div>
  )
}

interface SaringanProps {
  daftar: Daftar
  /** The name in the address. */
  nama: string
  label: string
  semua: string
  pilihan: readonly { value: string; label: string }[]
}

/** One filter; the first choice takes it away. */
export function Saringan({ daftar, nama, label, semua, pilihan }: SaringanProps) {
  return (
    <SelectField
      label={label}
      value={String(daftar.query[nama] ?? '')}
      onChange={(event) => daftar.set({ [nama]: event.target.value })}
    >
      <option value="">{semua}</option>
      {pilihan.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
