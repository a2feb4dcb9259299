import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
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
    'Full-page message: something is not found, not allowed or not working. Explains what happened and what to do next.',
  category: 'content',
  props: Type.Object(
    {
      pictures: Type.Array(Type.Enum([...objects, ...characters]), {
        minItems: 1,
        maxItems: 2,
        uniqueItems: true,
        description: 'Illustrations above the message, side by side',
      }),
      picture: Type.Optional(
        mediaAddress('Picture in place of the illustrations; wide, shown up to 576 px wide and 288 px high'),
      ),
      title: localizedText(50, 'What happened, in a few words; the main heading of the page'),
      text: localizedText(240, 'What it means for the player and what to do next'),
      buttons: Type.Array(BlockButton, {
        maxItems: 2,
        description: 'Links to further pages; none if the whole site is down',
      }),
      code: Type.Optional(
        Type.String({
          pattern: '^[0-9A-Z-]{2,12}$',
          description: 'Code that the player can give to support, such as 404',
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
