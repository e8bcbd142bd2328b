import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { Page, Sumber } from '#contract/endpoint.ts'
import { definitionOf } from '#contract/endpoint.ts'
import { isDatabaseAway } from '#server/db/errors.ts'
import { type Answers, UNCACHED } from '#server/edge/answers.ts'
import { builtFiles } from '#server/edge/built-files.ts'
import type { Files } from '#server/edge/files.ts'
import type { Made } from '#server/edge/kept.ts'
import { sendKept } from '#server/edge/send-kept.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { networkOf } from '#server/kernel/network.ts'
import { type Seldom, seldom } from '#server/kernel/seldom.ts'
import type { Call, PageDeps, PageSettings } from '#web/lib/page-deps.ts'
import { LIST, LURING, readingAddress } from '#web/toko/offline/readings.ts'
import type { Endpoints } from './endpoints.ts'
import { answerOf, RETRY_AFTER } from './error-handler.ts'
import { adminManifest } from './pages/admin-manifest.ts'
import { builtIntegrity } from './pages/built-integrity.ts'
import { contentPolicy } from './pages/content-policy.ts'
import { makeList } from './pages/offline-list.ts'
import { ownScripts } from './pages/own-scripts.ts'
import { screensOf } from './pages/screens.ts'
import { sourcesOf } from './sources-of.ts'

/** Folder of the built client files. */
export const CLIENT_FOLDER = fileURLToPath(new URL('../../build/client/', import.meta.url))
const SERVER_BUILD = fileURLToPath(new URL('../../build/server/index.js', import.meta.url))

export interface PagesOptions extends Omit<PageDeps, 'mark'> {
  call: Endpoints['call']
  /** Page cache. Without it, each page is rendered on request. */
  answers?: Answers
  /** Cache of built files. */
  files: Files
  /** Finds the response of an asset that another release has. */
  otherFile?: (path: string) => Promise<(() => Promise<Made>) | undefined>
  /** Brings `settings` up to date before a page is rendered. */
  refresh?: () => Promise<void>
  /** Vite in middleware mode: pages and assets come from the sources instead of the build. */
  dev?: ViteDevServer
}

/** The page handler and the screens of a build. */
interface Pages {
  handle(request: Request, deps: PageDeps): Promise<Response>
  screenAt: ReturnType<typeof screensOf>
}
/** The pages' bundle brings its own handler, because it has a React Router of its own. */
type PagesBuild = ServerBuild & {
  entry: { module: { createPageHandler(build: ServerBuild, mode: 'production' | 'development'): Pages['handle'] } }
}

/** The browser must revalidate the service worker on each check. The worker may connect only to the shop. */
const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

/**
 * Browsers revalidate every time. A proxy or CDN caches a page for 1 s and serves it stale for 2 s more while it revalidates. A
 * price is therefore right within seconds, without purging the CDN.
 */
const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2'

const FORM = 'application/x-www-form-urlencoded'

/** Serves the built assets, and every other GET outside `/api` as a page. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { dev, settings, answers = UNCACHED, files } = options
  const readPages = dev ? fromSources(dev) : await fromBuild()
  const integrity = dev ? () => undefined : builtIntegrity(CLIENT_FOLDER)
  const busy = seldom(app.log)
  app.addHook('onClose', async () => busy.close())

  await app.register(async (scope) => {
    if (dev) scope.addHook('onRequest', (request, reply, next) => dev.middlewares(request.raw, reply.raw, next))
    const makeFile = dev ? () => undefined : builtFiles(CLIENT_FOLDER, { '/sw.js': WORKER_HEADERS })

    const { screenAt } = dev ? { screenAt: () => undefined } : await readPages()
    const routeOf = (path: string) => (makeFile(path) ? 'file' : (screenAt(path)?.pattern ?? 'unknown'))
    scope.get('*', { config: { routeOf } }, async (request, reply) => {
      const [path = '/'] = request.url.split('?')
      const make = makeFile(path) ?? (await options.otherFile?.(path))
      if (make) return sendKept(request, reply, { kept: await files.get(path, make) })
      if (isNotAPage(request.url)) return reply.callNotFound()
      try {
        if (path === LIST) return await sendKept(request, reply, { kept: await makeList(page) })
        return await sendKept(request, reply, await page(screenUrl(request.url, (await readPages()).screenAt)))
      } catch (error) {
        return sendErrorPage(error, request, reply, busy)
      }
    })

    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post('*', async (request, reply) => {
      const [path = '/'] = request.url.split('?')
      const { screenAt } = await readPages()
      if (isNotAPage(path) || !screenAt(path)?.takesForm) return reply.callNotFound()
      const caller = { ip: networkOf(request.ip), requestId: request.id, header: () => undefined, setHeader: () => {} }
      const call: Call = (endpoint, input) => options.call(endpoint, input, caller).catch(rethrowAsApiError)
      try {
        const { status, headers, body } = await render(formRequest(request.body, path, settings), call)
        return await reply.code(status).headers(headers).header('cache-control', 'no-cache').send(body)
      } catch (error) {
        return sendErrorPage(error, request, reply, busy)
      }
    })
  })

  const page = (url: string) => answers.get(url, () => makePage(url))

  /** Renders a page with the data of its loaders. @throws the database's error if the database is unavailable */
  async function makePage(url: string): Promise<Made> {
    const madeOf = new Set<Sumber>()
    let isOnce = false
    const away = new AbortController()
    const call: Call = async (endpoint, input) => {
      const definition = definitionOf(endpoint)
      try {
        const answer = await options.call(endpoint, input)
        const sources = sourcesOf(definition, endpoint.paged ? (answer as Page<unknown>).items : answer)
        for (const sumber of sources ?? []) madeOf.add(sumber)
        if (!sources) isOnce = true
        return answer
      } catch (error) {
        // The sources of a failed call are unknown, so the page must not be cached.
        isOnce = true
        // Abort the rendering: the caller responds with the error page, so this page is not needed.
        if (isDatabaseAway(error)) away.abort(error)
        throw error
      }
    }
    const page = await render(pageRequest(url, settings, away.signal), call).catch((error: unknown) => {
      away.signal.throwIfAborted()
      throw error
    })
    away.signal.throwIfAborted()
    return { ...page, madeOf: page.status === 200 && !isOnce ? [...madeOf] : undefined }
  }

  async function render(asked: Request, call: Call): Promise<Omit<Made, 'madeOf'>> {
    const { handle, screenAt } = await readPages()
    const isOffice = screenAt(new URL(asked.url).pathname)?.isAdminScreen === true
    const mark = randomUUID()
    await options.refresh?.()
    const response = await handle(asked, { call, settings, mark })
    const { html, scripts } = ownScripts(await response.text(), mark, integrity)
    return { status: response.status, headers: pageHeaders(response, { scripts, isOffice }, options), body: html }
  }
}

