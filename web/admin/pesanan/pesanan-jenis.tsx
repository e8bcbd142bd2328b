import { Link } from 'react-router'
import { JenisPesanan } from '#contract/pesanan/office.ts'
import type { Daftar } from '#web/admin/ui/use-list.ts'
import { cx } from '#web/ui/cx.ts'
import { JENIS } from './kata-pesanan.ts'

/** The two tables of orders; which one is shown stands in the address, and so do search and filters for both. */
export function PesananJenis({ daftar }: { daftar: Daftar<{ jenis: JenisPesanan }> }) {
  return (
    <nav aria-label="Jenis pesanan" className="mb-4 flex gap-1 border-garis border-b">
      {JenisPesanan.options.map((option) => (
        <Link
          key={option}
          to={daftar.to({ jenis: option })}
          aria-current={option === daftar.query.jenis ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-11 items-center border-b-3 px-3 font-semibold sm:px-5',
            option === daftar.query.jenis ? 'border-laut text-laut' : 'border-transparent text-tinta-2 hover:text-laut',
          )}
        >
          {JENIS[option]}
        </Link>
      ))}
    </nav>
  )
}
