import { Anchor, House } from 'lucide-react'
import type { Alamat } from '#contract/alamat/alamat.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Displays an address: its label, recipient and text. */
export function AlamatContents({ alamat }: { alamat: Alamat }) {
  const { label, jenis, penerima, no_hp, teks, utama } = alamat
  const Icon = jenis === 'dermaga' ? Anchor : House
  return (
    <span className="block min-w-0 [overflow-wrap:anywhere]">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <Icon aria-hidden className="size-4 shrink-0 text-tinta-2" />
        {label || penerima || 'Tanpa nama'}
        {utama && <Badge tone="hijau">Utama</Badge>}
      </span>
      <span className="mt-0.5 block text-sm text-tinta-2">
        {label && penerima && `${penerima} · `}
        <span className="whitespace-nowrap">{formatNoHp(no_hp) || 'Nomor HP belum diisi'}</span>
      </span>
      <span className="mt-1 block whitespace-pre-line text-sm">{teks}</span>
    </span>
  )
}
