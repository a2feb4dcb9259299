import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './auth-panel.examples.ts'

/** Allowed values for the large drawing in the middle. */
export const panelEmblems = ['gift', 'trophy', 'crown', 'gem', 'coins', 'star'] as const

export const authPanel = defineComponent({
  type: 'AuthPanel',
  version: 1,
  description:
    'Two columns for login and registration: a picture with the offer and its terms on the left, the form on the right. Phones show only the form.',
  category: 'account',
  props: Type.Object(
    {
      headline: localizedText(40, 'Headline over the picture'),
      terms: localizedText(120, 'Terms of the offer, or a sentence of welcome'),
      notice: localizedText(120, 'Responsible gaming note beside the 18+ mark'),
      emblem: Type.Enum([...panelEmblems], { description: 'Large illustration' }),
      picture: Type.Optional(
        mediaAddress('Picture in place of the illustrations, about 3:4; its edges may be cut off'),
      ),
      pageHeading: Type.Optional(
        localizedText(60, 'Main heading for screen readers, if the panel is on a page of its own'),
      ),
    },
    { additionalProperties: false },
  ),
  slots: { content: { description: 'The form', maxItems: 3 } },
  migrations: [],
  interactive: false,
  examples,
})
