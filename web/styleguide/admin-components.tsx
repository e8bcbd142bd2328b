import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { count, paragraph, rupiah, text } from '#contract/columns.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { Terlaris } from '#web/admin/dasbor/best-selling.tsx'
import Chart from '#web/admin/dasbor/chart.tsx'
import { MoneyRingkasan } from '#web/admin/dasbor/money-ringkasan.tsx'
import { sayOutcome } from '#web/admin/sesi/outcome.ts'
import { ActionButton, ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { ActiveBadge } from '#web/admin/ui/active-badge.tsx'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { Filter, ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { SortableList } from '#web/admin/ui/daftar/sortable-list.tsx'
import { DataTable, type Kolom, NO_COLUMN } from '#web/admin/ui/daftar/table.tsx'
import { TanggalFilter } from '#web/admin/ui/daftar/tanggal-filter.tsx'
import { Email } from '#web/admin/ui/email.tsx'
import { FotoAdmin } from '#web/admin/ui/foto-admin.tsx'
import { Header } from '#web/admin/ui/head.tsx'
import { BarisErrors, ChooseCsvBerkas } from '#web/admin/ui/import/berkas-csv.tsx'
import { ImportCsv } from '#web/admin/ui/import/import-csv.tsx'
import { ChooseProduk } from '#web/admin/ui/isian/choose-produk.tsx'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict, type Conflict, ConflictProvider } from '#web/admin/ui/isian/conflict.tsx'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { GambarField } from '#web/admin/ui/isian/gambar-field.tsx'
import { PenyakitField } from '#web/admin/ui/isian/penyakit-field.tsx'
import { PeranChoices } from '#web/admin/ui/isian/peran-choices.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { AskingOutcome, Uncertain } from '#web/admin/ui/uncertain.tsx'
import logo from '#web/drawings/logo.svg'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SearchSelect } from '#web/ui/search-select.tsx'
import { Bagian, Contoh, Grid, Row } from './example.tsx'

const LIST = {
  query: { page: 1, limit: 10, urut: 'nama' },
  to: () => '#kantor',
  set: () => {},
  utuh: '#kantor',
}
const NAMA = ['Amoksisilin Akuatik', 'Probiotik Akuakultur', 'Vitamin C Stabil 35% dalam kemasan besar untuk keramba']
const BARIS = NAMA.map((nama, index) => ({ nama, harga: 55_000 * (index + 1), aktif: index !== 1 }))
const GALAT = [{ baris: 3, kolom: 'jumlah', pesan: 'Jumlah harus bilangan bulat, paling kecil 1' }]
const KOLOM: Kolom<(typeof BARIS)[number]>[] = [
  NO_COLUMN,
  { judul: 'Nama', isi: ({ nama }) => nama, urut: 'nama' },
  { judul: 'Harga', isi: ({ harga }) => formatRupiah(harga), urut: 'harga', angka: true },
  { judul: 'Status', isi: ({ aktif }) => <ActiveBadge aktif={aktif} tidak="Diarsipkan" /> },
  {
    judul: 'Aksi',
    isi: ({ nama }) => (
      <Actions>
        <ActionLink label={`Ubah ${nama}`} Icon={Pencil} to="#kantor" />
        <ActionButton label={`Hapus ${nama}`} Icon={Trash2} onClick={() => {}} />
      </Actions>
    ),
  },
]
const TABLE = {
  nama: text('Nama', 150),
  deskripsi: paragraph('Deskripsi', 5000),
  harga: rupiah('Harga', 'Harga tidak boleh kosong!'),
  stok_minimum: { ...count('Batas stok menipis', 5), hint: 'Pada stok ini atau kurang, produk ditandai menipis' },
}
const TEMPAT = {
  label: 'Kecamatan',
  benda: 'kecamatan',
  kunci: ['contoh'],
  kunciOf: (nama: string) => nama,
  namaOf: (nama: string) => nama,
  onChange() {},
  cari: async () => ['Tejakula, Kabupaten Buleleng, Bali'],
}
const PILIHAN = {
  label: 'Produk',
  onChange: () => {},
  keterangan: () => 'Stok 24',
  kunci: 'contoh',
  cari: async () => [],
}
const HASIL = { data: undefined, error: null, isPending: false, isPlaceholderData: false, refetch: () => {} }
const TABLES = {
  nama: 'Produk',
  daftar: LIST,
  kolom: KOLOM,
  kunci: ({ nama }: (typeof BARIS)[number]) => nama,
  kosong: 'Tidak ada produk yang cocok.',
  galat: () => 'Produk tidak dapat dimuat.',
}
const HARIAN = [3, 5, 0, 8, 2, 13, 7].map((pesanan, index) => ({
  tanggal: `2026-11-${14 + index}`,
  pesanan,
  barang: pesanan * 173_000,
  ongkir: pesanan * 12_000,
  lebih: 0,
  dikembalikan: index === 2 ? 173_000 : 0,
  ppn: 0,
  bersih: pesanan * 185_000 - (index === 2 ? 173_000 : 0),
}))

