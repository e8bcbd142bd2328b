import { Link } from 'react-router'
import { JenisKejadian, type Kejadian, listKejadian, SiapaKejadian } from '#contract/keamanan/admin.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { SaringanTanggal } from '#web/admin/ui/daftar/saringan-tanggal.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { KEJADIAN, SIAPA } from './kata-keamanan.ts'

export const meta = () => adminMeta('Catatan Keamanan')

const TAUTAN = 'tautan inline-flex min-h-11 items-center [overflow-wrap:anywhere] lg:min-h-0'

export default function KeamananPage() {
  const { hasil, ...daftar } = useList(listKejadian)

  const kolom: Kolom<Kejadian>[] = [
    { judul: 'Waktu', isi: ({ waktu }) => formatWaktu(waktu), className: 'lg:text-sm' },
    {
      judul: 'Kejadian',
      isi: ({ jenis }) => <Badge tone={KEJADIAN[jenis].tone}>{KEJADIAN[jenis].nama}</Badge>,
    },
    {
      judul: 'Keterangan',
      isi: ({ keterangan }) => <span className="[overflow-wrap:anywhere]">{keterangan || '–'}</span>,
      className: 'lg:min-w-40 lg:text-sm',
    },
    {
      judul: 'Akun',
      isi: ({ orang, oleh }) => (
        <span>
          {orang ? <Orang orang={orang} to={daftar.to({ q: orang.email })} /> : '–'}
          {oleh && <span className="block text-sm text-tinta-2">oleh {oleh}</span>}
        </span>
      ),
      className: 'lg:min-w-40',
    },
    {
      judul: 'Alamat IP',
      isi: ({ alamat }) =>
        alamat ? (
          <Link
            to={daftar.to({ q: alamat })}
            preventScrollReset
            aria-label={`Semua kejadian dari ${alamat}`}
            className={TAUTAN}
          >
            {alamat}
          </Link>
        ) : (
          '–'
        ),
      className: 'lg:whitespace-nowrap lg:text-sm',
    },
    { judul: 'Kali', isi: ({ kali }) => formatAngka(kali), angka: true },
  ]

  return (
    <>
      <Kepala judul="Catatan Keamanan" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Siapa yang login, apa yang ditolak, dan apa yang diubah pada akun. Kejadian yang sama dalam satu menit ditulis
        sekali dengan jumlahnya. Catatan disimpan 400 hari.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nama, email, atau alamat IP" />
        <Saringan
          daftar={daftar}
          nama="jenis"
          label="Kejadian"
          semua="Semua kejadian"
          pilihan={JenisKejadian.options.map((value) => ({ value, label: KEJADIAN[value].nama }))}
        />
        <Saringan
          daftar={daftar}
          nama="siapa"
          label="Akun"
          semua="Semua akun"
          pilihan={SiapaKejadian.options.map((value) => ({ value, label: SIAPA[value] }))}
        />
        <SaringanTanggal daftar={daftar} nama="dari" label="Dari tanggal" />
        <SaringanTanggal daftar={daftar} nama="sampai" label="Sampai tanggal" />
      </BilahDaftar>
      <Tabel
        nama="Kejadian keamanan"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ kejadianId }) => kejadianId}
        kosong="Tidak ada kejadian yang cocok"
        galat="Gagal memuat catatan keamanan"
      />
    </>
  )
}

function Orang({ orang: { nama, email }, to }: { orang: NonNullable<Kejadian['orang']>; to: string }) {
  return (
    <>
      <Link to={to} preventScrollReset aria-label={`Semua kejadian ${nama}`} className={TAUTAN}>
        {nama}
      </Link>
      <span className="block text-sm text-tinta-2">
        <Email>{email}</Email>
      </span>
    </>
  )
}
