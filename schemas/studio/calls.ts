import type { Static } from 'typebox'
import { accountCalls, type AccountAnswers } from './calls/account.ts'
import { adminCalls, type AdminAnswers } from './calls/admin.ts'
import { batchCalls, type BatchAnswers } from './calls/batches.ts'
import { documentCalls, type DocumentAnswers } from './calls/documents.ts'
import { experimentCalls, type ExperimentAnswers } from './calls/experiments.ts'
import type { Changes, StudioCallContracts } from './calls/fields.ts'
import { fileCalls, type FileAnswers } from './calls/files.ts'
import { importCalls, type ImportAnswers } from './calls/imports.ts'
import { mediaCalls, type MediaAnswers } from './calls/media.ts'
import { previewCalls, type PreviewAnswers } from './calls/preview.ts'
import { releaseCalls, type ReleaseAnswers } from './calls/releases.ts'
import { resultCalls, type ResultAnswers } from './calls/results.ts'
import { reviewCalls, type ReviewAnswers } from './calls/reviews.ts'
import { scheduleCalls, type ScheduleAnswers } from './calls/schedules.ts'
import { tokenCalls, type TokenAnswers } from './calls/tokens.ts'
import { translationCalls, type TranslationAnswers } from './calls/translations.ts'
import { webhookCalls, type WebhookAnswers } from './calls/webhooks.ts'

export {
  Acceptance,
  DocumentName,
  type AcceptedWarning,
  type Changes,
  type SeenDocument,
  type Target,
} from './calls/fields.ts'
export { FileUpload } from './calls/files.ts'
export { altFieldOf, MediaAlt, MediaFocus, MediaUpload } from './calls/media.ts'

/** Every call of the Studio: `POST /studio/api/{name}` with its parameters as JSON. */
export const studioCalls = {
  ...accountCalls,
  ...tokenCalls,
  ...documentCalls,
  ...batchCalls,
  ...scheduleCalls,
  ...releaseCalls,
  ...reviewCalls,
  ...translationCalls,
  ...previewCalls,
  ...mediaCalls,
  ...fileCalls,
  ...adminCalls,
  ...webhookCalls,
  ...experimentCalls,
  ...resultCalls,
  ...importCalls,
} as const satisfies StudioCallContracts

export type StudioCallName = keyof typeof studioCalls
export type StudioParams<Name extends StudioCallName> = Static<(typeof studioCalls)[Name]['params']>

/** What each call changes. */
export const changesOf: {
  readonly [Name in StudioCallName]: { readonly changes: Changes<StudioParams<Name>> }
} = studioCalls

/** Result of each call, sent as `{"data": …}`. */
export interface StudioAnswers
  extends
    AccountAnswers,
    TokenAnswers,
    DocumentAnswers,
    BatchAnswers,
    ScheduleAnswers,
    ReleaseAnswers,
    ReviewAnswers,
    TranslationAnswers,
    PreviewAnswers,
    MediaAnswers,
    FileAnswers,
    AdminAnswers,
    WebhookAnswers,
    ExperimentAnswers,
    ResultAnswers,
    ImportAnswers {}

export type StudioAnswer<Name extends StudioCallName> = StudioAnswers[Name]
