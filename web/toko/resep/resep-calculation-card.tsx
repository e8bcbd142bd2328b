import { Calculator } from 'lucide-react'
import { useId, useState } from 'react'
import { termSentence } from '#content/terms.ts'
import { COLUMNS, type ColumnName, createReader, type FormValues } from '#contract/dosis/input.ts'
import { whole } from '#contract/dosis/number.ts'
import { EATS_LESS, takaranPakan } from '#contract/dosis/pakan.ts'
import { takaranRendam } from '#contract/dosis/rendam.ts'
import { isPlausibleVolume } from '#contract/dosis/volume.ts'
import { formatCalculation } from '#contract/resep/calculation-words.ts'
import type { ProdukResep, ResepCalculation } from '#contract/resep/endpoints.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

interface ResepCalculationProps {
  produk: Pick<ProdukResep, 'produkId' | 'nama'>
  hitungan: ResepCalculation
}

/** Calculates the amount of a prescribed medicine for the customer's fish, with the veterinarian's dose, which is read-only. */
export function ResepCalculationCard({ produk, hitungan }: ResepCalculationProps) {
  const [isian, setInput] = useState<FormValues>({})
  const id = useId()
  const isRendam = hitungan.satuan === 'ppm'
  const kolom: ColumnName[] = isRendam ? ['volume'] : ['ekor', 'berat', 'fr']
  const read = createReader(isian)
  for (const nama of kolom) read.wajib(nama)
  return (
    <section aria-labelledby={id} className="mt-3 grid gap-3 rounded border border-garis bg-pasir p-4">
      <h3 id={id} className="flex items-center gap-2 text-base">
        <Calculator aria-hidden className="size-5 shrink-0 text-laut" />
        Hitung takaran
      </h3>
      <p>Dosis dari resep: {formatCalculation(hitungan)}.</p>
      <p className="text-sm text-tinta-2">
        {isRendam && termSentence('ppm')} {termSentence('masa henti')}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {kolom.map((nama) => (
          <TextField
            key={nama}
            label={`${COLUMNS[nama].label} (${COLUMNS[nama].satuan})`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={isian[nama] ?? ''}
            onChange={({ target }) => setInput({ ...isian, [nama]: target.value })}
            error={read.galat[nama]}
            className="min-h-12"
          />
        ))}
      </div>
      <Takaran produk={produk} hitungan={hitungan} isian={isian} isComplete={read.complete()} />
    </section>
  )
}

interface TakaranProps extends ResepCalculationProps {
  isian: FormValues
  isComplete: boolean
}

function Takaran({ produk, hitungan, isian, isComplete }: TakaranProps) {
  const { kekuatan, masa_henti } = hitungan
  if (!kekuatan) return <p>Kadar produk ini belum bisa dihitung. Tanyakan takarannya kepada dokter hewan.</p>
  if (!isComplete) return <p className="text-tinta-2">Isi angkanya. Takaran muncul di sini.</p>
  const hasil = hitungan.satuan === 'ppm' ? rendam(hitungan, kekuatan, isian) : pakan(hitungan, kekuatan, isian)
  if (!hasil) return <p>Periksa angkanya. Volume harus 0,05 sampai 2.000 m³.</p>
  const search = new URLSearchParams({
    produk: String(produk.produkId),
    nama: produk.nama,
    takaran: String(hasil.takaran),
    satuan: kekuatan.satuan,
    cara: hitungan.satuan === 'ppm' ? 'rendam' : 'pakan',
    dosis: formatCalculation(hitungan),
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
          ? 'Jangan panen dulu, tanyakan masa henti kepada dokter hewan.'
          : `Jangan panen sampai ${masa_henti} hari setelah pemberian terakhir.`}
      </p>
      <ButtonLink to={`/akun/buku-obat?${search}`} variant="garis" className="min-h-12 sm:w-fit">
        Catat di buku obat
      </ButtonLink>
    </div>
  )
}

type Kekuatan = NonNullable<ResepCalculation['kekuatan']>

function pakan({ dosis, satuan, hari }: ResepCalculation, kekuatan: Kekuatan, isian: FormValues) {
  const read = createReader(isian)
  const ikan = { ekor: read.wajib('ekor'), berat: read.wajib('berat'), fr: read.wajib('fr') }
  const per = satuan === 'mg/kg pakan' ? 'pakan' : 'ikan'
  const hasil = takaranPakan({ ...ikan, dosis, per, aktif: kekuatan.aktif, hari })
  return {
    takaran: hasil.sehari,
    besar: `${formatNumber(hasil.sehari)} ${kekuatan.satuan} sehari`,
    baris: [
      ...(hasil.eatsLess ? [EATS_LESS] : []),
      `Ke dalam ${formatNumber(whole(hasil.pakan, 2))} kg pakan: ${formatNumber(hasil.perKg)} ${kekuatan.satuan} tiap kg.`,
      `Seluruhnya ${formatNumber(hasil.total)} ${kekuatan.satuan} untuk ${hari} hari. Berikan sampai habis, meski ikan tampak sembuh.`,
    ],
  }
}

function rendam({ dosis, hari }: ResepCalculation, kekuatan: Kekuatan, isian: FormValues) {
  const volume = createReader(isian).wajib('volume')
  if (!isPlausibleVolume(volume)) return undefined
  const hasil = takaranRendam({ ppm: dosis, volume, kekuatan })
  return {
    takaran: hasil.takaran,
    besar: `${formatNumber(hasil.takaran)} ${hasil.satuan} sekali rendam`,
    baris: [
      `Cek hitungan: ${formatNumber(hasil.ppm)} ppm dalam ${formatNumber(whole(volume, 2))} m³.`,
      `${hari} hari, di bak atau terpal, menurut cara pakai dari dokter hewan.`,
    ],
  }
}
