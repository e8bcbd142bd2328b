import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { count, paragraph, rupiah, text } from '#contract/columns.ts'
import { ChooseProduk } from '#web/admin/ui/isian/choose-produk.tsx'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict, type Conflict, ConflictProvider } from '#web/admin/ui/isian/conflict.tsx'
import { FormCard } from '#web/admin/ui/isian/form-card.tsx'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { GambarField } from '#web/admin/ui/isian/gambar-field.tsx'
import { DeleteLine, LineList } from '#web/admin/ui/isian/line-list.tsx'
import { PenyakitField } from '#web/admin/ui/isian/penyakit-field.tsx'
import { PeranChoices } from '#web/admin/ui/isian/peran-choices.tsx'
import { Preview } from '#web/admin/ui/isian/preview.tsx'
import { ReasonDialog } from '#web/admin/ui/isian/reason-dialog.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import logo from '#web/drawings/logo.svg'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SearchSelect } from '#web/ui/search-select.tsx'
import { Contoh, Grid } from './example.tsx'

const TABLE = {
  nama: text('Nama', 150),
  deskripsi: paragraph('Deskripsi', 5000),
  harga: rupiah('Harga', 'Harga tidak boleh kosong!'),
  stok_minimum: { ...count('Batas stok menipis', 5), hint: 'Pada stok ini atau kurang, produk ditandai menipis' },
}
const PLACES = {
  label: 'Kecamatan',
  noun: 'kecamatan',
  kunci: ['contoh'],
  kunciOf: (name: string) => name,
  nameOf: (name: string) => name,
  onChange() {},
  search: async () => ['Tejakula, Kabupaten Buleleng, Bali'],
}
const CHOOSE_PROPS = {
  label: 'Produk',
  onChange: () => {},
  remarkOf: () => 'Stok 24',
  kunci: 'contoh',
  search: async () => [],
}

/** Fields that choose products, places and diseases. */
export function ChoiceExamples() {
  return (
    <>
      <Contoh name="Pilihan produk: kosong, terpilih, salah">
        <Grid>
          <ChooseProduk {...CHOOSE_PROPS} value={null} />
          <ChooseProduk {...CHOOSE_PROPS} value={{ produkId: 1, nama: 'Povidon Iodin' }} />
          <ChooseProduk {...CHOOSE_PROPS} value={null} error="Pilih produk terlebih dahulu" />
        </Grid>
      </Contoh>
      <Contoh name="Pilihan yang diketik: kosong, bebas, terpilih">
        <Grid>
          <SearchSelect {...PLACES} value={null} />
          <SearchSelect
            {...PLACES}
            value={null}
            freeText={{ text: 'Pulau Kecil', onText() {} }}
            hint="Belum dipilih dari daftar."
          />
          <SearchSelect {...PLACES} value="Tejakula, Kabupaten Buleleng, Bali" />
        </Grid>
      </Contoh>
      <Contoh name="Pilihan penyakit: kosong, terpilih">
        <Grid>
          <Penyakit selected={[]} />
          <Penyakit selected={['cacing-kulit', 'vnn']} />
        </Grid>
      </Contoh>
    </>
  )
}

export function PeranExample() {
  return (
    <Contoh name="Peran: beberapa, pemilik">
      <Grid width="22rem">
        <Peran selected={['pesanan', 'gudang']} />
        <Peran selected={['pemilik']} />
      </Grid>
    </Contoh>
  )
}

