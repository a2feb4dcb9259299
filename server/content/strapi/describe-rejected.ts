import type { StrapiImport } from './import-from-strapi.ts'

/** The first reason why documents of Strapi are not served. */
export function firstIssue({ fault, rejected }: StrapiImport): string {
  const [first] = rejected
  return first ? `${first.document}${first.path}: ${first.message}` : (fault ?? 'it is empty')
}

/** Describes the rejected documents of Strapi for operators; null if there are none. */
export function describeRejected(strapiImport: StrapiImport): string | null {
  const count = new Set(strapiImport.rejected.map(({ document }) => document)).size
  if (count === 0) return null
  const what = count === 1 ? 'A document of Strapi is' : `${count} documents of Strapi are`
  return `${what} not taken over: ${firstIssue(strapiImport)}`
}
