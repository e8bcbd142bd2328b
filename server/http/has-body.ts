import type { FastifyRequest } from 'fastify'

/** Does the head say that something comes behind it? */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
