import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { UKURAN } from '#content/skor-rules.ts'
import { termSentence } from '#content/terms.ts'
import { WATER_LIMITS } from '#content/water-limits.ts'
import {
  AIR_NAMES,
  type FormValues,
  type InvalidNumbers,
  NUMBER_NAMES,
  numberMessage,
  readInput,
  readNumber,
  UKURAN_NAMES,
  writeInput,
} from '#contract/gejala/input.ts'
import { scoreGejala } from '#contract/gejala/skor.ts'
import { summarizeResult } from '#contract/gejala/words.ts'
import { formatDecimal } from '#contract/whole-number.ts'
import { ContactBox } from '#web/shared/contact-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Fold } from './fold.tsx'
import { keepForm, restoreForm } from './kept-form.ts'
import { SignList } from './sign-choice.tsx'
import { CRITICAL, SIGN_GROUPS } from './sign-groups.ts'
import { WaterFirst } from './water-first.tsx'

interface FormGejalaProps {
  input: FormValues
  /** Numbers of a form without a script that are not in their limits. */
  invalid?: InvalidNumbers
  /** Target of the form without a script. */
  action: string
  onView(input: FormValues): void
}

/**
 * Form for signs, counts and measurements. The DOM holds its state, so that it can be filled in before hydration or sent
 * without a script. Emergency advice is shown by CSS alone.
 */
export function FormGejala({ input, invalid = {}, action, onView }: FormGejalaProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(input)
  const [empty, setEmpty] = useState(false)
  // Read signs that were ticked before hydration, or restored.
  useEffect(() => {
    if (!form.current) return
    restoreForm(form.current)
    setTyped(readForm(form.current))
  }, [])

  function view(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reportInvalid(event.currentTarget)) return
    const fresh = readForm(event.currentTarget)
    const { gejala, ukuran, ...number } = fresh
    setEmpty(gejala.length === 0 && Object.keys(number).length === 0)
    if (gejala.length > 0 || Object.keys(number).length > 0) onView(fresh)
  }

  return (
    <form
      ref={form}
      id="tanda"
      method="get"
      action={action}
      onSubmit={view}
      onChange={({ currentTarget, target }) => {
        if ((target as Element) instanceof HTMLInputElement)
          (target as Element as HTMLInputElement).setCustomValidity('')
        setEmpty(false)
        keepForm(currentTarget)
        setTyped(readForm(currentTarget))
      }}
      className="print:hidden"
    >
      <CriticalSigns input={input} />

      <h2 className="mt-7">2. Apa lagi yang terlihat?</h2>
      <p className="mt-1 mb-3 text-tinta-2">Pilih bagian ikan, lalu centang yang cocok. Satu ikan sakit sudah cukup.</p>
      {SIGN_GROUPS.map(({ title, content, tanda }) => {
        const countIn = ({ gejala }: FormValues) => tanda.filter((kode) => gejala.includes(kode)).length
        return (
          <Fold key={title} title={title} content={content} count={countIn(typed)} isOpen={countIn(input) > 0}>
            <SignList tanda={tanda} checked={input.gejala} />
          </Fold>
        )
      })}

      <FishAndWater input={input} invalid={invalid} typed={typed} />

      <ResultBar typed={typed} isEmpty={empty} hasResult={writeInput(input) !== ''} />
    </form>
  )
}

function CriticalSigns({ input }: { input: FormValues }) {
  return (
    <fieldset className="group min-w-0">
      <legend className="font-bold text-judul-2 leading-tight">1. Apakah gawat?</legend>
      <p className="mt-1 text-tinta-2">Centang jika Anda melihatnya. Jika tidak ada, lanjut ke bawah.</p>
      <SignList tanda={CRITICAL} checked={input.gejala} />
      {/* Hidden if the result above already contains it. */}
      {!input.gejala.includes('S10') && (
        <div className="mt-3 hidden [.group:has([name=S10]:checked)_&]:block">
          <WaterFirst />
        </div>
      )}
      {scoreGejala(input).bahaya.length === 0 && (
        <div className="mt-3 hidden [.group:has(:is([name=S17],[name=S18],[name=S19],[name=S22]):checked)_&]:block">
          <ContactBox level="h3" />
        </div>
      )}
    </fieldset>
  )
}

const FISH_NAMES = ['mati', 'kemarin', 'ekor', 'datang'] as const
const WATER_NAMES = [...AIR_NAMES, 'ukur'] as const

interface FishAndWaterProps {
  input: FormValues
  invalid: InvalidNumbers
  typed: FormValues
}

