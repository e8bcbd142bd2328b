import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type PilihanNotifikasi, updatePilihanNotifikasi } from '#contract/akun.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pilihanNotifikasiQuery } from './akun-queries.ts'
import { useKeepDraf, useKeptDraf } from './use-draf.ts'

const PILIHAN: { name: keyof PilihanNotifikasi; label: string; about: string }[] = [
  { name: 'orderStatus', label: 'Status pesanan', about: 'Pesanan diterima, dibayar, diproses, atau dibatalkan.' },
  { name: 'shippingUpdates', label: 'Pengiriman', about: 'Pesanan dikirim, dengan kurir dan nomor resi.' },
  { name: 'articleUpdates', label: 'Artikel baru', about: 'Pengetahuan tentang penyakit dan perawatan kerapu.' },
  { name: 'productOffers', label: 'Penawaran produk', about: 'Produk dan paket yang baru tersedia.' },
  { name: 'discountPromo', label: 'Diskon dan promo', about: 'Harga khusus yang berlaku sebentar.' },
]

export function NotifikasiForm({ tersimpan }: { tersimpan: PilihanNotifikasi }) {
  const queries = useQueryClient()
  const kept = useKeptDraf<PilihanNotifikasi>('notifikasi')
  const [pilihan, setPilihan] = useState(kept ?? tersimpan)
  useKeepDraf('notifikasi', () => pilihan)
  const save = useMutation({
    mutationFn: (body: PilihanNotifikasi) => call(updatePilihanNotifikasi, { body }),
    onSuccess: ({ message: _, ...baru }) => queries.setQueryData(pilihanNotifikasiQuery().queryKey, baru),
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    save.mutate(pilihan)
  }

  return (
    <form method="post" onSubmit={submit} className="kartu grid gap-5 p-5 sm:p-6">
      <fieldset>
        <legend className="font-semibold text-lg">Email yang ingin saya terima</legend>
        <div className="mt-2 grid">
          {PILIHAN.map(({ name, label, about }) => (
            <label key={name} className="flex min-h-14 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                name={name}
                checked={pilihan[name]}
                aria-describedby={`tentang-${name}`}
                onChange={({ target }) => {
                  save.reset()
                  setPilihan({ ...pilihan, [name]: target.checked })
                }}
                className="mt-0.5 size-5 shrink-0 accent-laut"
              />
              <span>
                <span className="block font-medium">{label}</span>
                <span id={`tentang-${name}`} className="block text-sm text-tinta-2">
                  {about}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
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
          {errorText(save.error, { answered: 'Gagal menyimpan pengaturan notifikasi' })}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button type="submit" variant="utama" busy={save.isPending}>
          Simpan
        </Button>
        <ButtonLink to="/akun" variant="garis">
          Kembali ke Akun
        </ButtonLink>
      </div>
    </form>
  )
}
