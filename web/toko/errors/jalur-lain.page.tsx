import { redirect, replace } from 'react-router'

// Redirects every unknown URL. The component is required, because a route without one is not a page.
export const loader = () => redirect('/404')
export const clientLoader = () => replace('/404')

export default function UnknownUrlPage() {
  return null
}
