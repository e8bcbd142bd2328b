import { FileText, PackageOpen, Truck, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { deselectAll, useSelection } from '#web/admin/pesanan/pesanan-choices.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { HandOverToKurir } from './hand-over-to-kurir.tsx'
import { PackMany } from './pack-many.tsx'
import { toPrint } from './print-address.ts'

/** 48 px high, for wet gloves. */
const BIG = 'min-h-12! shrink-0 whitespace-nowrap'

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
      {selected.length > 0 && (
        <section
          aria-label="Pesanan yang dipilih"
          className="sticky bottom-0 z-20 mt-4 flex items-center gap-2 border-garis-tua border-t bg-kertas py-2 max-md:-mx-4 max-md:px-4 md:rounded md:border md:px-3"
        >
          <IconButton label="Batalkan semua pilihan" onClick={deselectAll} className="size-12!">
            <X aria-hidden className="size-5" />
          </IconButton>
          <p role="status" className="whitespace-nowrap font-semibold">
            {selected.length} dipilih
          </p>
          <div className="flex flex-1 gap-2 overflow-x-auto p-1 lg:justify-end">
            {before}
            <Button compact onClick={() => setLangkah('kemas')} className={BIG}>
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
              className={BIG}
            >
              <FileText aria-hidden className="size-5" />
              Cetak
            </ButtonLink>
            <Button compact variant="garis" onClick={() => setLangkah('serah')} className={BIG}>
              <Truck aria-hidden className="size-5" />
              Serahkan ke kurir
            </Button>
            {children}
          </div>
        </section>
      )}
      {langkah === 'kemas' && <PackMany selected={selected} onClose={close} onHandOver={() => setLangkah('serah')} />}
      {langkah === 'serah' && <HandOverToKurir selected={selected} onClose={close} />}
    </>
  )
}
