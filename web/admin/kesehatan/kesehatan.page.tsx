import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getKesehatan, type Kesehatan } from '#contract/kesehatan/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import { Backups, backupQuery } from './backups.tsx'
import { Buku } from './buku.tsx'

export const meta = () => adminMeta('Kesehatan Toko')

export default function KesehatanPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'kesehatan'],
    queryFn: () => callAdmin(getKesehatan, {}),
  })
  // The backup section is in the middle: loading it later would move the rest.
  const { isPending } = useQuery(backupQuery)
  return (
    <>
      <Header title="Kesehatan Toko" />
      {error && !data && <LoadFailure onRetry={refetch}>{loadErrorText(error)}</LoadFailure>}
      {!error && (!data || isPending) && <LoadingKartu text="Memuat kesehatan toko…" sizes={['h-64']} />}
      {data && !isPending && (
        <div className="gap-4 *:mb-4 *:break-inside-avoid xl:columns-2">
          <ShopState kesehatan={data} />
          <Backups />
          <Buku />
          <Versi versi={data.versi} />
        </div>
      )}
    </>
  )
}

function ShopState({ kesehatan }: { kesehatan: Kesehatan }) {
  const { ruang, surat_keluar, antrean, whatsapp, pekerjaan_telat, pekerjaan } = kesehatan
  return (
    <section aria-labelledby="keadaan" className="kartu p-4 sm:p-5">
      <h2 id="keadaan" className="text-lg">
        Ringkasan
      </h2>
      <ul className="mt-2 divide-y divide-garis">
        <StateItem healthy={ruang.length === 0} name="Ruang penyimpanan">
          {ruang.length === 0
            ? 'Cukup.'
            : ruang
                .map(({ tempat, sisaMb }) => `Tersisa ${formatGrouped(sisaMb)} MB untuk ${tempat.join(', ')}.`)
                .join(' ')}
        </StateItem>
        <StateItem healthy={pekerjaan_telat.length === 0} name="Pekerjaan otomatis">
          {pekerjaan_telat.length === 0
            ? `Semua tepat waktu (${pekerjaan}).`
            : pekerjaan_telat.map(({ nama, detik }) => `${nama} terlambat ${formatGrouped(detik)} detik`).join('; ')}
        </StateItem>
        <StateItem healthy={surat_keluar && antrean.surat_gagal === 0} name="Email">
          {!surat_keluar && 'Email belum dikirim; isinya hanya disimpan sebagai berkas di server. '}
          {formatGrouped(antrean.surat_menunggu)} menunggu, {formatGrouped(antrean.surat_gagal)} gagal.{' '}
          <Link to="/daftar-surat" className="tautan-kalimat">
            Lihat email
          </Link>
        </StateItem>
        <StateItem healthy={whatsapp.kabar === 0} name="WhatsApp">
          Bulan ini {formatGrouped(whatsapp.terkirim)} pesan dikirim, {formatGrouped(whatsapp.gagal)} gagal.{' '}
          {whatsapp.kabar > 0 && `${whatsapp.kabar} kabar dari Meta perlu dilihat. `}
          <Link to="/templat-whatsapp" className="tautan-kalimat">
            Lihat WhatsApp
          </Link>
        </StateItem>
        <StateItem healthy name="Kabar dari Midtrans">
          {formatGrouped(antrean.notifikasi)} belum diterapkan, {formatGrouped(antrean.pengembalian)} pengembalian belum
          pasti.
        </StateItem>
      </ul>
    </section>
  )
}

function StateItem({ healthy, name, children }: { healthy: boolean; name: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-3">
      {healthy ? (
        <CircleCheck role="img" aria-label="Baik" className="mt-0.5 size-5 shrink-0 text-hijau" />
      ) : (
        <TriangleAlert role="img" aria-label="Perlu dilihat" className="mt-0.5 size-5 shrink-0 text-kuning" />
      )}
      <div className="min-w-0">
        <h3 className="text-base tracking-normal">{name}</h3>
        <p className="wrap-anywhere text-tinta-2">{children}</p>
      </div>
    </li>
  )
}

function Versi({ versi }: { versi: Kesehatan['versi'] }) {
  const contents = [
    ['Toko', versi.toko],
    ['Node.js', versi.node],
    ['PostgreSQL', versi.postgres],
    ['Versi database', versi.migrasi],
  ] as const
  return (
    <section aria-labelledby="versi" className="kartu p-4 sm:p-5">
      <h2 id="versi" className="text-lg">
        Versi
      </h2>
      <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
        {contents.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-tinta-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
