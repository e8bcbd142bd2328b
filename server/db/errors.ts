/**
 * SQLSTATE classes and socket errors that mean "the database is not there", not "the query is wrong"; also that a
 * statement waited too long (57014), as many do for one row when everybody wants the last product.
 */
const AWAY = /^(?:08...|57P0[123]|57014|53300|ECONN(?:REFUSED|RESET)|EPIPE|ENOTFOUND|ETIMEDOUT)$/
/** node-postgres reports a broken or unobtainable connection by message only. */
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code

/** Will the same query probably work a little later? */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error)
  if (typeof code === 'string') return AWAY.test(code)
  return error instanceof Error && AWAY_MESSAGE.test(error.message)
}

export const isUniqueViolation = (error: unknown) => codeOf(error) === '23505'
export const isForeignKeyViolation = (error: unknown) => codeOf(error) === '23503'
