import { Send } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { listSurat, SEARCH_NEWEST, StatusSurat, type SuratSummary } from '#contract/surat/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { ActionButton, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SuratDialog } from './surat-dialog.tsx'
import { errorMeaning, STATUS } from './surat-words.ts'
import { useResend } from './use-resend.ts'

export const meta = () => adminMeta('Email')

interface SuratLinks {
  /** Returns the address that opens a mail. */
  to(suratId: number): string
  onResend(suratId: number): void
}

const StatusBadge = ({ status }: Pick<SuratSummary, 'status'>) => (
  <Badge tone={STATUS[status].tone}>{STATUS[status].nama}</Badge>
)

const columnsOf = ({ to, onResend }: SuratLinks): TableColumn<SuratSummary>[] => [
  {
    title: 'Subjek',
    phone: 'title',
    render: ({ suratId, subjek }) => (
      <Link
        to={to(suratId)}
        preventScrollReset
        aria-label={`Buka email ${suratId}: ${subjek}`}
        className="inline-flex min-h-11 items-center text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
      >
        {subjek}
      </Link>
    ),
    className: 'lg:min-w-56',
  },
  { title: 'Kepada', render: ({ kepada }) => <Email>{kepada}</Email>, className: 'lg:min-w-36 lg:text-sm' },
  timeColumn('Dibuat', ({ dibuat }) => dibuat),
  {
    title: 'Status',
    render: ({ status }) => <StatusBadge status={status} />,
    brief: ({ status }) => status !== 'terkirim' && status !== 'berkas' && <StatusBadge status={status} />,
  },
  {
    title: 'Sebab',
    phone: 'body',
    render: ({ kesalahan }) =>
      kesalahan && (
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{errorMeaning(kesalahan) ?? kesalahan}</span>
      ),
    className: 'lg:text-sm',
  },
  {
    title: 'Aksi',
    render: ({ suratId, status, kepada }) =>
      (status === 'gagal' || status === 'tertunda') && (
        <Actions>
          <ActionButton
            label={`Kirim lagi email ${suratId} kepada ${kepada}`}
            Icon={Send}
            onClick={() => onResend(suratId)}
          />
        </Actions>
      ),
  },
]

export default function SuratListPage() {
  const { result, ...list } = useList(listSurat)
  const send = useResend()
  const { confirm } = useAlerts()
  const [params] = useSearchParams()
  const open = Number(params.get('surat'))
  const { page } = list.query

  async function sendAll() {
    const yes = await confirm({
      title: 'Kirim lagi semua email?',
      text: 'Semua email yang gagal atau tertunda dikirim sekarang.',
      confirm: 'Ya, Kirim',
      cancel: 'Batal',
    })
    if (yes) send.mutate(undefined)
  }

  return (
    <>
      <ListHead
        title="Email"
        list={list}
        search="Cari penerima atau subjek"
        filters={[
          {
            name: 'status',
            label: 'Status',
            allLabel: 'Semua email',
            options: StatusSurat.options.map((value) => ({ value, label: STATUS[value].nama })),
          },
        ]}
        actions={
          <Button variant="garis" busy={send.isPending} onClick={sendAll}>
            <Send aria-hidden className="size-5" />
            Kirim Lagi Semua
          </Button>
        }
        introduction="Email yang belum terkirim otomatis dicoba lagi selama tiga hari."
      />
      {list.query.q && (
        <p className="mb-3 text-sm text-tinta-2">
          Dicari di {formatGrouped(SEARCH_NEWEST)} email terbaru. Untuk mencari di semua email, tulis alamat email
          lengkap.
        </p>
      )}
      <DataTable
        name="Email"
        list={list}
        result={result}
        columns={columnsOf({ to: (surat) => list.to({ surat, page }), onResend: send.mutate })}
        kunci={({ suratId }) => suratId}
        emptyText="Tidak ada email"
        failure="Gagal memuat email"
      />
      {open > 0 && <SuratDialog suratId={open} onClose={() => list.set({ surat: undefined, page })} />}
    </>
  )
}
