import { ChevronLeft } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/submit-resep.page'
import { produkFrom } from './produk-from.ts'
import { ResepForm } from './resep-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Ajukan Resep',
    description: 'Kirim resep dokter hewan untuk membeli obat keras.',
    path: '/ajukan-resep',
    hidden: true,
  })

export default function SubmitResepPage() {
  const [search] = useSearchParams()
  return (
    <div className="wadah max-w-2xl py-6 md:py-10">
      <ButtonLink variant="polos" compact to="/resep-saya" className="-ml-3">
        <ChevronLeft aria-hidden className="size-5" />
        Resep saya
      </ButtonLink>
      <h1 className="mt-1">Ajukan Resep</h1>
      <p className="mt-2 mb-6 text-tinta-2">
        Kirim resep Anda untuk diperiksa dokter hewan kami. Jika disetujui, Anda bisa membeli obat sebanyak yang
        tertulis.
      </p>
      <Guard skeleton={<SkeletonKartu className="h-160" />}>
        <ResepForm initial={produkFrom(search)} />
      </Guard>
    </div>
  )
}
