import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Peran } from './peran.ts'

/**
 * Callers that an endpoint accepts.
 * - `publik`: every caller; no identity is read.
 * - `pelanggan`: any signed-in account; every query filters by its id as the owner.
 * - `admin`: an administrator with a session of the back office.
 * - `midtrans`: the payment provider, authenticated by the signature inside the body.
 * - `whatsapp`: Meta, authenticated by the signature in a header.
 */
export type Access = 'publik' | 'pelanggan' | 'admin' | 'midtrans' | 'whatsapp'

/**
 * Data source of a public response, for cache invalidation: a source that a server feature declares (`produk`), or one row of
 * it (`produk/12`). The database sends a notification when it changes.
 */
export type Sumber = string

type Schema = z.ZodType
/** Response type of an endpoint: a JSON schema, the bytes of a picture, or a file to download. */
export type Response = Schema | 'gambar' | 'berkas'

/** Parsed response body; for a list, the rows of a page. */
type Content<Result> = Result extends Schema ? z.output<Result> : never
/** Carries the input and output types of an endpoint; no value has this key. */
declare const TYPES: unique symbol

/**
 * Public runtime part of an endpoint. Browsers receive nothing else of it (`scripts/slim-contract.ts`). `path` holds its
 * parameters as `{name}`. `paged` means that the body is an array and `X-Total-Count` holds the total.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Result extends Response = Response,
  Paged extends boolean = boolean,
  Who extends Access = Access,
> {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  access: Who
  /** Only in the back office: its lists parse their URL with it. */
  query?: Who extends 'admin' ? Query : unknown
  /** In the browser bundle only set for files and pictures. */
  response?: unknown
  paged?: Paged
  /** The body is sent as multipart/form-data, because it contains a file. */
  multipart?: boolean
  /**
   * How an office write handles a retry. `once`: no second effect under the same `Idempotency-Key`. `harmless`: the write is
   * idempotent by itself, with or without a key.
   */
  repeat?: 'once' | 'harmless'
  [TYPES]?: { params: Params; body: Body; query: Query; response: Result }
}

/** Full definition of an endpoint. The server registers it, the browser calls it, the OpenAPI document and tests list it. */
export interface Definition<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Result extends Response = Response,
  Paged extends boolean = boolean,
  Who extends Access = Access,
> extends Endpoint<Params, Query, Body, Result, Paged, Who> {
  summary: string
  /** Details for the API documentation, as Markdown. */
  description?: string
  params?: Params
  query?: Query
  body?: Body
  response: Result
  status?: 200 | 201
  /** The handler returns the whole list. `page` and `limit` select a slice, and `X-Total-Count` holds the full length. */
  sliced?: true
  /**
   * For a public `GET` that depends only on its path and query: the sources of the response. A function derives them from the
   * response body. The response is cached until one of the sources changes.
   */
  madeOf?: readonly Sumber[] | ((content: Content<Result>) => readonly Sumber[])
  /**
   * For a response with exact stock: maps it to the coarser stock that pages display. Sales send no notification, so the exact
   * response is cached for one second only. A page is cached until its displayed stock changes.
   */
  forPages?: (content: Content<Result>) => Content<Result>
  /** Public only: a valid session is found as well. An expired one is ignored. */
  knowsSesi?: true
  /** Office only: screens send this request in the background, so it does not extend the session. */
  isUnattended?: boolean
  /**
   * Office only: requires that the password or a code was entered within the last 15 minutes. A function decides by the body.
   * Otherwise the response is `PERLU_BUKTI`.
   */
  proof?: true | ((body: z.output<Body>) => boolean)
  /**
   * Office only: goods or money may leave the shop. Above the owner's limits the request needs fresh proof (`PERLU_BUKTI`), and a
   * written reason (`PERLU_ALASAN`) with a second person (`MENUNGGU_PERSETUJUAN`).
   */
  releases?: true
  /** Office only: roles besides the owner that may call it. Default: the roles of its room (`ROLES_BY_FEATURE`). Empty: the owner only. */
  peran?: readonly Peran[]
  errors: readonly ErrorCode[]
}

/** An endpoint of unknown types, for lists and registries. */
export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Response, boolean, Access>

/** Returns the endpoint with the fields that its type hides. A browser's bundle lacks its schemas of responses. */
export const definitionOf = (endpoint: AnyEndpoint) => endpoint as unknown as Definition

export function endpoint<
  Params extends Schema = z.ZodUndefined,
  Query extends Schema = z.ZodUndefined,
  Body extends Schema = z.ZodUndefined,
  Result extends Response = Response,
  Paged extends boolean = false,
  Who extends Access = Access,
>(definition: Definition<Params, Query, Body, Result, Paged, Who>): Endpoint<Params, Query, Body, Result, Paged, Who> {
  return definition
}

/** One page of a list: `items` in order, `total` over all pages. */
export interface Page<T> {
  items: T[]
  total: number
}

type In<S> = S extends z.ZodUndefined ? undefined : S extends Schema ? z.input<S> : never
type Out<S> = S extends z.ZodUndefined ? undefined : S extends Schema ? z.output<S> : never
/** Drops the keys that an endpoint does not have, so that `call(listKategori)` needs no input. */
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** Input of a call, before defaults and coercion. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, Response, boolean, Access>
    ? Present<{ params: In<P>; query: In<Q>; body: In<B> }>
    : never

/** Input of a handler, after the schemas have parsed it. */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, Response, boolean, Access>
    ? Present<{ params: Out<P>; query: Out<Q>; body: Out<B> }>
    : never

/** Result of a call: the parsed body, or a page of it. */
export type Output<E> =
  E extends Endpoint<Schema, Schema, Schema, infer R, infer Paged, Access>
    ? R extends Schema
      ? Paged extends true
        ? z.output<R> extends (infer T)[]
          ? Page<T>
          : never
        : z.output<R>
      : never
    : never
