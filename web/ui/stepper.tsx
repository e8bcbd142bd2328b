import { Minus, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'

interface StepperProps {
  label: string
  value: number
  min: number
  max: number
  onChange(value: number): void
  /** Message for an input above `max`. */
  isFull?: string
  disabled?: boolean
}

const WHOLE = 'Isi angka bulat, misalnya 3.'

/**
 * Number field with minus and plus buttons. An input above `max` becomes `max`, and a non-integer is not applied; both show a
 * message. An empty field is refilled when it loses the focus.
 */
export function Stepper({ label, value, min, max, onChange, isFull, disabled }: StepperProps) {
  const [text, setText] = useState(String(value))
  const [message, setMessage] = useState('')
  const messageId = useId()
  const messageRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => setText(String(value)), [value])
  // On a phone, a bar covers the bottom of the screen and would hide the message.
  useEffect(() => {
    if (message) messageRef.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  const clamp = (wanted: number) => Math.max(min, Math.min(max, wanted))

  function type(next: string) {
    const typed = next.trim().slice(0, 9)
    const wanted = Number(typed)
    const isWhole = /^\d*$/.test(typed)
    setText(wanted > max ? String(max) : typed)
    setMessage(!isWhole ? WHOLE : wanted > max ? (isFull ?? `Maksimal ${max.toLocaleString('id-ID')}.`) : '')
    if (isWhole && wanted >= min) onChange(clamp(wanted))
  }
  function step(by: number) {
    setMessage('')
    onChange(clamp(value + by))
  }

  return (
    <div className="grid justify-items-start">
      <fieldset disabled={disabled} className="inline-flex items-center rounded border border-garis-tua bg-kertas">
        <legend className="sr-only">{label}</legend>
        <IconButton label="Kurangi jumlah" onClick={() => step(-1)} disabled={disabled || value <= min}>
          <Minus aria-hidden className="size-5" />
        </IconButton>
        <input
          aria-label={label}
          aria-describedby={message ? messageId : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setText(String(value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') setText(String(value))
            if (event.key === 'ArrowUp') step(1)
            if (event.key === 'ArrowDown') step(-1)
          }}
          className="harga h-11 w-14 bg-transparent text-center font-semibold"
        />
        <IconButton label="Tambah jumlah" onClick={() => step(1)} disabled={disabled || value >= max}>
          <Plus aria-hidden className="size-5" />
        </IconButton>
      </fieldset>
      <p
        ref={messageRef}
        id={messageId}
        role="status"
        className={cx('scroll-mb-24 font-medium text-kuning text-sm', message && 'mt-1')}
      >
        {message}
      </p>
    </div>
  )
}
