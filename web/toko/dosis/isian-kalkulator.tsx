import { BATAS_AIR_TAWAR } from '#content/batas-dosis.ts'
import { PENYAKIT } from '#content/penyakit.ts'
import { formatBilangan } from '#contract/bilangan.ts'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import { aturanUntuk, bacaAturan, type CaraHitung } from '#contract/dosis/hitung.ts'
import { ppmAturan } from '#contract/dosis/rendam-produk.ts'
import type { AturanPakai } from '#contract/katalog/aturan-pakai.ts'
import { formatDosis } from '#contract/katalog/kata-pakai.ts'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Angka, type AngkaProps, Kelompok } from './angka.tsx'
import { IsianWadah } from './isian-wadah.tsx'

interface IsianKalkulatorProps extends AngkaProps {
  cara: CaraHitung
  dapat: readonly ProdukDosis[]
  produk: ProdukDosis | undefined
}

/** Fields of one calculation, in the order of a farmer's work. */
export function IsianKalkulator({ cara, dapat, produk, ...angka }: IsianKalkulatorProps) {
  const aturan = produk && bacaAturan(aturanUntuk(cara, produk), angka.isian)
  const semua = { angka, aturan, satuan: produk?.aturan_pakai.length ? satuanSendok(produk) : '' }
  return (
    <>
      {(cara === 'rendam' || cara === 'pakan') && (
        <Kelompok judul={cara === 'rendam' ? 'Obat' : 'Bahan'}>
          <PilihProduk cara={cara} dapat={dapat} produk={produk} angka={angka} aturan={aturan} />
        </Kelompok>
      )}
      {cara === 'pakan' && <IsianPakan {...semua} />}
      {cara !== 'pakan' && <IsianWadah {...angka} />}
      {cara === 'rendam' && <IsianRendam {...semua} />}
      {cara === 'air-tawar' && <IsianAirTawar angka={angka} />}
      {cara === 'salinitas' && (
        <Kelompok judul="Salinitas">
          <Angka nama="dari" {...angka} petunjuk={PERMIL} />
          <Angka nama="ke" {...angka} />
        </Kelompok>
      )}
    </>
  )
}

const satuanSendok = ({ bentuk }: ProdukDosis) => (/cair|larut|suspensi|minyak/i.test(bentuk) ? 'mL' : 'g')

interface PilihProdukProps {
  cara: CaraHitung
  dapat: readonly ProdukDosis[]
  produk: ProdukDosis | undefined
  aturan: AturanPakai | undefined
  angka: AngkaProps
}

function PilihProduk({ cara, dapat, produk, aturan, angka: { isian, isDitanya } }: PilihProdukProps) {
  const semua = produk ? aturanUntuk(cara, produk) : []
  const tujuan = semua.flatMap((satu) => (satu.untuk.length > 0 ? satu.untuk : (['' as const] as const)))
  return (
    <>
      <div className="sm:col-span-2">
        <SelectField
          name="produk"
          label="Produk"
          defaultValue={produk?.produkId ?? ''}
          error={isDitanya && !produk ? 'Pilih produk dulu' : undefined}
          className="min-h-12"
        >
          <option value="">Pilih produk</option>
          {dapat.map(({ produkId, nama }) => (
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

const PERMIL = '1 permil = kira-kira 1 gram garam per liter air.'

interface BagianProps {
  angka: AngkaProps
  aturan: AturanPakai | undefined
  satuan: string
}

function IsianRendam({ angka, aturan, satuan }: BagianProps) {
  const min = aturan && ppmAturan(aturan.min, aturan.satuan)
  const maks = aturan && ppmAturan(aturan.maks, aturan.satuan)
  const anjuran = min === maks ? formatBilangan(min ?? 0) : `${formatBilangan(min ?? 0)}–${formatBilangan(maks ?? 0)}`
  return (
    <>
      <Kelompok judul="Dosis dan air">
        <Angka
          nama="ppm"
          {...angka}
          bawaan={min === undefined ? undefined : formatBilangan(min)}
          petunjuk={
            min === undefined
              ? undefined
              : `1 ppm = 1 g/m³. Anjuran ${anjuran} ppm. Jika dikosongkan, dipakai ${formatBilangan(min)}.`
          }
        />
        {aturan?.cara !== 'sanitasi' && (
          <>
            <Angka nama="suhu" {...angka} petunjuk="Ukur dulu. Jika terlalu panas, tunda rendam." />
            <Angka nama="oksigen" {...angka} petunjuk="Jika di bawah 5 mg/L, tunda rendam." />
          </>
        )}
      </Kelompok>
      <Kelompok judul="Jadwal dan alat takar">
        <Mulai angka={angka} />
        <Angka
          nama="kali"
          {...angka}
          petunjuk={
            aturan?.ulang_hari
              ? `Diulang tiap ${formatBilangan(aturan.ulang_hari)} hari. Jika dikosongkan, dipakai 3.`
              : 'Jika dikosongkan, dipakai 1.'
          }
        />
        <Angka nama="sendok" {...angka} satuan={satuan} />
      </Kelompok>
    </>
  )
}

function IsianPakan({ angka, aturan, satuan }: BagianProps) {
  return (
    <>
      <Kelompok judul="Ikan dan pakan">
        <Angka nama="ekor" {...angka} />
        <Angka nama="berat" {...angka} />
        <div className="sm:col-span-2">
          <Angka nama="fr" {...angka} />
        </div>
      </Kelompok>
      <Kelompok judul="Dosis dan jadwal">
        <Angka
          nama="dosis"
          {...angka}
          satuan={aturan?.satuan}
          petunjuk={
            aturan && `Anjuran ${formatDosis(aturan)}. Jika dikosongkan, dipakai ${formatBilangan(aturan.min)}.`
          }
        />
        <Angka
          nama="hari"
          {...angka}
          petunjuk={`Jika dikosongkan, dipakai ${formatBilangan(aturan?.lama ?? 7)} hari.`}
        />
        <Mulai angka={angka} />
        <Angka nama="sendok" {...angka} satuan={satuan} />
      </Kelompok>
    </>
  )
}

function IsianAirTawar({ angka }: { angka: AngkaProps }) {
  const { padat, menit, menit_maks, padat_maks, gram_lama } = BATAS_AIR_TAWAR
  return (
    <>
      <Kelompok judul="Ikan">
        <Angka nama="ekor" {...angka} />
        <Angka nama="berat" {...angka} />
      </Kelompok>
      <Kelompok judul="Cara rendam">
        <Angka
          nama="menit"
          {...angka}
          bawaan={String(menit)}
          petunjuk={`Jika dikosongkan, dipakai ${menit}. Lebih lama hanya untuk ikan kuat di atas ${gram_lama} g, maksimal ${menit_maks}.`}
        />
        <Angka
          nama="padat"
          {...angka}
          bawaan={String(padat)}
          petunjuk={`Jika dikosongkan, dipakai ${padat} (perkiraan). Maksimal ${padat_maks}.`}
        />
        <Angka nama="tangani" {...angka} bawaan={String(menit)} petunjuk={`Jika dikosongkan, dipakai ${menit}.`} />
        <Angka nama="bawaan" {...angka} bawaan="0" petunjuk="Air laut yang ikut terbawa serok dan ikan." />
        <Angka nama="salinitas" {...angka} petunjuk={PERMIL} />
      </Kelompok>
    </>
  )
}

function Mulai({ angka: { isian } }: { angka: AngkaProps }) {
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
