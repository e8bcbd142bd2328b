import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { AnyEndpoint, Definition, Input, Output, Page, Parsed } from '#contract/endpoint.ts'
import { definitionOf } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/errors.ts'
import { allowed, type Peran, ROLES_BY_FEATURE } from '#contract/peran.ts'
import type { SavedInput } from '#server/db/column-types.ts'
import { isDatabaseAway } from '#server/db/errors.ts'
import type { Answers } from '#server/edge/answers.ts'
import { type Files, pictureKey } from '#server/edge/files.ts'
import { Kept } from '#server/edge/kept.ts'
import { sendKept } from '#server/edge/send-kept.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Gambar } from '#server/kernel/gambar.ts'
import { networkOf } from '#server/kernel/network.ts'
import { openPerKey } from '#server/kernel/open-per-key.ts'
import type { FindSesi, Sesi } from '#server/kernel/sesi.ts'
import {
  answer,
  type Caller,
  canonicalUrl,
  type Handler,
  inputOf,
  madeOfPicture,
  makeAnswer,
  NOBODY,
} from './answer.ts'
import { type Berkas, openBerkas } from './berkas.ts'
import { type Cookies, cookiesOf } from './cookies.ts'
import { parseMultipart } from './multipart.ts'
import { NeedsPersetujuan } from './needs-persetujuan.ts'
import { refuseNullBytes } from './null-bytes.ts'
import { contentOf, KunciHeader, type Once } from './once.ts'
import { ReasonHeader, reasonOf, type StorePersetujuan } from './persetujuan.ts'
import { bearerToken, isSameOrigin } from './session.ts'
import { uploadLimit } from './uploads.ts'

/** API documentation of an endpoint that requires a recent password or code. */
const PROOF_REQUIRED =
  'Kata sandi atau kode harus baru dimasukkan (saat login, atau lewat `POST /api/admin/bukti`, paling lama 15 menit lalu); jika tidak, jawabannya `PERLU_BUKTI`.'

/** API documentation of an endpoint by which goods or money may leave the shop. */
const RELEASE_LIMITS =
  'Di atas batas dari pengaturan toko, per langkah dan per orang sehari: kata sandi atau kode harus baru dimasukkan (`PERLU_BUKTI`); di atas batas kedua juga alasan tertulis dalam header `Alasan` (`PERLU_ALASAN`), lalu menunggu persetujuan orang lain (`MENUNGGU_PERSETUJUAN`). Pemilik tidak menunggu.'

/** 4 MB: a webhook of WhatsApp may have 3 MB. */
const WEBHOOK_LIMIT = 4 * 1024 * 1024
/** Webhooks received at once, which bounds their memory, in all and of one network. Meta repeats those that are refused. */
const WEBHOOKS_AT_ONCE = { all: 16, each: 8 }

declare module 'fastify' {
  interface FastifyRequest {
    sesi?: Sesi
    /** The raw request body; kept for the payment provider's endpoint only. */
    rawBody?: string
  }
}

/**
 * Registers the API's routes, with one method per kind of caller. A route is a contract value and a handler. Guard, validation
 * and serialization come from the contract, so that no route can omit them.
 */
export class Endpoints {
  readonly registered: Definition[] = []
  /** Roles that may call an office endpoint besides the owner, by endpoint name. */
  readonly #peran = new Map<string, readonly Peran[]>()
  /** Handlers of endpoints with `releases`, by name. */
  readonly #releasing = new Map<string, (input: object) => Promise<unknown>>()
  #ruang = ''
  readonly #app: FastifyInstance
  readonly #findSesi: FindSesi
  readonly #publicUrl: string
  readonly #cookies: Cookies
  readonly #answers: Answers
  readonly #files: Files
  readonly #limitUploads = uploadLimit()
  readonly #once: Once
  /**
   * In-process handlers by name: the pages' bundle has its own copy of the contract, so its endpoint objects are not identical.
   */
  readonly #inProcess = new Map<string, (input: Record<string, unknown>, caller: Caller) => Promise<unknown>>()
  readonly #storePersetujuan: StorePersetujuan