/** Components of the back office. */
export function KomponenAdmin() {
  return (
    <Bagian id="kantor" judul="Kantor">
      <Contoh nama="Kepala layar">
        <Header judul="Produk" kembali={{ to: '#kantor', nama: 'Dasbor' }}>
          <ButtonLink to="#kantor" variant="utama">
            <Plus aria-hidden className="size-5" />
            Tambah Produk
          </ButtonLink>
        </Header>
      </Contoh>
      <Contoh nama="Pencarian dan saringan">
        <ListBar>
          <Pencarian daftar={{ ...LIST, query: {} }} label="Cari produk" />
          <Filter daftar={LIST} nama="status" label="Status" semua="Semua" pilihan={[]} />
          <TanggalFilter daftar={LIST} nama="dari" label="Dari tanggal" />
        </ListBar>
      </Contoh>
      <Contoh nama="Pilihan produk: kosong, terpilih, salah">
        <Grid>
          <ChooseProduk {...PILIHAN} value={null} />
          <ChooseProduk {...PILIHAN} value={{ produkId: 1, nama: 'Povidon Iodin' }} />
          <ChooseProduk {...PILIHAN} value={null} error="Pilih produk terlebih dahulu" />
        </Grid>
      </Contoh>
      <Contoh nama="Pilihan yang diketik: kosong, bebas, terpilih">
        <Grid>
          <SearchSelect {...TEMPAT} value={null} />
          <SearchSelect
            {...TEMPAT}
            value={null}
            bebas={{ teks: 'Pulau Kecil', onText() {} }}
            hint="Belum dipilih dari daftar."
          />
          <SearchSelect {...TEMPAT} value="Tejakula, Kabupaten Buleleng, Bali" />
        </Grid>
      </Contoh>
      <Contoh nama="Pilihan penyakit: kosong, terpilih">
        <Grid>
          <Penyakit selected={[]} />
          <Penyakit selected={['cacing-kulit', 'vnn']} />
        </Grid>
      </Contoh>
      <Contoh nama="Tabel: isi, kosong, gagal, sedang memuat">
        <DataTable {...TABLES} hasil={{ ...HASIL, data: { items: BARIS, total: 30 } }} />
        <div className="mt-6 grid gap-6">
          <DataTable {...TABLES} hasil={{ ...HASIL, data: { items: [], total: 0 } }} />
          <DataTable {...TABLES} hasil={{ ...HASIL, error: new Error('contoh') }} />
          <DataTable {...TABLES} hasil={{ ...HASIL, isPending: true }} />
        </div>
      </Contoh>
      <Contoh nama="Foto dari pembeli">
        <FotoAdmin alamat={[logo]} dihapus={null} />
        <FotoAdmin alamat={[]} dihapus="2026-11-20T03:00:00.000Z" />
      </Contoh>
      <Contoh nama="Email yang panjang">
        <p className="w-52">
          <Email>pembudidaya.kerapu.teluk.hurun@keramba-jaring-apung.contoh.id</Email>
        </p>
      </Contoh>
      <Contoh nama="Jalan ke layar lain, bagi yang boleh ke sana">
        <AdminLink to="#kantor" className="tautan">
          Resep 12
        </AdminLink>
      </Contoh>
      <Contoh nama="Peran: beberapa, pemilik">
        <Grid lebar="22rem">
          <Peran selected={['pesanan', 'gudang']} />
          <Peran selected={['pemilik']} />
        </Grid>
      </Contoh>
      <Contoh nama="Daftar yang digeser">
        <Shift />
      </Contoh>
      <Contoh nama="Formulir: biasa, sibuk dan gagal, sedang memuat, tidak ada">
        <Grid lebar="22rem">
          <FormExample isPending={false} failure="" />
          <FormExample isPending failure="Nama ini sudah dipakai." />
          <FormSkeleton isian={2}>Memuat produk…</FormSkeleton>
          <LoadFailed error={new Error('contoh')} onRetry={() => {}} daftar="#kantor">
            Produk tidak dapat dimuat.
          </LoadFailed>
        </Grid>
      </Contoh>
      <Contoh nama="Isian yang diubah orang lain: pilih, sudah dipilih, teks panjang">
        <Grid lebar="22rem">
          <Bentrok sekarang="Rp 15.000" />
          <Bentrok sekarang="Rp 15.000" pilihan="saya" />
          <Bentrok sekarang={'Luka di kulit, sirip geripis.\n\n'.repeat(9)} pilihan="lain" />
        </Grid>
      </Contoh>
      <Contoh nama="Dialog dengan isian, gagal">
        <Isian />
      </Contoh>
      <Contoh nama="Berkas CSV: kosong, sedang diperiksa, salah">
        <ChooseCsvBerkas berkas={undefined} busy={false} most="1 MB" onPick={() => {}} />
        <ChooseCsvBerkas berkas={undefined} busy most="1 MB" onPick={() => {}} />
        <BarisErrors galat={GALAT} />
      </Contoh>
      <Contoh nama="Impor CSV: pilih berkas untuk melihat kesalahannya">
        <ImportCsv
          judul="Impor Contoh"
          kembali={{ to: '#kantor', nama: 'Contoh' }}
          most="1 MB"
          kirim={async () => ({ message: 'Ada 1 kesalahan.', sidik: '', galat: GALAT })}
          galat="Gagal mengimpor contoh"
          rincian={({ galat }) => <BarisErrors galat={galat} />}
          langkah={() => undefined}
          lihat={{ to: '#kantor', nama: 'Lihat Contoh' }}
        >
          <p>Simpan sebagai “CSV UTF-8”, lalu pilih berkasnya di sini.</p>
        </ImportCsv>
      </Contoh>
      <Contoh nama="Belum pasti tersimpan: di dalam dialog, di tepi layar">
        <Outcome />
      </Contoh>
      <Contoh nama="Grafik">
        <Grid lebar="22rem">
          <MoneyRingkasan harian={HARIAN} />
          <Chart judul="Pendapatan bersih" data={HARIAN} nilai="bersih" />
          <Chart judul="Belum ada penjualan" data={HARIAN.map((hari) => ({ ...hari, pesanan: 0 }))} nilai="pesanan" />
          <Terlaris
            terlaris={BARIS.map(({ nama, harga }, index) => ({
              produkId: index + 1,
              paketId: null,
              nama,
              jumlah: 12 - index,
              pendapatan: harga,
            })).toReversed()}
          />
          <Terlaris terlaris={[]} />
        </Grid>
      </Contoh>
    </Bagian>
  )
}

