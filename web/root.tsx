import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Links, Meta, Outlet, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import './toko.css'
import { getBeranda } from '#contract/beranda/endpoints.ts'
import { getToko } from '#contract/pengaturan/endpoints.ts'
import { liburText } from '#contract/pengaturan/holiday-admin.ts'
import logo from '#web/drawings/logo.svg?inline'
import { useCopy } from '#web/lib/copy.ts'
import { pageContext } from '#web/lib/page-context.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { SessionProvider } from '#web/lib/session.tsx'
import { isSampleToko, type Settings } from '#web/lib/settings.ts'
import { usePress } from '#web/lib/use-press.ts'
import { ErrorScreen } from '#web/toko/errors/error-screen.tsx'
import { AlertsProvider } from '#web/ui/alerts.tsx'
import { LaterScripts, StartScript } from './later-scripts.tsx'

export async function loader({ context }: Route.LoaderArgs): Promise<Settings> {
  const { call, settings } = context.get(pageContext)
  // Fall back to defaults on failure: a form that is rendered again must keep its input, whatever else fails.
  const [toko, beranda] = await Promise.all([
    call(getToko, {}).catch(() => null),
    call(getBeranda, {}).catch(() => ({})),
  ])
  const simulated = settings.simulated && 'Simulasi: pembayaran tanpa uang sungguhan.'
  const contoh =
    isSampleToko(toko, beranda) &&
    // Short enough for one line at 320 px, so that a later font moves nothing.
    (simulated ? 'Toko contoh: semuanya hanya simulasi.' : 'Toko contoh: isinya bukan sungguhan.')
  return { ...settings, toko, beranda, kabar: [contoh || simulated, liburText(toko?.libur)].filter(Boolean).join(' ') }
}

/** The settings come with the document and do not change in an open tab. */
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  // The logo, which is part of the document anyway: a separate file would load before the first picture.
  { rel: 'icon', href: logo, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/**
 * Renders the scripts of the document on the server and during hydration. After an error, the browser renders the document
 * itself, and its scripts are already there. React would write them as markup, which the Content-Security-Policy refuses, and
 * nothing would be rendered.
 */
function OfDocument({ children }: { children: ReactNode }) {
  const isFromDocument = useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  )
  return useState(isFromDocument)[0] && children
}
const noChange = () => () => {}

export function Layout({ children }: { children: ReactNode }) {
  const copy = useCopy()
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcf9f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#091519" />
        {/* Must precede <Meta />, whose data scripts are not hydrated. */}
        {!copy && (
          <OfDocument>
            <StartScript />
          </OfDocument>
        )}
        <Meta />
        <Links />
      </head>
      <body className="min-h-dvh font-sans print:min-h-0">
        {children}
        {!copy && (
          <OfDocument>
            <ScrollRestoration />
            <LaterScripts />
          </OfDocument>
        )}
      </body>
    </html>
  )
}

export default function App() {
  const [queryClient] = useState(createQueryClient)
  usePress()
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <AlertsProvider>
          <Outlet />
        </AlertsProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
