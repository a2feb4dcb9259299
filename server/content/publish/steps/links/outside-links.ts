import { errorAt, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'

/** The host as somebody typed it; URLs spell letters of other scripts in ASCII. */
const writtenHost = (address: string) => /^https?:\/\/(?:[^/?#]*@)?([^/?#:]*)/i.exec(address)?.[1] ?? ''

/** What is suspicious about an address outside of the site. */
export function hostIssues(address: string, path: string): Issue[] {
  if (!URL.canParse(address))
    return [
      errorAt(
        path,
        'invalid-link',
        phrase`"${address}" is not an address`,
        phrase`A path starts with a slash, an external address with http:// or https://`,
      ),
    ]
  const { username, password, protocol } = new URL(address)
  const host = writtenHost(address)
  if (username !== '' || password !== '')
    return [
      errorAt(
        path,
        'disguised-link',
        phrase`"${address}" leads to ${host}, although it begins with another name`,
        phrase`Write the address without the part before the @ sign`,
      ),
    ]
  return [
    ...(/[^a-z0-9.-]/i.test(host) || /(?:^|\.)xn--/i.test(host)
      ? [
          warningAt(
            path,
            'lookalike-host',
            phrase`The host "${host}" contains letters of another script, which may look like those of a known site`,
            phrase`Type the address by hand and open it before you publish`,
          ),
        ]
      : []),
    ...(protocol === 'http:'
      ? [
          warningAt(
            path,
            'insecure-link',
            phrase`"${address}" is not encrypted: others could change what players see there`,
            phrase`Use https:// instead`,
          ),
        ]
      : []),
  ]
}

/** Links without words. */
export function labelIssues(href: string, label: string, path: string): Issue[] {
  if (label.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '') return []
  return [
    errorAt(
      path,
      'empty-link',
      phrase`The link to ${href} has no words, so nobody can find or read it`,
      phrase`Write what the link leads to, or remove it`,
    ),
  ]
}
