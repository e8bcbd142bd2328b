import { useState } from 'react'
import type { PesananAdmin } from '#contract/kantor-pesanan/office.ts'
import { Button } from '#web/ui/button.tsx'
import { KembalikanDana } from './kembalikan-dana.tsx'

interface Props {
  pesanan: PesananAdmin
  /** The line, and how many of it are not there. */
  baris: { urutan: number; jumlah: number; nama: string }
}

/** Gives back what was paid for a line that is out of stock: the order's own refund, with that line filled in. */
export function BarisHabis({ pesanan, baris: { urutan, jumlah, nama } }: Props) {
  const [open, setOpen] = useState(false)
  const percobaan = pesanan.pembayaran.find(({ sisa }) => sisa > 0)
  if (!percobaan) return null
  return (
    <>
      <Button variant="garis" rapat onClick={() => setOpen(true)}>
        <span>
          Kembalikan uangnya
          <span className="sr-only">
            {' '}
            untuk {jumlah} × {nama}
          </span>
        </span>
      </Button>
      {open && (
        <KembalikanDana
          pesanan={pesanan}
          percobaan={percobaan}
          usul={{ jumlah: 0, barang: [{ urutan, jumlah }], alasan: `Habis: ${jumlah} × ${nama}`.slice(0, 200) }}
          onTutup={() => setOpen(false)}
        />
      )}
    </>
  )
}
