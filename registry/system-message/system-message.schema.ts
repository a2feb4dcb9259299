import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './system-message.examples.ts'

/** Allowed drawings. */
export const characters = ['bear', 'falcon', 'fox', 'leopard'] as const

export const objects = [
  'roulette',
  'cards',
  'dice',
  'bolt',
  'bomb',
  'bell',
  'book',
  'coins',
  'gem',
  'joker',
] as const

export const systemMessage = defineComponent({
  type: 'SystemMessage',
  version: 1,
  description:
    'A page of one message: something is not there, not allowed or not working. Says what happened and what to do next.',
  category: 'content',
  props: Type.Object(
    {
      pictures: Type.Array(Type.Enum([...objects, ...characters]), {
        minItems: 1,
        maxItems: 2,
        uniqueItems: true,
        description: 'Drawings above the message, side by side',
      }),
      title: localizedText(50, 'What happened, in a few words; the main heading of the page'),
      text: localizedText(240, 'What it means for the player and what to do next'),
      buttons: Type.Array(BlockButton, {
        maxItems: 2,
        description: 'Where to go from here; none where the whole site is down',
      }),
      code: Type.Optional(
        Type.String({
          pattern: '^[0-9A-Z-]{2,12}$',
          description: 'Code that a player can tell the support, such as 404',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
