/** What a server answers to a write that can only be read: a standby, or one whose place another one has taken. */
export const READ_ONLY = '25006'

/**
 * SQLSTATE classes and socket errors that mean "the database is not there", not "the query is wrong"; also that it can only be
 * read (25006), that a statement or a transaction waited too long (57014, 55P03, 25P03), as many do for one row when everybody
 * wants the last product, that transactions got in each other's way again and again (40001, 40P01), or that the server has no
 * room, memory or connection left (53…), or cannot read or write its files (58030).
 */
const AWAY =
  /^(?:08...|25006|25P03|4(?:0001|0P01)|55P03|57P0[123]|57014|53...|58030|ECONN(?:REFUSED|RESET)|E(?:HOST|NET)(?:UNREACH|DOWN)|EPIPE|EAI_AGAIN|ENOTFOUND|ETIMEDOUT)$/
/** node-postgres reports a broken or unobtainable connection by message only. */
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code

/** A full disk comes under many codes, some of which (XX000) mean faults of any kind; the sentence is the operating system's. */
const FULL_MESSAGE = /no space left on device|disk quota exceeded/i

/** Does the database have no room left to write to? */
export function isDiskFull(error: unknown): boolean {
  return codeOf(error) === '53100' || (error instanceof Error && FULL_MESSAGE.test(error.message))
}

/** Will the same query probably work a little later? */
export function isDatabaseAway(error: unknown): boolean {
  if (isDiskFull(error)) return true
  const code = codeOf(error)
  if (typeof code === 'string') return AWAY.test(code)
  return error instanceof Error && AWAY_MESSAGE.test(error.message)
}

export const isUniqueViolation = (error: unknown) => codeOf(error) === '23505'
export const isForeignKeyViolation = (error: unknown) => codeOf(error) === '23503'
