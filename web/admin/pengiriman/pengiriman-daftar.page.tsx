import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { JALUR } from '#contract/pengiriman/muatan.ts'
import { deletePengiriman, listPengirimanAdmin, type PengirimanKantor } from '#contract/pengiriman/office.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { AktifBadge } from '#web/admin/ui/aktif-badge.tsx'
import { BilahDaftar, Pencarian } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export const meta = () => kantorMeta('Metode Pengiriman')

export default function PengirimanDaftarPage() {
  const { hasil, ...daftar } = useList(listPengirimanAdmin)
  const remove = useDelete()

  const kolom: Kolom<PengirimanKantor>[] = [
    { judul: 'Urutan', isi: ({ urutan }) => urutan, angka: true, className: 'lg:w-20' },
    {
      judul: 'Nama',
      isi: ({ nama }) => <span className="font-medium">{nama}</span>,
      className: 'wrap-anywhere lg:min-w-40',
    },
    { judul: 'Kode', isi: ({ kode }) => kode },
    {
      judul: 'Jalur',
      isi: ({ jalur, dingin, jalur_ditebak }) => (
        <>
          {JALUR[jalur]}
          {dingin && ', menjaga dingin'}
          {jalur_ditebak && (
            <Badge tone="kuning" className="ml-2">
              Periksa
            </Badge>
          )}
        </>
      ),
    },
    { judul: 'Estimasi', isi: ({ estimasi }) => estimasi || '–', className: 'wrap-anywhere lg:min-w-28' },
    {
      judul: 'Biaya',
      isi: ({ biaya, tarif, layanan_kurir, shippingId, gratis_mulai, nama }) => (
        <>
          {tarif > 0 ? (
            <Link
              to={`/tarif-ongkir?metode=${shippingId}`}
              className="tautan inline-flex min-h-11 min-w-11 items-center"
              aria-label={`Tarif ${nama}`}
            >
              {tarif} tarif
            </Link>
          ) : layanan_kurir ? (
            layanan_kurir
          ) : (
            formatRupiah(biaya)
          )}
          {gratis_mulai !== null && (
            <span className="block text-sm text-tinta-2">Gratis mulai {formatRupiah(gratis_mulai)}</span>
          )}
        </>
      ),
      angka: true,
    },
    { judul: 'Status', isi: ({ aktif }) => <AktifBadge aktif={aktif} tidak="Diarsipkan" /> },
    {
      judul: 'Aksi',
      isi: ({ shippingId, nama, versi }) => (
        <Aksi>
          <AksiLink to={`/edit-pengiriman/${shippingId}`} label={`Edit ${nama}`} Icon={Pencil} />
          <AksiTombol
            label={`Hapus ${nama}`}
            Icon={Trash2}
            onClick={() =>
              remove({
                title: 'Yakin hapus metode pengiriman ini?',
                text: `${nama}. Metode yang sudah dipakai pesanan hanya diarsipkan.`,
                confirm: 'Ya, Hapus',
                work: () => callAdmin(deletePengiriman, { params: { shippingId }, query: { versi } }),
                galat: 'Gagal menghapus metode pengiriman',
              })
            }
          />
        </Aksi>
      ),
    },
  ]

  return (
    <>
      <Kepala judul="Metode Pengiriman">
        <ButtonLink to="/tambah-pengiriman">
          <Plus aria-hidden className="size-5" />
          Tambah Metode
        </ButtonLink>
      </Kepala>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari metode pengiriman" />
      </BilahDaftar>
      <Tabel
        nama="Metode pengiriman"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ shippingId }) => shippingId}
        kosong="Tidak ada metode pengiriman"
        galat="Gagal memuat metode pengiriman"
      />
    </>
  )
}
