import { liburText } from '#contract/pengaturan/holiday-admin.ts'
import { type ForToko, publicToko } from '#contract/pengaturan/public-admin.ts'
import logo from '#web/drawings/logo.svg'
import { KontakToko } from '#web/shared/kontak-toko.tsx'

/** Notice of a holiday, logo, name and contact, as buyers see them. */
export function TokoPreview({ values }: { values: ForToko }) {
  const toko = publicToko(values, new Date())
  const libur = liburText(toko.libur)
  return (
    <>
      {libur && <p className="bg-kuning-muda px-4 py-1 text-center font-medium text-kuning text-xs">{libur}</p>}
      <div className="wadah flex h-16 items-center gap-2 border-garis border-b bg-kertas font-bold tracking-tight">
        <img src={toko.logo || logo} alt="" width={36} height={36} className="shrink-0" />
        <span className="line-clamp-2 wrap-anywhere leading-tight">{toko.nama_toko}</span>
      </div>
      <div className="wadah py-5">
        <section className="kartu p-5">
          <h2 className="mb-2 text-lg">{toko.nama_toko}</h2>
          <KontakToko toko={toko} />
          {toko.contoh && <p className="mt-3 text-sm text-tinta-2">Contoh, sampai alamat atau nomor toko diisi.</p>}
        </section>
      </div>
    </>
  )
}
