/** Order that needs a tracking number. */
interface PendingResults {
  orderId: number
  midtrans_order_id: string
}

/** Pasted line that could not be assigned. */
interface Problem {
  baris: number
  alasan: string
}

interface ReadRow {
  /** Tracking numbers by order ID. */
  resi: ReadonlyMap<number, string>
  problem: Problem[]
}

const RESI_MAX = 60
/** Matches an order number (whole, or without its beginning) followed by a tracking number. */
const NUMBERED = /^(\S*?-?[0-9A-Z]{6,})(?:[\t;,]|\s)+(\S.*)$/i
const HEADER = /resi|pesanan|nomor|order/i

/**
 * Assigns the tracking numbers of a pasted list to orders. A line is an order number and a tracking number, separated by a tab,
 * blank, comma or semicolon. If no line names an order, each line is a tracking number, in the order of selection.
 * @param pesanan in the order of selection
 */
export function readResi(teks: string, pesanan: readonly PendingResults[]): ReadRow {
  const baris = teks
    .split(/\r?\n/)
    .map((isi, index) => ({ isi: isi.trim().replace(/^"|"$/g, ''), nomor: index + 1 }))
    .filter(({ isi }) => isi !== '')
  // Skip a copied table header.
  if (baris[0] && HEADER.test(baris[0].isi) && !/\d/.test(baris[0].isi)) baris.shift()

  const hasil = new Map<number, string>()
  const problem: Problem[] = []
  const put = (baris: number, orderId: number, resi: string) => {
    if (resi.length > RESI_MAX) problem.push({ baris, alasan: `Resi lebih panjang dari ${RESI_MAX} huruf` })
    else if (hasil.has(orderId)) problem.push({ baris, alasan: 'Pesanan ini sudah punya resi di baris lain' })
    else if ([...hasil.values()].includes(resi))
      problem.push({ baris, alasan: `Resi ${resi} sudah dipakai di baris lain` })
    else hasil.set(orderId, resi)
  }

  const numbered = baris.map((satu) => ({ ...satu, ...separate(satu.isi, pesanan) }))
  if (numbered.some(({ orderId }) => orderId !== undefined)) {
    for (const { nomor, orderId, resi } of numbered) {
      if (orderId === undefined)
        problem.push({ baris: nomor, alasan: 'Nomor pesanannya tidak ada di antara yang dipilih' })
      else put(nomor, orderId, resi)
    }
    return { resi: hasil, problem }
  }
  for (const [index, { isi, nomor }] of baris.entries()) {
    const satu = pesanan[index]
    if (satu) put(nomor, satu.orderId, isi)
    else problem.push({ baris: nomor, alasan: `Hanya ${pesanan.length} pesanan yang dipilih` })
  }
  return { resi: hasil, problem }
}

/** Splits a line into the selected order that it names and the rest. `orderId` is undefined if it names none. */
function separate(isi: string, pesanan: readonly PendingResults[]): { orderId: number | undefined; resi: string } {
  const [, nomor = '', resi = ''] = NUMBERED.exec(isi) ?? []
  const cari = nomor.toUpperCase()
  const found = pesanan.find(
    ({ midtrans_order_id: utuh }) =>
      cari !== '' && (utuh.toUpperCase() === cari || utuh.toUpperCase().endsWith(`-${cari}`)),
  )
  return { orderId: found?.orderId, resi: resi.trim() }
}
