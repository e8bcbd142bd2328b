import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KELAS_CHOICES, listZatAdmin, type ZatAdmin } from '#contract/obat/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import { DecideZatDialog } from './decide-zat-dialog.tsx'

export const meta = () => adminMeta('Penilaian Zat')

const TONE = { boleh: 'hijau', boleh_dengan_resep: 'laut', dilarang: 'merah' } as const

/** Substances outside the shop's list: those that wait for a class, and those that have one. */
export default function ZatListPage() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'zat'],
    queryFn: () => callAdmin(listZatAdmin, {}),
  })
  const [zat, setZat] = useState<string>()
  return (
    <>
      <Header title="Penilaian Zat" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Zat di luar daftar toko. Produknya tersimpan, tetapi tidak dijual sampai zatnya dinilai.
      </p>
      {isPending && <LoadingKartu text="Memuat zat…" sizes={['h-60']} />}
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch} list="/penilaian-zat" failure="Gagal memuat zat" />
      )}
      {data && <Lists data={data} onDecide={setZat} />}
      {zat && <DecideZatDialog nama={zat} onClose={() => setZat(undefined)} />}
    </>
  )
}

function Lists({ data: { menunggu, dinilai }, onDecide }: { data: ZatAdmin; onDecide(name: string): void }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <section className="kartu p-5">
        <h2 className="mb-3 text-lg">Menunggu penilaian</h2>
        {menunggu.length === 0 && <p className="text-tinta-2">Tidak ada zat yang menunggu.</p>}
        <ul className="divide-y divide-garis">
          {menunggu.map(({ nama, produk }) => (
            <li key={nama} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="[overflow-wrap:anywhere]">
                <p className="font-medium">{nama}</p>
                <ul className="text-sm text-tinta-2">
                  {produk.map(({ produkId, nama: title }) => (
                    <li key={produkId}>
                      <AdminLink to={`/edit-produk/${produkId}`} className="tautan">
                        {title}
                      </AdminLink>
                    </li>
                  ))}
                </ul>
              </div>
              <Button variant="garis" compact aria-label={`Putuskan ${nama}`} onClick={() => onDecide(nama)}>
                Putuskan
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section className="kartu p-5">
        <h2 className="mb-3 text-lg">Sudah dinilai</h2>
        {dinilai.length === 0 && <p className="text-tinta-2">Belum ada.</p>}
        <ul className="divide-y divide-garis">
          {dinilai.map(({ nama, kelas, alasan, oleh, dinilai: time }) => (
            <li key={nama} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="[overflow-wrap:anywhere]">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {nama} <Badge tone={TONE[kelas]}>{KELAS_CHOICES[kelas]}</Badge>
                </p>
                <p className="whitespace-pre-line">{alasan}</p>
                <p className="text-sm text-tinta-2">
                  {oleh ?? 'Akun yang sudah dihapus'}, {formatTime(time)}
                </p>
              </div>
              <Button variant="polos" compact aria-label={`Ubah penilaian ${nama}`} onClick={() => onDecide(nama)}>
                Ubah
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
