import { useSettings, useTokoName } from '#web/lib/settings.ts'
import { Share } from '#web/shared/share/share.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** Ways to show the catalogue elsewhere: the price list, and the feed that Google and Meta read. */
export function KatalogShare() {
  const toko = useTokoName()
  const { publicUrl = '' } = useSettings() ?? {}
  const list = `${publicUrl}/daftar-harga`
  const feed = `${publicUrl}/katalog.xml`
  return (
    <details className="kartu mt-6 px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Bagikan katalog</summary>
      <h2 className="mt-2 text-lg">Daftar harga</h2>
      <p className="max-w-prose text-tinta-2">
        Semua harga dalam satu halaman, tanpa obat yang perlu resep. Halaman ini bisa dicetak atau disimpan sebagai PDF.
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <a href={list} target="_blank" rel="noreferrer" className="tautan [overflow-wrap:anywhere]">
          {list}
        </a>
        <Share text={`Daftar harga ${toko}`} url={list} compact />
      </div>
      <h2 className="mt-4 text-lg">Google dan Meta</h2>
      <p className="max-w-prose text-tinta-2">
        Isikan alamat ini di Google Merchant Center atau Meta Commerce Manager. Isinya hanya barang yang boleh
        diiklankan: obat keras, obat bebas terbatas, obat tanpa nomor pendaftaran, dan bahan berbahaya tidak ikut.
      </p>
      <div className="mt-2 mb-4 flex flex-wrap items-center gap-3">
        <code className="[overflow-wrap:anywhere]">{feed}</code>
        <CopyButton text={feed} name="Alamat katalog" />
      </div>
    </details>
  )
}
