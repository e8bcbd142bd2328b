import { useLocation } from 'react-router'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/konfirmasi.page'
import { readKonfirmasiState } from './konfirmasi-asal.ts'
import { KonfirmasiPesanan } from './konfirmasi-pesanan.tsx'
import { KonfirmasiRingkasan } from './konfirmasi-ringkasan.tsx'
import { KonfirmasiSkeleton } from './konfirmasi-skeleton.tsx'
import { KonfirmasiTidakDitemukan } from './konfirmasi-tidak-ditemukan.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Konfirmasi Pembayaran',
    description: 'Cara membayar pesanan Anda, jumlah, dan batas waktunya.',
    path: '/konfirmasi-pembayaran',
    hidden: true,
  })

export default function KonfirmasiPage() {
  return (
    <div className="wadah py-6 md:py-10">
      <h1>Konfirmasi Pembayaran</h1>
      <Guard skeleton={<KonfirmasiSkeleton />}>
        <Konfirmasi />
      </Guard>
    </div>
  )
}

/** Shows the order in the URL, else the order in the navigation state. */
function Konfirmasi() {
  const { state, search } = useLocation()
  const nomor = new URLSearchParams(search).get('order')
  const asal = readKonfirmasiState(state)
  if (nomor) return <KonfirmasiPesanan nomor={nomor} asal={asal} />
  if (!asal) return <KonfirmasiTidakDitemukan />
  return (
    <div className="mt-6 max-w-xl">
      <KonfirmasiRingkasan pesanan={asal}>
        <ButtonLink to="/">Kembali ke Beranda</ButtonLink>
      </KonfirmasiRingkasan>
    </div>
  )
}
