import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { isAdminScreen } from './admin-manifest.ts'

/** The server's settings of a screen, exported by its module as `handle`. */
interface ScreenHandle {
  /** Query parameters that the server reads. The server ignores all others. */
  query?: readonly string[]
}

export interface Screen {
  query: readonly string[]
  /** True if the screen accepts a form post without JavaScript (its module has an `action`). */
  takesForm: boolean
  isAdminScreen: boolean
  /** Route pattern, as in `/produk/:id`. */
  pattern: string
}

/** Returns a function that finds the screen at a path, ignoring case, among the routes of a build. */
export function screensOf(routes: ServerBuild['routes']): (pathname: string) => Screen | undefined {
  const known = Object.values(routes).filter((route) => route !== undefined)
  const below = (parentId: string | undefined, above = ''): RouteObject[] =>
    known
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, module }) => {
        const { query = [] } = (module.handle ?? {}) as ScreenHandle
        const pattern = path ? `${above}/${path}` : above || '/'
        const takesForm = module.action !== undefined
        const handle: Screen = { query, takesForm, isAdminScreen: isAdminScreen({ id, parentId }), pattern }
        return index ? { id, index, handle } : { id, path, handle, children: below(id, path ? pattern : above) }
      })
  const tree = below(undefined)
  return (pathname) => matchRoutes(tree, pathname)?.at(-1)?.route.handle
}
