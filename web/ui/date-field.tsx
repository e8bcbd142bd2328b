import { CalendarDays } from 'lucide-react'
import { type Ref, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react'
import { parseTypedDate, writeDate } from '#web/lib/form/typed-date.ts'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { controlClass, Frame, type Labelled } from './field.tsx'

interface DateEvent {
  type: 'change' | 'blur'
  target: { name: string | undefined; value: string }
}

interface DateFieldProps extends Labelled {
  name?: string
  /** Date as YYYY-MM-DD; '' for none. */
  value?: string
  defaultValue?: string
  /** First and last day that the calendar offers, as YYYY-MM-DD. */
  min?: string | number
  max?: string | number
  required?: boolean
  className?: string
  /** Its value is the date as YYYY-MM-DD, or the typed text if that is no date. */
  onChange?(event: DateEvent): unknown
  onBlur?(event: DateEvent): unknown
  /** Handle with the members of an input that `react-hook-form` uses. */
  ref?: Ref<DateHandle>
}

interface DateHandle {
  name: string | undefined
  /** Without a type, `react-hook-form` renders the form again for each value that it sets. */
  type: 'text'
  value: string
  focus(): void
}

/**
 * Date field that reads and writes dates as in Indonesia, whatever the browser's language: 29/10/2026. The button opens the
 * browser's calendar. Without a script it is the browser's own date field.
 */
export function DateField({ label, hint, error, ...props }: DateFieldProps) {
  const hasScript = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const { name, value, defaultValue, min, max, required, className, onChange, onBlur, ref } = props
  const [text, setText] = useState(writeDate(value ?? defaultValue ?? ''))
  const [wrong, setWrong] = useState<string>()
  const date = parseTypedDate(text) ?? text.trim()
  const typed = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const sent = useRef<HTMLInputElement>(null)

  // A value that was set from outside replaces the text. The own one keeps the way in which it was typed.
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== undefined && value !== date) setText(writeDate(value))
  }

  useImperativeHandle(
    ref,
    (): DateHandle => ({
      name,
      type: 'text',
      get value() {
        return sent.current?.value ?? ''
      },
      set value(next) {
        const iso = next ?? ''
        if (sent.current) sent.current.value = iso
        setText(writeDate(iso))
        setWrong(undefined)
      },
      focus: () => typed.current?.focus(),
    }),
    [name],
  )

  function change(next: string) {
    const iso = isUnfinished(next) ? next : (parseTypedDate(next) ?? next.trim())
    setText(next)
    setWrong(undefined)
    // At once: a form that listens reads it before the next rendering.
    if (sent.current) sent.current.value = iso
    onChange?.({ type: 'change', target: { name, value: iso } })
  }

  function finish() {
    if (date !== sent.current?.value) change(writeDate(date))
    else setText(writeDate(date))
    setWrong(problemOf(date, { min, max }))
  }

  if (!hasScript)
    return (
      <Frame label={label} hint={hint} error={error}>
        {(described) => (
          <input
            {...{ name, min, max, required }}
            {...described}
            type="date"
            defaultValue={value ?? defaultValue}
            className={controlClass(error, className)}
          />
        )}
      </Frame>
    )
  return (
    <Frame label={label} hint={hint} error={error ?? wrong}>
      {(described) => (
        <div className="relative">
          <input
            {...described}
            ref={typed}
            required={required}
            inputMode="numeric"
            autoComplete="off"
            placeholder="hh/bb/tttt"
            maxLength={40}
            value={text}
            // Before a form's own `onInput` and `onChange`, which read the value.
            onInput={(event) => change(event.currentTarget.value)}
            onChange={() => {}}
            onKeyDown={(event) => event.key === 'Enter' && finish()}
            onBlur={() => {
              finish()
              onBlur?.({ type: 'blur', target: { name, value: date } })
            }}
            className={controlClass(error ?? wrong, cx('tabular-nums pr-12', className))}
          />
          <input ref={sent} type="hidden" name={name} defaultValue={date} />
          <input
            ref={calendar}
            type="date"
            aria-hidden
            tabIndex={-1}
            {...{ min, max }}
            value={parseTypedDate(text) ?? ''}
            onChange={(event) => change(writeDate(event.target.value))}
            className="pointer-events-none absolute inset-y-0 right-0 w-11 opacity-0"
          />
          <IconButton
            label="Buka kalender"
            className="absolute inset-y-0 right-0 my-auto"
            onClick={() => openCalendar(calendar.current)}
          >
            <CalendarDays aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </Frame>
  )
}

/** True for a year of two digits: two more may follow. It counts when the field is left. */
const isUnfinished = (text: string) => /^\d{1,2}\W+\w+\W+\d\d$/.test(text)

function problemOf(date: string, { min = '', max = '' }: Pick<DateFieldProps, 'min' | 'max'>): string | undefined {
  if (date === '') return undefined
  if (parseTypedDate(date) !== date) return 'Tulis tanggal seperti 29/10/2026'
  if (date < String(min)) return `Tidak boleh sebelum ${writeDate(String(min))}`
  return max && date > String(max) ? `Tidak boleh setelah ${writeDate(String(max))}` : undefined
}

function openCalendar(input: HTMLInputElement | null): void {
  try {
    input?.showPicker()
  } catch {
    // Old browsers have no such function; the date can be typed.
  }
}
