import { FRESHWATER_LIMITS } from '#content/dosis-limits.ts'
import { PENYAKIT } from '#content/penyakit.ts'
import { termSentence } from '#content/terms.ts'
import { type CalculationMethod, readRule, rulesFor } from '#contract/dosis/compute.ts'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import { rulePpm } from '#contract/dosis/rendam-produk.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { formatDosis } from '#contract/katalog/usage-words.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import { Group, NumberField, type NumberProps } from './number.tsx'
import { WadahFields } from './wadah-fields.tsx'

interface KalkulatorFieldsProps extends NumberProps {
  method: CalculationMethod
  offered: readonly ProdukDosis[]
  produk: ProdukDosis | undefined
}

/** Fields of one calculation, in the order of a farmer's work. */
export function KalkulatorFields({ method, offered, produk, ...number }: KalkulatorFieldsProps) {
  const aturan = produk && readRule(rulesFor(method, produk), number.form)
  const all = { numbers: number, aturan, satuan: produk?.aturan_pakai.length ? spoonSatuan(produk) : '' }
  return (
    <>
      {(method === 'rendam' || method === 'pakan') && (
        <Group title={method === 'rendam' ? 'Obat' : 'Bahan'}>
          <ChooseProduk method={method} offered={offered} produk={produk} figure={number} aturan={aturan} />
        </Group>
      )}
      {method === 'pakan' && <PakanFields {...all} />}
      {method !== 'pakan' && <WadahFields {...number} />}
      {method === 'rendam' && <RendamFields {...all} />}
      {method === 'air-tawar' && <FreshwaterFields figure={number} />}
      {method === 'salinitas' && (
        <Group title="Salinitas">
          <NumberField name="dari" {...number} hint={PERMIL} />
          <NumberField name="ke" {...number} />
        </Group>
      )}
    </>
  )
}

const spoonSatuan = ({ bentuk }: ProdukDosis) => (/cair|larut|suspensi|minyak/i.test(bentuk) ? 'mL' : 'g')

interface ChooseProdukProps {
  method: CalculationMethod
  offered: readonly ProdukDosis[]
  produk: ProdukDosis | undefined
  aturan: UsageRule | undefined
  figure: NumberProps
}

function ChooseProduk({ method, offered, produk, aturan, figure: { form, isAsked } }: ChooseProdukProps) {
  const all = produk ? rulesFor(method, produk) : []
  const tujuan = all.flatMap((item) => (item.untuk.length > 0 ? item.untuk : (['' as const] as const)))
  return (
    <>
      <div className="sm:col-span-2">
        <SelectField
          name="produk"
          label="Produk"
          defaultValue={produk?.produkId ?? ''}
          error={isAsked && !produk ? 'Pilih produk dulu' : undefined}
          className="min-h-12"
        >
          <option value="">Pilih produk</option>
          <Options pairs={offered.map(({ produkId, nama }) => [produkId, nama])} />
        </SelectField>
      </div>
      {tujuan.length > 1 && (
        <SelectField
          key={produk?.produkId}
          name="untuk"
          label="Untuk"
          defaultValue={tujuan.find((kode) => kode === form.untuk) ?? aturan?.untuk[0] ?? ''}
          className="min-h-12"
        >
          <Options pairs={tujuan.map((kode) => [kode, kode === '' ? 'Keperluan umum' : PENYAKIT[kode].nama])} />
        </SelectField>
      )}
      {aturan && (
        <p className="text-sm sm:col-span-2">
          Aturan: {formatDosis(aturan)}. Sumber: {aturan.sumber}.
        </p>
      )}
    </>
  )
}

const PERMIL = termSentence('permil')

interface SectionProps {
  numbers: NumberProps
  aturan: UsageRule | undefined
  satuan: string
}

