import { CircleCheck } from 'lucide-react'
import { seo } from '#web/lib/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/success.page'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Pesan terkirim', description: 'Pesan Anda sudah kami terima.', path: '/Sukses', hidden: true })

export default function SuccessPage() {
  return (
    <div className="wadah grid justify-items-center gap-3 py-16 text-center md:py-24">
      <CircleCheck aria-hidden strokeWidth={1.5} className="size-20 text-hijau" />
      <h1>Pesan Anda berhasil dikirim!</h1>
      <p className="max-w-prose text-tinta-2">Terima kasih. Kami membacanya dan menjawab ke email Anda.</p>
      <ButtonLink to="/beranda-pengguna" className="mt-3">
        Kembali ke Beranda
      </ButtonLink>
    </div>
  )
}
