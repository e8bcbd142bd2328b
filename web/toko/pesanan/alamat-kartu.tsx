import type { Pengguna } from '#contract/akun/endpoints.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { Button } from '#web/ui/button.tsx'
import { isAlamatLengkap } from './alamat.ts'
import { AlamatDialog } from './alamat-dialog.tsx'

interface AlamatKartuProps {
  /** Undefined while it loads, and when it could not be loaded. */
  profil: Pengguna | undefined
  isLoading: boolean
  editing: boolean
  onEditing(editing: boolean): void
}

export function AlamatKartu({ profil, isLoading, editing, onEditing }: AlamatKartuProps) {
  return (
    <section aria-labelledby="alamat-pengiriman" className="kartu p-4 md:p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="alamat-pengiriman" className="text-lg tracking-normal">
          Alamat Pengiriman
        </h2>
        <Button
          variant="polos"
          rapat
          className="-my-2 -mr-3 underline underline-offset-4"
          onClick={() => onEditing(true)}
        >
          Ubah
        </Button>
      </div>
      <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[9rem_1fr]">
        <Isi nama="Nama lengkap" value={profil?.nama} />
        <Isi nama="Nomor HP" value={formatNoHp(profil?.no_hp ?? '')} />
        <Isi nama="Alamat" value={profil?.alamat} />
      </dl>
      {profil && !isAlamatLengkap(profil) && (
        <p className="mt-3 text-kuning text-sm">Alamat belum lengkap. Ketuk "Ubah" untuk mengisinya.</p>
      )}
      <AlamatDialog profil={profil} isLoading={isLoading} open={editing} onClose={() => onEditing(false)} />
    </section>
  )
}

function Isi({ nama, value }: { nama: string; value: string | undefined }) {
  return (
    <>
      <dt className="text-sm text-tinta-2 sm:text-base">{nama}</dt>
      <dd className="min-w-0 whitespace-pre-line font-medium max-sm:mb-1.5">{value || '–'}</dd>
    </>
  )
}
