/**
 * Header of a logout: the browser drops its HTTP cache and pages kept for "back". Not "storage", which would delete tools and pages
 * kept for offline use and a guest's cart; the page itself removes data of the account. Not "cookies", which would delete the
 * cookie of the known device, so that the next login from it would be reported as one from a new device.
 */
export const CLEAR_CACHE = ['clear-site-data', '"cache"'] as const
