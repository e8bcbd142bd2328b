import { Socket } from 'node:net'
import { format } from 'node:util'
import { afterAll, afterEach, expect, inject } from 'vitest'

/*
 * Runs before every test file: complaints on the console fail the test that caused them, and nothing leaves the machine.
 * A test that expects a complaint spies on the console itself.
 */

const { error, warn } = console
const complaints: string[] = []
for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => complaints.push(format(...args))
}
afterEach(() => {
  expect(complaints.splice(0), 'console.error or console.warn was called').toEqual([])
})

/** 198.51.100.0/24 is nobody's (RFC 5737): hosts that a test makes on this machine. */
const ON_THIS_MACHINE = /^(localhost|.+\.localhost|(::ffff:)?127\.\d+\.\d+\.\d+|::1|198\.51\.100\.\d+)$/
const databaseHost = new URL(inject('testServer').url).hostname

const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const host = hostOf(args)
  if (!ON_THIS_MACHINE.test(host) && host !== databaseHost) throw new Error(`A test tried to reach ${host}.`)
  return Reflect.apply(connect, this, args)
} as typeof connect

// The process goes on to other files.
afterAll(() => {
  Object.assign(console, { error, warn })
  Socket.prototype.connect = connect
})

/** `connect(options)`, `connect(port, host)` or `connect(path)`; net itself passes its arguments on as one array. */
function hostOf(args: unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'object' && first !== null && 'host' in first && first.host) return String(first.host)
  return typeof first === 'number' && typeof second === 'string' ? second : 'localhost'
}
