import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type PilihanNotifikasi, updatePilihanNotifikasi } from '#contract/akun/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { pilihanNotifikasiQuery } from '#web/toko/akun/akun-queries.ts'
import { useKeepDraf, useKeptDraf } from '#web/toko/akun/use-draf.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Kotak {
  name: keyof PilihanNotifikasi
  label: string
  hint: string
}

const PILIHAN: Kotak[] = [
  { name: 'orderStatus', label: 'Status pesanan', hint: 'Pesanan diterima, dibayar, diproses, atau dibatalkan.' },
  { name: 'articleUpdates', label: 'Artikel baru', hint: 'Pengetahuan tentang penyakit dan perawatan kerapu.' },
  { name: 'productOffers', label: 'Penawaran produk', hint: 'Produk dan paket yang baru tersedia.' },
  { name: 'discountPromo', label: 'Diskon dan promo', hint: 'Harga khusus yang berlaku sebentar.' },
  { name: 'shippingUpdates', label: 'Pengiriman', hint: 'Pesanan dikirim, dengan kurir dan nomor resi.' },
]
const PENGINGAT: Kotak[] = [
  {
    name: 'treatmentReminders',
    label: 'Pengingat buku obat',
    hint: 'Hari mengulang obat dan akhir masa henti (jeda obat sebelum panen). Email harus sudah dikonfirmasi.',
  },
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

  function pilih(name: keyof PilihanNotifikasi, mau: boolean) {
    save.reset()
    setPilihan({ ...pilihan, [name]: mau })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    save.mutate(pilihan)
  }

  return (
    <form method="post" onSubmit={submit} className="kartu grid gap-5 p-5 sm:p-6">
      <Kelompok judul="Email yang ingin saya terima" kotak={PILIHAN} pilihan={pilihan} onPilih={pilih} />
      <Kelompok judul="Pengingat lain" kotak={PENGINGAT} pilihan={pilihan} onPilih={pilih} />
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

interface KelompokProps {
  judul: string
  kotak: Kotak[]
  pilihan: PilihanNotifikasi
  onPilih(name: keyof PilihanNotifikasi, mau: boolean): void
}

function Kelompok({ judul, kotak, pilihan, onPilih }: KelompokProps) {
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{judul}</legend>
      <div className="mt-2 grid">
        {kotak.map(({ name, label, hint }) => (
          <CheckField
            key={name}
            label={label}
            hint={hint}
            name={name}
            checked={pilihan[name]}
            onChange={({ target }) => onPilih(name, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