  constructor(
    app: FastifyInstance,
    findSesi: FindSesi,
    publicUrl: string,
    answers: Answers,
    files: Files,
    { once, storePersetujuan }: { once: Once; storePersetujuan: StorePersetujuan },
  ) {
    this.#storePersetujuan = storePersetujuan
    this.#app = app
    this.#findSesi = findSesi
    this.#publicUrl = publicUrl
    this.#cookies = cookiesOf(publicUrl)
    this.#answers = answers
    this.#files = files
    this.#once = once
  }

  /** Sets the feature of the next routes. Its office endpoints require a role that may enter the feature's room (`ROLES_BY_FEATURE`). */
  enter(room: string): this {
    this.#ruang = room
    return this
  }

  /** Registers work that the server completes before it closes. */
  onClose(finish: () => Promise<void>): void {
    this.#app.addHook('onClose', finish)
  }

  /**
   * Registers an endpoint without authentication, which pages can also call in-process. A multipart request with a valid
   * session gets that session, so that the upload counts for the account; so do requests to endpoints with `knowsSesi`. An
   * expired session is ignored without an error.
   * @param forAdmin handler for administrators at the same address, to include drafts for example
   */
  public<E extends AnyEndpoint>(
    endpoint: E,
    handler: Handler<E, { sesi?: Sesi | undefined }>,
    forAdmin: Handler<E> = handler as Handler<E>,
  ): void {
    const { madeOf, knowsSesi } = definitionOf(endpoint)
    this.#route(endpoint, 'publik', {
      ...((endpoint.multipart || knowsSesi) && { onRequest: (request) => this.#findPelanggan(request) }),
      handler: async (request, reply) => {
        const isAdmin = forAdmin !== handler && (await this.#isAdmin(request, endpoint))
        if (!madeOf || isAdmin) {
          const { sesi } = request
          return reply.send(
            await answer(endpoint, (isAdmin ? forAdmin : handler) as Handler<E>, request, reply, { sesi }),
          )
        }
        const url = canonicalUrl(endpoint, request.params, request.query)
        return sendKept(
          request,
          reply,
          await this.#answers.get(url, () => makeAnswer(endpoint, handler as Handler<E>, request, url)),
        )
      },
    })
    this.#inProcess.set(endpoint.name, (input, caller) => handler({ ...input, ...caller } as Parsed<E> & Caller))
  }

  /**
   * Registers an endpoint for signed-in accounts. The handler gets the session and must filter every query by its account id.
   */
  pelanggan<E extends AnyEndpoint>(endpoint: E, handler: Handler<E, { sesi: Sesi }>): void {
    this.#route(endpoint, 'pelanggan', {
      onRequest: (request) => this.#requirePelanggan(request),
      handler: async (request, reply) =>
        reply.send(await answer(endpoint, handler as Handler<E>, request, reply, { sesi: request.sesi })),
    })
  }

  /**
   * Registers an endpoint for administrators; the handler gets the session. An endpoint with `repeat: 'once'` runs once per
   * idempotency key. Clients may omit the key.
   */
  admin<E extends AnyEndpoint>(endpoint: E, handler: Handler<E, { sesi: Sesi }>): void {
    const { name, repeat, response, releases } = definitionOf(endpoint)
    if (releases) this.#releasing.set(name, (input) => handler(input as Parsed<E> & Caller & { sesi: Sesi }))
    this.#route(endpoint, 'admin', {
      onRequest: (request) => this.#requireAdmin(request, endpoint),
      handler: async (request, reply) => {
        const { params, query, body } = request
        requireProof(endpoint, request)
        const { ip, requestId, header } = inputOf(request, reply)
        const sesi = request.sesi && { ...request.sesi, dari: { ip, requestId }, ...reasonOf(header) }
        const work = async () => {
          try {
            return await answer(endpoint, handler as Handler<E>, request, reply, { sesi })
          } catch (error) {
            if (!(error instanceof NeedsPersetujuan) || !sesi) throw error
            throw await this.#storePersetujuan(sesi, { endpoint: name, input: { params, query, body }, act: error.act })
          }
        }
        const invalidate = async () => {
          if (request.method !== 'GET') await this.#answers.invalidate()
        }
        const kunci = request.headers['idempotency-key']
        if (repeat !== 'once' || typeof kunci !== 'string' || !sesi || typeof response === 'string') {
          const body = await work()
          await invalidate()
          return reply.send(body)
        }

        const { penggunaId } = sesi
        const asked = { kunci, penggunaId, endpoint: name, content: await contentOf(params, query, body) }
        const jawaban = await this.#once(asked, async () => {
          const body = response.parse(await work())
          return { status: reply.statusCode, body }
        })
        await invalidate()
        return reply.status(jawaban.status).send(jawaban.body)
      },
    })
  }

  /**
   * Registers a file download for an administrator, or for the customer who owns the file. The file is sandboxed and never
   * cached.
   */
  berkas<E extends AnyEndpoint>(
    endpoint: E,
    handler: (input: Parsed<E> & Caller & { sesi: Sesi }) => Berkas | Promise<Berkas>,
  ): void {
    const isAdmin = endpoint.access === 'admin'
    this.#route(endpoint, isAdmin ? 'admin' : 'pelanggan', {
      onRequest: (request) => (isAdmin ? this.#requireAdmin(request, endpoint) : this.#requirePelanggan(request)),
      handler: async (request, reply) => {
        requireProof(endpoint, request)
        const input = { ...inputOf(request, reply), sesi: request.sesi }
        const berkas = await handler(input as Parsed<E> & Caller & { sesi: Sesi })
        const content = await openBerkas(berkas, (err) =>
          request.log.error({ err, url: request.url }, 'download aborted'),
        )
        return reply
          .header('content-type', berkas.type)
          .header('content-disposition', `${berkas.isShown ? 'inline' : 'attachment'}; filename="${berkas.name}"`)
          .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
          .header('cache-control', 'private, no-store')
          .send(content)
      },
    })
  }

  /**
   * Finds the session of the back office. Its token may come in the header or in the cookie. A browser signed in at both shop
   * and office may send the customer's token in the header; then the cookie counts.
   */
  async #findAdmin(
    { headers: { authorization, cookie } }: FastifyRequest,
    isUnattended?: boolean,
  ): Promise<{ sesi?: Sesi; byCookie: boolean }> {
    const kuki = this.#cookies.read(cookie, 'sesi')
    let sesi: Sesi | undefined
    for (const [byCookie, token] of [
      [false, bearerToken(authorization)],
      [true, this.#cookies.read(cookie, 'kantor')],
    ] as const) {
      const found = token ? await this.#findSesi(token, { kuki, isUnattended }) : undefined
      if (found?.isAdmin) return { sesi: found, byCookie }
      sesi ??= found
    }
    return { sesi, byCookie: false }
  }

  /**
   * Runs the handler of a stored request, without HTTP. The caller has checked the right of the person who asked.
   * @param name endpoint that declares `releases`
   */
  runStored(name: string, input: SavedInput, caller: Caller & { sesi: Sesi }): Promise<unknown> {
    const handler = this.#releasing.get(name)
    if (!handler) throw new Error(`${name} cannot be stored`)
    return handler({ ...input, ...caller })
  }

  /** Returns the endpoints with `releases` that these roles open. */
  releasingOf(peran: readonly Peran[]): string[] {
    return [...this.#releasing.keys()].filter((name) => allowed(peran, this.peranOf(name)))
  }

  /** Returns the roles besides the owner that may call an office endpoint. */
  peranOf(name: string): readonly Peran[] {
    return this.#peran.get(name) ?? []
  }

  /** If the database is unavailable, the caller counts as a non-administrator and gets the public response. */
  async #isAdmin(request: FastifyRequest, { name }: AnyEndpoint): Promise<boolean> {
    try {
      const { sesi } = await this.#findAdmin(request)
      return sesi?.isAdmin === true && allowed(sesi.peran, this.peranOf(name))
    } catch (error) {
      if (isDatabaseAway(error)) return false
      throw error
    }
  }

  async #findPelanggan(request: FastifyRequest): Promise<void> {
    const { authorization, cookie } = request.headers
    const token = bearerToken(authorization)
    const kuki = this.#cookies.read(cookie, 'sesi')
    request.sesi = token ? await this.#findSesi(token, { kuki }) : undefined
  }

  async #requirePelanggan(request: FastifyRequest): Promise<void> {
    await this.#findPelanggan(request)
    if (!request.sesi) throw new AppError('UNAUTHENTICATED')
  }

  async #requireAdmin(request: FastifyRequest, endpoint: AnyEndpoint): Promise<void> {
    const { isUnattended } = definitionOf(endpoint)
    const { sesi, byCookie } = await this.#findAdmin(request, isUnattended)
    if (!sesi) throw new AppError('UNAUTHENTICATED')
    // Set before any rejection, so that the log contains the account.
    request.sesi = sesi
    if (!sesi.isAdmin) throw new AppError('FORBIDDEN')
    if (!allowed(sesi.peran, this.peranOf(endpoint.name))) throw new AppError('BUKAN_BAGIAN_ANDA')
    const origins = [new URL(this.#publicUrl).origin, `${request.protocol}://${request.host}`]
    if (byCookie && request.method !== 'GET' && !isSameOrigin(request.headers as Record<string, string>, origins))
      throw new AppError('FORBIDDEN')
  }

  /**
   * Registers the payment provider's endpoint. The handler gets the raw body, because the signature covers strings as received.
   */
  midtrans<E extends AnyEndpoint>(endpoint: E, handler: Handler<E, { rawBody: string }>): void {
    this.#app.register(async (scope) => {
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
        request.rawBody = body as string
        try {
          done(null, JSON.parse(request.rawBody))
        } catch (cause) {
          done(new AppError('MALFORMED_REQUEST', { cause }))
        }
      })
      this.#route(
        endpoint,
        'midtrans',
        {
          handler: async (request, reply) =>
            reply.send(await answer(endpoint, handler as Handler<E>, request, reply, { rawBody: request.rawBody })),
        },
        scope,
      )
    })
  }

  /**
   * Registers WhatsApp's endpoint. The handler gets the body as received, because the signature covers its bytes. A text is sent
   * as it is.
   */
  whatsapp<E extends AnyEndpoint>(endpoint: E, handler: Handler<E, { rawBody: Buffer }>): void {
    this.#app.register(async (scope) => {
      let open = 0
      const byNetwork = openPerKey<string>()
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit: WEBHOOK_LIMIT },
        (_request, body, done) => done(null, body),
      )
      this.#route(
        endpoint,
        'whatsapp',
        {
          bodyLimit: WEBHOOK_LIMIT,
          onRequest: async ({ ip }, reply) => {
            const network = networkOf(ip)
            if (open >= WEBHOOKS_AT_ONCE.all || byNetwork.count(network) >= WEBHOOKS_AT_ONCE.each)
              throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: 1 })
            open++
            byNetwork.open(network)
            reply.raw.once('close', () => {
              open--
              byNetwork.close(network)
            })
          },
          handler: async (request, reply) => {
            const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
            const body = await answer(endpoint, handler as Handler<E>, request, reply, { rawBody })
            return typeof body === 'string' ? reply.type('text/plain; charset=utf-8').send(body) : reply.send(body)
          },
        },
        scope,
      )
    })
  }

  /**
   * Registers a picture. The response is immutable, because the name changes with the content.
   * @param isKept true to cache the picture in memory; not for pictures that can be removed
   * @param isMailed true if mails show it
   */
  gambar<E extends AnyEndpoint>(
    endpoint: E,
    handler: (input: Parsed<E> & Caller) => Promise<Gambar>,
    { isKept = false, isMailed = false } = {},
  ): void {
    this.#route(endpoint, 'publik', {
      handler: async (request, reply) => {
        const make = async () => madeOfPicture(await handler(inputOf(request, reply) as Parsed<E> & Caller), isMailed)
        const url = canonicalUrl(endpoint, request.params, request.query)
        const kept = isKept
          ? await this.#files.get(pictureKey(url, request.headers.accept), make)
          : new Kept(await make())
        return sendKept(request, reply, { kept })
      },
    })
  }

  /**
   * Calls a public endpoint without HTTP, for pages rendered on the server. A rendered page is the same for all visitors, and
   * shows stock in the reduced form for pages (`forPages`). Only a form posted without JavaScript passes a caller.
   */
  call = async <E extends AnyEndpoint>(endpoint: E, input: Input<E>, caller: Caller = NOBODY): Promise<Output<E>> => {
    const handler = this.#inProcess.get(endpoint.name)
    if (!handler) throw new Error(`${endpoint.name} cannot be called in-process`)
    const definition = definitionOf(endpoint)
    const given: Record<string, unknown> = input
    const parsed: Record<string, unknown> = {}
    refuseNullBytes(given)
    for (const part of ['params', 'query', 'body'] as const) parsed[part] = definition[part]?.parse(given[part] ?? {})
    const result = await handler(parsed, caller)
    const { response, forPages = (value) => value } = definition
    if (response === 'gambar' || response === 'berkas') return result as Output<E>
    if (!endpoint.paged) return forPages(response.parse(result)) as Output<E>
    const { items, total } = result as Page<unknown>
    return { items: forPages(response.parse(items)), total } as Output<E>
  }

  #route(
    endpoint: AnyEndpoint,
    access: AnyEndpoint['access'],
    options: Pick<RouteOptions, 'handler' | 'onRequest' | 'bodyLimit'>,
    app = this.#app,
  ): void {
    const definition = definitionOf(endpoint)
    if (endpoint.access !== access) throw new Error(`${endpoint.name} is for ${endpoint.access}, not for ${access}`)
    if (definition.madeOf && (access !== 'publik' || endpoint.method !== 'GET'))
      throw new Error(`${endpoint.name} must not be kept: only what anybody may get is the same for everybody`)
    this.registered.push(definition)
    this.#peran.set(endpoint.name, definition.peran ?? ROLES_BY_FEATURE[this.#ruang] ?? [])
    if (endpoint.multipart) {
      app.register(async (scope) => {
        this.#limitUploads(scope)
        parseMultipart(scope)
        this.#add(scope, definition, access, options)
      })
    } else this.#add(app, definition, access, options)
  }

  #add(
    app: FastifyInstance,
    endpoint: Definition,
    access: AnyEndpoint['access'],
    options: Pick<RouteOptions, 'handler' | 'onRequest' | 'bodyLimit'>,
  ): void {
    const description = [endpoint.description, endpoint.proof && PROOF_REQUIRED, endpoint.releases && RELEASE_LIMITS]
      .filter(Boolean)
      .join('\n\n')
    app.route({
      method: endpoint.method,
      config: { access },
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: {
        operationId: endpoint.name,
        summary: endpoint.summary,
        ...(description && { description }),
        tags: [access],
        ...((access === 'pelanggan' || access === 'admin') && { security: [{ bearer: [] }] }),
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.multipart && { consumes: ['multipart/form-data'] }),
        ...(endpoint.body && { body: endpoint.body }),
        ...(endpoint.repeat === 'once' && { headers: endpoint.releases ? ReasonHeader : KunciHeader }),
        response: {
          ...(typeof endpoint.response !== 'string' && { [endpoint.status ?? 200]: endpoint.response }),
          '4xx': ErrorBody,
          '5xx': ErrorBody,
        },
      },
      ...options,
    })
  }
}

/** @throws PERLU_BUKTI if the endpoint requires a recent password or code, and the session has none */
function requireProof(endpoint: AnyEndpoint, { sesi, body }: FastifyRequest): void {
  const { proof } = definitionOf(endpoint)
  if (!proof || sesi?.isProven) return
  if (proof === true || proof(body)) throw new AppError('PERLU_BUKTI')
}
