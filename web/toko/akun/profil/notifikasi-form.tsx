import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { explain } from '#content/terms.ts'
import { type PilihanNotifikasi, updateNotifikasiChoices } from '#contract/akun/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { notifikasiChoicesQuery } from '#web/toko/akun/akun-queries.ts'
import { useKeepDraft, useKeptDraft } from '#web/toko/akun/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Box {
  name: keyof PilihanNotifikasi
  label: string
  hint: string
}

const PILIHAN: Box[] = [
  { name: 'orderStatus', label: 'Status pesanan', hint: 'Pesanan diterima, dibayar, diproses, atau dibatalkan.' },
  { name: 'articleUpdates', label: 'Artikel baru', hint: 'Pengetahuan tentang penyakit dan perawatan kerapu.' },
  { name: 'productOffers', label: 'Penawaran produk', hint: 'Produk dan paket yang baru tersedia.' },
  { name: 'discountPromo', label: 'Diskon dan promo', hint: 'Harga khusus yang berlaku sebentar.' },
  { name: 'shippingUpdates', label: 'Pengiriman', hint: 'Pesanan dikirim, dengan kurir dan nomor resi.' },
]
const REMINDER: Box[] = [
  {
    name: 'treatmentReminders',
    label: 'Pengingat buku obat',
    hint: `Hari mengulang obat dan akhir ${explain('masa henti')}. Email harus sudah dikonfirmasi.`,
  },
]

export function NotifikasiForm({ saved }: { saved: PilihanNotifikasi }) {
  const queries = useQueryClient()
  const kept = useKeptDraft<PilihanNotifikasi>('notifikasi')
  const [pilihan, setChoices] = useState(kept ?? saved)
  useKeepDraft('notifikasi', () => pilihan)
  const save = useMutation({
    mutationFn: (body: PilihanNotifikasi) => call(updateNotifikasiChoices, { body }),
    onSuccess: ({ message: _, ...fresh }) => queries.setQueryData(notifikasiChoicesQuery().queryKey, fresh),
  })

  function choose(name: keyof PilihanNotifikasi, isWanted: boolean) {
    save.reset()
    setChoices({ ...pilihan, [name]: isWanted })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    save.mutate(pilihan)
  }

  return (
    <form method="post" onSubmit={submit} className="kartu grid gap-5 p-5 sm:p-6">
      <Group title="Email yang ingin saya terima" box={PILIHAN} choices={pilihan} onChoose={choose} />
      <Group title="Pengingat lain" box={REMINDER} choices={pilihan} onChoose={choose} />
      {save.isSuccess && (
        <Notice kind="berhasil" announce>
          {save.data.message}
        </Notice>
      )}
      {save.isError && (
        <Notice
          kind="galat"
          action={
            <Button variant="garis" onClick={() => save.mutate(pilihan)}>
              Coba Lagi
            </Button>
          }
        >
          {errorText(save.error, { answered: 'Pilihan gagal disimpan. Coba lagi.' })}
        </Notice>
      )}
      <Button type="submit" variant="utama" busy={save.isPending} className="sm:justify-self-start">
        Simpan
      </Button>
    </form>
  )
}

interface GroupProps {
  title: string
  box: Box[]
  choices: PilihanNotifikasi
  onChoose(name: keyof PilihanNotifikasi, isWanted: boolean): void
}

function Group({ title, box, choices, onChoose }: GroupProps) {
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{title}</legend>
      <div className="mt-2 grid">
        {box.map(({ name, label, hint }) => (
          <CheckField
            key={name}
            label={label}
            hint={hint}
            name={name}
            checked={choices[name]}
            onChange={({ target }) => onChoose(name, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
