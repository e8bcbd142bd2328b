import { useQuery } from '@tanstack/react-query'
import { Trash2, Upload } from 'lucide-react'
import { Link } from 'react-router'
import { deleteTarif, listTarif, type TarifOngkir } from '#contract/pengiriman/tarif-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActionButton, Actions } from '#web/admin/ui/actions.tsx'
import { ActiveBadge } from '#web/admin/ui/active-badge.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { metodeQuery } from './metode-query.ts'
import { TarifExport } from './tarif-export.tsx'

export const meta = () => adminMeta('Tarif Ongkir')

const COLUMNS: TableColumn<TarifOngkir>[] = [
  { title: 'Metode', render: ({ nama_metode }) => nama_metode },
  {
    title: 'Wilayah',
    phone: 'title',
    render: ({ ongkirId, nama_metode, wilayah, kode_wilayah }) => (
      <span>
        <Link
          to={`/edit-tarif-ongkir/${ongkirId}`}
          aria-label={`Edit ${nama_metode} ke ${wilayah}`}
          className="font-medium text-laut underline-offset-4 hover:underline"
        >
          {wilayah}
        </Link>
        <span className="block text-sm text-tinta-2">{kode_wilayah}</span>
      </span>
    ),
  },
  { title: 'Kg pertama', phone: 'amount', render: ({ kg_pertama }) => formatRupiah(kg_pertama), numeric: true },
  { title: 'Kg berikut', render: ({ kg_berikut }) => formatRupiah(kg_berikut), numeric: true },
  { title: 'Minimum', render: ({ minimum_kg }) => `${minimum_kg} kg`, numeric: true },
  {
    title: 'Tiba',
    render: ({ hari_min, hari_maks }) => workdays(hari_min, hari_maks),
    className: 'lg:whitespace-nowrap',
  },
  { title: 'Status', render: ({ aktif }) => <ActiveBadge isActive={aktif} inactive="Diarsipkan" /> },
  { title: 'Aksi', render: (tarif) => <TarifActions tarif={tarif} /> },
]

export default function TarifListPage() {
  const { result, ...list } = useList(listTarif)
  const { data: metode = [] } = useQuery(metodeQuery())

  return (
    <>
      <ListHead
        title="Tarif Ongkir"
        list={list}
        search="Cari wilayah atau metode"
        filters={[
          {
            name: 'metode',
            label: 'Metode',
            allLabel: 'Semua metode',
            options: metode.map(({ shippingId, nama }) => ({ value: String(shippingId), label: nama })),
          },
        ]}
        add={{
          to: `/tambah-tarif-ongkir${list.query.metode ? `?metode=${list.query.metode}` : ''}`,
          text: 'Tambah Tarif',
        }}
        actions={
          <>
            <TarifExport narrowed={list.query} />
            <ButtonLink variant="garis" to="/impor-tarif-ongkir">
              <Upload aria-hidden className="size-5" />
              Impor CSV
            </ButtonLink>
          </>
        }
        introduction="Tarif wilayah terkecil yang dipakai. Metode tanpa tarif memakai biaya tetapnya; ongkir tujuan tanpa tarif Anda isi sendiri."
      />
      <DataTable
        name="Tarif ongkir"
        list={list}
        result={result}
        columns={COLUMNS}
        kunci={({ ongkirId }) => ongkirId}
        emptyText={emptyOf(list.query)}
        next={{ to: '/tambah-tarif-ongkir', text: 'Tambah yang pertama' }}
        failure="Gagal memuat tarif ongkir"
      />
    </>
  )
}

function TarifActions({ tarif: { ongkirId, nama_metode, wilayah, versi } }: { tarif: TarifOngkir }) {
  const remove = useDelete()
  return (
    <Actions>
      <ActionButton
        label={`Hapus ${nama_metode} ke ${wilayah}`}
        Icon={Trash2}
        onClick={() =>
          remove({
            title: 'Yakin hapus tarif ini?',
            text: `${nama_metode} ke ${wilayah}. Pesanan yang sudah ada tidak berubah.`,
            confirm: 'Ya, Hapus',
            work: () => callAdmin(deleteTarif, { params: { ongkirId }, query: { versi } }),
            failure: 'Gagal menghapus tarif',
          })
        }
      />
    </Actions>
  )
}

const emptyOf = ({ q, metode }: { q?: string; metode?: number }) => {
  if (q) return 'Tidak ada tarif yang cocok'
  return `Belum ada tarif. ${metode ? 'Metode ini' : 'Semua metode'} memakai biaya tetapnya.`
}

const workdays = (min: number, max: number) => `${min === max ? min : `${min}–${max}`} hari kerja`
