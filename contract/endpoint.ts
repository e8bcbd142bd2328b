import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Peran } from './peran.ts'

/**
 * Who may call an endpoint.
 * - `publik`: anybody; nothing about the caller is read.
 * - `pelanggan`: any signed-in account; every query carries its id as the owner.
 * - `admin`: an administrator, signed in at the back office's own door.
 * - `midtrans`: the payment provider, proven by the signature inside the body.
 */
export type Access = 'publik' | 'pelanggan' | 'admin' | 'midtrans'

/**
 * What public answers are made of: a source that a feature of the server declares, `produk`, or one row of it, `produk/12`. The
 * database tells when it changes.
 */
export type Sumber = string

type Schema = z.ZodType
/** What an endpoint answers with: a JSON schema, the bytes of a picture, or a file to keep. */
type Response = Schema | 'gambar' | 'berkas'

/** What an answer says: of a list the rows of a page. */
type Isi<Result> = Result extends Schema ? z.output<Result> : never
/** What an endpoint takes and gives, for the types alone: no value carries it. */
declare const TYPES: unique symbol

/**
 * What everybody may know of an endpoint while it runs: a browser gets no more than this (`scripts/slim-contract.ts`).
 * `path` carries its parameters as `{name}`; `paged` means that the body is an array whose total stands in `X-Total-Count`.
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
  /** The office's lists read their address by it. */
  query?: Who extends 'admin' ? Query : unknown
  /** A browser is told of files and pictures only. */
  response?: unknown
  paged?: Paged
  /** The body travels as multipart/form-data, because it carries a file. */
  multipart?: boolean
  /**
   * What a write of the office does when it comes twice, because its answer was lost. `once`: nothing, under the
   * `Idempotency-Key` that it came with. `harmless`: nothing that the first did not do, with or without a key.
   */
  repeat?: 'once' | 'harmless'
  [TYPES]?: { params: Params; body: Body; query: Query; response: Result }
}

/** One endpoint, written once: the server registers it, the browser calls it, the OpenAPI document and the tests list it. */
export interface Definition<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Result extends Response = Response,
  Paged extends boolean = boolean,
  Who extends Access = Access,
> extends Endpoint<Params, Query, Body, Result, Paged, Who> {
  summary: string
  /** What does not fit into the summary, as Markdown, for the API's documentation. */
  description?: string
  params?: Params
  query?: Query
  body?: Body
  response: Result
  status?: 200 | 201
  /** The handler returns the whole list; `page` and `limit` select a part of it, and `X-Total-Count` holds its length. */
  sliced?: true
  /**
   * Of a public `GET` that depends on nothing but its path and query: what the answer is made of, as far as it can be told without
   * it, or by it. It is kept until one of these changes.
   */
  madeOf?: readonly Sumber[] | ((isi: Isi<Result>) => readonly Sumber[])
  /**
   * Of an answer that tells exact stock: the same as pages tell it. Of every sale nobody is told, so the answer is kept for a
   * second, and a page until what it tells of stock has changed.
   */
  forPages?: (isi: Isi<Result>) => Isi<Result>
  /** Of the office: a screen asks for it on its own, so it does not keep the session of somebody who has left. */
  isUnattended?: boolean
  /**
   * Of the office's costly steps: the password or a code must have been typed in within the last quarter of an hour, always or for
   * what a body says, else the answer is `PERLU_BUKTI`.
   */
  buktikan?: true | ((body: z.output<Body>) => boolean)
  /** Of the office: whose share it is besides the owner's, where that is not whose its room is (`RUANG`); none: the owner's alone. */
  peran?: readonly Peran[]
  errors: readonly ErrorCode[]
}

/** An endpoint of which nothing more is known: what lists and registries hold. */
export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Response, boolean, Access>

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

/** What a caller hands in (before defaults and coercion). */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, Response, boolean, Access>
    ? Present<{ params: In<P>; query: In<Q>; body: In<B> }>
    : never

/** What a handler receives (after the schemas have parsed it). */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, Response, boolean, Access>
    ? Present<{ params: Out<P>; query: Out<Q>; body: Out<B> }>
    : never

/** What a call gives back: the parsed body, or a page of it. */
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
