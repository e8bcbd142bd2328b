import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { KETENTUAN, type Ketentuan, type KetentuanKind } from '#contract/ketentuan/endpoints.ts'
import type { Toko } from '#contract/pengaturan/endpoints.ts'
import { formatHari } from '#contract/wib.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { useToko } from '#web/lib/settings.ts'
import { TulisanContents } from '#web/shared/tulisan/isi-tulisan.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { ketentuanQuery, readPer } from './ketentuan-query.ts'

interface LegalNaskahProps {
  kind: KetentuanKind
  /** Returns the default text, in force until the owner publishes another. */
  draft(toko: Toko | null): string
  fetched: string | undefined
}

/** A legal text, as in force now or on the date in the URL. */
export function LegalNaskah({ fetched, ...naskah }: LegalNaskahProps) {
  return (
    <Hydrated state={fetched}>
      <div className="wadah py-6 md:py-10">
        <div className="mx-auto max-w-xl">
          <h1>{KETENTUAN[naskah.kind]}</h1>
          <Content {...naskah} />
        </div>
      </div>
    </Hydrated>
  )
}

function Content({ kind, draft }: Omit<LegalNaskahProps, 'fetched'>) {
  const toko = useToko()
  const per = readPer(useSearchParams()[0])
  const { data, error, refetch } = useQuery(ketentuanQuery(kind, per))
  if (!data)
    return error ? (
      <div className="mt-4">
        <LoadFailure onRetry={() => void refetch()}>{loadErrorText(error)}</LoadFailure>
      </div>
    ) : (
      <Loading>Memuat naskah…</Loading>
    )
  return (
    <>
      {per && (
        <p className="mt-2 text-tinta-2">
          Seperti berlaku pada {formatHari(per)}. <Link to="?">Lihat yang berlaku sekarang</Link>
        </p>
      )}
      {data.berlaku ? (
        <p className="mt-2 mb-6 text-tinta-2">Berlaku sejak {formatHari(data.berlaku)}.</p>
      ) : (
        <div className="mt-4 mb-6">
          <Notice kind="hati">
            Draf. Naskah ini masih diperiksa penasihat hukum pemilik toko.
            {!toko || toko.contoh ? ' Data penjual di dalamnya contoh.' : ''}
          </Notice>
        </div>
      )}
      <TulisanContents tulisan={data.isi ?? draft(toko)} />
      <Versi ketentuan={data} />
    </>
  )
}

/** Lists the versions, so that a customer can read the one of an older order. */
function Versi({ ketentuan: { versi } }: { ketentuan: Ketentuan }) {
  if (versi.length === 0) return null
  return (
    <section aria-labelledby="versi" className="mt-8 border-garis border-t pt-5 print:hidden">
      <h2 id="versi" className="text-lg">
        Semua versi
      </h2>
      <ul className="mt-2 grid gap-1">
        {versi.map(({ berlaku, catatan }) => (
          <li key={berlaku}>
            <Link to={`?per=${berlaku}`} className="tautan">
              Mulai {formatHari(berlaku)}
            </Link>
            {catatan && <span className="wrap-anywhere text-tinta-2">: {catatan}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
