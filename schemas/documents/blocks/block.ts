import { Type, type Static } from 'typebox'
import { Condition } from './condition.ts'
import { Period } from './period.ts'

/** Places of a block that differ on narrow windows. */
export const phonePlaces = ['first', 'last'] as const
export type PhonePlace = (typeof phonePlaces)[number]

/** Common fields of all blocks; `props` follow the contract of the registry entry named by `type`. */
export interface Block {
  id: string
  type: string
  version: number
  props: Record<string, unknown>
  slots?: Record<string, Block[]>
  when?: Condition
  period?: Period
  onPhones?: PhonePlace
  isHidden?: boolean
  lock?: boolean
}

/**
 * The outer form of a block. The compiler checks `props` and the blocks in `slots` against the contract of
 * their own registry entry.
 */
export const Block = Type.Unsafe<Block>(
  Type.Object(
    {
      id: Type.String({
        pattern: '^[a-z0-9][a-z0-9-]{0,63}$',
        description: 'Unique within the document; lower-case letters, digits and hyphens',
      }),
      type: Type.String({ pattern: '^[A-Z][A-Za-z0-9]*$', description: 'Name of the component' }),
      version: Type.Integer({
        minimum: 1,
        description: 'Version of the component’s contract that the props were written for',
      }),
      props: Type.Record(Type.String(), Type.Unknown()),
      slots: Type.Optional(
        Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown()))),
      ),
      when: Type.Optional(Condition),
      period: Type.Optional(Period),
      onPhones: Type.Optional(
        Type.Enum([...phonePlaces], {
          description:
            'Where a block of a page comes on phones: first, such as games above a long text, or last. Keyboards and screen readers keep the order of the page, so it must make sense in both orders. Default: as in the page',
        }),
      ),
      isHidden: Type.Optional(
        Type.Boolean({
          description: 'Hides the block and its content from the site; it is kept in the document',
        }),
      ),
      lock: Type.Optional(
        Type.Boolean({
          description:
            'The block cannot be removed, hidden, emptied or shown to some visitors only. Only admins lock and unlock blocks',
        }),
      ),
    },
    { additionalProperties: false },
  ),
)

export const Blocks = Type.Array(Block, { maxItems: 60, description: 'From top to bottom' })
export type Blocks = Static<typeof Blocks>
