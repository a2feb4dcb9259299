import { Type } from 'typebox'
import type { CheckResult, PublishAnswer } from '../answers.ts'
import type { OpenRelease, Release } from '../releases.ts'
import {
  Acceptance,
  call,
  DocumentName,
  params,
  SeenDocuments,
  Timestamp,
  type StudioCallContracts,
} from './fields.ts'

const Id = Type.Integer({ description: 'Id of a release' })
const ReleaseName = Type.String({ pattern: '\\S', maxLength: 80, description: 'Name of a release' })
const accepted = Type.Optional(Acceptance)
const Documents = Type.Array(DocumentName, { maxItems: 500 })

/**
 * Documents that are published together and taken back together. Until it is scheduled or published, a release contains
 * the current drafts of its documents. A scheduled one is cancelled and renewed as other schedules are.
 */
export const releaseCalls = {
  'releases.list': { role: 'viewer', params: params({}), changes: 'nothing' },
  /** Returns a release with what it changes in each document. */
  'releases.open': { role: 'viewer', params: params({ id: Id }), changes: 'nothing' },
  /** Returns the issues that publishing it would report. */
  'releases.check': { role: 'viewer', params: params({ id: Id }), changes: 'nothing' },
  'releases.add': call({
    role: 'editor',
    params: params({ name: ReleaseName, documents: Documents }),
    changes: ({ documents }) => documents,
  }),
  /** Changes a release that is neither scheduled nor published. */
  'releases.change': call({
    role: 'editor',
    params: params({
      id: Id,
      name: Type.Optional(ReleaseName),
      /** Documents to add and to take out; the others stay. */
      add: Type.Optional(Documents),
      take: Type.Optional(Documents),
    }),
    changes: ({ id, add = [], take = [] }) => [{ release: id }, ...add, ...take],
  }),
  /** Removes a release that is neither scheduled nor published; the drafts stay. */
  'releases.remove': call({
    role: 'editor',
    params: params({ id: Id }),
    changes: ({ id }) => [{ release: id }],
  }),
  /** Publishes the drafts, all or none; none if one of them has changed since the caller saw it. */
  'releases.publish': call({
    role: 'publisher',
    params: params({ id: Id, documents: SeenDocuments, accepted }),
    changes: ({ id, documents }) => [{ release: id }, ...documents],
  }),
  /** Publishes the drafts as they are now at a set time, without later edits. Fails with NotScheduled if it could not. */
  'releases.schedule': call({
    role: 'publisher',
    params: params({
      id: Id,
      documents: SeenDocuments,
      at: Timestamp,
      until: Type.Optional(Timestamp),
      accepted,
    }),
    changes: ({ id, documents }) => [{ release: id }, ...documents],
  }),
  /** Takes back what the release published, as `documents.takeBack` does. */
  'releases.takeBack': call({
    role: 'publisher',
    params: params({ id: Id }),
    changes: ({ id }) => [{ release: id }],
  }),
  /**
   * Makes the documents of a published or taken back release drafts again, in a new release. Fails with Conflict if some
   * have other edits or have changed since; `data.documents` names those.
   */
  'releases.prepareAgain': call({
    role: 'editor',
    params: params({
      id: Id,
      /** skip: leaves such documents out. replace: uses the release's content unless there are other edits. */
      changed: Type.Optional(Type.Enum(['skip', 'replace'])),
    }),
    changes: ({ id }) => [{ release: id }],
  }),
} as const satisfies StudioCallContracts

export interface ReleaseAnswers {
  /** Drafts and scheduled ones first, followed by the latest past ones. */
  'releases.list': Release[]
  'releases.open': OpenRelease
  'releases.check': CheckResult
  'releases.add': Release
  'releases.change': Release
  'releases.remove': Release[]
  'releases.publish': PublishAnswer
  'releases.schedule': Release
  'releases.takeBack': PublishAnswer
  'releases.prepareAgain': Release
}
