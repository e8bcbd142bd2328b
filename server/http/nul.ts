import type { FastifySchemaCompiler } from 'fastify'
import { AppError } from '#server/kernel/app-error.ts'

const NUL = '\0'

/**
 * Refuses texts with what PostgreSQL cannot hold, at any depth: the character NUL, and half of a pair of surrogates, which JSON
 * can carry and no encoding has. Nobody can type either.
 * @throws VALIDATION_FAILED, with the field in which it stands
 */
export function refuseNul(root: unknown): void {
  // Without recursion: a body has room for thirty thousand brackets.
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

const isText = (value: string) => !value.includes(NUL) && value.isWellFormed()

function refuse(path: string): never {
  throw new AppError('VALIDATION_FAILED', {
    errors: [{ path, msg: 'Ada karakter yang tidak dapat disimpan. Ketik ulang isian ini.' }],
  })
}
