import { useState } from 'react'
import { listPersetujuan, PELEPASAN, type Persetujuan, type StatusPersetujuan } from '#contract/pelepasan/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Decision, PersetujuanDialog } from './persetujuan-dialog.tsx'

export const meta = () => adminMeta('Persetujuan')

const STATUS: Record<StatusPersetujuan, { nama: string; tone: BadgeTone }> = {
  menunggu: { nama: 'Menunggu', tone: 'kuning' },
  disetujui: { nama: 'Disetujui', tone: 'hijau' },
  ditolak: { nama: 'Ditolak', tone: 'merah' },
  kedaluwarsa: { nama: 'Kedaluwarsa', tone: 'abu' },
}

/** Acts above the owner's limit, which wait for a second person. */
export default function PersetujuanPage() {
  const [decision, setDecision] = useState<Decision>()

  const columns: TableColumn<Persetujuan>[] = [
    {
      title: 'Pengajuan',
      render: ({ jenis, rujukan, keterangan }) => (
        <span className="grid gap-0.5 [overflow-wrap:anywhere]">
          <span className="font-medium">
            {PELEPASAN[jenis]}, {rujukan}
          </span>
          <span className="text-sm text-tinta-2">{keterangan}</span>
        </span>
      ),
      className: 'lg:min-w-56',
    },
    { title: 'Nilai', phone: 'amount', render: ({ nilai }) => formatRupiah(nilai), numeric: true },
    {
      title: 'Diminta',
      phone: 'body',
      render: ({ oleh, dibuat, alasan }) => (
        <span className="grid gap-0.5 [overflow-wrap:anywhere]">
          <span>
            {oleh}, {formatTime(dibuat)}
          </span>
          <span className="text-tinta-2">{alasan}</span>
        </span>
      ),
      className: 'lg:min-w-48 lg:text-sm',
    },
    {
      title: 'Keputusan',
      phone: 'body',
      render: (row) =>
        row.status === 'menunggu' ? <Choices persetujuan={row} onChoose={setDecision} /> : <Decided {...row} />,
    },
  ]

  return (
    <>
      <ListScreen
        endpoint={listPersetujuan}
        title="Persetujuan"
        filters={[
          {
            name: 'status',
            label: 'Keputusan',
            allLabel: 'Menunggu keputusan',
            options: [{ value: 'selesai', label: 'Sudah diputuskan' }],
          },
        ]}
        introduction="Barang atau uang yang keluar di atas batas toko. Setelah disetujui, langsung dikerjakan. Pengajuan hangus setelah tujuh hari."
        name="Pengajuan persetujuan"
        columns={columns}
        kunci={({ persetujuanId }) => persetujuanId}
        emptyText="Tidak ada pengajuan"
        next={{ to: '/pengaturan-toko', text: 'Atur batasnya' }}
        failure="Gagal memuat pengajuan"
      />
      {decision && <PersetujuanDialog {...decision} onClose={() => setDecision(undefined)} />}
    </>
  )
}

interface ChoicesProps {
  persetujuan: Persetujuan
  onChoose(decision: Decision): void
}

function Choices({ persetujuan, onChoose }: ChoicesProps) {
  const what = `${PELEPASAN[persetujuan.jenis]} ${formatRupiah(persetujuan.nilai)}`
  const refusal = persetujuan.milikSendiri ? 'Tarik pengajuan' : 'Tolak'
  return (
    <span className="flex flex-wrap gap-2 max-lg:pt-2">
      {!persetujuan.milikSendiri && (
        <Button
          variant="garis"
          compact
          aria-label={`Setujui: ${what}`}
          onClick={() => onChoose({ persetujuan, isApproved: true })}
        >
          Setujui
        </Button>
      )}
      <Button
        variant="garis"
        compact
        aria-label={`${refusal}: ${what}`}
        onClick={() => onChoose({ persetujuan, isApproved: false })}
      >
        {refusal}
      </Button>
    </span>
  )
}

const Decided = ({ status, diputusOleh, diputus, catatan }: Persetujuan) => (
  <span className="grid justify-items-start gap-0.5 text-sm [overflow-wrap:anywhere]">
    <Badge tone={STATUS[status].tone}>{STATUS[status].nama}</Badge>
    <span>{[diputusOleh, diputus && formatTime(diputus)].filter(Boolean).join(', ')}</span>
    {catatan && <span className="text-tinta-2">{catatan}</span>}
  </span>
)
