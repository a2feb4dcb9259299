import type { AuditAction } from '../../../schemas/studio/audit-actions.ts'
import type { BatchAnswer } from '../../../schemas/studio/batches.ts'
import type { StudioAnswers, StudioParams } from '../../../schemas/studio/calls.ts'
import type { Webhook } from '../../../schemas/studio/webhooks.ts'
import { documentName, type Arrangement } from '../../content/index.ts'
import { keptText } from '../accounts/end-access.ts'
import type { CallerCallName } from '../handlers.ts'
import { subjectName } from '../review/review-subjects.ts'

const isWaiting = (answer: StudioAnswers['documents.archive']) =>
  !answer.published && answer.issues.some(({ code }) => code === 'NotApproved')

/** Where pictures are moved, and their tags. */
function placeText({ folder, addTags = [], removeTags = [] }: Arrangement): string {
  const tags = [...addTags.map((tag) => `+${tag.trim()}`), ...removeTags.map((tag) => `−${tag.trim()}`)]
  return [...(folder === undefined ? [] : [`→ ${folder.trim() || '/'}`]), ...tags]
    .map((text) => ` ${text}`)
    .join('')
}
/** The documents of a change; undefined: nothing has changed. */
const batchText = (answer: BatchAnswer, about = '') =>
  answer.changed ? about + answer.documents.map(documentName).join(', ') : undefined

const webhookName = (id: number, webhooks: readonly Webhook[]) =>
  webhooks.find((webhook) => webhook.id === id)?.name ?? String(id)

type Subjects<Names extends CallerCallName> = {
  [Name in Names]?: (params: StudioParams<Name>, answer: StudioAnswers[Name]) => string | undefined
}

