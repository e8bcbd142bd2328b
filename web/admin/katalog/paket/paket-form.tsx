import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { PaketItem } from '#contract/katalog/endpoints.ts'
import { listPaketAdmin, PAKET, type PaketAdmin, type ProdukTerikat } from '#contract/katalog/paket-admin.ts'
import { DapatBentrok } from '#web/admin/ui/isian/bentrok.tsx'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { gambarLain } from '#web/admin/ui/isian/isian-gambar.tsx'
import { PenyakitIsian } from '#web/admin/ui/isian/penyakit-isian.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { Suntingan, Ubah } from '#web/admin/ui/isian/use-suntingan.ts'
import { tanyaNama } from '#web/admin/ui/tanya.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import type { Question } from '#web/ui/alerts.tsx'
import { PaketIsi, PaketNamaIsi } from './paket-isi.tsx'
import { bagianOf, bodyOf, isianOf, type Kiriman, kirimanOf, PaketIsian } from './paket-isian.ts'

interface PaketFormProps {
  /** Package to edit; undefined for a new one. */
  awal?: PaketAdmin
  save(body: ReturnType<typeof bodyOf>, ubah: Ubah): Promise<{ message: string }>
  galat(error: unknown): Question
  berhasil?: Question
}

const KEMBALI = '/manajemen-paket'

export function PaketForm({ awal, save, galat, berhasil }: PaketFormProps) {
  const form = useForm({ resolver: zodResolver(PaketIsian), defaultValues: isianOf(awal) })
  const field = columnFields(form, PAKET)
  const saving = useSave({
    form,
    fields: [
      'title',
      'deskripsi',
      'harga',
      'gambar',
      'cara_harian',
      'penyakit',
      ...form.getValues('isi').flatMap((_, index) => [`isi.${index}.nama`, `isi.${index}.produk`] as const),
    ],
    save: (isian, ubah) => save(bodyOf(isian), ubah),
    suntingan: awal && suntinganOf(awal),
    tanya: ({ title }) =>
      tanyaNama<PaketAdmin>(listPaketAdmin, { nama: title, lama: awal?.title, namaOf: (satu) => satu.title }),
    to: KEMBALI,
    galat,
    berhasil,
  })

  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali={KEMBALI}
    >
      {field('title')}
      <PaketNamaIsi form={form} />
      {field('harga')}
      {field('gambar', { sekarang: awal?.gambar ? gambarUrl('paket', awal.gambar, 320) : undefined })}
      <DapatBentrok nama="isi">
        <PaketIsi form={form} />
      </DapatBentrok>
      {field('deskripsi')}
      {field('cara_harian', { rows: 8 })}
      <PenyakitIsian form={form} name="penyakit" />
    </FormBingkai>
  )
}

function suntinganOf({ items: _, ...awal }: PaketAdmin): Suntingan {
  const terikat = new Map(awal.isi.map(({ produkId, produk }) => [produkId, produk]))
  const withProduk = (bagian: PaketItem) => ({
    ...bagian,
    nie: '',
    belum_terdaftar: false,
    produk: terikat.get(bagian.produkId) ?? unknownProduk(bagian),
    mirip: null,
    zat: null,
  })
  return {
    awal: { ...awal, isi: awal.isi.map(bagianOf) },
    kolom: PAKET,
    kirim: (paket) => kirimanOf(paket as Kiriman),
    isian: (paket) => isianOf({ ...awal, ...paket, isi: (paket as Kiriman).isi.map(withProduk) }),
    sebut: {
      isi: (isi) => (isi as PaketItem[]).map(({ nama, jumlah }) => `${jumlah}× ${nama}`).join('\n') || 'Tanpa isi',
      gambar: gambarLain((nama) => gambarUrl('paket', nama, 320)),
    },
  }
}

/** Placeholder for a product that another user just linked and whose data is not loaded yet. */
const unknownProduk = ({ produkId, nama }: PaketItem): ProdukTerikat | null =>
  produkId === null ? null : { produkId, nama, stok: 0, aktif: true, resep: false }
