import { useEffect, useState } from 'react'
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router'
import { type FormValues, INPUT_NAMES, readInput, readInvalid, writeInput } from '#contract/gejala/input.ts'
import { scoreGejala } from '#contract/gejala/skor.ts'
import { summarizeResult } from '#contract/gejala/words.ts'
import { seo } from '#web/lib/seo.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { Route } from './+types/cek-gejala.page'
import { SYMPTOM_CHECK_PATH } from './cek-gejala.ts'
import { FormGejala } from './form-gejala.tsx'
import { GejalaResult } from './gejala-result.tsx'

/** Redirects to the canonical URL, so that each result is rendered and cached under a single URL. */
export function loader({ url }: Route.LoaderArgs) {
  const input = readInput(url.searchParams)
  const canonical = writeInput(input, readInvalid(url.searchParams))
  const asked = new URLSearchParams(url.search)
  asked.delete('salinan')
  if (asked.toString() !== new URLSearchParams(canonical).toString())
    throw redirect(`${SYMPTOM_CHECK_PATH}${canonical}`)
  return { isian: input }
}
export const clientLoader = () => null

/** Query parameters that the server reads; it ignores all others. */
export const handle = { query: INPUT_NAMES }

const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/layanan', name: 'Layanan' },
]
const TITLE = 'Ikan saya sakit'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const gejala = loaderData?.isian.gejala.length ?? 0
  return seo(matches, {
    title: `${TITLE}: cek gejala kerapu`,
    description:
      loaderData && gejala > 0
        ? `${gejala} tanda dicentang. ${summarizeResult(scoreGejala(loaderData.isian))} Bukan kepastian; tanyakan kepada petugas.`
        : 'Centang tanda yang terlihat pada kerapu Anda. Lihat kemungkinan penyebabnya, tanda berikutnya, dan kapan harus menghubungi petugas.',
    path: SYMPTOM_CHECK_PATH,
    trail: TRAIL,
  })
}

export default function SymptomCheckPage({ loaderData }: Route.ComponentProps) {
  const input = useInput(loaderData?.isian)
  const navigate = useNavigate()
  const canonical = writeInput(input)
  const invalid = readInvalid(useSearchParams()[0])
  useResultFocus()
  return (
    <div className="wadah pb-8">
      <Breadcrumb trail={TRAIL} here="Cek gejala" />
      <h1 className="mt-2">{TITLE}</h1>
      <p className="mt-2 max-w-baca text-lg text-tinta-2">
        Centang yang Anda lihat untuk tahu kemungkinan penyebab dan langkah pertama. Ini bukan diagnosis.
      </p>
      {canonical !== '' && (
        <div className="mt-6 border-garis border-b pb-8">
          <GejalaResult input={input} />
        </div>
      )}
      <div className="mt-6">
        {/* The key remounts the form per URL, so that going back restores the ticked signs. */}
        <FormGejala
          key={canonical}
          input={input}
          invalid={invalid}
          action={`${SYMPTOM_CHECK_PATH}#hasil`}
          onView={(fresh) => void navigate(`${SYMPTOM_CHECK_PATH}${writeInput(fresh)}#hasil`)}
        />
      </div>
    </div>
  )
}

/**
 * Returns the input in the URL; on the first render, the input of the document. An offline device shows its one stored document
 * for every URL, and this corrects it after hydration.
 */
function useInput(documentInput: FormValues | undefined): FormValues {
  const [search] = useSearchParams()
  const [isHydrated, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isHydrated || !documentInput ? readInput(search) : documentInput
}

/** Moves the focus to the result, for keyboards and screen readers. */
function useResultFocus() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "asked again"
  useEffect(() => {
    if (hash === '#hasil') document.getElementById('hasil')?.focus({ preventScroll: true })
  }, [hash, key])
}
