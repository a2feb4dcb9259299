import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './bonuses.load.ts'
import { examples } from './bonuses.examples.ts'

export const bonuses = defineComponent({
  type: 'Bonuses',
  version: 1,
  description:
    'The player’s casino and sports bonuses: wagering progress, expiry date and available actions. Bonuses cannot be activated during a break.',
  category: 'account',
  props: Type.Object(
    { title: localizedText(60, 'Heading above the bonuses') },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  calls: ['bettingBonuses.get'],
  examples,
})
