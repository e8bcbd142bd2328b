import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { count, paragraph, rupiah, text } from '#contract/columns.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import Grafik from '#web/admin/dasbor/grafik.tsx'
import { RingkasanUang } from '#web/admin/dasbor/ringkasan-uang.tsx'
import { Terlaris } from '#web/admin/dasbor/terlaris.tsx'
import { sayNasib } from '#web/admin/sesi/nasib.ts'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { AktifBadge } from '#web/admin/ui/aktif-badge.tsx'
import { BelumPasti, MenanyaNasib } from '#web/admin/ui/belum-pasti.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { DaftarGeser } from '#web/admin/ui/daftar/daftar-geser.tsx'
import { SaringanTanggal } from '#web/admin/ui/daftar/saringan-tanggal.tsx'
import { KOLOM_NO, type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { Email } from '#web/admin/ui/email.tsx'
import { FotoAdmin } from '#web/admin/ui/foto-admin.tsx'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { GalatBaris, PilihBerkasCsv } from '#web/admin/ui/impor/berkas-csv.tsx'
import { ImporCsv } from '#web/admin/ui/impor/impor-csv.tsx'
import { type Bentrokan, BentrokProvider, DapatBentrok } from '#web/admin/ui/isian/bentrok.tsx'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { DialogIsian } from '#web/admin/ui/isian/dialog-isian.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { IsianGambar } from '#web/admin/ui/isian/isian-gambar.tsx'
import { PenyakitIsian } from '#web/admin/ui/isian/penyakit-isian.tsx'
import { PeranPilihan } from '#web/admin/ui/isian/peran-pilihan.tsx'
import { PilihProduk } from '#web/admin/ui/isian/pilih-produk.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import logo from '#web/drawings/logo.svg'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PilihCari } from '#web/ui/pilih-cari.tsx'
import { Bagian, Contoh, Deret, Kisi } from './example.tsx'

const DAFTAR = {
  query: { page: 1, limit: 10, urut: 'nama' },
  to: () => '#kantor',
  set: () => {},
  utuh: '#kantor',
}
const NAMA = ['Amoksisilin Akuatik', 'Probiotik Akuakultur', 'Vitamin C Stabil 35% dalam kemasan besar untuk keramba']
const BARIS = NAMA.map((nama, index) => ({ nama, harga: 55_000 * (index + 1), aktif: index !== 1 }))
const GALAT = [{ baris: 3, kolom: 'jumlah', pesan: 'Jumlah harus bilangan bulat, paling kecil 1' }]
const KOLOM: Kolom<(typeof BARIS)[number]>[] = [
  KOLOM_NO,
  { judul: 'Nama', isi: ({ nama }) => nama, urut: 'nama' },
  { judul: 'Harga', isi: ({ harga }) => formatRupiah(harga), urut: 'harga', angka: true },
  { judul: 'Status', isi: ({ aktif }) => <AktifBadge aktif={aktif} tidak="Diarsipkan" /> },
  {
    judul: 'Aksi',
    isi: ({ nama }) => (
      <Aksi>
        <AksiLink label={`Ubah ${nama}`} Icon={Pencil} to="#kantor" />
        <AksiTombol label={`Hapus ${nama}`} Icon={Trash2} onClick={() => {}} />
      </Aksi>
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
const TABEL = {
  nama: 'Produk',
  daftar: DAFTAR,
  kolom: KOLOM,
  kunci: ({ nama }: (typeof BARIS)[number]) => nama,
  kosong: 'Tidak ada produk yang cocok.',
  galat: () => 'Produk tidak dapat dimuat.',
}
const HARIAN = [3, 5, 0, 8, 2, 13, 7].map((pesanan, index) => ({
  tanggal: `2026-11-${14 + index}`,
  pesanan,
  ...{ barang: pesanan * 173_000, ongkir: pesanan * 12_000, lebih: 0, dikembalikan: index === 2 ? 173_000 : 0 },
  ppn: 0,
  bersih: pesanan * 185_000 - (index === 2 ? 173_000 : 0),
}))

/** Components of the back office. */
export function KomponenAdmin() {
  return (
    <Bagian id="kantor" judul="Kantor">
      <Contoh nama="Kepala layar">
        <Kepala judul="Produk" kembali={{ to: '#kantor', nama: 'Dasbor' }}>
          <ButtonLink to="#kantor" variant="utama">
            <Plus aria-hidden className="size-5" />
            Tambah Produk
          </ButtonLink>
        </Kepala>
      </Contoh>
      <Contoh nama="Pencarian dan saringan">
        <BilahDaftar>
          <Pencarian daftar={{ ...DAFTAR, query: {} }} label="Cari produk" />
          <Saringan daftar={DAFTAR} nama="status" label="Status" semua="Semua" pilihan={[]} />
          <SaringanTanggal daftar={DAFTAR} nama="dari" label="Dari tanggal" />
        </BilahDaftar>
      </Contoh>
      <Contoh nama="Pilihan produk: kosong, terpilih, salah">
        <Kisi>
          <PilihProduk {...PILIHAN} value={null} />
          <PilihProduk {...PILIHAN} value={{ produkId: 1, nama: 'Povidon Iodin' }} />
          <PilihProduk {...PILIHAN} value={null} error="Pilih produk terlebih dahulu" />
        </Kisi>
      </Contoh>
      <Contoh nama="Pilihan yang diketik: kosong, bebas, terpilih">
        <Kisi>
          <PilihCari {...TEMPAT} value={null} />
          <PilihCari
            {...TEMPAT}
            value={null}
            bebas={{ teks: 'Pulau Kecil', onTeks() {} }}
            hint="Belum dipilih dari daftar."
          />
          <PilihCari {...TEMPAT} value="Tejakula, Kabupaten Buleleng, Bali" />
        </Kisi>
      </Contoh>
      <Contoh nama="Pilihan penyakit: kosong, terpilih">
        <Kisi>
          <Penyakit dipilih={[]} />
          <Penyakit dipilih={['cacing-kulit', 'vnn']} />
        </Kisi>
      </Contoh>
      <Contoh nama="Tabel: isi, kosong, gagal, sedang memuat">
        <Tabel {...TABEL} hasil={{ ...HASIL, data: { items: BARIS, total: 30 } }} />
        <div className="mt-6 grid gap-6">
          <Tabel {...TABEL} hasil={{ ...HASIL, data: { items: [], total: 0 } }} />
          <Tabel {...TABEL} hasil={{ ...HASIL, error: new Error('contoh') }} />
          <Tabel {...TABEL} hasil={{ ...HASIL, isPending: true }} />
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
        <Kisi lebar="22rem">
          <Peran dipilih={['pesanan', 'gudang']} />
          <Peran dipilih={['pemilik']} />
        </Kisi>
      </Contoh>
      <Contoh nama="Daftar yang digeser">
        <Geser />
      </Contoh>
      <Contoh nama="Formulir: biasa, sibuk dan gagal, sedang memuat, tidak ada">
        <Kisi lebar="22rem">
          <Formulir isPending={false} failure="" />
          <Formulir isPending failure="Nama ini sudah dipakai." />
          <FormSkeleton isian={2}>Memuat produk…</FormSkeleton>
          <GagalMuat error={new Error('contoh')} onRetry={() => {}} daftar="#kantor">
            Produk tidak dapat dimuat.
          </GagalMuat>
        </Kisi>
      </Contoh>
      <Contoh nama="Isian yang diubah orang lain: pilih, sudah dipilih, teks panjang">
        <Kisi lebar="22rem">
          <Bentrok sekarang="Rp 15.000" />
          <Bentrok sekarang="Rp 15.000" pilihan="saya" />
          <Bentrok sekarang={'Luka di kulit, sirip geripis.\n\n'.repeat(9)} pilihan="lain" />
        </Kisi>
      </Contoh>
      <Contoh nama="Dialog dengan isian, gagal">
        <Isian />
      </Contoh>
      <Contoh nama="Berkas CSV: kosong, sedang diperiksa, salah">
        <PilihBerkasCsv berkas={undefined} busy={false} most="1 MB" onPick={() => {}} />
        <PilihBerkasCsv berkas={undefined} busy most="1 MB" onPick={() => {}} />
        <GalatBaris galat={GALAT} />
      </Contoh>
      <Contoh nama="Impor CSV: pilih berkas untuk melihat kesalahannya">
        <ImporCsv
          judul="Impor Contoh"
          kembali={{ to: '#kantor', nama: 'Contoh' }}
          most="1 MB"
          kirim={async () => ({ message: 'Ada 1 kesalahan.', sidik: '', galat: GALAT })}
          galat="Gagal mengimpor contoh"
          rincian={({ galat }) => <GalatBaris galat={galat} />}
          langkah={() => undefined}
          lihat={{ to: '#kantor', nama: 'Lihat Contoh' }}
        >
          <p>Simpan sebagai “CSV UTF-8”, lalu pilih berkasnya di sini.</p>
        </ImporCsv>
      </Contoh>
      <Contoh nama="Belum pasti tersimpan: di dalam dialog, di tepi layar">
        <Nasib />
      </Contoh>
      <Contoh nama="Grafik">
        <Kisi lebar="22rem">
          <RingkasanUang harian={HARIAN} />
          <Grafik judul="Pendapatan bersih" data={HARIAN} nilai="bersih" />
          <Grafik judul="Belum ada penjualan" data={HARIAN.map((hari) => ({ ...hari, pesanan: 0 }))} nilai="pesanan" />
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
        </Kisi>
      </Contoh>
    </Bagian>
  )
}

function Peran({ dipilih }: { dipilih: string[] }) {
  return <PeranPilihan form={useForm({ defaultValues: { peran: dipilih } })} name="peran" />
}

function Isian() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="garis" onClick={() => setOpen(true)}>
        Dialog dengan isian
      </Button>
      <DialogIsian
        open={open}
        judul="Koreksi Isi"
        tombol="Simpan"
        langkah={{ isPending: false, error: new Error('Uji') }}
        galat="Gagal mengoreksi"
        onSubmit={(event) => event.preventDefault()}
        onClose={close}
      >
        <TextField label="Alasan" />
      </DialogIsian>
    </>
  )
}

function Geser() {
  const [urutan, setUrutan] = useState(NAMA)
  return (
    <DaftarGeser
      nama="Urutan"
      items={urutan}
      kunci={(nama) => nama}
      sebut={(nama) => nama}
      onPindah={(dari, ke) => setUrutan((lama) => lama.toSpliced(dari, 1).toSpliced(ke, 0, lama[dari] ?? ''))}
      baris={(nama, _, pegangan) => (
        <div className="flex items-center gap-3 p-2">
          {pegangan}
          {nama}
        </div>
      )}
    />
  )
}

function Bentrok({ sekarang, pilihan }: Pick<Bentrokan, 'sekarang' | 'pilihan'>) {
  const bentrok = { nama: 'biaya', label: 'Biaya', sekarang, pilihan, isFirst: false, pilih: () => {} }
  return (
    <BentrokProvider value={[bentrok]}>
      <DapatBentrok nama="biaya">
        <TextField label="Biaya" defaultValue="18000" />
      </DapatBentrok>
    </BentrokProvider>
  )
}

function Nasib() {
  return (
    <>
      <Deret>
        <Button variant="garis" onClick={() => sayNasib('menanya')}>
          Sedang ditanyakan
        </Button>
        <Button variant="garis" onClick={() => sayNasib('tersimpan')}>
          Ternyata tersimpan
        </Button>
        <Button variant="garis" onClick={() => sayNasib(undefined)}>
          Sudah pasti
        </Button>
      </Deret>
      <div className="mt-4 max-w-xl">
        <MenanyaNasib />
      </div>
      <div className="gaya-tepi">
        <BelumPasti />
      </div>
    </>
  )
}

function Formulir({ isPending, failure }: { isPending: boolean; failure: string }) {
  const [file, setFile] = useState<File>()
  return (
    <FormBingkai onSubmit={(event) => event.preventDefault()} isPending={isPending} failure={failure} kembali="#kantor">
      <TextField label="Nama" error={failure && 'Pilih nama lain.'} defaultValue="Antibiotik" />
      <IsianGambar
        label="Gambar"
        value={file}
        onChange={setFile}
        sekarang={logo}
        error={failure && 'Gambar terlalu besar.'}
      />
      <FieldsOfTable />
    </FormBingkai>
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

function Penyakit({ dipilih }: { dipilih: string[] }) {
  return <PenyakitIsian form={useForm({ defaultValues: { penyakit: dipilih } })} name="penyakit" />
}
