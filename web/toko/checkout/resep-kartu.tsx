import { resepRemark } from '#web/toko/resep/keterangan-resep.ts'
import type { ResepFor } from '#web/toko/resep/resep-for.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { PesananLine } from './baris-pesanan.ts'

interface ResepKartuProps {
  line: PesananLine
  choices: readonly ResepFor[]
  chosen: ResepFor | undefined
  isPending: boolean
  onChoose(resepId: number): void
}

/** Shows the prescription that covers the order, or links to a request for one. */
export function ResepKartu({ line, choices, chosen, isPending, onChoose }: ResepKartuProps) {
  if (isPending) return <SkeletonKartu className="h-32" />
  return (
    <section aria-labelledby="resep-pesanan" className="kartu p-4 md:p-5">
      <h2 id="resep-pesanan" className="text-lg tracking-normal">
        Resep Dokter Hewan
      </h2>
      {choices.length > 1 ? (
        <div className="mt-3">
          <SelectField
            label="Resep yang dipakai"
            value={chosen?.resepId}
            onChange={(event) => onChoose(Number(event.target.value))}
          >
            <Options pairs={choices.map((resep) => [resep.resepId, resepName(resep)])} />
          </SelectField>
        </div>
      ) : (
        chosen && <p className="mt-2 font-medium">{resepName(chosen)}</p>
      )}
      {chosen ? (
        <p className="mt-1 text-tinta-2">{resepRemark(chosen)}</p>
      ) : (
        <>
          <p className="mt-2 text-tinta-2">
            {line.nama} hanya dijual dengan resep. Ajukan resepnya, lalu kembali ke sini untuk memesan.
          </p>
          <ButtonLink to={`/ajukan-resep?produk=${line.id}&jumlah=${line.jumlah}`} className="mt-3">
            Ajukan resep
          </ButtonLink>
        </>
      )}
    </section>
  )
}

const resepName = ({ resepId, dokter }: ResepFor) => `Resep ${resepId}, ${dokter}`
