import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatNoHp } from '#contract/no-hp.ts'
import { getResepAdmin, type ResepAdmin } from '#contract/resep/admin.ts'
import { formatHari, formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { describeStatus } from '#web/shared/status-resep.tsx'
import { cx } from '#web/ui/cx.ts'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/compare-resep.page'
import { BerkasAdmin } from './berkas-admin.tsx'
import { SIMILAR_WORDS } from './similar-words.ts'

export const meta = () => adminMeta('Bandingkan Resep')

/** Two prescriptions side by side: what they say, and their pages. */
export default function CompareResepPage({ params }: Route.ComponentProps) {
  const [one, other] = useQueries({
    queries: [params.resepId, params.lainId].map((id) => ({
      queryKey: ['admin', 'resep', Number(id)],
      queryFn: () => callAdmin(getResepAdmin, { params: { resepId: Number(id) } }),
    })),
  })
  const failed = [one, other].find((query) => query?.error && !query.data)
  return (
    <>
      <Header
        title="Bandingkan Resep"
        back={{ to: `/detail-resep/${params.resepId}`, name: `Resep ${params.resepId}` }}
      />
      {failed?.error && (
        <LoadFailed
          error={failed.error}
          onRetry={() => Promise.all([one?.refetch(), other?.refetch()])}
          list="/daftar-resep"
          failure="Gagal memuat resep"
        />
      )}
      {!failed && !(one?.data && other?.data) && <LoadingKartu text="Memuat resep…" sizes={['h-120']} />}
      {one?.data && other?.data && <Comparison pair={[one.data, other.data]} />}
    </>
  )
}

const FACTS: { name: string; of(resep: ResepAdmin): string }[] = [
  { name: 'Status', of: describeStatus },
  { name: 'Pembeli', of: ({ nama, no_hp }) => `${nama}, ${formatNoHp(no_hp)}` },
  { name: 'Dokter hewan', of: ({ dokter }) => dokter },
  { name: 'Nomor SIP', of: ({ sip }) => sip },
  { name: 'Tanggal resep', of: ({ tanggal }) => formatHari(tanggal) },
  { name: 'Dikirim', of: ({ dibuat }) => formatTime(dibuat) },
  { name: 'Keramba atau bak', of: ({ kandang }) => kandang || '–' },
  {
    name: 'Obat',
    of: ({ produk, status }) =>
      produk
        .map(({ nama, diminta, disetujui }) => `${status === 'menunggu' ? diminta : disetujui} × ${nama}`)
        .join(', ') || '–',
  },
]

/** Returns a text without case and signs, as the server compares SIP numbers. */
const essenceOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function Comparison({ pair: [one, other] }: { pair: readonly [ResepAdmin, ResepAdmin] }) {
  const reason = one.serupa.find(({ resepId }) => resepId === other.resepId)?.sebab
  return (
    <div className="grid grid-cols-1 gap-5">
      {reason && <p className="max-w-prose text-tinta-2">{SIMILAR_WORDS[reason]}. Yang isinya sama dicetak tebal.</p>}
      <div className="kartu p-3 sm:p-5">
        <table className="w-full table-fixed text-sm sm:text-base">
          <caption className="sr-only">Isi kedua resep</caption>
          <thead>
            <tr className="align-top max-sm:grid max-sm:grid-cols-2">
              <td className="w-[26%] max-sm:hidden" />
              {[one, other].map((resep) => (
                <th key={resep.resepId} scope="col" className="p-1 text-left sm:p-2">
                  <Link to={`/detail-resep/${resep.resepId}`} className="tautan">
                    Resep {resep.resepId}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-garis">
            {FACTS.map(({ name, of }) => {
              const values = [of(one), of(other)]
              const [left, right] = values.map(essenceOf)
              const isSame = left !== '' && left === right
              return (
                // On a phone the name stands above the values, so that a SIP number fits into one line.
                <tr key={name} className="align-top max-sm:grid max-sm:grid-cols-2">
                  <th
                    scope="row"
                    className="wrap-anywhere text-left font-normal text-tinta-2 max-sm:col-span-2 max-sm:px-1 max-sm:pt-1 max-sm:text-xs sm:p-2"
                  >
                    {name}
                  </th>
                  {values.map((value, index) => (
                    <td
                      key={index === 0 ? 'one' : 'other'}
                      className={cx('wrap-anywhere p-1 sm:p-2', isSame && 'font-semibold')}
                    >
                      {value}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className="grid grid-cols-2 items-start gap-3 sm:gap-5">
        <BerkasAdmin resep={one} />
        <BerkasAdmin resep={other} />
      </div>
    </div>
  )
}
