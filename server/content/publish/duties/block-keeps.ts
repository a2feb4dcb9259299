import { Condition, type Fact } from '../../../../schemas/documents/blocks/condition.ts'
import { devices } from '../../../../schemas/documents/blocks/device.ts'
import { areImpossible } from '../steps/blocks/impossible-conditions.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { blockName, listed, phrase } from '../../../../schemas/phrase.ts'
import { fits } from '../../model/contracts.ts'
import { shownBlocks, type ShownBlock } from '../../model/shown-blocks.ts'
import { readLinks } from '../steps/links/links-step.ts'
import type { Keep } from './duty.ts'

/** Whether one of the blocks is visible to those who see it in the published version, or to everyone. */
export function isAsVisible(after: readonly ShownBlock[], before: readonly ShownBlock[] | null): boolean {
  if (!before) return after.length > 0
  const known = ['[]', ...before.map(({ conditions }) => conditions)]
  return after.some(({ conditions }) => known.includes(conditions))
}

/** `types`: blocks of which one must be visible. */
export function shows(...types: readonly [string, ...string[]]): Keep {
  const select = (document: StoredDocument) =>
    shownBlocks(document).filter(({ block }) => types.includes(block.type))
  return {
    path: '/blocks',
    lost: phrase`The block ${blockName(types[0])} is missing, hidden or shown to fewer visitors`,
    fix: phrase`Put the block ${listed(types.map(blockName))} back, without new conditions`,
    holds: (document, { before }) => isAsVisible(select(document), before && select(before)),
  }
}

/** Like `shows`, for a block in the header or footer of a layout. */
export function showsIn(part: 'header' | 'footer', type: string): Keep {
  return { ...shows(type), path: `/${part}` }
}

/** Keeps a visible form that sends one of these operations. */
export function offersForm(...operations: readonly string[]): Keep {
  return {
    path: '/blocks',
    lost: phrase`The form is missing, hidden, shown to fewer visitors or replaced by one with another purpose`,
    fix: phrase`Choose the form again that was there before; the history of the document shows it`,
    async holds(document, { before, registry, site }) {
      const select = async (of: StoredDocument) => {
        const forms = readLinks(of, registry).links.filter(({ kind }) => kind === 'form')
        const shown = await Promise.all(
          shownBlocks(of).map(async (placed) => {
            const own = forms.filter(({ path }) => path.startsWith(`${placed.pointer}/props/`))
            const read = await Promise.all(own.map(({ target }) => site.read('form', target)))
            return read.some((form) => form !== null && operations.includes(operationOf(form)))
              ? [placed]
              : []
          }),
        )
        return shown.flat()
      }
      return isAsVisible(await select(document), before && (await select(before)))
    },
  }
}

/** The operation that a form sends. */
export function operationOf({ body }: StoredDocument): string {
  const submit = body['submit']
  return isRecord(submit) && typeof submit['operation'] === 'string' ? submit['operation'] : ''
}

/** The shown blocks that hold no others, or at least one that is shown: an empty frame is nothing to see. */
function filledBlocks(document: StoredDocument): ShownBlock[] {
  const shown = shownBlocks(document)
  const isFilled = ({ block, pointer }: ShownBlock) =>
    block.slots === undefined || shown.some((inner) => inner.pointer.startsWith(`${pointer}/slots/`))
  return shown.filter(isFilled)
}

/** An empty page, popup or layout is as bad as a removed one. */
export const hasContent: Keep = {
  path: '/blocks',
  lost: phrase`Nothing would be left to see: every block is removed, hidden or shown to fewer visitors`,
  fix: phrase`Show at least one block without new conditions`,
  holds: (document, { before }) => isAsVisible(filledBlocks(document), before && filledBlocks(before)),
}

const visitors = (['guest', 'authenticated'] as const).flatMap((user) =>
  devices.map((device): Condition => ({
    all: [
      { fact: 'user', is: user },
      { fact: 'device', is: device },
    ],
  })),
)

const conditionsOf = ({ around }: ShownBlock) => around.filter((each) => fits(Condition, each))

/** The countries and campaigns that blocks ask for, to none of which most visitors belong. */
const askedIn = (shown: readonly ShownBlock[]): Fact[] =>
  shown
    .flatMap(conditionsOf)
    .flatMap(({ all = [], any = [], not = [] }) => [...all, ...any, ...not])
    .filter(({ fact }) => fact === 'country' || fact === 'campaign')

/** Whether visitors may see one of the blocks. */
function mayBeSeen(shown: readonly ShownBlock[], visitor: Condition): boolean {
  return shown.some((block) => !areImpossible([...conditionsOf(block), visitor], []))
}

/** Warns about pages that are empty for guests, for players, on one device, or outside of countries or campaigns. */
export const isNeverEmpty: Keep = {
  path: '/blocks',
  severity: 'warning',
  lost: phrase`Some visitors would see an empty page: guests, players, everyone on one of the devices, or those from other countries or outside of a campaign`,
  fix: phrase`Show at least one block without conditions, or set the access of the page to players only`,
  holds: (document) => {
    const shown = filledBlocks(document)
    const isForPlayers = document.body['access'] === 'authenticated'
    const not = askedIn(shown)
    return visitors.every(
      (visitor, index) => (isForPlayers && index < devices.length) || mayBeSeen(shown, { ...visitor, not }),
    )
  },
}

/** The same for documents that may be shown to fewer visitors. */
export const hasBlocks: Keep = {
  path: '/blocks',
  lost: phrase`Nothing would be left to see: every block is removed or hidden`,
  fix: phrase`Show at least one block, or remove the document and redirect its address`,
  holds: (document) => filledBlocks(document).length > 0,
}
