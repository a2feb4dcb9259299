import { Type } from 'typebox'
import type { StoredDocument } from '../../kinds/index.ts'
import type { DocumentIssue } from '../../issue.ts'
import type {
  CheckResult,
  DiscardedDraft,
  DocumentSummary,
  DocumentUses,
  DocumentVersion,
  FoundText,
  OpenDocument,
  PublishAnswer,
  RemovedDocument,
  Renamed,
  RestoreAnswer,
  SavedDraft,
} from '../answers.ts'
import type { ReleaseChange } from '../releases.ts'
import type { SiteOverview } from '../overview.ts'
import {
  Acceptance,
  call,
  Documents,
  Name,
  params,
  Revision,
  SeenDocuments,
  type DocumentName,
  type StudioCallContracts,
} from './fields.ts'

const accepted = Type.Optional(Acceptance)

/** Documents, their drafts and their history. */
export const documentCalls = {
  'documents.list': { role: 'viewer', params: params({}), changes: 'nothing' },
  /** What was published last, and which translations are missing. */
  'documents.overview': { role: 'viewer', params: params({}), changes: 'nothing' },
  /** Finds texts of documents, drafts included, in every language. */
  'documents.search': {
    role: 'viewer',
    params: params({ query: Type.String({ minLength: 1, maxLength: 200 }) }),
    changes: 'nothing',
  },
  /** Also shows other users that the document is open. */
  'documents.open': { role: 'viewer', params: params(Name), changes: 'own' },
  /**
   * Returns the draft, otherwise the published version; null without either. Does not mark the document as
   * open.
   */
  'documents.read': { role: 'viewer', params: params(Name), changes: 'nothing' },
  /** Saves a draft. `revision`: that of the edited draft; null without one. */
  'documents.save': call({
    role: 'editor',
    params: params({
      ...Name,
      schemaVersion: Type.Integer({ minimum: 1 }),
      body: Type.Record(Type.String(), Type.Unknown()),
      revision: Revision,
    }),
    changes: (name) => [name],
  }),
  /** Discards the draft; the published version stays. */
  'documents.discard': call({
    role: 'editor',
    params: params({ ...Name, revision: Type.Integer({ minimum: 1 }) }),
    changes: (name) => [name],
  }),
  /** Drafts that were discarded within two weeks. */
  'drafts.discarded': { role: 'viewer', params: params({}), changes: 'nothing' },
  /** Makes a discarded draft the draft of its document again, unless that has another one. */
  'drafts.restore': call({
    role: 'editor',
    params: params({ id: Type.Integer() }),
    changes: ({ id }) => [{ discarded: id }],
  }),
  /** Returns how a document can be renamed, and all references to it. */
  'documents.uses': { role: 'viewer', params: params(Name), changes: 'nothing' },
  /**
   * Changes the address of a page or the key of another document. References to it are updated, and the old
   * address of a page is redirected unless the caller does not want that.
   */
  'documents.rename': call({
    role: 'editor',
    params: params({
      ...Name,
      to: Type.String({
        pattern: '^(/[A-Za-z0-9/_:-]*|[a-z0-9][A-Za-z0-9._-]{0,79})$',
        maxLength: 200,
        description: 'New address of a page, or new key',
      }),
      redirects: Type.Optional(
        Type.Boolean({ description: 'Whether the old address of a page leads to the new one. Default: yes' }),
      ),
      revision: Revision,
    }),
    changes: (name) => [name],
  }),
  /** Documents published in the content service that players do not see, with the reasons. */
  'documents.refused': { role: 'viewer', params: params({}), changes: 'nothing' },
  /**
   * Returns the issues that publishing these drafts would report, and how forms were filled in. Of a document
   * without a draft: those of the published one.
   */
  'documents.check': { role: 'viewer', params: params({ documents: Documents }), changes: 'nothing' },
  /** Dismisses a hint about a text of a document, for everybody and until the text changes. */
  'hints.dismiss': call({
    role: 'editor',
    params: params({
      ...Name,
      about: Type.String({ pattern: '^[0-9a-f]{32}$', description: 'As in the hint' }),
    }),
    changes: (name) => [{ kind: name.kind, key: name.key }],
  }),
  /** What publishing these drafts would change, with those that must be published together with them. */
  'documents.changes': { role: 'viewer', params: params({ documents: Documents }), changes: 'nothing' },
  /** Publishes the drafts, all or none; none if one of them has changed since the caller saw it. */
  'documents.publish': call({
    role: 'publisher',
    params: params({ documents: SeenDocuments, accepted }),
    changes: ({ documents }) => documents,
  }),
  /**
   * Takes back a publication: publishes its documents as they were before, all or none. Fails with Conflict if one was
   * published or removed since; `data.documents` names those.
   */
  'documents.takeBack': call({
    role: 'publisher',
    params: params({ contentVersion: Type.Integer({ minimum: 1 }) }),
    changes: ({ contentVersion }) => [{ contentVersion }],
  }),
  /**
   * Removes documents from the site; their history is kept. If their kind has a rule, this requests the removal, or
   * confirms the request of somebody else: nothing is removed until enough others have confirmed it.
   */
  'documents.archive': call({
    role: 'publisher',
    params: params({ documents: Documents }),
    changes: ({ documents }) => documents,
  }),
  /** Documents that were removed and not published again. */
  'archive.list': { role: 'viewer', params: params({}), changes: 'nothing' },
  /**
   * Publishes the last version of a removed document again. If it has errors by now, it becomes a draft, unless there
   * is one already.
   */
  'archive.restore': call({ role: 'publisher', params: params(Name), changes: (name) => [name] }),

  'history.list': { role: 'viewer', params: params(Name), changes: 'nothing' },
  'history.read': {
    role: 'viewer',
    params: params({ ...Name, contentVersion: Type.Integer({ minimum: 1 }) }),
    changes: 'nothing',
  },
} as const satisfies StudioCallContracts

export interface DocumentAnswers {
  'documents.list': DocumentSummary[]
  'documents.overview': SiteOverview
  'documents.search': FoundText[]
  'documents.open': OpenDocument
  'documents.read': StoredDocument | null
  'documents.save': SavedDraft
  'documents.discard': OpenDocument
  /** Newest first. */
  'drafts.discarded': DiscardedDraft[]
  'drafts.restore': DocumentName
  'documents.uses': DocumentUses
  'documents.rename': Renamed
  'documents.refused': DocumentIssue[]
  'documents.check': CheckResult
  'hints.dismiss': DocumentName
  'documents.changes': ReleaseChange[]
  'documents.publish': PublishAnswer
  'documents.takeBack': PublishAnswer
  'documents.archive': PublishAnswer
  /** Newest removal first. */
  'archive.list': RemovedDocument[]
  'archive.restore': RestoreAnswer
  /** Newest first. */
  'history.list': DocumentVersion[]
  'history.read': StoredDocument
}
