import { Type } from 'typebox'
import type { PreviewLink, PreviewAddress } from '../answers.ts'
import { Moment } from '../../documents/blocks/period.ts'
import { PreviewVisitor, type PreviewStates } from '../preview.ts'
import { DocumentName, Name, params, type StudioCallContracts } from './fields.ts'

/** Links to pages with drafts. */
export const previewCalls = {
  /**
   * Creates a link that shows the saved drafts to anyone who has it. It ends when its maker loses access, one that is
   * not shared also with the session.
   */
  'preview.link': {
    role: 'viewer',
    params: params({
      path: Type.String({
        pattern: '^/',
        maxLength: 400,
        description: 'Path of a page, with language prefix',
      }),
      documents: Type.Optional(
        Type.Array(DocumentName, { maxItems: 500, description: 'Default: all drafts' }),
      ),
      release: Type.Optional(
        Type.Integer({
          description: 'Shows the documents of a release as it publishes them, and no other drafts',
        }),
      ),
      visitor: Type.Optional(PreviewVisitor),
      at: Type.Optional(Moment('Shows the blocks of this time. Default: those of now')),
      /** Key of a theme that the site is shown in. Default: that of the settings. */
      theme: Type.Optional(Name.key),
      minutes: Type.Integer({ minimum: 5, maximum: 60 * 24 * 30 }),
      isShared: Type.Optional(
        Type.Boolean({ description: 'Shows the drafts as they are now, without later edits' }),
      ),
    }),
    changes: 'own',
  },
  /** Returns where a document can be seen with the drafts. */
  'preview.address': { role: 'viewer', params: DocumentName, changes: 'nothing' },
  /** Returns the visitors and platform faults available for previews. */
  'preview.states': { role: 'viewer', params: params({}), changes: 'nothing' },
} as const satisfies StudioCallContracts

export interface PreviewAnswers {
  'preview.link': PreviewLink
  'preview.address': PreviewAddress
  'preview.states': PreviewStates
}
