import { type ReactNode, useId } from 'react'
import { formatNoHp } from '#contract/no-hp.ts'
import { formatDate } from '#contract/wib.ts'
import logo from '#web/drawings/logo.svg'
import { useToko, useTokoName } from '#web/lib/settings.ts'
import { TermText } from './terms/term.tsx'

interface SheetProps {
  title: string
  nomor: string
  /** Number of the related document. */
  recordId?: string | undefined
  /** Date that the document is about. */
  date: string
  /** Heading level of the document. */
  level?: 'h1' | 'h2'
  children: ReactNode
}

/** A printable document of an order: sender, title and content. */
export function Sheet({ title, nomor, recordId, date, level: Title = 'h2', children }: SheetProps) {
  const id = useId()
  return (
    <article aria-labelledby={id} className="kartu max-w-3xl p-5 md:p-8 print:max-w-none print:border-0 print:p-0">
      <header className="flex flex-wrap justify-between gap-5 border-garis border-b pb-5">
        <Toko />
        <div className="sm:ml-auto sm:text-right">
          <Title id={id} className="text-2xl">
            {title}
          </Title>
          <p className="mt-1 [overflow-wrap:anywhere]">{nomor}</p>
          {recordId && <p className="text-tinta-2 [overflow-wrap:anywhere]">{recordId}</p>}
          <p className="text-tinta-2">{formatDate(date)}</p>
        </div>
      </header>
      {children}
    </article>
  )
}

function Toko() {
  const toko = useToko()
  const name = useTokoName()
  const { alamat_toko = '', email_toko = '', npwp_toko = '' } = toko ?? {}
  const phone = toko?.telepon_toko || toko?.whatsapp_toko
  return (
    <div className="flex min-w-0 gap-3">
      <img src={toko?.logo || logo} alt="" width={44} height={44} className="size-11" />
      <div className="min-w-0 max-w-72 [overflow-wrap:anywhere]">
        <p className="font-bold text-lg leading-tight">{name}</p>
        <address className="mt-1 text-sm text-tinta-2 not-italic">
          {alamat_toko && <span className="block whitespace-pre-line">{alamat_toko}</span>}
          <span className="block">{[phone, email_toko].filter(Boolean).join(', ')}</span>
          {npwp_toko && <span className="block">NPWP {npwp_toko}</span>}
        </address>
      </div>
    </div>
  )
}

/** Name and value, side by side with others, inside a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-tinta-2">
        <TermText>{name}</TermText>
      </dt>
      <dd className="mt-1 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** Shows the registration number under a product's name, if it has one. */
export const RegistrationNomor = ({ nie }: { nie: string }) =>
  nie && <span className="block break-words text-tinta-2 text-xs">No. pendaftaran {nie}</span>

/** Shows the recipient of a document, as given in the order. */
export function Alamat({ nama, no_hp, alamat }: { nama: string; no_hp: string; alamat: string }) {
  return (
    <>
      <span className="block font-semibold">{nama}</span>
      <span className="block">{formatNoHp(no_hp)}</span>
      <span className="block whitespace-pre-line">{alamat}</span>
    </>
  )
}
