import { isRecord } from '../../../../schemas/is-record.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { blocksOf } from '../../model/blocks.ts'
import { shownBlocks } from '../../model/shown-blocks.ts'
import { at, rule, type Finding } from './rule.ts'

export const duplicateBlockId = rule({
  code: 'duplicate-block-id',
  on: 'document',
  severity: 'error',
  find({ document }) {
    const seen = new Map<string, string>()
    return blocksOf(document).flatMap(({ block, pointer }) => {
      const first = seen.get(block.id)
      seen.set(block.id, first ?? pointer)
      if (first === undefined) return []
      return [
        at(
          `${pointer}/id`,
          phrase`The id "${block.id}" is already used by the block at ${first}`,
          phrase`Give each block a unique id`,
        ),
      ]
    })
  },
})

/** Blocks that hold others and show none are nothing to see. */
export const emptyDocument = rule({
  code: 'empty-document',
  stage: 'site',
  on: ['page', 'section', 'popup'],
  severity: 'error',
  published: 'binds',
  find({ document }) {
    const shown = shownBlocks(document)
    const isFilled = shown.some(
      ({ block, pointer }) =>
        block.slots === undefined || shown.some((inner) => inner.pointer.startsWith(`${pointer}/slots/`)),
    )
    if (isFilled) return []
    return [
      at(
        '/blocks',
        phrase`Nothing would be left to see: every block is removed or hidden`,
        phrase`Show at least one block, or remove the document and redirect its address`,
      ),
    ]
  },
})

export const emptyMenu = rule({
  code: 'empty-menu',
  stage: 'site',
  on: 'menu',
  severity: 'error',
  published: 'binds',
  find: ({ body: { items } }) =>
    items.length > 0
      ? []
      : [
          at(
            '/items',
            phrase`The menu would be empty`,
            phrase`Keep at least one entry; layouts decide where a menu is shown`,
          ),
        ],
})

/** Lists of movements of money have the columns that players must see, each once: `neededColumns` of the contract. */
export const wrongColumns = rule({
  code: 'wrong-columns',
  on: ['page', 'section', 'popup'],
  severity: 'error',
  find: ({ document, registry }) =>
    blocksOf(document).flatMap(({ block: { type, props }, pointer }) => {
      const contract: unknown = registry.get(type)?.props.properties['columns']
      const needed = isRecord(contract) ? contract['neededColumns'] : undefined
      const { columns } = props
      if (!Array.isArray(needed) || !Array.isArray(columns)) return []
      const path = `${pointer}/props/columns`
      const names = columns.map((each: unknown) => (isRecord(each) ? each['column'] : undefined))
      return [
        ...needed
          .map(String)
          .filter((name) => !names.includes(name))
          .map((name) =>
            at(
              path,
              phrase`The column "${name}" is missing: players must see what happened to their money, and when`,
              phrase`Add it again; you choose its place`,
            ),
          ),
        ...columns.flatMap((each: unknown, index): Finding[] => {
          const name = names[index]
          if (typeof name !== 'string' || !isRecord(each)) return []
          if (names.indexOf(name) < index)
            return [
              at(
                `${path}/${index}/column`,
                phrase`The column "${name}" is there twice`,
                phrase`Remove one of them`,
              ),
            ]
          if (each['onPhones'] !== false || !needed.includes(name)) return []
          return [
            at(
              `${path}/${index}/onPhones`,
              phrase`Phones must show the column "${name}", too: most players look at their money there`,
              phrase`Remove the setting for phones`,
            ),
          ]
        }),
      ]
    }),
})
