/** Base of relative `$id`s, which have none of their own. */
const base = 'https://schema.invalid/'

const absolute = (uri: string, root = base) => (URL.canParse(uri, root) ? new URL(uri, root).href : uri)

/**
 * Replaces rjsf's library for addresses (see vite.config.ts), which is larger than its form: the browser compares
 * and resolves the `$id`s of schemas, too.
 */
const schemaUri = {
  equal: (one: string, other: string) => absolute(one) === absolute(other),
  resolve(root: string, reference: string): string {
    const resolved = absolute(reference, absolute(root))
    return resolved.startsWith(base) ? resolved.slice(base.length) : resolved
  },
}
export default schemaUri
