import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { type Dasbor, TUGAS_MAX } from '#contract/dasbor-admin.ts'
import { JenisPesanan } from '#contract/pesanan-admin.ts'
import { JENIS } from '#web/admin/pesanan/kata-pesanan.ts'
import { formatAngka } from '#web/lib/format.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

interface Tugas {
  nama: string
  /** What it means for the shop. */
  arti: string
  tone: BadgeTone
  /** The lists that hold it, filtered; orders are in two. */
  daftar: Tujuan[]
}

interface Tujuan {
  nama: string
  to: string
}

const pesanan = (saringan: Record<string, string>): Tujuan[] =>
  JenisPesanan.options.map((jenis) => ({
    nama: JENIS[jenis],
    to: `/daftar-pesanan?${new URLSearchParams({ jenis, ...saringan })}`,
  }))

/** What can wait for a person, the most urgent first, each with the way to it. */
const TUGAS: Record<keyof Dasbor['tugas'], Tugas> = {
  lunasTanpaStok: {
    nama: 'Lunas tanpa stok',
    arti: 'Pembayaran masuk setelah stoknya habis. Cari gantinya atau kembalikan dananya.',
    tone: 'merah',
    daftar: pesanan({ lihat: 'perhatian' }),
  },
  pembayaranMeragukan: {
    nama: 'Pembayaran meragukan',
    arti: 'Jumlahnya tidak cocok, ditarik kembali, atau dibayar dua kali.',
    tone: 'merah',
    daftar: pesanan({ lihat: 'perhatian' }),
  },
  perluDiproses: {
    nama: 'Lunas, belum diproses',
    arti: 'Pembeli menunggu barangnya disiapkan.',
    tone: 'kuning',
    daftar: pesanan({ pembayaran: 'success', status: 'Menunggu Respon' }),
  },
  laporanBaru: {
    nama: 'Laporan belum ditangani',
    arti: 'Pesan dan pengaduan dari formulir kontak.',
    tone: 'kuning',
    daftar: [{ nama: 'Baca laporan', to: '/laporan-pengguna?status=belum' }],
  },
  stokMenipis: {
    nama: 'Stok menipis',
    arti: 'Stok pada atau di bawah batas yang Anda tetapkan.',
    tone: 'kuning',
    daftar: [{ nama: 'Lihat produk', to: '/manajemen-produk?stok=menipis' }],
  },
  habisHariIni: {
    nama: 'Belum dibayar, habis hari ini',
    arti: 'Stoknya dilepas sendiri saat batas bayar lewat. Pembeli masih bisa diingatkan.',
    tone: 'abu',
    daftar: pesanan({ pembayaran: 'pending' }),
  },
}

export function TugasDaftar({ tugas }: { tugas: Dasbor['tugas'] }) {
  const open = (Object.keys(TUGAS) as (keyof Dasbor['tugas'])[]).filter((key) => tugas[key] > 0)
  if (open.length === 0) {
    return (
      <p className="kartu flex items-center gap-3 p-5 text-hijau">
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        Semua beres. Tidak ada pekerjaan yang menunggu.
      </p>
    )
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {open.map((key) => {
        const { nama, arti, tone, daftar } = TUGAS[key]
        return (
          <li key={key} className="kartu flex flex-col p-4">
            <h3 className="flex items-center justify-between gap-3 text-base tracking-normal">
              {nama}
              <Badge tone={tone}>
                {tugas[key] > TUGAS_MAX ? `${formatAngka(TUGAS_MAX)}+` : formatAngka(tugas[key])}
              </Badge>
            </h3>
            <p className="mt-1 flex-1 text-sm text-tinta-2">{arti}</p>
            <p className="mt-1 flex flex-wrap gap-x-5">
              {daftar.map(({ nama: tujuan, to }) => (
                <Link
                  key={to}
                  to={to}
                  aria-label={`${tujuan}: ${nama}`}
                  className="inline-flex min-h-11 items-center font-semibold text-laut underline underline-offset-4"
                >
                  {tujuan}
                </Link>
              ))}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
