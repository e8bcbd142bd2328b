import { useState } from 'react'
import { type Karantina, listKarantina } from '#contract/karantina/admin.ts'
import { WITHOUT_NOMOR } from '#contract/stok/lot-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DecisionDialog, type Putusan } from './decision-dialog.tsx'
import { describeOrigin, HALANGAN } from './karantina-words.ts'

export const meta = () => adminMeta('Karantina')

/** Number of origins listed; further ones are only counted. */
const ORIGINS_SHOWN = 3

/** Quarantined goods, with the decision about them. */
export default function KarantinaPage() {
  const [putusan, setPutusan] = useState<Putusan>()

  const columns: TableColumn<Karantina>[] = [
    {
      title: 'Barang',
      render: ({ nama, nomor, kedaluwarsa }) => (
        <span className="grid gap-0.5 [overflow-wrap:anywhere]">
          <span className="font-medium">{nama}</span>
          <span className="text-sm text-tinta-2">
            Lot {nomor || WITHOUT_NOMOR.toLowerCase()}
            {kedaluwarsa && `, kedaluwarsa ${formatDate(kedaluwarsa)}`}
          </span>
        </span>
      ),
      className: 'lg:min-w-56',
    },
    { title: 'Jumlah', phone: 'amount', render: ({ sisih }) => formatGrouped(sisih), numeric: true },
    {
      title: 'Sebab',
      phone: 'body',
      render: (karantina) => <Reasons karantina={karantina} />,
      className: 'lg:min-w-56 lg:text-sm',
    },
    {
      title: 'Keputusan',
      phone: 'body',
      render: (karantina) => (
        <span className="flex flex-wrap gap-2">
          {karantina.halangan === null && (
            <Button
              variant="garis"
              compact
              aria-label={`Tandai layak jual: ${mention(karantina)}`}
              onClick={() => setPutusan({ karantina, keputusan: 'layak' })}
            >
              Tandai layak jual
            </Button>
          )}
          <Button
            variant="garis"
            compact
            aria-label={`Musnahkan: ${mention(karantina)}`}
            onClick={() => setPutusan({ karantina, keputusan: 'musnah' })}
          >
            Musnahkan
          </Button>
        </span>
      ),
    },
  ]

  return (
    <>
      <ListScreen
        endpoint={listKarantina}
        title="Karantina"
        search="Cari barang atau nomor lot"
        filters={[
          {
            name: 'sebab',
            label: 'Sebab',
            allLabel: 'Semua',
            options: [
              { value: 'periksa', label: 'Perlu diperiksa' },
              { value: 'ditarik', label: 'Lotnya ditarik' },
              { value: 'kedaluwarsa', label: 'Lewat atau hampir kedaluwarsa' },
            ],
          },
        ]}
        introduction="Barang yang disisihkan dan tidak dijual. Periksa, lalu nyatakan layak jual atau musnahkan."
        name="Karantina"
        columns={columns}
        kunci={({ lotId }) => lotId}
        emptyText="Tidak ada barang di karantina"
        next={{ to: '/lot', text: 'Lihat lot stok' }}
        failure="Gagal memuat karantina"
      />
      {putusan && <DecisionDialog {...putusan} onClose={() => setPutusan(undefined)} />}
    </>
  )
}

function Reasons({ karantina: { halangan, lotId, asal } }: { karantina: Karantina }) {
  const remaining = asal.length - ORIGINS_SHOWN
  return (
    <div className="grid justify-items-start gap-1">
      {halangan === 'ditarik' ? (
        <AdminLink to={`/tarik-lot/${lotId}`} className="inline-flex min-h-11 items-center lg:min-h-0">
          <Badge tone="merah">{HALANGAN.ditarik.nama}</Badge>
        </AdminLink>
      ) : (
        halangan && <Badge tone={HALANGAN[halangan].tone}>{HALANGAN[halangan].nama}</Badge>
      )}
      <ul className="grid gap-0.5 [overflow-wrap:anywhere]">
        {asal.slice(0, ORIGINS_SHOWN).map((item) => (
          <li key={`${item.waktu} ${item.pesanan?.orderId}`}>
            {formatGrouped(item.jumlah)} × {describeOrigin(item)}, {formatDate(item.waktu)}
            {item.pesanan && (
              <>
                {', '}
                <AdminLink
                  to={`/detail-pesanan-${item.pesanan.jenis}/${item.pesanan.orderId}`}
                  className="text-laut underline underline-offset-4"
                >
                  {item.pesanan.nomor}
                </AdminLink>
              </>
            )}
          </li>
        ))}
        {remaining > 0 && <li className="text-tinta-2">dan {remaining} lagi</li>}
      </ul>
    </div>
  )
}

const mention = ({ nama, nomor }: Karantina) => `${nama}, lot ${nomor || WITHOUT_NOMOR.toLowerCase()}`
