import { useCallback, useEffect } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Lets a form check by a schema of the contract that is fetched, and zod with it, once the form has the focus: who only
 * looks at the screen does without. Where it cannot be fetched, the server alone checks.
 * @param load must be the same function each time
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
      // What the server makes of it comes back under the same fields.
      return resolver ? resolver(values, context, options) : { values: values as unknown as Out, errors: {} }
    },
    [load],
  )
}

async function fetchResolver<In extends FieldValues, Out>(load: () => Promise<z.ZodType<Out, In>>) {
  const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
  return zodResolver(schema) as Resolver<In, unknown, Out>
}
