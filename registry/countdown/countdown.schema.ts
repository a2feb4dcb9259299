import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './countdown.examples.ts'

export const countdown = defineComponent({
  type: 'Countdown',
  version: 1,
  description: 'Time left until a date, and a message once it has passed',
  category: 'content',
  props: Type.Object(
    {
      title: localizedText(80, 'What happens at that time'),
      moment: Type.String({
        pattern:
          '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?(Z|[+-]\\d{2}:\\d{2})$',
        description:
          'Date and time with the UTC offset: 2026-11-30T21:00+05:00 is 9 p.m. in Tashkent. Shown in the time zone of the settings.',
      }),
      over: localizedText(160, 'Message shown after the countdown ends'),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
