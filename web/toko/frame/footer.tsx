import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSampleToko, useToko, useTokoName } from '#web/lib/settings.ts'
import { KontakToko } from '#web/shared/kontak-toko.tsx'

const INFORMATION = [
  { to: '/beranda-pengguna', name: 'Beranda' },
  { to: '/layanan', name: 'Layanan' },
  { to: '/produk', name: 'Produk' },
  { to: '/penyakit-ikan', name: 'Penyakit Ikan' },
  { to: '/layanan2', name: 'Artikel' },
  { to: '/cari', name: 'Cari' },
]
const COMPANY = [
  { to: '/tentang-kami', name: 'Tentang Kami' },
  { to: '/kontak', name: 'Kontak' },
  { to: '/syarat-dan-ketentuan', name: 'Syarat dan Ketentuan' },
  { to: '/kebijakan-privasi', name: 'Kebijakan Privasi' },
]

export function Footer() {
  const toko = useToko()
  const isSample = useSampleToko()
  const name = useTokoName()
  return (
    <footer id="kontak" className="mt-4 border-garis border-t bg-pasir-tua print:hidden">
      <div className="wadah grid md:grid-cols-3 md:gap-8 md:pt-5">
        <LinkList title="Informasi" links={INFORMATION} />
        <LinkList title="Perusahaan" links={COMPANY} />
        {toko && (!toko.contoh || isSample) && (
          <Fold title="Kontak">
            <KontakToko toko={toko} />
          </Fold>
        )}
      </div>
      <p className="border-garis px-4 py-3 text-center text-sm text-tinta-2 max-md:border-t">
        © 2024 {name}. Hak cipta dilindungi.
      </p>
    </footer>
  )
}

/** Collapsible section, collapsed on a phone, where four lists would be too long to scroll. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="lipat">
      <summary className="flex min-h-12 items-center justify-between gap-3">
        <span className="font-bold">{title}</span>
        <ChevronDown aria-hidden className="size-5 text-tinta-2" />
      </summary>
      <h2 className="text-base tracking-normal">{title}</h2>
      {children}
    </details>
  )
}

function LinkList({ title, links }: { title: string; links: { to: string; name: string }[] }) {
  return (
    <nav aria-label={title}>
      <Fold title={title}>
        <ul className="grid pb-2 md:grid-cols-2 md:gap-x-4">
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
