import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { UKURAN } from '#content/skor-rules.ts'
import { termSentence } from '#content/terms.ts'
import { WATER_LIMITS } from '#content/water-limits.ts'
import {
  type FormValues,
  NAMA_AIR,
  NAMA_UKURAN,
  NUMBER,
  NUMBER_NAMES,
  readInput,
  readNumber,
} from '#contract/gejala/input.ts'
import { scoreGejala } from '#contract/gejala/skor.ts'
import { summarizeResult } from '#contract/gejala/words.ts'
import { formatDecimal, formatNumber } from '#contract/whole-number.ts'
import { ContactBox } from '#web/shared/contact-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SignList } from './sign-choice.tsx'
import { CRITICAL, SIGN_KELOMPOK } from './sign-groups.ts'
import { WaterFirst } from './water-first.tsx'

interface FormGejalaProps {
  isian: FormValues
  /** Target of the form without a script. */
  action: string
  onView(isian: FormValues): void
}

/**
 * Form for signs, counts and measurements. The DOM holds its state, so that it can be filled in before hydration or sent
 * without a script. Emergency advice is shown by CSS alone.
 */
export function FormGejala({ isian, action, onView }: FormGejalaProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(isian)
  const [empty, setEmpty] = useState(false)
  // Read signs that were ticked before hydration or restored by the browser.
  useEffect(() => {
    if (form.current) setTyped(readForm(form.current))
  }, [])

  function lihat(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (tellWrong(event.currentTarget)) return
    const baru = readForm(event.currentTarget)
    const { gejala, ukuran, ...number } = baru
    setEmpty(gejala.length === 0 && Object.keys(number).length === 0)
    if (gejala.length > 0 || Object.keys(number).length > 0) onView(baru)
  }

  return (
    <form
      ref={form}
      id="tanda"
      method="get"
      action={action}
      onSubmit={lihat}
      onChange={({ currentTarget, target }) => {
        if ((target as Element) instanceof HTMLInputElement)
          (target as Element as HTMLInputElement).setCustomValidity('')
        setEmpty(false)
        setTyped(readForm(currentTarget))
      }}
      className="print:hidden"
    >
      <CriticalSigns isian={isian} />

      <h2 className="mt-9">2. Apa lagi yang terlihat?</h2>
      <p className="mt-1 text-tinta-2">Centang semua yang cocok. Satu ikan sakit sudah cukup untuk diperiksa.</p>
      {SIGN_KELOMPOK.map(({ judul, tanda }) => (
        <fieldset key={judul} className="mt-5 min-w-0">
          <legend className="font-semibold text-lg">{judul}</legend>
          <SignList tanda={tanda} checked={isian.gejala} />
        </fieldset>
      ))}

      <FishAndWater isian={isian} />

      <ResultBar typed={typed} kosong={empty} />
    </form>
  )
}

function CriticalSigns({ isian }: { isian: FormValues }) {
  return (
    <fieldset className="group/gawat min-w-0">
      <legend className="font-bold text-judul-2 leading-tight">1. Apakah gawat?</legend>
      <p className="mt-1 text-tinta-2">Centang jika Anda melihatnya. Jika tidak ada, lanjut ke bawah.</p>
      <SignList tanda={CRITICAL} checked={isian.gejala} />
      {/* Hidden if the result above already contains it. */}
      {!isian.gejala.includes('S10') && (
        <div className="mt-3 hidden group-has-[[name=S10]:checked]/gawat:block">
          <WaterFirst tingkat="h3" />
        </div>
      )}
      {scoreGejala(isian).bahaya.length === 0 && (
        <div className="mt-3 hidden group-has-[:is([name=S17],[name=S18],[name=S19],[name=S22]):checked]/gawat:block">
          <ContactBox tingkat="h3" />
        </div>
      )}
    </fieldset>
  )
}

