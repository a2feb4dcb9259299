import { Condition, type Fact } from '../../../../schemas/documents/blocks/condition.ts'
import { devices } from '../../../../schemas/documents/blocks/device.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { documentName, fits } from '../../model/contracts.ts'
import { openingOf } from '../../model/opening.ts'
import { isLinkTo } from '../../model/manifest.ts'
import type { ShownBlock } from '../../model/shown-blocks.ts'
import { readLinks } from '../prepare/links.ts'
import { findExits } from './popup-exits.ts'
import { at, type Finding, inNamed, type Publication, rule, siteRule } from './rule.ts'

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

/** The changed popups, and those with a changed form: an action of the form may be the way out. */
async function popupsIn({ drafts, site }: Publication): Promise<StoredDocument[]> {
  const changed = drafts.map(({ document }) => documentName(document))
  const concerned = site
    .entriesOf('popup')
    .filter(
      (entry) =>
        changed.includes(documentName(entry)) ||
        entry.links.filter(isLinkTo('form')).some(({ target }) => changed.includes(`form/${target}`)),
    )
  const read = await Promise.all(concerned.map(({ kind, key }) => site.read(kind, key)))
  return read.filter((popup) => popup !== null)
}

const inPopups = async (
  publication: Publication,
  find: (popup: StoredDocument) => Promise<Finding | null>,
) => {
  const found = await Promise.all(
    (await popupsIn(publication)).map(async (popup) => {
      const finding = await find(popup)
      return finding ? [inNamed(documentName(popup), finding)] : []
    }),
  )
  return found.flat()
}

/** A popup without a close button that some visitors cannot leave, with a button or by sending a form. */
export const popupWithoutExit = siteRule({
  code: 'popup-without-exit',
  severity: 'error',
  find: (publication) =>
    inPopups(publication, async (popup) => {
      if (popup.body['preventClose'] !== true) return null
      const ways = await findExits(popup, publication)
      if (isForEveryone(ways, popup.body['access'] === 'authenticated')) return null
      return at(
        '/preventClose',
        ways.length === 0
          ? phrase`Nobody could close this popup, so the site could not be used any more`
          : phrase`Some visitors could not close this popup, because they do not see what closes it`,
        phrase`Turn "preventClose" off, or show everyone a button that closes the popup`,
      )
    }),
})

/** Nobody has asked for a popup that opens by itself. */
export const unaskedWithoutClose = rule({
  code: 'popup-without-exit',
  on: 'popup',
  severity: 'error',
  find: ({ document, body }) =>
    body.preventClose === true && openingOf(document)
      ? [
          at(
            '/preventClose',
            phrase`The popup opens by itself, so visitors must be able to close it at once`,
            phrase`Turn "preventClose" off, or remove "opens"`,
          ),
        ]
      : [],
})

/** Keys of the popups that actions open. */
function openedBy(actions: unknown): string[] {
  if (!Array.isArray(actions)) return []
  return actions.flatMap((action: unknown) =>
    isRecord(action) && action['type'] === 'openPopup' && typeof action['popup'] === 'string'
      ? [action['popup']]
      : [],
  )
}

/** Whether closing a popup opens it again, perhaps through others. */
async function reopensItself(popup: StoredDocument, { site }: Publication): Promise<boolean> {
  const seen = new Set<string>()
  let next = openedBy(popup.body['onClosed'])
  while (next.length > 0 && !next.includes(popup.key)) {
    const fresh = next.filter((key) => !seen.has(key))
    for (const key of fresh) seen.add(key)
    const read = await Promise.all(fresh.map((key) => site.read('popup', key)))
    next = read.flatMap((each) => openedBy(each?.body['onClosed']))
  }
  return next.length > 0
}

/** Whether a form of a popup opens it again after it was sent. */
async function isReopenedByForm(popup: StoredDocument, { site, registry }: Publication): Promise<boolean> {
  const forms = readLinks(popup, registry).links.filter(isLinkTo('form'))
  const read = await Promise.all(forms.map(({ target }) => site.read('form', target)))
  return read.some((form) => {
    const submit = form?.body['submit']
    return isRecord(submit) && openedBy(submit['onSuccess']).includes(popup.key)
  })
}

export const popupLoop = siteRule({
  code: 'popup-loop',
  severity: 'error',
  find: (publication) =>
    inPopups(publication, async (popup) => {
      if (await reopensItself(popup, publication))
        return at(
          '/onClosed',
          phrase`The popup would open again whenever it is closed, so the site could not be used any more`,
          phrase`Remove the action that opens it, here or in the popups that open after it`,
        )
      if (!(await isReopenedByForm(popup, publication))) return null
      return at(
        '/blocks',
        phrase`The popup would open again whenever its form is sent, so players would send it again and again`,
        phrase`Remove the action that opens this popup from the actions after sending the form`,
      )
    }),
})
