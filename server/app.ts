import { createServer, type ServerResponse } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { UNCACHED } from '#server/edge/answers.ts'
import { Files } from '#server/edge/files.ts'
import { frontDoor } from '#server/edge/front-door.ts'
import { storePersetujuan } from '#server/features/pelepasan/decide.ts'
import { doOnce } from '#server/features/permintaan/once.ts'
import { apiDocs } from '#server/http/api-docs.ts'
import { bodyPatience } from '#server/http/body-patience.ts'
import { cookiesOf } from '#server/http/cookies.ts'
import { Endpoints } from '#server/http/endpoints.ts'
import { answerOf, setErrorHandler } from '#server/http/error-handler.ts'
import { healthRoutes } from '#server/http/health.routes.ts'
import { type Load, limitLoad } from '#server/http/load.ts'
import { withoutNullBytes } from '#server/http/null-bytes.ts'
import { fromProxy, nameRequests, REQUEST_ID, requestIds, trustOf } from '#server/http/request-id.ts'
import { readTarget } from '#server/http/request-target.ts'
import { refuseWithoutRoom } from '#server/http/room.ts'
import { headersFor, securityHeaders, setSecurityHeaders } from '#server/http/security-headers.ts'
import { refuseUnread } from '#server/http/unread-request.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { AccessLog } from '#server/telemetry/access-log.ts'
import { addProcessFigures } from '#server/telemetry/process-figures.ts'
import { watchMemory, watchRequests } from '#server/telemetry/requests.ts'
import type { Deps } from './deps.ts'
import { findSesi } from './features/akun/sesi/find-sesi.ts'
import { FEATURES } from './features.ts'
import { recordAttacks, recordMalformed, recordRefused } from './refused.ts'

/** Bytes. JSON bodies are small; upload routes have a limit of their own. */
const BODY_LIMIT = 64 * 1024

/** Format of browsers' Content-Security-Policy violation reports. */
const CSP_REPORT = { type: 'application/csp-report', limit: 8 * 1024 }

/**
 * Timeouts in milliseconds: for the request headers, a whole request with files, a silent connection, and an idle keep-alive
 * connection. Requests without files have less, see `body-patience.ts`.
 */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 90_000, timeout: 60_000, keepAliveTimeout: 72_000 }
/** Check interval of the first two timeouts. The default of 30 s would turn 10 s into up to 40 s. */
const CONNECTION_CHECK_MS = 1000

const NO_PROXY = 'HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Maximum concurrent requests. More would only queue for the connections of DATABASE_POOL. */
const PLACES = { all: 200, reserve: 40, each: 64 }

/** Given at the start, because Fastify would load its own compilers with Ajv otherwise. Its types expect those. */
const COMPILERS = {
  buildValidator: () => withoutNullBytes(validatorCompiler),
  buildSerializer: () => serializerCompiler,
} as unknown as NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']

interface AppOptions {
  logger?: FastifyBaseLogger
  /** Proxies whose X-Forwarded-* headers count. */
  trustProxy?: number | string | undefined
  /** True if browsers must require https for all subdomains as well. */
  hstsSubdomains?: boolean
  /** False to publish no documentation of the API. */
  hasApiDocs?: boolean
  /** Access log; called for every request. */
  accessLog?: AccessLog | undefined
}

export interface App {
  server: FastifyInstance
  endpoints: Endpoints
  load: Load
  files: Files
}

/** Builds the whole shop as one server, with its parts in explicit order. It does not listen yet; the caller adds the pages. */
export async function buildApp(
  deps: Deps,
  { logger, trustProxy, accessLog, hstsSubdomains, hasApiDocs = true }: AppOptions = {},
): Promise<App> {
  z.config(z.locales.id())
  const { answers = UNCACHED, metrics } = deps
  const { read } = cookiesOf(deps.settings.publicUrl)
  const hasAdminCookie = (cookie: string | undefined) => read(cookie, 'kantor') !== undefined
  const headers = securityHeaders(deps.settings.publicUrl, hstsSubdomains)
  const [files, trust] = [new Files(), trustOf(trustProxy)]
  const idOf = requestIds(trust)
  const watched = { metrics, accessLog, isBelieved: fromProxy(trust) }
  const door = frontDoor({
    answers,
    files,
    hasAdminCookie,
    isDraining: () => load.isDraining,
    headersFor: (type) => headersFor(headers, type),
    idOf,
    onHandedOut: watchMemory(watched),
  })
  const server = Fastify({
    serverFactory: (router) =>
      Object.assign(
        createServer(
          { optimizeEmptyRequests: true, connectionsCheckingInterval: CONNECTION_CHECK_MS },
          (request, response) => {
            if (!readTarget(request)) {
              recordMalformed(deps, { code: 'HPE_INVALID_TARGET' }, request.socket)
              return refuse(response, { ...headers, [REQUEST_ID]: idOf(request) })
            }
            if (door(request, response)) return
            // Without a body there is no content type: otherwise the router waits for a body whose end has already passed.
            if (request.readableEnded) delete request.headers['content-type']
            router(request, response)
          },
          // A client that uses the shop as a proxy gets a 405 instead of a bare disconnect.
        ).on('connect', (_request, socket) => socket.end(NO_PROXY)),
        PATIENCE,
      ),
    // Every log line already has the request ID (`workFields`).
    ...(logger && { loggerInstance: logger, childLoggerFactory: (own: FastifyBaseLogger) => own }),
    trustProxy: trust ?? false,
    genReqId: idOf,
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: (error, socket) => {
      recordMalformed(deps, error, socket)
      refuseUnread(error, socket)
    },
    schemaController: { compilersFactory: COMPILERS },
    // Fastify runs no hooks for these errors, so set the request ID here.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request as FastifyRequest, reply.header(REQUEST_ID, request.id) as FastifyReply),
  }) as unknown as FastifyInstance
  const answerError = setErrorHandler(server, (refused, request) => recordRefused(deps, refused, request))
  recordAttacks(server, deps)
  const load = limitLoad(server, PLACES)
  nameRequests(server)
  watchRequests(server, watched)
  bodyPatience(server)
  refuseWithoutRoom(server, deps.space)
  setSecurityHeaders(server, headers)
  server.addContentTypeParser(
    CSP_REPORT.type,
    { parseAs: 'string', bodyLimit: CSP_REPORT.limit },
    server.getDefaultJsonParser('error', 'error'),
  )

  if (hasApiDocs) apiDocs(server, deps.settings.publicUrl)

  if (metrics) addProcessFigures(metrics, { ...deps, load, files })
  const stored = { once: doOnce(deps), storePersetujuan: storePersetujuan(deps) }
  const endpoints = new Endpoints(server, findSesi(deps), deps.settings.publicUrl, answers, files, stored)
  healthRoutes(endpoints, deps, load)
  for (const { name, routes } of FEATURES) routes?.(endpoints.enter(name), deps, FEATURES)
  for (const { name, adminRoutes } of FEATURES) adminRoutes?.(endpoints.enter(name), deps, FEATURES)
  return { server, endpoints, load, files }
}

/** Rejects requests that the router cannot parse. */
function refuse(response: ServerResponse, headers: Record<string, string>): void {
  const { status, body } = answerOf(new AppError('MALFORMED_REQUEST'))
  response.writeHead(status, { ...headers, 'content-type': 'application/json', connection: 'close' })
  response.end(JSON.stringify(body))
}
