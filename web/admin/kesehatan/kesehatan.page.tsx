import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getInspection, getKesehatan, type Inspection, inspectBuku, type Kesehatan } from '#contract/kesehatan/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { errorText, loadErrorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import { Backups, backupQuery } from './backups.tsx'

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
      {!error && (!data || isPending) && (
        <div role="status">
          <span className="sr-only">Memuat kesehatan toko…</span>
          <SkeletonKartu className="h-64" />
        </div>
      )}
      {data && !isPending && (
        <div className="grid max-w-4xl grid-cols-1 gap-4">
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
  const { ruang, surat_keluar, antrean, pekerjaan_telat, pekerjaan } = kesehatan
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
          <Link to="/daftar-surat" className="tautan">
            Lihat email
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

const INSPECTION_KEY = ['admin', 'kesehatan', 'periksa']
/** Interval at which the progress of a check is read. */
const PROGRESS_MS = 3_000

/** Last check of the shop's books, and a new one on demand. */
function Buku() {
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: INSPECTION_KEY,
    queryFn: () => callAdmin(getInspection, {}),
    refetchInterval: ({ state }) => (state.data && state.data.sisa > 0 ? PROGRESS_MS : false),
  })
  const request = useMutation({
    mutationFn: () => callAdmin(inspectBuku, {}),
    onSuccess: (result) => client.setQueryData(INSPECTION_KEY, result),
  })
  const isRunning = request.isPending || (data?.sisa ?? 0) > 0
  return (
    <section aria-labelledby="buku" className="kartu p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="buku" className="text-lg">
          Catatan toko
        </h2>
        <Button variant="garis" busy={isRunning} onClick={() => request.mutate()}>
          {isRunning ? 'Memeriksa…' : 'Periksa Sekarang'}
        </Button>
      </div>
      <p className="mt-1 text-tinta-2">
        Mencocokkan pesanan, uang, stok, dan email tanpa mengubah apa pun, setiap jam. Halaman ini boleh ditutup selama
        pemeriksaan.
      </p>
      <div aria-live="polite">
        {(request.error ?? error) && (
          <div className="mt-3">
            <Notice kind="galat">{errorText(request.error ?? error, { answered: 'Pemeriksaan gagal' })}</Notice>
          </div>
        )}
        {data && <Results result={data} />}
      </div>
    </section>
  )
}

function Results({ result: { diperiksa, aturan, sisa, temuan, gagal, catatan } }: { result: Inspection }) {
  return (
    <div className="mt-3 grid gap-3">
      {sisa > 0 && (
        <p className="text-tinta-2">
          Sudah {formatGrouped(aturan - sisa)} dari {formatGrouped(aturan)} pemeriksaan.
        </p>
      )}
      {diperiksa && temuan.length === 0 && gagal.length === 0 && (
        <p className="flex items-center gap-3 text-hijau">
          <CircleCheck aria-hidden className="size-6 shrink-0" />
          Semua cocok, {formatTime(diperiksa)}.
        </p>
      )}
      {diperiksa && temuan.length > 0 && (
        <Notice kind="galat">
          Ada {temuan.length} yang tidak cocok, {formatTime(diperiksa)}. Tunjukkan daftar ini kepada pengelola server.
        </Notice>
      )}
      {temuan.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5">
          {temuan.map(({ aturan, rujukan, keterangan }) => (
            <li key={`${aturan} ${rujukan} ${keterangan}`} className="wrap-anywhere">
              <strong>{aturan}</strong>: {rujukan}, {keterangan}
            </li>
          ))}
        </ul>
      )}
      {gagal.length > 0 && (
        <Notice kind="galat">
          Belum bisa diperiksa karena terlalu lama atau gagal: {gagal.join('; ')}. Coba lagi saat toko sepi.
        </Notice>
      )}
      {catatan.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-tinta-2">
          {catatan.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
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
