import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'
import { termSentence } from '#content/terms.ts'
import { type EntryContent, METHODS, PUTUSAN } from '#contract/buku-obat/columns.ts'
import type { BoughtProduk } from '#contract/buku-obat/endpoints.ts'
import { writeInput } from '#contract/buku-obat/input.ts'
import { createAssessor } from '#contract/buku-obat/masa-henti.ts'
import { getProduk } from '#contract/katalog/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { NumberField, TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { KerambaChoice, Options } from './choices.tsx'
import type { FieldsProps } from './record-baris.tsx'
import { nameFor } from './riwayat-keramba.tsx'

/** Fields of a treatment. A product bought here fills in its name, lots and withdrawal period. */
export function PengobatanFields({ buku, initial, bidang }: FieldsProps) {
  const bought = buku.content.produk.filter((item) => item.dibeli !== false)
  const { produk: fromAddress, isLoading } = useProduk(initial.produk_id, bought)
  const all = fromAddress ? [fromAddress, ...bought] : bought
  const [produkId, setProdukId] = useState(writeInput(initial.produk_id))
  const produk = all.find((item) => String(item.produkId) === produkId)
  const { terlarang } = createAssessor(buku.content.produk)(initial as unknown as EntryContent['pengobatan'])

  // Render the fields only after the product has loaded: its values would overwrite typed text.
  if (isLoading) return <p role="status">Memuat produk…</p>
  return (
    <>
      {terlarang && <OfficerFields zat={terlarang} today={buku.hariIni} bidang={bidang} />}
      <SelectField {...bidang('keramba_id')} label="Keramba">
        <KerambaChoice buku={buku.buku} />
      </SelectField>
      <SelectField
        {...bidang('produk_id')}
        label="Obat atau produk"
        hint="Daftar ini berisi obat yang pernah Anda beli di sini."
        defaultValue={undefined}
        value={produkId}
        onChange={({ target }) => setProdukId(target.value)}
      >
        <option value="">Lain (tulis namanya)</option>
        {!produk && produkId && <option value={produkId}>{writeInput(initial.nama) || `Produk ${produkId}`}</option>}
        {all.map(({ produkId, nama, kemasan }) => (
          <option key={produkId} value={produkId}>
            {nama} {kemasan}
          </option>
        ))}
      </SelectField>
      {/* The key remounts these fields per product, so that they show its values. */}
      <ProdukFields
        key={`${produkId} ${produk?.nama ?? ''}`}
        produk={produk}
        isInitial={String(initial.produk_id ?? '') === produkId}
        initial={initial}
        bidang={bidang}
      />
      <DosisFields bidang={bidang} />
      <ScheduleFields initial={initial} bidang={bidang} />
      <PenyakitField initial={initial} bidang={bidang} />
      <TextArea
        {...bidang('hasil')}
        label="Hasil (opsional)"
        hint="Isi nanti, misalnya: sembuh, berkurang, tidak berubah."
        maxLength={300}
      />
    </>
  )
}

type PartProps = Omit<FieldsProps, 'buku'>

interface ProdukFieldsProps extends PartProps {
  /** Undefined for a drug that is not in the list. */
  produk: BoughtProduk | undefined
  /** True for the product that the entry already has. */
  isInitial: boolean
}

/** Name, lot and withdrawal period of the drug. */
function ProdukFields({ produk, isInitial, initial, bidang }: ProdukFieldsProps) {
  const lots = useId()
  const known = produk?.masa_henti ?? null
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {produk ? (
        <>
          <input type="hidden" name="nama" value={produk.nama} />
          <input type="hidden" name="henti_min" value={known ?? ''} />
        </>
      ) : (
        <TextField {...bidang('nama')} label="Nama obat" maxLength={120} autoComplete="off" />
      )}
      <TextField
        {...bidang('lot')}
        label="Nomor lot (opsional)"
        hint={termSentence('lot')}
        list={lots}
        defaultValue={writeInput(initial.lot) || (produk?.lot.length === 1 ? produk.lot[0] : '')}
        maxLength={60}
        autoComplete="off"
      />
      <datalist id={lots}>
        {produk?.lot.map((nomor) => (
          <option key={nomor} value={nomor} />
        ))}
      </datalist>
      <NumberField
        {...bidang('masa_henti')}
        label="Masa henti (hari)"
        hint={
          known !== null && known > 0
            ? `${termSentence('masa henti')} Minimal ${known} hari, menurut label atau resep.`
            : `${termSentence('masa henti')} Lihat label atau resep; kosongkan jika tidak tahu.`
        }
        defaultValue={writeInput(isInitial ? (initial.masa_henti ?? known) : known)}
      />
      {(initial.alasan_henti || bidang('alasan_henti').error) && (
        <TextField
          {...bidang('alasan_henti')}
          label="Alasan menulis lebih pendek"
          hint="Alasan Anda disimpan. Tanggal panen tetap memakai masa henti yang lebih panjang."
          maxLength={300}
          autoComplete="off"
        />
      )}
    </div>
  )
}

