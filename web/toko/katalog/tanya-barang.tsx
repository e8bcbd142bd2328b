import { useNamaToko } from '#web/lib/settings.ts'
import { TanyaToko } from '#web/shared/tanya-toko.tsx'

/** Link to ask the shop about a product or package. */
export function TanyaBarang({ nama, jenis = 'produk' }: { nama: string; jenis?: 'produk' | 'paket' }) {
  return (
    <TanyaToko
      kata={`Halo ${useNamaToko()}, saya mau bertanya tentang ${nama}: `}
      isian={{ tentang: nama }}
      variant="polos"
      compact
    >
      {`Tanya ${jenis} ini`}
    </TanyaToko>
  )
}
