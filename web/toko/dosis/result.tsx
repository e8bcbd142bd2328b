import type { ReactNode } from 'react'
import type {
  Doubtful,
  FreshwaterInputResult,
  PakanResult,
  Pending,
  RendamResult,
  SalinitasResult,
} from '#contract/dosis/compute.ts'
import { confirmationOf } from '#contract/dosis/doubt.ts'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import type { FormValues } from '#contract/dosis/input.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { formatAlamat } from './alamat-dosis.ts'
import { PakanMixResult } from './pakan-result.tsx'
import { ObatRendamResult } from './rendam-result.tsx'
import { FreshwaterResult, SalinitasOutcome } from './water-result.tsx'

type Outcome =
  | Pending
  | Doubtful
  | RendamResult
  | PakanResult
  | FreshwaterInputResult
  | SalinitasResult
  | { jenis: 'tolak' | 'tunda'; alasan: string[] }

interface ResultProps {
  result: Outcome | undefined
  produk: ProdukDosis | undefined
  input: FormValues
  /** True if the requested product has no computable rules. */
  isNotComputed: boolean
}

/** Shows the result, or why there is none and what to do instead. */
export function Results({ result, produk, input, isNotComputed }: ResultProps) {
  if (!result)
    return (
      <Box>
        {isNotComputed
          ? 'Produk itu tidak bisa dihitung di sini. Dosisnya tidak tertulis dalam angka, atau produk itu perlu resep dokter hewan. Pilih produk lain.'
          : 'Pilih produk, lalu isi ukurannya. Takaran muncul di sini.'}
      </Box>
    )
  switch (result.jenis) {
    case 'belum':
      return (
        <Box>
          {Object.keys(result.galat).length > 0
            ? 'Perbaiki angka yang bertanda merah.'
            : 'Isi ukurannya. Takaran muncul di sini.'}
        </Box>
      )
    case 'ragu':
      return (
        <div role="status" className="rounded border-2 border-kuning bg-kuning-muda p-5 text-tinta">
          <h2 className="text-xl">Belum dihitung: benarkah angkanya?</h2>
          <ul className="mt-2 grid gap-2 font-semibold">
            {result.doubts.map(({ kalimat }) => (
              <li key={kalimat}>{kalimat}</li>
            ))}
          </ul>
          <p className="mt-3">Perbaiki angkanya. Jika memang benar, hitung dengan tombol ini.</p>
          <ButtonLink
            to={formatAlamat({ ...input, yakin: confirmationOf(result.doubts), hitung: '1' })}
            replace
            preventScrollReset
            variant="garis"
            className="mt-3 min-h-12"
          >
            Hitung dengan angka ini
          </ButtonLink>
        </div>
      )
    case 'tolak':
      return (
        <Prohibition title="Tidak dihitung" reasons={result.alasan}>
          Kurangi angkanya, atau tanyakan kepada petugas kesehatan ikan. Di atas batas ini ikan Anda bisa mati.
        </Prohibition>
      )
    case 'tunda':
      return (
        <Prohibition title="Tunda rendam" reasons={result.alasan}>
          Jangan rendam sekarang. Tambah aerasi, hentikan pakan, dan ukur lagi saat sejuk.
        </Prohibition>
      )
    case 'takaran':
      return produk && <ObatRendamResult result={result} produk={produk} input={input} />
    case 'pakan':
      return produk && <PakanMixResult result={result} produk={produk} input={input} />
    case 'air-tawar':
      return <FreshwaterResult result={result} input={input} />
    case 'salinitas':
      return <SalinitasOutcome result={result} input={input} />
  }
}

const Box = ({ children }: { children: ReactNode }) => (
  <p role="status" className="kartu p-5 print:hidden">
    {children}
  </p>
)

/** Dark text on pale red, readable in sunlight. */
function Prohibition({ title, reasons, children }: { title: string; reasons: readonly string[]; children: ReactNode }) {
  return (
    <div role="status" className="rounded border-2 border-merah bg-merah-muda p-5 text-tinta">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 grid gap-2 font-semibold">
        {reasons.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-3">{children}</p>
    </div>
  )
}
