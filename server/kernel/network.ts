import ipaddr from 'ipaddr.js'

/**
 * Whom an address belongs to: of IPv6 its /64, which a provider gives to one customer, who has 2^64 addresses in it.
 * @returns what is no address as it is
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
