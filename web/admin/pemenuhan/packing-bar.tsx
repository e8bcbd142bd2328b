import { FileText, PackageOpen, Truck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PESANAN_TICKS, useSelection } from '#web/admin/pesanan/pesanan-choices.ts'
import { TICK_BUTTON, TickBar } from '#web/admin/ui/daftar/tick-bar.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { HandOverToKurir } from './hand-over-to-kurir.tsx'
import { PackMany } from './pack-many.tsx'
import { toPrint } from './print-address.ts'

interface Props {
  /** Further actions, before and after those of packing. */
  before?: ReactNode
  children?: ReactNode
}

/** Actions for the selected orders; sticky while orders are selected. */
export function PackingBar({ before, children }: Props) {
  const selected = useSelection()
  const [langkah, setLangkah] = useState<'kemas' | 'serah'>()
  const close = () => setLangkah(undefined)
  return (
    <>
      <TickBar ticks={PESANAN_TICKS} name="Pesanan yang dipilih">
        {before}
        <Button compact onClick={() => setLangkah('kemas')} className={TICK_BUTTON}>
          <PackageOpen aria-hidden className="size-5" />
          Kemas
        </Button>
        <ButtonLink
          compact
          variant="garis"
          to={toPrint(
            selected.map(({ orderId }) => orderId),
            'surat-jalan',
          )}
          className={TICK_BUTTON}
        >
          <FileText aria-hidden className="size-5" />
          Cetak
        </ButtonLink>
        <Button compact variant="garis" onClick={() => setLangkah('serah')} className={TICK_BUTTON}>
          <Truck aria-hidden className="size-5" />
          Serahkan ke kurir
        </Button>
        {children}
      </TickBar>
      {langkah === 'kemas' && <PackMany selected={selected} onClose={close} onHandOver={() => setLangkah('serah')} />}
      {langkah === 'serah' && <HandOverToKurir selected={selected} onClose={close} />}
    </>
  )
}
