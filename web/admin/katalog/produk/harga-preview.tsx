import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { grossProfit, hargaOn } from '#contract/katalog/harga-on-day-admin.ts'
import { ProdukBody } from '#contract/katalog/produk-admin.ts'
import { getPengaturan } from '#contract/pengaturan/admin.ts'
import { computePpn } from '#contract/uang/ppn.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { currentTarif } from '#contract/uang/tarif-ppn.ts'
import { dateWib } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { DateField } from '#web/ui/date-field.tsx'
import type { ProdukInput } from './produk-input.ts'

const NAMES = ['harga', 'harga_promo', 'promo_mulai', 'promo_sampai', 'golongan'] as const
const Typed = ProdukBody.pick({ harga: true, harga_promo: true, promo_mulai: true, promo_sampai: true, golongan: true })

interface Props {
  form: UseFormReturn<ProdukInput, unknown, ProdukInput>
  /** Cost of the last lot in rupiah; undefined if it is unknown, or not for this role. */
  modal: number | undefined
}

/** Price that buyers see on a day with the typed prices, and its gross profit by the cost of the last lot. */
export function HargaPreview({ form, modal }: Props) {
  const values = useWatch({ control: form.control, name: NAMES })
  const [day, setDay] = useState(() => dateWib(new Date()))
  const { data } = Typed.safeParse(Object.fromEntries(NAMES.map((name, index) => [name, values[index]])))
  const shown = data && day ? hargaOn(day, data) : undefined
  return (
    <div className="grid items-start gap-4 rounded bg-pasir p-4 sm:grid-cols-[12rem_1fr]">
      <DateField label="Harga pada tanggal" value={day} onChange={({ target }) => setDay(target.value)} />
      <div role="status" className="grid gap-1 sm:pt-8">
        {shown ? (
          <>
            <p>
              Pembeli melihat <strong className="harga">{formatRupiah(shown.harga)}</strong>
              {shown.semula !== null && (
                <>
                  {' '}
                  dari <s className="harga text-tinta-2">{formatRupiah(shown.semula)}</s>
                </>
              )}
            </p>
            {modal !== undefined && <Margin harga={shown.harga} modal={modal} />}
          </>
        ) : (
          <p className="text-tinta-2">Isi harga dan tanggal untuk melihat harga bagi pembeli.</p>
        )}
      </div>
    </div>
  )
}

function Margin({ harga, modal }: { harga: number; modal: number }) {
  const { data: settings } = useQuery({
    queryKey: ['admin', getPengaturan.name],
    queryFn: () => callAdmin(getPengaturan, {}),
  })
  if (!settings) return null
  const tarif = currentTarif(settings.ppn)
  const net = tarif?.cara === 'termasuk' ? computePpn(tarif, harga).harga_jual : harga
  const { laba, persen } = grossProfit(net, modal)
  return (
    <p className={laba < 0 ? 'font-semibold text-merah' : 'text-tinta-2'}>
      Laba kotor {formatRupiah(laba)} ({persen}%) dari harga modal lot terakhir {formatRupiah(modal)}
      {tarif?.cara === 'termasuk' && ', tanpa PPN'}
    </p>
  )
}
