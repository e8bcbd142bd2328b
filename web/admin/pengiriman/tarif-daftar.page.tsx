import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2, Upload } from 'lucide-react'
import { deleteTarif, listTarif, type TarifOngkir } from '#contract/pengiriman/tarif-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { AktifBadge } from '#web/admin/ui/aktif-badge.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { metodeQuery } from './metode-query.ts'
import { TarifExport } from './tarif-export.tsx'

export const meta = () => adminMeta('Tarif Ongkir')

export default function TarifDaftarPage() {
  const { hasil, ...daftar } = useList(listTarif)
  const { data: metode = [] } = useQuery(metodeQuery())
  const remove = useDelete()

  const kolom: Kolom<TarifOngkir>[] = [
    { judul: 'Metode', isi: ({ nama_metode }) => nama_metode },
    {
      judul: 'Wilayah',
      isi: ({ wilayah, kode_wilayah }) => (
        <span>
          <span className="font-medium">{wilayah}</span>
          <span className="block text-sm text-tinta-2">{kode_wilayah}</span>
        </span>
      ),
    },
    { judul: 'Kg pertama', isi: ({ kg_pertama }) => formatRupiah(kg_pertama), angka: true },
    { judul: 'Kg berikut', isi: ({ kg_berikut }) => formatRupiah(kg_berikut), angka: true },
    { judul: 'Minimum', isi: ({ minimum_kg }) => `${minimum_kg} kg`, angka: true },
    {
      judul: 'Tiba',
      isi: ({ hari_min, hari_maks }) => hariKerja(hari_min, hari_maks),
      className: 'lg:whitespace-nowrap',
    },
    { judul: 'Status', isi: ({ aktif }) => <AktifBadge aktif={aktif} tidak="Diarsipkan" /> },
    {
      judul: 'Aksi',
      isi: ({ ongkirId, nama_metode, wilayah, versi }) => (
        <Aksi>
          <AksiLink to={`/edit-tarif-ongkir/${ongkirId}`} label={`Edit ${nama_metode} ke ${wilayah}`} Icon={Pencil} />
          <AksiTombol
            label={`Hapus ${nama_metode} ke ${wilayah}`}
            Icon={Trash2}
            onClick={() =>
              remove({
                title: 'Yakin hapus tarif ini?',
                text: `${nama_metode} ke ${wilayah}. Pesanan yang sudah ada tidak berubah.`,
                confirm: 'Ya, Hapus',
                work: () => callAdmin(deleteTarif, { params: { ongkirId }, query: { versi } }),
                galat: 'Gagal menghapus tarif',
              })
            }
          />
        </Aksi>
      ),
    },
  ]

  return (
    <>
      <Kepala judul="Tarif Ongkir">
        <TarifExport saringan={daftar.query} />
        <ButtonLink variant="garis" to="/impor-tarif-ongkir">
          <Upload aria-hidden className="size-5" />
          Impor CSV
        </ButtonLink>
        <ButtonLink to={`/tambah-tarif-ongkir${daftar.query.metode ? `?metode=${daftar.query.metode}` : ''}`}>
          <Plus aria-hidden className="size-5" />
          Tambah Tarif
        </ButtonLink>
      </Kepala>
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Metode tanpa tarif memakai biaya tetapnya. Jika ada tarif, ongkir dihitung menurut berat dan wilayah terkecil:
        kecamatan, lalu kabupaten atau kota, lalu provinsi. Untuk tujuan tanpa tarif, Anda mengisi ongkirnya sendiri.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari wilayah atau metode" />
        <Saringan
          daftar={daftar}
          nama="metode"
          label="Metode"
          semua="Semua metode"
          pilihan={metode.map(({ shippingId, nama }) => ({ value: String(shippingId), label: nama }))}
        />
      </BilahDaftar>
      <Tabel
        nama="Tarif ongkir"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ ongkirId }) => ongkirId}
        kosong={kosongOf(daftar.query)}
        galat="Gagal memuat tarif ongkir"
      />
    </>
  )
}

const kosongOf = ({ q, metode }: { q?: string; metode?: number }) => {
  if (q) return 'Tidak ada tarif yang cocok'
  return `Belum ada tarif. ${metode ? 'Metode ini' : 'Semua metode'} memakai biaya tetapnya.`
}

const hariKerja = (min: number, maks: number) => `${min === maks ? min : `${min}–${maks}`} hari kerja`
