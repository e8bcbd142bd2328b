import { useQuery } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { Link } from 'react-router'
import { CALCIUM_HYPOCHLORITE_WARNING } from '#content/never-mix.ts'
import type { KodePenyakit } from '#content/penyakit.ts'
import type { KartuPenyakit, TakaranKartu } from '#contract/penyakit/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { useCopy } from '#web/lib/copy.ts'
import { TermText } from '#web/shared/terms/term.tsx'
import { kaitanQuery } from '#web/toko/kaitan/kaitan-queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Bagian } from './kartu-sections.tsx'
import { between, rendamTitle } from './kartu-texts.ts'
import { LineSources } from './line-sources.tsx'
import { takaranQuery } from './penyakit-queries.ts'

/** Baths and feed supplements, with doses of the shop's products. */
export function RendamKartu({ kartu: { kode, rendam, hubungi, rujukan } }: { kartu: KartuPenyakit }) {
  const { data: takaran = [], error, refetch } = useQuery(takaranQuery(kode))
  const pakan = takaran.filter(({ cara }) => cara === 'pakan')
  if (hubungi || (rendam.length === 0 && pakan.length === 0)) return null
  const hasChemical = rendam.some(({ ppm }) => ppm !== null)
  return (
    <Bagian title={rendam.length > 0 ? 'Rendam' : 'Campur ke pakan'}>
      <div className="grid items-start gap-4 md:grid-cols-2 print:grid-cols-1">
        {hasChemical && (
          <p className="rounded md:col-span-2 print:col-span-1 border border-kuning/40 bg-kuning-muda px-4 py-3 font-medium text-tinta">
            {CALCIUM_HYPOCHLORITE_WARNING} Rendam hanya di bak atau terpal. Uji 5–10 ekor dulu, aerasi kuat, jangan
            ditinggal.
          </p>
        )}
        {rendam.map((item, index) => (
          <div key={item.cara} className="kartu p-4">
            <h3 className="text-base tracking-normal">
              <TermText>{rendamTitle(item)}</TermText>
            </h3>
            <p className="mt-1">
              {item.catatan}
              <LineSources codes={rujukan.rendam[index]} />
            </p>
            <Takaran kode={kode} takaran={takaran.filter(({ cara }) => cara === item.cara)} />
            {item.cara === 'air-tawar' && (
              <Compute to={`/layanan/kalkulator-dosis?cara=air-tawar&untuk=${kode}&menit=${item.menit[0]}`}>
                Hitung giliran dan waktunya
              </Compute>
            )}
          </div>
        ))}
        {pakan.length > 0 && (
          <div className="kartu p-4">
            <h3 className="text-base tracking-normal">Campur baru ke pakan setiap hari</h3>
            <Takaran kode={kode} takaran={pakan} />
          </div>
        )}
        {error && <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>}
      </div>
    </Bagian>
  )
}

/** Link to the calculator, prefilled from the card. */
function Compute({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} variant="garis" className="mt-2 min-h-12 print:hidden">
      <Calculator aria-hidden className="size-5" />
      {children}
    </ButtonLink>
  )
}

const PER = {
  m3: { takaran: 'per m³ air', dosis: 'ppm', method: 'rendam', form: 'ppm', compute: 'Hitung untuk bak saya' },
  '10kg': {
    takaran: 'per 10 kg pakan',
    dosis: 'mg per kg',
    method: 'pakan',
    form: 'dosis',
    compute: 'Hitung untuk pakan saya',
  },
} as const

/** Returns the link to the calculator, filled in for a product. */
export const calculatorOf = (kode: KodePenyakit, { produkId, per, dosis }: TakaranKartu) =>
  `/layanan/kalkulator-dosis?${new URLSearchParams({ cara: PER[per].method, produk: `${produkId}`, untuk: kode, [PER[per].form]: `${dosis[0]}` })}`

function Takaran({ kode, takaran }: { kode: KodePenyakit; takaran: readonly TakaranKartu[] }) {
  const copy = useCopy()
  const harga = useHarga(kode)
  if (takaran.length === 0) return null
  return (
    <ul className="mt-3 grid gap-4 border-garis border-t pt-3">
      {takaran.map((item) => {
        const { produkId, nama, kemasan, stok, per, satuan, mulai, paling, dosis, sumber } = item
        // An offline copy of an earlier version lacks the unit.
        const satuan_dosis: string | undefined = item.satuan_dosis
        return (
          <li key={`${produkId} ${mulai}`}>
            <Link
              to={`/produk/produk-satuan/${produkId}`}
              className="inline-flex min-h-12 items-center font-semibold text-laut underline underline-offset-4 print:min-h-0 print:no-underline"
            >
              {nama}
              {kemasan && `, ${kemasan}`}
            </Link>
            {/* An offline copy may be shown long after the price has changed. */}
            {!copy && harga.has(produkId) && (
              <p className="harga font-bold">{formatRupiah(harga.get(produkId) ?? 0)}</p>
            )}
            <p className="text-lg">
              <strong>{between([mulai, paling], satuan)}</strong> {PER[per].takaran}{' '}
              <span className="inline-block">
                ({between(dosis, satuan_dosis?.replace('/kg pakan', ' per kg') ?? PER[per].dosis)})
              </span>
            </p>
            <p className="text-sm text-tinta-2">
              Aturan pakai dari: {sumber}.{!copy && stok === 0 && ' Stok sedang habis.'}
            </p>
            <Compute to={calculatorOf(kode, item)}>{PER[per].compute}</Compute>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns the prices of the products of a card, by id. */
export function useHarga(kode: KodePenyakit): ReadonlyMap<number, number> {
  const { data } = useQuery(kaitanQuery(kode))
  return new Map(data?.produk.map(({ produkId, harga }) => [produkId, harga]))
}
