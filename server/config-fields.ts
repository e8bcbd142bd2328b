import { resolve } from 'node:path'
import { compile } from '@fastify/proxy-addr'
import { z } from 'zod'
import { isPublicKey } from '#server/backup/seal.ts'
import { serversIn } from '#server/db/address.ts'

/* Formats of the settings. Each message completes a sentence that starts with the setting's name. */

export const MAX_PORT = 65_535

export function wholeNumber(min: number, max: number) {
  const message = `harus bilangan bulat dari ${min} sampai ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
}

export const portNumber = wholeNumber(1, MAX_PORT)

export const absolutePath = z.string().transform((path) => resolve(path))

export function oneOf<const Choice extends string>(...choices: Choice[]) {
  return z.enum(choices, { error: `harus salah satu dari ${choices.join(', ')}` })
}

export const yesOrNo = oneOf('true', 'false').transform((text) => text === 'true')

/** A URL with one of these schemes, kept as written. */
export function urlOf(...schemes: string[]) {
  return z.string().refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)) && URL.canParse(text), {
    error: `harus alamat yang diawali ${schemes.map((scheme) => `${scheme}://`).join(' atau ')}`,
  })
}

/** URL of one or several PostgreSQL servers, or of a socket, in libpq's format. */
export const postgresUrl = z.string().superRefine((text, { addIssue }) => {
  const refuse = (message: string) => addIssue({ code: 'custom', message })
  if (!/^postgres(?:ql)?:\/\//.test(text)) return refuse('harus alamat yang diawali postgres:// atau postgresql://')
  const servers = serversIn(text)
  if (!servers.every((server) => URL.canParse(server) && (servers.length === 1 || new URL(server).hostname)))
    return refuse('harus menyebut tiap server sebagai host atau host:port, dipisah koma')
  const { searchParams } = new URL(servers[0] ?? '')
  if (searchParams.get('host')?.includes(','))
    return refuse('harus menyebut beberapa server di depan nama database, bukan dalam host=')
  // The shop writes, so it needs a writable server.
  if (!['read-write', 'primary'].includes(searchParams.get('target_session_attrs') ?? 'primary'))
    refuse('hanya mengenal target_session_attrs=read-write atau primary, karena toko menulis')
})

/** Scheme, host and port alone; paths are appended to it. */
export const origin = urlOf('http', 'https')
  .transform((text) => (URL.canParse(text) ? new URL(text) : undefined))
  .refine((url) => !url || url.href === `${url.origin}/`, 'harus alamat tanpa jalur di belakang nama host')
  .transform((url) => url?.origin ?? '')

/** Public key of the owner, as `npm run backup -- --new-key` prints it. */
export const backupKey = z
  .string()
  .refine(isPublicKey, 'harus kunci yang dicetak oleh npm run backup -- --new-key <berkas>')

export const postCode = z.string().regex(/^\d{5}$/, 'harus kode pos 5 angka')

export const email = z.email('harus alamat e-mail')

/** `nama@contoh.id` or `Nama <nama@contoh.id>`. */
export const sender = z
  .string()
  .regex(
    /^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'harus alamat e-mail, boleh dengan nama: Nama <alamat>',
  )

/** Returns the bare address of a sender. */
export const addressOf = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from

/** Password rule; excludes the characters that the login form removes while typing. */
export const password = z
  .string()
  .min(6, 'harus minimal 6 karakter')
  .regex(/^[^<>&'"]*$/, `tidak boleh memuat < > & ' "`)

/**
 * Trusted X-Forwarded-* headers: a number of proxies, or their addresses. `true` would trust every visitor's own header and
 * thus disable the limit of failed logins per address.
 */
export const trustProxy = z
  .string()
  .refine(
    (text) => /^\d$/.test(text) || isAddressList(text),
    'harus jumlah proksi (misalnya 1) atau daftar alamatnya (misalnya loopback, 10.0.0.0/8)',
  )
  .transform((text) => (/^\d$/.test(text) ? Number(text) : text))

function isAddressList(text: string): boolean {
  const addresses = text.split(',').map((address) => address.trim())
  try {
    compile(addresses)
  } catch {
    return false
  }
  // A bare number would count as the address 0.0.0.n.
  return !addresses.some((address) => /^\d+$/.test(address))
}

/** A fraction from 0 to 1: `0.01` is one in a hundred. */
export const share = z
  .string()
  .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0+)?)$/, 'harus bilangan dari 0 sampai 1, misalnya 0.01')
  .transform(Number)

/** A token that is valid in a header and long enough not to be guessed. */
export const metricsToken = z
  .string()
  .regex(/^[\w.~+/=-]{16,200}$/, 'harus 16 sampai 200 huruf, angka, atau salah satu dari . _ ~ + / = -')
