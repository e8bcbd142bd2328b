import { RETURN_FOTO_MAX } from '#contract/pembayaran/pengembalian-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { RETURN_METHODS } from '#web/admin/pembayaran/return-methods.ts'
import { FotoField } from '#web/shared/foto/foto-input.tsx'
import { NumberField, TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import { methodName } from './pesanan-words.ts'
import { isFullOnly, methodNote } from './refund-method.ts'
import { ReturnedGoods } from './returned-barang.tsx'
import type { Refund, RefundTarget } from './use-refund.ts'

interface RefundFieldsProps extends RefundTarget {
  refund: Refund
}

/** Fields of a refund: method, goods, amount, reason and photos. */
export function RefundFields({ refund, pesanan, attempt, suggestion }: RefundFieldsProps) {
  const { form } = refund
  const { errors } = form.formState
  const { order_id, payment_type, pilihan_kembali: pilihan } = attempt
  const method = form.watch('cara')
  return (
    <>
      <p className="text-tinta-2">
        Bisa dikembalikan <strong className="harga text-tinta">{formatRupiah(form.watch('sisa'))}</strong> dari{' '}
        {methodName(payment_type)} nomor <span className="[overflow-wrap:anywhere]">{order_id}</span>.
      </p>
      {pilihan.length > 1 && (
        <SelectField label="Cara" {...form.register('cara')}>
          <Options pairs={pilihan.map(({ cara }) => [cara, RETURN_METHODS[cara]])} />
        </SelectField>
      )}
      <Notice kind="info">{methodNote(method, pilihan)}</Notice>
      {method !== 'batal' && (
        <ReturnedGoods
          form={form}
          pesanan={pesanan}
          isWhole={isFullOnly(pilihan, method)}
          isSuggested={suggestion !== undefined && suggestion.barang.length > 0}
        />
      )}
      <NumberField label="Jumlah (Rp)" error={errors.jumlah?.message} {...form.register('jumlah')} />
      <TextArea
        label="Alasan"
        hint="Tercatat di pesanan. Pembeli hanya diberi tahu jumlahnya."
        error={errors.alasan?.message}
        {...form.register('alasan')}
      />
      {method === 'manual' && (
        <TextField
          label="Rekening tujuan dan nomor bukti"
          autoComplete="off"
          error={errors.bukti?.message}
          {...form.register('bukti')}
        />
      )}
      <RefundFoto refund={refund} isManual={method === 'manual'} keluhanId={suggestion?.keluhanId} />
    </>
  )
}

interface RefundFotoProps {
  refund: Refund
  isManual: boolean
  /** Complaint that the refund resolves; its photos stay there. */
  keluhanId: number | undefined
}

function RefundFoto({ refund: { foto, fotoError, clearFotoError }, isManual, keluhanId }: RefundFotoProps) {
  return (
    <FotoField
      foto={foto}
      max={RETURN_FOTO_MAX}
      title={isManual ? 'Foto barang atau bukti transfer' : 'Foto barang'}
      hint={
        keluhanId
          ? `Opsional. Foto dari keluhan ${keluhanId} tetap tersimpan di sana.`
          : `Opsional, maksimal ${RETURN_FOTO_MAX}. Hanya dilihat admin toko.`
      }
      error={fotoError}
      onChange={clearFotoError}
    />
  )
}
