import { BestSellers } from '#web/admin/dasbor/best-selling.tsx'
import Chart from '#web/admin/dasbor/chart.tsx'
import { MoneyRingkasan } from '#web/admin/dasbor/money-ringkasan.tsx'
import { sayOutcome } from '#web/admin/sesi/outcome.ts'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { DownloadButton } from '#web/admin/ui/download-button.tsx'
import { Email } from '#web/admin/ui/email.tsx'
import { FotoAdmin } from '#web/admin/ui/foto-admin.tsx'
import { ChooseCsvBerkas, LineErrors } from '#web/admin/ui/import/berkas-csv.tsx'
import { ImportCsv } from '#web/admin/ui/import/import-csv.tsx'
import { SimulationNotice } from '#web/admin/ui/simulation-notice.tsx'
import { AskingOutcome, Uncertain } from '#web/admin/ui/uncertain.tsx'
import logo from '#web/drawings/logo.svg'
import { Button } from '#web/ui/button.tsx'
import { ChoiceExamples, FormExamples, PeranExample } from './admin-form-components.tsx'
import {
  CardRowsExample,
  HeadExamples,
  LINES,
  SortableExample,
  TableExample,
  TicksExample,
} from './admin-list-components.tsx'
import { Bagian, Contoh, Grid, Row } from './example.tsx'

const ERROR = [{ baris: 3, kolom: 'jumlah', pesan: 'Jumlah harus bilangan bulat, paling kecil 1' }]
const DAILY = [3, 5, 0, 8, 2, 13, 7].map((pesanan, index) => ({
  tanggal: `2026-11-${14 + index}`,
  pesanan,
  dikembalikan: index === 2 ? 173_000 : 0,
  bersih: pesanan * 185_000 - (index === 2 ? 173_000 : 0),
}))

/** Amounts of as many orders. */
const amountsOf = (pesanan: number) => ({
  pesanan,
  barang: pesanan * 173_000,
  diskon: 0,
  ppn: 0,
  ongkir: pesanan * 12_000,
  lebih: 0,
  kembaliBarang: 173_000,
  kembaliPpn: 0,
  kembaliOngkir: 0,
  kembaliLebih: 0,
})

/** Components of the back office. */
export function AdminComponents() {
  return (
    <Bagian id="kantor" title="Kantor">
      <HeadExamples />
      <ChoiceExamples />
      <TableExample />
      <CardRowsExample />
      <TicksExample />
      <RecordExamples />
      <PeranExample />
      <SortableExample />
      <FormExamples />
      <ImportExamples />
      <OutcomeExample />
      <ChartExample />
    </Bagian>
  )
}

/** Parts of a record: photos, mail address, link. */
function RecordExamples() {
  return (
    <>
      <Contoh name="Foto dari pembeli">
        <FotoAdmin alamat={[logo]} deleted={null} />
        <FotoAdmin alamat={[]} deleted="2026-11-20T03:00:00.000Z" />
      </Contoh>
      <Contoh name="Email yang panjang">
        <p className="w-52">
          <Email>pembudidaya.kerapu.teluk.hurun@keramba-jaring-apung.contoh.id</Email>
        </p>
      </Contoh>
      <Contoh name="Jalan ke layar lain, bagi yang boleh ke sana">
        <AdminLink to="#kantor" className="tautan">
          Resep 12
        </AdminLink>
      </Contoh>
      <Contoh name="Unduhan, yang gagal">
        <DownloadButton load={() => Promise.reject(new Error('Uji'))} failure="Gagal mengunduh" />
      </Contoh>
      <Contoh name="Pesan WhatsApp disimulasikan">
        <SimulationNotice page="http://127.0.0.1:3042" />
      </Contoh>
    </>
  )
}

function ImportExamples() {
  return (
    <>
      <Contoh name="Berkas CSV: kosong, sedang diperiksa, salah">
        <ChooseCsvBerkas berkas={undefined} busy={false} most="1 MB" onPick={() => {}} />
        <ChooseCsvBerkas berkas={undefined} busy most="1 MB" onPick={() => {}} />
        <LineErrors problems={ERROR} />
      </Contoh>
      <Contoh name="Impor CSV: pilih berkas untuk melihat kesalahannya">
        <ImportCsv
          title="Impor Contoh"
          back={{ to: '#kantor', name: 'Contoh' }}
          most="1 MB"
          send={async () => ({ message: 'Ada 1 kesalahan.', sidik: '', galat: ERROR })}
          problem="Gagal mengimpor contoh"
          rincian={({ galat }) => <LineErrors problems={galat} />}
          langkah={() => undefined}
          viewLink={{ to: '#kantor', name: 'Lihat Contoh' }}
        >
          <p>Simpan sebagai “CSV UTF-8”, lalu pilih berkasnya di sini.</p>
        </ImportCsv>
      </Contoh>
    </>
  )
}

function OutcomeExample() {
  return (
    <Contoh name="Belum pasti tersimpan: di dalam dialog, di tepi layar">
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
    </Contoh>
  )
}

function ChartExample() {
  return (
    <Contoh name="Grafik">
      <Grid width="22rem">
        <MoneyRingkasan harian={DAILY} periode={amountsOf(38)} sebelum={amountsOf(31)} />
        <Chart data={DAILY} value="bersih" />
        <Chart data={DAILY.map((hari) => ({ ...hari, pesanan: 0 }))} value="pesanan" />
        <BestSellers
          terlaris={LINES.map(({ nama, harga }, index) => ({
            produkId: index + 1,
            paketId: null,
            nama,
            jumlah: 12 - index,
            pendapatan: harga,
          })).toReversed()}
        />
        <BestSellers terlaris={[]} />
      </Grid>
    </Contoh>
  )
}