/** Counts and measurements. */
function FishAndWater({ input, invalid, typed }: FishAndWaterProps) {
  const shared = { input, invalid }
  const countIn = (values: FormValues, names: readonly (keyof FormValues)[]) =>
    names.filter((name) => values[name] !== undefined).length
  const isOpen = (names: readonly (keyof FormValues)[]) =>
    countIn(input, names) > 0 || names.some((name) => name in invalid)
  const fish = [...FISH_NAMES, 'ukuran'] as const
  return (
    <>
      <h2 className="mt-7">3. Ikan dan airnya</h2>
      <p className="mt-1 mb-3 text-tinta-2">Isi yang Anda tahu. Yang belum Anda tahu, kosongkan saja.</p>
      <Fold
        title="Ukuran dan jumlah ikan"
        content="ukuran, jumlah, ikan mati"
        count={countIn(typed, fish)}
        isOpen={isOpen(fish)}
      >
        <p className="mt-2 font-semibold">Ukuran ikan</p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {UKURAN_NAMES.map((name) => (
            <li key={name}>
              <label className="inline-flex min-h-12 cursor-pointer items-center gap-2.5 rounded border border-garis-tua bg-kertas px-4 font-medium has-checked:border-laut has-checked:bg-laut-muda">
                <input
                  type="radio"
                  name="ukuran"
                  value={name}
                  defaultChecked={input.ukuran === name}
                  className="size-5 accent-laut"
                />
                {UKURAN[name].nama}
              </label>
            </li>
          ))}
        </ul>
        <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <NumberField {...shared} name="mati" label="Mati hari ini (ekor)" />
          <NumberField {...shared} name="kemarin" label="Mati kemarin (ekor)" />
          <NumberField {...shared} name="ekor" label="Jumlah ikan di keramba/bak (ekor)" />
          <NumberField {...shared} name="datang" label="Benih datang berapa hari lalu?" />
        </div>
      </Fold>
      <Fold
        title="Hasil ukur air"
        content="oksigen, suhu, salinitas, pH, amonia"
        count={countIn(typed, WATER_NAMES)}
        isOpen={isOpen(WATER_NAMES)}
      >
        <div className="mt-2 grid grid-cols-2 gap-4 lg:grid-cols-3">
          {AIR_NAMES.map((name) => (
            <NumberField
              key={name}
              {...shared}
              name={name}
              label={labelAir(name)}
              hint={name === 'salinitas' ? termSentence('permil') : undefined}
            />
          ))}
          <NumberField {...shared} name="ukur" label="Diukur berapa jam lalu?" />
        </div>
      </Fold>
    </>
  )
}

const labelAir = (name: (typeof AIR_NAMES)[number]) => {
  const { nama: mention, satuan } = WATER_LIMITS[name]
  return satuan ? `${mention}, ${satuan}` : mention
}

function readForm(form: HTMLFormElement): FormValues {
  const values = new URLSearchParams()
  for (const [name, value] of new FormData(form)) values.append(name, String(value))
  return readInput(values)
}

/** Reports the first invalid number. Without a script, the page shows it again with its limits. */
function reportInvalid(form: HTMLFormElement): boolean {
  for (const name of NUMBER_NAMES) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement) || input.value.trim() === '') continue
    if (readNumber(name, input.value) !== undefined) continue
    // The browser cannot focus a field of a collapsed part.
    input.closest('details')?.setAttribute('open', '')
    input.setCustomValidity(numberMessage(name))
    return !input.reportValidity()
  }
  return false
}

type NumberName = Exclude<keyof FormValues, 'gejala' | 'ukuran'>

interface NumberFieldProps extends Pick<FishAndWaterProps, 'input' | 'invalid'> {
  name: NumberName
  label: string
  hint?: string
}

function NumberField({ input, invalid, name, ...texts }: NumberFieldProps) {
  const value = input[name]
  const wrong = invalid[name]
  return (
    <TextField
      {...texts}
      name={name}
      error={wrong === undefined ? undefined : numberMessage(name)}
      defaultValue={wrong ?? (value === undefined ? '' : formatDecimal(value))}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      className="min-h-12"
    />
  )
}

/**
 * Sticky bar: number of ticked signs, the preliminary result, and a button to the full one. Below a result, the next step is the
 * card that it names.
 */
function ResultBar({ typed, isEmpty, hasResult }: { typed: FormValues; isEmpty: boolean; hasResult: boolean }) {
  const result = scoreGejala(typed)
  const critical = result.bahaya.length > 0
  const count = typed.gejala.length
  return (
    <div className="bar-atas-navigasi md:mx-0 md:rounded-t md:border-x">
      {critical && <TriangleAlert aria-hidden className="size-6 shrink-0 text-merah" />}
      <p role="status" className="min-w-0 flex-1 font-medium text-sm leading-snug sm:text-base">
        {count > 0 && `${count} tanda. `}
        {critical
          ? 'Ada tanda bahaya.'
          : isEmpty
            ? 'Centang minimal satu tanda.'
            : count > 0 || result.airDulu.length > 0
              ? summarizeResult(result)
              : 'Belum ada tanda yang dicentang.'}
      </p>
      <Button type="submit" variant={hasResult ? 'isi' : 'utama'} className="min-h-12 shrink-0">
        Lihat hasil
      </Button>
    </div>
  )
}
