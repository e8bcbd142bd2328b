import type { FastifySchemaCompiler } from 'fastify'
import { AppError } from '#server/kernel/app-error.ts'

const NULL_BYTE = '\0'
/** Message of the rejection. */
export const NULL_BYTE_TEXT = 'Ada karakter yang tidak bisa disimpan. Ketik ulang isian ini.'

/**
 * Rejects text that PostgreSQL cannot store, at any depth: the NUL character, and lone surrogates, which JSON can carry but no
 * encoding can. Neither can be typed.
 * @throws VALIDATION_FAILED with the path of the field
 */
export function refuseNullBytes(root: unknown): void {
  // Iterative, because a body can nest 30,000 levels deep.
  const open: { path: string; value: unknown }[] = [{ path: '', value: root }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && !isText(value)) refuse(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (!isText(key)) refuse(path)
      open.push({ path: path ? `${path}.${key}` : key, value: inner })
    }
  }
}

/** Wraps a schema compiler, so that `refuseNullBytes` runs before each validation. */
export function withoutNullBytes<Schema>(compile: FastifySchemaCompiler<Schema>): FastifySchemaCompiler<Schema> {
  return (route) => {
    const validate = compile(route)
    return (data: unknown) => {
      refuseNullBytes(data)
      return validate(data)
    }
  }
}

const isText = (value: string) => !value.includes(NULL_BYTE) && value.isWellFormed()

function refuse(path: string): never {
  throw new AppError('VALIDATION_FAILED', {
    errors: [{ path, msg: NULL_BYTE_TEXT }],
  })
}
