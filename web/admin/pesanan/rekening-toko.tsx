import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { waUrl } from '#contract/no-hp.ts'
import { formatRekening, getRekening } from '#contract/pengaturan/rekening-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useWriteWa } from '#web/admin/templat/write-wa.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface RekeningTokoProps {
  name: string
  no_hp: string
  /** Total in rupiah; undefined until it is computed. */
  total: number | undefined
}

/** Bank account for the buyer's transfer, and a WhatsApp text with it. Renders nothing if the owner entered no account. */
export function RekeningToko({ name, no_hp, total }: RekeningTokoProps) {
  const write = useWriteWa()
  const { data } = useQuery({ queryKey: ['admin', getRekening.name], queryFn: () => callAdmin(getRekening, {}) })
  if (!data?.rekening_nomor) return null
  const rekening = formatRekening(data)
  const wa =
    total !== undefined && waUrl(no_hp, write('wa-rekening', { nama: name, total: formatRupiah(total), rekening }))
  return (
    <div className="grid gap-3 rounded bg-pasir p-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block text-sm text-tinta-2">Rekening toko</span>
          {rekening}
        </p>
        <CopyButton text={data.rekening_nomor} name="Nomor rekening" />
      </div>
      {wa && (
        <a href={wa} target="_blank" rel="noreferrer" className={buttonClass('garis', false)}>
          <MessageCircle aria-hidden className="size-5" />
          Kirim rekening lewat WhatsApp
        </a>
      )}
    </div>
  )
}
