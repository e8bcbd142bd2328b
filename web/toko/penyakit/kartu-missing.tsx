import empty from '#web/drawings/not-found.svg'
import { ButtonLink } from '#web/ui/button.tsx'

export function KartuMissing() {
  return (
    <div className="wadah flex flex-col items-center gap-3 py-12 text-center">
      <img src={empty} alt="" width={320} height={240} className="h-auto w-64" />
      <h1>Kartu Tidak Ditemukan</h1>
      <p className="max-w-prose text-tinta-2">Pilih dari daftar penyakit umum. Kartu penyakit ini tidak ada.</p>
      <ButtonLink to="/penyakit-ikan" className="mt-3 min-h-12">
        Daftar penyakit umum
      </ButtonLink>
    </div>
  )
}
