import { Check, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatTime } from '#contract/wib.ts'
import { Button } from '#web/ui/button.tsx'
import type { Buku } from './use-buku.ts'

/** Shows whether the entries on this device are synchronized with the shop. */
export function SendStatus({ buku: { status, pendingCount, content, send } }: { buku: Buku }) {
  const Icon = { selaras: Check, mengirim: RefreshCw, luring: CloudOff, gagal: TriangleAlert }[status]
  const rejected = Object.values(content.stored.ditolak)
  return (
    <div className="mt-3 grid gap-2 print:hidden">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <p role="status" className="flex min-w-0 flex-1 basis-60 items-center gap-2">
          <Icon aria-hidden className="size-5 shrink-0 text-laut" />
          <span>
            {sentences(status, pendingCount, rejected.length)}
            {content.selaras && status !== 'selaras' && (
              <span className="text-tinta-2"> Data per {formatTime(content.selaras)}.</span>
            )}
          </span>
        </p>
        {(status === 'luring' || status === 'gagal') && (
          <Button variant="garis" compact className="min-h-12" onClick={() => void send()}>
            Coba lagi
          </Button>
        )}
      </div>
      {rejected.length > 0 && (
        <p className="rounded bg-kuning-muda px-4 py-3 text-kuning">
          {rejected.length} catatan ditolak toko dan hanya ada di HP ini: {rejected[0]}
          <span className="block">
            <Link to="/kontak" className="tautan">
              Hubungi toko
            </Link>{' '}
            sebelum keluar dari akun di HP ini.
          </span>
        </p>
      )}
    </div>
  )
}

function sentences(status: Buku['status'], unsent: number, rejected: number): string {
  // A rejected entry is not sent again until it is changed.
  const pending = unsent - rejected
  const catatan = `${pending} catatan`
  if (status === 'selaras' && pending === 0)
    return rejected > 0 ? 'Catatan lain tersimpan di toko.' : 'Semua catatan tersimpan di toko.'
  if (status === 'mengirim' || status === 'selaras')
    return pending > 0 ? `Mengirim ${catatan}…` : 'Memeriksa catatan terbaru…'
  const reason = status === 'luring' ? 'Tidak ada sinyal' : 'Toko belum bisa dihubungi'
  if (pending === 0) return `${reason}. Catatan di HP ini tetap bisa dibuka.`
  return `${reason}. ${catatan} tersimpan di HP ini, nanti terkirim otomatis.`
}
