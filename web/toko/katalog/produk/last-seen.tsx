import { useEffect, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { forgetSeen, recordSeen, type Seen, seen } from '#web/lib/seen/seen.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { Button } from '#web/ui/button.tsx'

const SHOWN_MAX = 6
/** Value on the server, which has no access to the browser's storage. */
const UNKNOWN: readonly Seen[] = []

/** Products that this browser viewed before. The list is not sent anywhere, and one tap deletes it. */
export function LastSeen({ produk }: { produk: Produk }) {
  const all = useSyncExternalStore(seen.subscribe, seen.read, () => UNKNOWN)
  const { produkId, nama, gambar } = produk
  useEffect(() => recordSeen({ produkId, nama, gambar }), [produkId, nama, gambar])
  const others = all.filter((item) => item.produkId !== produkId).slice(0, SHOWN_MAX)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="judul-dilihat" className="mt-10 print:hidden">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="judul-dilihat" className="text-xl">
          Terakhir dilihat
        </h2>
        <Button variant="polos" compact className="text-sm" onClick={forgetSeen}>
          Hapus
        </Button>
      </div>
      <ul className="mt-1 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((item) => (
          <li key={item.produkId} className="grid">
            <Link
              to={`/produk/produk-satuan/${item.produkId}`}
              prefetch="intent"
              className="kartu flex min-w-0 items-center gap-3 p-2 font-semibold leading-snug transition-colors hover:border-laut hover:text-laut"
            >
              <GambarKatalog kind="produks" gambar={item.gambar} alt="" sizes="3.5rem" className="max-w-14" />
              <span className="min-w-0">{item.nama}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
