import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { type Dasbor, TUGAS_MAX } from '#contract/dasbor/office.ts'
import { JenisPesanan } from '#contract/pesanan/office.ts'
import { formatAngka } from '#contract/rupiah.ts'
import { JENIS } from '#web/admin/pesanan/kata-pesanan.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

type Tugas = Dasbor['tugas']

interface Kartu<Jumlah> {
  nama: string
  /** What it means for the shop. */
  arti: string
  tone: BadgeTone
  /** The lists that hold it, filtered. */
  daftar(jumlah: Jumlah): Tujuan[]
}

interface Tujuan {
  nama: string
  to: string
  jumlah: number
}

/** Orders lie in two lists; one that holds none of them is no way to go. */
const pesanan =
  (saringan: Record<string, string>) =>
  (jumlah: Tugas['perluDiproses']): Tujuan[] =>
    JenisPesanan.options.map((jenis) => ({
      nama: JENIS[jenis],
      to: `/daftar-pesanan?${new URLSearchParams({ jenis, ...saringan })}`,
      jumlah: jumlah[jenis],
    }))

const daftar =
  (nama: string, to: string) =>
  (jumlah: number): Tujuan[] => [{ nama, to, jumlah }]

/** What can wait for a person, the most urgent first, each with the way to it. */
const TUGAS: { [Nama in keyof Tugas]: Kartu<Tugas[Nama]> } = {
  lunasTanpaStok: {
    nama: 'Lunas tanpa stok',
    arti: 'Pembayaran masuk setelah stoknya habis. Cari gantinya atau kembalikan dananya.',
    tone: 'merah',
    daftar: pesanan({ lihat: 'tanpa-stok' }),
  },
  pembayaranMeragukan: {
    nama: 'Pembayaran meragukan',
    arti: 'Jumlahnya tidak cocok, ditarik kembali, atau dibayar dua kali.',
    tone: 'merah',
    daftar: pesanan({ lihat: 'meragukan' }),
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
    daftar: daftar('Baca laporan', '/laporan-pengguna?status=belum'),
  },
  stokMenipis: {
    nama: 'Stok menipis',
    arti: 'Stok pada atau di bawah batas yang Anda tetapkan.',
    tone: 'kuning',
    daftar: daftar('Lihat produk', '/manajemen-produk?stok=menipis'),
  },
  habisHariIni: {
    nama: 'Belum dibayar, habis hari ini',
    arti: 'Stoknya dilepas sendiri saat batas bayar lewat. Pembeli masih bisa diingatkan.',
    tone: 'abu',
    daftar: pesanan({ lihat: 'habis' }),
  },
}

export function TugasDaftar({ tugas }: { tugas: Tugas }) {
  const kartu = Object.keys(TUGAS).map((key) => readKartu(tugas, key as keyof Tugas))
  const open = kartu.filter(({ daftar }) => daftar.length > 0)
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
      {open.map(({ nama, arti, tone, daftar }) => (
        <li key={nama} className="kartu flex flex-col p-4">
          <h3 className="text-base tracking-normal">{nama}</h3>
          <p className="mt-1 flex-1 text-sm text-tinta-2">{arti}</p>
          <p className="mt-1 flex flex-wrap gap-x-5">
            {daftar.map(({ nama: tujuan, to, jumlah }) => (
              <Link
                key={to}
                to={to}
                aria-label={`${tujuan}: ${nama}, ${formatJumlah(jumlah)}`}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-laut"
              >
                <span className="underline underline-offset-4">{tujuan}</span>
                <Badge tone={tone}>{formatJumlah(jumlah)}</Badge>
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

function readKartu<Nama extends keyof Tugas>(tugas: Tugas, nama: Nama) {
  const kartu = TUGAS[nama]
  return { ...kartu, daftar: kartu.daftar(tugas[nama]).filter(({ jumlah }) => jumlah > 0) }
}

const formatJumlah = (jumlah: number) => (jumlah > TUGAS_MAX ? `${formatAngka(TUGAS_MAX)}+` : formatAngka(jumlah))