/** Rethrows an API error with the message and status that the API would send, for a form without JavaScript. */
function rethrowAsApiError(error: unknown): never {
  if (!(error instanceof AppError)) throw error
  const { status, body } = answerOf(error)
  throw Object.assign(new Error(body.message, { cause: error }), { status })
}

function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply, busy: Seldom): FastifyReply {
  reply.type('text/html; charset=utf-8')
  if (isDatabaseAway(error)) {
    busy.warn({ err: error, url: request.url, reqId: request.id }, 'page unavailable')
    return reply.code(503).header('retry-after', String(RETRY_AFTER)).send(BUSY)
  }
  request.log.error({ err: error }, 'page could not be rendered')
  return reply.code(500).send(LAST_RESORT)
}

async function fromBuild(): Promise<() => Promise<Pages>> {
  if (!existsSync(SERVER_BUILD)) throw new Error('The pages are not built yet: run `npm run build` first.')
  const pages = pagesOf(await import('../../build/server/index.js' as string), 'production')
  return async () => pages
}

/** In development, every request loads the current sources. */
function fromSources(dev: ViteDevServer): () => Promise<Pages> {
  return async () =>
    pagesOf((await dev.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild, 'development')
}

function pagesOf(build: PagesBuild, mode: 'production' | 'development'): Pages {
  const { createPageHandler } = build.entry.module
  const screenAt = screensOf(build.routes)
  const toko = createPageHandler(build, mode)
  const { assets } = build
  const kantor =
    mode === 'production'
      ? createPageHandler({ ...build, assets: { ...assets, url: adminManifest(assets.url) } }, mode)
      : toko
  return {
    handle: (request, deps) => (screenAt(new URL(request.url).pathname)?.isAdminScreen ? kantor : toko)(request, deps),
    screenAt,
  }
}

/**
 * True for API and asset paths. Wrong API paths respond with JSON; for a missing asset the browser would run a page as a
 * script.
 */
function isNotAPage(url: string): boolean {
  return /^\/(?:api|assets)(?:[/?]|$)/.test(url)
}

/** Returns the path, with only those query parameters that the server reads. */
function screenUrl(url: string, screenAt: Pages['screenAt']): string {
  const [path = '/', ...search] = url.split('?')
  if (search.length === 0) return path
  const known = [...(screenAt(path)?.query ?? [])]
  if (path === LURING || readingAddress(path)) known.push('salinan')
  const given = new URLSearchParams(search.join('?'))
  const read = new URLSearchParams(known.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : [])))
  return read.size > 0 ? `${path}?${read}` : path
}

/** Pages are the same for all visitors, so only the request's address reaches the rendering. */
function pageRequest(url: string, settings: PageSettings, signal: AbortSignal): Request {
  return new Request(settings.publicUrl + url, { headers: { Accept: 'text/html' }, signal })
}

function formRequest(body: unknown, path: string, settings: PageSettings): Request {
  return new Request(settings.publicUrl + path, {
    method: 'POST',
    headers: { Accept: 'text/html', 'Content-Type': FORM },
    // A body with another content type is already parsed to something else; treat it as an empty form.
    body: typeof body === 'string' ? body : '',
  })
}

/** Returns the headers that only documents need. Headers common to all responses are set for the whole app. */
function pageHeaders(
  response: Response,
  { scripts, isOffice }: { scripts: string[]; isOffice: boolean },
  { dev, settings }: PagesOptions,
): Record<string, string> {
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html')
  return {
    ...Object.fromEntries(response.headers),
    // Packers scan codes with the camera of a phone.
    'permissions-policy': `camera=${isOffice ? '(self)' : '()'}, microphone=(), geolocation=(), payment=(self "${settings.snapUrl}")`,
    ...(isDocument && { 'content-security-policy': contentPolicy(scripts, settings, dev !== undefined) }),
    ...(isDocument && response.status === 200 && !dev && { 'cache-control': PAGE_CACHE_CONTROL }),
  }
}

/** Error page for when the regular error page cannot be rendered. */
const LAST_RESORT = `<!doctype html><html lang="id"><meta charset="utf-8"><title>Terjadi kesalahan</title>
<h1>Terjadi kesalahan pada server</h1><p>Silakan coba lagi sebentar lagi. <a href="/">Kembali ke beranda</a></p></html>`

/** Error page for when the database is unavailable and the page is not cached, or the shop still starts. */
export const BUSY = `<!doctype html><html lang="id"><meta charset="utf-8"><title>Toko sedang sibuk</title>
<h1>Toko sedang sibuk</h1><p>Halaman ini belum bisa ditampilkan. Silakan coba lagi sebentar lagi.</p></html>`
