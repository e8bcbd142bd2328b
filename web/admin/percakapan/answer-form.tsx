import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { type JawabanBody, type Percakapan, replyPercakapan } from '#contract/percakapan/admin.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { textPembeli } from '#web/admin/pesanan-admin/wa-pembeli.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useWriteWa } from '#web/admin/templat/write-wa.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

type Jawaban = z.output<typeof JawabanBody>

interface AnswerFormProps {
  percakapan: Percakapan
  form: UseFormReturn<Jawaban>
}

/** Form for a text within the 24 hours. The text stays in it until the shop has stored the answer. */
export function AnswerForm({ percakapan, form }: AnswerFormProps) {
  const { percakapanId, bisa_dibalas_sampai, balasan_bulan_ini, tarif } = percakapan
  const send = useLangkah(
    (body: Jawaban) => callAdmin(replyPercakapan, { params: { percakapanId }, body }),
    () => form.reset(),
  )
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((body) => send.mutate(body))}
      className="grid grid-cols-1 gap-3"
    >
      <p className="font-semibold">Bisa dibalas sampai {formatTime(bisa_dibalas_sampai)}</p>
      <ReadyText percakapan={percakapan} form={form} />
      <TextArea
        label="Jawaban"
        rows={5}
        hint={`Biaya: Meta menghitung jawaban sebagai pesan layanan. Biasanya 1.000 pertama sebulan gratis, lalu sekitar ${formatRupiah(tarif.balasan)} per pesan yang sampai. Bulan ini sudah ${balasan_bulan_ini.toLocaleString('id-ID')}.`}
        error={form.formState.errors.isi?.message}
        {...form.register('isi')}
      />
      <AskingOutcome />
      {send.isError && <Notice kind="galat">{errorText(send.error, { answered: 'Jawaban gagal dikirim' })}</Notice>}
      <Button type="submit" variant="utama" busy={send.isPending} className="justify-self-start">
        {send.isPending ? 'Mengirim…' : 'Kirim Jawaban'}
      </Button>
    </form>
  )
}

/** Choice of a ready text, which is added to the answer. Texts about an order follow its state. */
function ReadyText({ percakapan: { nama, terhubung, pesanan }, form }: AnswerFormProps) {
  const write = useWriteWa()
  const load = useMutation({
    mutationFn: (orderId: number) => callAdmin(getPesananAdmin, { params: { orderId } }),
    onSuccess: (order) => insert(textPembeli(order, write)),
  })
  const insert = (text: string) => {
    const before = form.getValues('isi').trim()
    form.setValue('isi', before ? `${before}\n\n${text}` : text, { shouldDirty: true })
  }
  const value = { nama: nama ?? '' }
  return (
    <>
      <SelectField
        label="Teks siap pakai (opsional)"
        hint="Teks ditambahkan ke jawaban, dan masih bisa diubah."
        value=""
        onChange={({ target }) => {
          const chosen = target.value
          if (chosen === 'hubungkan')
            insert(write('wa-hubungkan', { tautan: `${window.location.origin}/PengaturanNotifikasi` }))
          else if (chosen === 'ditunggu') insert(write('wa-ditunggu', value))
          else if (chosen === 'sapa') insert(write('wa-pelanggan', value))
          else load.mutate(Number(chosen))
        }}
      >
        <option value="" disabled>
          {load.isPending ? 'Memuat…' : 'Pilih teks'}
        </option>
        {!terhubung && <option value="hubungkan">Minta nomor ini dihubungkan</option>}
        <option value="ditunggu">Pesan sudah dibaca</option>
        <option value="sapa">Menyapa pembeli</option>
        {pesanan.map(({ orderId, nomor }) => (
          <option key={orderId} value={orderId}>
            Status pesanan {nomor}
          </option>
        ))}
      </SelectField>
      {load.isError && <Notice kind="galat">{errorText(load.error, { answered: 'Teks pesanan gagal dimuat' })}</Notice>}
    </>
  )
}
