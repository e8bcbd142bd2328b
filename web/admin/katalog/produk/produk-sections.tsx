import type { UseFormReturn } from 'react-hook-form'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import type { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { PenyakitField } from '#web/admin/ui/isian/penyakit-field.tsx'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { HargaGrosirFields } from './harga-grosir-input.tsx'
import { HargaPreview } from './harga-preview.tsx'
import { OtherGambarFields } from './other-gambar-fields.tsx'
import { KategoriField, KelasField, SECTIONS, SectionFields, StokFields } from './produk-fields.tsx'
import type { ProdukInput } from './produk-input.ts'
import { ProdukSection } from './produk-section.tsx'

interface SectionsProps {
  form: UseFormReturn<ProdukInput, unknown, ProdukInput>
  /** Product to edit; undefined for a new one. */
  initial: ProdukAdmin | undefined
  /** Saves these fields alone; undefined for a new product. */
  onSave: ((names: readonly (keyof ProdukInput)[]) => void) | undefined
  isPending: boolean
}

/** One of the two columns. The focus scrolls a field above the bar with the button. */
const COLUMN = 'grid grid-cols-1 gap-4 [&_*]:scroll-mb-24'

/** Returns the properties of a section, by its name in `SECTIONS`. */
const sectionOf =
  ({ form, onSave, isPending }: SectionsProps) =>
  (title: string, name: keyof typeof SECTIONS) => ({
    title,
    form,
    names: SECTIONS[name],
    onSave: onSave && (() => onSave(SECTIONS[name])),
    isPending,
  })

interface MainSectionsProps extends SectionsProps {
  kategori: Kategori[]
  /** Cost of the last lot in rupiah, if it is known. */
  modal: number | undefined
}

/** First column: sections that every product needs, and the law. The columns are about equally long. */
export function MainSections({ kategori, modal, ...props }: MainSectionsProps) {
  const { form, initial } = props
  const section = sectionOf(props)
  const field = columnFields(form, PRODUK)
  return (
    <div className={COLUMN}>
      <ProdukSection {...section('Produk', 'produk')}>
        {field('nama')}
        <KategoriField form={form} kategori={kategori} />
        <SectionFields form={form} names={SECTIONS.produk.filter((name) => name !== 'nama')} />
      </ProdukSection>
      <ProdukSection {...section('Harga', 'harga')}>
        {field('harga')}
        <div className="grid items-start gap-5 sm:grid-cols-3">
          {field('harga_promo')}
          {field('promo_mulai')}
          {field('promo_sampai')}
        </div>
        <CanConflict name="harga_grosir">
          <HargaGrosirFields form={form} />
        </CanConflict>
        <HargaPreview form={form} modal={modal} />
      </ProdukSection>
      <ProdukSection {...section('Stok dan gudang', 'stok')}>
        <StokFields form={form} initial={initial} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {field('rak_gudang')}
          {field('barcode')}
        </div>
      </ProdukSection>
      <ProdukSection {...section('Obat menurut aturan', 'aturan')} isFolded>
        <SectionFields form={form} names={SECTIONS.aturan} />
      </ProdukSection>
    </div>
  )
}

/** Second column: pictures, and sections that some products need. */
export function MoreSections(props: SectionsProps) {
  const { form, initial } = props
  const section = sectionOf(props)
  const field = columnFields(form, PRODUK)
  const gambar = (name: 'gambar' | 'gambar_label') => {
    const current = initial?.[name]
    return field(name, { current: current ? gambarUrl('produks', current, 320) : undefined })
  }
  return (
    <div className={COLUMN}>
      <ProdukSection {...section('Gambar', 'gambar')}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {gambar('gambar')}
          {gambar('gambar_label')}
        </div>
        <CanConflict name="gambar_lain">
          <OtherGambarFields form={form} />
        </CanConflict>
      </ProdukSection>
      <ProdukSection {...section('Pakai dan dosis', 'pakai')} isFolded>
        <SectionFields form={form} names={SECTIONS.pakai} />
      </ProdukSection>
      <ProdukSection {...section('Pengiriman', 'kirim')} isFolded>
        <SectionFields form={form} names={SECTIONS.kirim} />
      </ProdukSection>
      <ProdukSection {...section('Ditemukan lewat masalah', 'temukan')} isFolded>
        <KelasField form={form} />
        <PenyakitField form={form} name="penyakit" />
      </ProdukSection>
    </div>
  )
}
