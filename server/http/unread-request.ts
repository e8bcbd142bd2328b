import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'

const KNOWN: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADER_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
}

/** Responds to input that the HTTP parser rejected, in the API's error format, and closes the connection. */
export function refuseUnread({ code: cause }: ConnectionError, socket: Socket): void {
  if (cause === 'ECONNRESET' || socket.destroyed) return
  const code = KNOWN[cause] ?? 'MALFORMED_REQUEST'
  const { status, message } = ERRORS[code]
  const body = JSON.stringify({ message, code })
  if (!socket.writable) return void socket.destroy()
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
