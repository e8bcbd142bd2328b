import { Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FIND_MIN, type FindKind, findRecords } from '#contract/dasbor/find-admin.ts'
import { PENGATURAN } from '#contract/pengaturan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import type { Entry } from '#web/admin/ui/admin-feature.ts'
import { useMay, useMenu } from '#web/admin/ui/menu.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { SearchSelect } from '#web/ui/search-select.tsx'

interface Found {
  nama: string
  keterangan: string
  alamat: string
}

const GROUPS: Record<FindKind, string> = {
  pesanan: 'Pesanan',
  pelanggan: 'Pembeli',
  produk: 'Produk',
  paket: 'Paket',
  lot: 'Lot',
  pembelian: 'Pembelian',
  pemasok: 'Pemasok',
  artikel: 'Artikel',
}

/** Maximum number of screens and of settings among the results. */
const SCREENS_MAX = 5

const SETTINGS = '/pengaturan-toko'

/** Button and dialog that find records, screens and settings; opened by Ctrl+K as well. */
export function FindAnything() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label="Cari apa saja"
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex size-11 items-center justify-center gap-2 rounded text-tinta-2 hover:bg-laut-muda hover:text-laut max-xl:ml-auto xl:mb-2 xl:w-full xl:justify-start xl:border xl:border-garis-tua xl:px-3"
      >
        <Search aria-hidden className="size-5 shrink-0" />
        <span className="max-xl:hidden">Cari apa saja</span>
        <Kbd className="ml-auto">Ctrl+K</Kbd>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Cari apa saja" shape="lembar">
        <FindField onFound={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

/** Keeps the room of the button until the session is known, so that the menu below it stays in place. */
export const FindPlace = () => <span className="size-11 max-xl:ml-auto xl:mb-2 xl:w-full" />

function FindField({ onFound }: { onFound(): void }) {
  const navigate = useNavigate()
  const screens = useMenu()
  const maySet = useMay()(SETTINGS)
  return (
    <div className="mt-3 min-h-[65dvh] sm:min-h-96">
      <SearchSelect<Found>
        label="Nomor, nama, email, atau halaman"
        placeholder="Misalnya Bu Sari atau ongkir"
        noun="hasil"
        value={null}
        kunci={['admin', findRecords.name]}
        minLetters={1}
        search={async (q, signal) => [
          ...screensMatching(screens, maySet, q),
          ...(q.length < FIND_MIN ? [] : await recordsMatching(q, signal)),
        ]}
        onChange={(found) => {
          if (!found) return
          onFound()
          void navigate(found.alamat)
        }}
        kunciOf={({ alamat, nama }) => `${alamat} ${nama}`}
        nameOf={({ nama }) => nama}
        remarkOf={({ keterangan }) => keterangan}
      />
    </div>
  )
}

async function recordsMatching(q: string, signal: AbortSignal): Promise<Found[]> {
  const { mirip, kelompok } = await callAdmin(findRecords, { query: { q } }, { signal })
  return kelompok.flatMap(({ jenis, hasil }) =>
    hasil.map((found) => ({
      ...found,
      keterangan: `${GROUPS[jenis]}${mirip ? ' dengan ejaan mirip' : ''}: ${found.keterangan}`,
    })),
  )
}

/** Returns the screens with these words in their name, and the settings of the shop with them in their label. */
function screensMatching(screens: readonly Entry[], maySet: boolean, q: string): Found[] {
  const isFound = (...names: (string | undefined)[]) =>
    names.some((name) => name?.toLowerCase().includes(q.toLowerCase()))
  const labels = maySet ? Object.values(PENGATURAN).map(({ label }) => label) : []
  return [
    ...screens
      .filter(({ nama, menuName }) => isFound(nama, menuName))
      .slice(0, SCREENS_MAX)
      .map(({ nama, to }) => ({ nama, keterangan: 'Halaman', alamat: to })),
    ...labels
      .filter((label) => isFound(label))
      .slice(0, SCREENS_MAX)
      .map((label) => ({ nama: label, keterangan: 'Pengaturan Toko', alamat: SETTINGS })),
  ]
}
