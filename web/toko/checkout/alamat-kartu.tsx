import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Pengguna } from '#contract/akun/endpoints.ts'
import type { Alamat } from '#contract/alamat/alamat.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { AlamatDialogNanti } from '#web/toko/alamat/alamat-dialog-nanti.tsx'
import { AlamatIsi } from '#web/toko/alamat/alamat-isi.tsx'
import { Button } from '#web/ui/button.tsx'
import { isTujuanLengkap, type Tujuan } from './use-tujuan.ts'

/** Number of addresses shown from a long book. The button for the others replaces at least two. */
const TAMPAK = 3

/** Address dialog that is open: for the chosen address or a new one. */
export type Tulis = 'ubah' | 'baru' | null

interface AlamatKartuProps {
  /** Address book; empty while it loads or if it failed to load. */
  semua: readonly Alamat[]
  terpilih: Alamat | undefined
  /** Undefined while it loads or if it failed to load. */
  tujuan: Tujuan | undefined
  profil: Pengguna | undefined
  isLoading: boolean
  tulis: Tulis
  onTulis(tulis: Tulis): void
  onPilih(alamatId: number | null): void
}

export function AlamatKartu(props: AlamatKartuProps) {
  const { semua, terpilih, tujuan, profil, isLoading, tulis, onTulis, onPilih } = props
  const isBaru = tulis === 'baru'
  return (
    <section aria-labelledby="alamat-pengiriman" className="kartu min-w-0 p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="alamat-pengiriman" className="text-lg tracking-normal">
          Alamat Pengiriman
        </h2>
        <Button
          variant="polos"
          rapat
          className="-my-2 -mr-3 underline underline-offset-4"
          onClick={() => onTulis('ubah')}
        >
          Ubah
        </Button>
      </div>
      {semua.length > 1 && terpilih ? (
        <Pilihan semua={semua} terpilih={terpilih} onPilih={onPilih} />
      ) : (
        <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[9rem_1fr]">
          <Isi nama="Nama lengkap" value={tujuan?.nama} />
          <Isi nama="Nomor HP" value={formatNoHp(tujuan?.no_hp ?? '')} />
          <Isi nama="Alamat" value={tujuan?.alamat} />
        </dl>
      )}
      {tujuan && !isTujuanLengkap(tujuan) && (
        <p className="mt-3 text-kuning text-sm">Alamat belum lengkap. Ketuk "Ubah" untuk mengisinya.</p>
      )}
      {terpilih && (
        <Button variant="polos" rapat className="-mb-2 -ml-3 mt-1" onClick={() => onTulis('baru')}>
          <Plus aria-hidden className="size-5" />
          Kirim ke alamat baru
        </Button>
      )}
      <AlamatDialogNanti
        key={isBaru ? 'baru' : 'ubah'}
        judul={isBaru ? 'Tambah Alamat' : 'Ubah Alamat Pengiriman'}
        alamat={isBaru ? undefined : terpilih}
        profil={profil}
        isUtama={!isBaru && terpilih?.utama !== false}
        isLoading={isLoading}
        open={tulis !== null}
        onClose={() => onTulis(null)}
        onSaved={onPilih}
      />
    </section>
  )
}

interface PilihanProps {
  semua: readonly Alamat[]
  terpilih: Alamat
  onPilih(alamatId: number): void
}

function Pilihan({ semua, terpilih, onPilih }: PilihanProps) {
  const [isTerbuka, setTerbuka] = useState(false)
  // The chosen address is always visible.
  const dekat = semua.slice(0, TAMPAK)
  const isUtuh = isTerbuka || semua.length <= TAMPAK + 1
  const tampak = isUtuh ? semua : dekat.includes(terpilih) ? dekat : [terpilih, ...dekat.slice(1)]
  return (
    <>
      <div role="radiogroup" aria-labelledby="alamat-pengiriman" className="mt-2 grid gap-2.5">
        {tampak.map((alamat) => (
          <label
            key={alamat.alamatId}
            className="flex min-h-14 cursor-pointer gap-3.5 rounded border border-garis-tua px-4 py-3 transition-colors hover:border-laut has-checked:border-laut has-checked:bg-laut-muda has-focus-visible:outline-3 has-focus-visible:outline-laut has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="alamat"
              value={alamat.alamatId}
              checked={alamat === terpilih}
              onChange={() => onPilih(alamat.alamatId)}
              className="mt-0.5 size-5 shrink-0 accent-laut focus-visible:outline-none"
            />
            <AlamatIsi alamat={alamat} />
          </label>
        ))}
      </div>
      {tampak.length < semua.length && (
        <Button variant="garis" className="mt-2.5 w-full" onClick={() => setTerbuka(true)}>
          Tampilkan {semua.length - tampak.length} alamat lain
        </Button>
      )}
    </>
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
