import { Type } from 'typebox'
import type { Schedule, ScheduleCheck } from '../releases.ts'
import { Acceptance, call, params, SeenDocuments, Timestamp, type StudioCallContracts } from './fields.ts'

const accepted = Type.Optional(Acceptance)

/** Publications and removals at a set time, those of releases too. */
export const scheduleCalls = {
  'schedules.list': { role: 'viewer', params: params({}), changes: 'nothing' },
  /** Checks the waiting ones, each together with those before it. */
  'schedules.check': { role: 'viewer', params: params({}), changes: 'nothing' },
  /**
   * A publication publishes the drafts as they are now, without later edits. Fails with NotScheduled, which has the
   * issues, if that could not be published.
   */
  'schedules.add': call({
    role: 'publisher',
    params: params({
      action: Type.Enum(['publish', 'archive']),
      documents: SeenDocuments,
      at: Timestamp,
      /**
       * Publications only: when the documents are published again as they were before. Skipped if they were published or
       * removed meanwhile.
       */
      until: Type.Optional(Timestamp),
      accepted,
    }),
    changes: ({ documents }) => documents,
  }),
  /** Replaces the drafts of a waiting publication by the current ones. */
  'schedules.renew': call({
    role: 'publisher',
    params: params({ id: Type.Integer(), documents: SeenDocuments, accepted }),
    changes: ({ id, documents }) => [{ schedule: id }, ...documents],
  }),
  /** Changes the time of what waits; its content stays as it was scheduled. NotScheduled, as when it is added. */
  'schedules.move': call({
    role: 'publisher',
    params: params({ id: Type.Integer(), at: Timestamp }),
    changes: ({ id }) => [{ schedule: id }],
  }),
  /** A release becomes a draft again. What is published already stays as it is, without its end. */
  'schedules.cancel': call({
    role: 'publisher',
    params: params({ id: Type.Integer() }),
    changes: ({ id }) => [{ schedule: id }],
  }),
} as const satisfies StudioCallContracts

export interface ScheduleAnswers {
  /** Future ones first, followed by the latest past ones. */
  'schedules.list': Schedule[]
  /** Only those that could not be carried out as things are now. */
  'schedules.check': ScheduleCheck[]
  'schedules.add': Schedule
  'schedules.renew': Schedule[]
  'schedules.move': Schedule[]
  'schedules.cancel': Schedule[]
}
