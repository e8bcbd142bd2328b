import { useQuery } from '@tanstack/react-query'
import {
  getWhatsAppOffice,
  refreshTemplatWa,
  submitTemplatWa,
  type TemplatWaState,
  type WhatsAppOffice,
} from '#contract/saluran/admin.ts'
import { exampleBody, templatWaOf } from '#contract/saluran/templat-wa.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { SimulationNotice } from '#web/admin/ui/simulation-notice.tsx'
import { errorText, loadErrorText } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import { KabarMetaCard } from './kabar-meta-card.tsx'
import { PemakaianCard } from './pemakaian-card.tsx'
import { OFFICE_KEY, useOfficeChange } from './use-office-change.ts'

export const meta = () => adminMeta('Templat WhatsApp')

export default function TemplatWaPage() {
  const { data, error, refetch } = useQuery({ queryKey: OFFICE_KEY, queryFn: () => callAdmin(getWhatsAppOffice, {}) })
  const refresh = useOfficeChange(() => callAdmin(refreshTemplatWa, {}))
  return (
    <>
      <Header title="Templat WhatsApp" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Meta memeriksa setiap templat sebelum boleh dikirim. Pemeriksaan biasanya selesai dalam sehari. Sampai
        disetujui, kabarnya dikirim lewat email dan notifikasi.
      </p>
      {error && !data && <LoadFailure onRetry={() => void refetch()}>{loadErrorText(error)}</LoadFailure>}
      {!error && !data && (
        <div role="status">
          <span className="sr-only">Memuat templat…</span>
          <SkeletonKartu className="h-96" />
        </div>
      )}
      {data && (
        <div className="grid grid-cols-1 gap-6">
          <ModeNotice office={data} />
          <KabarMetaCard kabar={data.kabar} />
          <PemakaianCard office={data} />
          {data.mode !== 'mati' && (
            <Button
              variant="garis"
              className="justify-self-start"
              busy={refresh.isPending}
              onClick={() => refresh.mutate()}
            >
              Perbarui dari Meta
            </Button>
          )}
          {refresh.isError && (
            <Notice kind="galat">{errorText(refresh.error, { answered: 'Gagal membaca templat' })}</Notice>
          )}
          <ul className="grid gap-4 xl:grid-cols-2">
            {data.templat.map((state) => (
              <TemplatCard key={state.kode} state={state} canSubmit={data.mode !== 'mati'} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function ModeNotice({ office: { mode, simulator } }: { office: WhatsAppOffice }) {
  if (mode === 'mati')
    return (
      <Notice kind="info">
        WhatsApp belum dipakai. Isi akunnya di Email, Midtrans &amp; WhatsApp, lalu ajukan templatnya di sini.
      </Notice>
    )
  if (mode === 'aktif') return null
  return <SimulationNotice page={simulator} />
}

type Tone = 'hijau' | 'kuning' | 'merah' | 'abu'
/** Words of Meta; others are shown as they come. */
const STATES: Record<string, [string, Tone]> = {
  belum: ['Belum diajukan', 'abu'],
  pending: ['Diperiksa Meta', 'kuning'],
  approved: ['Disetujui', 'hijau'],
  rejected: ['Ditolak', 'merah'],
  paused: ['Dijeda', 'kuning'],
  disabled: ['Dimatikan Meta', 'merah'],
  deleted: ['Dihapus di Meta', 'abu'],
}
const KATEGORI: Record<string, string> = { UTILITY: 'Layanan', MARKETING: 'Promosi', AUTHENTICATION: 'Kode' }
const kategoriName = (kategori: string) => KATEGORI[kategori] ?? kategori

function TemplatCard({ state, canSubmit }: { state: TemplatWaState; canSubmit: boolean }) {
  const { kode, nama, status, kategori, alasan } = state
  const templat = templatWaOf(kode)
  const submit = useOfficeChange(() => callAdmin(submitTemplatWa, { params: { kode } }))
  const [word, tone] = STATES[status] ?? [status, 'abu' as const]
  const isNew = status === 'belum' || status === 'deleted'
  return (
    <li className="kartu grid content-start gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{templat.event}</h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="max-w-prose">{exampleBody(templat)}</p>
      {templat.footer && <p className="text-sm text-tinta-2">{templat.footer}</p>}
      <p className="text-sm text-tinta-2">Tombol: {templat.buttons.map(({ label }) => label).join(' · ')}</p>
      <p className="wrap-anywhere text-sm text-tinta-2">
        {nama} · Kategori {kategoriName(kategori ?? templat.category)}
      </p>
      {kategori && kategori !== templat.category && (
        <Notice kind="hati">
          Meta mengubah kategorinya dari {kategoriName(templat.category)} menjadi {kategoriName(kategori)}. Tarifnya
          bisa lebih mahal.
        </Notice>
      )}
      {alasan && <Notice kind="info">Alasan dari Meta: {alasan}</Notice>}
      {submit.isError && <Notice kind="galat">{errorText(submit.error, { answered: 'Gagal mengajukan' })}</Notice>}
      {isNew && canSubmit && (
        <div>
          <Button
            variant="garis"
            busy={submit.isPending}
            aria-label={`Ajukan ${templat.event}`}
            onClick={() => submit.mutate()}
          >
            Ajukan ke Meta
          </Button>
        </div>
      )}
    </li>
  )
}
