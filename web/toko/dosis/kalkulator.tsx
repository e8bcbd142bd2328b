import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import {
  CALCULATION_METHODS,
  type CalculationMethod,
  computeFreshwaterInput,
  computePakanInput,
  computeRendamInput,
  computeSalinitasInput,
  readMethod,
  readRule,
  rulesFor,
} from '#contract/dosis/compute.ts'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import type { FormValues } from '#contract/dosis/input.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { formatAlamat, produkIdOf, readAddress } from './alamat-dosis.ts'
import { produkDosisQuery } from './dosis-queries.ts'
import { KalkulatorFields } from './kalkulator-fields.tsx'
import { Results } from './result.tsx'

/** Navigation state of a press of the button. */
const COMPUTE = 'hitung'

/** Computes the result for the product and its rule, if there is one. */
function compute(method: CalculationMethod, input: FormValues, produk: ProdukDosis | undefined) {
  if (method === 'air-tawar') return computeFreshwaterInput(input)
  if (method === 'salinitas') return computeSalinitasInput(input)
  const aturan = produk && readRule(rulesFor(method, produk), input)
  if (!aturan) return undefined
  return method === 'rendam' ? computeRendamInput(produk, aturan, input) : computePakanInput(produk, aturan, input)
}

/** Returns the products that can be calculated with, the chosen one and its result. @param alamat values of the URL */
function calculate(input: FormValues, alamat: FormValues, list: readonly ProdukDosis[]) {
  const method = readMethod(input, list)
  const offered = list.filter((produk) => rulesFor(method, produk).length > 0)
  const produk = offered.find(({ produkId }) => produkId === produkIdOf(input))
  // The URL requests a product without computable rules, and no other product was chosen.
  const isNotComputed =
    !produk && produkIdOf(alamat) > 0 && !offered.some(({ produkId }) => produkId === produkIdOf(alamat))
  return { method, can: offered, produk, result: compute(method, input, produk), isNotComputed }
}

/** Calculator. It waits for its data only after a client-side navigation. */
export function Kalkulator({ alamat }: { alamat: FormValues }) {
  const requested = produkIdOf(alamat)
  const { data: base, error, refetch } = useQuery(produkDosisQuery(0))
  // The document's list is limited; fetch a product outside it separately.
  const isOutsideList = requested > 0 && base !== undefined && !base.some(({ produkId }) => produkId === requested)
  const outsideQuery = useQuery({ ...produkDosisQuery(requested), enabled: isOutsideList, retry: false })

  if (!base)
    return error ? (
      <LoadFailure onRetry={() => void refetch()}>Gagal memuat daftar produk.</LoadFailure>
    ) : (
      <Loading>Memuat kalkulator…</Loading>
    )
  // Not `isPending`: offline the query is paused, and everything else can still be computed.
  if (isOutsideList && outsideQuery.isLoading) return <Loading>Memuat kalkulator…</Loading>
  const extra = (outsideQuery.data ?? []).filter(({ produkId }) => produkId === requested)
  return <CalculationForm alamat={alamat} list={isOutsideList ? [...extra, ...base] : base} />
}

interface CalculationFormProps {
  alamat: FormValues
  list: readonly ProdukDosis[]
}

/**
 * Form with its result. It is a plain GET form that the server answers without a script; with one, the result follows every
 * input.
 * @param alamat values of the URL
 */
function CalculationForm({ alamat, list }: CalculationFormProps) {
  const [input, setInput] = useState(alamat)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const resultSection = useRef<HTMLElement>(null)

  const { method, can, produk, result, isNotComputed } = calculate(input, alamat, list)

  function read() {
    if (!form.current) return
    const values = new FormData(form.current)
    setInput(readAddress(new URLSearchParams([...values].map(([name, value]) => [name, String(value)]))))
  }
  // Read input that was typed before hydration.
  useEffect(read, [])
  // The button's navigation renders the screen again; move the focus to the result.
  const isPressed = useLocation().state === COMPUTE
  useEffect(() => {
    if (isPressed) resultSection.current?.focus()
  }, [isPressed])

  function submit(event: FormEvent) {
    event.preventDefault()
    const to = formatAlamat({ ...input, cara: method, hitung: '1' })
    void navigate(to, { replace: true, state: COMPUTE, preventScrollReset: true })
  }

  return (
    <>
      <ChooseMethod method={method} input={input} />
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-10 print:mt-0 print:block">
        <form
          ref={form}
          method="get"
          action="/layanan/kalkulator-dosis"
          aria-label={CALCULATION_METHODS[method]}
          noValidate
          onInput={read}
          onSubmit={submit}
          className="grid content-start gap-6 print:hidden"
        >
          <input type="hidden" name="cara" value={method} />
          {alamat.yakin && <input type="hidden" name="yakin" value={alamat.yakin} />}
          <KalkulatorFields
            method={method}
            form={input}
            offered={can}
            produk={produk}
            pending={result?.jenis === 'belum' ? result : undefined}
            isAsked={alamat.hitung === '1'}
          />
          <Button type="submit" name="hitung" value="1" variant="utama" className="min-h-12 md:w-fit md:min-w-48">
            Hitung
          </Button>
        </form>
        <section
          ref={resultSection}
          tabIndex={-1}
          aria-label="Hasil hitungan"
          className="h-fit min-w-0 scroll-mt-20 outline-none lg:sticky lg:top-20 print:static"
        >
          <Results result={result} produk={produk} input={{ ...input, cara: method }} isNotComputed={isNotComputed} />
        </section>
      </div>
    </>
  )
}

/** Links, so that they also work without a script. They keep the measurements of the container. */
function ChooseMethod({ method, input }: { method: CalculationMethod; input: FormValues }) {
  return (
    <nav aria-label="Yang dihitung" className="mt-5 print:hidden">
      <ul className="grid grid-cols-2 gap-2 md:flex md:flex-wrap">
        {(Object.keys(CALCULATION_METHODS) as CalculationMethod[]).map((item) => (
          <li key={item} className="grid">
            <Link
              to={formatAlamat({
                ...input,
                cara: item,
                produk: undefined,
                untuk: undefined,
                ppm: undefined,
                yakin: undefined,
                hitung: undefined,
              })}
              replace
              preventScrollReset
              aria-current={item === method ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-12 items-center justify-center rounded border px-4 py-2 text-center font-semibold leading-tight',
                item === method
                  ? 'border-laut bg-laut text-di-laut'
                  : 'border-garis-tua bg-kertas text-laut hover:border-laut hover:bg-laut-muda',
              )}
            >
              {CALCULATION_METHODS[item]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
