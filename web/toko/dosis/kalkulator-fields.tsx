import { FRESHWATER_LIMITS } from '#content/dosis-limits.ts'
import { PENYAKIT } from '#content/penyakit.ts'
import { termSentence } from '#content/terms.ts'
import { type CalculationMethod, readRule, rulesFor } from '#contract/dosis/compute.ts'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import { rulePpm } from '#contract/dosis/rendam-produk.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { formatDosis } from '#contract/katalog/usage-words.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Figures, Kelompok, type NumberProps } from './number.tsx'
import { WadahFields } from './wadah-fields.tsx'

interface KalkulatorFieldsProps extends NumberProps {
  cara: CalculationMethod
  offered: readonly ProdukDosis[]
  produk: ProdukDosis | undefined
}

/** Fields of one calculation, in the order of a farmer's work. */
export function KalkulatorFields({ cara, offered, produk, ...number }: KalkulatorFieldsProps) {
  const aturan = produk && readRule(rulesFor(cara, produk), number.isian)
  const semua = { angka: number, aturan, satuan: produk?.aturan_pakai.length ? spoonSatuan(produk) : '' }
  return (
    <>
      {(cara === 'rendam' || cara === 'pakan') && (
        <Kelompok judul={cara === 'rendam' ? 'Obat' : 'Bahan'}>
          <ChooseProduk cara={cara} offered={offered} produk={produk} angka={number} aturan={aturan} />
        </Kelompok>
      )}
      {cara === 'pakan' && <PakanFields {...semua} />}
      {cara !== 'pakan' && <WadahFields {...number} />}
      {cara === 'rendam' && <RendamFields {...semua} />}
      {cara === 'air-tawar' && <FreshwaterFields angka={number} />}
      {cara === 'salinitas' && (
        <Kelompok judul="Salinitas">
          <Figures nama="dari" {...number} hint={PERMIL} />
          <Figures nama="ke" {...number} />
        </Kelompok>
      )}
    </>
  )
}

const spoonSatuan = ({ bentuk }: ProdukDosis) => (/cair|larut|suspensi|minyak/i.test(bentuk) ? 'mL' : 'g')

interface ChooseProdukProps {
  cara: CalculationMethod
  offered: readonly ProdukDosis[]
  produk: ProdukDosis | undefined
  aturan: UsageRule | undefined
  angka: NumberProps
}

function ChooseProduk({ cara, offered, produk, aturan, angka: { isian, isAsked } }: ChooseProdukProps) {
  const semua = produk ? rulesFor(cara, produk) : []
  const tujuan = semua.flatMap((satu) => (satu.untuk.length > 0 ? satu.untuk : (['' as const] as const)))
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
          {offered.map(({ produkId, nama }) => (
            <option key={produkId} value={produkId}>
              {nama}
            </option>
          ))}
        </SelectField>
      </div>
      {tujuan.length > 1 && (
        <SelectField
          key={produk?.produkId}
          name="untuk"
          label="Untuk"
          defaultValue={tujuan.find((kode) => kode === isian.untuk) ?? aturan?.untuk[0] ?? ''}
          className="min-h-12"
        >
          {tujuan.map((kode) => (
            <option key={kode} value={kode}>
              {kode === '' ? 'Keperluan umum' : PENYAKIT[kode].nama}
            </option>
          ))}
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
  angka: NumberProps
  aturan: UsageRule | undefined
  satuan: string
}

function RendamFields({ angka, aturan, satuan }: SectionProps) {
  const min = aturan && rulePpm(aturan.min, aturan.satuan)
  const maks = aturan && rulePpm(aturan.maks, aturan.satuan)
  const anjuran = min === maks ? formatNumber(min ?? 0) : `${formatNumber(min ?? 0)}–${formatNumber(maks ?? 0)}`
  return (
    <>
      <Kelompok judul="Dosis dan air">
        <Figures
          nama="ppm"
          {...angka}
          bawaan={min === undefined ? undefined : formatNumber(min)}
          hint={
            min === undefined
              ? undefined
              : `${termSentence('ppm')} Anjuran ${anjuran} ppm. Jika dikosongkan, dipakai ${formatNumber(min)}.`
          }
        />
        {aturan?.cara !== 'sanitasi' && (
          <>
            <Figures nama="suhu" {...angka} hint="Ukur dulu. Jika terlalu panas, tunda rendam." />
            <Figures nama="oksigen" {...angka} hint="Jika di bawah 5 mg/L, tunda rendam." />
          </>
        )}
      </Kelompok>
      <Kelompok judul="Jadwal dan alat takar">
        <StartHints angka={angka} />
        <Figures
          nama="kali"
          {...angka}
          hint={
            aturan?.ulang_hari
              ? `Diulang tiap ${formatNumber(aturan.ulang_hari)} hari. Jika dikosongkan, dipakai 3.`
              : 'Jika dikosongkan, dipakai 1.'
          }
        />
        <Figures nama="sendok" {...angka} satuan={satuan} />
      </Kelompok>
    </>
  )
}

function PakanFields({ angka, aturan, satuan }: SectionProps) {
  return (
    <>
      <Kelompok judul="Ikan dan pakan">
        <Figures nama="ekor" {...angka} />
        <Figures nama="berat" {...angka} />
        <div className="sm:col-span-2">
          <Figures nama="fr" {...angka} />
        </div>
      </Kelompok>
      <Kelompok judul="Dosis dan jadwal">
        <Figures
          nama="dosis"
          {...angka}
          satuan={aturan?.satuan}
          hint={aturan && `Anjuran ${formatDosis(aturan)}. Jika dikosongkan, dipakai ${formatNumber(aturan.min)}.`}
        />
        <Figures nama="hari" {...angka} hint={`Jika dikosongkan, dipakai ${formatNumber(aturan?.lama ?? 7)} hari.`} />
        <StartHints angka={angka} />
        <Figures nama="sendok" {...angka} satuan={satuan} />
      </Kelompok>
    </>
  )
}

function FreshwaterFields({ angka }: { angka: NumberProps }) {
  const { padat, menit, menit_maks, padat_maks, gram_lama } = FRESHWATER_LIMITS
  return (
    <>
      <Kelompok judul="Ikan">
        <Figures nama="ekor" {...angka} />
        <Figures nama="berat" {...angka} />
      </Kelompok>
      <Kelompok judul="Cara rendam">
        <Figures
          nama="menit"
          {...angka}
          bawaan={String(menit)}
          hint={`Jika dikosongkan, dipakai ${menit}. Lebih lama hanya untuk ikan kuat di atas ${gram_lama} g, maksimal ${menit_maks}.`}
        />
        <Figures
          nama="padat"
          {...angka}
          bawaan={String(padat)}
          hint={`Jika dikosongkan, dipakai ${padat} (perkiraan). Maksimal ${padat_maks}.`}
        />
        <Figures nama="tangani" {...angka} bawaan={String(menit)} hint={`Jika dikosongkan, dipakai ${menit}.`} />
        <Figures nama="bawaan" {...angka} bawaan="0" hint="Air laut yang ikut terbawa serok dan ikan." />
        <Figures nama="salinitas" {...angka} hint={PERMIL} />
      </Kelompok>
    </>
  )
}

function StartHints({ angka: { isian } }: { angka: NumberProps }) {
  return (
    <TextField
      name="mulai"
      type="date"
      label="Mulai tanggal"
      hint="Jika dikosongkan, dipakai hari ini."
      defaultValue={isian.mulai ?? ''}
      className="min-h-12"
    />
  )
}
