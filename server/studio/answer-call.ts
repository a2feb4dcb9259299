import { documentName } from '../content/index.ts'
import {
  changesOf,
  studioCalls,
  type SeenDocument,
  type StudioAnswers,
  type StudioParams,
} from '../../schemas/studio/calls.ts'
import { StudioError } from '../../schemas/studio/errors.ts'
import { phrase } from '../../schemas/phrase.ts'
import { batchHandlers } from './batches/batch-handlers.ts'
import { listRemoved, restoreRemoved } from './documents/archive.ts'
import { listAuditEntries } from './audit/audit.ts'
import { listDocuments, openDocument, readDocument } from './documents/documents.ts'
import { describeFile, removeFile } from './files.ts'
import { arrangePictures, renameFolder } from './media/arrange-pictures.ts'
import { describePicture, removePicture } from './media/media.ts'
import { forgetDiscarded, keepDiscarded, listDiscarded, readDiscarded } from './drafts/discarded-drafts.ts'
import { makePreviewLink } from './preview/preview-links.ts'
import { cropPicture } from './media/crop-picture.ts'
import { replacePicture } from './media/replace-picture.ts'
import { prepareDrafts } from './preview/prepare-drafts.ts'
import { findPreviewAddress } from './preview/preview-address.ts'
import { assertOffered, previewStates } from './preview/preview-states.ts'
import { describeSite } from './overview.ts'
import { pinDrafts } from './documents/pinned-drafts.ts'
import { dismissHint } from './documents/dismissed-hints.ts'
import { whenAccepted } from './documents/accepted-warnings.ts'
import { checkDrafts, collectDrafts, confirmAndRemove, publishDrafts, removeTogether } from './publishing.ts'
import { searchTexts } from './documents/search.ts'
import { readRules, setRule } from './review/approval-rules.ts'
import { assertApproved } from './review/approvals.ts'
import { addComment, replyTo, resolveThread } from './review/comments.ts'
import { listPeople } from './review/people.ts'
import { assertMayRemove, keepDocument, requestRemovals } from './review/removals.ts'
import { decideReview, openReview, requestReview, withdrawReview } from './review/reviews.ts'
import { listWaiting } from './review/waiting-reviews.ts'
import { usesOf } from './rename/uses.ts'
import { describeUses, renameDocument } from './rename/rename.ts'
import {
  addRelease,
  changeRelease,
  listReleases,
  openRelease,
  publishRelease,
  removeRelease,
  scheduleRelease,
  seenRelease,
  takeBackRelease,
} from './releases/releases.ts'
import { checkRelease, listChanges } from './releases/release-changes.ts'
import { finishExperiment } from './experiments/finish-experiment.ts'
import { listExperiments } from './experiments/list-experiments.ts'
import { listResults, readResults } from './results/list-results.ts'
import { prepareAgain } from './releases/prepare-again.ts'
import { takeBack } from './releases/take-back.ts'
import { assertCanBeMoved, assertCanBeScheduled, checkSchedules } from './schedules/check-schedules.ts'
import {
  addSchedule,
  cancelSchedule,
  draftsToRenew,
  futureTime,
  listSchedules,
  moveSchedule,
  renewSchedule,
} from './schedules/schedules.ts'
import { changeSettings, readSettings } from './accounts/factor-setting.ts'
import { contextFor } from './rights/caller-context.ts'
import { assertMayChangeTarget } from './rights/targets.ts'
import { roleAllows } from '../../schemas/studio/roles.ts'
import { toIsoTime, type Caller, type StudioContext } from './studio-context.ts'
import { accountHandlers } from './accounts/account-handlers.ts'
import { countAccess } from './accounts/end-access.ts'
import { resetFactor } from './accounts/second-factor.ts'
import { importHandlers } from './transfer/transfer-handlers.ts'
import { webhookHandlers } from './webhooks/webhook-handlers.ts'
import type { CallerCallName, Handlers } from './handlers.ts'
import { addUser, changeUser, listUsers } from './accounts/users.ts'
import { planImport } from './translations/xliff/check-import.ts'
import { exportTexts } from './translations/xliff/export-texts.ts'
import { importTexts } from './translations/xliff/import-texts.ts'
import { listTranslations, markTranslation } from './translations/list-texts.ts'
import { siteLanguages } from './translations/site-languages.ts'

/** Pins the approved drafts that the caller may publish, with those that must be published together with them. */
async function pinApproved(context: StudioContext, seen: readonly SeenDocument[]) {
  const pinned = await pinDrafts(context, seen)
  await assertApproved(context, pinned.drafts)
  return pinned
}

/** Discards a draft, which can be restored for some days. */
export async function discardDraft(
  context: StudioContext,
  caller: Caller,
  params: StudioParams<'documents.discard'>,
): Promise<void> {
  const draft = await context.drafts.find(params)
  const kept = draft && (await keepDiscarded(context, draft, caller.user))
  try {
    await context.drafts.discard(params, caller.user)
  } catch (error) {
    if (kept !== null) await forgetDiscarded(context, kept)
    throw error
  }
}

