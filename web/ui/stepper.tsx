import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'

interface StepperProps {
  label: string
  value: number
  min: number
  max: number
  onChange(value: number): void
  disabled?: boolean
}

/** Minus, number, plus. What is typed is brought into the range when the field is left. */
export function Stepper({ label, value, min, max, onChange, disabled }: StepperProps) {
  const [text, setText] = useState(String(value))
  useEffect(() => setText(String(value)), [value])
  const clamp = (wanted: number) => Math.max(min, Math.min(max, wanted))

  function type(next: string) {
    const digits = next.replace(/\D/g, '').slice(0, 6)
    setText(digits)
    if (digits !== '' && clamp(Number(digits)) === Number(digits)) onChange(Number(digits))
  }
  function settle() {
    const settled = clamp(Number(text) || min)
    setText(String(settled))
    onChange(settled)
  }

  return (
    <fieldset disabled={disabled} className="inline-flex items-center rounded border border-garis-tua bg-kertas">
      <legend className="sr-only">{label}</legend>
      <IconButton label="Kurangi jumlah" onClick={() => onChange(clamp(value - 1))} disabled={disabled || value <= min}>
        <Minus aria-hidden className="size-5" />
      </IconButton>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          if (event.key === 'ArrowUp') onChange(clamp(value + 1))
          if (event.key === 'ArrowDown') onChange(clamp(value - 1))
        }}
        className="harga h-11 w-14 bg-transparent text-center font-semibold"
      />
      <IconButton label="Tambah jumlah" onClick={() => onChange(clamp(value + 1))} disabled={disabled || value >= max}>
        <Plus aria-hidden className="size-5" />
      </IconButton>
    </fieldset>
  )
}
