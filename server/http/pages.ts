import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { Call, PageDeps, PageSettings } from '#web/lib/page-deps.ts'
import type { Endpoints } from './endpoints.ts'

const CLIENT_FOLDER = fileURLToPath(new URL('../../build/client/', import.meta.url))
const SERVER_BUILD = fileURLToPath(new URL('../../build/server/index.js', import.meta.url))

export interface PagesOptions extends PageDeps {
  call: Endpoints['call']
  /** Vite in middleware mode: pages and assets come from the sources instead of the build. */
  dev?: ViteDevServer
}

type PageHandler = (request: Request, deps: PageDeps) => Promise<Response>
/** The pages' bundle brings its own handler, because it has a React Router of its own. */
type PagesBuild = ServerBuild & {
  entry: { module: { createPageHandler(build: ServerBuild, mode: 'production' | 'development'): PageHandler } }
}

const FORM = 'application/x-www-form-urlencoded'
/** Screens whose form also works without a script; all others are only looked at. */
const SCREENS_WITH_FORM = ['/kontak']

/** Serves the built assets, and every other GET outside `/api` as a page. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { dev, settings } = options
  const pageHandler = dev ? fromSources(dev) : await fromBuild()

  await app.register(async (scope) => {
    if (dev) scope.addHook('onRequest', (request, reply, next) => dev.middlewares(request.raw, reply.raw, next))
    else await registerAssets(scope)

    scope.get('*', async (request, reply) => {
      if (isNotAPage(request.url)) return reply.callNotFound()
      return answer(request, reply, pageRequest(request, settings), options)
    })

    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const path of SCREENS_WITH_FORM) {
      scope.post(path, async (request, reply) => {
        const caller = { ip: request.ip, header: () => undefined, setHeader: () => {} }
        const call: Call = (endpoint, input) => options.call(endpoint, input, caller)
        return answer(request, reply, formRequest(request.body, path, settings), { call, settings })
      })
    }
  })

  async function answer(request: FastifyRequest, reply: FastifyReply, asked: Request, deps: PageDeps) {
    try {
      const handle = await pageHandler()
      return await sendPage(await handle(asked, deps), reply, options)
    } catch (error) {
      request.log.error({ err: error }, 'page could not be rendered')
      return reply.code(500).type('text/html; charset=utf-8').send(LAST_RESORT)
    }
  }
}

async function fromBuild(): Promise<() => Promise<PageHandler>> {
  if (!existsSync(SERVER_BUILD)) throw new Error('The pages are not built yet: run `npm run build` first.')
  const build: PagesBuild = await import(pathToFileURL(SERVER_BUILD).href)
  const handle = build.entry.module.createPageHandler(build, 'production')
  return async () => handle
}

/** While developing, every request sees the sources as they are now. */
function fromSources(dev: ViteDevServer): () => Promise<PageHandler> {
  return async () => {
    const build = (await dev.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild
    return build.entry.module.createPageHandler(build, 'development')
  }
}

async function registerAssets(scope: FastifyInstance): Promise<void> {
  const common = { wildcard: false, preCompressed: true, globIgnore: ['**/*.{br,gz}'] }
  await scope.register(fastifyStatic, {
    ...common,
    root: `${CLIENT_FOLDER}assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  })
  await scope.register(fastifyStatic, {
    ...common,
    root: CLIENT_FOLDER,
    globIgnore: [...common.globIgnore, 'assets/**'],
    maxAge: '1d',
    decorateReply: false,
  })
}

/** Wrong API paths answer as JSON, and a lost asset must not answer with a page that the browser would try to run. */
function isNotAPage(url: string): boolean {
  return /^\/(?:api|assets)(?:[/?]|$)/.test(url)
}

/** Pages are the same for everybody, so nothing of the request but its address reaches them. */
function pageRequest(request: FastifyRequest, settings: PageSettings): Request {
  return new Request(settings.publicUrl + request.url, { headers: { Accept: 'text/html' } })
}

function formRequest(body: unknown, path: string, settings: PageSettings): Request {
  return new Request(settings.publicUrl + path, {
    method: 'POST',
    headers: { Accept: 'text/html', 'Content-Type': FORM },
    // Another kind of body has been parsed to something else: that form is an empty one.
    body: typeof body === 'string' ? body : '',
  })
}

/** The headers that every answer carries are set for the whole app; here is what only documents need. */
async function sendPage(response: Response, reply: FastifyReply, { dev, settings }: PagesOptions): Promise<string> {
  const body = await response.text()
  reply.code(response.status).headers(Object.fromEntries(response.headers))
  reply.header('Cache-Control', 'no-cache')
  reply.header('Permissions-Policy', `camera=(), microphone=(), geolocation=(), payment=(self "${settings.snapUrl}")`)
  if (response.headers.get('Content-Type')?.startsWith('text/html')) {
    reply.header('Content-Security-Policy', contentSecurityPolicy(body, settings, dev !== undefined))
  }
  return reply.send(body)
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Allows exactly the inline scripts that stand in this document, by their hashes. */
function contentSecurityPolicy(html: string, settings: Pick<PageSettings, 'snapUrl'>, dev = false): string {
  const snap = new URL(settings.snapUrl).origin
  const hashes = new Set<string>()
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')} ${snap}`,
    // Vite hands over styles as <style> elements while developing.
    dev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    `img-src 'self' data: https: ${snap}`,
    "font-src 'self'",
    `connect-src 'self' ${snap}${dev ? ' ws:' : ''}`,
    `frame-src ${snap}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ')
}

/** When not even the error page can be rendered. */
const LAST_RESORT = `<!doctype html><html lang="id"><meta charset="utf-8"><title>Terjadi kesalahan</title>
<h1>Terjadi kesalahan pada server</h1><p>Silakan coba lagi sebentar lagi. <a href="/">Kembali ke beranda</a></p></html>`
