import type { TSchema } from 'typebox'
import type { Migration } from '../documents/migration.ts'

/** What any part of the system asks about a kind of documents. */
export interface KindDefinition {
  /** In documents, file names and addresses of the Studio; its titles are at `kinds` of the Studio's messages. */
  name: string
  /** Version of the contract; increased together with a new entry of `migrations`. */
  version: number
  /** `migrations[0]` migrates from version 1 to 2, and so on: always `version - 1` entries. */
  migrations: readonly Migration[]
  /** The contract of the body; settings have one per key. */
  body: TSchema | Readonly<Record<string, TSchema>>
  /** Fields of the body that contain lists of blocks. */
  blocks?: readonly string[]
  /** The site reads its documents by their keys, so that they cannot be renamed. */
  hasFixedKeys?: true
  /** Who may change its documents. Default: editors. */
  editedBy?: 'admin'
  /** Section of the Studio's navigation that lists its documents. */
  section: 'page' | 'form' | 'popup' | 'menu' | 'texts' | 'appearance' | 'search' | 'site'
  /** Icon in the Studio: a name of src/studio/shell/studio-icon.tsx. */
  icon: string
  /** Its name in the content service. Default: not exposed there. */
  collection?: string
}

/** Defines a kind of documents. Everything that depends on the kind asks its definition. */
export const defineKind = <const Kind extends KindDefinition>(kind: Kind): Kind => kind
