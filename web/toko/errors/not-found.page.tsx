import { data } from 'react-router'
import gambar from '#web/drawings/not-found.svg'
import { seo } from '#web/lib/seo.ts'
import { useTokoName } from '#web/lib/settings.ts'
import { AskToko } from '#web/shared/tanya-toko.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/not-found.page'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Halaman tidak ditemukan',
    description: 'Halaman yang Anda cari tidak ada.',
    path: '/404',
    hidden: true,
  })

export default function NotFoundPage() {
  return (
    <div className="wadah flex flex-col items-center gap-4 py-12 text-center">
      <img src={gambar} alt="" width={320} height={240} className="h-auto w-64" />
      <h1 lang="en">Sorry we couldn't find this page.</h1>
      <p className="max-w-prose text-tinta-2">Maaf, halaman yang Anda cari tidak ada atau sudah dipindahkan.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/" variant="utama">
          Kembali ke Beranda
        </ButtonLink>
        <ButtonLink to="/cari" variant="garis">
          Cari
        </ButtonLink>
        <AskToko text={`Halo ${useTokoName()}, saya mencari `}>Tanya kami</AskToko>
      </div>
    </div>
  )
}
