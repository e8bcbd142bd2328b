import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { isKantor } from './kantor-manifest.ts'

/** What a screen says of itself to the server, as its `handle`. */
interface ScreenHandle {
  /** What the server reads of the address behind its path; everything else there is the browser's. */
  query?: readonly string[]
}

export interface Screen {
  query: readonly string[]
  /** Does it take a form without a script? */
  takesForm: boolean
  isKantor: boolean
  /** Its path as it stands among the routes: `/produk/:id`. */
  pattern: string
}

/** Finds the screen at a path, whatever its case, among the routes of a build. */
export function screensOf(routes: ServerBuild['routes']): (pathname: string) => Screen | undefined {
  const known = Object.values(routes).filter((route) => route !== undefined)
  const below = (parentId: string | undefined, above = ''): RouteObject[] =>
    known
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, module }) => {
        const { query = [] } = (module.handle ?? {}) as ScreenHandle
        const pattern = path ? `${above}/${path}` : above || '/'
        const takesForm = module.action !== undefined
        const handle: Screen = { query, takesForm, isKantor: isKantor({ id, parentId }), pattern }
        return index ? { id, index, handle } : { id, path, handle, children: below(id, path ? pattern : above) }
      })
  const tree = below(undefined)
  return (pathname) => matchRoutes(tree, pathname)?.at(-1)?.route.handle
}
