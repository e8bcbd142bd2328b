/** Matches style and event handler attributes inside a tag. */
const STYLE = /\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/**
 * Removes styles and event handlers from pasted HTML. The content security policy blocks them anyway, but reports each one to
 * the shop. Google Docs wraps its content in a `<b>` with normal weight, which becomes a `<span>`.
 */
export const withoutStyle = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(
      /<(\w+)([^>]*)>/g,
      (_, name: string, attributes: string) =>
        `<${/^b$/i.test(name) && /font-weight:\s*normal/i.test(attributes) ? 'span' : name}${attributes.replace(STYLE, '')}>`,
    )
