import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { ActionButton, ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { ActiveBadge } from '#web/admin/ui/active-badge.tsx'
import { ChoiceLinks } from '#web/admin/ui/choice-links.tsx'
import { CardRow, CardRows } from '#web/admin/ui/daftar/card-row.tsx'
import { ListBar } from '#web/admin/ui/daftar/list-bar.tsx'
import { ManyDialog } from '#web/admin/ui/daftar/many-dialog.tsx'
import { ManyResult } from '#web/admin/ui/daftar/many-result.tsx'
import { SortableList } from '#web/admin/ui/daftar/sortable-list.tsx'
import { DataTable, NO_COLUMN, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { DateFilter } from '#web/admin/ui/daftar/tanggal-filter.tsx'
import { TICK_BUTTON, TickBar } from '#web/admin/ui/daftar/tick-bar.tsx'
import { TickHalaman, tickColumn } from '#web/admin/ui/daftar/tick-column.tsx'
import { createTicks } from '#web/admin/ui/daftar/ticks.ts'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { Header } from '#web/admin/ui/head.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Contoh } from './example.tsx'

const LIST = {
  query: { page: 1, limit: 10, urut: 'nama' },
  to: () => '#kantor',
  set: () => {},
  whole: '#kantor',
}
const NAMES = ['Amoksisilin Akuatik', 'Probiotik Akuakultur', 'Vitamin C Stabil 35% dalam kemasan besar untuk keramba']
export const LINES = NAMES.map((name, index) => ({
  nama: name,
  harga: 55_000 * (index + 1),
  aktif: index !== 1,
  diubah: '2026-11-20T03:00:00Z',
}))
const COLUMNS: TableColumn<(typeof LINES)[number]>[] = [
  NO_COLUMN,
  { title: 'Nama', render: ({ nama }) => nama, sort: 'nama' },
  { title: 'Harga', render: ({ harga }) => formatRupiah(harga), sort: 'harga', numeric: true },
  timeColumn('Diubah', ({ diubah }) => diubah),
  { title: 'Status', render: ({ aktif }) => <ActiveBadge isActive={aktif} inactive="Diarsipkan" /> },
  {
    title: 'Aksi',
    render: ({ nama }) => (
      <Actions>
        <ActionLink label={`Ubah ${nama}`} Icon={Pencil} to="#kantor" />
        <ActionButton label={`Hapus ${nama}`} Icon={Trash2} onClick={() => {}} />
      </Actions>
    ),
  },
]
const RESULT = { data: undefined, error: null, isPending: false, isPlaceholderData: false, refetch: () => {} }
const TABLES = {
  name: 'Produk',
  list: LIST,
  columns: COLUMNS,
  kunci: ({ nama }: (typeof LINES)[number]) => nama,
  emptyText: 'Tidak ada produk yang cocok.',
  failure: () => 'Produk tidak dapat dimuat.',
}

/** Head of a screen, and search and filters of a list. */
export function HeadExamples() {
  return (
    <>
      <Contoh name="Kepala layar">
        <Header title="Produk" back={{ to: '#kantor', name: 'Dasbor' }}>
          <ButtonLink to="#kantor" variant="utama">
            <Plus aria-hidden className="size-5" />
            Tambah Produk
          </ButtonLink>
        </Header>
      </Contoh>
      <Contoh name="Pilihan tampilan">
        <ChoiceLinks
          label="Masa"
          options={['Hari ini', '7 hari', '30 hari'].map((name, index) => ({
            name,
            to: `#masa-${index}`,
            current: index === 1,
          }))}
        />
      </Contoh>
      <Contoh name="Pencarian dan saringan">
        <ListBar
          list={{ ...LIST, query: { page: 1 } }}
          search="Cari produk"
          filters={[
            { name: 'status', label: 'Status', allLabel: 'Semua', options: [] },
            { name: 'dari', label: 'Dari tanggal' },
          ]}
        />
      </Contoh>
    </>
  )
}

export function TableExample() {
  return (
    <Contoh name="Tabel: isi, kosong, gagal, sedang memuat">
      <DataTable {...TABLES} result={{ ...RESULT, data: { items: LINES, total: 30 } }} />
      <div className="mt-6 grid gap-6">
        <DataTable {...TABLES} result={{ ...RESULT, data: { items: [], total: 0 } }} />
        <DataTable {...TABLES} result={{ ...RESULT, error: new Error('contoh') }} />
        <DataTable {...TABLES} result={{ ...RESULT, isPending: true }} />
      </div>
    </Contoh>
  )
}

export function CardRowsExample() {
  return (
    <Contoh name="Daftar di ponsel">
      <CardRows name="Produk">
        {LINES.map((row, index) => (
          <CardRow key={row.nama} columns={COLUMNS} row={row} no={index + 1} />
        ))}
      </CardRows>
      <div className="mt-6 max-w-64">
        <DateFilter list={{ ...LIST, query: {} }} name="dari" label="Dari tanggal" />
      </div>
    </Contoh>
  )
}

const TICKS = createTicks(({ harga }: (typeof LINES)[number]) => harga)
const TICK_COLUMNS = [tickColumn(TICKS, ({ nama }) => nama), ...COLUMNS.slice(1)]
const RESULTS = {
  name: 'produk',
  finished: 'diarsipkan',
  to: () => '#kantor',
  results: [
    { id: 1, nama: LINES[0]?.nama ?? '', selesai: true, alasan: '' },
    { id: 2, nama: LINES[1]?.nama ?? '', selesai: false, alasan: 'Sudah diarsipkan.' },
  ],
}

/** Ticks of rows, with a bulk action and its result. */
export function TicksExample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Contoh name="Pilihan dan tindakan untuk banyak baris">
      <TickHalaman ticks={TICKS} rows={LINES} />
      <DataTable {...TABLES} columns={TICK_COLUMNS} result={{ ...RESULT, data: { items: LINES, total: 3 } }} />
      <TickBar ticks={TICKS} name="Produk yang dipilih">
        <Button className={TICK_BUTTON} onClick={() => setOpen(true)}>
          Arsipkan
        </Button>
      </TickBar>
      <ManyResult {...RESULTS} />
      {isOpen && (
        <ManyDialog
          {...RESULTS}
          title="Arsipkan produk yang dipilih"
          buttonName="Arsipkan"
          problem="Produk belum diarsipkan."
          many={{ data: undefined, isPending: false, error: null }}
          onSubmit={(event) => event.preventDefault()}
          onClose={() => setOpen(false)}
        >
          Pembeli tidak melihat produk ini lagi.
        </ManyDialog>
      )}
    </Contoh>
  )
}

export function SortableExample() {
  return (
    <Contoh name="Daftar yang digeser">
      <SortableNames />
    </Contoh>
  )
}

function SortableNames() {
  const [order, setOrder] = useState(NAMES)
  return (
    <SortableList
      name="Urutan"
      items={order}
      kunci={(name) => name}
      mention={(name) => name}
      onMove={(from, ke) => setOrder((previous) => previous.toSpliced(from, 1).toSpliced(ke, 0, previous[from] ?? ''))}
      lineOf={(name, _, handle) => (
        <div className="flex items-center gap-3 p-2">
          {handle}
          {name}
        </div>
      )}
    />
  )
}
