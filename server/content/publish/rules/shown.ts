import { Condition } from '../../../../schemas/documents/blocks/condition.ts'
import { devices } from '../../../../schemas/documents/blocks/device.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { fits } from '../../model/contracts.ts'
import { variationsOf } from '../../model/experiments.ts'
import { isLinkTo } from '../../model/manifest.ts'
import { shownBlocks, type ShownBlock } from '../../model/shown-blocks.ts'
import type { PublishContext } from '../context.ts'
import { readLinks } from '../prepare/links.ts'
import { areImpossible } from './impossible-conditions.ts'

type Context = Pick<PublishContext, 'registry' | 'site'>

/** The operation that a form sends. */
export function operationOf({ body }: StoredDocument): string {
  const submit = body['submit']
  return isRecord(submit) && typeof submit['operation'] === 'string' ? submit['operation'] : ''
}

/** Whether a document shows a block of this type. */
export const showsBlock = (document: StoredDocument, type: string): boolean =>
  shownBlocks(document).some(({ block }) => block.type === type)

type Access = 'all' | 'guest' | 'player'

/** Kinds of visitors for whom a document is. */
function visitorsOf(access: Access): Condition[] {
  const users = { all: ['guest', 'authenticated'], guest: ['guest'], player: ['authenticated'] } as const
  return users[access].flatMap((user) =>
    devices.map((device): Condition => ({
      all: [
        { fact: 'user', is: user },
        { fact: 'device', is: device },
      ],
    })),
  )
}

/** Whether the blocks are shown to everybody for whom a document is: on all devices, in all countries, at any time. */
function areSeen(shown: readonly ShownBlock[], access: Access): boolean {
  const lasting = shown.flatMap(({ around }) => {
    const conditions = around.filter((each) => fits(Condition, each))
    return conditions.length === around.length ? [conditions] : []
  })
  // Most visitors belong to none of the countries and campaigns that are asked for.
  const not = lasting
    .flat()
    .flatMap(({ all = [], any = [], not: none = [] }) => [...all, ...any, ...none])
    .filter(({ fact }) => fact === 'country' || fact === 'campaign')
  return visitorsOf(access).every((visitor) =>
    lasting.some((conditions) => !areImpossible([...conditions, { ...visitor, not }], [])),
  )
}

/** Whether everybody for whom a document is sees a block of this type. */
export const isBlockSeen = (document: StoredDocument, type: string, access: Access): boolean =>
  areSeen(
    shownBlocks(document).filter(({ block }) => block.type === type),
    access,
  )

/** The blocks with a form that sends this operation. */
async function blocksWithForm(document: StoredDocument, operation: string, { registry, site }: Context) {
  const forms = readLinks(document, registry).links.filter(isLinkTo('form'))
  const found = await Promise.all(
    shownBlocks(document).map(async (shown) => {
      const own = forms.filter(({ path }) => path.startsWith(`${shown.pointer}/props/`))
      const read = await Promise.all(own.map(({ target }) => site.read('form', target)))
      return read.some((form) => form !== null && operationOf(form) === operation) ? [shown] : []
    }),
  )
  return found.flat()
}

/** Whether everybody for whom a document is sees a form that sends this operation. */
export const isFormSeen = async (
  document: StoredDocument,
  operation: string,
  access: Access,
  context: Context,
): Promise<boolean> => areSeen(await blocksWithForm(document, operation, context), access)

/** The variant of an A/B test whose visitors do not see what is needed; undefined if all of them do. */
export async function lackingVariant(
  document: StoredDocument,
  isShown: (version: StoredDocument) => boolean | Promise<boolean>,
): Promise<{ pointer?: string } | undefined> {
  for (const variation of variationsOf(document)) if (!(await isShown(variation.document))) return variation
  return undefined
}
