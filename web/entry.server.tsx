import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { pageContext } from '#web/lib/page-context.ts'
import type { PageDeps } from '#web/lib/page-deps.ts'
import { MarkContext } from './later-scripts.tsx'

/** Returns the context of one request, which the loaders read. */
export function createPageContext(deps: PageDeps): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, deps)
  return context
}

type PageHandler = (request: Request, deps: PageDeps) => Promise<Response>

/** Returns the page handler. It is created inside the bundle, so that handler, context and loaders share one React Router. */
export function createPageHandler(build: ServerBuild, mode: 'production' | 'development'): PageHandler {
  const handle = createRequestHandler(build, mode)
  return (request, deps) => handle(request, createPageContext(deps))
}

/** Logs every error of loaders and rendering; the customer sees the error page. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(request.url, error)
}

/** Renders the whole page before responding: the policy header lists the hashes of the scripts marked here. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { mark } = context.get(pageContext)
  let failed: unknown
  const page = (
    <MarkContext value={mark}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </MarkContext>
  )
  const stream = await renderToReadableStream(page, {
    nonce: mark,
    // By default React moves long finished parts behind a script, but pages must be complete without one.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed ??= error
    },
  })
  await stream.allReady
  if (failed) throw failed
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
