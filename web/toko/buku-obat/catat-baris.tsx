import { ChevronLeft } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { obatDari, obatKosong } from '#contract/buku-obat/awal.ts'
import { buat, hapus, ubah } from '#contract/buku-obat/gabung.ts'
import { bacaIsian, tulisIsian } from '#contract/buku-obat/isian.ts'
import { type Galat, type IsiBaris, type JenisBaris, kolomOf, type Nilai, periksa } from '#contract/buku-obat/kolom.ts'
import { penilai } from '#contract/buku-obat/masa-henti.ts'
import { uuid } from '#web/lib/uuid.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { alamatKeramba, BUKU } from './alamat-buku.ts'
import { IsianAir } from './isian-air.tsx'
import { IsianKematian } from './isian-kematian.tsx'
import { IsianKeramba } from './isian-keramba.tsx'
import { IsianPengobatan } from './isian-pengobatan.tsx'
import { StatusKirim } from './status-kirim.tsx'
import type { Buku } from './use-buku.ts'

/** Returns the props of a field: name, initial value and error. */
export type Bidang = (nama: string) => {
  name: string
  defaultValue: string
  error: string | undefined
  className: string
}

export interface IsianProps {
  buku: Buku
  awal: Readonly<Record<string, Nilai>>
  bidang: Bidang
}

const JUDUL: Record<JenisBaris, [baru: string, lama: string]> = {
  keramba: ['Tambah keramba', 'Ubah keramba'],
  pengobatan: ['Catat obat', 'Ubah catatan obat'],
  kematian: ['Catat kematian', 'Ubah catatan kematian'],
  air: ['Catat air', 'Ubah catatan air'],
}
const ISIAN = { keramba: IsianKeramba, pengobatan: IsianPengobatan, kematian: IsianKematian, air: IsianAir }

/** Form for a new or existing entry. Offline, the entry is kept on the device until it can be sent. @param id existing entry */
export function CatatBaris({ buku, jenis, id }: { buku: Buku; jenis: JenisBaris; id: string | null }) {
  const navigate = useNavigate()
  const { confirm } = useAlerts()
  const [alamat] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  // Fixed initial values: another device may change the entry meanwhile, and only fields edited here are written.
  const [awal] = useState(() => (id && buku.baris(id)?.isi) || awalOf(jenis, alamat, buku))
  const [galat, setGalat] = useState<Galat[]>([])
  const [isBusy, setBusy] = useState(false)
  const Isian = ISIAN[jenis]

  const bidang: Bidang = (nama) => ({
    name: nama,
    defaultValue: tulisIsian(awal[nama]),
    error: galat.find(({ path }) => path === nama)?.msg,
    className: 'min-h-12',
  })

  async function simpan(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isi = bacaForm(jenis, awal, new FormData(event.currentTarget))
    const salah = [...periksa(jenis, isi), ...periksaLabel(jenis, isi, buku)]
    setGalat(salah)
    if (salah.length > 0) {
      form.current?.querySelector<HTMLElement>(`[name="${salah[0]?.path}"]`)?.focus()
      return
    }
    setBusy(true)
    const lama = id ? buku.baris(id) : undefined
    const now = buku.now()
    const baris = lama
      ? ubah(lama, beda(awal, isi), now)
      : buat(jenis, uuid(), isi as unknown as IsiBaris[JenisBaris], now)
    await buku.tulis(baris)
    void navigate(alamatKeramba(kerambaOf(baris.jenis, baris.id, baris.isi)), { replace: true })
  }

  async function buang() {
    const lama = id ? buku.baris(id) : undefined
    const isSure = await confirm({
      title: 'Hapus catatan ini?',
      text: jenis === 'pengobatan' ? 'Obat ini tidak lagi dihitung dalam tanggal aman panen.' : undefined,
      confirm: 'Hapus',
      cancel: 'Batal',
      bahaya: true,
    })
    if (!isSure || !lama) return
    await buku.tulis(hapus(lama, buku.now()))
    void navigate(alamatKeramba(kerambaOf(jenis, lama.id, lama.isi)), { replace: true })
  }

  const asal = jenis === 'keramba' ? id : awal.keramba_id
  return (
    <>
      <ButtonLink variant="polos" rapat to={asal ? alamatKeramba(String(asal)) : BUKU} className="-ml-3 min-h-12">
        <ChevronLeft aria-hidden className="size-5" />
        {asal ? 'Keramba' : 'Buku obat'}
      </ButtonLink>
      <h1 className="mt-1">{JUDUL[jenis][id ? 1 : 0]}</h1>
      <StatusKirim buku={buku} />
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void simpan(event)}
        className="kartu mt-4 grid grid-cols-1 gap-5 p-5 sm:p-6"
      >
        <Isian buku={buku} awal={awal} bidang={bidang} />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button type="submit" variant="utama" className="min-h-12" busy={isBusy}>
            Simpan
          </Button>
          <ButtonLink to={asal ? alamatKeramba(String(asal)) : BUKU} variant="garis" className="min-h-12">
            Batal
          </ButtonLink>
          {id && jenis !== 'keramba' && (
            <Button variant="polos" className="min-h-12" onClick={() => void buang()}>
              Hapus catatan
            </Button>
          )}
        </div>
      </form>
    </>
  )
}

/** Returns the initial values of a new entry. */
function awalOf(jenis: JenisBaris, alamat: URLSearchParams, { buku, hariIni, now }: Buku): Record<string, Nilai> {
  const [pertama, ...lain] = buku.keramba
  // Preselect the cage if there is only one.
  const keramba_id = alamat.get('keramba') ?? (pertama && lain.length === 0 ? pertama.id : '')
  if (jenis === 'pengobatan') return { ...obatKosong(keramba_id, hariIni), ...obatDari(alamat) }
  if (jenis === 'kematian') return { keramba_id, hari: hariIni, jumlah: null, catatan: '' }
  const kosong = Object.fromEntries(kolomOf(jenis).map((nama) => [nama, null]))
  if (jenis === 'air') return { ...kosong, keramba_id, waktu: new Date(now()).toISOString(), catatan: '' }
  return { ...kosong, nama: '', jenis: 'keramba', bentuk: 'kotak', ikan: 'cantang', catatan: '' }
}

function bacaForm(jenis: JenisBaris, awal: Readonly<Record<string, Nilai>>, form: FormData): Record<string, Nilai> {
  const isi: Record<string, Nilai> = {}
  for (const nama of kolomOf(jenis)) {
    const teks = form.get(nama)
    isi[nama] = typeof teks === 'string' ? bacaIsian(jenis, nama, teks) : (awal[nama] ?? null)
  }
  return isi
}

/** Rejects a withdrawal period below the one that is known. */
function periksaLabel(jenis: JenisBaris, diisi: Record<string, Nilai>, { isi }: Buku): Galat[] {
  if (jenis !== 'pengobatan') return []
  const obat = diisi as unknown as IsiBaris['pengobatan']
  const { masa_henti } = penilai(isi.produk)(obat)
  if (obat.masa_henti === null || masa_henti === null || obat.masa_henti >= masa_henti) return []
  return [{ path: 'masa_henti', msg: `Minimal ${masa_henti} hari, menurut label atau resep` }]
}

const beda = (awal: Readonly<Record<string, Nilai>>, isi: Readonly<Record<string, Nilai>>) =>
  Object.fromEntries(Object.entries(isi).filter(([nama, nilai]) => nilai !== awal[nama]))

const kerambaOf = (jenis: JenisBaris, id: string, isi: Readonly<Record<string, Nilai>>): string =>
  jenis === 'keramba' ? id : String(isi.keramba_id)
