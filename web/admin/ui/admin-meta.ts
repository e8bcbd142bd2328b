import type { MetaDescriptor } from 'react-router'

/** Returns the title of a back office screen and excludes the screen from search engines. */
export const adminMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | Admin KerapuSehat` },
  { name: 'robots', content: 'noindex' },
]