/** Forms and dialogs in all states. */
export function FormExamples() {
  return (
    <>
      <Contoh name="Formulir: biasa, sibuk dan gagal, sedang memuat, tidak ada">
        <Grid width="22rem">
          <FormExample isPending={false} failure="" />
          <FormExample isPending failure="Nama ini sudah dipakai." />
          <FormSkeleton input={2}>Memuat produk…</FormSkeleton>
          <LoadFailed
            error={new Error('contoh')}
            onRetry={() => {}}
            list="#kantor"
            failure={() => 'Produk tidak dapat dimuat.'}
          />
        </Grid>
      </Contoh>
      <Contoh name="Isian yang diubah orang lain: pilih, sudah dipilih, teks panjang">
        <Grid width="22rem">
          <Bentrok current="Rp 15.000" />
          <Bentrok current="Rp 15.000" choice="saya" />
          <Bentrok current={'Luka di kulit, sirip geripis.\n\n'.repeat(9)} choice="lain" />
        </Grid>
      </Contoh>
      <Contoh name="Dialog dengan isian, gagal">
        <FormDialogExample />
      </Contoh>
      <Contoh name="Dialog yang meminta alasan">
        <ReasonDialogExample />
      </Contoh>
      <Contoh name="Pratinjau di samping formulir, di ponsel sebagai dialog">
        <PreviewExample />
      </Contoh>
    </>
  )
}

function Peran({ selected }: { selected: string[] }) {
  return <PeranChoices form={useForm({ defaultValues: { peran: selected } })} name="peran" />
}

function Penyakit({ selected }: { selected: string[] }) {
  return <PenyakitField form={useForm({ defaultValues: { penyakit: selected } })} name="penyakit" />
}

function FormDialogExample() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="garis" onClick={() => setOpen(true)}>
        Dialog dengan isian
      </Button>
      <FormDialog
        open={open}
        title="Koreksi Isi"
        buttonName="Simpan"
        langkah={{ isPending: false, error: new Error('Uji') }}
        problem="Gagal mengoreksi"
        onSubmit={(event) => event.preventDefault()}
        onClose={close}
      >
        <TextField label="Alasan" />
      </FormDialog>
    </>
  )
}

function ReasonDialogExample() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="garis" onClick={() => setOpen(true)}>
        Dialog alasan
      </Button>
      <ReasonDialog
        open={open}
        title="Tarik Lot"
        buttonName="Tarik"
        problem="Gagal menarik lot"
        work={async () => ({ message: 'Lot ditarik.' })}
        onClose={close}
      >
        <p>Pembeli lot ini dikabari.</p>
      </ReasonDialog>
    </>
  )
}

function PreviewExample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="garis" onClick={() => setOpen(true)}>
        Lihat pratinjau
      </Button>
      {open && (
        <Preview title="Pratinjau" onClose={() => setOpen(false)}>
          <p className="p-4">Kerapu sehat, panen selamat.</p>
        </Preview>
      )}
    </>
  )
}

function Bentrok({ current, choice }: Pick<Conflict, 'current' | 'choice'>) {
  const bentrok = { name: 'biaya', label: 'Biaya', current, choice, isFirst: false, pick: () => {} }
  return (
    <ConflictProvider value={[bentrok]}>
      <CanConflict name="biaya">
        <TextField label="Biaya" defaultValue="18000" />
      </CanConflict>
    </ConflictProvider>
  )
}

function FormExample({ isPending, failure }: { isPending: boolean; failure: string }) {
  const [file, setFile] = useState<File>()
  return (
    <FormFrame
      saving={{ submit: async (event) => event?.preventDefault(), isPending, failure, bentrok: [] }}
      returnTo="#kantor"
    >
      <TextField label="Nama" error={failure && 'Pilih nama lain.'} defaultValue="Antibiotik" />
      <GambarField
        label="Gambar"
        value={file}
        onChange={setFile}
        current={logo}
        error={failure && 'Gambar terlalu besar.'}
      />
      <FieldsOfTable />
      <FormCard title="Isi paket">
        <LineList>
          {['Garam ikan', 'Vitamin C'].map((name) => (
            <fieldset key={name} className="grid grid-cols-3 gap-3 @5xl:grid-cols-4">
              <TextField label="Produk" defaultValue={name} />
              <DeleteLine label={`Hapus ${name}`} onClick={() => {}} />
            </fieldset>
          ))}
        </LineList>
      </FormCard>
    </FormFrame>
  )
}

/** Form fields that are rendered from column descriptions. */
function FieldsOfTable() {
  const field = columnFields(useForm({ defaultValues: formValues(TABLE) }), TABLE)
  return (
    <>
      {field('nama')}
      {field('harga')}
      {field('stok_minimum')}
      {field('deskripsi')}
    </>
  )
}