function Peran({ selected }: { selected: string[] }) {
  return <PeranChoices form={useForm({ defaultValues: { peran: selected } })} name="peran" />
}

function Isian() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="garis" onClick={() => setOpen(true)}>
        Dialog dengan isian
      </Button>
      <FormDialog
        open={open}
        judul="Koreksi Isi"
        tombol="Simpan"
        langkah={{ isPending: false, error: new Error('Uji') }}
        galat="Gagal mengoreksi"
        onSubmit={(event) => event.preventDefault()}
        onClose={close}
      >
        <TextField label="Alasan" />
      </FormDialog>
    </>
  )
}

function Shift() {
  const [urutan, setUrutan] = useState(NAMA)
  return (
    <SortableList
      nama="Urutan"
      items={urutan}
      kunci={(nama) => nama}
      mention={(nama) => nama}
      onMove={(dari, ke) => setUrutan((lama) => lama.toSpliced(dari, 1).toSpliced(ke, 0, lama[dari] ?? ''))}
      baris={(nama, _, pegangan) => (
        <div className="flex items-center gap-3 p-2">
          {pegangan}
          {nama}
        </div>
      )}
    />
  )
}

function Bentrok({ sekarang, pilihan }: Pick<Conflict, 'sekarang' | 'pilihan'>) {
  const bentrok = { nama: 'biaya', label: 'Biaya', sekarang, pilihan, isFirst: false, pilih: () => {} }
  return (
    <ConflictProvider value={[bentrok]}>
      <CanConflict nama="biaya">
        <TextField label="Biaya" defaultValue="18000" />
      </CanConflict>
    </ConflictProvider>
  )
}

function Outcome() {
  return (
    <>
      <Row>
        <Button variant="garis" onClick={() => sayOutcome('menanya')}>
          Sedang ditanyakan
        </Button>
        <Button variant="garis" onClick={() => sayOutcome('tersimpan')}>
          Ternyata tersimpan
        </Button>
        <Button variant="garis" onClick={() => sayOutcome(undefined)}>
          Sudah pasti
        </Button>
      </Row>
      <div className="mt-4 max-w-xl">
        <AskingOutcome />
      </div>
      <div className="gaya-tepi">
        <Uncertain />
      </div>
    </>
  )
}

function FormExample({ isPending, failure }: { isPending: boolean; failure: string }) {
  const [file, setFile] = useState<File>()
  return (
    <FormFrame onSubmit={(event) => event.preventDefault()} isPending={isPending} failure={failure} kembali="#kantor">
      <TextField label="Nama" error={failure && 'Pilih nama lain.'} defaultValue="Antibiotik" />
      <GambarField
        label="Gambar"
        value={file}
        onChange={setFile}
        sekarang={logo}
        error={failure && 'Gambar terlalu besar.'}
      />
      <FieldsOfTable />
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

function Penyakit({ selected }: { selected: string[] }) {
  return <PenyakitField form={useForm({ defaultValues: { penyakit: selected } })} name="penyakit" />
}
