import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Jejak, listJejak, Tindakan } from '#contract/jejak/admin.ts'
import { listPengguna } from '#contract/pengguna/admin.ts'
import { formatWaktu } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { SaringanTanggal } from '#web/admin/ui/daftar/saringan-tanggal.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { JejakImpor } from './jejak-impor.tsx'
import { JejakIsi } from './jejak-isi.tsx'
import { TINDAKAN } from './kata-jejak.ts'
import { useJenis } from './use-jenis.ts'

export const meta = () => adminMeta('Jejak Perubahan')

const kolomOf = (toOrang: (userId: number) => string): Kolom<Jejak>[] => [
  { judul: 'Waktu', isi: ({ waktu }) => formatWaktu(waktu), className: 'lg:whitespace-nowrap' },
  {
    judul: 'Oleh',
    isi: ({ oleh, penggunaId }) =>
      penggunaId ? (
        <Link
          to={toOrang(penggunaId)}
          preventScrollReset
          aria-label={`Semua yang dilakukan ${oleh}`}
          className="tautan inline-flex min-h-11 items-center lg:min-h-0"
        >
          {oleh}
        </Link>
      ) : (
        oleh
      ),
  },
  { judul: 'Tindakan', isi: ({ tindakan }) => TINDAKAN[tindakan] },
  {
    judul: 'Data',
    isi: ({ jenis, judul }) => (
      <span>
        <span className="block text-sm text-tinta-2">
          <NamaJenis jenis={jenis} />
        </span>
        {judul}
      </span>
    ),
  },
  {
    judul: 'Perubahan',
    isi: ({ jejakId, baris, sebelum, sesudah }) => (
      <>
        <JejakIsi sebelum={sebelum} sesudah={sesudah} />
        {baris > 0 && <JejakImpor jejakId={jejakId} baris={baris} />}
      </>
    ),
  },
]

/** Name of a record type. */
function NamaJenis({ jenis }: { jenis: string }) {
  return useJenis()[jenis] ?? jenis
}

export default function JejakPage() {
  const kinds = useJenis()
  const { hasil, ...daftar } = useList(listJejak)
  const { siapa } = daftar.query
  const orang = useOrang()
  const dia = orang.find(({ userId }) => userId === siapa)
  return (
    <>
      <Kepala judul="Jejak Perubahan" />
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nama data atau administrator" />
        <Saringan
          daftar={daftar}
          nama="siapa"
          label="Oleh"
          semua="Semua orang"
          pilihan={[
            ...orang.map(({ userId, nama }) => ({ value: String(userId), label: nama })),
            // Keep a former administrator selectable: their trail remains.
            ...(siapa && !dia ? [{ value: String(siapa), label: `Akun ${siapa}` }] : []),
          ]}
        />
        <Saringan
          daftar={daftar}
          nama="jenis"
          label="Jenis data"
          semua="Semua jenis"
          pilihan={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        />
        <Saringan
          daftar={daftar}
          nama="tindakan"
          label="Tindakan"
          semua="Semua tindakan"
          pilihan={Tindakan.options.map((value) => ({ value, label: TINDAKAN[value] }))}
        />
        <SaringanTanggal daftar={daftar} nama="dari" label="Dari tanggal" />
        <SaringanTanggal daftar={daftar} nama="sampai" label="Sampai tanggal" />
      </BilahDaftar>
      {dia && (
        <p className="mb-4">
          <Link to={`/catatan-keamanan?q=${encodeURIComponent(dia.email)}`} className="tautan">
            Login, ekspor data pribadi, dan kejadian lain dari {dia.nama}
          </Link>
        </p>
      )}
      <Tabel
        nama="Jejak perubahan"
        daftar={daftar}
        hasil={hasil}
        kolom={kolomOf((userId) => daftar.to({ siapa: userId }))}
        kunci={({ jejakId }) => jejakId}
        kosong="Belum ada perubahan yang cocok"
        galat="Gagal memuat jejak perubahan"
      />
    </>
  )
}

/** Returns the administrators. */
function useOrang() {
  const query = { role: 'admin', limit: 1000 } as const
  const { data } = useQuery({
    queryKey: ['admin', listPengguna.name, query],
    queryFn: () => callAdmin(listPengguna, { query }),
  })
  return data?.items ?? []
}
