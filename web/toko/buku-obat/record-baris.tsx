import { ChevronLeft } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router'
import {
  check,
  columnNamesOf,
  completeContent,
  type EntryContent,
  type EntryKind,
  type FieldProblem,
  type Value,
} from '#contract/buku-obat/columns.ts'
import { emptyObat, obatFrom } from '#contract/buku-obat/initial.ts'
import { readInput, writeInput } from '#contract/buku-obat/input.ts'
import { createAssessor, createProdukFinder } from '#contract/buku-obat/masa-henti.ts'
import { change, create, remove } from '#contract/buku-obat/merge.ts'
import { checkJawaban } from '#contract/buku-obat/petugas.ts'
import { uuid } from '#web/lib/uuid.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { alamatKeramba, BUKU } from './alamat-buku.ts'
import { KematianFields } from './kematian-fields.tsx'
import { KerambaFields } from './keramba-fields.tsx'
import { PengobatanFields } from './pengobatan-fields.tsx'
import { SendStatus } from './send-status.tsx'
import type { Buku } from './use-buku.ts'
import { useWrite } from './use-write.ts'
import { WaterFields } from './water-fields.tsx'

/** Returns the props of a field: name, initial value and error. */
export type Field = (name: string) => {
  name: string
  defaultValue: string
  error: string | undefined
  className: string
}

export interface FieldsProps {
  buku: Buku
  initial: Readonly<Record<string, Value>>
  bidang: Field
}

const TITLES: Record<EntryKind, [baru: string, lama: string]> = {
  keramba: ['Tambah keramba', 'Ubah keramba'],
  pengobatan: ['Catat obat', 'Ubah catatan obat'],
  kematian: ['Catat kematian', 'Ubah catatan kematian'],
  air: ['Catat air', 'Ubah catatan air'],
}
const FIELDS_OF = { keramba: KerambaFields, pengobatan: PengobatanFields, kematian: KematianFields, air: WaterFields }

/** Form for a new or existing entry. Offline, the entry is kept on the device until it can be sent. @param id existing entry */
export function RecordEntry({ buku, kind, id }: { buku: Buku; kind: EntryKind; id: string | null }) {
  const navigate = useNavigate()
  const { confirm } = useAlerts()
  const write = useWrite(buku)
  const [alamat] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  // Fixed initial values: another device may change the entry meanwhile, and only fields edited here are written.
  const [initial] = useState(() => {
    const existing = id ? buku.linesOf(id)?.isi : undefined
    return existing ? completeContent(kind, existing) : initialOf(kind, alamat, buku)
  })
  const [error, setError] = useState<FieldProblem[]>([])
  const [isBusy, setBusy] = useState(false)
  const FormValues = FIELDS_OF[kind]

  const field: Field = (name) => ({
    name: name,
    defaultValue: writeInput(initial[name]),
    error: error.find(({ path }) => path === name)?.msg,
    className: 'min-h-12',
  })

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = readForm(kind, initial, new FormData(event.currentTarget))
    if (kind === 'pengobatan') values.henti_min = knownPeriod(initial, values, buku)
    const problems = [...check(kind, values), ...checkObat(kind, values, buku)]
    // The field of a reason is there only with its error, and gets the focus.
    flushSync(() => setError(problems))
    if (problems.length > 0) {
      form.current?.querySelector<HTMLElement>(`[name="${problems[0]?.path}"]`)?.focus()
      return
    }
    setBusy(true)
    const old = id ? buku.linesOf(id) : undefined
    const now = buku.now()
    const entry = old
      ? change(old, difference(initial, values), now)
      : create(kind, uuid(), values as unknown as EntryContent[EntryKind], now)
    if (await write(entry)) void navigate(alamatKeramba(kerambaOf(entry.jenis, entry.id, entry.isi)), { replace: true })
    else setBusy(false)
  }

  async function discard() {
    const old = id ? buku.linesOf(id) : undefined
    const isSure = await confirm({
      title: 'Hapus catatan ini?',
      text: discardText(kind, initial, buku),
      confirm: 'Hapus',
      cancel: 'Batal',
      bahaya: true,
    })
    if (!isSure || !old) return
    if (await write(remove(old, buku.now())))
      void navigate(alamatKeramba(kerambaOf(kind, old.id, old.isi)), { replace: true })
  }

  const origin = kind === 'keramba' ? id : initial.keramba_id
  return (
    <>
      <ButtonLink variant="polos" compact to={origin ? alamatKeramba(String(origin)) : BUKU} className="-ml-3 min-h-12">
        <ChevronLeft aria-hidden className="size-5" />
        {origin ? 'Keramba' : 'Buku obat'}
      </ButtonLink>
      <h1 className="mt-1">{TITLES[kind][id ? 1 : 0]}</h1>
      <SendStatus buku={buku} />
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        className="kartu mt-4 grid grid-cols-1 gap-5 p-5 sm:p-6"
      >
        <FormValues buku={buku} initial={initial} bidang={field} />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button type="submit" variant="utama" className="min-h-12" busy={isBusy}>
            Simpan
          </Button>
          <ButtonLink to={origin ? alamatKeramba(String(origin)) : BUKU} variant="garis" className="min-h-12">
            Batal
          </ButtonLink>
          {id && kind !== 'keramba' && (
            <Button variant="polos" className="min-h-12" onClick={() => void discard()}>
              Hapus catatan
            </Button>
          )}
        </div>
      </form>
    </>
  )
}