function RendamFields({ numbers, aturan, satuan }: SectionProps) {
  const min = aturan && rulePpm(aturan.min, aturan.satuan)
  const max = aturan && rulePpm(aturan.maks, aturan.satuan)
  const anjuran = min === max ? formatNumber(min ?? 0) : `${formatNumber(min ?? 0)}–${formatNumber(max ?? 0)}`
  return (
    <>
      <Group title="Dosis dan air">
        <NumberField
          name="ppm"
          {...numbers}
          builtIn={min === undefined ? undefined : formatNumber(min)}
          hint={
            min === undefined
              ? undefined
              : `${termSentence('ppm')} Anjuran ${anjuran} ppm. Jika dikosongkan, dipakai ${formatNumber(min)}.`
          }
        />
        {aturan?.cara !== 'sanitasi' && (
          <>
            <NumberField name="suhu" {...numbers} hint="Ukur dulu. Jika terlalu panas, tunda rendam." />
            <NumberField name="oksigen" {...numbers} hint="Jika di bawah 5 mg/L, tunda rendam." />
          </>
        )}
      </Group>
      <Group title="Jadwal dan alat takar">
        <StartDateField figure={numbers} />
        <NumberField
          name="kali"
          {...numbers}
          hint={
            aturan?.ulang_hari
              ? `Diulang tiap ${formatNumber(aturan.ulang_hari)} hari. Jika dikosongkan, dipakai 3.`
              : 'Jika dikosongkan, dipakai 1.'
          }
        />
        <NumberField name="sendok" {...numbers} satuan={satuan} />
      </Group>
    </>
  )
}

function PakanFields({ numbers, aturan, satuan }: SectionProps) {
  return (
    <>
      <Group title="Ikan dan pakan">
        <NumberField name="ekor" {...numbers} />
        <NumberField name="berat" {...numbers} />
        <div className="sm:col-span-2">
          <NumberField name="fr" {...numbers} />
        </div>
      </Group>
      <Group title="Dosis dan jadwal">
        <NumberField
          name="dosis"
          {...numbers}
          satuan={aturan?.satuan}
          hint={aturan && `Anjuran ${formatDosis(aturan)}. Jika dikosongkan, dipakai ${formatNumber(aturan.min)}.`}
        />
        <NumberField
          name="hari"
          {...numbers}
          hint={`Jika dikosongkan, dipakai ${formatNumber(aturan?.lama ?? 7)} hari.`}
        />
        <StartDateField figure={numbers} />
        <NumberField name="sendok" {...numbers} satuan={satuan} />
      </Group>
    </>
  )
}

function FreshwaterFields({ figure }: { figure: NumberProps }) {
  const { padat, menit, menit_maks, padat_maks, gram_lama } = FRESHWATER_LIMITS
  return (
    <>
      <Group title="Ikan">
        <NumberField name="ekor" {...figure} />
        <NumberField name="berat" {...figure} />
      </Group>
      <Group title="Cara rendam">
        <NumberField
          name="menit"
          {...figure}
          builtIn={String(menit)}
          hint={`Jika dikosongkan, dipakai ${menit}. Lebih lama hanya untuk ikan kuat di atas ${gram_lama} g, maksimal ${menit_maks}.`}
        />
        <NumberField
          name="padat"
          {...figure}
          builtIn={String(padat)}
          hint={`Jika dikosongkan, dipakai ${padat} (perkiraan). Maksimal ${padat_maks}.`}
        />
        <NumberField name="tangani" {...figure} builtIn={String(menit)} hint={`Jika dikosongkan, dipakai ${menit}.`} />
        <NumberField name="bawaan" {...figure} builtIn="0" hint="Air laut yang ikut terbawa serok dan ikan." />
        <NumberField name="salinitas" {...figure} hint={PERMIL} />
      </Group>
    </>
  )
}

function StartDateField({ figure: { form } }: { figure: NumberProps }) {
  return (
    <DateField
      name="mulai"
      label="Mulai tanggal"
      hint="Jika dikosongkan, dipakai hari ini."
      defaultValue={form.mulai ?? ''}
      className="min-h-12"
    />
  )
}
