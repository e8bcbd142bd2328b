import { Link, useSearchParams } from 'react-router'
import { exportLaba, type LabaLot, type LabaProduk, listLabaLot, listLabaProduk } from '#contract/stok/laba-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ChoiceLinks } from '#web/admin/ui/choice-links.tsx'
import { ListBar } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { DownloadButton } from '#web/admin/ui/download-button.tsx'
import { Header } from '#web/admin/ui/head.tsx'
import { cx } from '#web/ui/cx.ts'
import { lotName } from './lot-words.ts'

export const meta = () => adminMeta('Laba Kotor')

const rupiah = (value: number | null) => (value === null ? 'Belum dicatat' : formatRupiah(value))

const FIGURE_COLUMNS: TableColumn<LabaLot | LabaProduk>[] = [
  { title: 'Terjual', render: ({ terjual }) => formatGrouped(terjual), numeric: true },
  { title: 'Pendapatan', render: ({ pendapatan }) => formatRupiah(pendapatan), numeric: true },
  { title: 'Modal', render: ({ modal }) => rupiah(modal), numeric: true },
  {
    title: 'Laba kotor',
    phone: 'amount',
    render: ({ laba }) => (
      <span className={cx('font-semibold', laba !== null && laba < 0 && 'text-merah')}>
        {laba === null ? '–' : formatRupiah(laba)}
      </span>
    ),
    numeric: true,
  },
]

const PRODUK: TableColumn<LabaProduk> = {
  title: 'Produk',
  render: ({ produkId, produkNama }) => (
    <Link to={`/edit-produk/${produkId}`} className="tautan font-medium max-lg:min-h-11">
      {produkNama}
    </Link>
  ),
}

const LOT: TableColumn<LabaLot>[] = [
  { title: 'Produk', render: ({ produkNama }) => produkNama },
  {
    title: 'Lot',
    render: (lot) => (
      <Link to={`/lot/${lot.lotId}`} className="tautan font-medium max-lg:min-h-11">
        {lotName(lot)}
      </Link>
    ),
  },
]

/** Cost and revenue of goods, per product or per lot. */
export default function LabaLotPage() {
  const [params] = useSearchParams()
  const isProduk = params.get('per') !== 'lot'
  return (
    <>
      <Header title="Laba Kotor">
        <DownloadButton load={() => download(exportLaba, {})} failure="Gagal mengunduh laba" />
      </Header>
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Dihitung dari barang yang sudah dikemas dan tidak kembali. Pendapatan tanpa ongkir, dikurangi dana yang
        dikembalikan. Harga paket dibagi menurut harga tiap isinya.
      </p>
      <ChoiceLinks
        label="Laba per"
        options={[
          { name: 'Per produk', to: '/laba-lot', current: isProduk },
          { name: 'Per lot', to: '/laba-lot?per=lot', current: !isProduk },
        ]}
      />
      {isProduk ? <PerProduk /> : <PerLot />}
    </>
  )
}

function PerProduk() {
  const { result, ...list } = useList(listLabaProduk)
  return (
    <>
      <ListBar list={list} search="Cari produk" />
      <DataTable
        name="Laba per produk"
        list={list}
        result={result}
        columns={[PRODUK, ...FIGURE_COLUMNS]}
        kunci={({ produkId }) => produkId}
        emptyText="Belum ada barang yang dikemas"
        next={{ to: '/kemas-pesanan', text: 'Lihat pesanan yang menunggu dikemas' }}
        failure="Gagal menghitung laba"
      />
    </>
  )
}

function PerLot() {
  const { result, ...list } = useList(listLabaLot)
  return (
    <>
      <ListBar list={list} search="Cari produk atau nomor lot" />
      <DataTable
        name="Laba per lot"
        list={list}
        result={result}
        columns={[...LOT, ...FIGURE_COLUMNS]}
        kunci={({ lotId }) => lotId}
        emptyText="Belum ada barang yang dikemas"
        next={{ to: '/kemas-pesanan', text: 'Lihat pesanan yang menunggu dikemas' }}
        failure="Gagal menghitung laba"
      />
    </>
  )
}
