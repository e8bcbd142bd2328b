import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { KELAS, type KodeKelas } from '#content/kelas.ts'
import { KAITAN_KINDS, listKaitanAdmin, type RingkasanKaitan } from '#contract/kaitan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
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
      <p className="-mt-2 mb-4 text-tinta-2 max-lg:text-sm">
        Produk, paket, dan artikel yang tampil di halaman tiap penyakit.
      </p>
      {isPending && <FormSkeleton input={9}>Memuat kaitan penyakit…</FormSkeleton>}
      {isLoadingError && <LoadFailure onRetry={refetch}>Gagal memuat kaitan penyakit</LoadFailure>}
      {data && (
        <div className="gap-4 md:columns-2 xl:columns-3">
          {(Object.entries(KELAS) as [KodeKelas, string][]).map(([kelas, title]) => (
            <section
              key={kelas}
              aria-labelledby={`kelas-${kelas}`}
              className="kartu mb-4 break-inside-avoid px-4 pt-3 pb-1"
            >
              <h2 id={`kelas-${kelas}`} className="text-base">
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

function Row({ kode, nama, tanpa_obat, ...linked }: RingkasanKaitan) {
  const counts = KAITAN_KINDS.filter((kind) => linked[kind] > 0).map((kind) => `${linked[kind]} ${kind}`)
  return (
    <Link to={`/kaitan-penyakit/${kode}`} className="flex min-h-11 flex-col justify-center py-1.5 hover:text-laut">
      <span className="font-medium first-letter:uppercase">{nama}</span>
      <span className="text-sm text-tinta-2">
        {tanpa_obat && 'Tanpa obat · '}
        {counts.length > 0 ? counts.join(', ') : 'belum ada kaitan'}
      </span>
    </Link>
  )
}
