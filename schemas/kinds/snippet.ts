import { Snippet } from '../documents/snippet.ts'
import { defineKind } from './define-kind.ts'

/** The owners' code, which runs on every page. */
export const snippet = defineKind({
  name: 'snippet',
  version: 1,
  migrations: [],
  body: Snippet,
  editedBy: 'admin',
  section: 'site',
  icon: 'terminal',
})