/** Handlers of all calls. Only `answerCall` runs them: with the rights of the caller. */
const handlers: Handlers = {
  ...accountHandlers,
  ...webhookHandlers,
  ...batchHandlers,
  ...importHandlers,
  'documents.list': (context) => listDocuments(context),
  'documents.overview': (context) => describeSite(context),
  'documents.search': (context, _caller, { query }) => searchTexts(context, query),
  'documents.open': openDocument,
  'documents.read': (context, _caller, name) => readDocument(context, name),
  async 'documents.save'(context, caller, params) {
    const saved = await context.drafts.save(params, caller.user)
    prepareDrafts(context)
    context.translations.note(params, saved.revision)
    return saved
  },
  async 'documents.discard'(context, caller, params) {
    await discardDraft(context, caller, params)
    return openDocument(context, caller, params)
  },
  'drafts.discarded': (context) => listDiscarded(context),
  async 'drafts.restore'(context, caller, { id }) {
    const { document, ...before } = await readDiscarded(context, id)
    await context.drafts.restore({ ...document, revision: null }, caller.user, before)
    await forgetDiscarded(context, id)
    return { kind: document.kind, key: document.key }
  },
  'documents.uses': (context, _caller, name) => describeUses(context, name),
  'documents.rename': (context, caller, params) => renameDocument(context, params, caller.user),
  'documents.refused': ({ gateway }) => Promise.resolve([...gateway.rejected()]),
  'documents.check': (context, _caller, { documents }) => checkDrafts(context, documents),
  'hints.dismiss': (context, _caller, params) => dismissHint(context, params),
  'documents.changes': (context, _caller, { documents }) => listChanges(context, documents),
  async 'documents.publish'(context, caller, { documents, accepted }) {
    const drafts = await collectDrafts(context, documents)
    return publishDrafts(context, drafts, caller.user, whenAccepted(accepted))
  },
  'documents.takeBack': (context, caller, { contentVersion }) =>
    takeBack(context, contentVersion, caller.user),
  'documents.archive': (context, caller, { documents }) => removeTogether(context, documents, caller),
  'archive.list': (context) => listRemoved(context),
  'archive.restore': (context, caller, name) => restoreRemoved(context, name, caller.user),
  async 'history.list'({ gateway }, _caller, name) {
    const records = await gateway.history(name)
    return records.map(({ version, contentVersion, createdAt, author, isRemoval }) => ({
      version,
      contentVersion,
      at: toIsoTime(Date.parse(createdAt)),
      by: author,
      isRemoval,
    }))
  },
  async 'history.read'({ gateway }, _caller, { kind, key, contentVersion }) {
    const document = await gateway.documentAt({ kind, key }, contentVersion)
    if (document) return document
    throw new StudioError(
      'NotFound',
      phrase`Version ${contentVersion} did not publish ${documentName({ kind, key })}`,
    )
  },
  'schedules.list': (context) => listSchedules(context),
  'schedules.check': (context) => checkSchedules(context),
  async 'schedules.add'(context, caller, params) {
    const at = futureTime(params.at, context.now())
    const pinned = params.action === 'publish' ? await pinApproved(context, params.documents) : null
    // Nobody should confirm what is impossible.
    await assertCanBeScheduled(context, { ...params, pinned, removed: params.documents, at })
    if (params.action === 'archive') {
      // Scheduling a removal requests or confirms it, as removing does.
      await requestRemovals(context, caller, params.documents)
      await assertMayRemove(context, params.documents)
    }
    return addSchedule(context, params, pinned, caller.user)
  },
  async 'schedules.renew'(context, caller, params) {
    const { documents, at } = await draftsToRenew(context, params)
    const pinned = await pinApproved(context, documents)
    await assertCanBeScheduled(context, { ...params, pinned, removed: [], at })
    await renewSchedule(context, params.id, pinned, caller.user)
    return listSchedules(context)
  },
  async 'schedules.move'(context, caller, { id, at }) {
    await assertCanBeMoved(context, { id, at: futureTime(at, context.now()) })
    await moveSchedule(context, { id, at }, caller.user)
    return listSchedules(context)
  },
  async 'schedules.cancel'(context, caller, { id }) {
    await cancelSchedule(context, id, caller.user)
    return listSchedules(context)
  },
  'releases.list': (context) => listReleases(context),
  'releases.open': (context, _caller, { id }) => openRelease(context, id),
  'releases.check': (context, _caller, { id }) => checkRelease(context, id),
  'releases.add': (context, caller, params) => addRelease(context, params, caller.user),
  'releases.change': (context, caller, params) => changeRelease(context, params, caller.user),
  async 'releases.remove'(context, _caller, { id }) {
    await removeRelease(context, id)
    return listReleases(context)
  },
  async 'releases.publish'(context, caller, { id, documents, accepted }) {
    const seen = await seenRelease(context, { id, documents })
    const pinned = await pinApproved(context, documents)
    return publishRelease(context, seen, pinned, caller.user, accepted)
  },
  async 'releases.schedule'(context, caller, { id, documents, at, until, accepted }) {
    const seen = await seenRelease(context, { id, documents })
    const pinned = await pinApproved(context, documents)
    await assertCanBeScheduled(context, { pinned, removed: [], at: futureTime(at, context.now()), accepted })
    return scheduleRelease(context, seen, { at, until, pinned }, caller.user)
  },
  'releases.takeBack': (context, caller, { id }) => takeBackRelease(context, id, caller.user),
  'releases.prepareAgain': (context, caller, params) => prepareAgain(context, params, caller.user),
  'reviews.open': openReview,
  'reviews.people': (context) => listPeople(context),
  'reviews.waiting': listWaiting,
  'reviews.request': requestReview,
  'reviews.withdraw': withdrawReview,
  'reviews.decide': decideReview,
  async 'reviews.keep'(context, caller, name) {
    await keepDocument(context, caller, name)
    return openReview(context, caller, { subject: name })
  },
  'reviews.confirmRemoval': (context, caller, name) => confirmAndRemove(context, name, caller),
  'comments.add': addComment,
  'comments.reply': replyTo,
  'comments.resolve': resolveThread,
  'approvals.rules': (context) => readRules(context),
  'approvals.setRule': (context, _caller, params) => setRule(context, params),
  'translations.languages': (context) => siteLanguages(context),
  'translations.counts': ({ translations }) => translations.counts(),
  'translations.list': (context, _caller, { locale }) => listTranslations(context, locale),
  'translations.mark': (context, caller, params) => markTranslation(context, params, caller.user.name),
  'translations.export': (context, _caller, params) => exportTexts(context, params),
  async 'translations.checkImport'(context, _caller, { xliff }) {
    return (await planImport(context, xliff)).preview
  },
  async 'translations.import'(context, caller, params) {
    const result = await importTexts(context, params, caller.user)
    prepareDrafts(context)
    return result
  },
  async 'preview.link'(context, caller, params) {
    assertOffered(context, params.visitor)
    return makePreviewLink(context, params, caller)
  },
  'preview.address': (context, _caller, name) => findPreviewAddress(context, name),
  'preview.states': (context) => Promise.resolve(previewStates(context)),
  'media.list': ({ gateway }) => gateway.media.list(),
  'media.uses': (context, _caller, { address }) => usesOf(context, { kind: 'media', key: address }),
  'media.describe': (context, _caller, params) => describePicture(context, params),
  'media.crop': (context, caller, params) => cropPicture(context, params, caller.user.name),
  'media.arrange': (context, _caller, params) => arrangePictures(context, params),
  'media.renameFolder': (context, _caller, params) => renameFolder(context, params),
  'media.replace': (context, caller, params) => replacePicture(context, params, caller.user),
  'media.remove': (context, _caller, params) => removePicture(context, params),
  'files.list': ({ gateway }) => gateway.files.list(),
  'files.uses': (context, _caller, { address }) => usesOf(context, { kind: 'media', key: address }),
  'files.describe': (context, _caller, params) => describeFile(context, params),
  'files.remove': (context, _caller, params) => removeFile(context, params),
  'users.list': (context) => listUsers(context),
  'users.add': (context, _caller, params) => addUser(context, params),
  'users.access': (context, _caller, { id }) => countAccess(context, id),
  'users.change': async (context, _caller, params) => (await changeUser(context, params)).user,
  async 'users.resetFactor'(context, _caller, params) {
    await resetFactor(context, params)
    return listUsers(context)
  },
  'results.list': (context, _caller, params) => listResults(context, params),
  'results.read': (context, _caller, params) => readResults(context, params),
  'experiments.list': (context) => listExperiments(context),
  'experiments.finish': finishExperiment,
  'settings.get': (context) => readSettings(context),
  'settings.change': (context, _caller, params) => changeSettings(context, params),
  'audit.list': (context, _caller, params) => listAuditEntries(context, params),
}

export const isCallerCall = (call: string): call is CallerCallName => Object.hasOwn(handlers, call)

/** Throws NotAllowed unless the caller has the role of a call. */
export function assertRole({ user }: Caller, name: CallerCallName): void {
  const { role } = studioCalls[name]
  if (!roleAllows(user.role, role)) throw new StudioError('NotAllowed', phrase`This is for the role ${role}`)
}

/** Answers a call if the caller's role allows it, and may change what the contract of the call names. */
export async function answerCall<Name extends CallerCallName>(
  context: StudioContext,
  name: Name,
  caller: Caller,
  params: StudioParams<Name>,
): Promise<StudioAnswers[Name]> {
  assertRole(caller, name)
  const own = contextFor(context, caller)
  const { changes } = changesOf[name]
  if (typeof changes === 'function')
    for (const target of changes(params)) await assertMayChangeTarget(own, caller, target)
  return handlers[name](own, caller, params)
}
