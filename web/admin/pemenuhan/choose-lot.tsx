import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ChooseLotInput, chooseLot, getLotChoices, type LotChoice } from '#contract/pemenuhan/kemasan-admin.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { WITHOUT_NOMOR } from '#contract/stok/lot-admin.ts'
import { formatTanggal } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'

interface Props {
  pesanan: Pick<PesananAdmin, 'orderId'>
  bagian: PesananAdmin['bagian'][number]
}

/** Number of lots above which a search by lot number is offered. */
const SEARCH_FROM = 6

/** Button and dialog that choose the lots of one product of an order. */
export function ChooseLot({ pesanan: { orderId }, bagian: { produkId, nama } }: Props) {
  const [open, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Button variant="polos" compact aria-label={`Ganti lot ${nama}`} onClick={() => setOpen(true)}>
        Ganti lot
      </Button>
      {open && <ChooseLotDialog orderId={orderId} produkId={produkId} onClose={onClose} />}
    </>
  )
}

function ChooseLotDialog({ onClose, ...params }: { orderId: number; produkId: number; onClose(): void }) {
  const formId = useId()
  const [isPending, setIsPending] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'pilihan-lot', params],
    queryFn: () => callAdmin(getLotChoices, { params }),
    gcTime: 0,
  })
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Ganti lot"
      footer={
        <>
          <Button variant="garis" onClick={onClose}>
            Batal
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="utama"
            disabled={!data}
            busy={isPending}
            aria-keyshortcuts="Control+S"
          >
            Kemas dari lot ini
          </Button>
        </>
      }
    >
      {error && !data && (
        <LoadFailure onRetry={() => void refetch()}>{errorText(error, { answered: 'Gagal memuat lot' })}</LoadFailure>
      )}
      {!data && !error && (
        <div role="status" className="mt-4">
          <span className="sr-only">Memuat lot…</span>
          <SkeletonKartu className="h-48" />
        </div>
      )}
      {data && <ChooseLotForm id={formId} pilihan={data} params={params} onBusy={setIsPending} onDone={onClose} />}
    </Dialog>
  )
}

interface FormProps {
  id: string
  pilihan: LotChoice
  params: { orderId: number; produkId: number }
  onBusy(isBusy: boolean): void
  onDone(): void
}

function ChooseLotForm({ id, pilihan: initial, params, onBusy, onDone }: FormProps) {
  // Keep the data from the opening of the dialog: a refetch must not change the choice.
  const [{ nama, jumlah, lot, pilihan }] = useState(initial)
  const [semula, setOriginal] = useState(lot)
  const [cari, setSearch] = useState('')
  const queries = useQueryClient()
  const kabar = useNotice()
  const dikemas = new Map(lot.map((one) => [one.lotId, one.jumlah]))
  const form = useForm({
    resolver: zodResolver(ChooseLotInput),
    defaultValues: {
      lot: pilihan.map(({ lotId, usul }) => ({
        lotId,
        jumlah: String(lot.length > 0 ? (dikemas.get(lotId) ?? 0) : usul),
      })),
      alasan: '',
    } as z.input<typeof ChooseLotInput>,
  })
  const { errors } = form.formState
  const selected = form.watch('lot').reduce((sum, one) => sum + (Number(one.jumlah) || 0), 0)
  const change = (isian: z.output<typeof ChooseLotInput>) => ({ ...isian, semula: { lot: semula } })
  const save = useMutation({
    mutationFn: (isian: z.output<typeof ChooseLotInput>) => callAdmin(chooseLot, { params, body: change(isian) }),
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
  const nomorOf = (lotId: number) => pilihan.find((one) => one.lotId === lotId)?.nomor || WITHOUT_NOMOR
  const mention = (rows: LotChoice['lot']) =>
    rows.map(({ lotId, jumlah }) => `${jumlah} × ${nomorOf(lotId)}`).join(', ') || 'belum dikemas'
  const bentrok = currentOf(save.error)

  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={form.handleSubmit((isian) => save.mutate(isian))}
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
        {pilihan.map(({ lotId, nomor, kedaluwarsa, jumlah: most, halangan }, index) => (
          <div key={lotId} hidden={!nomor.toLowerCase().includes(cari.trim().toLowerCase())}>
            <TextField
              label={nomor || WITHOUT_NOMOR}
              hint={[
                halangan === 'ditarik' ? 'Ditarik: tidak boleh dikemas' : `Maksimal ${most}`,
                kedaluwarsa && `kedaluwarsa ${formatTanggal(kedaluwarsa)}`,
                halangan === 'kedaluwarsa' && 'tidak boleh dikemas',
                !halangan && most === 0 && 'semuanya di karantina',
              ]
                .filter(Boolean)
                .join(', ')}
              inputMode="numeric"
              autoComplete="off"
              readOnly={halangan !== null || most === 0}
              error={errors.lot?.[index]?.jumlah?.message}
              {...form.register(`lot.${index}.jumlah`)}
            />
          </div>
        ))}
      </fieldset>
      <TextArea
        label="Alasan"
        hint="Perlu diisi jika bukan lot yang paling dulu kedaluwarsa."
        error={errors.alasan?.message}
        {...form.register('alasan')}
      />
      <AskingOutcome />
      {bentrok ? (
        <Notice kind="galat">
          Orang lain baru saja memilih lot {mention(bentrok)}. Simpan lagi untuk memakai pilihan Anda, atau tutup.
        </Notice>
      ) : (
        save.isError && <Notice kind="galat">{errorText(save.error, { answered: 'Gagal mengganti lot' })}</Notice>
      )}
    </form>
  )
}

/** Returns the lots that another user packed meanwhile; undefined for other errors. */
const currentOf = (error: unknown): LotChoice['lot'] | undefined =>
  error instanceof ApiError && error.code === 'ISIAN_BENTROK'
    ? (error.bentrok[0]?.sekarang as LotChoice['lot'] | undefined)
    : undefined
