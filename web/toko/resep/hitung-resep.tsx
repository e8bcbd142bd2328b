import { Calculator } from 'lucide-react'
import { useId, useState } from 'react'
import { formatBilangan } from '#contract/bilangan.ts'
import { bulat } from '#contract/dosis/angka.ts'
import { type Isian, KOLOM, type NamaKolom, pembaca } from '#contract/dosis/isian.ts'
import { KURANG_MAKAN, takaranPakan } from '#contract/dosis/pakan.ts'
import { takaranRendam } from '#contract/dosis/rendam.ts'
import { isVolumeWajar } from '#contract/dosis/volume.ts'
import type { HitunganResep, ProdukResep } from '#contract/resep/endpoints.ts'
import { formatHitungan } from '#contract/resep/kata-hitungan.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

interface HitungResepProps {
  produk: Pick<ProdukResep, 'produkId' | 'nama'>
  hitungan: HitunganResep
}

/** Calculates the amount of a prescribed medicine for the customer's fish, with the veterinarian's dose, which is read-only. */
export function HitungResep({ produk, hitungan }: HitungResepProps) {
  const [isian, setIsian] = useState<Isian>({})
  const id = useId()
  const isRendam = hitungan.satuan === 'ppm'
  const kolom: NamaKolom[] = isRendam ? ['volume'] : ['ekor', 'berat', 'fr']
  const baca = pembaca(isian)
  for (const nama of kolom) baca.wajib(nama)
  return (
    <section aria-labelledby={id} className="mt-3 grid gap-3 rounded border border-garis bg-pasir p-4">
      <h3 id={id} className="flex items-center gap-2 text-base">
        <Calculator aria-hidden className="size-5 shrink-0 text-laut" />
        Hitung takaran
      </h3>
      <p>Dosis dari resep: {formatHitungan(hitungan)}.</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {kolom.map((nama) => (
          <TextField
            key={nama}
            label={`${KOLOM[nama].label} (${KOLOM[nama].satuan})`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={isian[nama] ?? ''}
            onChange={({ target }) => setIsian({ ...isian, [nama]: target.value })}
            error={baca.galat[nama]}
            className="min-h-12"
          />
        ))}
      </div>
      <Takaran produk={produk} hitungan={hitungan} isian={isian} isLengkap={baca.lengkap()} />
    </section>
  )
}

interface TakaranProps extends HitungResepProps {
  isian: Isian
  isLengkap: boolean
}

function Takaran({ produk, hitungan, isian, isLengkap }: TakaranProps) {
  const { kekuatan, masa_henti } = hitungan
  if (!kekuatan) return <p>Kadar produk ini belum bisa dihitung. Tanyakan takarannya kepada dokter hewan.</p>
  if (!isLengkap) return <p className="text-tinta-2">Isi angkanya. Takaran muncul di sini.</p>
  const hasil = hitungan.satuan === 'ppm' ? rendam(hitungan, kekuatan, isian) : pakan(hitungan, kekuatan, isian)
  if (!hasil) return <p>Periksa angkanya. Volume harus 0,05 sampai 2.000 m³.</p>
  const search = new URLSearchParams({
    ...{ produk: String(produk.produkId), nama: produk.nama, takaran: String(hasil.takaran), satuan: kekuatan.satuan },
    ...{ cara: hitungan.satuan === 'ppm' ? 'rendam' : 'pakan', dosis: formatHitungan(hitungan) },
    ...(masa_henti !== null && { masa: String(masa_henti) }),
  })
  return (
    <div role="status" className="grid gap-2">
      <p className="harga font-bold text-2xl">{hasil.besar}</p>
      {hasil.baris.map((satu) => (
        <p key={satu}>{satu}</p>
      ))}
      <p className="font-semibold">
        {masa_henti === null
          ? 'Jangan panen dulu, tanyakan masa henti (jeda obat sebelum panen) kepada dokter hewan.'
          : `Jangan panen sampai ${masa_henti} hari setelah pemberian terakhir.`}
      </p>
      <ButtonLink to={`/akun/buku-obat?${search}`} variant="garis" className="min-h-12 sm:w-fit">
        Catat di buku obat
      </ButtonLink>
    </div>
  )
}

type Kekuatan = NonNullable<HitunganResep['kekuatan']>

function pakan({ dosis, satuan, hari }: HitunganResep, kekuatan: Kekuatan, isian: Isian) {
  const baca = pembaca(isian)
  const ikan = { ekor: baca.wajib('ekor'), berat: baca.wajib('berat'), fr: baca.wajib('fr') }
  const per = satuan === 'mg/kg pakan' ? 'pakan' : 'ikan'
  const hasil = takaranPakan({ ...ikan, dosis, per, aktif: kekuatan.aktif, hari })
  return {
    takaran: hasil.sehari,
    besar: `${formatBilangan(hasil.sehari)} ${kekuatan.satuan} sehari`,
    baris: [
      ...(hasil.kurangMakan ? [KURANG_MAKAN] : []),
      `Ke dalam ${formatBilangan(bulat(hasil.pakan, 2))} kg pakan: ${formatBilangan(hasil.perKg)} ${kekuatan.satuan} tiap kg.`,
      `Seluruhnya ${formatBilangan(hasil.total)} ${kekuatan.satuan} untuk ${hari} hari. Berikan sampai habis, meski ikan tampak sembuh.`,
    ],
  }
}

function rendam({ dosis, hari }: HitunganResep, kekuatan: Kekuatan, isian: Isian) {
  const volume = pembaca(isian).wajib('volume')
  if (!isVolumeWajar(volume)) return undefined
  const hasil = takaranRendam({ ppm: dosis, volume, kekuatan })
  return {
    takaran: hasil.takaran,
    besar: `${formatBilangan(hasil.takaran)} ${hasil.satuan} sekali rendam`,
    baris: [
      `Cek hitungan: ${formatBilangan(hasil.ppm)} ppm dalam ${formatBilangan(bulat(volume, 2))} m³.`,
      `${hari} hari, di bak atau terpal, menurut cara pakai dari dokter hewan.`,
    ],
  }
}
