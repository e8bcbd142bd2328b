interface Kurir {
  nama: string
  /** Matches the courier's name in lower case, reduced to letters and digits. */
  pola: RegExp
  /** URL of the tracking page, where the parcel number is typed in. */
  lacak: string
}

/** Couriers with a public tracking page. None reliably accepts the number in its URL, so the user copies it. */
const KURIR: readonly Kurir[] = [
  { nama: 'JNE', pola: /^jne/, lacak: 'https://www.jne.co.id/tracking-package' },
  { nama: 'J&T Express', pola: /^j(n|dan)?t(?!cargo|r)/, lacak: 'https://jet.co.id/track' },
  { nama: 'SiCepat', pola: /^sicepat/, lacak: 'https://www.sicepat.com/checkAwb' },
  { nama: 'AnterAja', pola: /^anteraja/, lacak: 'https://anteraja.id/tracking' },
  { nama: 'TIKI', pola: /^tiki/, lacak: 'https://www.tiki.id/id/track' },
  { nama: 'Pos Indonesia', pola: /^pos(indonesia|$)|^ptpos/, lacak: 'https://www.posindonesia.co.id/id/tracking' },
  { nama: 'Ninja Xpress', pola: /^ninja/, lacak: 'https://www.ninjaxpress.co/id-id/tracking' },
  { nama: 'Lion Parcel', pola: /^lion/, lacak: 'https://lionparcel.com/track/stt' },
]

/** Names of the couriers, for a list to choose from. */
export const KURIR_NAMES: readonly string[] = KURIR.map(({ nama }) => nama)

/** True for the tracking page of a known courier. */
export const isTrackUrl = (url: string): boolean => KURIR.some(({ lacak }) => lacak === url)

/** Returns the courier for a name in any spelling; undefined if unknown. */
export function trackKurir(kurir: string): Pick<Kurir, 'nama' | 'lacak'> | undefined {
  const name = kurir.toLowerCase().replace(/[^a-z0-9]/g, '')
  return KURIR.find(({ pola }) => pola.test(name))
}
