import type { DocumentKind } from '../../../schemas/documents/index.ts'
import type { HostKind, ReferredKind } from '../../../schemas/documents/reference.ts'
import type { PictureWords } from '../media/media-store.ts'
import { contractHistory, isDocumentKind, isRecord } from './contracts.ts'

/** What a document points at; kept so that a change elsewhere can be checked without reading it. */
export interface DocumentLink {
  /** JSON pointer into the body. */
  path: string
  kind: 'page' | 'media' | ReferredKind | HostKind
  /** Key of the document, the path that should lead to a page, or the address of a picture or on another host. */
  target: string
}

/** What a snapshot says of one document; the body is an object of its own, named by its hash. */
export interface ManifestEntry {
  kind: DocumentKind
  key: string
  schemaVersion: number
  /** Counts the publications of this document. */
  version: number
  hash: string
  /** Pages. */
  route?: string
  /** Forms: hash of the compiled validator. */
  validator?: string
  /** Pages that search engines are not to list or that guests do not see, and SEO records that say so. */
  unlisted?: true
  /** SEO records: the address that they speak of. */
  url?: string
  /** SEO of domains: the hosts that it is for. */
  hosts?: string[]
  /** Redirects: from path to target. */
  redirects?: Record<string, string>
  links: DocumentLink[]
}

/** One state of the whole site. Never changed once it is written. */
export interface Manifest {
  version: number
  createdAt: string
  author: string
  entries: ManifestEntry[]
  /** What the pictures of the library show that documents point at. Snapshots of earlier builds lack it. */
  pictures?: PictureWords
}

export function isManifest(value: unknown): value is Manifest {
  return (
    isRecord(value) &&
    Number.isInteger(value['version']) &&
    Array.isArray(value['entries']) &&
    value['entries'].every(isEntry)
  )
}

function isEntry(value: unknown): value is ManifestEntry {
  return (
    isRecord(value) &&
    typeof value['kind'] === 'string' &&
    typeof value['key'] === 'string' &&
    typeof value['hash'] === 'string' &&
    Array.isArray(value['links'])
  )
}

/** Why this build cannot serve a snapshot that a newer one made; null if it can. */
export function newerThanBuild(manifest: Manifest): string | null {
  const tooNew = manifest.entries.find(
    ({ kind, schemaVersion }) => !isDocumentKind(kind) || schemaVersion > contractHistory(kind).version,
  )
  return tooNew ? `snapshot ${manifest.version} needs a newer build (${tooNew.kind}/${tooNew.key})` : null
}

/** Hashes of every object that a snapshot needs. */
export function objectsOf(manifest: Manifest): { hash: string; type: ObjectType }[] {
  return manifest.entries.flatMap(({ hash, validator }) => [
    { hash, type: 'document' as const },
    ...(validator ? [{ hash: validator, type: 'validator' as const }] : []),
  ])
}

export type ObjectType = 'document' | 'validator'
