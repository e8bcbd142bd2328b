import { Calculator } from 'lucide-react'
import { useId, useState } from 'react'
import { termSentence } from '#content/terms.ts'
import { COLUMNS, type ColumnName, createReader, type FormValues } from '#contract/dosis/input.ts'
import { roundHalfUp } from '#contract/dosis/number.ts'
import { EATS_LESS, takaranPakan } from '#contract/dosis/pakan.ts'
import { takaranRendam } from '#contract/dosis/rendam.ts'
import { isPlausibleVolume } from '#contract/dosis/volume.ts'
import { formatCalculation } from '#contract/resep/calculation-words.ts'
import type { ProdukResep, ResepCalculation } from '#contract/resep/endpoints.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { dateWib } from '#contract/wib.ts'
import { RecordInBuku } from '#web/shared/record-in-buku.tsx'
import { TextField } from '#web/ui/field.tsx'

interface ResepCalculationProps {
  produk: Pick<ProdukResep, 'produkId' | 'nama'>
  calculation: ResepCalculation
}

/** Calculates the amount of a prescribed medicine for the customer's fish, with the veterinarian's dose, which is read-only. */
export function ResepCalculationCard({ produk, calculation }: ResepCalculationProps) {
  const [input, setInput] = useState<FormValues>({})
  const id = useId()
  const isRendam = calculation.satuan === 'ppm'
  const columns: ColumnName[] = isRendam ? ['volume'] : ['ekor', 'berat', 'fr']
  const read = createReader(input)
  for (const name of columns) read.required(name)
  return (
    <section aria-labelledby={id} className="mt-3 grid gap-3 rounded border border-garis bg-pasir p-4">
      <h3 id={id} className="flex items-center gap-2 text-base">
        <Calculator aria-hidden className="size-5 shrink-0 text-laut" />
        Hitung takaran
      </h3>
      <p>Dosis dari resep: {formatCalculation(calculation)}.</p>
      <p className="text-sm text-tinta-2">
        {isRendam && termSentence('ppm')} {termSentence('masa henti')}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {columns.map((name) => (
          <TextField
            key={name}
            label={`${COLUMNS[name].label} (${COLUMNS[name].satuan})`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={input[name] ?? ''}
            onChange={({ target }) => setInput({ ...input, [name]: target.value })}
            error={read.galat[name]}
            className="min-h-12"
          />
        ))}
      </div>
      <Takaran produk={produk} calculation={calculation} input={input} isComplete={read.complete()} />
    </section>
  )
}

interface TakaranProps extends ResepCalculationProps {
  input: FormValues
  isComplete: boolean
}

function Takaran({ produk, calculation, input, isComplete }: TakaranProps) {
  const { kekuatan, masa_henti } = calculation
  if (!kekuatan) return <p>Kadar produk ini belum bisa dihitung. Tanyakan takarannya kepada dokter hewan.</p>
  if (!isComplete) return <p className="text-tinta-2">Isi angkanya. Takaran muncul di sini.</p>
  const result =
    calculation.satuan === 'ppm' ? rendam(calculation, kekuatan, input) : pakan(calculation, kekuatan, input)
  if (!result) return <p>Periksa angkanya. Volume harus 0,05 sampai 2.000 m³.</p>
  return (
    <div role="status" className="grid gap-2">
      <p className="harga font-bold text-2xl">{result.large}</p>
      {result.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="font-semibold">
        {masa_henti === null
          ? 'Jangan panen dulu, tanyakan masa henti kepada dokter hewan.'
          : `Jangan panen sampai ${masa_henti} hari setelah pemberian terakhir.`}
      </p>
      <RecordInBuku
        values={{
          produk: produk.produkId,
          nama: produk.nama,
          takaran: result.takaran,
          satuan: kekuatan.satuan,
          cara: calculation.satuan === 'ppm' ? 'rendam' : 'pakan',
          dosis: formatCalculation(calculation),
          masa: masa_henti === null ? undefined : String(masa_henti),
          mulai: dateWib(new Date()),
          hari: calculation.hari,
        }}
      />
    </div>
  )
}

type Kekuatan = NonNullable<ResepCalculation['kekuatan']>

function pakan({ dosis, satuan, hari }: ResepCalculation, kekuatan: Kekuatan, input: FormValues) {
  const read = createReader(input)
  const ikan = { ekor: read.required('ekor'), berat: read.required('berat'), fr: read.required('fr') }
  const per = satuan === 'mg/kg pakan' ? 'pakan' : 'ikan'
  const result = takaranPakan({ ...ikan, dosis, per, aktif: kekuatan.aktif, hari })
  return {
    takaran: result.sehari,
    large: `${formatNumber(result.sehari)} ${kekuatan.satuan} sehari`,
    lines: [
      ...(result.eatsLess ? [EATS_LESS] : []),
      `Ke dalam ${formatNumber(roundHalfUp(result.pakan, 2))} kg pakan: ${formatNumber(result.perKg)} ${kekuatan.satuan} tiap kg.`,
      `Seluruhnya ${formatNumber(result.total)} ${kekuatan.satuan} untuk ${hari} hari. Berikan sampai habis, meski ikan tampak sembuh.`,
    ],
  }
}

function rendam({ dosis, hari }: ResepCalculation, kekuatan: Kekuatan, input: FormValues) {
  const volume = createReader(input).required('volume')
  if (!isPlausibleVolume(volume)) return undefined
  const result = takaranRendam({ ppm: dosis, volume, kekuatan })
  return {
    takaran: result.takaran,
    large: `${formatNumber(result.takaran)} ${result.satuan} sekali rendam`,
    lines: [
      `Cek hitungan: ${formatNumber(result.ppm)} ppm dalam ${formatNumber(roundHalfUp(volume, 2))} m³.`,
      `${hari} hari, di bak atau terpal, menurut cara pakai dari dokter hewan.`,
    ],
  }
}
