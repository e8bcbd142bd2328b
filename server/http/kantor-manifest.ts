/**
 * Where the table of all routes lies, beside the one that a visitor of the shop gets: the office's screens would be a third of
 * it, in every first view, and nobody comes to them but by a document of their own.
 * @param url of the shop's own table, `/assets/manifest-….js`
 */
export const kantorManifest = (url: string): string => url.replace('/manifest-', '/manifest-kantor-')

/** A screen of the office: by where its file lies, or, where its route has a name of its own, by the frame around it. */
export const isKantor = ({ id, parentId = '' }: { id: string; parentId?: string }): boolean =>
  id.startsWith('admin/') || parentId.startsWith('admin/')
