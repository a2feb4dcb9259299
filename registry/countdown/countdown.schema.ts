import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './countdown.examples.ts'

export const countdown = defineComponent({
  type: 'Countdown',
  version: 1,
  description: 'The time that is left until a moment, truly counted, and what is said when it has come',
  category: 'content',
  props: Type.Object(
    {
      title: localizedText(80, 'What happens then'),
      moment: Type.String({
        pattern:
          '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?(Z|[+-]\\d{2}:\\d{2})$',
        description:
          'When, with the distance from UTC: 2026-11-30T21:00+05:00 is nine in the evening in Tashkent. Shown in the time zone of the settings.',
      }),
      over: localizedText(160, 'What is said once it is over'),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
