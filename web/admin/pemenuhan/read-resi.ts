/** Order that needs a tracking number. */
interface SelectedPesanan {
  orderId: number
  midtrans_order_id: string
}

/** Pasted line that could not be assigned. */
interface Problem {
  line: number
  reason: string
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
export function readResi(text: string, pesanan: readonly SelectedPesanan[]): ReadRow {
  const lines = text
    .split(/\r?\n/)
    .map((content, index) => ({ content: content.trim().replace(/^"|"$/g, ''), nomor: index + 1 }))
    .filter(({ content }) => content !== '')
  // Skip a copied table header.
  if (lines[0] && HEADER.test(lines[0].content) && !/\d/.test(lines[0].content)) lines.shift()

  const results = new Map<number, string>()
  const problem: Problem[] = []
  const put = (lineNumber: number, orderId: number, resi: string) => {
    if (resi.length > RESI_MAX) problem.push({ line: lineNumber, reason: `Resi lebih panjang dari ${RESI_MAX} huruf` })
    else if (results.has(orderId))
      problem.push({ line: lineNumber, reason: 'Pesanan ini sudah punya resi di baris lain' })
    else if ([...results.values()].includes(resi))
      problem.push({ line: lineNumber, reason: `Resi ${resi} sudah dipakai di baris lain` })
    else results.set(orderId, resi)
  }

  const numbered = lines.map((line) => ({ ...line, ...separate(line.content, pesanan) }))
  if (numbered.some(({ orderId }) => orderId !== undefined)) {
    for (const { nomor, orderId, resi } of numbered) {
      if (orderId === undefined)
        problem.push({ line: nomor, reason: 'Nomor pesanannya tidak ada di antara yang dipilih' })
      else put(nomor, orderId, resi)
    }
    return { resi: results, problem }
  }
  for (const [index, { content, nomor }] of lines.entries()) {
    const one = pesanan[index]
    if (one) put(nomor, one.orderId, content)
    else problem.push({ line: nomor, reason: `Hanya ${pesanan.length} pesanan yang dipilih` })
  }
  return { resi: results, problem }
}

/** Splits a line into the selected order that it names and the rest. `orderId` is undefined if it names none. */
function separate(text: string, pesanan: readonly SelectedPesanan[]): { orderId: number | undefined; resi: string } {
  const [, nomor = '', resi = ''] = NUMBERED.exec(text) ?? []
  const wanted = nomor.toUpperCase()
  const found = pesanan.find(
    ({ midtrans_order_id: whole }) =>
      wanted !== '' && (whole.toUpperCase() === wanted || whole.toUpperCase().endsWith(`-${wanted}`)),
  )
  return { orderId: found?.orderId, resi: resi.trim() }
}
