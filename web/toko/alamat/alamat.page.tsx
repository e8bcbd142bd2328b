import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Alamat } from '#contract/alamat/alamat.ts'
import { seo } from '#web/lib/seo.ts'
import { profileQuery } from '#web/toko/akun/akun-queries.ts'
import { PengaturanShell, PengaturanSkeleton } from '#web/toko/akun/pengaturan-shell.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import type { Route } from './+types/alamat.page'
import { AlamatContents } from './alamat-isi.tsx'
import { alamatQuery } from './alamat-query.ts'
import { LazyAlamatDialog } from './lazy-alamat-dialog.tsx'
import { useManageAlamat } from './use-manage-alamat.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Alamat Saya',
    description: 'Alamat dan titik jemput untuk pesanan Anda.',
    path: '/akun/alamat',
    hidden: true,
  })

export default function AlamatPage() {
  return (
    <PengaturanShell title="Alamat Saya" isWide>
      <MyAlamat />
    </PengaturanShell>
  )
}

function MyAlamat() {
  const { data, isPending, refetch } = useQuery(alamatQuery())
  const { data: profile, isPending: isProfileLoading } = useQuery(profileQuery())
  /** Address being edited; null for a new one, undefined if the dialog is closed. */
  const [edited, setWritten] = useState<Alamat | null>()
  const manage = useManageAlamat()
  if (isPending) return <PengaturanSkeleton />
  if (!data) return <LoadFailure onRetry={() => void refetch()}>Gagal memuat buku alamat</LoadFailure>
  return (
    <section aria-label="Buku alamat" className="grid min-w-0 gap-4">
      <p className="max-w-2xl text-tinta-2">
        {data.length === 0
          ? 'Belum ada alamat. Simpan alamat rumah, gudang, atau dermaga tempat pesanan Anda dijemput.'
          : 'Pesanan dikirim ke alamat utama, kecuali Anda memilih yang lain saat memesan. Pesanan yang sudah dibuat tidak ikut berubah.'}
      </p>
      <ul className="grid grid-cols-1 gap-4 empty:hidden xl:grid-cols-2">
        {data.map((alamat) => (
          <li key={alamat.alamatId} className="kartu flex flex-col p-4 md:p-5">
            <AlamatContents alamat={alamat} />
            <div className="mt-auto flex flex-wrap gap-2 pt-3">
              <Button variant="garis" compact aria-label={`Ubah ${nameOf(alamat)}`} onClick={() => setWritten(alamat)}>
                Ubah
              </Button>
              {!alamat.utama && (
                <Button
                  variant="garis"
                  compact
                  busy={manage.pending === alamat.alamatId}
                  aria-label={`Jadikan ${nameOf(alamat)} alamat utama`}
                  onClick={() => manage.makeDefault(alamat)}
                >
                  Jadikan utama
                </Button>
              )}
              <Button
                variant="polos"
                compact
                aria-label={`Hapus ${nameOf(alamat)}`}
                onClick={() => void manage.remove(alamat, nameOf(alamat))}
              >
                Hapus
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => setWritten(null)}>
          <Plus aria-hidden className="size-5" />
          Tambah alamat
        </Button>
      </div>
      <p className="text-sm text-tinta-2">
        Nama kecamatan dari{' '}
        <a href="https://github.com/fityannugroho/idn-area-data" className="tautan-kalimat">
          idn-area-data
        </a>
        , dengan lisensi ODbL.
      </p>
      <LazyAlamatDialog
        key={edited?.alamatId ?? 'baru'}
        title={edited ? 'Ubah Alamat' : 'Tambah Alamat'}
        alamat={edited ?? undefined}
        profile={profile}
        isLoading={isProfileLoading}
        open={edited !== undefined}
        onClose={() => setWritten(undefined)}
      />
    </section>
  )
}

/** Returns the name of an address, to tell several on one screen apart. */
const nameOf = ({ label, penerima, teks }: Alamat) => label || `${penerima}, ${teks.split('\n')[0]}`
