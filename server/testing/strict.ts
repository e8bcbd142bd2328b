import { Socket } from 'node:net'
import { format } from 'node:util'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { afterAll, afterEach, expect, inject } from 'vitest'

/*
 * Runs before every test file. Console warnings and errors fail the test that caused them, no connection may leave the machine,
 * and a query for one row may find no second one. A test that expects a console message spies on the console itself.
 */

const { error, warn } = console
const complaints: string[] = []
for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => complaints.push(format(...args))
}
afterEach(() => {
  expect(complaints.splice(0), 'console.error or console.warn was called').toEqual([])
})

/** Local hosts. 198.51.100.0/24 is reserved for documentation (RFC 5737); tests use it for addresses on this machine. */
const ON_THIS_MACHINE = /^(localhost|.+\.localhost|(::ffff:)?127\.\d+\.\d+\.\d+|::1|198\.51\.100\.\d+)$/
const databaseHost = new URL(inject('testServer').url).hostname

const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const host = hostOf(args)
  if (!ON_THIS_MACHINE.test(host) && host !== databaseHost) throw new Error(`A test tried to reach ${host}.`)
  return Reflect.apply(connect, this, args)
} as typeof connect

// A query that lost a condition on its key would otherwise return the right row as long as it comes first.
const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const select = Object.getPrototypeOf(new Kysely<{ t: { a: number } }>({ dialect }).selectFrom('t'))
const { executeTakeFirst } = select
select.executeTakeFirst = async function (this: { execute(): Promise<unknown[]>; compile(): { sql: string } }) {
  const [row, second] = await this.execute()
  if (second !== undefined) throw new Error(`a query for one row found more: ${this.compile().sql}`)
  return row
}

// The worker process continues with other files.
afterAll(() => {
  Object.assign(console, { error, warn })
  Socket.prototype.connect = connect
  select.executeTakeFirst = executeTakeFirst
})

/** `connect(options)`, `connect(port, host)` or `connect(path)`; net itself passes its arguments on as one array. */
function hostOf(args: unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'object' && first !== null && 'host' in first && first.host) return String(first.host)
  return typeof first === 'number' && typeof second === 'string' ? second : 'localhost'
}
