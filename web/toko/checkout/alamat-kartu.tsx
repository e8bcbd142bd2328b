import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Pengguna } from '#contract/akun/endpoints.ts'
import type { Alamat } from '#contract/alamat/alamat.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { AlamatContents } from '#web/toko/alamat/alamat-isi.tsx'
import { LazyAlamatDialog } from '#web/toko/alamat/lazy-alamat-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { isTujuanComplete, type Tujuan } from './use-tujuan.ts'

/** Number of addresses shown from a long book. The button for the others replaces at least two. */
const SHOWN = 3

/** Address dialog that is open: for the chosen address or a new one. */
export type OpenAlamatDialog = 'ubah' | 'baru' | null

interface AlamatKartuProps {
  /** Address book; empty while it loads or if it failed to load. */
  all: readonly Alamat[]
  chosen: Alamat | undefined
  /** Undefined while it loads or if it failed to load. */
  tujuan: Tujuan | undefined
  profile: Pengguna | undefined
  isLoading: boolean
  write: OpenAlamatDialog
  onWrite(alamatDialog: OpenAlamatDialog): void
  onChoose(alamatId: number | null): void
}

export function AlamatKartu(props: AlamatKartuProps) {
  const { all, chosen, tujuan, profile, isLoading, write, onWrite, onChoose } = props
  const isNew = write === 'baru'
  return (
    <section aria-labelledby="alamat-pengiriman" className="kartu min-w-0 p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="alamat-pengiriman" className="text-lg tracking-normal">
          Alamat Pengiriman
        </h2>
        <Button
          variant="polos"
          compact
          className="-my-2 -mr-3 underline underline-offset-4"
          onClick={() => onWrite('ubah')}
        >
          Ubah
        </Button>
      </div>
      {all.length > 1 && chosen ? (
        <AlamatChoice all={all} chosen={chosen} onChoose={onChoose} />
      ) : (
        <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[9rem_1fr]">
          <Content name="Nama lengkap" value={tujuan?.nama} />
          <Content name="Nomor HP" value={formatNoHp(tujuan?.no_hp ?? '')} />
          <Content name="Alamat" value={tujuan?.alamat} />
        </dl>
      )}
      {tujuan && !isTujuanComplete(tujuan) && (
        <p className="mt-3 text-kuning text-sm">Alamat belum lengkap. Ketuk "Ubah" untuk mengisinya.</p>
      )}
      {chosen && (
        <Button variant="polos" compact className="-mb-2 -ml-3 mt-1" onClick={() => onWrite('baru')}>
          <Plus aria-hidden className="size-5" />
          Kirim ke alamat baru
        </Button>
      )}
      <LazyAlamatDialog
        key={isNew ? 'baru' : 'ubah'}
        title={isNew ? 'Tambah Alamat' : 'Ubah Alamat Pengiriman'}
        alamat={isNew ? undefined : chosen}
        profile={profile}
        isDefault={!isNew && chosen?.utama !== false}
        isLoading={isLoading}
        open={write !== null}
        onClose={() => onWrite(null)}
        onSaved={onChoose}
      />
    </section>
  )
}

interface ChoiceProps {
  all: readonly Alamat[]
  chosen: Alamat
  onChoose(alamatId: number): void
}

function AlamatChoice({ all, chosen, onChoose }: ChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  // The chosen address is always visible.
  const firstAlamat = all.slice(0, SHOWN)
  const showsAll = isOpen || all.length <= SHOWN + 1
  const visible = showsAll ? all : firstAlamat.includes(chosen) ? firstAlamat : [chosen, ...firstAlamat.slice(1)]
  return (
    <>
      <div role="radiogroup" aria-labelledby="alamat-pengiriman" className="mt-2 grid gap-2.5">
        {visible.map((alamat) => (
          <label
            key={alamat.alamatId}
            className="flex min-h-14 cursor-pointer gap-3.5 rounded border border-garis-tua px-4 py-3 transition-colors hover:border-laut has-checked:border-laut has-checked:bg-laut-muda has-focus-visible:outline-3 has-focus-visible:outline-laut has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="alamat"
              value={alamat.alamatId}
              checked={alamat === chosen}
              onChange={() => onChoose(alamat.alamatId)}
              className="mt-0.5 size-5 shrink-0 accent-laut focus-visible:outline-none"
            />
            <AlamatContents alamat={alamat} />
          </label>
        ))}
      </div>
      {visible.length < all.length && (
        <Button variant="garis" className="mt-2.5 w-full" onClick={() => setOpen(true)}>
          Tampilkan {all.length - visible.length} alamat lain
        </Button>
      )}
    </>
  )
}

function Content({ name, value }: { name: string; value: string | undefined }) {
  return (
    <>
      <dt className="text-sm text-tinta-2 sm:text-base">{name}</dt>
      <dd className="min-w-0 whitespace-pre-line font-medium max-sm:mb-1.5">{value || '–'}</dd>
    </>
  )
}
