import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { Pengguna } from '#contract/akun/endpoints.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { SessionProvider } from '#web/lib/session.tsx'
import { startSession } from '#web/lib/session-store.ts'
import type { Settings } from '#web/lib/settings.ts'
import { AlertsProvider } from '#web/ui/alerts.tsx'
import { contoh } from './contoh.ts'

const SETTINGS: Settings = {
  publicUrl: 'https://toko.example',
  snapUrl: 'https://snap.example',
  clientKey: 'kunci',
  simulated: false,
  toko: null,
  beranda: {},
  kabar: '',
}

export interface ShowOptions {
  /** URL of the screen, with its query. */
  at?: string
  /** Pattern of the path, for a path with parameters. */
  path?: string
  /** State of the navigation. */
  state?: unknown
  /** Data of the document. */
  settings?: Partial<Settings>
  /** Frame around the screen; it stays mounted on navigation. */
  frame?: (screen: ReactNode) => ReactNode
}

/**
 * Renders a screen or a part of one as the shop does: within router, queries, session and dialogs. Every other URL renders a
 * paragraph 'Halaman lain'.
 * @returns the router, whose state holds the current address
 */
export async function show(ui: ReactNode, options: ShowOptions = {}) {
  const { at = '/', path = at.split('?')[0], state, settings, frame = (screen) => screen } = options
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const root = { ...SETTINGS, ...settings }
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        loader: () => root,
        shouldRevalidate: () => false,
        element: frame(<Outlet />),
        children: [
          { path, element: ui },
          { path: '*', element: <p>Halaman lain</p> },
        ],
      },
    ],
    { initialEntries: [{ ...toPath(at), state }], hydrationData: { loaderData: { root } } },
  )
  const screen = await render(
    <QueryClientProvider client={queries}>
      <SessionProvider>
        <AlertsProvider>
          <RouterProvider router={router} />
        </AlertsProvider>
      </SessionProvider>
    </QueryClientProvider>,
  )
  /** Current address. */
  const address = () => router.state.location.pathname + router.state.location.search
  return { ...screen, router, queries, address }
}

function toPath(at: string) {
  const { pathname, search, hash } = new URL(at, 'http://x')
  return { pathname, search, hash }
}

/** Signs a buyer in. */
export function signIn(pengguna: Partial<Pengguna> = {}): Pengguna {
  const buyer = contoh(Pengguna, { id: 7, userId: 7, nama: 'Siti', email: 'siti@contoh.id', ...pengguna })
  startSession('token-siti', buyer)
  return buyer
}

/** Renders a screen as its route does after a client-side navigation: without loader data. */
// biome-ignore lint/suspicious/noExplicitAny: each route has props of its own
export const screen = (Page: ComponentType<any>, params: Record<string, string> = {}): ReactNode => (
  <Page params={params} />
)
