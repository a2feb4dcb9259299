import { isTokenScope, type TokenScope } from '../../../schemas/content-api/scopes.ts'

export function listIn<Item>(json: string, isItem: (value: unknown) => value is Item): Item[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter(isItem) : []
}

/** What a stored token allows. */
export const scopesOf = ({ scopes }: { scopes: string }): TokenScope[] => listIn(scopes, isTokenScope)
