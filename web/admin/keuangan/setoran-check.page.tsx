import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { CheckBody, checkSetoran, getSetoran, SETORAN_CHECKS, type Setoran } from '#contract/keuangan/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, formatTime, parseWib } from '#contract/wib.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Route } from './+types/setoran-check.page'
import { STATUS } from './setoran-words.ts'

export const meta = () => adminMeta('Periksa Setoran')

const LIST = '/setoran'

/** Explanation of each status and the recommended step. */
const LANGKAH: Readonly<Record<Setoran['status'], string>> = {
  cocok: 'Jumlahnya sama dengan pembayaran di toko.',
  beda: 'Jumlah setoran berbeda dari yang dibayar pembeli. Bandingkan dengan pesanannya, lalu tanyakan ke Midtrans.',
  asing: 'Nomor ini tidak ada di toko. Mungkin dari toko lain, atau uangnya ada di menu Uang Titipan.',
  ganda: 'Pembayaran ini sudah disetor di baris lain. Tanyakan ke Midtrans apakah setoran ini ditarik kembali.',
}

export default function SetoranCheckPage({ params: { setoranId } }: Route.ComponentProps) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['admin', getSetoran.name, setoranId],
    queryFn: () => callAdmin(getSetoran, { params: { setoranId } }),
  })
  return (
    <>
      <Header title="Periksa Setoran" back={{ to: LIST, name: 'Setoran Midtrans' }} />
      {isPending && <FormSkeleton input={3}>Memuat setoran…</FormSkeleton>}
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch} list={LIST} failure={() => 'Gagal memuat setoran'} />
      )}
      {data && (
        <div className="grid grid-cols-1 items-start gap-x-5 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
          <Rincian setoran={data} />
          <div className="xl:col-start-2 xl:row-span-2">
            <CheckForm initial={data} />
          </div>
          <JejakOfRecord kind="setoran" recordId={setoranId} />
        </div>
      )}
    </>
  )
}

function Rincian({ setoran }: { setoran: Setoran }) {
  const { order_id, status, jumlah, seharusnya, biaya, tanggal, orderId, diperiksaPada } = setoran
  const rows: [string, ReactNode][] = [
    ['Disetor', formatRupiah(jumlah)],
    ['Di toko', seharusnya === null ? undefined : formatRupiah(seharusnya)],
    ['Selisih', seharusnya === null || seharusnya === jumlah ? undefined : formatRupiah(jumlah - seharusnya)],
    ['Biaya', biaya === null ? undefined : formatRupiah(biaya)],
    ['Tanggal', tanggal ? formatDate(parseWib(tanggal)) : undefined],
    ['Diperiksa', diperiksaPada ? formatTime(diperiksaPada) : 'Belum'],
    [
      'Pesanan',
      orderId && (
        <AdminLink to={`/pesanan-semua?q=${encodeURIComponent(orderId)}`} className="tautan">
          {orderId}
        </AdminLink>
      ),
    ],
  ]
  return (
    <section aria-label="Baris setoran" className="kartu max-w-2xl p-5 max-xl:mb-5 sm:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="wrap-anywhere">{order_id}</strong>
        <Badge tone={STATUS[status].tone}>{STATUS[status].nama}</Badge>
      </p>
      <p className="mt-2 text-tinta-2">{LANGKAH[status]}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-1">
        {rows
          .filter(([, content]) => content)
          .map(([name, content]) => (
            <div key={name} className="contents">
              <dt className="text-tinta-2">{name}</dt>
              <dd className="tabular-nums">{content}</dd>
            </div>
          ))}
      </dl>
      {status === 'asing' && (
        <p className="mt-3">
          <AdminLink to={`/uang-titipan?q=${encodeURIComponent(order_id)}`} className="tautan">
            Cari di Uang Titipan
          </AdminLink>
        </p>
      )}
    </section>
  )
}

function CheckForm({ initial }: { initial: Setoran }) {
  const form = useForm<z.input<typeof CheckBody>, unknown, z.output<typeof CheckBody>>({
    resolver: zodResolver(CheckBody),
    defaultValues: { diperiksa: initial.diperiksa, catatan: initial.catatan },
  })
  const field = columnFields(form, SETORAN_CHECKS)
  const { setoranId } = initial
  const saving = useSave({
    form,
    fields: ['diperiksa', 'catatan'],
    save: (body, change) => callAdmin(checkSetoran, { params: { setoranId }, body: change(body) }),
    edit: { initial, columns: SETORAN_CHECKS },
    to: LIST,
    failure: 'Gagal menandai setoran',
  })
  return (
    <FormFrame saving={saving} returnTo={LIST}>
      {field('diperiksa')}
      {field('catatan', { rows: 4 })}
    </FormFrame>
  )
}
