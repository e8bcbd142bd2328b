import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Input } from '#contract/endpoint.ts'
import { ExportFormat, exportPesanan } from '#contract/pesanan-admin/admin.ts'
import { EXPORT_FORMATS } from '#web/admin/pesanan/pesanan-words.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Props {
  query: Omit<Input<typeof exportPesanan>['query'], 'bentuk'>
  name?: string
  remark?: string
}

/** Downloads all orders of the current filters as CSV, with one row per order, line or payment. */
export function DownloadPesanan({
  query,
  name = 'Unduh CSV',
  remark = 'Semua pesanan dalam daftar ini, sesuai saringan.',
}: Props) {
  const [open, setOpen] = useState(false)
  const [format, setFormat] = useState<ExportFormat>('pesanan')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => download(exportPesanan, { query: { ...query, bentuk: format } }),
    onSuccess: () => setOpen(false),
  })

  function show() {
    reset()
    setOpen(true)
  }

  return (
    <>
      <Button variant="garis" compact onClick={show} className="shrink-0 whitespace-nowrap">
        <Download aria-hidden className="size-5" />
        {name}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Unduh Pesanan"
        footer={
          <>
            <Button variant="garis" onClick={() => setOpen(false)}>
              Batal
            </Button>
            <Button variant="utama" busy={isPending} onClick={() => mutate()}>
              Unduh
            </Button>
          </>
        }
      >
        <fieldset className="mt-4 grid gap-2">
          <legend className="mb-2 text-tinta-2">{remark}</legend>
          {ExportFormat.options.map((value) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded border border-garis px-3 py-2 has-checked:border-laut has-checked:bg-laut-muda"
            >
              <input
                type="radio"
                name="bentuk"
                value={value}
                checked={format === value}
                onChange={() => setFormat(value)}
                className="size-5 shrink-0 accent-laut"
              />
              <span>
                <span className="block font-medium">{EXPORT_FORMATS[value].nama}</span>
                <span className="block text-sm text-tinta-2">{EXPORT_FORMATS[value].content}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {error && !isPending && (
          <Notice kind="galat" announce>
            {errorText(error, { answered: 'Gagal mengunduh pesanan' })}
          </Notice>
        )}
      </Dialog>
    </>
  )
}
