import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { KodePenyakit } from '#content/penyakit.ts'
import type { KaitanPenyakit as Kaitan } from '#contract/kaitan/endpoints.ts'
import { NOT_OBAT } from '#contract/kaitan/kaitan-rules.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { useCopy } from '#web/lib/copy.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import { kaitanQuery } from './kaitan-queries.ts'
import { MixBahaya, RelatedProdukList } from './related-produk.tsx'

interface KaitanPenyakitProps {
  kode: KodePenyakit
  /** True to show articles only. */
  onlyReading?: boolean
  /** Products that the page names already. */
  without?: readonly number[]
  /** True if the page warns already of what must not be mixed. */
  isWarned?: boolean
}

/**
 * The shop's products, packages and articles for a disease; its page prefetches `kaitanQuery`. For a disease without a drug, a
 * note precedes the supporting products. Prescription products are named, but not sold. Renders nothing if there are none.
 */
export function KaitanPenyakit({ kode, onlyReading, without = [], isWarned }: KaitanPenyakitProps) {
  const { data, error, refetch } = useQuery(kaitanQuery(kode))
  if (data) {
    const produk = data.produk.filter(({ produkId }) => !without.includes(produkId))
    const peringatan = isWarned ? null : data.peringatan
    return (
      <Content
        kaitan={onlyReading ? { ...data, produk: [], perlu_resep: [], paket: [] } : { ...data, produk, peringatan }}
      />
    )
  }
  return error ? (
    <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>
  ) : (
    <SkeletonKartu className="h-80" />
  )
}

function Content({ kaitan }: { kaitan: Kaitan }) {
  const { kode, produk, peringatan, perlu_resep, paket, artikel, tanpa_obat } = kaitan
  const copy = useCopy()
  return (
    <div className="grid items-start gap-8 empty:hidden md:grid-cols-2 print:hidden">
      {(produk.length > 0 || perlu_resep.length > 0) && (
        <Bagian title={tanpa_obat ? 'Sanitasi dan pendukung' : 'Produk lain di toko'}>
          {tanpa_obat && (
            <Notice kind="hati" announce={false}>
              {NOT_OBAT}. Belum ada obat yang menyembuhkan penyakit ini.
            </Notice>
          )}
          {produk.length > 0 && <RelatedProdukList produk={produk.map((item) => ({ ...item, kode }))} />}
          {produk.length > 0 && peringatan && <MixBahaya>{peringatan}</MixBahaya>}
          {perlu_resep.length > 0 && (
            <p className="text-tinta-2">
              Perlu resep dokter hewan: {perlu_resep.map(({ nama }) => nama).join(', ')}. Tanyakan dulu ke dokter hewan
              atau petugas kesehatan ikan.
            </p>
          )}
        </Bagian>
      )}
      {paket.length > 0 && (
        <Bagian title="Paket">
          {tanpa_obat && produk.length === 0 && <p className="font-semibold text-kuning">{NOT_OBAT}</p>}
          <ul className="kartu divide-y divide-garis">
            {paket.map(({ paketId, title, harga, tersedia }) => (
              <li key={paketId} className="p-3">
                <Tautan to={`/produk/produk-paketan/${paketId}`}>{title}</Tautan>
                {!copy && (
                  <p className="harga text-sm text-tinta-2">
                    {formatRupiah(harga)}
                    {!tersedia && ' · belum bisa dibeli'}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Bagian>
      )}
      {artikel.length > 0 && (
        <Bagian title="Bacaan">
          <ul className="kartu divide-y divide-garis">
            {artikel.map(({ artikelId, judul }) => (
              <li key={artikelId} className="p-3">
                <Tautan to={`/artikel/${artikelId}`}>{judul}</Tautan>
              </li>
            ))}
          </ul>
        </Bagian>
      )}
    </div>
  )
}

function Bagian({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Tautan({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex min-h-12 w-fit items-center font-semibold text-laut leading-snug underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
