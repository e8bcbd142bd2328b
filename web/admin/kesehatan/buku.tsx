import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { explainTemuan, getInspection, type Inspection, inspectBuku, type Temuan } from '#contract/kesehatan/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ExplainDialog, PenjelasanNote } from './penjelasan.tsx'

const INSPECTION_KEY = ['admin', 'kesehatan', 'periksa']
/** Interval at which the progress of a check is read. */
const PROGRESS_MS = 3_000

/** Last check of the shop's books, and a new one on demand. */
export function Buku() {
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: INSPECTION_KEY,
    queryFn: () => callAdmin(getInspection, {}),
    refetchInterval: ({ state }) => (state.data && state.data.sisa > 0 ? PROGRESS_MS : false),
  })
  const request = useMutation({
    mutationFn: () => callAdmin(inspectBuku, {}),
    onSuccess: (result) => client.setQueryData(INSPECTION_KEY, result),
  })
  const isRunning = request.isPending || (data?.sisa ?? 0) > 0
  return (
    <section aria-labelledby="buku" className="kartu p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="buku" className="text-lg">
          Catatan toko
        </h2>
        <Button variant="garis" busy={isRunning} onClick={() => request.mutate()}>
          {isRunning ? 'Memeriksa…' : 'Periksa Sekarang'}
        </Button>
      </div>
      <p className="mt-1 text-tinta-2">
        Mencocokkan pesanan, uang, stok, dan email tanpa mengubah apa pun, setiap jam. Halaman ini boleh ditutup selama
        pemeriksaan.
      </p>
      <div aria-live="polite">
        {(request.error ?? error) && (
          <div className="mt-3">
            <Notice kind="galat">{errorText(request.error ?? error, { answered: 'Pemeriksaan gagal' })}</Notice>
          </div>
        )}
        {data && <Results result={data} />}
      </div>
    </section>
  )
}

function Results({ result: { diperiksa, aturan, sisa, temuan, dijelaskan, gagal, catatan } }: { result: Inspection }) {
  const [explained, setExplained] = useState<Temuan>()
  return (
    <div className="mt-3 grid gap-3">
      {sisa > 0 && (
        <p className="text-tinta-2">
          Sudah {formatGrouped(aturan - sisa)} dari {formatGrouped(aturan)} pemeriksaan.
        </p>
      )}
      {diperiksa && temuan.length === 0 && gagal.length === 0 && (
        <p className="flex items-center gap-3 text-hijau">
          <CircleCheck aria-hidden className="size-6 shrink-0" />
          Semua cocok, {formatTime(diperiksa)}.
        </p>
      )}
      {diperiksa && temuan.length > 0 && (
        <Notice kind="galat">
          Ada {temuan.length} yang tidak cocok, {formatTime(diperiksa)}. Tunjukkan daftar ini kepada pengelola server.
        </Notice>
      )}
      {temuan.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5">
          {temuan.map((found) => (
            <li key={textOf(found)} className="wrap-anywhere">
              <strong>{found.aturan}</strong>: {found.rujukan}, {found.keterangan}
              <div>
                <Button variant="polos" compact className="-ml-3" onClick={() => setExplained(found)}>
                  Jelaskan
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {explained && (
        <ExplainDialog
          temuan={textOf(explained)}
          work={({ alasan }) => callAdmin(explainTemuan, { body: { ...explained, alasan } })}
          onClose={() => setExplained(undefined)}
        />
      )}
      {gagal.length > 0 && (
        <Notice kind="galat">
          Belum bisa diperiksa karena terlalu lama atau gagal: {gagal.join('; ')}. Coba lagi saat toko sepi.
        </Notice>
      )}
      {dijelaskan.length > 0 && <ExplainedList temuan={dijelaskan} />}
      {catatan.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-tinta-2">
          {catatan.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Findings that a person explained. They do not count as errors. */
function ExplainedList({ temuan }: { temuan: Inspection['dijelaskan'] }) {
  return (
    <div>
      <h3 className="text-base tracking-normal">Sudah dijelaskan</h3>
      <ul className="mt-1 grid list-disc gap-2 pl-5 text-tinta-2">
        {temuan.map(({ penjelasan, ...found }) => (
          <li key={penjelasan.penjelasanId} className="wrap-anywhere">
            {textOf(found)}
            <PenjelasanNote penjelasan={penjelasan} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const textOf = ({ aturan, rujukan, keterangan }: Temuan) => `${aturan}: ${rujukan}, ${keterangan}`
