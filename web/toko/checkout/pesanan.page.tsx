import { useState } from 'react'
import { useLocation } from 'react-router'
import empty from '#web/drawings/empty-search.svg'
import { loadErrorText } from '#web/lib/api-error.ts'
import { removeBaris, useKeranjang } from '#web/lib/cart.ts'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/pesanan.page'
import { isOrderable } from './baris-pesanan.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { type PesananOrigin, readPesananOrigin } from './pesanan-origin.ts'
import { useBarisPesanan } from './use-baris-pesanan.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pemesanan',
    description: 'Periksa isi pesanan, alamat, dan pengiriman sebelum membayar.',
    path: '/pemesanan',
    hidden: true,
  })

/** Checkout of a package or of the cart. */
export default function PesananPage() {
  const { key } = useLocation()
  return (
    <div className="wadah py-6 md:py-10">
      <h1>Pemesanan</h1>
      {/* The largest text of the first screen, rendered before any data has loaded. */}
      <p className="mt-2 text-tinta-2">Periksa isi pesanan, alamat, dan pengiriman sebelum membayar.</p>
      <Guard skeleton={<CheckoutSkeleton />}>
        <Pesanan key={key} />
      </Guard>
    </div>
  )
}

function Pesanan() {
  const location = useLocation()
  const { baris } = useKeranjang()
  // Read once: the lines leave the cart when the order exists, but the screen still shows them.
  const [asal] = useState(() => readPesananOrigin(location, baris))
  return asal ? <Checkout asal={asal} /> : <NotFound />
}

function Checkout({ asal }: { asal: PesananOrigin }) {
  const { baris, hilang, isPending, error, refetch } = useBarisPesanan(asal)
  if (error) {
    return (
      <div className="mt-6">
        <LoadFailure onRetry={refetch}>Error: {loadErrorText(error)}</LoadFailure>
      </div>
    )
  }
  if (isPending) return <CheckoutSkeleton />
  if (baris.length === 0) return <NotFound />

  const dipesan = baris.filter((line) => isOrderable(line)).map(({ kunci }) => kunci)
  return (
    <>
      {hilang > 0 && (
        <div className="mt-6">
          <Notice kind="hati">{hilang} barang sudah tidak dijual dan tidak ikut dipesan.</Notice>
        </div>
      )}
      <CheckoutForm
        baris={baris}
        initialPengiriman={asal.pengiriman}
        onOrdered={asal.fromKeranjang ? () => removeBaris(dipesan) : undefined}
      />
    </>
  )
}

function NotFound() {
  return (
    <Empty picture={empty} title="Data Tidak Ditemukan" action={<ButtonLink to="/produk">Pilih produk</ButtonLink>}>
      Belum ada yang dipilih, atau barangnya sudah tidak dijual.
    </Empty>
  )
}
