import { useSearchParams } from 'react-router'
import { JENIS_BARIS } from '#contract/buku-obat/kolom.ts'
import kosong from '#web/drawings/kosong-cari.svg'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/buku-obat.page'
import { BUKU } from './alamat-buku.ts'
import { CatatBaris } from './catat-baris.tsx'
import { DaftarKeramba } from './daftar-keramba.tsx'
import { HalamanKeramba } from './halaman-keramba.tsx'
import { LembarKeramba } from './lembar-keramba.tsx'
import { type Buku, useBuku } from './use-buku.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Buku Obat',
    description: 'Catatan obat, kematian, dan air setiap keramba, serta kapan ikannya aman dipanen.',
    path: BUKU,
    hidden: true,
  })

export default function BukuObatPage() {
  return (
    <div className="wadah max-w-3xl py-6 md:py-10 print:max-w-none print:p-0">
      <Guard skeleton={<BukuSkeleton />}>
        <IsiBuku />
      </Guard>
    </div>
  )
}

function BukuSkeleton() {
  return (
    <>
      <h1>Buku Obat</h1>
      <div role="status" className="mt-5 grid gap-4">
        <span className="sr-only">Memuat buku obat…</span>
        <SkeletonKartu className="h-20" />
        <SkeletonKartu className="h-40" />
        <SkeletonKartu className="h-40" />
      </div>
    </>
  )
}

function IsiBuku() {
  const buku = useBuku()
  // A new device has no entries before the first synchronization: do not show an empty book yet.
  if (!buku || (buku.isi.selaras === null && buku.belum === 0 && buku.status === 'mengirim')) return <BukuSkeleton />
  return <Layar buku={buku} />
}

/** Query parameters of a link from a calculator, which describes only the treatment. */
const DARI_KALKULATOR = ['produk', 'nama', 'takaran']

function Layar({ buku }: { buku: Buku }) {
  const [alamat] = useSearchParams()
  const catat = JENIS_BARIS.find((jenis) => jenis === alamat.get('catat'))
  const id = alamat.get('id')
  if (catat && id && !buku.baris(id)) return <TidakAda />
  if (catat) return <CatatBaris key={`${catat} ${id}`} buku={buku} jenis={catat} id={id} />
  if (DARI_KALKULATOR.some((nama) => alamat.has(nama)))
    return <CatatBaris key="kalkulator" buku={buku} jenis="pengobatan" id={null} />
  const kerambaId = alamat.get('keramba')
  if (!kerambaId) return <DaftarKeramba buku={buku} />
  const keramba = buku.buku.keramba.find((satu) => satu.id === kerambaId)
  if (!keramba) return <TidakAda />
  if (alamat.get('lihat') === 'cetak') return <LembarKeramba buku={buku} keramba={keramba} />
  return <HalamanKeramba buku={buku} keramba={keramba} />
}

function TidakAda() {
  return (
    <>
      <h1 className="sr-only">Buku Obat</h1>
      <Empty
        picture={kosong}
        title="Catatan ini tidak ada di buku obat Anda."
        action={<ButtonLink to={BUKU}>Buku obat</ButtonLink>}
      >
        Mungkin sudah dihapus, atau belum terkirim ke HP ini.
      </Empty>
    </>
  )
}