/** Answer of an officer about a prohibited substance: only it lifts the closure of the cage. */
function OfficerFields({ zat, today, bidang }: { zat: string; today: string; bidang: FieldsProps['bidang'] }) {
  return (
    <fieldset className="grid gap-5 rounded border border-merah p-4">
      {/* Floated, or the border would be cut beside a legend of two lines. */}
      <legend className="float-left font-semibold">Jawaban petugas tentang {zat}</legend>
      <p className="clear-both -mt-4">Keramba ini ditutup sampai petugas menjawab. Isi setelah ada jawaban.</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bidang('petugas')} label="Nama petugas" maxLength={120} autoComplete="off" />
        <TextField
          {...bidang('instansi')}
          label="Instansi"
          hint="Misalnya Dinas Perikanan, Posikandu, atau karantina ikan."
          maxLength={120}
          autoComplete="off"
        />
        <DateField {...bidang('dijawab')} label="Tanggal jawaban" max={today} />
        <SelectField {...bidang('putusan')} label="Keputusan">
          <option value="">Belum ada jawaban</option>
          <Options from={PUTUSAN} />
        </SelectField>
        <DateField {...bidang('panen_mulai')} label="Boleh dipanen mulai" hint="Isi jika petugas membolehkan panen." />
      </div>
    </fieldset>
  )
}

/** Method and amount of the treatment. */
function DosisFields({ bidang }: Pick<FieldsProps, 'bidang'>) {
  return (
    <>
      <SelectField {...bidang('cara')} label="Cara">
        <Options from={METHODS} />
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bidang('takaran')} label="Takaran (opsional)" inputMode="decimal" autoComplete="off" />
        <TextField
          {...bidang('satuan')}
          label="Satuan"
          hint="Misalnya mL, g, atau g per kg pakan."
          maxLength={30}
          autoComplete="off"
        />
      </div>
      <TextField
        {...bidang('dosis')}
        label="Dosis (opsional)"
        hint={`Misalnya 75 ppm, 30 menit. ${termSentence('ppm')}`}
        maxLength={300}
        autoComplete="off"
      />
      <TextField
        {...bidang('suhu')}
        label="Suhu air (°C, opsional)"
        hint="Isi untuk obat resep. Di air yang lebih dingin, obat lebih lama hilang dari ikan."
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  )
}

/** First and last day, and the days on which the treatment is repeated. */
function ScheduleFields({ initial, bidang }: PartProps) {
  const [hari, setHari] = useState({ start: writeInput(initial.mulai), end: writeInput(initial.selesai) })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          {...bidang('mulai')}
          label="Tanggal mulai"
          defaultValue={undefined}
          value={hari.start}
          onChange={({ target: { value } }) =>
            // The end date of a one-day bath follows its start date.
            setHari({ start: value, end: hari.end === hari.start ? value : hari.end })
          }
        />
        <DateField
          {...bidang('selesai')}
          label="Tanggal selesai"
          hint="Kosongkan jika belum tahu; jangan panen sebelum terisi."
          defaultValue={undefined}
          value={hari.end}
          onChange={({ target }) => setHari({ ...hari, end: target.value })}
        />
      </div>
      <TextField
        {...bidang('ulang')}
        label="Ulangi pada hari ke- (opsional)"
        hint="Misalnya 7, 14. Anda akan kami ingatkan, dan tanggal panen ikut dihitung."
        defaultValue={writeInput(initial.ulang).replaceAll(',', ', ')}
        inputMode="text"
        autoComplete="off"
      />
    </>
  )
}

/** Disease or reason: free text with suggestions; a known disease is sent by its code. */
function PenyakitField({ initial, bidang }: PartProps) {
  const names = useId()
  const [purpose, setFor] = useState(nameFor(writeInput(initial.untuk)))
  const kode = KODE_PENYAKIT.find((item) => PENYAKIT[item].nama.toLowerCase() === purpose.trim().toLowerCase())
  return (
    <>
      <TextField
        label="Untuk penyakit atau alasan (opsional)"
        list={names}
        error={bidang('untuk').error}
        className="min-h-12"
        value={purpose}
        onChange={({ target }) => setFor(target.value)}
        maxLength={120}
        autoComplete="off"
      />
      <input type="hidden" name="untuk" value={kode ?? purpose} />
      <datalist id={names}>
        {KODE_PENYAKIT.map((item) => (
          <option key={item} value={PENYAKIT[item].nama} />
        ))}
      </datalist>
    </>
  )
}

/** Returns the product in the calculator's link, if it was not bought here. */
function useProduk(produkId: unknown, bought: readonly BoughtProduk[]) {
  const isOther = typeof produkId === 'number' && !bought.some((item) => item.produkId === produkId)
  const { data, isLoading } = useQuery({
    queryKey: ['produk', 'untuk-buku', produkId],
    queryFn: () => call(getProduk, { params: { produkId: Number(produkId) } }),
    enabled: isOther,
  })
  if (!data || !isOther) return { isLoading }
  const { nama, kemasan, golongan, masa_henti } = data
  const produk: BoughtProduk = {
    produkId: Number(produkId),
    nama,
    kemasan,
    masa_henti: golongan === 'bukan_obat' ? (masa_henti ?? 0) : masa_henti,
    lot: [],
    dibeli: false,
  }
  return { isLoading, produk }
}
