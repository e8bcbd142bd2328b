import { ChevronLeft } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  type BarisKind,
  columnOf,
  type FieldProblem,
  type IsiBaris,
  type Nilai,
  periksa,
} from '#contract/buku-obat/columns.ts'
import { emptyObat, obatFrom } from '#contract/buku-obat/initial.ts'
import { readInput, writeInput } from '#contract/buku-obat/input.ts'
import { createAssessor } from '#contract/buku-obat/masa-henti.ts'
import { change, create, hapus } from '#contract/buku-obat/merge.ts'
import { uuid } from '#web/lib/uuid.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { alamatKeramba, BUKU } from './alamat-buku.ts'
import { KematianFields } from './kematian-fields.tsx'
import { KerambaFields } from './keramba-fields.tsx'
import { PengobatanFields } from './pengobatan-fields.tsx'
import { SendStatus } from './send-status.tsx'
import type { Buku } from './use-buku.ts'
import { WaterFields } from './water-fields.tsx'

/** Returns the props of a field: name, initial value and error. */
export type Field = (nama: string) => {
  name: string
  defaultValue: string
  error: string | undefined
  className: string
}

export interface FieldsProps {
  buku: Buku
  awal: Readonly<Record<string, Nilai>>
  bidang: Field
}

const JUDUL: Record<BarisKind, [baru: string, lama: string]> = {
  keramba: ['Tambah keramba', 'Ubah keramba'],
  pengobatan: ['Catat obat', 'Ubah catatan obat'],
  kematian: ['Catat kematian', 'Ubah catatan kematian'],
  air: ['Catat air', 'Ubah catatan air'],
}
const FIELDS_OF = { keramba: KerambaFields, pengobatan: PengobatanFields, kematian: KematianFields, air: WaterFields }

/** Form for a new or existing entry. Offline, the entry is kept on the device until it can be sent. @param id existing entry */
export function RecordBaris({ buku, jenis, id }: { buku: Buku; jenis: BarisKind; id: string | null }) {
  const navigate = useNavigate()
  const { confirm } = useAlerts()
  const [alamat] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  // Fixed initial values: another device may change the entry meanwhile, and only fields edited here are written.
  const [initial] = useState(() => (id && buku.baris(id)?.isi) || initialOf(jenis, alamat, buku))
  const [galat, setError] = useState<FieldProblem[]>([])
  const [isBusy, setBusy] = useState(false)
  const FormValues = FIELDS_OF[jenis]

  const field: Field = (nama) => ({
    name: nama,
    defaultValue: writeInput(initial[nama]),
    error: galat.find(({ path }) => path === nama)?.msg,
    className: 'min-h-12',
  })

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isi = readForm(jenis, initial, new FormData(event.currentTarget))
    const salah = [...periksa(jenis, isi), ...checkLabel(jenis, isi, buku)]
    setError(salah)
    if (salah.length > 0) {
      form.current?.querySelector<HTMLElement>(`[name="${salah[0]?.path}"]`)?.focus()
      return
    }
    setBusy(true)
    const lama = id ? buku.baris(id) : undefined
    const now = buku.now()
    const baris = lama
      ? change(lama, beda(initial, isi), now)
      : create(jenis, uuid(), isi as unknown as IsiBaris[BarisKind], now)
    await buku.write(baris)
    void navigate(alamatKeramba(kerambaOf(baris.jenis, baris.id, baris.isi)), { replace: true })
  }

  async function discard() {
    const lama = id ? buku.baris(id) : undefined
    const isSure = await confirm({
      title: 'Hapus catatan ini?',
      text: jenis === 'pengobatan' ? 'Obat ini tidak lagi dihitung dalam tanggal aman panen.' : undefined,
      confirm: 'Hapus',
      cancel: 'Batal',
      bahaya: true,
    })
    if (!isSure || !lama) return
    await buku.write(hapus(lama, buku.now()))
    void navigate(alamatKeramba(kerambaOf(jenis, lama.id, lama.isi)), { replace: true })
  }

  const asal = jenis === 'keramba' ? id : initial.keramba_id
  return (
    <>
      <ButtonLink variant="polos" compact to={asal ? alamatKeramba(String(asal)) : BUKU} className="-ml-3 min-h-12">
        <ChevronLeft aria-hidden className="size-5" />
        {asal ? 'Keramba' : 'Buku obat'}
      </ButtonLink>
      <h1 className="mt-1">{JUDUL[jenis][id ? 1 : 0]}</h1>
      <SendStatus buku={buku} />
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        className="kartu mt-4 grid grid-cols-1 gap-5 p-5 sm:p-6"
      >
        <FormValues buku={buku} awal={initial} bidang={field} />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button type="submit" variant="utama" className="min-h-12" busy={isBusy}>
            Simpan
          </Button>
          <ButtonLink to={asal ? alamatKeramba(String(asal)) : BUKU} variant="garis" className="min-h-12">
            Batal
          </ButtonLink>
          {id && jenis !== 'keramba' && (
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
function initialOf(jenis: BarisKind, alamat: URLSearchParams, { buku, hariIni, now }: Buku): Record<string, Nilai> {
  const [pertama, ...lain] = buku.keramba
  // Preselect the cage if there is only one.
  const keramba_id = alamat.get('keramba') ?? (pertama && lain.length === 0 ? pertama.id : '')
  if (jenis === 'pengobatan') return { ...emptyObat(keramba_id, hariIni), ...obatFrom(alamat) }
  if (jenis === 'kematian') return { keramba_id, hari: hariIni, jumlah: null, catatan: '' }
  const empty = Object.fromEntries(columnOf(jenis).map((nama) => [nama, null]))
  if (jenis === 'air') return { ...empty, keramba_id, waktu: new Date(now()).toISOString(), catatan: '' }
  return { ...empty, nama: '', jenis: 'keramba', bentuk: 'kotak', ikan: 'cantang', catatan: '' }
}

function readForm(jenis: BarisKind, initial: Readonly<Record<string, Nilai>>, form: FormData): Record<string, Nilai> {
  const isi: Record<string, Nilai> = {}
  for (const nama of columnOf(jenis)) {
    const teks = form.get(nama)
    isi[nama] = typeof teks === 'string' ? readInput(jenis, nama, teks) : (initial[nama] ?? null)
  }
  return isi
}

/** Rejects a withdrawal period below the one that is known. */
function checkLabel(jenis: BarisKind, filledIn: Record<string, Nilai>, { isi }: Buku): FieldProblem[] {
  if (jenis !== 'pengobatan') return []
  const obat = filledIn as unknown as IsiBaris['pengobatan']
  const { masa_henti } = createAssessor(isi.produk)(obat)
  if (obat.masa_henti === null || masa_henti === null || obat.masa_henti >= masa_henti) return []
  return [{ path: 'masa_henti', msg: `Minimal ${masa_henti} hari, menurut label atau resep` }]
}

const beda = (initial: Readonly<Record<string, Nilai>>, isi: Readonly<Record<string, Nilai>>) =>
  Object.fromEntries(Object.entries(isi).filter(([nama, nilai]) => nilai !== initial[nama]))

const kerambaOf = (jenis: BarisKind, id: string, isi: Readonly<Record<string, Nilai>>): string =>
  jenis === 'keramba' ? id : String(isi.keramba_id)
