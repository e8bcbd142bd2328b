/** SQLSTATE of a write to a read-only server: a standby, or a demoted primary. */
export const READ_ONLY = '25006'

/**
 * SQLSTATE classes and socket errors that mean "the database is unavailable", not "the query is wrong". They include a
 * read-only server (25006). They include timeouts of a statement or transaction (57014, 55P03, 25P03), as when many buyers lock
 * the last product. Also repeated serialization failures or deadlocks (40001, 40P01), a lack of room, memory or connections
 * (53…), and I/O errors (58030).
 */
const AWAY =
  /^(?:08...|25006|25P03|4(?:0001|0P01)|55P03|57P0[123]|57014|53...|58030|ECONN(?:REFUSED|RESET)|E(?:HOST|NET)(?:UNREACH|DOWN)|EPIPE|EAI_AGAIN|ENOTFOUND|ETIMEDOUT)$/
/** node-postgres reports a broken or unobtainable connection by message only. */
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code

/** A full disk is reported under many codes, some of them generic (XX000); the message comes from the operating system. */
const FULL_MESSAGE = /no space left on device|disk quota exceeded/i

/** True if the database has no room left to write. */
export function isDiskFull(error: unknown): boolean {
  return codeOf(error) === '53100' || (error instanceof Error && FULL_MESSAGE.test(error.message))
}

/** True if the same query will probably succeed a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (isDiskFull(error)) return true
  const code = codeOf(error)
  if (typeof code === 'string') return AWAY.test(code)
  return error instanceof Error && AWAY_MESSAGE.test(error.message)
}

/** True if the database cancelled the statement after its time limit. */
export const isTimeout = (error: unknown) => codeOf(error) === '57014'
/** True if a stored value does not have the shape that the query expects, such as an object where a list should be. */
export const isDataError = (error: unknown): error is Error => /^22/.test(String(codeOf(error)))
export const isUniqueViolation = (error: unknown) => codeOf(error) === '23505'
export const isForeignKeyViolation = (error: unknown) => codeOf(error) === '23503'
