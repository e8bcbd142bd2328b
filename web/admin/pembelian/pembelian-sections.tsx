import { Link } from 'react-router'
import { cx } from '#web/ui/cx.ts'

const BAGIAN = [
  { to: '/isi-ulang', name: 'Isi Ulang' },
  { to: '/pembelian', name: 'Pembelian' },
]

/** Tabs for the two lists of purchasing. */
export function PembelianSections({ isHere }: { isHere: (typeof BAGIAN)[number]['to'] }) {
  return (
    <nav aria-label="Bagian pembelian" className="mb-4 flex flex-wrap gap-1">
      {BAGIAN.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === isHere ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-11 items-center rounded px-4 font-medium hover:bg-laut-muda',
            to === isHere ? 'bg-laut-muda text-laut' : 'text-tinta-2',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
