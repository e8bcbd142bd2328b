import { useCallback, useEffect } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Validates a form with a schema of the contract. The schema and zod are fetched on the first focus, so that reading the screen
 * does not load them. If fetching fails, only the server validates.
 * @param load must be the same function on every render
 */
export function useSchema<In extends FieldValues, Out>(
  load: () => Promise<z.ZodType<Out, In>>,
): Resolver<In, unknown, Out> {
  useEffect(() => {
    const begin = () => void fetchResolver(load).catch(() => {})
    document.addEventListener('focusin', begin, { once: true })
    return () => document.removeEventListener('focusin', begin)
  }, [load])
  return useCallback(
    async (values, context, options) => {
      const resolver = await fetchResolver(load).catch(() => null)
      // Without a resolver, the server's field errors appear at the same fields.
      return resolver ? resolver(values, context, options) : { values: values as unknown as Out, errors: {} }
    },
    [load],
  )
}

async function fetchResolver<In extends FieldValues, Out>(load: () => Promise<z.ZodType<Out, In>>) {
  const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
  return zodResolver(schema) as Resolver<In, unknown, Out>
}
