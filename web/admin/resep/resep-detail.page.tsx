import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNoHp } from '#contract/no-hp.ts'
import { getResepAdmin, type ResepAdmin } from '#contract/resep/admin.ts'
import { formatHari, formatTime } from '#contract/wib.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { listAddress } from '#web/admin/ui/daftar/list-address.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { useMay } from '#web/admin/ui/menu.ts'
import { Fact } from '#web/shared/sheet.tsx'
import { StatusResepBadge } from '#web/shared/status-resep.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/resep-detail.page'
import { ApproveForm } from './approve-form.tsx'
import { BerkasAdmin } from './berkas-admin.tsx'
import { Putusan } from './putusan.tsx'
import { SIMILAR_WORDS } from './similar-words.ts'

export const meta = () => adminMeta('Detail Resep')

/** One prescription: its pages beside the entered data, and the decision. */
export default function ResepDetailPage({ params }: Route.ComponentProps) {
  const resepId = Number(params.resepId)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'resep', resepId],
    queryFn: () => callAdmin(getResepAdmin, { params: { resepId } }),
  })
  return (
    <>
      <Header
        title={`Resep ${resepId}`}
        back={{ to: listAddress('/daftar-resep', '?status=menunggu'), name: 'Resep' }}
      />
      {isPending && <ResepSkeleton />}
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch} list="/daftar-resep" failure="Gagal memuat resep" />
      )}
      {data && <Resep resep={data} />}
    </>
  )
}

const COLUMNS = 'grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'

function ResepSkeleton() {
  return <LoadingKartu text="Memuat resep…" sizes={['h-120', 'h-120']} className={COLUMNS} />
}

function Resep({ resep }: { resep: ResepAdmin }) {
  const { resepId, nama, no_hp, dokter, sip, tanggal, kandang, catatan, status, dibuat } = resep
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="-mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusResepBadge resep={resep} />
        <p className="text-tinta-2">{formatTime(dibuat)}</p>
      </div>
      <div className={COLUMNS}>
        <BerkasAdmin resep={resep} />
        <div className="grid grid-cols-1 gap-5">
          <Bagian title="Tertulis di resep">
            <dl className="grid grid-cols-2 gap-3">
              <Fact name="Dokter hewan">{dokter}</Fact>
              <Fact name="Nomor SIP">{sip}</Fact>
              <Fact name="Tanggal resep">{formatHari(tanggal)}</Fact>
              {kandang && <Fact name="Keramba atau bak">{kandang}</Fact>}
              <Fact name="Pembeli">
                {nama}
                <span className="block">{formatNoHp(no_hp)}</span>
              </Fact>
              {catatan && (
                <Fact name="Catatan pembeli">
                  <span className="whitespace-pre-line">{catatan}</span>
                </Fact>
              )}
            </dl>
          </Bagian>
          {resep.serupa.length > 0 && <SimilarResep resep={resep} />}
          {resep.peringatan.length > 0 && (
            <Notice kind="hati">
              <ul className="grid gap-1">
                {resep.peringatan.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Notice>
          )}
          {resep.pesanan.length > 0 && (
            <Bagian title="Pesanan yang menunggu">
              <PendingPesanan resep={resep} />
            </Bagian>
          )}
          <Bagian title={status === 'menunggu' ? 'Keputusan' : 'Sudah diputuskan'}>
            {status === 'menunggu' ? <ApproveForm resep={resep} /> : <Putusan resep={resep} />}
          </Bagian>
        </div>
      </div>
      <JejakOfRecord kind="resep" recordId={resepId} />
    </div>
  )
}

/** Prescriptions with the same file, picture or number, each beside this one. */
function SimilarResep({ resep: { resepId, serupa } }: { resep: ResepAdmin }) {
  return (
    <Notice kind={serupa.some(({ sebab }) => sebab !== 'sip') ? 'hati' : 'info'}>
      <p>Periksa apakah resep yang sama diajukan dua kali.</p>
      <ul className="mt-1 grid gap-1">
        {serupa.map(({ resepId: id, nama, sebab }) => (
          <li key={id}>
            {SIMILAR_WORDS[sebab]}:{' '}
            <Link to={`/banding-resep/${resepId}/${id}`} className="tautan lg:min-h-0">
              bandingkan dengan resep {id}
            </Link>{' '}
            dari {nama}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Orders that expire if the prescription is not decided. */
function PendingPesanan({ resep: { pesanan } }: { resep: ResepAdmin }) {
  const mayOpen = useMay()
  return (
    <ul className="grid gap-3">
      {pesanan.map(({ orderId, nomor, isi, sampai }) => (
        <li key={orderId}>
          {mayOpen('/detail-pesanan') ? (
            <Link to={`/detail-pesanan-satuan/${orderId}`} className="tautan">
              {nomor}
            </Link>
          ) : (
            <p className="font-medium">{nomor}</p>
          )}
          <p className="[overflow-wrap:anywhere]">{isi.join(', ')}</p>
          <p className="text-sm text-tinta-2">Otomatis batal {formatTime(sampai)}</p>
        </li>
      ))}
    </ul>
  )
}

function Bagian({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="kartu p-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  )
}
