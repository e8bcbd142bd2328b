import { BATAS_AIR, type BatasAir } from '#content/batas-air.ts'
import { formatBilangan } from '#contract/bilangan.ts'
import { AIR } from '#contract/buku-obat/kolom.ts'
import { stampWib } from '#contract/wib.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { IsianProps } from './catat-baris.tsx'
import { PilihanKeramba } from './pilihan.tsx'

/** Fields of a water measurement, each with its target range. */
export function IsianAir({ buku, awal, bidang }: IsianProps) {
  const waktu = bidang('waktu')
  return (
    <>
      <SelectField {...bidang('keramba_id')} label="Keramba">
        <PilihanKeramba buku={buku.buku} />
      </SelectField>
      <TextField
        {...waktu}
        label="Waktu (WIB)"
        type="datetime-local"
        defaultValue={stampWib(String(awal.waktu)).slice(0, 16).replace(' ', 'T')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {AIR.map((nama) => (
          <TextField
            key={nama}
            {...bidang(nama)}
            label={`${BATAS_AIR[nama].nama}${BATAS_AIR[nama].satuan && ` (${BATAS_AIR[nama].satuan})`}`}
            hint={batasOf(nama)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      <TextArea {...bidang('catatan')} label="Catatan (opsional)" maxLength={300} />
    </>
  )
}

/** 'Aman 28–32. Segera tangani jika di bawah 26 atau di atas 32.' */
function batasOf(nama: (typeof AIR)[number]): string {
  const { sasaran, bertindak, darurat }: BatasAir = BATAS_AIR[nama]
  const [dari, sampai] = [sasaran.dari, sasaran.sampai].map((batas) => batas !== undefined && formatBilangan(batas))
  const baik = dari && sampai ? `${dari}–${sampai}` : dari ? `${dari} atau lebih` : `maksimal ${sampai}`
  const luar = [
    bertindak.bawah !== undefined && `di bawah ${formatBilangan(bertindak.bawah)}`,
    bertindak.atas !== undefined && `di atas ${formatBilangan(bertindak.atas)}`,
  ].filter(Boolean)
  return `Aman ${baik}. Segera tangani jika ${luar.join(' atau ')}.${darurat === undefined ? '' : ` Di bawah ${formatBilangan(darurat)}: darurat.`}`
}
