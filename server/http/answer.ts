import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyEndpoint, Output, Page, Parsed } from '#contract/endpoint.ts'
import { definitionOf } from '#contract/endpoint.ts'
import type { Made } from '#server/edge/kept.ts'
import type { Gambar } from '#server/kernel/gambar.ts'
import { networkOf } from '#server/kernel/network.ts'
import { sourcesOf } from './sources-of.ts'

/** The caller's data that handlers may use. */
export interface Caller {
  /** Client network: an IPv4 address, or the /64 of an IPv6 address. */
  ip: string
  /** Request ID, as in the log. */
  requestId: string
  header(name: string): string | undefined
  /** Sets a response header. */
  setHeader(name: string, value: string): void
}

export type Handler<E extends AnyEndpoint, Extra = unknown> = (input: Parsed<E> & Caller & Extra) => Promise<Output<E>>

/** Anonymous caller, for responses that are the same for all callers. */
export const NOBODY: Caller = { ip: '', requestId: '', header: () => undefined, setHeader: () => {} }

/** Returns the parts of a request that handlers receive. */
export function inputOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    ip: networkOf(request.ip),
    requestId: request.id,
    header: (name: string) => {
      const value = request.headers[name]
      return Array.isArray(value) ? value[0] : value
    },
    setHeader: (name: string, value: string) => void reply.header(name, value),
  }
}

/** Runs the handler and sets the status; for a paged endpoint it also sets the paging headers. @returns the body */
export async function answer<E extends AnyEndpoint>(
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
  extra: object = {},
): Promise<unknown> {
  const result = await handler({ ...inputOf(request, reply), ...extra } as Parsed<E> & Caller)
  reply.status(definitionOf(endpoint).status ?? 200)
  if (!endpoint.paged && !definitionOf(endpoint).sliced) return result
  const { items, total } = pageOf(endpoint, result, request.query)
  reply.headers(pageHeaders(canonicalUrl(endpoint, request.params, request.query), request.query, total))
  return items
}

/** Cache lifetime of responses with exact stock: not every sale triggers a cache invalidation. */
const STOK_MS = 1_000

/** Returns a cacheable response as text; no data of the caller reaches the handler. @param url canonical request URL */
export async function makeAnswer<E extends AnyEndpoint>(
  endpoint: E,
  handler: Handler<E>,
  { params, query }: { params: unknown; query: unknown },
  url: string,
): Promise<Made> {
  const definition = definitionOf(endpoint)
  const { response, paged, sliced, forPages } = definition
  if (typeof response === 'string') throw new Error(`${url} is a file and not kept`)
  const result = await handler({ params, query, ...NOBODY } as Parsed<E> & Caller)
  const page = paged || sliced ? pageOf(endpoint, result, query) : undefined
  const value = response.parse(page?.items ?? result)
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(page && pageHeaders(url, query, page.total)),
    },
    body: JSON.stringify(value),
    madeOf: sourcesOf(definition, value),
    ...(forPages && { holdsMs: STOK_MS }),
  }
}

/**
 * Returns a picture's immutable response. Its name changes with its content.
 * @param isMailed true if mails show it, outside the shop's origin
 */
export function madeOfPicture({ bytes, type }: Gambar, isMailed: boolean): Made {
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
    ...(isMailed && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
  return { status: 200, headers, body: bytes, madeOf: [] }
}

type Values = Readonly<Record<string, unknown>>

/** Returns the URL with only those parameters that the contract knows; unknown query parameters do not change the response. */
export function canonicalUrl(endpoint: AnyEndpoint, params: unknown, query: unknown): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Values)[name])),
  )
  const given = Object.entries((query ?? {}) as Values).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

/** Returns the page that the handler selected, or for `sliced` endpoints the requested slice of the full list. */
function pageOf(endpoint: AnyEndpoint, result: unknown, query: unknown): Page<unknown> {
  if (endpoint.paged) return result as Page<unknown>
  const all = result as unknown[]
  const { page = 1, limit = all.length } = query as { page?: number; limit?: number }
  return { items: all.slice((page - 1) * limit, page * limit), total: all.length }
}

/** Returns the total and, if the query has a limit, RFC 8288 links to the neighboring pages. */
function pageHeaders(url: string, query: unknown, total: number): Record<string, string> {
  const headers = { 'x-total-count': String(total) }
  const { page = 1, limit } = query as { page?: number; limit?: number }
  if (!limit) return headers
  const last = Math.max(1, Math.ceil(total / limit))
  const to = (target: number, rel: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    searchParams.set('page', String(target))
    return `<${pathname}?${searchParams}>; rel="${rel}"`
  }
  const link = [
    to(1, 'first'),
    ...(page > 1 ? [to(page - 1, 'prev')] : []),
    ...(page < last ? [to(page + 1, 'next')] : []),
    to(last, 'last'),
  ].join(', ')
  return { ...headers, link }
}