/** Returns the initial values of a new entry. */
function initialOf(kind: EntryKind, alamat: URLSearchParams, { buku, hariIni, now }: Buku): Record<string, Value> {
  const [first, ...others] = buku.keramba
  // Preselect the cage if there is only one.
  const keramba_id = alamat.get('keramba') ?? (first && others.length === 0 ? first.id : '')
  if (kind === 'pengobatan') return { ...emptyObat(keramba_id, hariIni), ...obatFrom(alamat) }
  if (kind === 'kematian') return { keramba_id, hari: hariIni, jumlah: null, catatan: '' }
  const empty = Object.fromEntries(columnNamesOf(kind).map((name) => [name, null]))
  if (kind === 'air') return { ...empty, keramba_id, waktu: new Date(now()).toISOString(), catatan: '' }
  return { ...empty, nama: '', jenis: 'keramba', bentuk: 'kotak', ikan: 'cantang', catatan: '' }
}

function readForm(kind: EntryKind, initial: Readonly<Record<string, Value>>, form: FormData): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const name of columnNamesOf(kind)) {
    const texts = form.get(name)
    values[name] = typeof texts === 'string' ? readInput(kind, name, texts) : (initial[name] ?? null)
  }
  return values
}

const asObat = (values: Readonly<Record<string, Value>>) => values as unknown as EntryContent['pengobatan']

/** Returns what the form lacks: the reason of a withdrawal period below the known one, and fields of an officer's answer. */
function checkObat(kind: EntryKind, values: Record<string, Value>, { content, hariIni }: Buku): FieldProblem[] {
  if (kind !== 'pengobatan') return []
  const { masa_henti, typed, alasan_henti } = createAssessor(content.produk)(asObat(values))
  const answer = checkJawaban(asObat(values), hariIni)
  if (typed === null || masa_henti === null || typed >= masa_henti || alasan_henti.trim()) return answer
  const msg = `Minimal ${masa_henti} hari, menurut label, resep, atau zatnya. Mengapa Anda menulis ${typed}?`
  return [{ path: 'alasan_henti', msg }, ...answer]
}

/** Returns the period that the shop knows for the drug now, or knew when the same drug was written down. */
function knownPeriod(
  initial: Readonly<Record<string, Value>>,
  values: Readonly<Record<string, Value>>,
  { content }: Buku,
): number | null {
  const isSame = initial.nama === values.nama && initial.produk_id === values.produk_id
  const periods = [
    createProdukFinder(content.produk)(asObat(values))?.masa_henti,
    // A product chosen in the form states its period; otherwise the form repeats the entry's own.
    values.produk_id !== null ? asObat(values).henti_min : null,
    isSame ? asObat(initial).henti_min : null,
  ].filter((days) => typeof days === 'number')
  return periods.length > 0 ? Math.max(...periods) : null
}

function discardText(kind: EntryKind, initial: Readonly<Record<string, Value>>, { content }: Buku): string | undefined {
  if (kind !== 'pengobatan') return undefined
  const { terlarang } = createAssessor(content.produk)(asObat(initial))
  return terlarang
    ? `${terlarang} tetap ada di ikan walau catatannya dihapus. Hapus hanya jika obat ini tidak pernah diberikan.`
    : 'Obat ini tidak lagi dihitung dalam tanggal aman panen.'
}

const difference = (initial: Readonly<Record<string, Value>>, values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== initial[name]))

const kerambaOf = (kind: EntryKind, id: string, values: Readonly<Record<string, Value>>): string =>
  kind === 'keramba' ? id : String(values.keramba_id)
