import { Type, type Static } from 'typebox'
import { Action } from './blocks/action.ts'
import { Condition } from './blocks/condition.ts'
import { localizedText } from './localized.ts'
import { iconReference, internalPath } from './reference.ts'
import { Samples } from './samples.ts'

/** What the badge of a menu entry counts for a player. */
const badges = ['bonuses', 'notifications', 'identityCheck'] as const

const shared = {
  /** Tells entries apart. */
  id: Type.String({ pattern: '^[a-z0-9-]+$', generated: true }),
  label: localizedText(30, 'Text of the menu entry'),
}
const appearance = {
  icon: Type.Optional(
    iconReference(
      'Name of an icon (/_icons shows all), or an own picture, best square and without background',
    ),
  ),
  live: Type.Optional(Type.Boolean({ description: 'Red dot before the text: something is happening now' })),
  badge: Type.Optional(
    Type.Enum([...badges], {
      description:
        'Number beside the text in the account menu: bonuses to activate, unread notifications, or the identity check that withdrawals wait for',
    }),
  ),
  when: Type.Optional(Condition),
}

const MenuItem = Type.Union([
  Type.Object(
    { ...shared, to: internalPath('Internal path without language prefix'), ...appearance },
    { title: 'Leads to a page', additionalProperties: false },
  ),
  Type.Object(
    { ...shared, action: Action, ...appearance },
    { title: 'Does something', additionalProperties: false },
  ),
])

export const Menu = Type.Object(
  { items: Type.Array(MenuItem, { maxItems: 16 }), samples: Samples },
  { additionalProperties: false },
)
export type Menu = Static<typeof Menu>

export type MenuBadgeKind = (typeof badges)[number]
