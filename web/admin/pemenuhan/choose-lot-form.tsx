import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ChooseLotInput, chooseLot, type LotChoice } from '#contract/pemenuhan/kemasan-admin.ts'
import { WITHOUT_NOMOR } from '#contract/stok/lot-admin.ts'
import { formatDate } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { NumberField, TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'

/** Number of lots above which a search by lot number is offered. */
const SEARCH_FROM = 6

interface ChooseLotFormProps {
  id: string
  choices: LotChoice
  params: { orderId: number; produkId: number }
  onBusy(isBusy: boolean): void
  onDone(): void
}

/** Form for the number of units from each lot. */
export function ChooseLotForm({ id, choices: initial, params, onBusy, onDone }: ChooseLotFormProps) {
  // Keep the data from the opening of the dialog: a refetch must not change the choice.
  const [choice] = useState(initial)
  const { nama, jumlah, pilihan } = choice
  const { form, save, bentrok } = useChooseLot({ choice, params, onBusy, onDone })
  const [cari, setSearch] = useState('')
  const selected = form.watch('lot').reduce((sum, one) => sum + (Number(one.jumlah) || 0), 0)

  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={form.handleSubmit((input) => save.mutate(input))}
      className="mt-4 grid gap-4"
    >
      <p className="text-tinta-2">
        Ambil <strong className="text-tinta">{jumlah}</strong> {nama}. Dipilih{' '}
        <strong className={selected === jumlah ? 'text-tinta' : 'text-merah'}>{selected}</strong> dari {jumlah}.
      </p>
      {pilihan.length > SEARCH_FROM && (
        <SearchInput
          aria-label="Cari nomor lot"
          placeholder="Cari nomor lot"
          value={cari}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <fieldset className="grid gap-3">
        <legend className="sr-only">Lot</legend>
        {pilihan.map((lot, index) => (
          <div key={lot.lotId} hidden={!lot.nomor.toLowerCase().includes(cari.trim().toLowerCase())}>
            <LotField form={form} index={index} lot={lot} />
          </div>
        ))}
      </fieldset>
      <TextArea
        label="Alasan"
        hint="Perlu diisi jika bukan lot yang paling dulu kedaluwarsa."
        error={form.formState.errors.alasan?.message}
        {...form.register('alasan')}
      />
      <AskingOutcome />
      {bentrok ? (
        <Notice kind="galat">
          Orang lain baru saja memilih lot {lotsText(bentrok, pilihan)}. Simpan lagi untuk memakai pilihan Anda, atau
          tutup.
        </Notice>
      ) : (
        save.isError && <Notice kind="galat">{errorText(save.error, { answered: 'Gagal mengganti lot' })}</Notice>
      )}
    </form>
  )
}

interface LotFieldProps {
  form: ReturnType<typeof useChooseLot>['form']
  index: number
  lot: LotChoice['pilihan'][number]
}

/** Number of units from one lot. A lot that may not be packed is read-only. */
function LotField({ form, index, lot: { nomor, kedaluwarsa, jumlah: most, halangan } }: LotFieldProps) {
  return (
    <NumberField
      label={nomor || WITHOUT_NOMOR}
      hint={[
        halangan === 'ditarik' ? 'Ditarik: tidak boleh dikemas' : `Maksimal ${most}`,
        kedaluwarsa && `kedaluwarsa ${formatDate(kedaluwarsa)}`,
        halangan === 'kedaluwarsa' && 'tidak boleh dikemas',
        !halangan && most === 0 && 'semuanya di karantina',
      ]
        .filter(Boolean)
        .join(', ')}
      readOnly={halangan !== null || most === 0}
      error={form.formState.errors.lot?.[index]?.jumlah?.message}
      {...form.register(`lot.${index}.jumlah`)}
    />
  )
}

interface ChooseLotOptions extends Pick<ChooseLotFormProps, 'params' | 'onBusy' | 'onDone'> {
  choice: LotChoice
}

/** Form and request that choose the lots. `bentrok` holds the lots that another user chose meanwhile. */
function useChooseLot({ choice: { lot, pilihan }, params, onBusy, onDone }: ChooseLotOptions) {
  const [original, setOriginal] = useState(lot)
  const queries = useQueryClient()
  const kabar = useNotice()
  const packedUnits = new Map(lot.map((one) => [one.lotId, one.jumlah]))
  const form = useForm({
    resolver: zodResolver(ChooseLotInput),
    defaultValues: {
      lot: pilihan.map(({ lotId, usul }) => ({
        lotId,
        jumlah: String(lot.length > 0 ? (packedUnits.get(lotId) ?? 0) : usul),
      })),
      alasan: '',
    } as z.input<typeof ChooseLotInput>,
  })
  const change = (input: z.output<typeof ChooseLotInput>) => ({ ...input, semula: { lot: original } })
  const save = useMutation({
    mutationFn: (input: z.output<typeof ChooseLotInput>) => callAdmin(chooseLot, { params, body: change(input) }),
    onMutate: () => onBusy(true),
    async onSuccess({ message }) {
      kabar(message)
      onDone()
      await renewAdmin(queries)
    },
    onError(error) {
      showFieldErrors(form, error, ['alasan'])
      // The message shows both choices, so a retry is based on the other user's choice.
      const current = currentOf(error)
      if (current) setOriginal(current)
    },
    onSettled: () => onBusy(false),
  })
  return { form, save, bentrok: currentOf(save.error) }
}

/** Returns lots as text: '2 × A1, 3 × B7'. */
const lotsText = (rows: LotChoice['lot'], pilihan: LotChoice['pilihan']) => {
  const nomorOf = (lotId: number) => pilihan.find((one) => one.lotId === lotId)?.nomor || WITHOUT_NOMOR
  return rows.map(({ lotId, jumlah }) => `${jumlah} × ${nomorOf(lotId)}`).join(', ') || 'belum dikemas'
}

/** Returns the lots that another user packed meanwhile; undefined for other errors. */
const currentOf = (error: unknown): LotChoice['lot'] | undefined =>
  error instanceof ApiError && error.code === 'ISIAN_BENTROK'
    ? (error.bentrok[0]?.sekarang as LotChoice['lot'] | undefined)
    : undefined
