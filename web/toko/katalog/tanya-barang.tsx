import { useNamaToko } from '#web/lib/settings.ts'
import { TanyaToko } from '#web/shared/tanya-toko.tsx'

/** A question about a product or a package. */
export function TanyaBarang({ nama, jenis = 'produk' }: { nama: string; jenis?: 'produk' | 'paket' }) {
  return (
    <TanyaToko
      kata={`Halo ${useNamaToko()}, saya mau bertanya tentang ${nama}: `}
      isian={{ tentang: nama }}
      className="mt-4 w-full md:w-auto"
    >
      {`Tanya ${jenis} ini`}
    </TanyaToko>
  )
}
