import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { KELAS, type KodeKelas } from '#content/kelas.ts'
import { listKaitanAdmin, type RingkasanKaitan } from '#contract/kaitan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'

export const meta = () => adminMeta('Kaitan Penyakit')

/** All diseases, each with the number of linked records. */
export default function KaitanListPage() {
  const { data, isPending, isLoadingError, refetch } = useQuery({
    queryKey: ['admin', listKaitanAdmin.name],
    queryFn: () => callAdmin(listKaitanAdmin, {}),
  })
  return (
    <>
      <Header title="Kaitan Penyakit" />
      <p className="-mt-2 mb-5 max-w-[72ch] text-tinta-2">
        Pilih penyakit untuk mengatur produk, paket, dan artikel yang tampil di halamannya. Bisa juga diatur dari
        formulir produk, paket, dan artikel.
      </p>
      {isPending && <FormSkeleton input={9}>Memuat kaitan penyakit…</FormSkeleton>}
      {isLoadingError && <LoadFailure onRetry={refetch}>Gagal memuat kaitan penyakit</LoadFailure>}
      {data && (
        <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
          {(Object.entries(KELAS) as [KodeKelas, string][]).map(([kelas, title]) => (
            <section key={kelas} aria-labelledby={`kelas-${kelas}`} className="kartu p-4">
              <h2 id={`kelas-${kelas}`} className="text-lg">
                {title}
              </h2>
              <ul className="mt-1 divide-y divide-garis">
                {data
                  .filter((item) => item.kelas === kelas)
                  .map((item) => (
                    <li key={item.kode}>
                      <Row {...item} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  )
}

function Row({ kode, nama, tanpa_obat, produk, paket, artikel }: RingkasanKaitan) {
  return (
    <Link
      to={`/kaitan-penyakit/${kode}`}
      className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2 hover:text-laut"
    >
      <span className="min-w-0 flex-1 font-medium first-letter:uppercase">
        {nama}
        {tanpa_obat && (
          <Badge tone="kuning" className="ml-2">
            Tanpa obat
          </Badge>
        )}
      </span>
      <span className="text-sm text-tinta-2">
        {produk + paket + artikel === 0 ? 'Belum ada' : `${produk} produk, ${paket} paket, ${artikel} artikel`}
      </span>
    </Link>
  )
}
