/** What everybody reads of who wrote a review: the first name, and how the last one begins. 'Siti Rahma Wati' is 'Siti W.' */
export function namaPengulas(nama: string): string {
  const kata = nama.trim().split(/\s+/)
  const [depan = '', akhir] = [kata[0], kata.length > 1 ? kata.at(-1) : undefined]
  // 'Pak', 'Bu', 'H.' name nobody: what follows does.
  const sapaan = /^(?:pak|bu|bapak|ibu|mas|mbak|bang|kak|haji|hj?\.?|drs?\.?|ir\.?)$/i
  if (sapaan.test(depan) && kata.length > 1) {
    const sisa = namaPengulas(kata.slice(1).join(' '))
    return `${depan} ${sisa}`
  }
  return akhir ? `${depan} ${[...akhir][0]?.toUpperCase()}.` : depan
}
