import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type Path, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import { listProdukAdmin, type ProdukAdmin, ProdukBody, produkEditForm } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { otherGambar } from '#web/admin/ui/isian/gambar-field.tsx'
import { useAcknowledgedCost } from '#web/admin/ui/isian/use-acknowledged-cost.ts'
import type { Change, Edit } from '#web/admin/ui/isian/use-edit.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { askName } from '#web/admin/ui/tanya.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { KELAS } from '#web/shared/kelas-penyakit.ts'
import { FIELDS, inputOf, type ProdukInput, pathsOf, ROWS } from './produk-input.ts'
import { MainSections, MoreSections } from './produk-sections.tsx'

interface ProdukFormProps {
  /** Product to edit; undefined for a new one. */
  initial?: ProdukAdmin
  kategori: Kategori[]
  /** Cost of the last lot in rupiah, if it is known. */
  modal?: number | undefined
  save(input: ProdukInput & { modalDisadari?: true }, change: Change): Promise<{ message: string }>
  problem: string
}

const OTHER_GAMBAR = otherGambar((name) => gambarUrl('produks', name, 320))

const BACK = '/manajemen-produk'

/** Editable columns: without the stock, which changes by itself, and the category's name, which follows from its ID. */
const { stok: _stok, kategoriNama: _name, ...COLUMNS } = PRODUK

export function ProdukForm({ initial, kategori, modal, save, problem }: ProdukFormProps) {
  const form = useForm<ProdukInput, unknown, ProdukInput>({
    resolver: zodResolver(initial ? produkEditForm(initial.stok) : ProdukBody, undefined, { raw: true }) as Resolver<
      ProdukInput,
      unknown,
      ProdukInput
    >,
    defaultValues: inputOf(initial),
  })
  const confirm = useAcknowledgedCost()
  const saving = useSave({
    form,
    fields: [
      ...FIELDS,
      'alasan_stok',
      ...ROWS.flatMap((name) => pathsOf(form.getValues(name), name) as Path<ProdukInput>[]),
    ],
    // The price may be typed with separators and is sent as a number.
    save: ({ harga, ...input }, change) => {
      const number = harga === undefined ? {} : { harga: String(ProdukBody.shape.harga.parse(harga)) }
      return confirm((again) => save({ ...input, ...number, ...again } as ProdukInput, change))
    },
    edit: initial && editOf(initial, kategori),
    // A section without the name raises no question about it.
    question: ({ nama = initial?.nama ?? '' }) =>
      askName<ProdukAdmin>(listProdukAdmin, { nama, lama: initial?.nama, nameOf: (one) => one.nama }),
    to: BACK,
    failure: problem,
  })
  useNewestStok(form, initial?.stok, saving.keepSaved)
  const onSave = initial && ((names: readonly (keyof ProdukInput)[]) => void saving.savePart([...names]))

  return (
    <FormFrame saving={saving} returnTo={BACK} hasCards>
      <MainSections {...{ form, initial, kategori, modal, onSave }} isPending={saving.isPending} />
      <MoreSections {...{ form, initial, onSave }} isPending={saving.isPending} />
    </FormFrame>
  )
}

/** Shows the stock after a correction beside the form, unless another one is typed already. */
function useNewestStok(
  form: UseFormReturn<ProdukInput, unknown, ProdukInput>,
  stok: number | undefined,
  keepSaved: (saved: object, names: ['stok']) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new stock counts
  useEffect(() => {
    const shown = form.getValues('stok')
    if (stok === undefined || String(shown) === String(stok)) return
    if (shown === form.formState.defaultValues?.stok) keepSaved({ stok }, ['stok'])
  }, [stok])
}

/** Returns how a product is edited. The categories give their names to a conflict. */
const editOf = (initial: ProdukAdmin, kategori: Kategori[]): Edit => ({
  initial,
  columns: {
    ...COLUMNS,
    kategoriId: {
      ...PRODUK.kategoriId,
      words: Object.fromEntries(kategori.map(({ kategoriId, nama }) => [kategoriId, nama])),
    },
    kelas: { ...PRODUK.kelas, words: KELAS },
  },
  bodyOf: inputOf,
  formOf: inputOf,
  mention: { gambar: OTHER_GAMBAR, gambar_label: OTHER_GAMBAR },
})
