/** Returns the public name of a reviewer: first name and initial of the last. 'Siti Rahma Wati' becomes 'Siti W.' */
export function reviewerName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [front = '', end] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  // A form of address, such as 'Pak', 'Bu' or 'H.', is no name: keep it and shorten what follows.
  const salutation = /^(?:pak|bu|bapak|ibu|mas|mbak|bang|kak|haji|hj?\.?|drs?\.?|ir\.?)$/i
  if (salutation.test(front) && words.length > 1) {
    const rest = reviewerName(words.slice(1).join(' '))
    return `${front} ${rest}`
  }
  return end ? `${front} ${[...end][0]?.toUpperCase()}.` : front
}
