import { redirect, replace } from 'react-router'

// Every address that the site map does not know. It has a component only because a page answers with one.
export const loader = () => redirect('/404')
export const clientLoader = () => replace('/404')

export default function JalurLainPage() {
  return null
}
