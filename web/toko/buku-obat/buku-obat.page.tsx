import { useSearchParams } from 'react-router'
import { ENTRY_KINDS } from '#contract/buku-obat/columns.ts'
import empty from '#web/drawings/empty-search.svg'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/buku-obat.page'
import { BUKU } from './alamat-buku.ts'
import { HalamanKeramba } from './halaman-keramba.tsx'
import { KerambaList } from './keramba-list.tsx'
import { KerambaSheet } from './keramba-sheet.tsx'
import { RecordEntry } from './record-baris.tsx'
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
        <BukuContents />
      </Guard>
    </div>
  )
}

function BukuSkeleton() {
  return (
    <>
      <h1>Buku Obat</h1>
      <LoadingKartu text="Memuat buku obat…" sizes={['h-20', 'h-40', 'h-40']} className="mt-5 grid gap-4" />
    </>
  )
}

function BukuContents() {
  const buku = useBuku()
  // A new device has no entries before the first synchronization: do not show an empty book yet.
  if (!buku || (buku.content.selaras === null && buku.pendingCount === 0 && buku.status === 'mengirim'))
    return <BukuSkeleton />
  return <Screen buku={buku} />
}

/** Query parameters of a link from a calculator, which describes only the treatment. */
const FROM_KALKULATOR = ['produk', 'nama', 'takaran']

function Screen({ buku }: { buku: Buku }) {
  const [alamat] = useSearchParams()
  const record = ENTRY_KINDS.find((kind) => kind === alamat.get('catat'))
  const id = alamat.get('id')
  if (record && id && !buku.linesOf(id)) return <Missing />
  if (record) return <RecordEntry key={`${record} ${id}`} buku={buku} kind={record} id={id} />
  if (FROM_KALKULATOR.some((name) => alamat.has(name)))
    return <RecordEntry key="kalkulator" buku={buku} kind="pengobatan" id={null} />
  const kerambaId = alamat.get('keramba')
  if (!kerambaId) return <KerambaList buku={buku} />
  const keramba = buku.buku.keramba.find((item) => item.id === kerambaId)
  if (!keramba) return <Missing />
  if (alamat.get('lihat') === 'cetak') return <KerambaSheet buku={buku} keramba={keramba} />
  return <HalamanKeramba buku={buku} keramba={keramba} />
}

function Missing() {
  return (
    <>
      <h1 className="sr-only">Buku Obat</h1>
      <Empty
        picture={empty}
        title="Catatan ini tidak ada di buku obat Anda."
        action={<ButtonLink to={BUKU}>Buku obat</ButtonLink>}
      >
        Mungkin sudah dihapus, atau belum terkirim ke HP ini.
      </Empty>
    </>
  )
}
