import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { deleteGrup, type GrupAdmin, listGrup } from '#contract/grup/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { AktifBadge } from '#web/admin/ui/aktif-badge.tsx'
import { BilahDaftar, Pencarian } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export const meta = () => kantorMeta('Grup Pembeli')

export default function GrupDaftarPage() {
  const { hasil, ...daftar } = useList(listGrup)
  const remove = useDelete()
  const kolom: Kolom<GrupAdmin>[] = [
    { judul: 'Nama', isi: ({ nama }) => <span className="font-medium [overflow-wrap:anywhere]">{nama}</span> },
    { judul: 'Potongan', isi: ({ persen }) => (persen > 0 ? `${persen}%` : '–'), angka: true },
    { judul: 'Harga khusus', isi: ({ harga }) => `${harga.length} produk`, angka: true },
    {
      judul: 'Anggota',
      isi: ({ grupId, nama, anggota }) => (
        <Link
          to={`/pelanggan?grup=${grupId}`}
          aria-label={`Anggota ${nama}`}
          className="tautan inline-flex min-h-11 min-w-11 items-center justify-end"
        >
          {anggota}
        </Link>
      ),
      angka: true,
    },
    { judul: 'Status', isi: ({ aktif }) => <AktifBadge aktif={aktif} tidak="Diarsipkan" /> },
    {
      judul: 'Aksi',
      isi: ({ grupId, nama, versi }) => (
        <Aksi>
          <AksiLink to={`/edit-grup/${grupId}`} label={`Edit ${nama}`} Icon={Pencil} />
          <AksiTombol
            label={`Hapus ${nama}`}
            Icon={Trash2}
            onClick={() =>
              remove({
                title: 'Yakin hapus grup ini?',
                text: `${nama}. Grup yang punya anggota atau voucher hanya diarsipkan.`,
                confirm: 'Ya, Hapus',
                work: () => callAdmin(deleteGrup, { params: { grupId }, query: { versi } }),
                galat: 'Gagal menghapus grup',
              })
            }
          />
        </Aksi>
      ),
    },
  ]
  return (
    <>
      <Kepala judul="Grup Pembeli">
        <ButtonLink to="/tambah-grup">
          <Plus aria-hidden className="size-5" />
          Tambah Grup
        </ButtonLink>
      </Kepala>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari grup" />
      </BilahDaftar>
      <Tabel
        nama="Grup pembeli"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ grupId }) => grupId}
        kosong="Belum ada grup pembeli"
        galat="Gagal memuat grup pembeli"
      />
    </>
  )
}
