/** The cookies of a browser, as far as a server has to know them. */
export class CookieJar {
  readonly #values = new Map<string, string>()

  /** `header`: of a request. */
  constructor(header = '') {
    for (const pair of header.split(';')) {
      const separator = pair.indexOf('=')
      if (separator > 0) this.set(pair.slice(0, separator).trim(), pair.slice(separator + 1).trim())
    }
  }

  set(name: string, value: string): void {
    this.#values.set(name, value)
  }

  /** Stores the cookie of a `Set-Cookie` header, as a browser does. `now`: milliseconds since 1970. */
  take(setCookie: string, now = Date.now()): void {
    const [pair = '', ...attributes] = setCookie.split(';')
    const separator = pair.indexOf('=')
    const name = pair.slice(0, separator).trim()
    const value = pair.slice(separator + 1).trim()
    if (value === '' || hasEnded(attributes, now)) this.#values.delete(name)
    else this.#values.set(name, value)
  }

  get(name: string): string | undefined {
    return this.#values.get(name)
  }

  /** Value of the `Cookie` header; undefined without cookies. */
  get header(): string | undefined {
    const pairs = [...this.#values].map(([name, value]) => `${name}=${value}`)
    return pairs.length === 0 ? undefined : pairs.join('; ')
  }
}

/** Whether a cookie with these attributes is to be removed. Max-Age comes before Expires. */
function hasEnded(attributes: readonly string[], now: number): boolean {
  const valueOf = (name: RegExp) => attributes.find((one) => name.test(one))?.split('=')[1]
  const maxAge = valueOf(/^\s*max-age=/i)
  if (maxAge !== undefined) return Number(maxAge) <= 0
  return Date.parse(valueOf(/^\s*expires=/i) ?? '') <= now
}
