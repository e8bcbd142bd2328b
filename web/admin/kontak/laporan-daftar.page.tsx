import { MailCheck, MailOpen, Trash2 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { BARIS_PER_HALAMAN } from '#contract/daftar.ts'
import { type Laporan, listLaporan } from '#contract/kontak/admin.ts'
import { formatTanggal } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Aksi, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { DitanganiBadge } from './ditangani-badge.tsx'
import { LaporanDialog } from './laporan-dialog.tsx'
import { useLaporan } from './use-laporan.ts'

export const meta = () => adminMeta('Pesan Masuk')

export default function LaporanDaftarPage() {
  const { hasil, ...daftar } = useList(listLaporan, { limit: String(BARIS_PER_HALAMAN) })
  const { hapus, resolve } = useLaporan()
  const [params] = useSearchParams()
  const terbuka = Number(params.get('pesan'))
  const { page } = daftar.query

  const kolom: Kolom<Laporan>[] = [
    { judul: 'No. Pesan', isi: ({ laporanId }) => laporanId, className: 'lg:w-20' },
    {
      judul: 'Nama',
      isi: ({ name }) => <span className="font-medium [overflow-wrap:anywhere]">{name}</span>,
      className: 'lg:min-w-32',
    },
    {
      judul: 'Email',
      isi: ({ email }) => <Email>{email}</Email>,
      className: 'lg:min-w-36 lg:text-sm',
    },
    {
      judul: 'Pesan',
      isi: ({ laporanId, name, message }) => (
        <Link
          to={daftar.to({ pesan: laporanId, page })}
          preventScrollReset
          aria-label={`Buka pesan dari ${name}`}
          className="line-clamp-2 min-h-11 text-laut underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0 lg:min-w-44 lg:text-sm"
        >
          {message}
        </Link>
      ),
    },
    { judul: 'Tanggal', isi: ({ date }) => formatTanggal(date), className: 'lg:whitespace-nowrap lg:text-sm' },
    { judul: 'Status', isi: ({ ditangani }) => <DitanganiBadge ditangani={ditangani} /> },
    {
      judul: 'Aksi',
      isi: (laporan) => (
        <Aksi>
          <AksiTombol
            label={`${laporan.ditangani ? 'Tandai belum ditangani' : 'Tandai sudah ditangani'}: pesan ${laporan.laporanId}`}
            Icon={laporan.ditangani ? MailOpen : MailCheck}
            onClick={() => resolve(laporan)}
          />
          <AksiTombol label={`Hapus pesan ${laporan.laporanId}`} Icon={Trash2} onClick={() => hapus(laporan)} />
        </Aksi>
      ),
    },
  ]

  return (
    <>
      <Kepala judul="Pesan Masuk" />
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nama, email, atau isi pesan" />
        <Saringan
          daftar={daftar}
          nama="status"
          label="Status"
          semua="Semua pesan"
          pilihan={[
            { value: 'belum', label: 'Belum ditangani' },
            { value: 'sudah', label: 'Sudah ditangani' },
          ]}
        />
      </BilahDaftar>
      <Tabel
        nama="Pesan masuk"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ laporanId }) => laporanId}
        kosong="Tidak ada pesan"
        galat={(error) => `Error: ${loadErrorText(error)}`}
      />
      {terbuka > 0 && <LaporanDialog laporanId={terbuka} onClose={() => daftar.set({ pesan: undefined, page })} />}
    </>
  )
}
