import { Pencil, Plus, Trash2 } from 'lucide-react'
import { deleteMetode, KODE, listMetode, type MetodePembayaran } from '#contract/pembayaran/metode-office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { AktifBadge } from '#web/admin/ui/aktif-badge.tsx'
import { BilahDaftar, Pencarian } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { KOLOM_NO, type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export const meta = () => kantorMeta('Metode Pembayaran')

export default function MetodeDaftarPage() {
  const { hasil, ...daftar } = useList(listMetode)
  const remove = useDelete()

  const kolom: Kolom<MetodePembayaran>[] = [
    { ...KOLOM_NO, judul: 'No.' },
    {
      judul: 'Metode',
      isi: ({ method }) => <span className="font-medium">{method}</span>,
      className: 'wrap-anywhere lg:min-w-40',
    },
    { judul: 'Deskripsi', isi: ({ description }) => description || '–', className: 'wrap-anywhere lg:min-w-48' },
    { judul: 'Di Midtrans', isi: ({ kode }) => (kode ? KODE[kode] : '–') },
    { judul: 'Status', isi: ({ aktif }) => <AktifBadge aktif={aktif} tidak="Tidak aktif" /> },
    {
      judul: 'Aksi',
      isi: ({ metodeId, method, versi }) => (
        <Aksi>
          <AksiLink to={`/edit-metode/${metodeId}`} label={`Edit ${method}`} Icon={Pencil} />
          <AksiTombol
            label={`Hapus ${method}`}
            Icon={Trash2}
            onClick={() =>
              remove({
                title: 'Yakin hapus metode pembayaran ini?',
                text: method,
                confirm: 'Ya, Hapus',
                work: () => callAdmin(deleteMetode, { params: { metodeId }, query: { versi } }),
                galat: 'Gagal menghapus metode pembayaran',
              })
            }
          />
        </Aksi>
      ),
    },
  ]

  return (
    <>
      <Kepala judul="Metode Pembayaran">
        <ButtonLink to="/tambah-metode">
          <Plus aria-hidden className="size-5" />
          Tambah Metode
        </ButtonLink>
      </Kepala>
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Pembeli hanya ditawari metode yang aktif. Selama daftar ini kosong, semua metode di akun Midtrans ditawarkan.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari metode pembayaran" />
      </BilahDaftar>
      <Tabel
        nama="Metode pembayaran"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ metodeId }) => metodeId}
        kosong="Tidak ada metode pembayaran"
        galat="Gagal memuat metode pembayaran"
      />
    </>
  )
}
