import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { beratText } from '#contract/checkout/berat.ts'
import { confirmOngkir, OngkirBody, type PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { AskingOutcome } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Form for the shipping fee of an order that waits for it. */
export function OngkirForm({ pesanan }: { pesanan: PesananAdmin }) {
  const { orderId, nama_shipping, alamat, batas_bayar, items, menunggu_resep } = pesanan
  const queries = useQueryClient()
  const kabar = useNotice()
  const form = useForm({ resolver: zodResolver(OngkirBody), defaultValues: { biaya: '' } })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { biaya: number }) => callAdmin(confirmOngkir, { params: { orderId }, body }),
    async onSuccess({ message }) {
      kabar(message)
      await renewAdmin(queries)
    },
    onError: (failure) => {
      showFieldErrors(form, failure, ['biaya'])
    },
  })
  return (
    <section aria-labelledby="isi-ongkir" className="kartu grid gap-4 p-4 md:p-5">
      <h2 id="isi-ongkir" className="text-lg tracking-normal">
        Isi Ongkir
      </h2>
      <p>
        Tujuan ini belum punya tarif {nama_shipping}. Pembeli belum bisa membayar; stoknya ditahan sampai{' '}
        <strong>{formatTime(batas_bayar)}</strong>.
      </p>
      <dl className="grid gap-1.5">
        <div>
          <dt className="text-sm text-tinta-2">Tujuan</dt>
          <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{alamat}</dd>
        </div>
        <div>
          <dt className="text-sm text-tinta-2">Berat</dt>
          <dd>{beratText(items) ?? 'Belum diketahui'}</dd>
        </div>
      </dl>
      {menunggu_resep ? (
        <Notice kind="info">Putuskan dulu resepnya. Setelah itu isi paketnya pasti, dan ongkirnya bisa diisi.</Notice>
      ) : (
        <form method="post" noValidate onSubmit={form.handleSubmit((body) => mutate(body))} className="grid gap-4">
          <NumberField
            label="Ongkir (rupiah)"
            hint="Dalam rupiah, misalnya 9000 atau 9.000. Isi 0 jika gratis."
            error={form.formState.errors.biaya?.message}
            {...form.register('biaya')}
          />
          <AskingOutcome />
          {error && <Notice kind="galat">{errorText(error, { answered: 'Gagal menyimpan ongkir' })}</Notice>}
          <Button type="submit" busy={isPending} className="justify-self-start">
            Simpan dan Kabari Pembeli
          </Button>
        </form>
      )}
      <p className="text-sm text-tinta-2">
        Tidak bisa dikirim ke sana? Batalkan pesanannya di bagian Pembayaran; stoknya bisa dijual lagi.
      </p>
    </section>
  )
}
