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
function compute(cara: CalculationMethod, isian: FormValues, produk: ProdukDosis | undefined) {
  if (cara === 'air-tawar') return computeFreshwaterInput(isian)
  if (cara === 'salinitas') return computeSalinitasInput(isian)
  const aturan = produk && readRule(rulesFor(cara, produk), isian)
  if (!aturan) return undefined
  return cara === 'rendam' ? computeRendamInput(produk, aturan, isian) : computePakanInput(produk, aturan, isian)
}

/** Returns the products that can be calculated with, the chosen one and its result. @param alamat values of the URL */
function calculate(isian: FormValues, alamat: FormValues, daftar: readonly ProdukDosis[]) {
  const cara = readMethod(isian, daftar)
  const can = daftar.filter((produk) => rulesFor(cara, produk).length > 0)
  const produk = can.find(({ produkId }) => produkId === produkIdOf(isian))
  // The URL requests a product without computable rules, and no other product was chosen.
  const isNotComputed =
    !produk && produkIdOf(alamat) > 0 && !can.some(({ produkId }) => produkId === produkIdOf(alamat))
  return { cara, can, produk, hasil: compute(cara, isian, produk), isNotComputed }
}

/** Calculator. It waits for its data only after a client-side navigation. */
export function Kalkulator({ alamat }: { alamat: FormValues }) {
  const diminta = produkIdOf(alamat)
  const { data: base, error, refetch } = useQuery(produkDosisQuery(0))
  // The document's list is limited; fetch a product outside it separately.
  const isTooLittle = diminta > 0 && base !== undefined && !base.some(({ produkId }) => produkId === diminta)
  const lebih = useQuery({ ...produkDosisQuery(diminta), enabled: isTooLittle, retry: false })

  if (!base)
    return error ? (
      <LoadFailure onRetry={() => void refetch()}>Gagal memuat daftar produk.</LoadFailure>
    ) : (
      <Loading>Memuat kalkulator…</Loading>
    )
  // Not `isPending`: offline the query is paused, and everything else can still be computed.
  if (isTooLittle && lebih.isLoading) return <Loading>Memuat kalkulator…</Loading>
  const extra = (lebih.data ?? []).filter(({ produkId }) => produkId === diminta)
  return <CalculationForm alamat={alamat} daftar={isTooLittle ? [...extra, ...base] : base} />
}

interface CalculationFormProps {
  alamat: FormValues
  daftar: readonly ProdukDosis[]
}

/**
 * Form with its result. It is a plain GET form that the server answers without a script; with one, the result follows every
 * input.
 * @param alamat values of the URL
 */
function CalculationForm({ alamat, daftar }: CalculationFormProps) {
  const [isian, setInput] = useState(alamat)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const jawaban = useRef<HTMLElement>(null)

  const { cara, can, produk, hasil, isNotComputed } = calculate(isian, alamat, daftar)

  function read() {
    if (!form.current) return
    const isi = new FormData(form.current)
    setInput(readAddress(new URLSearchParams([...isi].map(([nama, nilai]) => [nama, String(nilai)]))))
  }
  // Read input that was typed before hydration.
  useEffect(read, [])
  // The button's navigation renders the screen again; move the focus to the result.
  const isPressed = useLocation().state === COMPUTE
  useEffect(() => {
    if (isPressed) jawaban.current?.focus()
  }, [isPressed])

  function submit(event: FormEvent) {
    event.preventDefault()
    const to = formatAlamat({ ...isian, cara, hitung: '1' })
    void navigate(to, { replace: true, state: COMPUTE, preventScrollReset: true })
  }

  return (
    <>
      <ChooseMethod cara={cara} isian={isian} />
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-10 print:mt-0 print:block">
        <form
          ref={form}
          method="get"
          action="/layanan/kalkulator-dosis"
          aria-label={CALCULATION_METHODS[cara]}
          noValidate
          onInput={read}
          onSubmit={submit}
          className="grid content-start gap-6 print:hidden"
        >
          <input type="hidden" name="cara" value={cara} />
          <KalkulatorFields
            cara={cara}
            isian={isian}
            offered={can}
            produk={produk}
            belum={hasil?.jenis === 'belum' ? hasil : undefined}
            isAsked={alamat.hitung === '1'}
          />
          <Button type="submit" name="hitung" value="1" variant="utama" className="min-h-12 md:w-fit md:min-w-48">
            Hitung
          </Button>
        </form>
        <section
          ref={jawaban}
          tabIndex={-1}
          aria-label="Hasil hitungan"
          className="h-fit min-w-0 scroll-mt-20 outline-none lg:sticky lg:top-20 print:static"
        >
          <Results hasil={hasil} produk={produk} isian={{ ...isian, cara }} isNotComputed={isNotComputed} />
        </section>
      </div>
    </>
  )
}

/** Links, so that they also work without a script. They keep the measurements of the container. */
function ChooseMethod({ cara, isian }: { cara: CalculationMethod; isian: FormValues }) {
  return (
    <nav aria-label="Yang dihitung" className="mt-5 print:hidden">
      <ul className="grid grid-cols-2 gap-2 md:flex md:flex-wrap">
        {(Object.keys(CALCULATION_METHODS) as CalculationMethod[]).map((satu) => (
          <li key={satu} className="grid">
            <Link
              to={formatAlamat({
                ...isian,
                cara: satu,
                produk: undefined,
                untuk: undefined,
                ppm: undefined,
                hitung: undefined,
              })}
              replace
              preventScrollReset
              aria-current={satu === cara ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-12 items-center justify-center rounded border px-4 py-2 text-center font-semibold leading-tight',
                satu === cara
                  ? 'border-laut bg-laut text-di-laut'
                  : 'border-garis-tua bg-kertas text-laut hover:border-laut hover:bg-laut-muda',
              )}
            >
              {CALCULATION_METHODS[satu]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
