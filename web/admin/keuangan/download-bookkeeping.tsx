import { useState } from 'react'
import { BookkeepingContents, exportBookkeeping, NumberFormat } from '#contract/keuangan/admin.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { DownloadButton } from '#web/admin/ui/download-button.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'

const CONTENT: Record<BookkeepingContents, string> = {
  baris: 'Barang terjual, satu baris per barang',
  pembayaran: 'Pembayaran, satu baris per pembayaran',
  pengembalian: 'Pengembalian dana, dipisah barang, PPN, dan ongkir',
  jurnal: 'Jurnal umum untuk aplikasi akuntansi',
}
const FORMAT_WORDS: Record<NumberFormat, string> = {
  bulat: '302000, dipisah titik koma',
  koma: '302000,00, dipisah titik koma',
  titik: '302000.00, dipisah koma',
}

/** Downloads the accounting data of the period. */
export function DownloadBookkeeping({ period }: { period: { dari: string; sampai: string } }) {
  const [contents, setText] = useState<BookkeepingContents>('baris')
  const [format, setFormat] = useState<NumberFormat>('bulat')
  return (
    <section className="kartu p-4">
      <h2 className="mb-3 text-lg">Untuk pembukuan</h2>
      <div className="grid gap-3 *:min-w-0">
        <SelectField
          label="Isi berkas"
          value={contents}
          onChange={(event) => setText(BookkeepingContents.parse(event.target.value))}
        >
          <Options pairs={BookkeepingContents.options.map((value) => [value, CONTENT[value]])} />
        </SelectField>
        <SelectField
          label="Format angka"
          value={format}
          onChange={(event) => setFormat(NumberFormat.parse(event.target.value))}
        >
          <Options pairs={NumberFormat.options.map((value) => [value, FORMAT_WORDS[value]])} />
        </SelectField>
        <DownloadButton
          load={() => download(exportBookkeeping, { query: { ...period, isi: contents, bentuk: format } })}
          failure="Gagal mengunduh pembukuan"
          className="justify-self-start"
        />
      </div>
    </section>
  )
}
