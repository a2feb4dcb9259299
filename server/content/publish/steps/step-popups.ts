import type { StoredDocument } from '../../../../schemas/documents/index.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { errorAt, inDocument, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { documentName } from '../../model/contracts.ts'
import type { PublishContext, SiteStep } from '../context.ts'
import { shownBlocks } from '../duties/block-keeps.ts'
import { readLinks } from './step-links.ts'

/** Actions that lead out of a popup. */
const exits: readonly unknown[] = ['closePopup', 'navigate', 'openPopup']

function hasExit(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasExit)
  if (!isRecord(value)) return false
  return exits.includes(value['type']) || Object.values(value).some(hasExit)
}

/** Checks that visitors can leave a popup that has no close button: with a button or by sending a form. */
function trapIssues(popup: StoredDocument, { registry }: PublishContext): Issue[] {
  if (popup.body['preventClose'] !== true) return []
  const forms = readLinks(popup, registry).links.filter(({ kind }) => kind === 'form')
  const canLeave = shownBlocks(popup).some(
    ({ block, pointer }) =>
      hasExit(block.props) || forms.some(({ path }) => path.startsWith(`${pointer}/props/`)),
  )
  if (canLeave) return []
  return [
    errorAt(
      '/preventClose',
      'popup-without-exit',
      phrase`Nobody could close this popup, so the site could not be used any more`,
      phrase`Turn "preventClose" off, or add a button that closes the popup`,
    ),
  ]
}

/** Keys of the popups that open when a popup closes. */
function openedAfter({ body }: StoredDocument): string[] {
  const actions: unknown = body['onClosed']
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

/** Checks that visitors can get rid of every popup. */
export const popupsStep: SiteStep = {
  name: 'popups',
  async run(drafts, context) {
    const popups = drafts.flatMap(({ document }) => (document.kind === 'popup' ? [document] : []))
    const found = await Promise.all(
      popups.map(async (popup) =>
        [...trapIssues(popup, context), ...(await loopIssues(popup, context))].map((issue) =>
          inDocument(documentName(popup), issue),
        ),
      ),
    )
    return found.flat()
  },
}
