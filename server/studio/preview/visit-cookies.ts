/** The cookies of one visit, which the server stores instead of the browser. */
export class VisitCookies {
  readonly #values = new Map<string, string>()

  set(name: string, value: string): void {
    this.#values.set(name, value)
  }

  /** Stores the cookies that an answer sets, as a browser does. */
  take(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split(';')
    const separator = pair.indexOf('=')
    const name = pair.slice(0, separator).trim()
    const value = pair.slice(separator + 1).trim()
    const isForgotten = attributes.some((attribute) => /^\s*Max-Age=(?:0|-\d+)\s*$/i.test(attribute))
    if (isForgotten || value === '') this.#values.delete(name)
    else this.#values.set(name, value)
  }

  /** Value of the `Cookie` header; undefined without cookies. */
  get header(): string | undefined {
    const pairs = [...this.#values].map(([name, value]) => `${name}=${value}`)
    return pairs.length === 0 ? undefined : pairs.join('; ')
  }
}
