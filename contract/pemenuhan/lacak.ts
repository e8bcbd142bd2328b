interface Kurir {
  nama: string
  /** How offices write it, in small letters and digits only. */
  pola: RegExp
  /** Where its parcels are followed, after their number was typed in. */
  lacak: string
}

/** Couriers with a public page to follow parcels by. None takes the number in its address for certain, so it is copied there. */
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

/** The page of the courier that goes by this name, however it is written; undefined where none is known. */
export function lacakKurir(kurir: string): Pick<Kurir, 'nama' | 'lacak'> | undefined {
  const nama = kurir.toLowerCase().replace(/[^a-z0-9]/g, '')
  return KURIR.find(({ pola }) => pola.test(nama))
}
