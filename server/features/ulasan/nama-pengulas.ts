/** Returns the public name of a reviewer: first name and initial of the last. 'Siti Rahma Wati' becomes 'Siti W.' */
export function namaPengulas(nama: string): string {
  const kata = nama.trim().split(/\s+/)
  const [depan = '', akhir] = [kata[0], kata.length > 1 ? kata.at(-1) : undefined]
  // A form of address, such as 'Pak', 'Bu' or 'H.', is no name: keep it and shorten what follows.
  const sapaan = /^(?:pak|bu|bapak|ibu|mas|mbak|bang|kak|haji|hj?\.?|drs?\.?|ir\.?)$/i
  if (sapaan.test(depan) && kata.length > 1) {
    const sisa = namaPengulas(kata.slice(1).join(' '))
    return `${depan} ${sisa}`
  }
  return akhir ? `${depan} ${[...akhir][0]?.toUpperCase()}.` : depan
}
