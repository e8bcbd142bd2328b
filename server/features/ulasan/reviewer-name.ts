/** Returns the public name of a reviewer: first name and initial of the last. 'Siti Rahma Wati' becomes 'Siti W.' */
export function reviewerName(nama: string): string {
  const kata = nama.trim().split(/\s+/)
  const [front = '', akhir] = [kata[0], kata.length > 1 ? kata.at(-1) : undefined]
  // A form of address, such as 'Pak', 'Bu' or 'H.', is no name: keep it and shorten what follows.
  const salutation = /^(?:pak|bu|bapak|ibu|mas|mbak|bang|kak|haji|hj?\.?|drs?\.?|ir\.?)$/i
  if (salutation.test(front) && kata.length > 1) {
    const sisa = reviewerName(kata.slice(1).join(' '))
    return `${front} ${sisa}`
  }
  return akhir ? `${front} ${[...akhir][0]?.toUpperCase()}.` : front
}
