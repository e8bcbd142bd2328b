import { createVoucher } from '#contract/voucher/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { VoucherForm } from './voucher-form.tsx'

export const meta = () => kantorMeta('Tambah Voucher')

export default function VoucherAddPage() {
  return (
    <>
      <Kepala judul="Tambah Voucher" kembali={{ to: '/voucher', nama: 'Voucher' }} />
      <VoucherForm save={(body) => callAdmin(createVoucher, { body })} galat="Gagal menambahkan voucher" />
    </>
  )
}
