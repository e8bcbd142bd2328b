import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { seo } from '#web/lib/seo.ts'
import { useSession } from '#web/lib/session.tsx'
import { FIRST_PATH } from '#web/toko/akun/sesi/first-tujuan.ts'
import { CheckoutFrame } from '#web/toko/checkout/checkout-frame.tsx'
import { CheckoutItems } from '#web/toko/checkout/checkout-items.tsx'
import { readCheckoutOrigin } from '#web/toko/checkout/checkout-origin.ts'
import { CheckoutProduk } from '#web/toko/checkout/checkout-produk.tsx'
import { CheckoutSkeleton } from '#web/toko/checkout/checkout-skeleton.tsx'
import { NeedsScript } from '#web/toko/frame/needs-script.tsx'
import type { Route } from './+types/first.page'
import { PembeliContext } from './pembeli-context.ts'
import { PembeliKartu } from './pembeli-kartu.tsx'
import { usePembeli } from './use-pembeli.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pesan Tanpa Login',
    description: 'Pesan dengan nama, nomor HP, dan alamat. Akunnya dibuat bersama pesanan.',
    path: FIRST_PATH,
    hidden: true,
  })

/** Checkout of a visitor without an account. A customer who signs in on the way continues here. */
export default function FirstPage() {
  const { known } = useSession()
  const location = useLocation()
  return (
    <CheckoutFrame>
      <NeedsScript />
      {!known ? (
        <CheckoutSkeleton />
      ) : (
        <NewPembeliForm key={location.key}>
          {readCheckoutOrigin(location) ? <CheckoutProduk /> : <CheckoutItems />}
        </NewPembeliForm>
      )}
    </CheckoutFrame>
  )
}

function NewPembeliForm({ children }: { children: ReactNode }) {
  const pembeli = usePembeli()
  return (
    <PembeliContext value={{ ...pembeli, renderForm: (onKeep) => <PembeliKartu {...pembeli} onKeep={onKeep} /> }}>
      {children}
    </PembeliContext>
  )
}
