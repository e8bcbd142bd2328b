import { useQuery } from '@tanstack/react-query'
import { Check, SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { KELAS } from '#content/kelas.ts'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'
import { GOLONGAN } from '#contract/katalog/golongan.ts'
import { USAGES } from '#contract/katalog/usage-words.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { capitalizedName } from '#web/shared/tautan-penyakit.tsx'
import { kategoriQuery } from '#web/toko/katalog/katalog-queries.ts'
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { controlClass } from '#web/ui/field.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { HiddenFilters } from './pencarian-produk.tsx'
import { countFilters, NO_FILTERS, readFilters, toggleKategori } from './produk-filters.ts'
import { choiceCountQuery } from './produk-queries.ts'
import { useFilters } from './use-filters.ts'

/** Id that links the button to its panel, also without a script. */
const PANEL_ID = 'saringan'

/** Button that opens the panel on a phone. */
export function FilterButton() {
  const { filter } = useFilters()
  const count = countFilters(filter)
  return (
    <button type="button" popoverTarget={PANEL_ID} className={buttonClass('garis', true, 'lg:hidden')}>
      <SlidersHorizontal aria-hidden className="size-5" />
      Saring
      {count > 0 && (
        <span className="harga grid size-6 place-items-center rounded-full bg-laut text-di-laut text-sm">{count}</span>
      )}
    </button>
  )
}

/**
 * Filters by category, disease, class, way of use and price: beside the products, on a phone in a native popover. It consists of links and forms,
 * so it works without a script.
 */
export function FilterPanel() {
  const { filter, to } = useFilters()
  const [isUsed, setUsed] = useState(false)
  const use = () => setUsed(true)
  return (
    <section
      id={PANEL_ID}
      popover="auto"
      aria-label="Saring produk"
      onToggle={use}
      onPointerEnter={use}
      onFocus={use}
      className="lembar-saring"
    >
      <div className="flex min-h-11 items-center justify-between gap-3 lg:hidden">
        <p className="font-bold text-xl">Saring produk</p>
        <button
          type="button"
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          aria-label="Tutup saringan"
          className="grid size-11 place-items-center rounded text-laut hover:bg-laut-muda"
        >
          <X aria-hidden className="size-6" />
        </button>
      </div>
      <Bagian title="Kategori">
        <KategoriList />
      </Bagian>
      <OtherFilters isUsed={isUsed} />
      {countFilters(filter) > 0 && (
        <ButtonLink to={to(NO_FILTERS)} preventScrollReset variant="polos" compact className="mt-2 w-full">
          Hapus saringan
        </ButtonLink>
      )}
      <button
        type="button"
        popoverTarget={PANEL_ID}
        popoverTargetAction="hide"
        className={buttonClass('isi', false, 'mt-3 w-full lg:hidden')}
      >
        Lihat produk
      </button>
    </section>
  )
}

function Bagian({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex min-h-11 items-center text-base tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  )
}

function KategoriList() {
  const { data, isPending, isError, refetch } = useQuery(kategoriQuery())
  const { filter, to } = useFilters()

  if (isPending) return <Skeleton className="h-64 w-full" />
  if (isError) {
    return <LoadFailure onRetry={() => void refetch()}>Gagal memuat kategori</LoadFailure>
  }
  if (data.length === 0) return <p className="py-2 text-tinta-2">Tidak ada kategori tersedia</p>
  return (
    <ul className="grid grid-cols-1 gap-1">
      {data.map(({ kategoriId, nama, count }) => {
        const chosen = filter.kategori.includes(kategoriId)
        return (
          <li key={kategoriId}>
            <Link
              to={to({ kategori: toggleKategori(filter, kategoriId).kategori })}
              preventScrollReset
              aria-current={chosen || undefined}
              className={cx(
                'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 transition-colors hover:bg-laut-muda',
                chosen ? 'bg-laut-muda font-semibold text-laut' : 'text-tinta',
              )}
            >
              <span
                aria-hidden
                className={cx(
                  'grid size-5 shrink-0 place-items-center rounded-xs border',
                  chosen ? 'border-laut bg-laut text-di-laut' : 'border-garis-tua bg-kertas',
                )}
              >
                {chosen && <Check className="size-4" strokeWidth={3} />}
              </span>
              <span className="min-w-0 flex-1">{nama}</span>
              <span className="harga min-w-8 rounded-full bg-abu-muda px-2 py-0.5 text-center font-medium text-abu text-sm">
                {count ?? 0}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** @param isUsed true once the reader turns to the filters: only then the counts are fetched */
function OtherFilters({ isUsed }: { isUsed: boolean }) {
  const { filter, set } = useFilters()
  const { data: counts } = useQuery({ ...choiceCountQuery(filter), enabled: isUsed })
  const { penyakit, golongan, cara, min, maks } = filter
  /** Applies one choice at once. */
  const choose = (name: 'penyakit' | 'golongan' | 'cara') => (value: string) =>
    set({ [name]: readFilters(new URLSearchParams({ [name]: value }))[name] })
  return (
    <form
      method="get"
      className="mt-4 grid gap-4 border-garis border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        const { penyakit, golongan, cara, min, maks } = readFilters(
          new URLSearchParams(new FormData(event.currentTarget) as never),
        )
        set({ penyakit, golongan, cara, min, maks })
      }}
    >
      <HiddenFilters filter={{ ...filter, penyakit: null, golongan: null, cara: null, min: null, maks: null }} />
      <Choice name="penyakit" label="Untuk masalah" value={penyakit} onChoose={choose('penyakit')}>
        {Object.entries(KELAS).map(([kelas, name]) => (
          <optgroup key={kelas} label={name}>
            {options(
              KODE_PENYAKIT.filter((kode) => PENYAKIT[kode].kelas === kelas).map((kode) => [
                kode,
                capitalizedName(kode),
              ]),
              counts?.penyakit,
              penyakit,
            )}
          </optgroup>
        ))}
      </Choice>
      <Choice name="golongan" label="Golongan" value={golongan} onChoose={choose('golongan')}>
        {options(Object.entries(GOLONGAN), counts?.golongan, golongan)}
      </Choice>
      <Choice name="cara" label="Cara pakai" value={cara} onChoose={choose('cara')}>
        {options(Object.entries(USAGES), counts?.cara, cara)}
      </Choice>
      <fieldset className="grid grid-cols-2 gap-2.5">
        <legend className="mb-2 font-semibold">Harga (Rp)</legend>
        <Harga name="min" label="Harga paling murah" hint="Dari" value={min} />
        <Harga name="maks" label="Harga paling mahal" hint="Sampai" value={maks} />
      </fieldset>
      <Button type="submit" variant="garis" compact>
        Terapkan
      </Button>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string | null
  onChoose(value: string): void
  children: ReactNode
}

function Choice({ name, label, value, onChoose, children }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      name={name}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">Semua</option>
      {children}
    </SelectField>
  )
}

/**
 * Options of a filter with their number of products. Once the numbers are known, an option that leads to nothing cannot be
 * chosen.
 */
function options(
  choices: readonly (readonly [value: string, nama: string])[],
  counts: Readonly<Record<string, number>> | undefined,
  chosen: string | null,
) {
  return choices.map(([value, name]) => (
    <option key={value} value={value} disabled={counts && !counts[value] && value !== chosen}>
      {counts ? `${name} (${formatGrouped(counts[value] ?? 0)})` : name}
    </option>
  ))
}

interface HargaProps {
  name: string
  label: string
  hint: string
  value: number | null
}

/** Price field: keeps typed text until it is sent, and follows the URL. */
function Harga({ name, label, hint, value }: HargaProps) {
  const box = useRef<HTMLInputElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    // Keep text that was typed before hydration.
    if (!isFirst.current && box.current) box.current.value = value === null ? '' : String(value)
    isFirst.current = false
  }, [value])
  return (
    <input
      ref={box}
      name={name}
      defaultValue={value ?? ''}
      inputMode="numeric"
      autoComplete="off"
      maxLength={15}
      pattern="\s*([Rr][Pp]\.?)?[\s.0-9]*"
      title="Tulis angka rupiah saja, misalnya 50.000"
      aria-label={label}
      placeholder={hint}
      className={controlClass(undefined, 'harga min-w-0')}
    />
  )
}