function FishAndWater({ isian }: { isian: FormValues }) {
  return (
    <>
      <h2 className="mt-9">3. Ikan dan airnya</h2>
      <p className="mt-1 text-tinta-2">Isi yang Anda tahu. Yang belum Anda tahu, kosongkan saja.</p>
      <fieldset className="mt-4 min-w-0">
        <legend className="font-semibold">Ukuran ikan</legend>
        <ul className="mt-2 flex flex-wrap gap-2">
          {NAMA_UKURAN.map((nama) => (
            <li key={nama}>
              <label className="inline-flex min-h-12 cursor-pointer items-center gap-2.5 rounded border border-garis-tua bg-kertas px-4 font-medium has-checked:border-laut has-checked:bg-laut-muda">
                <input
                  type="radio"
                  name="ukuran"
                  value={nama}
                  defaultChecked={isian.ukuran === nama}
                  className="size-5 accent-laut"
                />
                {UKURAN[nama].nama}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Figures isian={isian} nama="mati" label="Mati hari ini (ekor)" />
        <Figures isian={isian} nama="kemarin" label="Mati kemarin (ekor)" />
        <Figures isian={isian} nama="ekor" label="Jumlah ikan di keramba/bak (ekor)" />
        <Figures isian={isian} nama="datang" label="Benih datang berapa hari lalu?" />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-3">
        {NAMA_AIR.map((nama) => (
          <Figures
            key={nama}
            isian={isian}
            nama={nama}
            label={labelAir(nama)}
            hint={nama === 'salinitas' ? termSentence('permil') : undefined}
          />
        ))}
        <Figures isian={isian} nama="ukur" label="Diukur berapa jam lalu?" />
      </div>
    </>
  )
}

const labelAir = (nama: (typeof NAMA_AIR)[number]) => {
  const { nama: sebutan, satuan } = WATER_LIMITS[nama]
  return satuan ? `${sebutan}, ${satuan}` : sebutan
}

function readForm(form: HTMLFormElement): FormValues {
  const isi = new URLSearchParams()
  for (const [nama, nilai] of new FormData(form)) isi.append(nama, String(nilai))
  return readInput(isi)
}

/** Reports the first invalid number. Without a script, an invalid number is ignored. */
function tellWrong(form: HTMLFormElement): boolean {
  for (const nama of NUMBER_NAMES) {
    const input = form.elements.namedItem(nama)
    if (!(input instanceof HTMLInputElement) || input.value.trim() === '') continue
    if (readNumber(nama, input.value) !== undefined) continue
    const { max, utuh, aboveZero } = NUMBER[nama]
    const batas = `${aboveZero ? 1 : 0} sampai ${formatNumber(max)}`
    input.setCustomValidity(utuh ? `Isi angka bulat, ${batas}.` : `Isi angka, ${batas}.`)
    return !input.reportValidity()
  }
  return false
}

type NumberName = Exclude<keyof FormValues, 'gejala' | 'ukuran'>

function Figures({ isian, nama, ...texts }: { isian: FormValues; nama: NumberName; label: string; hint?: string }) {
  const nilai = isian[nama]
  return (
    <TextField
      {...texts}
      name={nama}
      defaultValue={nilai === undefined ? '' : formatDecimal(nilai)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      className="min-h-12"
    />
  )
}

/** Sticky bar: number of ticked signs, the preliminary result, and a button to the full one. */
function ResultBar({ typed, kosong }: { typed: FormValues; kosong: boolean }) {
  const hasil = scoreGejala(typed)
  const critical = hasil.bahaya.length > 0
  const banyak = typed.gejala.length
  return (
    <div className="sticky bottom-0 z-10 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] -mx-4 mt-6 flex items-center gap-3 border-garis border-t bg-kertas px-4 py-3 md:mx-0 md:rounded-t md:border-x">
      {critical && <TriangleAlert aria-hidden className="size-6 shrink-0 text-merah" />}
      <p role="status" className="min-w-0 flex-1 font-medium text-sm leading-snug sm:text-base">
        {banyak > 0 && `${banyak} tanda. `}
        {critical
          ? 'Ada tanda bahaya.'
          : kosong
            ? 'Centang minimal satu tanda.'
            : banyak > 0
              ? summarizeResult(hasil)
              : 'Belum ada tanda yang dicentang.'}
      </p>
      <Button type="submit" variant="utama" className="min-h-12 shrink-0">
        Lihat hasil
      </Button>
    </div>
  )
}
