import type { ComponentType, ReactNode } from 'react'
import type { Toko } from '#contract/pengaturan/endpoints.ts'

const TAUTAN = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:text-laut hover:underline'

type Ikon = Record<
  'alamat' | 'telepon' | 'chat' | 'email' | 'jam',
  ComponentType<{ className: string; 'aria-hidden': true }>
>

/**
 * Contact details of the seller. Sample data is shown as text, without links.
 * @param ikon icons beside the lines; the footer omits them to save bytes on every page
 */
export function KontakToko({ toko, ikon }: { toko: Toko; ikon?: Ikon }) {
  const { alamat_toko, telepon_toko, whatsapp_toko, jam_toko, email_toko, chat_toko, contoh, sosial } = toko
  return (
    <address className="grid gap-1 text-tinta-2 not-italic">
      {alamat_toko && (
        <Line Icon={ikon?.alamat}>
          <span className="whitespace-pre-line py-2.5">{alamat_toko}</span>
        </Line>
      )}
      {telepon_toko && (
        <Line Icon={ikon?.telepon}>
          <ContactLink href={`tel:${telepon_toko.replaceAll('-', '')}`} contoh={contoh}>
            {telepon_toko}
          </ContactLink>
        </Line>
      )}
      {chat_toko && (
        <Line Icon={ikon?.chat}>
          <ContactLink href={chat_toko}>WhatsApp {whatsapp_toko}</ContactLink>
        </Line>
      )}
      {email_toko && (
        <Line Icon={ikon?.email}>
          <ContactLink href={`mailto:${email_toko}`} contoh={contoh}>
            {email_toko}
          </ContactLink>
        </Line>
      )}
      {jam_toko && (
        <Line Icon={ikon?.jam}>
          <span className="py-2.5">{jam_toko}</span>
        </Line>
      )}
      {sosial?.map(({ nama, url }) => (
        <a key={nama} href={url} target="_blank" rel="me noopener" className={TAUTAN}>
          {nama}
        </a>
      ))}
    </address>
  )
}

function Line({ Icon, children }: { Icon?: Ikon[keyof Ikon]; children: ReactNode }) {
  return (
    <span className="flex gap-2.5 [overflow-wrap:anywhere]">
      {Icon && <Icon aria-hidden className="mt-3 size-5 shrink-0" />}
      {children}
    </span>
  )
}

const ContactLink = ({ href, contoh, children }: { href: string; contoh?: boolean; children: ReactNode }) =>
  contoh ? (
    <span className="py-2.5">{children}</span>
  ) : (
    <a href={href} className={TAUTAN} {...(href.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  )
