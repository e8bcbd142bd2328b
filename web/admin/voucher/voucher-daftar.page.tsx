import { Pencil, Plus, Trash2 } from 'lucide-react'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { deleteVoucher, listVoucher, type VoucherAdmin } from '#contract/voucher/office.ts'
import { formatTanggal, parseWib } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { AktifBadge } from '#web/admin/ui/aktif-badge.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export const meta = () => kantorMeta('Voucher')

const KEADAAN = [
  { value: 'berlaku', label: 'Berlaku sekarang' },
  { value: 'akan', label: 'Belum mulai' },
  { value: 'lewat', label: 'Sudah lewat' },
  { value: 'habis', label: 'Habis dipakai' },
  { value: 'arsip', label: 'Diarsipkan' },
]

export default function VoucherDaftarPage() {
  const { hasil, ...daftar } = useList(listVoucher)
  const remove = useDelete()

  const kolom: Kolom<VoucherAdmin>[] = [
    {
      judul: 'Kode',
      isi: ({ kode, nama }) => (
        <span>
          <span className="font-semibold">{kode}</span>
          <span className="wrap-anywhere block text-sm text-tinta-2">{nama}</span>
        </span>
      ),
    },
    { judul: 'Potongan', isi: tulisPotongan },
    { judul: 'Berlaku', isi: tulisWaktu },
    {
      judul: 'Dipakai',
      isi: ({ terpakai, batas_total, potongan }) => (
        <span>
          {batas_total === null ? terpakai : `${terpakai} dari ${batas_total}`}
          {potongan > 0 && <span className="block text-sm text-tinta-2">{formatRupiah(potongan)}</span>}
        </span>
      ),
      angka: true,
    },
    { judul: 'Status', isi: ({ aktif }) => <AktifBadge aktif={aktif} tidak="Diarsipkan" /> },
    {
      judul: 'Aksi',
      isi: ({ voucherId, kode, versi }) => (
        <Aksi>
          <AksiLink to={`/edit-voucher/${voucherId}`} label={`Edit ${kode}`} Icon={Pencil} />
          <AksiTombol
            label={`Hapus ${kode}`}
            Icon={Trash2}
            onClick={() =>
              remove({
                title: 'Yakin hapus voucher ini?',
                text: `${kode}. Voucher yang sudah dipakai pesanan hanya diarsipkan.`,
                confirm: 'Ya, Hapus',
                work: () => callAdmin(deleteVoucher, { params: { voucherId }, query: { versi } }),
                galat: 'Gagal menghapus voucher',
              })
            }
          />
        </Aksi>
      ),
    },
  ]

  return (
    <>
      <Kepala judul="Voucher">
        <ButtonLink to="/tambah-voucher">
          <Plus aria-hidden className="size-5" />
          Tambah Voucher
        </ButtonLink>
      </Kepala>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari kode atau nama" />
        <Saringan daftar={daftar} nama="keadaan" label="Status" semua="Semua" pilihan={KEADAAN} />
      </BilahDaftar>
      <Tabel
        nama="Voucher"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ voucherId }) => voucherId}
        kosong="Belum ada voucher"
        galat="Gagal memuat voucher"
      />
    </>
  )
}

function tulisPotongan({ jenis, nilai, maks, minimum }: VoucherAdmin) {
  const potongan =
    jenis === 'persen'
      ? `${nilai}%${maks === null ? '' : ` sampai ${formatRupiah(maks)}`}`
      : jenis === 'nominal'
        ? formatRupiah(nilai ?? 0)
        : nilai === null
          ? 'Gratis ongkir'
          : `Ongkir sampai ${formatRupiah(nilai)}`
  return (
    <span>
      {potongan}
      {minimum !== null && <span className="block text-sm text-tinta-2">mulai {formatRupiah(minimum)}</span>}
    </span>
  )
}

function tulisWaktu({ mulai, sampai }: VoucherAdmin): string {
  const hari = (tanggal: string) => formatTanggal(parseWib(tanggal))
  if (mulai === null && sampai === null) return 'Selalu'
  if (mulai === null) return `Sampai ${hari(sampai ?? '')}`
  return sampai === null ? `Mulai ${hari(mulai)}` : `${hari(mulai)} – ${hari(sampai)}`
}
