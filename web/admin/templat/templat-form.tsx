import { zodResolver } from '@hookform/resolvers/zod'
import { RotateCcw } from 'lucide-react'
import { useId, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { TULISAN, tulisanBody, updateTemplat } from '#contract/templat/admin.ts'
import { BIDANG, type NamaBidang } from '#contract/templat/bidang.ts'
import {
  bawaanOf,
  contohNilai,
  isiTemplat,
  type KodeTemplat,
  salahTemplat,
  TEMPLAT,
  type Tulisan,
} from '#contract/templat/templat.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { useNamaToko } from '#web/lib/settings.ts'
import { Button } from '#web/ui/button.tsx'

const DAFTAR = '/teks-pesan'

/** Form for a text with placeholders, beside a preview with example values. */
export function TemplatForm({ kode, diubah }: { kode: KodeTemplat; diubah: Tulisan | undefined }) {
  const bawaan = bawaanOf(kode)
  const awal = diubah ? { subjek: diubah.subjek, isi: diubah.isi } : bawaan
  const form = useForm({ resolver: zodResolver(tulisanBody(kode)), defaultValues: awal })
  const field = columnFields(form, TULISAN)
  const tulisan = useWatch({ control: form.control }) as Tulisan
  const saving = useSave({
    form,
    fields: ['subjek', 'isi'],
    save: (body, ubah) => callAdmin(updateTemplat, { params: { kode }, body: ubah(body) }),
    suntingan: { awal, kolom: TULISAN },
    to: DAFTAR,
    galat: 'Gagal menyimpan teks',
  })
  const bingkai = useRef<HTMLDivElement>(null)

  /** Inserts a placeholder at the cursor. A selection is replaced. */
  function sisipkan(nama: NamaBidang) {
    const area = bingkai.current?.querySelector('textarea')
    const { isi } = form.getValues()
    const [dari, sampai] = area ? [area.selectionStart, area.selectionEnd] : [isi.length, isi.length]
    const sisipan = `{${nama}}`
    form.setValue('isi', isi.slice(0, dari) + sisipan + isi.slice(sampai), { shouldDirty: true })
    area?.focus()
    area?.setSelectionRange(dari + sisipan.length, dari + sisipan.length)
  }
  function kembalikan() {
    for (const nama of ['subjek', 'isi'] as const) form.setValue(nama, bawaan[nama], { shouldDirty: true })
    form.clearErrors()
  }

  const isBawaan = tulisan.isi === bawaan.isi && tulisan.subjek === bawaan.subjek
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,42rem)_minmax(0,32rem)]">
      <FormBingkai
        onSubmit={saving.submit}
        isPending={saving.isPending}
        failure={saving.failure}
        bentrok={saving.bentrok}
        kembali={DAFTAR}
      >
        {bawaan.subjek && field('subjek')}
        <div ref={bingkai} className="grid gap-3">
          {field('isi', { rows: bawaan.subjek ? 14 : 7 })}
          <IsianTersedia kode={kode} onPilih={sisipkan} />
        </div>
        <div>
          <Button type="button" variant="garis" rapat disabled={isBawaan} onClick={kembalikan}>
            <RotateCcw aria-hidden className="size-5" />
            Kembalikan ke bawaan
          </Button>
        </div>
      </FormBingkai>
      <Pratinjau kode={kode} tulisan={tulisan} />
    </div>
  )
}

function IsianTersedia({ kode, onPilih }: { kode: KodeTemplat; onPilih(nama: NamaBidang): void }) {
  const id = useId()
  const { bidang, wajib } = TEMPLAT[kode]
  const isWajib = (nama: NamaBidang) => wajib.some((salahSatu) => salahSatu.includes(nama))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-sm">
        Isian otomatis yang bisa disisipkan
      </h2>
      <ul className="mt-2 grid gap-1.5 sm:grid-cols-2">
        {bidang.map((nama) => (
          <li key={nama} className="flex items-center gap-2.5 text-sm">
            <Button type="button" variant="garis" rapat onClick={() => onPilih(nama)}>
              <span className="sr-only">Sisipkan </span>
              {`{${nama}}`}
            </Button>
            <span className="min-w-0 text-tinta-2">
              {BIDANG[nama].arti}
              {isWajib(nama) && ' (wajib)'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pratinjau({ kode, tulisan }: { kode: KodeTemplat; tulisan: Tulisan }) {
  const id = useId()
  const nilai = { ...contohNilai(kode), toko: useNamaToko() }
  const salah = salahTemplat(kode, { subjek: tulisan.subjek.trim(), isi: tulisan.isi })
  return (
    <section aria-labelledby={id} className="kartu p-4 sm:p-5 xl:sticky xl:top-5">
      <h2 id={id} className="text-lg">
        Pratinjau
      </h2>
      <p className="text-sm text-tinta-2">Dengan data contoh. Saat dikirim, diisi sesuai pesanannya.</p>
      {bawaanOf(kode).subjek && <p className="wrap-anywhere mt-3 font-semibold">{isiTemplat(tulisan.subjek, nilai)}</p>}
      <p className="wrap-anywhere mt-3 whitespace-pre-line rounded bg-pasir p-3">{isiTemplat(tulisan.isi, nilai)}</p>
      <ul aria-live="polite" className="mt-2 grid gap-1 text-merah text-sm">
        {salah.map(({ path, msg }) => (
          <li key={path}>
            {TULISAN[path].label}: {msg}
          </li>
        ))}
      </ul>
    </section>
  )
}
