import ipaddr from 'ipaddr.js'

/**
 * Returns the client network of an address. For IPv6 it is the /64, because a provider assigns 2^64 addresses to one customer.
 * @returns an invalid address unchanged
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : address.toString()
}