/** Calls that have a name in the audit log. */
const named: Subjects<CallerCallName & AuditAction> = {
  'session.endOthers': ({ id }) => id ?? '',
  'tokens.create': ({ name, scopes, days }) => `${name}: ${scopes.join(', ')} (${days} d)`,
  'tokens.revoke': ({ id }) => String(id),
  'documents.save': documentName,
  'documents.discard': documentName,
  'hints.dismiss': documentName,
  'drafts.restore': (_params, document) => documentName(document),
  'documents.rename': ({ kind, key, to }) => `${kind}/${key} → ${to}`,
  'documents.change': ({ field }, answer) => batchText(answer, `${field.join('/')}: `),
  'documents.move': ({ pages }, answer) =>
    batchText(answer, `${pages.map(({ key, to }) => `page/${key} → ${to}`).join(', ')}; `),
  'drafts.discard': (_params, answer) => batchText(answer),
  'drafts.takeBack': (_params, documents) => documents.map(documentName).join(', '),
  'documents.publish': ({ documents }) => documents.map(documentName).join(', '),
  // Requests and confirmations are recorded where they are counted.
  'documents.archive': ({ documents }, answer) =>
    isWaiting(answer) ? undefined : documents.map(documentName).join(', '),
  'documents.takeBack': ({ contentVersion }) => String(contentVersion),
  'archive.restore': documentName,
  'schedules.add': ({ action, documents, at }) =>
    `${action} ${documents.map(documentName).join(', ')} at ${at}`,
  'schedules.renew': ({ id, documents }) => `${id}: ${documents.map(documentName).join(', ')}`,
  'schedules.cancel': ({ id }) => String(id),
  'releases.add': ({ name, documents }) => `${name}: ${documents.map(documentName).join(', ')}`,
  'releases.change': ({ id, name = '', add = [], take = [] }) => {
    const changes = [
      ...add.map((each) => `+${documentName(each)}`),
      ...take.map((each) => `−${documentName(each)}`),
    ]
    return `${id}: ${[...(name === '' ? [] : [name]), ...changes].join(', ')}`
  },
  'releases.remove': ({ id }) => String(id),
  'releases.publish': ({ id, documents }) => `${id}: ${documents.map(documentName).join(', ')}`,
  'releases.schedule': ({ id, documents, at }) => `${id}: ${documents.map(documentName).join(', ')} at ${at}`,
  'releases.takeBack': ({ id }) => String(id),
  'releases.prepareAgain': ({ id, changed }) => [id, changed].filter(Boolean).join(' '),
  'reviews.request': ({ subject }) => subjectName(subject),
  'reviews.withdraw': ({ subject }) => subjectName(subject),
  'reviews.decide': ({ subject, decision, documents }) =>
    `${decision} ${subjectName(subject)}: ${documents.map((each) => `${documentName(each)}@${each.revision}`).join(', ')}`,
  'comments.add': ({ subject, block, path }) => `${subjectName(subject)} ${block ?? ''}${path}`.trim(),
  'comments.reply': ({ thread }) => String(thread),
  'comments.resolve': ({ thread }) => String(thread),
  'approvals.setRule': ({ subject, count, role }) => `${subject}: ${count} (${role})`,
  'translations.mark': ({ kind, key, locale, path, mark }) =>
    `${documentName({ kind, key })}: ${locale} ${path} ${mark ?? ''}`.trim(),
  'translations.export': ({ locale }, { count }) => `${locale}: ${count}`,
  'translations.import': (_params, { count, documents }) =>
    `${count}: ${documents.map(documentName).join(', ')}`,
  // The Studio's own previews request links that nobody else has.
  'preview.link': ({ path, isShared }) => (isShared ? path : undefined),
  'media.crop': ({ address, rectangle: { x, y, width, height } }, cropped) =>
    cropped.address === address
      ? undefined
      : `${address} (${x}, ${y}, ${width} × ${height}) → ${cropped.address}`,
  'media.describe': ({ address, folder, tags }) => `${address}${placeText({ folder, addTags: tags })}`,
  'media.arrange': ({ addresses, ...place }) =>
    `${addresses.length}${placeText(place)}: ${addresses.join(', ')}`,
  'media.renameFolder': ({ folder, to }) => `${folder.trim()} → ${to.trim()}`,
  'media.replace': ({ address, to }, documents) =>
    `${address} → ${to}: ${documents.map(documentName).join(', ')}`,
  'media.remove': ({ address }) => address,
  'files.describe': ({ address }) => address,
  'files.remove': ({ address }) => address,
  'users.add': ({ login, role }) => `${login} (${role})`,
  'users.change': ({ name, role, isActive, password, keep }, { login }) => {
    const changed = [
      ...(name === undefined ? [] : ['name']),
      ...(role === undefined ? [] : [role]),
      ...(isActive === undefined ? [] : [isActive ? 'allowed' : 'blocked']),
      ...(password === undefined ? [] : ['password']),
    ]
    return `${login}: ${changed.join(', ')}${keptText(keep)}`
  },
  'users.resetFactor': ({ id, keep }, users) =>
    `${users.find((user) => user.id === id)?.login ?? id}${keptText(keep)}`,
  'experiments.finish': ({ run, variant }, { experiments }) =>
    `${experiments.find((each) => each.run === run)?.name ?? run}: ${variant.toUpperCase()}`,
  'webhooks.add': ({ name, url }) => `${name}: ${url}`,
  'webhooks.change': ({ id, ...changes }, webhooks) =>
    `${webhookName(id, webhooks)}: ${JSON.stringify(changes)}`,
  'webhooks.remove': ({ id }) => String(id),
  'webhooks.renewSecret': ({ id }, { webhooks }) => webhookName(id, webhooks),
  'webhooks.sendAgain': ({ id, delivery }) => `${id}: ${delivery}`,
  'imports.pull': ({ url }) => url,
  'imports.apply': (_params, outcome) =>
    outcome.imported
      ? [
          ...outcome.drafts.map((each) => `+${documentName(each)}`),
          ...outcome.removed.map((each) => `−${documentName(each)}`),
        ].join(', ')
      : undefined,
  'settings.change': ({ requireSecondFactor }) => `requireSecondFactor: ${requireSecondFactor}`,
  'factor.confirm': () => '',
  'factor.renewCodes': () => '',
  'factor.remove': () => '',
  'passkeys.add': ({ name }) => name,
  'passkeys.rename': ({ name }) => name,
  'passkeys.remove': ({ id }) => id,
}

/** Calls recorded in the audit log, with the subject of each; undefined: this one is not recorded. */
export const subjects: Subjects<CallerCallName> = named
