import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listProdukAdmin, type ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { joinUkuran, leaveUkuran, listUkuran, type UkuranAdmin } from '#contract/katalog/ukuran-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { ChooseProduk } from '#web/admin/ui/isian/choose-produk.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'

const FOUND_MAX = 8

/** Sizes that buyers choose from on the page of this product. Each is a product with its own price, stock and lots. */
export function UkuranProduk({ produk: { produkId, kelompok } }: { produk: ProdukAdmin }) {
  const sizes = useQuery({
    queryKey: ['admin', listUkuran.name, produkId],
    queryFn: () => callAdmin(listUkuran, { params: { produkId } }),
    enabled: kelompok !== null,
  })
  const [chosen, setChosen] = useState<ProdukAdmin | null>(null)
  const join = useLangkah(
    (other: ProdukAdmin) => callAdmin(joinUkuran, { params: { produkId }, body: { produkId: other.produkId } }),
    () => setChosen(null),
  )
  const leave = useLangkah((id: number) => callAdmin(leaveUkuran, { params: { produkId: id } }))
  const error = join.error ?? leave.error
  return (
    <>
      <p className="text-tinta-2">
        Tiap ukuran adalah produk sendiri, dengan harga, stok, dan lotnya. Pembeli memilihnya di satu halaman menurut
        kemasannya.
      </p>
      {sizes.isError && <LoadFailure onRetry={sizes.refetch}>Gagal memuat ukuran</LoadFailure>}
      {kelompok !== null && sizes.data && (
        <ul className="divide-y divide-garis border-garis border-y">
          {sizes.data.map((size) => (
            <Size
              key={size.produkId}
              size={size}
              isThis={size.produkId === produkId}
              isBusy={leave.isPending}
              onLeave={() => leave.mutate(size.produkId)}
            />
          ))}
        </ul>
      )}
      <ChooseProduk<ProdukAdmin>
        label="Tambah ukuran"
        value={chosen}
        onChange={setChosen}
        remarkOf={({ kemasan, harga }) => [kemasan || 'Kemasan belum diisi', formatRupiah(harga)].join(', ')}
        kunci="pilih-ukuran"
        search={async (q, signal) => {
          const { items } = await callAdmin(listProdukAdmin, { query: { q, limit: FOUND_MAX } }, { signal })
          return items.filter((one) => one.produkId !== produkId)
        }}
      />
      {chosen && (
        <Button
          variant="garis"
          className="justify-self-start"
          busy={join.isPending}
          onClick={() => join.mutate(chosen)}
        >
          Jadikan ukuran produk ini
        </Button>
      )}
      {error && <Notice kind="galat">{errorText(error, { answered: 'Gagal mengubah ukuran' })}</Notice>}
    </>
  )
}

interface SizeProps {
  size: UkuranAdmin
  /** True for the product of this page. */
  isThis: boolean
  isBusy: boolean
  onLeave(): void
}

function Size({ size: { produkId, nama, kemasan, harga, stok, aktif }, isThis, isBusy, onLeave }: SizeProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
        {isThis ? <strong>{kemasan}</strong> : <AdminLink to={`/edit-produk/${produkId}`}>{kemasan}</AdminLink>}
        <span className="block text-sm text-tinta-2">
          {isThis ? 'Produk ini' : nama}, {formatRupiah(harga)}, stok {formatGrouped(stok)}
        </span>
      </span>
      {!aktif && <Badge tone="abu">Diarsipkan</Badge>}
      <Button variant="polos" compact busy={isBusy} aria-label={`Keluarkan ${nama}`} onClick={onLeave}>
        Keluarkan
      </Button>
    </li>
  )
}
