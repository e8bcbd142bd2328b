import { useQuery } from '@tanstack/react-query'
import { Check, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { kategoriQuery } from './katalog-queries.ts'
import { readSaringan, toggleKategori, writeSaringan } from './produk-saringan.ts'

function useKategoriTerpilih() {
  const [search, setSearch] = useSearchParams()
  const { kategori } = readSaringan(search)
  const options = { preventScrollReset: true }
  return {
    terpilih: kategori,
    toggle: (id: number) => setSearch((now) => writeSaringan(toggleKategori(readSaringan(now), id)), options),
    clear: () => setSearch((now) => writeSaringan({ ...readSaringan(now), kategori: [], page: 1 }), options),
  }
}

/** Desktop: always in view, beside the products. */
export function KategoriKolom() {
  const { terpilih, clear } = useKategoriTerpilih()
  return (
    <div className="sticky top-20">
      <div className="flex min-h-11 items-center justify-between">
        <h2 className="text-base tracking-normal">Kategori</h2>
        {terpilih.length > 0 && (
          <Button variant="polos" rapat className="text-sm" onClick={clear}>
            Hapus pilihan
          </Button>
        )}
      </div>
      <KategoriDaftar />
    </div>
  )
}

/** Phone: a sheet, so that the products have the screen to themselves. */
export function KategoriLembar() {
  const [open, setOpen] = useState(false)
  const { terpilih, clear } = useKategoriTerpilih()
  return (
    <div className="grid lg:hidden">
      <Button variant="garis" rapat onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-5" />
        Kategori
        {terpilih.length > 0 && (
          <span className="harga grid size-6 place-items-center rounded-full bg-laut text-di-laut text-sm">
            {terpilih.length}
          </span>
        )}
      </Button>
      <Dialog
        shape="lembar"
        open={open}
        onClose={() => setOpen(false)}
        title="Kategori"
        footer={
          <>
            {terpilih.length > 0 && (
              <Button variant="garis" onClick={clear}>
                Hapus pilihan
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>Lihat produk</Button>
          </>
        }
      >
        <div className="mt-3">
          <KategoriDaftar />
        </div>
      </Dialog>
    </div>
  )
}

function KategoriDaftar() {
  const { data, isPending, isError, refetch } = useQuery(kategoriQuery())
  const { terpilih, toggle } = useKategoriTerpilih()

  if (isPending) return <Skeleton className="h-64 w-full" />
  if (isError) {
    return <LoadFailure onRetry={() => void refetch()}>Gagal memuat kategori</LoadFailure>
  }
  if (data.length === 0) return <p className="py-2 text-tinta-2">Tidak ada kategori tersedia</p>
  return (
    <ul className="grid gap-1">
      {data.map(({ kategoriId, nama, count }) => {
        const chosen = terpilih.includes(kategoriId)
        return (
          <li key={kategoriId}>
            <button
              type="button"
              aria-pressed={chosen}
              onClick={() => toggle(kategoriId)}
              className={cx(
                'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-left transition-colors hover:bg-laut-muda',
                chosen ? 'bg-laut-muda font-semibold text-laut' : 'text-tinta',
              )}
            >
              <span
                aria-hidden
                className={cx(
                  'grid size-5 shrink-0 place-items-center rounded-xs border',
                  chosen ? 'border-laut bg-laut text-di-laut' : 'border-garis-tua bg-kertas',
                )}
              >
                {chosen && <Check className="size-4" strokeWidth={3} />}
              </span>
              <span className="min-w-0 flex-1">{nama}</span>
              <span className="harga min-w-8 rounded-full bg-abu-muda px-2 py-0.5 text-center font-medium text-abu text-sm">
                {count ?? 0}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
