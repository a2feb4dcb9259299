import { isRecord } from '../../../../schemas/is-record.ts'
import type { PublishContext } from '../context.ts'
import { isLinkTo } from '../../model/manifest.ts'
import { shownBlocks, type ShownBlock } from '../../model/shown-blocks.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { isContactAddress } from '../../../../src/lib/urls/links.ts'
import { readLinks } from '../prepare/links.ts'

interface Exits {
  /** Closes the popup, or leads to a page of the site. */
  leaves: boolean
  /** Popups that it opens. */
  opens: readonly string[]
}

/** What actions in a value do to the popup that contains them. */
function exitsIn(value: unknown): Exits {
  const inner = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  const within = inner.map(exitsIn)
  const { type, external, popup, to } = isRecord(value) ? value : {}
  return {
    leaves:
      type === 'closePopup' ||
      // Another site opens beside or in place of this one, whose popup is there again afterwards; so does a call.
      (type === 'navigate' && external !== true && !(typeof to === 'string' && isContactAddress(to))) ||
      within.some(({ leaves }) => leaves),
    opens: [
      ...(type === 'openPopup' && typeof popup === 'string' ? [popup] : []),
      ...within.flatMap(({ opens }) => opens),
    ],
  }
}

/** Whether visitors can get out of a popup. `around`: those from which it was opened and that cannot be closed. */
async function canBeLeft(key: string, around: readonly string[], context: PublishContext): Promise<boolean> {
  if (around.includes(key)) return false
  const popup = await context.site.read('popup', key)
  if (popup?.body['preventClose'] !== true) return true
  return (await findExits(popup, context, around)).length > 0
}

/** Blocks of a popup that lead out of it: with a button or by sending a form. */
export async function findExits(
  popup: StoredDocument,
  context: PublishContext,
  around: readonly string[] = [],
): Promise<ShownBlock[]> {
  const forms = readLinks(popup, context.registry).links.filter(isLinkTo('form'))
  const found = await Promise.all(
    shownBlocks(popup).map(async (shown) => {
      const { leaves, opens } = exitsIn(shown.block.props)
      if (leaves || forms.some(({ path }) => path.startsWith(`${shown.pointer}/props/`))) return [shown]
      const left = await Promise.all(opens.map((key) => canBeLeft(key, [...around, popup.key], context)))
      return left.includes(true) ? [shown] : []
    }),
  )
  return found.flat()
}
