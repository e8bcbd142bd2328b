import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { KEMAS_MAX, listToPack, type ToPack } from '#contract/pemenuhan/kiriman-admin.ts'
import { WITHOUT_NOMOR } from '#contract/stok/lot-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { useMay } from '#web/admin/ui/menu.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'

export const meta = () => adminMeta('Jumlah per Produk')

/** List for processing the orders together. A packer processes them one by one. */
const PESANAN = '/pesanan-semua?pembayaran=success&status=Menunggu+Respon'

/** Quantities per product over all paid orders that are not started, for one walk along the shelves. */
export default function ToPackPage() {
  const allowed = useMay()
  const id = useSearchParams()[0].get('id') ?? undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', listToPack.name, id],
    queryFn: () => callAdmin(listToPack, { query: { id } }),
  })
  return (
    <>
      <Header title={id ? 'Daftar Ambil' : 'Jumlah per Produk'} back={{ to: '/kemas-pesanan', name: 'Kemas Pesanan' }}>
        {!id && data?.produk.length !== 0 && allowed(PESANAN) && (
          <ButtonLink variant="garis" to={PESANAN}>
            Proses sekaligus
          </ButtonLink>
        )}
        <Button className="min-h-12!" disabled={!data?.produk.length} onClick={() => window.print()}>
          Cetak
        </Button>
      </Header>
      {error && !data && (
        <LoadFailure onRetry={() => refetch()}>{errorText(error, { answered: 'Gagal memuat daftar' })}</LoadFailure>
      )}
      {!data && !error && <LoadingKartu text="Memuat daftar…" sizes={['h-96']} />}
      {data && <Content data={data} />}
    </>
  )
}

function Content({ data: { pesanan, produk } }: { data: ToPack }) {
  if (produk.length === 0)
    return (
      <p className="kartu px-4 py-10 text-center text-tinta-2">
        Tidak ada yang perlu dikemas. Semua pesanan lunas sudah diproses.
      </p>
    )
  return (
    <>
      <p className="mb-4 text-tinta-2">
        Untuk{' '}
        {pesanan >= KEMAS_MAX
          ? `${formatGrouped(KEMAS_MAX)} pesanan lunas tertua`
          : `${formatGrouped(pesanan)} pesanan lunas`}{' '}
        yang belum diproses. Ambil dari lot yang paling dulu kedaluwarsa.
      </p>
      <ul className="kartu divide-y divide-garis print:border-0">
        {produk.map((item) => (
          <Produk key={item.produkId} produk={item} />
        ))}
      </ul>
    </>
  )
}

function Produk({ produk }: { produk: ToPack['produk'][number] }) {
  const { nama, rak_gudang, jumlah, pesanan, suhu_simpan, lot } = produk
  const shortage = jumlah - lot.reduce((sum, item) => sum + item.jumlah, 0)
  return (
    <li className="flex break-inside-avoid items-start gap-4 px-4 py-3">
      <span aria-hidden className="mt-1 size-5 shrink-0 border border-tinta-2 hidden print:block" />
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">
          {rak_gudang && <span className="mr-2 rounded bg-laut-muda px-2 font-bold text-laut">{rak_gudang}</span>}
          {nama} {suhu_simpan === 'dingin' && <Badge tone="laut">Harus dingin</Badge>}
        </p>
        <ul className="text-sm text-tinta-2 [overflow-wrap:anywhere]">
          {lot.map(({ lotId, nomor, kedaluwarsa, jumlah: take }) => (
            <li key={lotId}>
              {formatGrouped(take)} dari lot {nomor || WITHOUT_NOMOR.toLowerCase()}
              {kedaluwarsa && `, kedaluwarsa ${formatDate(kedaluwarsa)}`}
            </li>
          ))}
        </ul>
        {shortage > 0 && (
          <p className="text-merah text-sm">{formatGrouped(shortage)} tidak ada di lot yang boleh dikemas</p>
        )}
      </div>
      <p className="text-right">
        <span className="harga block font-bold text-lg">{formatGrouped(jumlah)}</span>
        <span className="block text-sm text-tinta-2">{formatGrouped(pesanan)} pesanan</span>
      </p>
    </li>
  )
}
