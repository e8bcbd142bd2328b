import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import type { Resep } from '#contract/resep/endpoints.ts'
import { formatDate, formatHari } from '#contract/wib.ts'
import empty from '#web/drawings/empty-search.svg'
import { isMissing, loadErrorText } from '#web/lib/api-error.ts'
import { seo } from '#web/lib/seo.ts'
import { StatusResepBadge } from '#web/shared/status-resep.tsx'
import { TermText } from '#web/shared/terms/term.tsx'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/resep-detail.page'
import { OwnBerkas } from './own-berkas.tsx'
import { ResepProdukList } from './resep-produk-list.tsx'
import { resepQuery } from './resep-queries.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  seo(matches, {
    title: `Resep ${params.resepId}`,
    description: 'Status resep Anda dan sisa jatah beli.',
    path: `/resep-saya/${params.resepId}`,
    hidden: true,
  })

export default function ResepDetailPage() {
  return (
    <div className="wadah max-w-3xl py-6 md:py-10">
      <Guard skeleton={<DetailSkeleton />}>
        <Detail />
      </Guard>
    </div>
  )
}

function DetailSkeleton() {
  return <LoadingKartu text="Memuat resep…" sizes={['h-24', 'h-56', 'h-48']} className="grid gap-4" />
}

function Detail() {
  const { resepId } = useParams()
  const { data, error, refetch } = useQuery(resepQuery(Number(resepId) || 0))
  if (!Number(resepId) || isMissing(error))
    return (
      <Empty
        picture={empty}
        title="Resep tidak ditemukan."
        action={
          <ButtonLink to="/resep-saya" variant="utama">
            Resep saya
          </ButtonLink>
        }
      />
    )
  if (error && !data)
    return (
      <>
        <BackLink />
        <h1 className="mt-1 mb-5">Resep</h1>
        <LoadFailure onRetry={() => void refetch()}>Gagal: {loadErrorText(error)}</LoadFailure>
      </>
    )
  return data ? <Content resep={data} /> : <DetailSkeleton />
}

function Content({ resep }: { resep: Resep }) {
  const { resepId, dokter, sip, tanggal, kandang, catatan, dibuat } = resep
  const isNew = useLocation().state === 'baru'
  return (
    <>
      <BackLink />
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1>Resep {resepId}</h1>
        <StatusResepBadge resep={resep} />
      </div>
      <p className="mt-1 text-tinta-2">Diajukan {formatDate(dibuat)}</p>
      <div className="mt-5 grid gap-4">
        {isNew && (
          <Notice kind="berhasil" announce>
            Resep Anda sudah kami terima.
          </Notice>
        )}
        <ResepState resep={resep} />
        {resep.produk.length > 0 && <ResepProdukList resep={resep} />}
        <Bagian title="Isi resep">
          <dl className="grid gap-3 sm:grid-cols-2">
            <Fact name="Dokter hewan">{dokter}</Fact>
            <Fact name="Nomor SIP">{sip}</Fact>
            <Fact name="Tanggal resep">{formatHari(tanggal)}</Fact>
            {kandang && <Fact name="Keramba atau bak">{kandang}</Fact>}
            {catatan && <Fact name="Catatan">{catatan}</Fact>}
          </dl>
        </Bagian>
        <Bagian title="Berkas">
          <OwnBerkas resep={resep} />
        </Bagian>
      </div>
    </>
  )
}

function BackLink() {
  return (
    <ButtonLink variant="polos" compact to="/resep-saya" className="-ml-3">
      <ChevronLeft aria-hidden className="size-5" />
      Resep saya
    </ButtonLink>
  )
}

/** Explains the status and the next step. */
function ResepState({ resep: { status, berlaku, berlaku_sampai, alasan } }: { resep: Resep }) {
  if (status === 'menunggu')
    return (
      <Notice kind="info">
        Dokter hewan kami yang memeriksa. Hasilnya kami kirim lewat email dan muncul di halaman ini.
      </Notice>
    )
  if (status === 'ditolak')
    return (
      <Notice
        kind="galat"
        announce={false}
        action={
          <ButtonLink to="/ajukan-resep" variant="garis">
            Ajukan lagi
          </ButtonLink>
        }
      >
        <p className="font-semibold">Resep ini belum bisa disetujui.</p>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{alasan}</p>
      </Notice>
    )
  if (!berlaku)
    return (
      <Notice
        kind="hati"
        announce={false}
        action={
          <ButtonLink to="/ajukan-resep" variant="garis">
            Ajukan resep baru
          </ButtonLink>
        }
      >
        Masa berlaku resep ini sudah berakhir{berlaku_sampai && ` pada ${formatHari(berlaku_sampai)}`}.
      </Notice>
    )
  return (
    <Notice kind="berhasil">
      Resep ini disetujui{berlaku_sampai && ` dan berlaku sampai ${formatHari(berlaku_sampai)}`}.
    </Notice>
  )
}

function Bagian({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="kartu p-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-tinta-2">
        <TermText>{name}</TermText>
      </dt>
      <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
