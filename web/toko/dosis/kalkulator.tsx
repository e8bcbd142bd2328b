import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import {
  aturanUntuk,
  bacaAturan,
  bacaCara,
  CARA_HITUNG,
  type CaraHitung,
  hitungAirTawarIsian,
  hitungPakanIsian,
  hitungRendamIsian,
  hitungSalinitasIsian,
} from '#contract/dosis/hitung.ts'
import type { Isian } from '#contract/dosis/isian.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { bacaAlamat, produkIdOf, tulisAlamat } from './alamat-dosis.ts'
import { produkDosisQuery } from './dosis-queries.ts'
import { Hasil } from './hasil.tsx'
import { IsianKalkulator } from './isian-kalkulator.tsx'

/** Navigation state of a press of the button. */
const HITUNG = 'hitung'

/** Computes the result for the product and its rule, if there is one. */
function hitung(cara: CaraHitung, isian: Isian, produk: ProdukDosis | undefined) {
  if (cara === 'air-tawar') return hitungAirTawarIsian(isian)
  if (cara === 'salinitas') return hitungSalinitasIsian(isian)
  const aturan = produk && bacaAturan(aturanUntuk(cara, produk), isian)
  if (!aturan) return undefined
  return cara === 'rendam' ? hitungRendamIsian(produk, aturan, isian) : hitungPakanIsian(produk, aturan, isian)
}

/** Calculator. It waits for its data only after a client-side navigation. */
export function Kalkulator({ alamat }: { alamat: Isian }) {
  const diminta = produkIdOf(alamat)
  const { data: dasar, error, refetch } = useQuery(produkDosisQuery(0))
  // The document's list is limited; fetch a product outside it separately.
  const isKurang = diminta > 0 && dasar !== undefined && !dasar.some(({ produkId }) => produkId === diminta)
  const lebih = useQuery({ ...produkDosisQuery(diminta), enabled: isKurang, retry: false })

  if (!dasar)
    return error ? (
      <LoadFailure onRetry={() => void refetch()}>Gagal memuat daftar produk.</LoadFailure>
    ) : (
      <Loading>Memuat kalkulator…</Loading>
    )
  // Not `isPending`: offline the query is paused, and everything else can still be computed.
  if (isKurang && lebih.isLoading) return <Loading>Memuat kalkulator…</Loading>
  const tambahan = (lebih.data ?? []).filter(({ produkId }) => produkId === diminta)
  return <FormHitung alamat={alamat} daftar={isKurang ? [...tambahan, ...dasar] : dasar} />
}

interface FormHitungProps {
  alamat: Isian
  daftar: readonly ProdukDosis[]
}

/**
 * Form with its result. It is a plain GET form that the server answers without a script; with one, the result follows every
 * input.
 * @param alamat values of the URL
 */
function FormHitung({ alamat, daftar }: FormHitungProps) {
  const [isian, setIsian] = useState(alamat)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const jawaban = useRef<HTMLElement>(null)

  const cara = bacaCara(isian, daftar)
  const dapat = daftar.filter((produk) => aturanUntuk(cara, produk).length > 0)
  const produk = dapat.find(({ produkId }) => produkId === produkIdOf(isian))
  const hasil = hitung(cara, isian, produk)
  // The URL requests a product without computable rules, and no other product was chosen.
  const isTakDihitung =
    !produk && produkIdOf(alamat) > 0 && !dapat.some(({ produkId }) => produkId === produkIdOf(alamat))

  function read() {
    if (!form.current) return
    const isi = new FormData(form.current)
    setIsian(bacaAlamat(new URLSearchParams([...isi].map(([nama, nilai]) => [nama, String(nilai)]))))
  }
  // Read input that was typed before hydration.
  useEffect(read, [])
  // The button's navigation renders the screen again; move the focus to the result.
  const isDitekan = useLocation().state === HITUNG
  useEffect(() => {
    if (isDitekan) jawaban.current?.focus()
  }, [isDitekan])

  function submit(event: FormEvent) {
    event.preventDefault()
    const to = tulisAlamat({ ...isian, cara, hitung: '1' })
    void navigate(to, { replace: true, state: HITUNG, preventScrollReset: true })
  }

  return (
    <>
      <PilihCara cara={cara} isian={isian} />
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-10 print:mt-0 print:block">
        <form
          ref={form}
          method="get"
          action="/layanan/kalkulator-dosis"
          aria-label={CARA_HITUNG[cara]}
          noValidate
          onInput={read}
          onSubmit={submit}
          className="grid content-start gap-6 print:hidden"
        >
          <input type="hidden" name="cara" value={cara} />
          <IsianKalkulator
            cara={cara}
            isian={isian}
            dapat={dapat}
            produk={produk}
            belum={hasil?.jenis === 'belum' ? hasil : undefined}
            isDitanya={alamat.hitung === '1'}
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
          <Hasil hasil={hasil} produk={produk} isian={{ ...isian, cara }} isTakDihitung={isTakDihitung} />
        </section>
      </div>
    </>
  )
}

/** Links, so that they also work without a script. They keep the measurements of the container. */
function PilihCara({ cara, isian }: { cara: CaraHitung; isian: Isian }) {
  return (
    <nav aria-label="Yang dihitung" className="mt-5 print:hidden">
      <ul className="grid grid-cols-2 gap-2 md:flex md:flex-wrap">
        {(Object.keys(CARA_HITUNG) as CaraHitung[]).map((satu) => (
          <li key={satu} className="grid">
            <Link
              to={tulisAlamat({
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
              {CARA_HITUNG[satu]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
