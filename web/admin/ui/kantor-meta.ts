import type { MetaDescriptor } from 'react-router'

/** Title of a screen of the back office; none of them is for search engines. */
export const kantorMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | Kantor KerapuSehat` },
  { name: 'robots', content: 'noindex' },
]
