import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import logo from '#web/drawings/logo.svg?inline'
import { useBeranda, useToko, useTokoName } from '#web/lib/settings.ts'
import { KontakToko } from '#web/shared/kontak-toko.tsx'
import { Badge } from '#web/ui/badge.tsx'

const INFORMATION = [
  { to: '/beranda-pengguna', name: 'Beranda' },
  { to: '/layanan', name: 'Layanan' },
  { to: '/produk', name: 'Produk' },
  { to: '/penyakit-ikan', name: 'Penyakit Ikan' },
  { to: '/layanan2', name: 'Artikel' },
  { to: '/cari', name: 'Cari' },
  { to: '/produk/produk-satuan', name: 'Produk Satuan' },
  { to: '/produk/produk-paketan', name: 'Produk Paketan' },
]
const ULASAN = '/#ulasan'
const COMPANY = [
  { to: '/tentang-kami', name: 'Tentang Kami' },
  { to: ULASAN, name: 'Ulasan' },
  { to: '/kontak', name: 'Kontak' },
  { to: '/syarat-dan-ketentuan', name: 'Syarat dan Ketentuan' },
  { to: '/kebijakan-privasi', name: 'Kebijakan Privasi' },
]

export function Footer() {
  const toko = useToko()
  const { bagian } = useBeranda()
  const name = useTokoName()
  return (
    <footer id="kontak" className="mt-4 border-garis border-t bg-pasir-tua print:hidden">
      <div className="wadah grid py-8 md:grid-cols-[1.5fr_1fr_1fr_1.5fr] md:gap-8 md:py-10">
        <div className="mb-5 max-w-sm">
          <p className="flex items-center gap-2.5 font-bold text-lg">
            <img src={toko?.logo || logo} alt="" width={32} height={32} loading="lazy" />
            {name}
          </p>
          <p className="mt-3 text-tinta-2">
            Obat, suplemen, dan pengetahuan untuk kesehatan ikan kerapu di keramba Anda.
          </p>
        </div>
        <LinkList title="Informasi" links={INFORMATION} />
        <LinkList
          title="Perusahaan"
          links={COMPANY.filter(({ to }) => to !== ULASAN || bagian?.includes('ulasan') !== false)}
        />
        {toko && (
          <Fold titles={<>Kontak {toko.contoh && <Badge tone="abu">Contoh</Badge>}</>}>
            <KontakToko toko={toko} />
          </Fold>
        )}
      </div>
      <p className="border-garis border-t px-4 py-5 text-center text-sm text-tinta-2">
        © 2024 {name}. Hak cipta dilindungi.
      </p>
    </footer>
  )
}

/** Collapsible section, collapsed on a phone, where four lists would be too long to scroll. */
function Fold({ titles, children }: { titles: ReactNode; children: ReactNode }) {
  return (
    <details className="lipat">
      <summary className="flex min-h-12 items-center justify-between gap-3">
        <span className="flex items-center gap-2 font-bold">{titles}</span>
        <ChevronDown aria-hidden className="size-5 text-tinta-2" />
      </summary>
      <h2 className="items-center gap-2 text-base tracking-normal">{titles}</h2>
      {children}
    </details>
  )
}

function LinkList({ title, links }: { title: string; links: { to: string; name: string }[] }) {
  return (
    <nav aria-label={title}>
      <Fold titles={title}>
        <ul className="pb-2">
          {links.map(({ to, name }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 min-w-11 items-center text-tinta-2 underline-offset-4 hover:text-laut hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}
