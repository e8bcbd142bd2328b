import { ArchiveRestore, FileText, Plus, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { type MetaArgs, useLocation, useSearchParams } from 'react-router'
import type { Parsed } from '#contract/endpoint.ts'
import { archivePesanan, listPesanan, type PesananRingkas, restorePesanan } from '#contract/pesanan-admin/admin.ts'
import { JENIS } from '#web/admin/pesanan/kata-pesanan.ts'
import { ikutiDaftar } from '#web/admin/pesanan/pilihan-pesanan.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { type Daftar, useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { BilahPilihan } from './bilah-pilihan.tsx'
import { KOLOM_PILIH, PilihHalaman } from './kolom-pilih.tsx'
import { PesananHitungan } from './pesanan-hitungan.tsx'
import { PesananJenis } from './pesanan-jenis.tsx'
import { KOLOM_PESANAN, RAPAT } from './pesanan-kolom.tsx'
import { PesananSaringan } from './pesanan-saringan.tsx'
import { PesananTempat } from './pesanan-tempat.tsx'
import { TampilanSimpan } from './tampilan-simpan.tsx'
import { UnduhPesanan } from './unduh-pesanan.tsx'
import { useSegar } from './use-segar.ts'

const isAll = (pathname: string) => pathname.toLowerCase() === '/pesanan-semua'
const judulOf = (pathname: string) => (isAll(pathname) ? JENIS.semua : 'Daftar Pesanan')

export const meta = ({ location }: MetaArgs) => adminMeta(judulOf(location.pathname))

/** All orders as one list, or the tables of single and package orders: both, or one of them. */
export default function PesananDaftarPage() {
  const { pathname, search } = useLocation()
  const isSemua = isAll(pathname)
  const isKeduanya = !isSemua && !new URLSearchParams(search).has('jenis')
  const { hasil, ...utama } = useList(listPesanan, isSemua ? SEMUA : undefined)
  const paketan = usePaketan(isKeduanya, isSemua)
  const daftar = isKeduanya ? keepPaging(utama) : utama
  const semua = isKeduanya ? { ...daftar, query: { ...daftar.query, jenis: 'semua' as const } } : daftar
  const rows = [...(hasil.data?.items ?? []), ...(isKeduanya ? (paketan.hasil.data?.items ?? []) : [])]
  const ada = isKeduanya ? [hasil.data, paketan.hasil.data] : [hasil.data]
  const total = ada.every((satu) => satu) ? ada.reduce((sum, satu) => sum + (satu?.total ?? 0), 0) : undefined

  return (
    <>
      <Kepala judul={judulOf(pathname)}>
        <UnduhPesanan query={toEkspor(semua.query)} />
        <ButtonLink to="/tambah-pesanan">
          <Plus aria-hidden className="size-5" />
          Tambah Pesanan
        </ButtonLink>
      </Kepala>
      <PesananJenis daftar={daftar} isKeduanya={isKeduanya} />
      <TampilanSimpan alamat={pathname + search} bisaDisimpan={daftar.utuh !== undefined} />
      <PesananHitungan jenis={semua.query.jenis} query={daftar.query} />
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari nomor, pembeli, HP, resi, produk, atau catatan" />
        <PesananSaringan daftar={daftar} />
      </BilahDaftar>
      <PesananTempat daftar={semua} hasil={{ data: total === undefined ? undefined : { total }, error: hasil.error }} />
      <PilihHalaman rows={rows} />
      {isKeduanya ? (
        <>
          <TabelPesanan daftar={daftar} hasil={hasil} judul />
          <TabelPesanan daftar={paketan} hasil={paketan.hasil} judul />
        </>
      ) : (
        <TabelPesanan daftar={daftar} hasil={hasil} />
      )}
      <BilahPilihan />
    </>
  )
}
const SEMUA = { jenis: 'semua' }
/** Query parameter for the page of the package table while both tables are shown. */
const HALAMAN_PAKETAN = 'paketan'

type Query = Parsed<typeof listPesanan>['query']

/** List state of the package table. It shares search and filters with the first table and has its own page. */
function usePaketan(isKeduanya: boolean, isSemua: boolean) {
  const [params] = useSearchParams()
  const sama = isSemua ? SEMUA : undefined
  const list = useList(listPesanan, isKeduanya ? { jenis: 'paketan', page: params.get(HALAMAN_PAKETAN) ?? '1' } : sama)
  const to: typeof list.to = ({ page, ...change }) =>
    list.to({ ...change, page: params.get('page') ?? undefined, [HALAMAN_PAKETAN]: page })
  return { ...list, to }
}

/** Resets the pages of both tables when the search or a filter changes. */
function keepPaging(daftar: Daftar<Query>): Daftar<Query> {
  const both = (change: Parameters<typeof daftar.to>[0]) =>
    'page' in change ? change : { ...change, [HALAMAN_PAKETAN]: undefined }
  return { ...daftar, to: (change) => daftar.to(both(change)), set: (change) => daftar.set(both(change)) }
}

interface TabelPesananProps {
  daftar: Daftar<Query>
  hasil: ReturnType<typeof usePaketan>['hasil']
  /** Show a heading, because two tables are on the screen. */
  judul?: boolean
}

function TabelPesanan({ daftar, hasil, judul = false }: TabelPesananProps) {
  const nama = JENIS[daftar.query.jenis]
  useSegar(daftar.query)
  const rows = hasil.data?.items
  useEffect(() => {
    if (rows) ikutiDaftar(rows)
  }, [rows])
  return (
    <>
      {judul && <h2 className="mt-6 mb-3 text-lg first:mt-0">{nama}</h2>}
      <Tabel
        nama={nama}
        daftar={daftar}
        hasil={hasil}
        kolom={KOLOM}
        kunci={({ orderId }) => orderId}
        kosong="Belum ada pesanan yang cocok"
        galat="Gagal memuat pesanan"
      />
    </>
  )
}

const KOLOM: Kolom<PesananRingkas>[] = [
  KOLOM_PILIH,
  ...KOLOM_PESANAN,
  {
    judul: 'Aksi',
    isi: (pesanan) => (
      <Aksi>
        <AksiLink
          to={`/detail-pesanan-${pesanan.jenis}/${pesanan.orderId}`}
          label={`Detail ${pesanan.midtrans_order_id}`}
          Icon={FileText}
        />
        {pesanan.diarsipkan ? <Pulihkan {...pesanan} /> : isTidakJadi(pesanan) && <Hapus {...pesanan} />}
      </Aksi>
    ),
    className: RAPAT,
  },
]

/** Returns the search and filters of a list, without paging and sorting. */
const toEkspor = ({ page: _page, limit: _limit, urut: _urut, ...saringan }: Query) => saringan

/** True if the order may be removed from the list: it ended unpaid and needs no attention. */
const isTidakJadi = ({ status_pembayaran: status, perhatian }: PesananRingkas) =>
  (status === 'cancelled' || status === 'expired' || status === 'failed') && perhatian.length === 0

function Hapus({ orderId, midtrans_order_id: nomor }: PesananRingkas) {
  const hapus = useDelete()
  return (
    <AksiTombol
      label={`Hapus ${nomor}`}
      Icon={Trash2}
      onClick={() =>
        hapus({
          title: 'Hapus pesanan ini dari daftar?',
          text: `${nomor} dipindahkan ke arsip dan bisa dipulihkan dari sana.`,
          confirm: 'Ya, Hapus',
          work: () => callAdmin(archivePesanan, { params: { orderId } }),
          berhasil: 'Pesanan dipindahkan ke arsip',
          galat: 'Gagal menghapus pesanan',
        })
      }
    />
  )
}

function Pulihkan({ orderId, midtrans_order_id: nomor }: PesananRingkas) {
  const hapus = useDelete()
  return (
    <AksiTombol
      label={`Pulihkan ${nomor}`}
      Icon={ArchiveRestore}
      onClick={() =>
        hapus({
          title: 'Pulihkan pesanan ini?',
          text: `${nomor} kembali ke daftar.`,
          confirm: 'Ya, Pulihkan',
          work: () => callAdmin(restorePesanan, { params: { orderId } }),
          berhasil: 'Pesanan dikembalikan ke daftar',
          galat: 'Gagal memulihkan pesanan',
        })
      }
    />
  )
}
