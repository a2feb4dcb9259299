import type { ContentImport } from '../model/content-service.ts'

/** The first reason why documents of a content service are not served. */
export function firstIssue({ fault, rejected }: ContentImport): string {
  const [first] = rejected
  return first ? `${first.document}${first.path}: ${first.message}` : (fault ?? 'it is empty')
}

/** Describes the rejected documents of a content service for operators; null if there are none. */
export function describeRejected(contentImport: ContentImport, service: string): string | null {
  const count = new Set(contentImport.rejected.map(({ document }) => document)).size
  if (count === 0) return null
  const what = count === 1 ? `A document of ${service} is` : `${count} documents of ${service} are`
  return `${what} not taken over: ${firstIssue(contentImport)}`
}
