/** Hosts of the push services of browsers. A subdomain belongs to the same service. */
const HOSTS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

/**
 * True if the address belongs to a known push service. A browser sends it, so any other could lead the shop to private addresses.
 * @param testOrigin origin of a push service on this machine, for tests
 */
export function isPushService(endpoint: string, testOrigin?: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username || password) return false
  if (testOrigin !== undefined && origin === testOrigin) return true
  return (
    protocol === 'https:' && port === '' && HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  )
}
