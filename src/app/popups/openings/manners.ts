import type { CompiledBlock, CompiledPage } from '../../../../schemas/compiled.ts'
import { pageRole, type PageRole } from '../../../../schemas/roles/page-roles.ts'
import { sessionStore } from '../../../modules/session/index.ts'
import { mustStayQuiet } from '../../navigation/quiet-pages.ts'
import { isServed } from './visit.ts'

/** Pages that are read, or that confirm something: nothing comes between the visitor and their text. */
const readingRoles: readonly (PageRole | undefined)[] = [
  'terms',
  'privacy',
  'bonus-terms',
  'confirmation',
  'confirmation-success',
  'unsubscribe',
]

/** What moves money, on whatever page it is. */
const moneyBlocks: readonly string[] = (['deposit', 'withdrawal'] as const).flatMap(
  (role) => pageRole(role).blocks ?? [],
)

const hasMoneyForm = (blocks: readonly CompiledBlock[]): boolean =>
  blocks.some(
    ({ type, slots = {} }) => moneyBlocks.includes(type) || hasMoneyForm(Object.values(slots).flat()),
  )

/** Whether a popup that nobody has asked for may open over a page. */
function mayCover(page: CompiledPage): boolean {
  const { role, isTask, forGuests, blocks } = page
  if (isTask === true || forGuests === true || readingRoles.includes(role)) return false
  return !mustStayQuiet(page) && !hasMoneyForm(blocks)
}

/** Not for players on a break, nor for visitors who may be one; the platform's own campaigns come first. */
function mayInvite(): boolean {
  const { account, isUnknown } = sessionStore.get()
  if (isUnknown) return false
  return account === null || (account.is_on_break !== true && isServed(account.uid))
}

const whatOpens = 'dialog[open], [popover]:popover-open'
const whatIsUsed = 'input, select, textarea, iframe, [contenteditable]'

/** A dialog takes the focus, which it must not take from a field. */
const isBusy = () =>
  document.querySelector(whatOpens) !== null || document.activeElement?.matches(whatIsUsed) === true

/** Whether a popup may open by itself now. */
export const isWelcome = (page: CompiledPage): boolean =>
  document.visibilityState === 'visible' && mayCover(page) && mayInvite() && !isBusy()
