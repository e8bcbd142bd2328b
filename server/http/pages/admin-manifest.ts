/**
 * Returns the URL of the office's route manifest, which contains all routes. The shop's manifest omits the office's screens:
 * they would be a third of it, on every first view. The office is only entered by a document request of its own.
 * @param url of the shop's manifest, `/assets/manifest-….js`
 */
export const adminManifest = (url: string): string => url.replace('/manifest-', '/manifest-admin-')

/** True for a screen of the office: by its file's folder or, if its route has a custom ID, by the parent layout's folder. */
export const isAdminScreen = ({ id, parentId = '' }: { id: string; parentId?: string }): boolean =>
  id.startsWith('admin/') || parentId.startsWith('admin/')
