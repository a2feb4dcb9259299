import { Condition, type Fact } from '../../../../../schemas/documents/blocks/condition.ts'
import { devices } from '../../../../../schemas/documents/blocks/device.ts'
import type { StoredDocument } from '../../../../../schemas/kinds/index.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { errorAt, inDocument, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { documentName, fits } from '../../../model/contracts.ts'
import type { PublishContext, SiteStep } from '../../context.ts'
import { shownBlocks, type ShownBlock } from '../../../model/shown-blocks.ts'
import type { Draft } from '../../draft.ts'
import type { Site } from '../../site.ts'
import { readLinks } from '../links/links-step.ts'
import { findExits } from './popup-exits.ts'

/** Whether all visitors see one of the blocks. Only conditions about the login and the device are known to be met. */
function isForEveryone(shown: readonly ShownBlock[], isForPlayers: boolean): boolean {
  const users = isForPlayers ? (['authenticated'] as const) : (['guest', 'authenticated'] as const)
  return users.every((user) =>
    devices.every((device) =>
      shown.some(({ around }) => around.every((condition) => isSurelyMet(condition, { user, device }))),
    ),
  )
}

function isSurelyMet(condition: unknown, visitor: Readonly<Record<string, string>>): boolean {
  if (!fits(Condition, condition)) return false
  const { all = [], any = [], not = [] } = condition
  const isMet = (fact: Fact) => 'is' in fact && visitor[fact.fact] === fact.is
  const isUnmet = (fact: Fact) => 'is' in fact && fact.fact in visitor && visitor[fact.fact] !== fact.is
  return all.every(isMet) && (any.length === 0 || any.some(isMet)) && not.every(isUnmet)
}

/** Checks that visitors can leave a popup that has no close button: with a button or by sending a form. */
async function trapIssues(popup: StoredDocument, context: PublishContext): Promise<Issue[]> {
  if (popup.body['preventClose'] !== true) return []
  const ways = await findExits(popup, context)
  if (isForEveryone(ways, popup.body['access'] === 'authenticated')) return []
  return [
    errorAt(
      '/preventClose',
      'popup-without-exit',
      ways.length === 0
        ? phrase`Nobody could close this popup, so the site could not be used any more`
        : phrase`Some visitors could not close this popup, because they do not see what closes it`,
      phrase`Turn "preventClose" off, or show everyone a button that closes the popup`,
    ),
  ]
}

/** Keys of the popups that open when a popup closes. */
const openedAfter = ({ body }: StoredDocument) => openedBy(body['onClosed'])

/** Keys of the popups that actions open. */
function openedBy(actions: unknown): string[] {
  if (!Array.isArray(actions)) return []
  return actions.flatMap((action: unknown) =>
    isRecord(action) && action['type'] === 'openPopup' && typeof action['popup'] === 'string'
      ? [action['popup']]
      : [],
  )
}

/** Checks that closing a popup never opens it again, not even through others. */
async function loopIssues(popup: StoredDocument, { site }: PublishContext): Promise<Issue[]> {
  const seen = new Set<string>()
  let next = openedAfter(popup)
  while (next.length > 0 && !next.includes(popup.key)) {
    const fresh = next.filter((key) => !seen.has(key))
    for (const key of fresh) seen.add(key)
    const read = await Promise.all(fresh.map((key) => site.read('popup', key)))
    next = read.flatMap((each) => (each ? openedAfter(each) : []))
  }
  if (next.length === 0) return []
  return [
    errorAt(
      '/onClosed',
      'popup-loop',
      phrase`The popup would open again whenever it is closed, so the site could not be used any more`,
      phrase`Remove the action that opens it, here or in the popups that open after it`,
    ),
  ]
}

/** Checks that closing a popup does not ask for money. */
async function depositIssues(popup: StoredDocument, { site }: PublishContext): Promise<Issue[]> {
  const opened = await Promise.all(openedAfter(popup).map((key) => site.read('popup', key)))
  const asks = opened.some(
    (other) => other !== null && shownBlocks(other).some(({ block }) => block.type === 'Deposit'),
  )
  if (!asks) return []
  return [
    warningAt(
      '/onClosed',
      'unexpected-deposit',
      phrase`Whoever closes the popup would be asked for money, which the licence takes for pressure`,
      phrase`Remove the action, or offer the deposit with a button`,
    ),
  ]
}

/** Checks that no popup covers a page before visitors can use it. */
async function coveringIssues(page: StoredDocument, { site }: PublishContext): Promise<Issue[]> {
  const key = page.body['gesturePopup']
  const popup = typeof key === 'string' ? await site.read('popup', key) : null
  if (popup?.body['preventClose'] !== true) return []
  return [
    warningAt(
      '/gesturePopup',
      'blocking-popup',
      phrase`Nobody could read or use the page before having answered the popup "${popup.key}", not even to reach limits or support`,
      phrase`Let the popup be closed, or let a button open it`,
    ),
  ]
}

/** Checks that a form does not open the popup again in which it was sent. */
async function reopenIssues(popup: StoredDocument, { site, registry }: PublishContext): Promise<Issue[]> {
  const forms = readLinks(popup, registry).links.filter(({ kind }) => kind === 'form')
  const read = await Promise.all(forms.map(({ target }) => site.read('form', target)))
  const reopened = read.some((form) => {
    const submit = form?.body['submit']
    return isRecord(submit) && openedBy(submit['onSuccess']).includes(popup.key)
  })
  if (!reopened) return []
  return [
    errorAt(
      '/blocks',
      'popup-loop',
      phrase`The popup would open again whenever its form is sent, so players would send it again and again`,
      phrase`Remove the action that opens this popup from the actions after sending the form`,
    ),
  ]
}

/** Unchanged popups that contain one of the changed forms. */
async function popupsWithForms(drafts: readonly Draft[], site: Site): Promise<StoredDocument[]> {
  const keysOf = (kind: StoredDocument['kind']) =>
    drafts.flatMap(({ document }) => (document.kind === kind ? [document.key] : []))
  const [forms, popups] = [keysOf('form'), keysOf('popup')]
  if (forms.length === 0) return []
  const found = [...site.entries].filter(
    (entry) =>
      entry.kind === 'popup' &&
      !popups.includes(entry.key) &&
      entry.links.some(({ kind, target }) => kind === 'form' && forms.includes(target)),
  )
  const read = await Promise.all(found.map(({ key }) => site.read('popup', key)))
  return read.filter((popup) => popup !== null)
}

/** Checks that visitors can get rid of every popup. */
export const popupsStep: SiteStep = {
  name: 'popups',
  async run(drafts, context) {
    const changed = drafts.flatMap(({ document }) => (document.kind === 'popup' ? [document] : []))
    const popups = [...changed, ...(await popupsWithForms(drafts, context.site))]
    const found = await Promise.all(
      popups.map(async (popup) =>
        [
          ...(await trapIssues(popup, context)),
          ...(await depositIssues(popup, context)),
          ...(await loopIssues(popup, context)),
          ...(await reopenIssues(popup, context)),
        ].map((issue) => inDocument(documentName(popup), issue)),
      ),
    )
    const covered = await Promise.all(
      drafts.flatMap(({ document }) =>
        document.kind === 'page'
          ? [
              coveringIssues(document, context).then((issues) =>
                issues.map((issue) => inDocument(documentName(document), issue)),
              ),
            ]
          : [],
      ),
    )
    return [...found, ...covered].flat()
  },
}
