import { useState } from 'react'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { Button } from '#web/ui/button.tsx'
import { RefundMoney } from './refund-money.tsx'

interface Props {
  pesanan: PesananAdmin
  /** Order line and its missing quantity. */
  line: { urutan: number; jumlah: number; nama: string }
}

/** Button that refunds an out-of-stock line: opens the order's refund dialog with that line prefilled. */
export function UsedUpLine({ pesanan, line: { urutan, jumlah, nama } }: Props) {
  const [open, setOpen] = useState(false)
  const attempt = pesanan.pembayaran.find(({ sisa }) => sisa > 0)
  if (!attempt) return null
  return (
    <>
      <Button variant="garis" compact onClick={() => setOpen(true)}>
        <span>
          Kembalikan uangnya
          <span className="sr-only">
            {' '}
            untuk {jumlah} × {nama}
          </span>
        </span>
      </Button>
      {open && (
        <RefundMoney
          pesanan={pesanan}
          attempt={attempt}
          suggestion={{ jumlah: 0, barang: [{ urutan, jumlah }], alasan: `Habis: ${jumlah} × ${nama}`.slice(0, 200) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
