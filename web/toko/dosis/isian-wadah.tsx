import { bacaWadah, type Wadah } from '#contract/dosis/hitung.ts'
import type { NamaKolom } from '#contract/dosis/isian.ts'
import { BENTUK, BENTUK_WADAH } from '#contract/dosis/volume.ts'
import { cx } from '#web/ui/cx.ts'
import { Angka, type AngkaProps } from './angka.tsx'

const WADAH: { kode: Wadah; nama: string }[] = [
  ...BENTUK.map((kode) => ({ kode, nama: BENTUK_WADAH[kode].nama })),
  { kode: 'volume', nama: 'Volume sudah diketahui' },
]

/*
 * CSS also selects the fields of each shape, so that the shape can be changed without a script. Each field is shown or hidden
 * by the checked radio button.
 */
const TAMPIL: Record<Wadah, string> = {
  persegi: 'group-has-[[value=persegi]:checked]:grid',
  bulat: 'group-has-[[value=bulat]:checked]:grid',
  kerucut: 'group-has-[[value=kerucut]:checked]:grid',
  keramba: 'group-has-[[value=keramba]:checked]:grid',
  volume: 'group-has-[[value=volume]:checked]:grid',
}
const SEMBUNYI: Record<Wadah, string> = {
  persegi: 'group-has-[[value=persegi]:checked]:hidden',
  bulat: 'group-has-[[value=bulat]:checked]:hidden',
  kerucut: 'group-has-[[value=kerucut]:checked]:hidden',
  keramba: 'group-has-[[value=keramba]:checked]:hidden',
  volume: 'group-has-[[value=volume]:checked]:hidden',
}

const UKURAN = {
  panjang: ['persegi'],
  lebar: ['persegi'],
  diameter: ['bulat', 'kerucut'],
  sisi: ['keramba'],
  dalam: ['persegi', 'bulat', 'kerucut', 'keramba'],
  kerucut: ['kerucut'],
  volume: ['volume'],
} as const satisfies Partial<Record<NamaKolom, readonly Wadah[]>>

/** Fields of the container: its shape and measurements. */
export function IsianWadah(angka: AngkaProps) {
  const wadah = bacaWadah(angka.isian)
  return (
    <fieldset className="group kartu grid gap-4 p-4 md:p-5">
      <legend className="float-left mb-1 font-bold text-lg">Wadah</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {WADAH.map(({ kode, nama }) => (
          <label
            key={kode}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded border border-garis-tua px-3.5 py-2 hover:border-laut has-checked:border-laut has-checked:bg-laut-muda"
          >
            <input
              type="radio"
              name="bentuk"
              value={kode}
              defaultChecked={kode === wadah}
              className="size-5 shrink-0 accent-laut"
            />
            <span>{nama}</span>
          </label>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {(Object.keys(UKURAN) as (keyof typeof UKURAN)[]).map((nama) => {
          const milik = UKURAN[nama] as readonly Wadah[]
          return (
            <div
              key={nama}
              className={cx(
                milik.includes(wadah) ? 'grid' : 'hidden',
                ...WADAH.map(({ kode }) => (milik.includes(kode) ? TAMPIL : SEMBUNYI)[kode]),
              )}
            >
              <Angka nama={nama} {...angka} />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
