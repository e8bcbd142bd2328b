import type { FastifySchemaCompiler } from 'fastify'
import { AppError } from '#server/kernel/app-error.ts'

const NUL = '\0'

/**
 * Refuses texts with the character NUL, at any depth: it is the one character that PostgreSQL's text cannot hold, and
 * nobody can type it.
 * @throws VALIDATION_FAILED, with the field in which it stands
 */
export function refuseNul(root: unknown): void {
  // Without recursion: a body has room for thirty thousand brackets.
  const open: { path: string; value: unknown }[] = [{ path: '', value: root }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && value.includes(NUL)) refuse(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes(NUL)) refuse(path)
      open.push({ path: path ? `${path}.${key}` : key, value: inner })
    }
  }
}

/** The same for whatever a route takes, before its schema looks at it. */
export function withoutNul<Schema>(compile: FastifySchemaCompiler<Schema>): FastifySchemaCompiler<Schema> {
  return (route) => {
    const validate = compile(route)
    return (data: unknown) => {
      refuseNul(data)
      return validate(data)
    }
  }
}

function refuse(path: string): never {
  throw new AppError('VALIDATION_FAILED', {
    errors: [{ path, msg: 'Ada karakter yang tidak dapat disimpan. Ketik ulang isian ini.' }],
  })
}
