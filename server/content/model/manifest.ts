import { isKind, kindOf, type DocumentKind, type Listing } from '../../../schemas/kinds/index.ts'
import type { HostKind, ReferredKind } from '../../../schemas/documents/reference.ts'
import type { Library } from './library.ts'
import { isRecord } from '../../../schemas/is-record.ts'

/**
 * A reference from a document. Kept in the manifest, so that checking a change elsewhere does not read the
 * document.
 */
export interface DocumentLink {
  /** JSON pointer into the body. */
  path: string
  kind: 'page' | 'media' | ReferredKind | HostKind
  /** A document key, a path of the site, or the address of a picture or of another host. */
  target: string
}

/** Whether a reference is of this kind. */
export const isLinkTo =
  (kind: DocumentLink['kind']) =>
  (link: DocumentLink): boolean =>
    link.kind === kind

/** A document's entry in a snapshot. The body is a separate object, named by its hash. */
export interface ManifestEntry extends Listing {
  kind: DocumentKind
  key: string
  schemaVersion: number
  /** Number of publications of this document. */
  version: number
  hash: string
  /** Pages and articles only. */
  route?: string
  /** Pages, popups and forms only: their role, if they name one. */
  role?: string
  /** Forms only: hash of the compiled validator. */
  validator?: string
  /** SEO records only: the address that the record describes. */
  url?: string
  /** Keys of the advertising campaigns that its blocks, or the audience of a popup, ask for. */
  campaigns?: string[]
  links: DocumentLink[]
}

/** One immutable state of the whole site. */
export interface Manifest {
  version: number
  createdAt: string
  author: string
  entries: ManifestEntry[]
  /**
   * What is known of the library's files that documents use; the first builds had only pictures. Missing in snapshots
   * of even earlier ones.
   */
  pictures?: Library
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

/** Returns the reason why this build cannot serve a snapshot of a newer one; null if it can. */
export function newerThanBuild(manifest: Manifest): string | null {
  const tooNew = manifest.entries.find(
    ({ kind, schemaVersion }) => !isKind(kind) || schemaVersion > kindOf(kind).version,
  )
  return tooNew ? `snapshot ${manifest.version} needs a newer build (${tooNew.kind}/${tooNew.key})` : null
}

/** Returns the hashes of all objects that a snapshot needs. */
export function objectsOf(manifest: Manifest): { hash: string; type: ObjectType }[] {
  return manifest.entries.flatMap(({ hash, validator }) => [
    { hash, type: 'document' as const },
    ...(validator ? [{ hash: validator, type: 'validator' as const }] : []),
  ])
}

export type ObjectType = 'document' | 'validator'
