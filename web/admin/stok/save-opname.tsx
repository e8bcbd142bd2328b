import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { OPNAME_MAX, saveOpname } from '#contract/stok/opname-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formatDifference } from './lot-words.ts'
import { type CountDraft, forgetCount, setCount } from './opname-draft.ts'

const isDifferent = ({ jumlah, sisa }: CountDraft) => Number(jumlah) !== sisa

/** Footer with the unsaved counts, and a dialog that shows them before saving. */
export function SaveOpname({ draft }: { draft: readonly CountDraft[] }) {
  const [open, setOpen] = useState(false)
  const queries = useQueryClient()
  const kabar = useNotice()
  const differences = draft.filter(isDifferent)
  const save = useMutation({
    // The oldest counts are saved first.
    mutationFn: async () => {
      const counted = draft.slice(0, OPNAME_MAX)
      const { message } = await callAdmin(saveOpname, {
        body: { hitungan: counted.map(({ lotId, jumlah, versiLot }) => ({ lotId, jumlah, versiLot })) },
      })
      return { message, counts: counted }
    },
    onSuccess({ message, counts }) {
      kabar(message)
      setOpen(false)
      forgetCount(counts)
    },
    // The stock may have changed meanwhile.
    onSettled: () => renewAdmin(queries),
  })
  if (draft.length === 0) return null

  function show() {
    save.reset()
    setOpen(true)
  }
  return (
    <>
      <OpnameBar counted={draft.length} different={differences.length} onCheck={show} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        shape="lembar"
        title="Simpan Opname"
        footer={
          <>
            <Button variant="garis" onClick={() => setOpen(false)}>
              Kembali Menghitung
            </Button>
            <Button variant="utama" busy={save.isPending} onClick={() => save.mutate()}>
              {save.isPending ? 'Menyimpan…' : 'Simpan Opname'}
            </Button>
          </>
        }
      >
        <div className="mt-3 grid gap-3">
          <p className="text-tinta-2">
            {formatGrouped(draft.length - differences.length)} lot cocok.{' '}
            {differences.length > 0 ? 'Yang berbeda dikoreksi dengan alasan Opname:' : 'Tidak ada yang dikoreksi.'}
          </p>
          <Differences differences={differences} />
          <AskingOutcome />
          {save.isError && (
            <Notice kind="galat">
              {errorText(save.error, {
                answered: 'Gagal menyimpan opname',
                silent: 'Tidak ada sinyal. Hitungan Anda tetap tersimpan di perangkat ini; coba lagi nanti.',
              })}
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  )
}

interface OpnameBarProps {
  /** Number of counted lots. */
  counted: number
  /** Number of counts that differ from the books. */
  different: number
  onCheck(): void
}

function OpnameBar({ counted, different, onCheck }: OpnameBarProps) {
  return (
    <div className="kartu sticky bottom-3 z-10 mt-4 flex items-center justify-between gap-3 p-3 shadow-kartu sm:p-4">
      <p role="status">
        <span className="font-semibold">{formatGrouped(counted)} lot dihitung</span>
        <span className="block text-sm text-tinta-2">
          {different > 0 ? `${formatGrouped(different)} berbeda dari catatan` : 'Semua cocok'}
        </span>
      </p>
      <Button variant="utama" compact className="min-h-14 shrink-0" onClick={onCheck}>
        Periksa dan Simpan
      </Button>
    </div>
  )
}

/** Lots whose count differs from the books. Each count can be removed. */
function Differences({ differences }: { differences: readonly CountDraft[] }) {
  return (
    <ul className="divide-y divide-garis">
      {differences.map((one) => (
        <li key={one.lotId} className="flex items-center justify-between gap-3 py-2">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-medium">{one.nama}</span>
            <span className="block text-sm text-tinta-2">
              Lot {one.lot}: tercatat {formatGrouped(one.sisa)}, dihitung {formatGrouped(Number(one.jumlah))}
            </span>
          </p>
          <span className="flex items-center gap-1">
            <span className="font-semibold tabular-nums">{formatDifference(Number(one.jumlah) - one.sisa)}</span>
            <IconButton
              label={`Hapus hitungan ${one.nama}, lot ${one.lot}`}
              onClick={() => setCount({ ...one, jumlah: '' })}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  )
}
