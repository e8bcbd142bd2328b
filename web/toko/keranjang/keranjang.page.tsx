import { useLocation } from 'react-router'
import empty from '#web/drawings/empty-keranjang.svg'
import { type KeranjangLine, keyOf, useKeranjang } from '#web/lib/cart.ts'
import { seo } from '#web/lib/seo.ts'
import { useSession } from '#web/lib/session.tsx'
import { returnTo } from '#web/toko/akun/sesi/return-to.ts'
import { useLeave } from '#web/toko/akun/sesi/use-leave.ts'
import { NeedsScript } from '#web/toko/frame/needs-script.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/keranjang.page'
import { KeranjangItem } from './keranjang-baris.tsx'
import { KeranjangRingkasan } from './keranjang-ringkasan.tsx'
import { useFreshKeranjang } from './use-fresh-keranjang.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Keranjang Belanja',
    description: 'Produk dan paket yang akan Anda pesan.',
    path: '/keranjang',
    hidden: true,
  })

export default function KeranjangPage() {
  const { known, lines } = useKeranjang()
  return (
    <div className="wadah py-6 md:py-10">
      <div className="flex items-start justify-between gap-3">
        {/* Beside the button, a phone shows the count on a second line; reserve its height. */}
        <h1 className="min-w-0 max-sm:min-h-[2.4em]">
          {lines.length > 0 ? `Keranjang Belanja (${lines.length} item)` : 'Keranjang Belanja'}
        </h1>
        <LoginLogoutButton />
      </div>
      <NeedsScript />
      {!known && <KeranjangSkeleton />}
      {known && lines.length === 0 && (
        <Empty
          picture={empty}
          title="Keranjang Anda Masih Kosong"
          action={
            <ButtonLink to="/produk" variant="utama">
              Mulai belanja
            </ButtonLink>
          }
        >
          Pilih produk atau paket, lalu masukkan ke keranjang.
        </Empty>
      )}
      {lines.length > 0 && <Content lines={lines} />}
    </div>
  )
}

function Content({ lines }: { lines: readonly KeranjangLine[] }) {
  const { isError, refetch, kiriman, hargaOf } = useFreshKeranjang(lines)
  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-ringkasan lg:gap-8">
      <div className="grid min-w-0 gap-3">
        {isError && (
          <LoadFailure onRetry={refetch}>Harga dan stok terbaru belum bisa dimuat. Angka ini bisa berubah.</LoadFailure>
        )}
        <ul className="grid grid-cols-1 gap-3">
          {lines.map((line) => (
            <KeranjangItem key={keyOf(line)} line={line} valid={hargaOf(line)} kiriman={kiriman.get(keyOf(line))} />
          ))}
        </ul>
        <ButtonLink to="/produk" variant="polos" className="justify-self-start">
          Lanjut belanja
        </ButtonLink>
      </div>
      <KeranjangRingkasan lines={lines.map((line) => ({ ...line, harga: hargaOf(line).harga }))} kiriman={kiriman} />
    </div>
  )
}

function LoginLogoutButton() {
  const { known, isLoggedIn } = useSession()
  const leave = useLeave()
  const location = useLocation()
  if (!known) return <div aria-hidden className="h-11 w-20" />
  if (isLoggedIn) {
    return (
      <Button variant="garis" onClick={() => void leave()}>
        Keluar
      </Button>
    )
  }
  return (
    <ButtonLink to="/login" state={returnTo(location)} variant="garis">
      Masuk
    </ButtonLink>
  )
}

function KeranjangSkeleton() {
  return (
    <div role="status" className="mt-6 grid gap-5 lg:grid-cols-ringkasan lg:gap-8">
      <span className="sr-only">Memuat keranjang…</span>
      <div className="grid gap-3">
        <SkeletonKartu className="h-36" />
        <SkeletonKartu className="h-36" />
      </div>
      <SkeletonKartu className="h-72" />
    </div>
  )
}
